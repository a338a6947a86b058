"""Players' names, as far as a record can hold them."""

from collections.abc import Sequence
from typing import Final

from concordia.content.reading import shown
from concordia.engine.errors import InvalidOptions

LONGEST_NAME: Final = 60


def usual_names(seats: int) -> list[str]:
    """Return names for players who have given none."""
    return [f"Player {seat + 1}" for seat in range(seats)]


def check_names(names: Sequence[str]) -> None:
    """Refuse names that a line of a record cannot hold, and one name for two players."""
    for name in names:
        if not fits_record(name):
            raise InvalidOptions(
                f"{shown(name)} cannot be a player's name: it takes 1 to {LONGEST_NAME} "
                "printable characters, no space first or last"
            )
    if len(set(names)) < len(names):
        raise InvalidOptions(f"two players have one name: {', '.join(names)}")


def fits_record(name: object) -> bool:
    """Tell whether a line of a record can hold a name."""
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME:
        return False
    return name == name.strip() and name.isprintable()
