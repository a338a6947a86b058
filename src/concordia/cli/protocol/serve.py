"""The lines of the engine protocol: read within bounds, answered one by one at once."""

import json
from typing import BinaryIO, Final

from concordia.cli.protocol.requests import Refusal, failure
from concordia.cli.protocol.session import Session

LONGEST_LINE: Final = 8_000_000
_CHUNK: Final = 65_536


def serve(session: Session, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every line until the input ends or the session is told to quit."""
    while not session.finished:
        line = source.readline(LONGEST_LINE + 1)
        if not line:
            return
        sink.write(_answer(session, line, source).encode() + b"\n")
        sink.flush()


def _answer(session: Session, line: bytes, source: BinaryIO) -> str:
    if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
        _skip_line(source)
        return _refuse(f"a line longer than {LONGEST_LINE} bytes")
    try:
        return session.answer(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        return _refuse(f"not UTF-8: {error.reason} at byte {error.start}")


def _skip_line(source: BinaryIO) -> None:
    """Read on to the end of the line without keeping it."""
    while (chunk := source.readline(_CHUNK)) and not chunk.endswith(b"\n"):
        pass


def _refuse(message: str) -> str:
    return json.dumps(failure(Refusal("InvalidRequest", message)), separators=(",", ":"))
