"""Rule 5.2b: the Architect's building, house by house."""

from typing import ClassVar

from concordia.engine.board import LINE_SPOT
from concordia.engine.decisions.asking import bits, or_done
from concordia.engine.frame import Frame
from concordia.engine.moves import BUILD
from concordia.engine.state import State
from concordia.engine.types import BRICK, FOOD, HOUSES_OF_A_PLAYER


class Build(Frame):
    """In which city to build the next house."""

    name: ClassVar[str] = "build"
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"),)

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
        good = state.layout.good[city]
        if good == BRICK:
            return goods[FOOD] > 0
        return goods[BRICK] > 0 and goods[good] > 0

    def play(self, state: State, move: int) -> None:
        """Pay for the house and build it; the question stays."""
        city = move - BUILD
        player = state.players[self.seat]
        good = state.layout.good[city]
        if good == BRICK:
            player.spend(FOOD, 1)
        else:
            player.spend(BRICK, 1)
            player.spend(good, 1)
        state.pay(self.seat, house_coins(state, city))
        state.build_house(self.seat, city)


def house_coins(state: State, city: int) -> int:
    """Return the coins for the next house in a city: its kind's price times its houses then."""
    return state.rules.house_coins[state.layout.good[city]] * (state.houses_in[city] + 1)
