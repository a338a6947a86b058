"""Rules 5.3 and 6: the Prefect lets a province produce, or takes the coins of the markers."""

from typing import ClassVar

from concordia.engine.decisions.asking import bits
from concordia.engine.decisions.take_goods import share_out
from concordia.engine.frame import Frame
from concordia.engine.moves import CASH, PRODUCE
from concordia.engine.state import State


class ChooseProvince(Frame):
    """Which active province produces, or cash: one of the two must be chosen."""

    name: ClassVar[str] = "prefect"
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"),)

    def moves(self, state: State) -> list[int]:
        """Offer the provinces whose marker shows its good, then the cash."""
        inactive = state.inactive
        provinces = range(len(state.layout.markers))
        return [*[PRODUCE + p for p in provinces if not inactive >> p & 1], CASH]

    def play(self, state: State, move: int) -> None:
        """Carry out the choice."""
        state.stack.pop()
        if move == CASH:
            state.players[self.seat].coins += visible_coins(state)
            state.inactive = 0
        else:
            self._produce(state, move - PRODUCE)

    def _produce(self, state: State, province: int) -> None:
        """Share out the marker's units and one unit a house, as one event (7.2)."""
        harvests = province_harvest(state, province)
        harvests[self.seat][state.layout.markers[province]] += self._marker_units(state)
        state.inactive |= 1 << province
        share_out(state, self.seat, harvests)

    def _marker_units(self, state: State) -> int:
        """Return 2 for the active player who owns Praefectus Magnus, which is used up (6, 13.4)."""
        if self.seat != state.active or self.seat != state.magnus:
            return 1
        state.magnus_used = True
        return 2


def province_harvest(state: State, province: int) -> list[list[int]]:
    """Return the goods that a province's houses give to each seat."""
    good = state.layout.good
    cities = state.board.province_mask[province]
    harvests = []
    for player in state.players:
        units = [0, 0, 0, 0, 0]
        for city in bits(player.houses & cities):
            units[good[city]] += 1
        harvests.append(units)
    return harvests


def visible_coins(state: State) -> int:
    """Return the sum of the coins on inactive markers."""
    coins, markers = state.rules.marker_coins, state.layout.markers
    return sum([coins[markers[province]] for province in bits(state.inactive)])
