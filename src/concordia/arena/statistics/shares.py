"""The share of wins with an interval that knows that games of one setup are not independent."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final

Z: Final = NormalDist().inv_cdf(0.975)
"""How many standard errors a 95% interval reaches to either side."""

Interval = tuple[float, float]
Trial = tuple[int, int]
"""How often somebody won, and how often he could have: once for each side that he played."""


def wilson(share: float, trials: float) -> Interval:
    """Return Wilson's interval, which stays within 0 and 1 and is right near them too."""
    spread = Z * Z / trials
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / trials + spread / trials / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def share_of(trials: Sequence[Trial]) -> float:
    """Return the share of wins."""
    return sum(wins for wins, _ in trials) / sum(sides for _, sides in trials)


def clustered_interval(setups: Sequence[Sequence[Trial]]) -> Interval:
    """Return the 95% interval of a share of wins, from each setup's games.

    It is Wilson's for as many independent games as would vary as these do.
    """
    return wilson(share_of([game for setup in setups for game in setup]), effective_trials(setups))


def effective_trials(setups: Sequence[Sequence[Trial]]) -> float:
    """Return how many independent games tell as much.

    The variance is the sandwich estimate with setups as clusters, but never below the one with
    games as clusters: with few setups the former can be small by chance. Where all games were won
    or lost nothing can be estimated, and each counts as one.
    """
    if len(setups) == 1:
        return 1.0
    games = [game for setup in setups for game in setup]
    share = share_of(games)
    found = max(variance(games), variance([_sum(setup) for setup in setups]))
    return share * (1 - share) / found if found else float(len(games))


def variance(clusters: Sequence[Trial]) -> float:
    """Return the sandwich estimate of the variance of the share of wins."""
    share, count = share_of(clusters), len(clusters)
    squares = [(wins - share * sides) ** 2 for wins, sides in clusters]
    return count / (count - 1) * sum(squares) / sum(sides for _, sides in clusters) ** 2


def _sum(games: Sequence[Trial]) -> Trial:
    return sum(wins for wins, _ in games), sum(sides for _, sides in games)
