"""Steps: the move that looks best at once, and turns that are played by such moves alone."""

from typing import Final

from concordia.bots.value.judge import Judge, time_left
from concordia.engine.decisions.move_colonists import PutColonist
from concordia.engine.moves import END
from concordia.engine.state import State
from concordia.engine.turn import play

LONGEST_TURN: Final = 60
"""Moves after which a turn is taken as it stands; hardly any is half as long."""


def best_step(judge: Judge, state: State, seat: int) -> int:
    """Return the legal move after which the moment looks best to a seat; the first of equals."""
    left = time_left(state)
    best, most = state.legal[0], float("-inf")
    for move in state.legal:
        found = worth_of_step(judge, state, move, seat, left)
        if found > most:
            best, most = move, found
    return best


def worth_of_step(judge: Judge, state: State, move: int, seat: int, left: float) -> float:
    """Return what the moment after a move is worth: with a colonist put where it stands best."""
    twin = state.clone()
    play(twin, move)
    if not isinstance(twin.stack[-1], PutColonist):
        return judge.worth_to_side(twin, seat, left)
    return max([worth_of_step(judge, twin, where, seat, left) for where in twin.legal])


def finish_turn(judge: Judge, state: State) -> None:
    """Play the turn to its end, with the step for each that looks best to who is asked."""
    for _ in range(LONGEST_TURN):
        if at_end_of_turn(state):
            break
        if len(state.legal) == 1:
            play(state, state.legal[0])
        else:
            play(state, best_step(judge, state, state.to_move()))


def at_end_of_turn(state: State) -> bool:
    """Tell whether nothing is left in this turn but to end it."""
    return not state.legal or state.legal[0] == END
