"""Rules 5.4 and 3.9: sales to and purchases from the bank at base prices."""

from typing import ClassVar

from concordia.engine.decisions.asking import or_done
from concordia.engine.frame import Fields, Frame
from concordia.engine.moves import BUY, SELL, trade, trade_of
from concordia.engine.state import State
from concordia.engine.types import GOODS, NONE


class Trade(Frame):
    """The Mercator's trade in up to two kinds: each is either sold or bought.

    `left` is how many kinds are left, `traded` the one that has been traded already.
    """

    name: ClassVar[str] = "trade"
    fields: ClassVar[Fields] = (
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
            trade(SELL, good, units)
            for good in range(len(GOODS))
            if good != self.traded
            for units in range(1, goods[good] + 1)
        ]
        return or_done(sales + purchases(state, self.seat, self.traded))

    def play(self, state: State, move: int) -> None:
        """Trade; then ask for the other kind."""
        trade_goods = buy_goods if move >= BUY else sell_goods
        good = trade_goods(state, self.seat, move)
        state.ask_instead(Trade(self.seat, self.left - 1, good))


class Shop(Frame):
    """What to buy at the start of the first turn in the game without goods (3.9)."""

    name: ClassVar[str] = "shop"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def moves(self, state: State) -> list[int]:
        """Offer every purchase that the coins and spaces allow."""
        return or_done(purchases(state, self.seat, NONE))

    def play(self, state: State, move: int) -> None:
        """Buy; the question stays."""
        buy_goods(state, self.seat, move)

    def finish(self, state: State) -> None:
        """Note that this player has been shopping."""
        state.unstocked.remove(self.seat)


def purchases(state: State, seat: int, barred: int) -> list[int]:
    """List what a player can buy, all kinds but the barred one."""
    purse, room = state.purse(seat), state.players[seat].room()
    price = state.rules.base_price
    return [
        trade(BUY, good, units)
        for good in range(len(GOODS))
        if good != barred
        for units in range(1, min(room, purse // price[good]) + 1)
    ]


def buy_goods(state: State, seat: int, move: int) -> int:
    """Carry out a purchase and return its good."""
    good, units = trade_of(BUY, move)
    state.pay(seat, state.rules.base_price[good] * units)
    state.players[seat].gain(good, units)
    return good


def sell_goods(state: State, seat: int, move: int) -> int:
    """Carry out a sale and return its good."""
    good, units = trade_of(SELL, move)
    state.players[seat].spend(good, units)
    state.players[seat].coins += state.rules.base_price[good] * units
    return good
