"""Rules 5.1, 5.8 and 3.8: placing colonists on the board."""

from typing import ClassVar

from concordia.engine.board import city_spot
from concordia.engine.decisions.asking import or_done
from concordia.engine.frame import Fields, Frame
from concordia.engine.masks import bits
from concordia.engine.moves import INCOME, PLACE, START
from concordia.engine.player import Player
from concordia.engine.state import State
from concordia.engine.types import FOOD, LAND, MAX_CITIES, SEA, TOOLS


class PlaceOne(Frame):
    """The Tribune's new colonist, of either kind, in the capital."""

    name: ClassVar[str] = "place-one"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def moves(self, state: State) -> list[int]:
        """Offer the capital for each kind that the player has and can pay."""
        return or_done(placements(state.players[self.seat], [state.board.capital]))

    def play(self, state: State, move: int) -> None:
        """Pay and place; there is only one."""
        state.answered()
        place(state, self.seat, move)


class Colonise(Frame):
    """The Colonist's choice between new colonists and coins; `fresh` until one is placed."""

    name: ClassVar[str] = "colonise"
    fields: ClassVar[Fields] = (("seat", "seat"), ("fresh", "flag"))

    def __init__(self, seat: int, fresh: bool) -> None:  # noqa: FBT001 - a frame's field
        super().__init__(seat)
        self.fresh = fresh

    def moves(self, state: State) -> list[int]:
        """Offer the capital and the cities with own houses; and the coins at first."""
        player = state.players[self.seat]
        moves = placements(player, [*bits(player.houses), state.board.capital])
        if self.fresh:
            moves.append(INCOME)
        return or_done(moves)

    def play(self, state: State, move: int) -> None:
        """Take the coins, or place a colonist and go on."""
        if move == INCOME:
            state.answered()
            state.players[self.seat].coins += colonist_income(state, self.seat)
        else:
            place(state, self.seat, move)
            state.ask_instead(Colonise(self.seat, fresh=False))


class StartCity(Frame):
    """Where a second partner's two starting colonists begin (3.8)."""

    name: ClassVar[str] = "start"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def moves(self, state: State) -> list[int]:
        """Offer the producing cities that no line joins to the capital."""
        return [START + city for city in state.board.far_from_capital]

    def play(self, state: State, move: int) -> None:
        """Place one colonist for each kind of line there, or two where there is one kind."""
        city = move - START
        kinds = state.board.line_kinds[city]
        for kind in (kinds[0], kinds[-1]):
            state.players[self.seat].place(kind, city)
        state.unplaced.remove(self.seat)
        state.answered()


def colonist_income(state: State, seat: int) -> int:
    """Return the coins that a Colonist brings to who places none (5.8)."""
    at_once, for_each = state.rules.colonist_income
    return at_once + for_each * len(state.players[seat].colonists)


def placements(player: Player, cities: list[int]) -> list[int]:
    """List the ways to place a colonist for 1 food and 1 tools in one of these cities."""
    if not (player.goods[FOOD] and player.goods[TOOLS]):
        return []
    return [
        PLACE + city_spot(kind, city)
        for kind in (LAND, SEA)
        if player.store[kind]
        for city in cities
    ]


def place(state: State, seat: int, move: int) -> None:
    """Pay for a colonist and place it."""
    player = state.players[seat]
    player.spend(FOOD, 1)
    player.spend(TOOLS, 1)
    kind, city = divmod(move - PLACE, MAX_CITIES)
    player.place(kind, city)
