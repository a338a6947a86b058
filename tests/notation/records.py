"""Records to spoil, and the faults that this leads to."""

import re
from functools import cache

import pytest

from concordia import Game, InvalidRecord
from tests.notation.moments import TESTS

GAMES = TESTS / "games"


@cache
def text_of(name: str) -> str:
    return (GAMES / f"{name}.cgn").read_text(encoding="utf-8")


def finished() -> str:
    return text_of("hellas-team-6")


def begun() -> str:
    return Game.new("imperium", ["Aurelia", "Brutus"], seed=1).record()


def from_position(document: str) -> str:
    """Return a record that begins with this text as its position."""
    head = re.sub(r"\[setup\].*", "", begun(), flags=re.DOTALL)
    return f"{head}[position]\n{document}\n\n[moves]\n"


def faults_of(record: str) -> dict[str, str]:
    """Return the faults of a record that must be refused."""
    with pytest.raises(InvalidRecord) as caught:
        Game.read(record)
    faults: dict[str, str] = {}
    for fault in caught.value.faults:
        faults[fault.path] = faults.get(fault.path, "") + fault.message
    return faults


def line_of(record: str, start: str) -> int:
    """Return the number of the first line that begins like this."""
    return next(n for n, line in enumerate(record.splitlines(), 1) if line.startswith(start))
