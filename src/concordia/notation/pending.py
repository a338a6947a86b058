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
from concordia.engine.deed import CarryOut
from concordia.engine.frame import Frame
from concordia.engine.state import State
from concordia.notation.pending_fields import write_field

FRAMES: dict[str, type[Frame]] = {
    frame.name: frame
    for frame in (
        AnswerLegate, Build, BuyCard, CarryOut, ChooseHalf, ChooseProvince, Colonise, CopyCard,
        EndTurn, MoveColonists, NameCard, NameHalf, PayAnyKind, PlaceOne, PlayCard, PlayErrand,
        PutColonist, RepeatCard, Shop, StartCity, TakeGoods, Trade,
    )
}  # fmt: skip


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
    fields = {name: write_field(state, sort, getattr(frame, name)) for name, sort in frame.fields}
    return {"question": frame.name, **fields}
