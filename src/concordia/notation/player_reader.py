"""Reading one player of a position document."""

from collections.abc import Mapping
from typing import Any, Final

from concordia.engine.board import city_spot, line_spot
from concordia.engine.player import Player
from concordia.engine.state import State
from concordia.engine.types import (
    COLONISTS,
    COLONISTS_OF_A_KIND,
    HOUSES_OF_A_PLAYER,
    LAND,
    MAX_SEATS,
    NONE,
    SEA,
)
from concordia.notation.reading import Reader

PLAYER_KEYS: Final = (
    "coins", "goods", "hand", "discard", "houses", "store", "in_cities", "on_lines", "copied_by",
)  # fmt: skip
MOST_COINS: Final = 10**12
MOST_CARDS: Final = 100


class PlayerReader:
    """Reads players into a state whose board, rules and city tokens are known."""

    def __init__(self, reader: Reader, state: State) -> None:
        """Note faults with this reader; count houses and lines in this state."""
        self.reader = reader
        self.state = state
        self.board = state.board
        self.rules = state.rules

    def read(self, value: object, path: str, player: Player) -> None:
        """Read one entry of `players` into a player who has nothing yet."""
        reader, data = self.reader, self.reader.mapping(value, path, PLAYER_KEYS)
        if not all(key in data for key in PLAYER_KEYS):
            return
        player.coins = reader.integer(data["coins"], f"{path}.coins", 0, MOST_COINS)
        for good, units in enumerate(reader.goods(data["goods"], f"{path}.goods")):
            player.gain(good, units)
        self._cards(data, path, player)
        self._houses(data["houses"], f"{path}.houses", player)
        self._colonists(data, path, player)
        teams = {str(team): team for team in self.state.seating.team}
        for at, item in reader.items(data["copied_by"], f"{path}.copied_by", MAX_SEATS):
            mark = 1 << reader.integer(item, at, 0, len(teams) - 1)
            if player.copied & mark:
                reader.fault(at, "is there already")
            player.copied |= mark

    def _cards(self, data: Mapping[str, Any], path: str, player: Player) -> None:
        for key in ("hand", "discard"):
            at = f"{path}.{key}"
            for item_path, item in self.reader.items(data[key], at, MOST_CARDS):
                card = self.reader.choice(item, item_path, "card", self.rules.card_number)
                self._give_card(card, item_path, player, to_hand=key == "hand")

    def _give_card(self, card: int, path: str, player: Player, *, to_hand: bool) -> None:
        """Give a player the first copy of a card that he does not have yet."""
        if card == NONE:
            return
        card_id = self.rules.cards[card].card_id
        copies = [n for n, c in enumerate(self.rules.cards) if c.card_id == card_id]
        free = [copy for copy in copies if not player.owned >> copy & 1]
        if not free:
            self.reader.fault(path, f"{card_id} is there already")
            return
        player.owned |= 1 << free[0]
        if to_hand:
            player.hand |= 1 << free[0]
        else:
            player.discard.append(free[0])

    def _houses(self, value: object, path: str, player: Player) -> None:
        numbers = {name: n for n, name in enumerate(self.board.cities[: self.board.capital])}
        for at, item in self.reader.items(value, path, HOUSES_OF_A_PLAYER):
            if item == self.board.cities[self.board.capital]:
                self.reader.fault(at, f"nobody builds in the capital, {item}")
                continue
            city = self.reader.choice(item, at, "producing city", numbers)
            if city == NONE:
                continue
            if player.houses >> city & 1:
                self.reader.fault(at, f"a second house in {item}")
                continue
            player.houses |= 1 << city
            player.house_count += 1
            self.state.houses_in[city] += 1

    def _colonists(self, data: Mapping[str, Any], path: str, player: Player) -> None:
        store = self.reader.mapping(data["store"], f"{path}.store", COLONISTS)
        for kind, name in enumerate(COLONISTS):
            at = f"{path}.store.{name}"
            player.store[kind] = self.reader.integer(store.get(name), at, 0, COLONISTS_OF_A_KIND)
        cities = self.reader.mapping(data["in_cities"], f"{path}.in_cities")
        for name, counts in cities.items():
            self._city(name, counts, f"{path}.in_cities.{name[:40]}", player)
        self._lines(data["on_lines"], f"{path}.on_lines", player)
        player.colonists.sort()

    def _city(self, name: str, value: object, path: str, player: Player) -> None:
        city = self.reader.choice(name, path, "city", self.board.city_number)
        counts = self.reader.mapping(value, path)
        for kind in (LAND, SEA):
            at = f"{path}.{COLONISTS[kind]}"
            count = self.reader.integer(counts.get(COLONISTS[kind], 0), at, 0, COLONISTS_OF_A_KIND)
            if city != NONE:
                player.colonists += [city_spot(kind, city)] * count

    def _lines(self, value: object, path: str, player: Player) -> None:
        for at, item in self.reader.items(value, path, 2 * COLONISTS_OF_A_KIND):
            line = self.reader.choice(item, at, "line", self.board.line_number)
            if line == NONE:
                continue
            if not self.board.lines[line].stand:
                self.reader.fault(at, f"nobody can stand on {item}: it is transit-only")
            elif self.state.taken[line]:
                self.reader.fault(at, f"another colonist stands on {item} already")
            else:
                player.colonists.append(line_spot(line))
                self.state.taken[line] = True
