"""What each process that is measured does: measure for so many seconds, and print its readings."""

import json
import sys
from collections.abc import Callable
from typing import NamedTuple, Self

from bench.figures import Reading


class Statement(NamedTuple):
    """What one process measured, and what it was: its name and version."""

    who: str
    version: str
    readings: list[Reading]

    @classmethod
    def parse(cls, text: str) -> Self:
        who, version, readings = json.loads(text)
        return cls(who, version, [Reading(*reading) for reading in readings])


def speak(who: str, version: str, measure: Callable[[float], list[Reading]]) -> None:
    """Do what the command line asks: take about so many seconds for each figure."""
    print(json.dumps(Statement(who, version, measure(float(sys.argv[1])))))
