"""Loops over whole games: random playouts, and the counting of move sequences."""

from random import Random

from concordia.engine.state import State
from concordia.engine.turn import play


def random_playout(state: State, random: Random, most_moves: int) -> int:
    """Play uniformly random legal moves until the game is over; return how many were played.

    Stops after `most_moves`, so that a game that random players never end does not run forever.
    """
    choose = random.random
    played = 0
    while played < most_moves:
        legal = state.legal
        if not legal:
            break
        play(state, legal[int(choose() * len(legal))])
        played += 1
    return played


def perft(state: State, depth: int) -> int:
    """Count the sequences of legal moves of a length from a state."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(state.legal)
    count = 0
    for move in state.legal:
        twin = state.clone()
        play(twin, move)
        count += perft(twin, depth - 1)
    return count
