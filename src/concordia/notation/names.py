"""Players' names, as far as a record can hold them."""

from collections.abc import Sequence
from typing import Final

from concordia.engine.errors import InvalidOptions

LONGEST_NAME: Final = 60


def usual_names(seats: int) -> list[str]:
    """Return names for players who have given none."""
    return [f"Player {seat + 1}" for seat in range(seats)]


def check_names(names: Sequence[str]) -> None:
    """Refuse names that a line of a record cannot hold."""
    for name in names:
        if not name or name != name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise InvalidOptions(
                f"{name[:LONGEST_NAME]!r} cannot be a player's name: it takes 1 to {LONGEST_NAME} "
                "printable characters, no space first or last"
            )
    if len(set(names)) < len(names):
        raise InvalidOptions(f"two players have one name: {', '.join(names)}")
