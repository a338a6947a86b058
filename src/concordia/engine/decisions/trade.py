"""Rules 5.4 and 3.9: sales to and purchases from the bank at base prices."""

from typing import ClassVar

from concordia.engine.decisions.asking import or_done
from concordia.engine.frame import Frame
from concordia.engine.moves import BUY, SELL
from concordia.engine.state import State
from concordia.engine.types import GOODS, NONE, STORE_SPACES


class Trade(Frame):
    """The Mercator's trade in up to two kinds: each is either sold or bought.

    `left` is how many kinds are left, `traded` the one that has been traded already.
    """

    name: ClassVar[str] = "trade"
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", "seat"),
        ("left", "trades"),
        ("traded", "traded"),
    )

    def __init__(self, seat: int, left: int, traded: int) -> None:
        super().__init__(seat)
        self.left = left
        self.traded = traded

    def moves(self, state: State) -> list[int]:
        """Offer the sales, then the purchases, of every kind but the one traded already."""
        if not self.left:
            return []
        goods = state.players[self.seat].goods
        sales = [
            SELL + good * STORE_SPACES + index
            for good in range(len(GOODS))
            if good != self.traded
            for index in range(goods[good])
        ]
        return or_done(sales + purchases(state, self.seat, self.traded))

    def play(self, state: State, move: int) -> None:
        """Trade; then ask for the other kind."""
        good = buy(state, self.seat, move) if move >= BUY else sell(state, self.seat, move)
        state.ask_instead(Trade(self.seat, self.left - 1, good))


class Shop(Frame):
    """What to buy at the start of the first turn in the game without goods (3.9)."""

    name: ClassVar[str] = "shop"
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"),)

    def moves(self, state: State) -> list[int]:
        """Offer every purchase that the coins and spaces allow."""
        return or_done(purchases(state, self.seat, NONE))

    def play(self, state: State, move: int) -> None:
        """Buy; the question stays."""
        buy(state, self.seat, move)

    def finish(self, state: State) -> None:
        """Note that this player has been shopping."""
        state.unstocked.remove(self.seat)


def purchases(state: State, seat: int, barred: int) -> list[int]:
    """List what a player can buy, all kinds but the barred one."""
    purse, room = state.purse(seat), state.players[seat].room()
    price = state.rules.price
    return [
        BUY + good * STORE_SPACES + index
        for good in range(len(GOODS))
        if good != barred
        for index in range(min(room, purse // price[good]))
    ]


def buy(state: State, seat: int, move: int) -> int:
    """Carry out a purchase and return its good."""
    good, index = divmod(move - BUY, STORE_SPACES)
    state.pay(seat, state.rules.price[good] * (index + 1))
    state.players[seat].gain(good, index + 1)
    return good


def sell(state: State, seat: int, move: int) -> int:
    """Carry out a sale and return its good."""
    good, index = divmod(move - SELL, STORE_SPACES)
    state.players[seat].spend(good, index + 1)
    state.players[seat].coins += state.rules.price[good] * (index + 1)
    return good
