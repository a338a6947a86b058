"""Reading a game record: parse it, replay it, and compare the scores that it claims."""

import re
from typing import Final

from concordia.content.reading import shown
from concordia.engine.errors import Fault, IllegalMove, InvalidRecord, MoveError
from concordia.engine.moves import END
from concordia.engine.state import State
from concordia.engine.turn import play
from concordia.notation.game_heading import Maps
from concordia.notation.move_text import parse_move
from concordia.notation.reading import Reader
from concordia.notation.record import Record, result_text, score_lines
from concordia.notation.record_parts import Line, Parts, take_apart
from concordia.notation.record_start import read_start, stop_at_faults

LONGEST_TEXT: Final = 4_000_000
MOST_MOVES: Final = 200_000
_TURN: Final = re.compile(r"[0-9]+\. seat ([0-9]): ?(.*)")
_OTHER_SEAT: Final = re.compile(r"\(([0-9])\) (.*)")


def read_record(record: str | bytes, maps: Maps | None = None) -> Record:
    """Return the game that a record tells, after replaying and checking all of it.

    Raises:
        InvalidRecord: its `faults` name each place and reason.
    """
    text = _decoded(record)
    reader = Reader()
    parts = take_apart(reader, text)
    stop_at_faults(reader)
    game = read_start(reader, parts, maps or {})
    last = _replay(reader, game, parts.sections["moves"])
    stop_at_faults(reader)
    _check_result(reader, parts, last)
    stop_at_faults(reader)
    return game


def _decoded(record: str | bytes) -> str:
    if len(record) > LONGEST_TEXT:
        raise InvalidRecord([Fault("", f"longer than {LONGEST_TEXT} characters")])
    try:
        text = record.decode() if isinstance(record, bytes) else record
    except UnicodeDecodeError as error:
        raise InvalidRecord([Fault("", f"no UTF-8 text: {error.reason}")]) from error
    return text.removeprefix("\ufeff")


def _replay(reader: Reader, record: Record, lines: list[Line]) -> State:
    state = record.start.clone()
    for number, line in lines:
        turn = _TURN.fullmatch(line)
        if turn is None:
            reader.fault(f"line {number}", "a turn begins like '1. seat 0: '")
        elif int(turn[1]) != state.active or state.over:
            reader.fault(f"line {number}", _whose_turn(state, turn[1]))
        else:
            _replay_turn(reader, record, state, number, turn[2])
        if reader.faults:
            break
    return state


def _whose_turn(state: State, seat: str) -> str:
    if state.over:
        return "the game is over already"
    return f"it is the turn of seat {state.active}, not of seat {seat}"


def _replay_turn(reader: Reader, record: Record, state: State, line: int, moves: str) -> None:
    before = len(record.moves)
    for text in moves.split(";"):
        if len(record.moves) > before and record.moves[-1] == END:
            reader.fault(f"line {line}", "the turn has ended; the next one has a line of its own")
            return
        try:
            move = _parse(state, text.strip())
        except MoveError as error:
            reader.fault(f"moves[{len(record.moves)}]", f"line {line}: {error}")
            return
        play(state, move)
        record.moves.append(move)
        if len(record.moves) > MOST_MOVES:
            reader.fault(f"line {line}", f"more than {MOST_MOVES} moves")
            return


def _parse(state: State, text: str) -> int:
    """Read a move, which must be said to be another seat's where it is not the active player's."""
    other = _OTHER_SEAT.fullmatch(text)
    seat, words = (int(other[1]), other[2]) if other else (state.active, text)
    move = parse_move(state, words)
    if seat != state.to_move():
        raise IllegalMove(f"{shown(words)} is for seat {state.to_move()}, not seat {seat}")
    return move


def _check_result(reader: Reader, parts: Parts, last: State) -> None:
    result = parts.headers.get("result", result_text(last))
    if result != result_text(last):
        reader.fault("result", f"says {shown(result)}; the replay gives {result_text(last)!r}")
    claimed = [line for _, line in parts.sections.get("scores", [])]
    expected = score_lines(last)
    if claimed and len(claimed) != len(expected):
        reader.fault("scores", f"must have {len(expected)} lines, one for each seat")
    for seat, (line, right) in enumerate(zip(claimed, expected, strict=False)):
        if line != right:
            reader.fault(f"scores.{seat}", f"the replay gives {right!r}")
