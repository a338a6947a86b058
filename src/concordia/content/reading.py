"""Reads text files of a bounded size, and puts into words what is wrong in them."""

import difflib
import json
from collections.abc import Collection
from pathlib import Path
from typing import Final

from concordia.engine.errors import Fault, InvalidContent

MAX_BYTES: Final = 1_000_000
MAX_CHOICES: Final = 24
"""More names than this are not listed in a message."""

_LONGEST_SHOWN: Final = 60


def read_text(path: Path) -> str:
    """Return the text of a file; refuse what is too large or no text."""
    try:
        if not path.is_file():
            raise InvalidContent([Fault(path.name, "there is no such file")])
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise InvalidContent([Fault(path.name, f"the file is larger than {MAX_BYTES} bytes")])
        # Some editors begin a file with a byte order mark; utf-8-sig leaves it out.
        return data.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        raise InvalidContent([Fault(path.name, f"the file cannot be read: {error}")]) from error


def unknown(name: str, names: Collection[str], noun: str) -> str:
    """Say that a name is not one of those that can stand here, and which one may be meant."""
    said = f"{shown(name)} is no {noun}"
    if near := nearest(name, names):
        return f"{said}; did you mean {shown(near)}?"
    return f"{said}; there are {', '.join(names)}" if 0 < len(names) <= MAX_CHOICES else said


def nearest(name: str, names: Collection[str]) -> str:
    """Return the name that is most like another one, or an empty text."""
    by_lower = {known.lower(): known for known in names}
    near = difflib.get_close_matches(name.lower()[:_LONGEST_SHOWN], by_lower, n=1)
    return by_lower[near[0]] if near else ""


def shown(value: object) -> str:
    """Return a value as it stands in a file, cut where it is long."""
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    if isinstance(value, int) and value.bit_length() > _LONGEST_SHOWN:
        return "a number of so many digits"
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + " ..."
