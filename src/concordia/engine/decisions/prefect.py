"""Rules 5.3 and 6: the Prefect lets a province produce, or takes the coins of the markers."""

from typing import ClassVar

from concordia.engine.decisions.take_goods import share_out
from concordia.engine.frame import Fields, Frame
from concordia.engine.masks import bits
from concordia.engine.moves import CASH, PRODUCE
from concordia.engine.state import State


class ChooseProvince(Frame):
    """Which active province produces, or cash: one of the two must be chosen."""

    name: ClassVar[str] = "prefect"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def moves(self, state: State) -> list[int]:
        """Offer the provinces whose marker shows its good, then the cash."""
        inactive = state.inactive
        provinces = range(len(state.layout.markers))
        return [*[PRODUCE + p for p in provinces if not inactive >> p & 1], CASH]

    def play(self, state: State, move: int) -> None:
        """Carry out the choice."""
        state.answered()
        if move == CASH:
            state.players[self.seat].coins += visible_coins(state)
            state.inactive = 0
        else:
            self._produce(state, move - PRODUCE)

    def _produce(self, state: State, province: int) -> None:
        """Share out the marker's units and one unit a house, as one event (7.2)."""
        units = harvests(state, self.seat, province)
        if uses_magnus(state, self.seat):
            state.magnus_used = True
        state.inactive |= 1 << province
        share_out(state, self.seat, units)


def uses_magnus(state: State, seat: int) -> bool:
    """Tell whether Praefectus Magnus doubles the marker: its owner is the active one (6, 13.4)."""
    return seat == state.active and seat == state.magnus


def harvests(state: State, seat: int, province: int) -> list[list[int]]:
    """Return the goods that each seat gets if `seat` lets a province produce: houses and marker."""
    units = _of_houses(state, province)
    units[seat][state.layout.markers[province]] += 2 if uses_magnus(state, seat) else 1
    return units


def _of_houses(state: State, province: int) -> list[list[int]]:
    good = state.layout.good_of
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
