"""The ways to play: how many players there are, and which cards they start with and buy."""

from dataclasses import dataclass
from typing import Final

from concordia.content.cards import DECKS, CardFile
from concordia.content.entry import Entry
from concordia.engine.scoring import VENUS_COUNTS
from concordia.engine.types import MAX_SEATS

_LEAST_PLAYERS: Final = 2
_LEAST_IN_TEAMS: Final = 4
_PARTNERS: Final = 2


@dataclass(frozen=True)
class Mode:
    """A way to play."""

    players: tuple[int, ...]
    """The possible numbers of players."""
    decks: str
    venus: str
    hand: tuple[str, ...]
    lacks: tuple[str, ...] = ()
    """In teams: the cards that the first and the second partner do not have."""

    @property
    def partners(self) -> bool:
        """Whether players form teams of two."""
        return bool(self.lacks)

    def deck_names(self, seats: int) -> tuple[str, ...]:
        """Return the decks that are in a game of so many players (3.3)."""
        return DECKS[:seats]

    def lacking(self, seat: int, seats: int) -> str:
        """Return the card that this seat does not start with (3.7), or an empty text."""
        return self.lacks[_PARTNERS * seat // seats] if self.lacks else ""

    def teams(self, seats: int) -> int:
        """Return how many teams there are; who plays alone is a team of his own."""
        return seats // _PARTNERS if self.lacks else seats


def read_modes(entry: Entry, cards: CardFile) -> dict[str, Mode]:
    """Read the ways to play; their cards and decks must be in the card file."""
    return {name: _mode(mode, cards) for name, mode in entry.table().items()}


def _mode(entry: Entry, cards: CardFile) -> Mode:
    fields = entry.fields(("players", "decks", "venus", "hand"), ("lacks",))
    hand = tuple(item.one_of(cards.start, "starting card") for item in fields["hand"].items())
    lacks = tuple(item.one_of(hand, "card of this hand") for item in fields["lacks"].items())
    if fields["hand"].given and not hand:
        fields["hand"].fault("players start with at least one card")
    if fields["lacks"].given and len(lacks) != _PARTNERS:
        fields["lacks"].fault("name a card for the first partner and one for the second")
    return Mode(
        players=_players(fields["players"], partners=bool(lacks)),
        decks=fields["decks"].one_of(cards.decks, "set of decks"),
        venus=fields["venus"].one_of(VENUS_COUNTS, "way of counting"),
        hand=hand,
        lacks=lacks,
    )


def _players(entry: Entry, *, partners: bool) -> tuple[int, ...]:
    least = _LEAST_IN_TEAMS if partners else _LEAST_PLAYERS
    players = tuple(item.whole(least, MAX_SEATS) for item in entry.items())
    if partners and any(number % _PARTNERS for number in players):
        entry.fault("in teams of two the number of players is even")
    if not players or sorted(set(players)) != list(players):
        entry.fault("list each possible number of players once, from low to high")
    return players
