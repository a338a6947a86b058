"""Players' names, as far as a record can hold them; and who of them begins."""

from collections.abc import Sequence
from random import Random
from typing import Final

from concordia.engine.errors import InvalidOptions

LONGEST_NAME: Final = 60
"""As docs/reference/record.md bounds it."""


def check_names(names: Sequence[str]) -> None:
    """Refuse names that a line of a record cannot hold."""
    for name in names:
        if not name or name != name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise InvalidOptions(
                f"{name[:LONGEST_NAME]!r} cannot be a player's name: it takes 1 to {LONGEST_NAME} "
                "printable characters, no space first or last"
            )


def first_seat(seats: int, seed: int) -> int:
    """Draw which of the players around the table begins (3.4)."""
    return int(Random(f"first player {seed}").random() * seats)


def seated(names: Sequence[str], seed: int) -> list[str]:
    """Return the names in turn order: as they sit around the table, from the one who begins."""
    first = first_seat(len(names), seed)
    return [*names[first:], *names[:first]]
