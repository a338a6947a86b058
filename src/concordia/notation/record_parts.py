"""Taking the text of a record apart: headers, names and sections, not understood yet."""

import re
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final

from concordia.content.reading import unknown
from concordia.notation.names import LONGEST_NAME, fits_record
from concordia.notation.reading import Reader
from concordia.notation.record import FIRST_LINE

HEADERS: Final = ("rules", "map", "mode", "options", "date", "result")
NEEDED: Final = ("rules", "map", "mode", "options")
SECTIONS: Final = ("setup", "position", "moves", "scores")
MOST_HEADERS: Final = 50
"""Lines before the first section, so that a hostile text is not studied line by line."""

_SECTION_LINES: Final = frozenset(f"[{name}]" for name in SECTIONS)

Line = tuple[int, str]
"""A line of the file with its number."""


@dataclass
class Parts:
    """The lines of a record, sorted."""

    headers: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    sections: dict[str, list[Line]] = field(default_factory=dict)


def take_apart(reader: Reader, text: str) -> Parts:
    """Sort the lines of a record; comments and empty lines are left out."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != FIRST_LINE:
        reader.fault("line 1", f"a record begins with {FIRST_LINE!r}")
        return Parts()
    parts = _sort(reader, lines[1:])
    _check_complete(reader, parts)
    return parts


def _sort(reader: Reader, lines: list[Line]) -> Parts:
    parts, section = Parts(), ""
    head = list(takewhile(lambda item: not _section(item[1]), lines[: MOST_HEADERS + 1]))
    if len(head) > MOST_HEADERS:
        reader.fault(f"line {head[-1][0]}", f"more than {MOST_HEADERS} headers")
        return parts
    for number, line in lines:
        if name := _section(line):
            section = name
            if section in parts.sections:
                reader.fault(f"line {number}", f"a second section {line}")
            parts.sections[section] = []
        elif section:
            parts.sections[section].append((number, line))
        else:
            _read_header(reader, parts, number, line)
    return parts


def _section(line: str) -> str:
    """Return the name of the section that a line begins, or an empty text."""
    return line[1:-1] if line in _SECTION_LINES else ""


def _read_header(reader: Reader, parts: Parts, number: int, line: str) -> None:
    key, _, value = (part.strip() for part in line.partition(":"))
    if key in HEADERS and key not in parts.headers:
        parts.headers[key] = value
    elif re.fullmatch(r"seat [0-9]", key) and int(key[5:]) not in parts.names:
        parts.names[int(key[5:])] = value
        if not fits_record(value):
            message = f"a name has 1 to {LONGEST_NAME} printable characters"
            reader.fault(f"line {number}", message)
    else:
        twice = key in HEADERS or key.startswith("seat ")
        message = f"{key[:20]} stands there twice" if twice else unknown(key, HEADERS, "header")
        reader.fault(f"line {number}", message)


def _check_complete(reader: Reader, parts: Parts) -> None:
    for key in NEEDED:
        if key not in parts.headers:
            reader.fault(key, "this header is missing")
    seats = range(len(parts.names))
    if not parts.names or sorted(parts.names) != list(seats):
        reader.fault("seat 0", "the headers must name the seats 0, 1, 2 ... each once")
    if "moves" not in parts.sections:
        reader.fault("[moves]", "this section is missing")
    if ("setup" in parts.sections) == ("position" in parts.sections):
        reader.fault("[setup]", "there must be either a section [setup] or a section [position]")
