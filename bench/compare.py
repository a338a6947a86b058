"""What became slower since the figures that were kept last."""

from typing import NamedTuple

from bench.figures import LESS_IS_BETTER, MORE_IS_BETTER, Figure, Figures, Key

TOLERANCE = 0.05


class Slower(NamedTuple):
    """A figure that became worse, and by what share."""

    key: Key
    before: float
    now: float
    share: float

    @property
    def repeatable(self) -> bool:
        """Whether the figure is the same in every run, so that this is no accident."""
        return self.key.unit == "instructions"

    def __str__(self) -> str:
        return f"{self.key} {self.before:,.4g} -> {self.now:,.4g}, {self.share:.0%} slower"


def slower(before: Figures, now: Figures, tolerance: float = TOLERANCE) -> list[Slower]:
    """List what became slower by more than the tolerance, what is repeatable first."""
    both = [(before[key], figure) for key, figure in now.items() if key in before]
    found = [_change(old, new) for old, new in both]
    worse = [change for change in found if change.share > tolerance]
    return sorted(worse, key=lambda change: (not change.repeatable, -change.share))


def _change(old: Figure, new: Figure) -> Slower:
    return Slower(new.key, old.median, new.median, _time_taken(new) / _time_taken(old) - 1)


def _time_taken(figure: Figure) -> float:
    """Return something that grows as the work takes longer; the same for what is no speed."""
    if figure.key.unit in MORE_IS_BETTER:
        return 1 / figure.median
    return figure.median if figure.key.unit in LESS_IS_BETTER else 1.0
