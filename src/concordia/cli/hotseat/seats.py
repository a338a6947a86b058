"""Who sits at the terminal's table: people, and bots."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from concordia.bots.advice import Advice, advise
from concordia.bots.bot import Budget, answer
from concordia.bots.ladder import LADDER
from concordia.content.reading import unknown
from concordia.engine.errors import InvalidOptions
from concordia.engine.state import State
from concordia.external.bot import ExternalBot

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
    """Chooses for the seats where no person sits, and gives advice to those where one does."""

    def __init__(self, seed: int, commands: Mapping[str, str] | None = None) -> None:
        """Get ready; `commands` are those of external bots, by name."""
        self._seed = seed
        self._random = Random(f"bots {seed}")
        self._external = {
            name: ExternalBot(name, command) for name, command in (commands or {}).items()
        }

    def answer(self, seat: Seat, state: State) -> list[int]:
        """Return the moves that the seat plays now."""
        bot = self._external.get(seat.bot) or LADDER[seat.bot]
        return answer(bot, state, Budget(seconds=SECONDS), self._random)

    def advise(self, state: State) -> Advice:
        """Return what the strongest bot would do; asking for it changes nothing in the game."""
        return advise(state, Budget(seconds=SECONDS), Random(f"hint {self._seed}"))

    def close(self) -> None:
        """Let go of the bots that are programs of their own."""
        for bot in self._external.values():
            bot.close()


def read_seats(texts: Sequence[str], more: Collection[str] = ()) -> list[Seat]:
    """Read `you`, `you:NAME` and the names of bots, `more` of them included.

    Who has no name is numbered.
    """
    bots = [*LADDER, *more]
    people = [text for text in texts if text.partition(":")[0] == PERSON]
    return [
        _read_seat(text, number, bots, alone=len(people) == 1)
        for number, text in enumerate(texts, 1)
    ]


def _read_seat(text: str, number: int, bots: Sequence[str], *, alone: bool) -> Seat:
    kind, _, name = text.partition(":")
    if kind == PERSON:
        return Seat(name or ("You" if alone else f"Player {number}"))
    if text in bots:
        return Seat(f"{text.capitalize()} {number}", text)
    raise InvalidOptions(unknown(text, [PERSON, f"{PERSON}:NAME", *bots], "seat"))


def seats_of(names: Sequence[str], more: Collection[str] = ()) -> list[Seat]:
    """Tell people from bots by the names in a record: "Greedy 2" is the bot `greedy`."""
    return [Seat(name, _bot_of(name, [*LADDER, *more])) for name in names]


def _bot_of(name: str, bots: Sequence[str]) -> str:
    bot, _, number = name.partition(" ")
    return bot.lower() if bot.lower() in bots and number.isdecimal() else ""
