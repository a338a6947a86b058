"""Who of the players around a table begins (3.4)."""

from collections.abc import Sequence
from random import Random


def first_seat(seats: int, seed: int) -> int:
    """Draw which of the players around the table begins (3.4)."""
    return int(Random(f"first player {seed}").random() * seats)


def seated(names: Sequence[str], seed: int) -> list[str]:
    """Return the names in turn order: as they sit around the table, from the one who begins."""
    first = first_seat(len(names), seed)
    return [*names[first:], *names[:first]]
