"""Readings, each of one round, and the figures that sum up the readings of all rounds."""

import statistics
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Self

MORE_IS_BETTER = ("moves/s", "games/s")
LESS_IS_BETTER = ("µs", "instructions")
NEUTRAL = ("moves/game", "moves")
"""What depends on the rules alone, so that it is the same in both forms."""
SIGNIFICANT_DIGITS = 6


class Key(NamedTuple):
    """Whose figure it is (a form of ours or a peer), what was measured, and in which unit."""

    who: str
    group: str
    subject: str
    unit: str

    def __str__(self) -> str:
        return f"{self.who}, {self.group}, {self.subject}: {self.unit}"


class Reading(NamedTuple):
    """One measurement of one round."""

    group: str
    subject: str
    unit: str
    value: float


class Figure(NamedTuple):
    """What several rounds gave for one key, in their order."""

    key: Key
    samples: Sequence[float]

    @property
    def median(self) -> float:
        return statistics.median(self.samples)

    @property
    def spread(self) -> float:
        """The distance from the least to the greatest, as a share of the median."""
        reach = max(self.samples) - min(self.samples)
        return reach / self.median if reach else 0.0

    def as_dict(self) -> dict[str, Any]:
        samples = [rounded(sample) for sample in self.samples]
        return {**self.key._asdict(), "median": rounded(self.median), "samples": samples}

    @classmethod
    def from_dict(cls, kept: dict[str, Any]) -> Self:
        return cls(Key(*(kept[field] for field in Key._fields)), kept["samples"])


Figures = dict[Key, Figure]


def rounded(value: float) -> float:
    """Leave out what no measurement can tell."""
    return float(f"{value:.{SIGNIFICANT_DIGITS}g}")


def sum_up(readings: Iterable[tuple[str, Reading]]) -> Figures:
    """Gather the readings of all rounds, each with whose it is."""
    samples: dict[Key, list[float]] = {}
    for who, (group, subject, unit, value) in readings:
        samples.setdefault(Key(who, group, subject, unit), []).append(value)
    return {key: Figure(key, values) for key, values in samples.items()}
