"""A sequential test of two shares of wins, which stops as soon as one of them is refuted."""

from dataclasses import dataclass, field
from math import fsum, log
from typing import Final

ERROR: Final = 0.05
"""How often either conclusion may be wrong."""
FEWEST_SETUPS: Final = 12
"""Before that the variance is not known well enough to conclude anything."""


@dataclass
class Sprt:
    """Weighs "the share of wins is `low`" against "it is `high`", setup by setup.

    This is the generalised sequential probability ratio test: the mean of the setups' shares is
    taken as normally distributed, with the variance that the setups themselves show. So it does not
    matter how the games of one setup depend on each other.
    """

    low: float
    high: float
    shares: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Refuse shares that cannot be told apart."""
        if not 0 < self.low < self.high < 1:
            raise ValueError("two shares lie between 0 and 1, the lower one first")

    @classmethod
    def between(cls, text: str) -> "Sprt":
        """Read two shares such as `0.25,0.40`.

        Raises:
            ValueError: the text is none.
        """
        low, high = (float(share) for share in text.split(","))
        return cls(low, high)

    def add(self, share: float) -> None:
        """Take in one setup's share of wins."""
        self.shares.append(share)

    @property
    def log_likelihood_ratio(self) -> float:
        """How much more likely the results are under `high` than under `low`, as a logarithm."""
        if not self.shares:
            return 0.0
        excess = fsum(self.shares) / len(self.shares) - (self.low + self.high) / 2
        return len(self.shares) * (self.high - self.low) * excess / self.variance

    @property
    def variance(self) -> float:
        """The variance of the setups' shares, with one made-up setup so that it is never 0.

        The made-up one lies as far off as a setup of a single game would, half-way between.
        """
        mean, middle = fsum(self.shares) / len(self.shares), (self.low + self.high) / 2
        squares = fsum((share - mean) ** 2 for share in self.shares)
        return (squares + middle * (1 - middle)) / len(self.shares)

    @property
    def bound(self) -> float:
        """Beyond this on either side the test concludes."""
        return log((1 - ERROR) / ERROR)

    @property
    def decided(self) -> bool:
        """Whether no more games are needed."""
        return self.conclusion != "open"

    @property
    def conclusion(self) -> str:
        """What the results say so far: `high`, `low` or `open`."""
        ratio = self.log_likelihood_ratio
        if len(self.shares) < FEWEST_SETUPS or abs(ratio) < self.bound:
            return "open"
        return "high" if ratio > 0 else "low"
