"""The games that are measured: their starts, states from their middle, and how they are driven."""

from functools import cache
from random import Random

from concordia import Game
from concordia.engine.playout import random_playout
from concordia.engine.state import State
from concordia.engine.turn import play

BASE_GAME = ("imperium", "base", 4)
GAMES_OF_A_SET = 20
MOST_MOVES = 20_000
"""No random game has come near it; it keeps one that never ends from stopping everything."""


@cache
def starts(map_id: str, mode: str, seats: int, games: int = GAMES_OF_A_SET) -> tuple[State, ...]:
    """Set games up, the same in every run."""
    seeds = range(games)
    return tuple(Game.new(map_id, players=seats, mode=mode, seed=seed).state for seed in seeds)


def copies(states: tuple[State, ...]) -> list[State]:
    """Return the states once more, to be played on."""
    return [state.clone() for state in states]


def in_engine(state: State, random: Random) -> int:
    """Play a game to its end inside the engine."""
    return random_playout(state, random, MOST_MOVES)


def driven(state: State, random: Random) -> int:
    """Play a game to its end from Python, as a search or a learner does."""
    choose, played = random.random, 0
    while legal := state.legal:
        play(state, legal[int(choose() * len(legal))])
        played += 1
    return played


def through_game(game: Game, random: Random) -> int:
    """Play a game to its end through the friendly face, with the texts of the moves."""
    choose, played = random.random, 0
    while texts := game.moves():
        game.play(texts[int(choose() * len(texts))])
        played += 1
    return played


def middles(games: tuple[State, ...]) -> list[State]:
    """Play random games to half their length."""
    halfway = copies(games)
    for seed, (start, state) in enumerate(zip(games, halfway, strict=True)):
        length = in_engine(start.clone(), Random(seed))
        random_playout(state, Random(seed), length // 2)
    return halfway
