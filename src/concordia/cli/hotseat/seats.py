"""Who sits at the terminal's table: people, and bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from concordia.bots.bot import Budget, answer
from concordia.bots.ladder import LADDER
from concordia.content.reading import unknown
from concordia.engine.errors import InvalidOptions
from concordia.engine.state import State

PERSON: Final = "you"
SECONDS: Final = 1.0
"""How long a bot may think about one answer."""


@dataclass(frozen=True)
class Seat:
    """One player at the table."""

    name: str
    bot: str = ""
    """Which bot plays; none for a person."""

    @property
    def person(self) -> bool:
        """Whether a person sits here."""
        return not self.bot


class BotPlayers:
    """Chooses for the seats where no person sits."""

    def __init__(self, seed: int) -> None:
        self._random = Random(f"bots {seed}")

    def answer(self, seat: Seat, state: State) -> list[int]:
        """Return the moves that the seat plays now."""
        return answer(LADDER[seat.bot], state, Budget(seconds=SECONDS), self._random)


def read_seats(texts: Sequence[str]) -> list[Seat]:
    """Read `you`, `you:NAME` and the names of bots; who has no name is numbered."""
    people = [text for text in texts if text.partition(":")[0] == PERSON]
    return [
        _read_seat(text, number, alone=len(people) == 1) for number, text in enumerate(texts, 1)
    ]


def _read_seat(text: str, number: int, *, alone: bool) -> Seat:
    kind, _, name = text.partition(":")
    if kind == PERSON:
        return Seat(name or ("You" if alone else f"Player {number}"))
    if text in LADDER:
        return Seat(f"{text.capitalize()} {number}", text)
    raise InvalidOptions(unknown(text, [PERSON, f"{PERSON}:NAME", *LADDER], "seat"))


def seats_of(names: Sequence[str]) -> list[Seat]:
    """Tell people from bots by the names in a record: "Greedy 2" is the bot `greedy`."""
    return [Seat(name, _bot_of(name)) for name in names]


def _bot_of(name: str) -> str:
    bot, _, number = name.partition(" ")
    return bot.lower() if bot.lower() in LADDER and number.isdecimal() else ""
