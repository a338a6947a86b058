"""Intervals of ratings by bootstrap: what they would be for other setups of the same kind."""

from collections import Counter
from collections.abc import Collection, Sequence
from random import Random
from typing import Final

from concordia.arena.statistics.plackett_luce import Order, ratings, strengths
from concordia.arena.statistics.shares import Interval

RESAMPLES: Final = 400
OUTSIDE: Final = 0.025
"""The part of the resamples that is left out on either side."""


def rating_intervals(
    setups: Sequence[Counter[Order]], names: Collection[str], random: Random
) -> dict[str, Interval]:
    """Return the 95% interval of each rating, where the results say anything about it.

    They do not where there is one setup, or all setups are alike: somebody who always wins could be
    any amount better.

    Whole setups are drawn with replacement, so whatever ties the games of one together stays.
    """
    if all(orders == setups[0] for orders in setups):
        return {}
    best = strengths(_summed(setups), names)
    drawn = [
        ratings(strengths(_summed(_resampled(setups, random)), names, start=best))
        for _ in range(RESAMPLES)
    ]
    return {name: percentiles([sample[name] for sample in drawn]) for name in names}


def percentiles(values: Sequence[float]) -> Interval:
    """Return between which values the middle 95% lie."""
    ordered = sorted(values)
    outside = int(len(ordered) * OUTSIDE)
    return ordered[outside], ordered[-1 - outside]


def _resampled(setups: Sequence[Counter[Order]], random: Random) -> list[Counter[Order]]:
    return [setups[int(random.random() * len(setups))] for _ in setups]


def _summed(setups: Sequence[Counter[Order]]) -> Counter[Order]:
    total: Counter[Order] = Counter()
    for orders in setups:
        total.update(orders)
    return total
