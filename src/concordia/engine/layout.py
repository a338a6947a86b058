"""What setup fixes for a whole game: which city produces what, and who plays with whom."""

from concordia.engine.board import Board
from concordia.engine.cards import Rules
from concordia.engine.types import NONE


class Layout:
    """What the city tokens make of a board."""

    def __init__(self, board: Board, rules: Rules, goods: list[int]) -> None:
        self.good_of = goods
        """The good of each producing city."""
        self.cities_with = [
            sum(1 << city for city, good in enumerate(goods) if good == kind)
            for kind in range(len(rules.base_price))
        ]
        self.markers = [
            max((goods[city] for city in cities), key=lambda good: rules.base_price[good])
            for cities in board.cities_of
        ]
        """The good of each province's bonus marker (3.2)."""


class Seating:
    """Who plays with whom, chosen once at setup."""

    def __init__(self, seats: int, *, partners: bool) -> None:
        half = seats // 2
        self.partner = [(seat + half) % seats if partners else NONE for seat in range(seats)]
        self.team = [seat % half if partners else seat for seat in range(seats)]
        self.copy_mark = [1 << team if partners else 0 for team in self.team]
        """What a seat leaves on a card that it copied: 13.5 is for teams alone."""
        self.second_partners = list(range(half, seats)) if partners else []
