"""Reading the questions that wait in the middle of a turn from a position document."""

from typing import Final

from concordia.engine.decisions.build import Build
from concordia.engine.decisions.buy_card import BuyCard
from concordia.engine.decisions.choose_half import ChooseHalf
from concordia.engine.decisions.end_turn import EndTurn, opening
from concordia.engine.decisions.legate import AnswerLegate, NameHalf
from concordia.engine.decisions.place_colonist import StartCity
from concordia.engine.decisions.play_card import PlayCard, PlayErrand
from concordia.engine.decisions.take_goods import TakeGoods
from concordia.engine.decisions.trade import Shop, Trade
from concordia.engine.deed import IN_ERRAND, Deed
from concordia.engine.state import Frame, State
from concordia.engine.types import NONE
from concordia.notation.pending import FRAMES, WITHIN, same_frames
from concordia.notation.reading import GOOD_NUMBERS, Reader

WAITING: Final = (EndTurn, Deed, Build, TakeGoods, BuyCard, PlayErrand)
"""What can wait below the question that is asked now, save at the start of a turn."""
STACK_LIMIT: Final = 32


class StackReader:
    """Reads the stack of a state that is complete but for it."""

    def __init__(self, reader: Reader, state: State) -> None:
        """Read with this reader, against this state."""
        self.reader = reader
        self.state = state

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
            if (frame.name == EndTurn.name) != first or not (last or type(frame) in WAITING):
                self.reader.fault(f"{path}[{number}]", f"{frame.name!r} cannot wait there")
            if isinstance(frame, PlayErrand) and frame.seat != self._partner_of_active():
                self.reader.fault(f"{path}[{number}].seat", "only the active player's partner can")
        if frames and not self.reader.faults and not self._asks(frames[-1]):
            self.reader.fault(f"{path}[{len(frames) - 1}]", "there is nothing to ask")

    def _partner_of_active(self) -> int:
        return self.state.seating.partner[self.state.active]

    def _asks(self, frame: Frame) -> bool:
        if isinstance(frame, PlayCard | Shop | StartCity) and not isinstance(frame, PlayErrand):
            return False
        return bool(frame.moves(self.state))

    def _frame(self, value: object, path: str) -> Frame | None:
        data = self.reader.mapping(value, path, ["question"])
        names = {name: n for n, name in enumerate(FRAMES)}
        if self.reader.choice(data.get("question"), f"{path}.question", "question", names) < 0:
            return None
        sort = FRAMES[data["question"]]
        self.reader.mapping(data, path, [name for name, _ in sort.fields])
        frame = sort.__new__(sort)
        before = len(self.reader.faults)
        for name, field in sort.fields:
            setattr(frame, name, self._field(field, data.get(name), f"{path}.{name}", frame))
        return frame if len(self.reader.faults) == before else None

    def _field(self, sort: str, value: object, path: str, frame: Frame) -> object:
        if value is None and sort in ("partner", "good", "half"):
            return self._absent(sort, path, frame)
        return getattr(self, f"_{sort}")(value, path, frame)

    def _absent(self, sort: str, path: str, frame: Frame) -> int:
        if isinstance(frame, AnswerLegate) and self.state.rules.kinds[frame.card].halves:
            self.reader.fault(path, "a half of the double card must be named")
        if isinstance(frame, Trade) and frame.left == 1:
            self.reader.fault(path, "the good of the first trade must be named")
        return NONE

    def _seat(self, value: object, path: str, frame: Frame) -> int:
        return self.reader.integer(value, path, 0, self.state.rules.seats - 1)

    def _mate(self, value: object, path: str, frame: Frame) -> int:
        mate = self.state.seating.partner[frame.seat]
        if mate == NONE:
            self.reader.fault(path, "there are no partners in this way to play")
        return self.reader.integer(value, path, mate, mate)

    _partner = _mate

    def _card_kind(self, value: object, path: str) -> int:
        return max(0, self.reader.choice(value, path, "card", self.state.rules.kind_number))

    def _kind(self, value: object, path: str, frame: Frame) -> int:
        kind, rules = self._card_kind(value, path), self.state.rules
        in_game = {card.kind for card in rules.cards}
        if kind not in in_game | {half for k in in_game for half in rules.kinds[k].halves}:
            self.reader.fault(path, f"{value} is not in this game")
        if isinstance(frame, ChooseHalf) and not rules.kinds[kind].halves:
            self.reader.fault(path, f"{value} is no double card")
        return kind

    def _double(self, value: object, path: str, frame: Frame) -> int:
        kind = self._card_kind(value, path)
        if not self.state.rules.kinds[kind].halves:
            self.reader.fault(path, f"{value} is no double card")
        return self._held(value, path, frame)

    def _held(self, value: object, path: str, frame: Frame) -> int:
        kind = self._card_kind(value, path)
        owner = frame.seat
        if isinstance(frame, NameHalf):
            owner = self.state.seating.partner[frame.seat]
        if not self.state.players[owner].hand & self.state.rules.of_kind[kind]:
            self.reader.fault(path, f"seat {owner} holds no {value}")
        if not self.state.rules.kinds[kind].allowed_within(IN_ERRAND):
            self.reader.fault(path, f"{value} cannot be named")
        return kind

    def _half(self, value: object, path: str, frame: Frame) -> int:
        half = self._card_kind(value, path)
        if isinstance(frame, AnswerLegate):
            halves = self.state.rules.kinds[frame.card].halves
            if half not in halves:
                self.reader.fault(path, f"{value} is no half of the named card")
        return half

    def _buyer(self, value: object, path: str, frame: Frame) -> int:
        kind = self._card_kind(value, path)
        purchases = self.state.rules.kinds[kind].purchases
        if isinstance(frame, BuyCard) and frame.left > purchases:
            self.reader.fault(path, f"{value} buys {purchases} cards, not {frame.left}")
        return kind

    def _within(self, value: object, path: str, frame: Frame) -> int:
        within = max(0, self.reader.choice(value, path, "state of affairs", WITHIN))
        if isinstance(frame, Deed) and not self.state.rules.kinds[frame.card].allowed_within(
            within
        ):
            self.reader.fault(path, f"that card cannot be carried out within {value}")
        return within

    def _spot(self, value: object, path: str, frame: Frame) -> int:
        spots = {names: spot for spot, names in self.state.board.spot_names.items()}
        spot = spots.get(tuple(value), NONE) if isinstance(value, list) else NONE
        if spot not in self.state.players[frame.seat].colonists:
            self.reader.fault(path, f"seat {frame.seat} has no colonist there")
        return spot

    def _goods(self, value: object, path: str, frame: Frame) -> list[int]:
        goods = self.reader.goods(value, path)
        room = self.state.players[frame.seat].room()
        excess = sum(goods) - room
        if not 0 < room < sum(goods) or any(units > excess for units in goods):
            self.reader.fault(path, "there is no choice about what to take")
        return goods

    def _good(self, value: object, path: str, frame: Frame) -> int:
        if isinstance(frame, Trade) and frame.left != 1:
            self.reader.fault(path, "nothing can have been traded yet")
        return self.reader.choice(value, path, "good", GOOD_NUMBERS)

    def _steps(self, value: object, path: str, frame: Frame) -> int:
        most = len(self.state.players[frame.seat].colonists)
        return self.reader.integer(value, path, 0, most)

    def _kinds(self, value: object, path: str, frame: Frame) -> int:
        return self.reader.integer(value, path, 1, 2)

    def _purchases(self, value: object, path: str, frame: Frame) -> int:
        return self.reader.integer(value, path, 0, 2)

    def _units(self, value: object, path: str, frame: Frame) -> int:
        stock = self.state.players[frame.seat].stock
        return self.reader.integer(value, path, 1, max(1, stock))

    def _flag(self, value: object, path: str, frame: Frame) -> bool:
        return self.reader.flag(value, path)
