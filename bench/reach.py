"""What issue 3 wants to reach, as ratios to the peers of the same run."""

import statistics
from typing import NamedTuple

from bench.contestants import COMPILED, INTERPRETED
from bench.figures import Figures, Key

CATANATRON = Key("catanatron", "playouts", "RandomPlayer x 4", "moves/s")
BACKGAMMON = Key("pyspiel", "playouts", "backgammon", "moves/s")
CATANATRON_COPY = Key("catanatron", "copy", "a mid-game state", "µs")


class Target(NamedTuple):
    """A ratio of ours to a peer's that is to be reached."""

    text: str
    ours: Key
    theirs: Key
    bound: float
    at_most: bool = False

    def met(self, ratio: float) -> bool:
        return ratio <= self.bound if self.at_most else ratio >= self.bound


class Reached(NamedTuple):
    """How a target stands: the ratios of the rounds, none where one side was not measured."""

    target: Target
    ratios: list[float]

    @property
    def summary(self) -> tuple[float, ...]:
        """The median, the least and the most, if there are any."""
        ratios = self.ratios
        return (statistics.median(ratios), min(ratios), max(ratios)) if ratios else ()

    @property
    def verdict(self) -> str:
        if not self.ratios:
            return "not measured"
        return "met" if self.target.met(self.summary[0]) else "missed"


def _playouts(form: str, subject: str) -> Key:
    return Key(form, "playouts", subject, "moves/s")


def _copy(form: str) -> Key:
    return CATANATRON_COPY._replace(who=form)


TARGETS = (
    Target(
        "interpreted, in-engine / catanatron, moves/s",
        _playouts(INTERPRETED, "in-engine"),
        CATANATRON,
        6,
    ),
    Target(
        "compiled, in-engine / catanatron, moves/s",
        _playouts(COMPILED, "in-engine"),
        CATANATRON,
        40,
    ),
    Target(
        "compiled, in-engine / pyspiel backgammon, moves/s",
        _playouts(COMPILED, "in-engine"),
        BACKGAMMON,
        5,
    ),
    Target(
        "compiled, driven from Python / pyspiel backgammon, moves/s",
        _playouts(COMPILED, "driven from Python"),
        BACKGAMMON,
        2,
    ),
    Target(
        "compiled, copy of a state / catanatron, time",
        _copy(COMPILED),
        CATANATRON_COPY,
        1 / 15,
        at_most=True,
    ),
    Target(
        "interpreted, copy of a state / catanatron, time",
        _copy(INTERPRETED),
        CATANATRON_COPY,
        1 / 5,
        at_most=True,
    ),
)


def reach(figures: Figures) -> list[Reached]:
    """Hold the figures against all targets, round by round."""
    return [Reached(target, _ratios(figures, target)) for target in TARGETS]


def _ratios(figures: Figures, target: Target) -> list[float]:
    if target.ours not in figures or target.theirs not in figures:
        return []
    pairs = zip(figures[target.ours].samples, figures[target.theirs].samples, strict=False)
    return [ours / theirs for ours, theirs in pairs]
