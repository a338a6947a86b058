"""Who sits at the terminal's table: people, and random players."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from concordia.engine.errors import InvalidOptions

PERSON: Final = "you"
RANDOM: Final = "random"
RANDOM_NAME: Final = "Random"


@dataclass(frozen=True)
class Seat:
    """One player at the table."""

    name: str
    person: bool


class RandomPlayer:
    """Chooses among the legal moves with equal chances."""

    def __init__(self, seed: int) -> None:
        self._random = Random(f"random players {seed}")

    def choose(self, moves: Sequence[str]) -> str:
        """Return one of the moves."""
        return self._random.choice(moves)


def read_seats(texts: Sequence[str]) -> list[Seat]:
    """Read `you`, `you:NAME` and `random`; who has no name is numbered."""
    people = [text for text in texts if text.partition(":")[0] == PERSON]
    return [
        _read_seat(text, number, alone=len(people) == 1) for number, text in enumerate(texts, 1)
    ]


def _read_seat(text: str, number: int, *, alone: bool) -> Seat:
    kind, _, name = text.partition(":")
    if kind == PERSON:
        return Seat(name or ("You" if alone else f"Player {number}"), person=True)
    if kind == RANDOM and not name:
        return Seat(f"{RANDOM_NAME} {number}", person=False)
    raise InvalidOptions(f"{text!r} cannot sit down; there are you, you:NAME and random")


def seats_of(names: Sequence[str]) -> list[Seat]:
    """Tell people from random players by the names in a record."""
    return [Seat(name, person=not name.startswith(f"{RANDOM_NAME} ")) for name in names]
