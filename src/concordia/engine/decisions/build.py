"""Rule 5.2b: the Architect's building, house by house."""

from typing import ClassVar, Final

from concordia.engine.board import LINE_SPOT
from concordia.engine.decisions.asking import or_done
from concordia.engine.frame import Fields, Frame
from concordia.engine.masks import bits
from concordia.engine.moves import BUILD
from concordia.engine.state import State
from concordia.engine.types import BRICK, FOOD, GOODS, HOUSES_OF_A_PLAYER

_HOUSE_GOODS: Final = [[FOOD] if good == BRICK else [BRICK, good] for good in range(len(GOODS))]
"""What a house costs by the good of its city."""


class Build(Frame):
    """In which city to build the next house."""

    name: ClassVar[str] = "build"
    waits: ClassVar[bool] = True
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def moves(self, state: State) -> list[int]:
        """Offer the cities beside the player's colonists where he can pay for a house."""
        if state.players[self.seat].house_count == HOUSES_OF_A_PLAYER:
            return []
        purse = state.purse(self.seat)
        return or_done(
            [
                BUILD + city
                for city in bits(self._sites(state))
                if self._has_goods(state, city) and house_coins(state, city) <= purse
            ]
        )

    def _sites(self, state: State) -> int:
        """Return the cities at the ends of lines with own colonists that lack an own house."""
        player = state.players[self.seat]
        sites = 0
        for spot in player.colonists:
            if spot >= LINE_SPOT:
                sites |= state.board.ends_mask[spot - LINE_SPOT]
        return sites & ~player.houses

    def _has_goods(self, state: State, city: int) -> bool:
        goods = state.players[self.seat].goods
        for good in house_goods(state, city):
            if not goods[good]:
                return False
        return True

    def play(self, state: State, move: int) -> None:
        """Pay for the house and build it; the question stays."""
        city = move - BUILD
        player = state.players[self.seat]
        for good in house_goods(state, city):
            player.spend(good, 1)
        state.pay(self.seat, house_coins(state, city))
        state.build_house(self.seat, city)


def house_goods(state: State, city: int) -> list[int]:
    """Return the goods for a house in a city, of each of which one unit is paid."""
    return _HOUSE_GOODS[state.layout.good_of[city]]


def house_coins(state: State, city: int) -> int:
    """Return the coins for the next house in a city: its kind's price times its houses then."""
    return state.rules.house_coins[state.layout.good_of[city]] * (state.houses_in[city] + 1)
