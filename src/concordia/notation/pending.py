"""The questions that wait in the middle of a turn, as plain data in a position document."""

from typing import Any

from concordia.engine.decisions.build import Build
from concordia.engine.decisions.buy_card import BuyCard, PayAnyKind
from concordia.engine.decisions.choose_half import ChooseHalf
from concordia.engine.decisions.copy_card import CopyCard, RepeatCard
from concordia.engine.decisions.end_turn import EndTurn, opening
from concordia.engine.decisions.legate import AnswerLegate, NameCard, NameHalf
from concordia.engine.decisions.move_colonists import MoveColonists, PutColonist
from concordia.engine.decisions.place_colonist import Colonise, PlaceOne, StartCity
from concordia.engine.decisions.play_card import PlayCard, PlayErrand
from concordia.engine.decisions.prefect import ChooseProvince
from concordia.engine.decisions.take_goods import TakeGoods
from concordia.engine.decisions.trade import Shop, Trade
from concordia.engine.deed import IN_ERRAND, IN_MAGISTER, OPENLY, Deed
from concordia.engine.state import Frame, State
from concordia.engine.types import GOODS, NONE

FRAMES: dict[str, type[Frame]] = {
    frame.name: frame
    for frame in (
        AnswerLegate, Build, BuyCard, ChooseHalf, ChooseProvince, Colonise, CopyCard, Deed, EndTurn,
        MoveColonists, NameCard, NameHalf, PayAnyKind, PlaceOne, PlayCard, PlayErrand, PutColonist,
        RepeatCard, Shop, StartCity, TakeGoods, Trade,
    )
}  # fmt: skip
WITHIN = {"openly": OPENLY, "magister": IN_MAGISTER, "errand": IN_ERRAND}


def write_stack(state: State) -> list[dict[str, Any]]:
    """Return the stack as plain data, the question that is asked now last."""
    return [_write_frame(state, frame) for frame in state.stack]


def at_start_of_turn(state: State) -> bool:
    """Tell whether nothing waits but what waits at the start of every turn."""
    return same_frames(state, state.stack, [] if state.over else opening(state))


def same_frames(state: State, stack: list[Frame], other: list[Frame]) -> bool:
    """Tell whether two stacks ask the same."""
    return [_write_frame(state, f) for f in stack] == [_write_frame(state, f) for f in other]


def _write_frame(state: State, frame: Frame) -> dict[str, Any]:
    fields = {name: _write_field(state, sort, getattr(frame, name)) for name, sort in frame.fields}
    return {"question": frame.name, **fields}


def _write_field(state: State, sort: str, value: Any) -> object:  # noqa: ANN401 - many sorts
    if sort in ("kind", "double", "held", "half", "buyer"):
        return None if value == NONE else state.rules.kinds[value].name
    if sort == "spot":
        return list(state.board.spot_names[value])
    if sort == "goods":
        return dict(zip(GOODS, value, strict=True))
    if sort == "within":
        return next(name for name, number in WITHIN.items() if number == value)
    if sort == "good":
        return None if value == NONE else GOODS[value]
    return None if sort == "partner" and value == NONE else value
