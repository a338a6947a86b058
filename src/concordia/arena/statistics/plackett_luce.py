"""Plackett-Luce ratings: strengths that explain in which orders players finish.

Who finishes first is drawn with chances in proportion to the strengths, then in the same way who of
the others is second, and so on.
"""

from collections.abc import Collection, Mapping
from math import exp, fsum, log, log10
from typing import Final

Order = tuple[str, ...]
"""Who finished first, second, ...; a bot that played several sides stands there several times."""
Strengths = dict[str, float]

GHOST: Final = 1.0
"""Each player also wins half and loses half a game against a ghost of strength 1, so that who wins
always is rated very strong, not infinitely strong."""
ELO: Final = 400.0
"""So many points are 10 to 1, as in chess."""
MOST_STEPS: Final = 2_000
CLOSE_ENOUGH: Final = 1e-7


def strengths(
    orders: Mapping[Order, int],
    names: Collection[str],
    *,
    ghost: float = GHOST,
    start: Strengths | None = None,
) -> Strengths:
    """Return the most likely strengths, of geometric mean 1, for orders and how often each came.

    This is Hunter's MM algorithm (2004), whose every step makes the orders more likely.
    """
    found = start or dict.fromkeys(names, 1.0)
    wins = _wins(orders, names, ghost)
    for _ in range(MOST_STEPS):
        before, chances = found, _chances(orders, found, ghost)
        found = centred({name: wins[name] / (chances[name] or 1.0) for name in found})
        if all(abs(found[name] - before[name]) <= CLOSE_ENOUGH * before[name] for name in found):
            break
    return found


def ratings(found: Strengths) -> dict[str, float]:
    """Return strengths in points of Elo around 0."""
    return {name: ELO * log10(strength) for name, strength in found.items()}


def centred(found: Strengths) -> Strengths:
    """Scale strengths so that their geometric mean is 1."""
    mean = exp(fsum(log(strength) for strength in found.values()) / len(found))
    return {name: strength / mean for name, strength in found.items()}


def _wins(orders: Mapping[Order, int], names: Collection[str], ghost: float) -> Strengths:
    """Count how often somebody finished ahead of all who were left; last is no achievement."""
    wins = dict.fromkeys(names, ghost / 2)
    for order, times in orders.items():
        for name in order[:-1]:
            wins[name] += times
    return wins


def _chances(orders: Mapping[Order, int], found: Strengths, ghost: float) -> Strengths:
    """Add up what each would win per unit of strength if the strengths were right."""
    chances = {name: ghost / (strength + 1) for name, strength in found.items()}
    for order, times in orders.items():
        left = fsum(found[name] for name in order)
        so_far = 0.0
        for name in order[:-1]:
            so_far += times / left
            chances[name] += so_far
            left -= found[name]
        chances[order[-1]] += so_far
    return chances
