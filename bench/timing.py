"""Stopwatches, in processor time of this process, so that waiting for others does not count."""

from collections.abc import Callable, Sequence
from time import process_time
from typing import TypeVar

from bench.figures import Reading

Thing = TypeVar("Thing")


def rates(
    subject: str,
    prepare: Callable[[], Sequence[Thing]],
    play: Callable[[Thing], int],
    seconds: float,
    group: str = "playouts",
) -> list[Reading]:
    """Play sets of games for so many seconds; preparing them does not count."""
    moves, games, spent = 0, 0, 0.0
    while spent < seconds:
        prepared = prepare()
        began = process_time()
        for game in prepared:
            moves += play(game)
        spent += process_time() - began
        games += len(prepared)
    values = {"moves/game": moves / games, "moves/s": moves / spent, "games/s": games / spent}
    return [Reading(group, subject, unit, value) for unit, value in values.items()]


def micros(action: Callable[[Thing], object], things: Sequence[Thing], seconds: float) -> float:
    """Return the microseconds of one action, over twice as many passes until it takes so long."""
    passes, spent = 1, 0.0
    while spent < seconds:
        passes *= 2
        began = process_time()
        for _ in range(passes):
            for thing in things:
                action(thing)
        spent = process_time() - began
    return spent / passes / len(things) * 1e6
