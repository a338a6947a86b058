"""The kinds of cards, the starting cards and the decks, read from cards.toml."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from concordia.content.card_kinds import read_kinds
from concordia.content.entry import NOTHING, Entry, parse, read_file
from concordia.engine.cards import Card, CardKind
from concordia.engine.types import DISPLAY_SIZE, GODS, GOODS, MINERVA

START: Final = "start"
DECKS: Final = ("I", "II", "III", "IV", "V")

_CARDS_FILE: Final = Path(__file__).with_name("cards.toml")
_MOST_OF_A_COST: Final = 9

Deck = dict[str, Card]
"""The cards of a deck by the names of their kinds."""
DeckSet = dict[str, Deck]
"""The decks I to V."""


@dataclass(frozen=True, eq=False)
class CardFile:
    """All cards that there are, whatever the way to play."""

    kinds: list[CardKind]
    start: Deck
    decks: dict[str, DeckSet]


@cache
def bundled_cards() -> CardFile:
    """Return the cards of the game."""
    return _cards(read_file(_CARDS_FILE))


def read_cards(text: str, file: str) -> CardFile:
    """Read a text in the format of cards.toml; `file` is the name for its faults."""
    return _cards(parse(text, file))


def _cards(root: Entry) -> CardFile:
    fields = root.fields(("kind", START, "decks"))
    kinds = read_kinds(fields["kind"])
    start = _deck(fields[START], START, kinds)
    decks: dict[str, DeckSet] = {}
    for name, entry in fields["decks"].table().items():
        decks[name] = _deck_set(entry, decks, kinds)
    root.expect_no_faults()
    return CardFile(list(kinds.values()), start, decks)


def _deck_set(entry: Entry, others: dict[str, DeckSet], kinds: dict[str, CardKind]) -> DeckSet:
    """Read a set of decks, which can be like an earlier one but for some cards."""
    fields = entry.fields((), ("like", "without", *DECKS))
    like = others.get(fields["like"].one_of(others, "set of decks that stands before"), {})
    without = fields["without"].keyed(DECKS, "deck")
    decks = {
        name: _changed(
            _deck(fields[name], name, kinds),
            like.get(name, {}),
            fields[name],
            without.get(name, NOTHING),
        )
        for name in DECKS
    }
    if len(decks["I"]) + len(decks["II"]) < DISPLAY_SIZE:
        entry.fault(f"decks I and II together have fewer cards than the {DISPLAY_SIZE} for sale")
    return decks


def _changed(added: Deck, like: Deck, entry: Entry, without: Entry) -> Deck:
    """Return a deck that is like another one, without some cards and with some others."""
    removed = _names(without, like, "card of the deck that this one is like")
    kept = {name: card for name, card in like.items() if name not in removed}
    for name, place in entry.table().items():
        if name in kept:
            place.fault("this deck has the card already; name it under `without` to replace it")
    return kept | added


def _deck(entry: Entry, deck: str, kinds: dict[str, CardKind]) -> Deck:
    cards = entry.keyed(kinds, "kind of card")
    return {name: _card(card, deck, kinds[name]) for name, card in cards.items()}


def _card(entry: Entry, deck: str, kind: CardKind) -> Card:
    """Read a card. Starting cards have no cost."""
    fields = entry.fields(("gods",) if deck == START else ("cost", "gods"))
    gods = sorted({GODS.index(god) for god in _names(fields["gods"], GODS, "god")})
    if fields["gods"].given and (MINERVA in gods) != bool(kind.points):
        fields["gods"].fault(f"Minerva goes with specialists; {kind.name} has {kind.points} points")
    cost = _names(fields.get("cost", NOTHING), GOODS, "good")
    if len(cost) > _MOST_OF_A_COST:
        fields["cost"].fault(f"a card costs {_MOST_OF_A_COST} goods at most")
    units = tuple(cost.count(good) for good in GOODS)
    return Card(f"{kind.name}@{deck}", kind.number, deck, tuple(gods), units)


def _names(entry: Entry, names: Collection[str], noun: str) -> list[str]:
    return [name for item in entry.items() if (name := item.one_of(names, noun))]
