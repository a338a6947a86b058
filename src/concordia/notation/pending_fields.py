"""The fields of waiting questions: how each sort of field is written, read and checked."""

from collections.abc import Callable
from typing import Any, Final

from concordia.content.reading import shown
from concordia.engine.deed import GOINGS_ON, IN_ERRAND
from concordia.engine.state import State
from concordia.engine.types import GOODS, NONE
from concordia.notation.reading import GOOD_NUMBERS, Reader

SoFar = dict[str, Any]
"""The fields of the same question that have been read already."""


def write_field(state: State, sort: str, value: Any) -> object:  # noqa: ANN401 - as the sort is
    """Return a field as plain data."""
    return _WRITERS[sort](state, value)


def _kind_name(state: State, kind: int) -> str | None:
    return None if kind == NONE else state.rules.kinds[kind].name


def _plain(_: State, value: object) -> object:
    return value


_WRITERS: Final[dict[str, Callable[[State, Any], object]]] = {
    "seat": _plain,
    "mate": _plain,
    "partner": lambda _, seat: None if seat == NONE else seat,
    "kind": _kind_name,
    "double": _kind_name,
    "named": _kind_name,
    "named_double": _kind_name,
    "half": _kind_name,
    "buyer": _kind_name,
    "within": lambda _, within: [name for name, bit in GOINGS_ON.items() if within & bit],
    "spot": lambda state, spot: list(state.board.spot_names[spot]),
    "goods": lambda _, goods: dict(zip(GOODS, goods, strict=True)),
    "traded": lambda _, good: None if good == NONE else GOODS[good],
    "steps": _plain,
    "trades": _plain,
    "purchases": _plain,
    "units": _plain,
    "flag": _plain,
}


class FieldReader:
    """Reads fields against a state that lacks only its questions: a method for each sort."""

    def __init__(self, reader: Reader, state: State) -> None:
        """Note faults with this reader."""
        self.reader = reader
        self.state = state
        self.rules = state.rules

    def seat(self, value: object, path: str, so_far: SoFar) -> int:
        return self.reader.integer(value, path, 0, self.rules.seats - 1)

    def mate(self, value: object, path: str, so_far: SoFar) -> int:
        mate = self.state.seating.partner[so_far["seat"]]
        if mate == NONE:
            self.reader.fault(path, "there are no partners in this way to play")
        return self.reader.integer(value, path, mate, mate)

    def partner(self, value: object, path: str, so_far: SoFar) -> int:
        return NONE if value is None else self.mate(value, path, so_far)

    def within(self, value: object, path: str, so_far: SoFar) -> int:
        within = sum(set(self.reader.choices(value, path, "going-on", GOINGS_ON, len(GOINGS_ON))))
        kind = self.rules.kinds[so_far["kind"]]
        if not kind.allowed_within(within):
            self.reader.fault(path, f"{kind.name} cannot be carried out in there")
        # What calls on the partner is never left to somebody who carries a card out alone.
        if so_far["partner"] == NONE and not kind.allowed_within(IN_ERRAND):
            self.reader.fault(path, f"{kind.name} cannot be carried out alone")
        return within

    def kind(self, value: object, path: str, so_far: SoFar) -> int:
        kind = max(0, self.reader.choice(value, path, "card", self.rules.kind_number))
        in_game = {card.kind for card in self.rules.cards}
        if kind not in in_game | {half for k in in_game for half in self.rules.kinds[k].halves}:
            self.reader.fault(path, f"{shown(value)} is not in this game")
        return kind

    def double(self, value: object, path: str, so_far: SoFar) -> int:
        kind = self.kind(value, path, so_far)
        if not self.rules.kinds[kind].halves:
            self.reader.fault(path, f"{shown(value)} is no double card")
        return kind

    def named_double(self, value: object, path: str, so_far: SoFar) -> int:
        self._check_held(value, path, self.state.seating.partner[so_far["seat"]])
        return self.double(value, path, so_far)

    def named(self, value: object, path: str, so_far: SoFar) -> int:
        self._check_held(value, path, so_far["seat"])
        return self.kind(value, path, so_far)

    def _check_held(self, value: object, path: str, owner: int) -> None:
        kind = self.rules.kind_number.get(value, 0) if isinstance(value, str) else 0
        if not self.state.players[owner].hand & self.rules.of_kind[kind]:
            self.reader.fault(path, f"seat {owner} holds no {shown(value)}")
        if not self.rules.kinds[kind].allowed_within(IN_ERRAND):
            self.reader.fault(path, f"{shown(value)} cannot be named")

    def half(self, value: object, path: str, so_far: SoFar) -> int:
        halves = self.rules.kinds[so_far["kind"]].halves
        half = NONE if value is None else self.kind(value, path, so_far)
        if half not in (halves or (NONE,)):
            self.reader.fault(path, "must be a half of the named card, or null if it has none")
        return half

    def purchases(self, value: object, path: str, so_far: SoFar) -> int:
        return self.reader.integer(value, path, 0, max(k.purchases for k in self.rules.kinds))

    def buyer(self, value: object, path: str, so_far: SoFar) -> int:
        kind = self.kind(value, path, so_far)
        purchases = self.rules.kinds[kind].purchases
        if so_far["left"] > purchases:
            self.reader.fault(path, f"{shown(value)} buys {purchases} cards, not {so_far['left']}")
        return kind

    def spot(self, value: object, path: str, so_far: SoFar) -> int:
        spots = {list_of: spot for spot, list_of in self.state.board.spot_names.items()}
        names = tuple(value) if isinstance(value, list) else ()
        spot = next((spot for known, spot in spots.items() if known == names), NONE)
        if spot not in self.state.players[so_far["seat"]].colonists:
            self.reader.fault(path, f"seat {so_far['seat']} has no colonist there")
        return spot

    def steps(self, value: object, path: str, so_far: SoFar) -> int:
        most = len(self.state.players[so_far["seat"]].colonists)
        return self.reader.integer(value, path, 0, most)

    def goods(self, value: object, path: str, so_far: SoFar) -> list[int]:
        goods = self.reader.goods(value, path)
        room = self.state.players[so_far["seat"]].room()
        excess = sum(goods) - room
        if room <= 0 or excess <= 0 or max(goods) > excess:
            self.reader.fault(path, "there is no choice about what to take")
        return goods

    def trades(self, value: object, path: str, so_far: SoFar) -> int:
        return self.reader.integer(value, path, 1, 2)

    def traded(self, value: object, path: str, so_far: SoFar) -> int:
        if (value is None) != (so_far["left"] > 1):
            self.reader.fault(path, "must be null before the first trade and a good after it")
        return NONE if value is None else self.reader.choice(value, path, "good", GOOD_NUMBERS)

    def units(self, value: object, path: str, so_far: SoFar) -> int:
        return self.reader.integer(value, path, 1, max(1, self.state.players[so_far["seat"]].stock))

    def flag(self, value: object, path: str, so_far: SoFar) -> bool:
        return self.reader.flag(value, path)
