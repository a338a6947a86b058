"""The moment of a choice as who chooses sees it, and what the choices are about."""

from collections.abc import Sequence
from typing import TypeVar

from concordia.cli.words.amounts import card_name, card_price
from concordia.engine import moves
from concordia.engine.cards import CardKind
from concordia.engine.decisions.buy_card import BuyCard
from concordia.engine.deed import CarryOut
from concordia.engine.frame import Frame
from concordia.engine.state import State

F = TypeVar("F", bound=Frame)


class Moment:
    """A state as one player sees it who is about to choose."""

    def __init__(self, state: State, names: Sequence[str], seat: int) -> None:
        self.state = state
        self.names = names
        self.seat = seat
        self.player = state.players[seat]
        self.partner = state.seating.partner[seat]

    def asked(self, sort: type[F]) -> F:
        """Return the question that is asked, which is of this sort."""
        frame = self.state.stack[-1]
        if not isinstance(frame, sort):
            raise TypeError(f"{frame.name} is asked, not {sort.name}")
        return frame

    def kind(self, number: int) -> CardKind:
        """Return a kind of card."""
        return self.state.rules.kinds[number]

    def begun(self, *chosen: int) -> "Begun":
        """Return what a card would begin if these moves were played now."""
        twin = self.state.clone()
        first = len(twin.stack) - 1
        for move in chosen:
            twin.stack[-1].play(twin, move)
        deeds = [frame for frame in twin.stack[first:] if isinstance(frame, CarryOut)]
        own = [deed for deed in deeds if deed.seat == self.seat]
        return Begun(twin, self.names, self.seat, (own or deeds)[-1])

    def helped(self, cost: int) -> str:
        """Say how much of a cost the partner pays, if anything."""
        short = cost - self.player.coins
        return f" ({short} of them from {self.names[self.partner]})" if short > 0 else ""


class Begun(Moment):
    """The moment at which a card begins: the state is a copy, with the card on its pile."""

    def __init__(self, state: State, names: Sequence[str], seat: int, deed: CarryOut) -> None:
        super().__init__(state, names, seat)
        self.deed = deed
        self.card = self.kind(deed.kind)

    def whose(self) -> str:
        """Say whose card it is that this is about."""
        return "your" if self.deed.seat == self.seat else f"{self.names[self.deed.seat]}'s"


def trade_coins(m: Moment, verb: int, move: int) -> int:
    """Return what a sale brings or a purchase costs."""
    good, units = moves.trade_of(verb, move)
    return m.state.rules.base_price[good] * units


def copied(m: Moment, move: int) -> str:
    """Name the card that is copied."""
    seat = move - moves.COPY
    return f"{m.names[seat]}'s {card_name(m.state, m.state.players[seat].discard_top())}"


def price_of(m: Moment, move: int) -> str:
    """Say the price of a card for sale."""
    return card_price(m.asked(BuyCard).price(m.state, move - moves.CARD))
