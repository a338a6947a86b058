"""The values of a TOML document, read so that every fault is noted with its place."""

import math
import re
import tomllib
from collections.abc import Collection
from pathlib import Path
from typing import Final

from concordia.content.reading import MAX_BYTES, nearest, read_text, shown, unknown
from concordia.engine.errors import Fault, InvalidContent

MAX_ENTRIES: Final = 500
MAX_FAULTS: Final = 100
"""Reading stops at this many faults: nobody reads more of them at once."""
MAX_TEXT: Final = 200

_ABSENT: Final = object()
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,60}")


class Entry:
    """A value of a document and the place where it stands.

    Whoever asks for a text, number or list gets one in any case: where the value is something
    else, the fault is noted and something harmless is returned, so that reading goes on and
    finds all faults. A key that is not there has an entry too, whose `given` is False.
    """

    def __init__(self, value: object, file: str, path: str, faults: list[Fault]) -> None:
        self.value = value
        self.file = file
        self.path = path
        self.faults = faults
        self.given = value is not _ABSENT

    def fault(self, message: str) -> None:
        """Note what is wrong here; give up when there are too many faults."""
        fault = Fault(f"{self.file}: {self.path}" if self.path else self.file, message)
        if fault not in self.faults:
            self.faults.append(fault)
        if len(self.faults) >= MAX_FAULTS:
            raise InvalidContent(self.faults)

    def expect_no_faults(self) -> None:
        """Raise the faults that were noted anywhere in the document."""
        if self.faults:
            raise InvalidContent(self.faults)

    def table(self) -> dict[str, "Entry"]:
        """Return the entries of a table whose keys are names of any sort."""
        if not isinstance(self.value, dict):
            self._not("a table")
            return {}
        self._bounded(self.value)
        keys = list(self.value)[:MAX_ENTRIES]
        return {key: self._inside(self.value[key], _dotted(self.path, key)) for key in keys}

    def keyed(self, names: Collection[str], noun: str = "key of this table") -> dict[str, "Entry"]:
        """Return the entries of a table whose keys are among these names."""
        entries: dict[str, Entry] = {}
        for key, entry in self.table().items():
            if key not in names:
                entry.fault(unknown(key, names, noun))
            name = key if key in names else nearest(key, names)
            if name:
                entries.setdefault(name, entry)
        return entries

    def fields(self, needed: Collection[str], optional: Collection[str] = ()) -> dict[str, "Entry"]:
        """Return the entries of a table with fixed keys, those that are not given too."""
        known = [*needed, *optional]
        given = self.keyed(known)
        for key in needed:
            if key not in given and isinstance(self.value, dict):
                self.fault(f"{key} is missing")
        absent = {key: self._inside(_ABSENT, _dotted(self.path, key)) for key in known}
        return absent | given

    def items(self) -> list["Entry"]:
        """Return the entries of a list."""
        if not isinstance(self.value, list):
            self._not("a list")
            return []
        self._bounded(self.value)
        items = self.value[:MAX_ENTRIES]
        return [self._inside(item, f"{self.path}[{n}]") for n, item in enumerate(items)]

    def text(self) -> str:
        """Return a text of one line."""
        value = self.value
        if isinstance(value, str) and value.isprintable() and len(value) <= MAX_TEXT:
            return value
        self._not(f"a text of one line and at most {MAX_TEXT} letters")
        return ""

    def flag(self, *, default: bool = False) -> bool:
        """Return true or false."""
        if isinstance(self.value, bool):
            return self.value
        self._not("true or false")
        return default

    def whole(self, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        value = self.value
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self._not(f"a whole number from {least} to {most}")
        return least

    def number(self, least: float, most: float) -> float:
        """Return a number within bounds."""
        value = self.value
        if not isinstance(value, int | float) or isinstance(value, bool):
            value = math.nan
        if least <= value <= most:
            return float(value)
        self._not(f"a number from {least:g} to {most:g}")
        return least

    def one_of(self, names: Collection[str], noun: str) -> str:
        """Return one of the names; for another the one that was meant, or else an empty text."""
        name = self.text()
        if name in names or self.value != name:
            return name
        self.fault(unknown(name, names, noun))
        return nearest(name, names)

    def _inside(self, value: object, path: str) -> "Entry":
        return Entry(value, self.file, path, self.faults)

    def _not(self, noun: str) -> None:
        if self.given:
            self.fault(f"{shown(self.value)} is not {noun}")

    def _bounded(self, value: Collection[object]) -> None:
        if len(value) > MAX_ENTRIES:
            self.fault(f"{len(value)} entries are too many; {MAX_ENTRIES} is the most")


NOTHING: Final = Entry(_ABSENT, "", "", [])
"""The entry of a key that cannot be given: it reads as harmless values and has no faults."""


def read_file(path: Path) -> Entry:
    """Read a TOML file."""
    return parse(read_text(path), path.name)


def parse(text: str, file: str) -> Entry:
    """Parse a TOML text; `file` is the name that its faults begin with."""
    if len(text) > MAX_BYTES:
        raise InvalidContent([Fault(file, f"the text is longer than {MAX_BYTES} letters")])
    try:
        return Entry(tomllib.loads(text), file, "", [])
    except RecursionError as error:
        raise InvalidContent([Fault(file, "tables and lists are nested too deep")]) from error
    except ValueError as error:
        end = f"at the end, line {len(text.rstrip().splitlines())}"
        reason = str(error).replace("at end of document", end)
        raise InvalidContent([Fault(file, f"this is not TOML: {reason}")]) from error


def _dotted(path: str, key: str) -> str:
    word = key if _BARE_KEY.fullmatch(key) else shown(key)
    return f"{path}.{word}" if path else word
