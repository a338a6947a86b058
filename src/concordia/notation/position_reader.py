"""Loading a position document: every fault is named with its path before anything is played."""

from collections.abc import Mapping
from typing import Any, Final

from concordia.engine.decisions.end_turn import opening
from concordia.engine.invariants import contradictions
from concordia.engine.layout import Layout
from concordia.engine.setup import bare_state
from concordia.engine.state import State
from concordia.engine.turn import settle
from concordia.engine.types import (
    DISPLAY_SIZE,
    GOODS,
    MAX_SEATS,
    NONE,
)
from concordia.notation.game_heading import Maps, check_rules_version, read_heading, stop_at_faults
from concordia.notation.pending import at_start_of_turn
from concordia.notation.pending_reader import StackReader
from concordia.notation.player_reader import MOST_CARDS, PlayerReader
from concordia.notation.position import FORMAT
from concordia.notation.reading import Reader

KEYS = (
    "format", "rules", "map", "mode", "options", "cities", "markers", "display", "deck", "players",
    "magnus", "seat", "end", "over", "track", "unplaced", "unstocked",
)  # fmt: skip
MOST_TRACK: Final = 10**15


def load_position(document: object, maps: Maps | None = None) -> State:
    """Return the state that a position document describes.

    Raises `InvalidPosition`, whose `faults` name every place where the document breaks the format,
    a rule or an invariant.
    """
    return _PositionReader(document, maps or {}).read()


class _PositionReader:
    """Reads one document; the state grows from the frame of the game to the questions."""

    def __init__(self, document: object, maps: Maps) -> None:
        self.reader = Reader()
        self.data = self.reader.mapping(document, "", KEYS)
        self.maps = maps

    def read(self) -> State:
        self._read_heading()
        players = list(self.reader.items(self.data.get("players"), "players", MAX_SEATS))
        self.board, self.rules = read_heading(self.reader, self.data, len(players), self.maps)
        self.market = self.rules.market_number
        self.state = bare_state(self.board, self.rules, self._layout(), self._deck())
        self._read_table()
        player_reader = PlayerReader(self.reader, self.state)
        for seat, (path, value) in enumerate(players):
            player_reader.read(value, path, self.state.players[seat])
        self._read_end()
        stop_at_faults(self.reader)
        self._check_invariants()
        self._read_stack()
        stop_at_faults(self.reader)
        return self.state

    def _read_heading(self) -> None:
        if self.data.get("format") != FORMAT:
            self.reader.fault("format", f"must be {FORMAT!r}")
        check_rules_version(self.reader, self.data.get("rules"))
        stop_at_faults(self.reader)

    def _layout(self) -> Layout:
        goods = self._cities()
        stop_at_faults(self.reader)
        return Layout(self.board, self.rules, goods)

    def _deck(self) -> list[int]:
        what = "card of the market"
        return self.reader.choices(self.data["deck"], "deck", what, self.market, MOST_CARDS)

    def _cities(self) -> list[int]:
        names = self.board.cities[: self.board.capital]
        data = self.reader.mapping(self.data["cities"], "cities", names)
        self._strangers(data, "cities", "producing city", names)
        numbers = {name: number for number, name in enumerate(GOODS)}
        return [
            self.reader.choice(data.get(name), f"cities.{name}", "good", numbers) for name in names
        ]

    def _strangers(self, data: Mapping[str, Any], path: str, what: str, names: list[str]) -> None:
        numbers = {name: number for number, name in enumerate(names)}
        for name in data:
            self.reader.choice(name, f"{path}.{name[:40]}", what, numbers)

    def _read_table(self) -> None:
        state, reader, data = self.state, self.reader, self.data
        last = self.rules.seats - 1
        state.active = reader.integer(data["seat"], "seat", 0, last)
        state.magnus = reader.integer(data["magnus"], "magnus", 0, last)
        state.display = [
            NONE if item is None else reader.choice(item, path, "card", self.market)
            for path, item in reader.items(data["display"], "display", DISPLAY_SIZE)
        ]
        self._read_markers()
        state.track = [
            NONE if item is None else reader.integer(item, path, 0, MOST_TRACK)
            for path, item in reader.items(data["track"], "track", self.rules.seats)
        ]
        if len(state.track) != self.rules.seats:
            reader.fault("track", f"must have an entry for each of the {self.rules.seats} seats")
        state.unplaced = self._seats("unplaced", state.seating.second_partners)
        shoppers = list(range(self.rules.seats)) if self.rules.shopping else []
        state.unstocked = self._seats("unstocked", shoppers)

    def _read_markers(self) -> None:
        names = self.board.provinces
        data = self.reader.mapping(self.data["markers"], "markers", names)
        self._strangers(data, "markers", "province", names)
        for number, name in enumerate(names):
            path = f"markers.{name}"
            marker = self.reader.mapping(data.get(name), path, ("good", "active"))
            expected = GOODS[self.state.layout.markers[number]]
            if marker.get("good") != expected:
                self.reader.fault(f"{path}.good", f"must be {expected}, the dearest there")
            if not self.reader.flag(marker.get("active"), f"{path}.active"):
                self.state.inactive |= 1 << number

    def _seats(self, key: str, allowed: list[int]) -> list[int]:
        items = self.reader.items(self.data[key], key, MAX_SEATS)
        seats = [self.reader.integer(item, path, 0, MAX_SEATS - 1) for path, item in items]
        if seats != [seat for seat in allowed if seat in seats]:
            self.reader.fault(key, f"must name seats of {allowed} in order, each once")
        return seats

    def _read_end(self) -> None:
        reader, state = self.reader, self.state
        state.over = reader.flag(self.data["over"], "over")
        if self.data["end"] is not None:
            end = reader.mapping(self.data["end"], "end", ("concordia", "turns_left"))
            last = self.rules.seats - 1
            state.ender = reader.integer(end.get("concordia"), "end.concordia", 0, last)
            state.turns_left = reader.integer(end.get("turns_left"), "end.turns_left", 0, MAX_SEATS)

    def _check_invariants(self) -> None:
        self.reader.faults += contradictions(self.state)
        for number, seat in enumerate(self.state.unplaced):
            if self.state.players[seat].colonists:
                self.reader.fault(f"unplaced[{number}]", f"seat {seat} has colonists on the board")
        stop_at_faults(self.reader)

    def _read_stack(self) -> None:
        state = self.state
        if "pending" in self.data:
            state.stack = StackReader(self.reader, state).read(self.data["pending"], "pending")
        else:
            state.stack = [] if state.over else opening(state)
        state.magnus_used = self.reader.flag(self.data.get("magnus_used", False), "magnus_used")
        stop_at_faults(self.reader)
        self._check_moment()
        stop_at_faults(self.reader)
        settle(state)

    def _check_moment(self) -> None:
        """Check what can only be so in the middle of a turn, or only at its start."""
        state, reader = self.state, self.reader
        if state.over and "pending" in self.data:
            reader.fault("pending", "nothing waits when the game is over")
        if at_start_of_turn(state):
            self._check_start_of_turn()
        else:
            self._check_middle_of_turn()
        if state.magnus_used and state.magnus != state.active:
            reader.fault("magnus_used", "Praefectus Magnus serves the active player alone")

    def _check_middle_of_turn(self) -> None:
        if self.state.unplaced:
            self.reader.fault("unplaced", "all place their colonists before the first turn")
        if self.state.active in self.state.unstocked:
            self.reader.fault("unstocked", "the active player buys before playing a card")

    def _check_start_of_turn(self) -> None:
        state, reader = self.state, self.reader
        if NONE in state.display:
            reader.fault("display", "no position is empty at the start of a turn")
        if state.turns_left >= state.rules.last_turns:
            most = state.rules.last_turns - 1
            reader.fault("end.turns_left", f"at most {most}: the others have one more turn each")
        if state.magnus_used:
            reader.fault("magnus_used", "nothing has been used at the start of a turn")
        if not state.over and not state.players[state.active].hand:
            reader.fault(f"players[{state.active}].hand", "there is no card to play")
