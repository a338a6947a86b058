"""Matches that are quick to play, and results made up by hand."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from concordia.arena.match import Match
from concordia.arena.result import GameResult
from concordia.arena.run import Arena
from concordia.arena.workers import ThisProcess

QUICK = Match(("random",), "italia", "base", 2, {}, seed=7)


def results_of(match: Match, games: int) -> list[GameResult]:
    """Play a match here."""
    return Arena(ThisProcess()).run(match, games)


def made_up(setup: int, rotation: int, sides: Sequence[str], order: Sequence[int]) -> GameResult:
    """Return a game in which the better placed have more points."""
    points = [[0] * 7 + [10 * (len(order) - order.index(seat))] for seat in range(len(sides))]
    few = [1] * len(sides)
    return GameResult(
        setup,
        rotation,
        list(sides),
        list(order),
        points,
        few,
        few,
        few,
        9,
        True,
        [0.5] * len(sides),
    )


def without_seconds(told: dict[str, Any]) -> dict[str, Any]:
    """Leave out of a result or a standing what the clock said."""
    return {key: value for key, value in told.items() if key != "seconds"}


def plain(results: Sequence[GameResult]) -> list[dict[str, Any]]:
    """Return results as they are stored, but for what the clock said."""
    return [without_seconds(asdict(result)) for result in results]
