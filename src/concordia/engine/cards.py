"""Cards and the rules of one way to play, as data: what `content` reads from its files."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from concordia.engine.types import GODS, GOODS, NONE

if TYPE_CHECKING:
    from concordia.engine.deed import Deed
    from concordia.engine.state import State

    Action = Callable[[State, Deed], None]


@dataclass(frozen=True)
class CardKind:
    """What all cards of one name make their player do."""

    name: str
    number: int
    action: str
    """The name of what it begins: see `actions.ACTIONS`."""
    begin: "Action"
    coins: int = 0
    """What a Mercator pays."""
    good: int = NONE
    """What a specialist's houses produce."""
    points: int = 0
    """What Minerva gives for a house in a city of that good."""
    purchases: int = 0
    surcharge: bool = False
    """Whether the goods of the display's position are to be paid too."""
    never_buys: int = NONE
    """The kind of card that cannot be bought with this one."""
    halves: tuple[int, ...] = ()
    """The two kinds of card of which a double card is one."""
    copyable: bool = True
    """Whether a Diplomat can copy it."""
    repeatable: bool = True
    """Whether a Magister can repeat it."""
    never_within: int = 0
    """The goings-on, as in `deed`, inside of which it cannot be carried out."""

    def allowed_within(self, within: int) -> bool:
        """Tell whether the card can be carried out inside of these goings-on."""
        return not self.never_within & within


@dataclass(frozen=True)
class Card:
    """One card of the game, or for starting cards one that every player has his own copy of."""

    card_id: str
    kind: int
    deck: str
    gods: tuple[int, ...]
    cost: tuple[int, ...] = (0, 0, 0, 0, 0)


@dataclass(frozen=True)
class PriceRow:
    """The surcharges of the display: goods of each position, and how many of any kind ("?")."""

    goods: tuple[tuple[int, ...], ...]
    any_kind: tuple[int, ...]


@dataclass(frozen=True)
class Options:
    """The options of RULES 2.5, under the names of the position document."""

    intermediate: bool = False
    market: str = "front"
    no_goods: bool = False
    small_ionium: bool = False
    open_hands: bool = False
    russian_colonist: bool = False
    hungarian_magnus: bool = False


@dataclass
class Rules:
    """Everything that differs between ways to play, resolved to numbers before a game starts."""

    mode: str
    options: Options
    seats: int
    partners: bool
    kinds: list[CardKind]
    cards: list[Card]
    hands: list[list[int]]
    """The starting cards of each seat."""
    decks: list[list[int]]
    """The cards of the decks that are in the game, deck I first."""
    tokens: dict[str, tuple[int, ...]]
    """How many tokens of each good a letter has."""
    surcharge: PriceRow
    base_price: list[int]
    house_coins: list[int]
    marker_coins: list[int]
    start_coins: list[int]
    start_goods: list[int]
    shopping: bool
    """Whether each player goes shopping at the start of his own first turn (3.9)."""
    intermediate: bool
    open_hands: bool
    colonist_income: tuple[int, int]
    """What Colonist b) pays: coins at once, and coins for each colonist on the board."""
    magnus_step: int
    """Where Praefectus Magnus passes to: -1 for the right, 1 for the left."""
    last_turns: int
    """How many turns are played from the one that triggers the end on, this one included."""
    venus: str
    """How the god Venus counts: see `scoring.VENUS`."""

    def __post_init__(self) -> None:
        """Compute the tables that depend on the cards alone."""
        cards = list(enumerate(self.cards))
        self.of_kind = [sum(1 << n for n, c in cards if c.kind == k.number) for k in self.kinds]
        """The cards of each kind, as a mask."""
        self.of_god = [sum(1 << n for n, c in cards if g in c.gods) for g in range(len(GODS))]
        """The cards of each god, as a mask."""
        self.card_prices = self._card_prices()
        """Cost by display position and card; the last row is without the position's surcharge."""
        self.market_cards = sum(map(len, self.decks))
        self.market_number = {
            self.cards[number].card_id: number for deck in self.decks for number in deck
        }
        self.kind_of = [card.kind for card in self.cards]
        self.kind_number = {kind.name: kind.number for kind in self.kinds}
        self.card_number = {card.card_id: number for number, card in reversed(cards)}

    def _card_prices(self) -> list[list[list[int]]]:
        """Add up goods of card and position: units of each good, then of any kind, then in all."""
        positions = zip(self.surcharge.goods, self.surcharge.any_kind, strict=True)
        rows = [*positions, ((0,) * len(GOODS), 0)]
        return [
            [_price(card.cost, goods, any_kind) for card in self.cards] for goods, any_kind in rows
        ]


def _price(cost: tuple[int, ...], goods: tuple[int, ...], any_kind: int) -> list[int]:
    units = [a + b for a, b in zip(cost, goods, strict=True)]
    return [*units, any_kind, sum(units) + any_kind]
