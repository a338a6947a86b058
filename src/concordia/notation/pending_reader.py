"""Reading the questions that wait in the middle of a turn from a position document."""

from typing import Final

from concordia.engine.decisions.end_turn import EndTurn, opening
from concordia.engine.decisions.place_colonist import StartCity
from concordia.engine.decisions.play_card import PlayCard, PlayErrand
from concordia.engine.decisions.take_goods import TakeGoods
from concordia.engine.decisions.trade import Shop
from concordia.engine.frame import Frame
from concordia.engine.state import State
from concordia.engine.types import NONE
from concordia.notation.pending import FRAMES, same_frames
from concordia.notation.pending_fields import FieldReader, SoFar
from concordia.notation.reading import Reader

STACK_LIMIT: Final = 32


class StackReader:
    """Reads the stack of a state that is complete but for it."""

    def __init__(self, reader: Reader, state: State) -> None:
        """Read with this reader, against this state."""
        self.reader = reader
        self.state = state
        self.fields = FieldReader(reader, state)

    def read(self, value: object, path: str) -> list[Frame]:
        """Read all frames and check that they could wait in this order."""
        read = [self._frame(item, at) for at, item in self.reader.items(value, path, STACK_LIMIT)]
        frames = [frame for frame in read if frame]
        if not self.reader.faults:
            self._check_order(frames, path)
        return frames

    def _check_order(self, frames: list[Frame], path: str) -> None:
        if not frames or frames[0].name != EndTurn.name or frames[0].seat != self.state.active:
            self.reader.fault(f"{path}[0]", "must be the end of the active player's turn")
        if same_frames(self.state, frames, opening(self.state)):
            return
        for number, frame in enumerate(frames):
            first, last = number == 0, number == len(frames) - 1
            if (frame.name == EndTurn.name) != first or not (last or frame.waits):
                self.reader.fault(f"{path}[{number}]", f"{frame.name!r} cannot wait there")
            self._check_seat(frame, f"{path}[{number}].seat")
        self._check_twice(frames, path)
        if frames and not self.reader.faults and not self._asks(frames[-1]):
            self.reader.fault(f"{path}[{len(frames) - 1}]", "there is nothing to ask")

    def _check_seat(self, frame: Frame, path: str) -> None:
        """Goods come to anybody (7.2); all else is for the active player and his partner (13.1)."""
        partner = self.state.seating.partner[self.state.active]
        if isinstance(frame, PlayErrand) and frame.seat != partner:
            self.reader.fault(path, "only the active player's partner can")
        elif frame.seat not in (self.state.active, partner) and not isinstance(frame, TakeGoods):
            self.reader.fault(path, f"it is the turn of seat {self.state.active}")

    def _check_twice(self, frames: list[Frame], path: str) -> None:
        """No card asks the same twice, but each owner chooses among his goods."""
        asked: set[tuple[str, int]] = set()
        for number, frame in enumerate(frames):
            key = (frame.name, frame.seat if isinstance(frame, TakeGoods) else NONE)
            if key in asked:
                self.reader.fault(f"{path}[{number}]", f"{frame.name!r} waits already")
            asked.add(key)

    def _asks(self, frame: Frame) -> bool:
        if isinstance(frame, PlayCard | Shop | StartCity) and not isinstance(frame, PlayErrand):
            return False
        return bool(frame.moves(self.state))

    def _frame(self, value: object, path: str) -> Frame | None:
        data = self.reader.mapping(value, path, ["question"])
        names = {name: number for number, name in enumerate(FRAMES)}
        if self.reader.choice(data.get("question"), f"{path}.question", "question", names) == NONE:
            return None
        sort = FRAMES[data["question"]]
        self.reader.mapping(data, path, [name for name, _ in sort.fields])
        before = len(self.reader.faults)
        fields: SoFar = {}
        for name, field in sort.fields:
            read = getattr(self.fields, field)
            fields[name] = read(data.get(name), f"{path}.{name}", fields)
        return sort(**fields) if len(self.reader.faults) == before else None
