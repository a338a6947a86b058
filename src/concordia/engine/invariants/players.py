"""The invariants of one player's things: storehouse, houses, colonists, marks on his pile."""

from collections import Counter

from concordia.engine.board import LINE_SPOT, city_spot
from concordia.engine.errors import Fault
from concordia.engine.player import Player
from concordia.engine.state import State
from concordia.engine.types import (
    COLONISTS,
    COLONISTS_OF_A_KIND,
    GOODS,
    HOUSES_OF_A_PLAYER,
    LAND,
    MAX_CITIES,
    NONE,
    SEA,
    STORE_SPACES,
)


def storehouse(at: str, player: Player) -> list[Fault]:
    """7.1: nothing is negative, and 12 spaces hold it all."""
    found = []
    if player.coins < 0:
        found.append(Fault(f"{at}.coins", f"{player.coins} sestertii: nobody owes the bank"))
    for good, units in enumerate(player.goods):
        if units < 0:
            found.append(Fault(f"{at}.goods.{GOODS[good]}", f"{units} units: never below 0"))
    if player.room() < 0:
        used = STORE_SPACES - player.room()
        found.append(
            Fault(f"{at}.goods", f"{used} of {STORE_SPACES} spaces of the storehouse used")
        )
    if player.stock != sum(player.goods):
        found.append(Fault(f"{at}.goods", "the units do not add up"))
    return found


def houses(at: str, player: Player) -> list[Fault]:
    """7.3: at most 15 houses."""
    if player.house_count > HOUSES_OF_A_PLAYER:
        return [Fault(f"{at}.houses", f"{player.house_count} houses; a player has 15")]
    if player.house_count != player.houses.bit_count():
        return [Fault(f"{at}.houses", "the houses do not add up")]
    return []


def colonists(state: State, seat: int, at: str) -> list[Fault]:
    """7.3: 3 of each kind; those in cities are where they could have been placed."""
    player = state.players[seat]
    kinds = Counter(_kind(state, spot) for spot in player.colonists)
    found = [
        Fault(
            f"{at}.store.{COLONISTS[kind]}",
            f"{kinds[kind]} on the board and "
            f"{player.store[kind]} in the storehouse are not {COLONISTS_OF_A_KIND}",
        )
        for kind in (LAND, SEA)
        if kinds[kind] + player.store[kind] != COLONISTS_OF_A_KIND
    ]
    return found + _strays(state, seat, at)


def _kind(state: State, spot: int) -> int:
    if spot >= LINE_SPOT:
        return state.board.lines[spot - LINE_SPOT].kind
    return spot // MAX_CITIES


def _strays(state: State, seat: int, at: str) -> list[Fault]:
    """3.8, 5.8a: without an own house, only a second partner's first two, where they began."""
    homes = state.players[seat].houses | 1 << state.board.capital
    cities = [spot for spot in state.players[seat].colonists if spot < LINE_SPOT]
    strays = [spot for spot in cities if not homes >> spot % MAX_CITIES & 1]
    may_begin = seat in state.seating.second_partners and _began_there(state, strays)
    return [
        Fault(f"{at}.in_cities.{name}", "no place for a colonist: no own house")
        for name in sorted({state.board.cities[spot % MAX_CITIES] for spot in strays})
        if not may_begin
    ]


def _began_there(state: State, strays: list[int]) -> bool:
    """Tell whether these could be starting colonists that have not moved yet (3.8)."""
    city = strays[0] % MAX_CITIES if strays else NONE
    if city not in state.board.far_from_capital:
        return False
    kinds = state.board.line_kinds[city]
    began = [city_spot(kinds[0], city), city_spot(kinds[-1], city)]
    return not Counter(strays) - Counter(began)


def copied(state: State, seat: int, at: str) -> list[Fault]:
    """13.5: only other teams' marks, and only on a card."""
    player, seating = state.players[seat], state.seating
    marks = sum(
        {
            seating.copy_mark[s]
            for s in range(len(state.players))
            if seating.team[s] != seating.team[seat]
        }
    )
    if player.copied & ~marks or (player.copied and not player.discard):
        return [Fault(f"{at}.copied_by", "only other teams can have copied a card that lies there")]
    return []
