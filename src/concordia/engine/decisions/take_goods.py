"""Rule 7.2: which goods to take when an event brings more than the storehouse holds."""

from typing import ClassVar

from concordia.engine.frame import Fields, Frame
from concordia.engine.moves import TAKE
from concordia.engine.player import Player
from concordia.engine.state import State


class TakeGoods(Frame):
    """Which unit to take next, one at a time, while there is a real choice.

    `goods` are the units that have come and are not taken yet.
    """

    name: ClassVar[str] = "take"
    waits: ClassVar[bool] = True
    fields: ClassVar[Fields] = (("seat", "seat"), ("goods", "goods"))

    def __init__(self, seat: int, goods: list[int]) -> None:
        super().__init__(seat)
        self.goods = goods

    def moves(self, state: State) -> list[int]:
        """Offer the kinds that have come; forced units were taken when the frame was made."""
        if not state.players[self.seat].room():
            return []
        return [TAKE + good for good, units in enumerate(self.goods) if units]

    def play(self, state: State, move: int) -> None:
        """Take the unit, and all that this leaves no choice about."""
        good = move - TAKE
        player = state.players[self.seat]
        player.gain(good, 1)
        left = self.goods[:]
        left[good] -= 1
        take_forced(player, left)
        state.ask_instead(TakeGoods(self.seat, left))


def take_forced(player: Player, goods: list[int]) -> None:
    """Put into the storehouse every unit that comes into it whatever the owner chooses.

    What fits is taken; and of each kind, the units that no other units can stand in for.
    """
    excess = max(0, sum(goods) - player.room())
    forced = [max(0, units - excess) for units in goods]
    for good, units in enumerate(forced):
        if units:
            player.gain(good, units)
            goods[good] -= units


def take_in(state: State, seat: int, goods: list[int]) -> None:
    """Give a player the goods of one event; ask him where not all of them fit."""
    player = state.players[seat]
    take_forced(player, goods)
    if player.room() and any(goods):
        state.ask(TakeGoods(seat, goods))


def share_out(state: State, actor: int, harvests: list[list[int]]) -> None:
    """Give each seat the goods of one event; owners choose in turn order from the actor."""
    seats = len(harvests)
    for distance in range(seats - 1, -1, -1):
        seat = (actor + distance) % seats
        take_in(state, seat, harvests[seat])
