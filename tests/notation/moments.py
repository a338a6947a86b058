"""Position documents of many sorts of moments, from the golden records."""

import json
from functools import cache
from pathlib import Path

from concordia.engine.turn import play
from concordia.notation.position import position
from concordia.notation.record_reader import read_record
from tests.notation.hostile import Document

TESTS = Path(__file__).parents[1]


@cache
def moments() -> dict[tuple[str, ...], Document]:
    """One position for each sort of stack of questions in each mode."""
    found: dict[tuple[str, ...], Document] = {}
    for path in sorted((TESTS / "games").glob("*.cgn")):
        record = read_record(path.read_text(encoding="utf-8"))
        state = record.start.clone()
        for move in record.moves:
            key = (state.rules.mode, *[frame.name for frame in state.stack])
            if key not in found:
                found[key] = position(state)
            play(state, move)
    return found


def moments_of(question: str, most: int) -> list[Document]:
    """Return some positions where a question is asked, those of deep stacks first."""
    keys = [key for key in moments() if key[-1] == question and "pending" in moments()[key]]
    return [moments()[key] for key in sorted(keys, key=len, reverse=True)[:most]]


def perft_position(name: str) -> Document:
    """Return the position of a perft table."""
    path = TESTS / "perft" / f"{name}.json"
    document: Document = json.loads(path.read_text(encoding="utf-8"))["position"]
    return document
