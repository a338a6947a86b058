"""The greedy bot: it plays the turn to its end after each possible move, and takes the best."""

from collections.abc import Callable
from random import Random
from typing import ClassVar, Final

from concordia.bots.bot import Bot
from concordia.bots.value import value
from concordia.engine.moves import END
from concordia.engine.state import State
from concordia.engine.turn import play

LONGEST_TURN: Final = 60
"""Moves after which a turn is taken as it stands; hardly any is half as long."""


class GreedyBot(Bot):
    """Looks no further than the end of the turn."""

    name: ClassVar[str] = "greedy"
    about: ClassVar[str] = "what brings the most by the end of this turn"

    def choose(self, state: State, random: Random) -> int:
        """Return the move whose turn, finished step by step, ends best for the seat asked."""
        seat = state.to_move()
        return best_move(state, lambda after: value_at_end_of_turn(after, seat))


def value_at_end_of_turn(state: State, seat: int) -> float:
    """Let every seat take what looks best at once, until the turn is done."""
    for _ in range(LONGEST_TURN):
        if at_end_of_turn(state):
            break
        play(state, next_step(state))
    return value(state, seat)


def next_step(state: State) -> int:
    """Return the move that looks best at once to the seat that is asked."""
    seat = state.to_move()
    return best_move(state, lambda after: value(after, seat))


def best_move(state: State, worth: Callable[[State], float]) -> int:
    """Return the legal move after which the state is worth the most; the first of equals."""
    best, most = state.legal[0], float("-inf")
    for move in state.legal:
        twin = state.clone()
        play(twin, move)
        found = worth(twin)
        if found > most:
            best, most = move, found
    return best


def at_end_of_turn(state: State) -> bool:
    """Tell whether nothing is left in this turn but to end it."""
    return state.over or state.legal[0] == END
