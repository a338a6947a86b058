"""A reader of untrusted documents that collects every fault with its path instead of stopping."""

import json
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NoReturn

from concordia.content.reading import nearest, shown, unknown
from concordia.engine.errors import Fault
from concordia.engine.types import GOODS

GOOD_NUMBERS: Final = {name: number for number, name in enumerate(GOODS)}
MOST_UNITS: Final = 99
MOST_KEYS: Final = 200
MOST_FAULTS: Final = 100
_LONGEST_NUMBER: Final = 80


def parse_json(text: str) -> Any:  # noqa: ANN401 - JSON can be anything
    """Parse JSON from a stranger; raises `ValueError` for what is none, or nested too deeply."""
    try:
        return json.loads(
            text, parse_constant=_not_finite, parse_float=_finite, object_pairs_hook=_object
        )
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Make an object; where a key has two values, nobody can tell which is meant."""
    data = dict(pairs)
    if len(data) < len(pairs):
        key = Counter(key for key, _ in pairs).most_common(1)[0][0]
        raise ValueError(f"the key {shown(key)} stands there twice")
    return data


def _not_finite(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text[:_LONGEST_NUMBER]} is too large")
    return number


class Reader:
    """Reads values out of parsed JSON; what is wrong is noted and a harmless value returned."""

    def __init__(self) -> None:
        """Start without faults."""
        self.faults: list[Fault] = []

    def fault(self, path: str, message: str) -> None:
        """Note a fault; nobody reads more than so many of them."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(path, message))

    def mapping(self, value: object, path: str, required: Sequence[str] = ()) -> dict[str, Any]:
        """Read an object that has at least the required keys."""
        if not isinstance(value, dict):
            self.fault(path, f"must be an object, not {shown(value)}")
            return {}
        if len(value) > MOST_KEYS or not all(isinstance(key, str) for key in value):
            self.fault(path, f"must have at most {MOST_KEYS} keys, all of them texts")
            return {}
        strange = [key for key in value if key not in required]
        for key in required:
            if key not in value:
                self.fault(f"{path}.{key}".lstrip("."), f"is missing{_misspelt(key, strange)}")
        return value

    def items(self, value: object, path: str, most: int) -> Iterator[tuple[str, Any]]:
        """Read a list of at most so many items, each with its path."""
        if not isinstance(value, list):
            self.fault(path, f"must be a list, not {shown(value)}")
            return
        if len(value) > most:
            self.fault(path, f"has {len(value)} items; at most {most} make sense")
            return
        for number, item in enumerate(value):
            yield f"{path}[{number}]", item

    def integer(self, value: object, path: str, low: int, high: int) -> int:
        """Read a whole number within bounds."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.fault(path, f"must be a whole number, not {shown(value)}")
        elif not low <= value <= high:
            self.fault(path, f"must be from {low} to {high}, not {shown(value)}")
        else:
            return value
        return low

    def flag(self, value: object, path: str) -> bool:
        """Read true or false."""
        if not isinstance(value, bool):
            self.fault(path, f"must be true or false, not {shown(value)}")
            return False
        return value

    def choice(self, value: object, path: str, what: str, numbers: dict[str, int]) -> int:
        """Read one of the known names and return its number, or -1."""
        if not isinstance(value, str):
            self.fault(path, f"must be the name of a {what}, not {shown(value)}")
        elif value not in numbers:
            self.fault(path, unknown(value, numbers, what))
        else:
            return numbers[value]
        return -1

    def choices(
        self, value: object, path: str, what: str, numbers: dict[str, int], most: int
    ) -> list[int]:
        """Read a list of known names."""
        found = [self.choice(item, at, what, numbers) for at, item in self.items(value, path, most)]
        return [number for number in found if number >= 0]

    def goods(self, value: object, path: str) -> list[int]:
        """Read units by good; a good that is not named has none."""
        goods = [0] * len(GOODS)
        for name, units in self.mapping(value, path).items():
            good = self.choice(name, f"{path}.{name[:40]}", "good", GOOD_NUMBERS)
            if good >= 0:
                goods[good] = self.integer(units, f"{path}.{name}", 0, MOST_UNITS)
        return goods


def _misspelt(key: str, strange: list[str]) -> str:
    near = nearest(key, strange)
    return f"; is {shown(near)} meant to be it?" if near else ""
