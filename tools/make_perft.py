"""Makes the tables of tests/perft from golden records: `.venv/bin/python -m tools.make_perft`.

Each table is a position document with the numbers of move sequences of 1, 2, 3 ... moves. Only
tables that are missing are made, so that a number changes only if somebody deletes its file.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from concordia.engine.playout import perft
from concordia.engine.state import State
from concordia.engine.turn import play
from concordia.engine.types import NONE
from concordia.notation.position import position
from concordia.notation.record_reader import read_record

TESTS: Final = Path(__file__).parents[1] / "tests"
TABLES: Final = TESTS / "perft"
MOST_SEQUENCES: Final = 300_000
MOST_DEPTH: Final = 8

Suits = Callable[[State], bool]


def asks(question: str, least: int = 2) -> Suits:
    """Look for a question with so many answers."""
    return lambda state: state.stack[-1].name == question and len(state.legal) >= least


def start(_: State) -> bool:
    """Take the first position."""
    return True


def other_seat_takes(state: State) -> bool:
    """Look for a choice about the storehouse of another than the active player."""
    return asks("take")(state) and state.to_move() != state.active


def last_turns(state: State) -> bool:
    """Look for the start of a turn when the end is near."""
    return state.ender != NONE and asks("play", 3)(state)


def partner_waits(state: State) -> bool:
    """Look for an Architect whose partner will follow."""
    return asks("move", 3)(state) and len(state.stack) > len(("end", "carry-out", "build"))


POSITIONS: Final[dict[str, tuple[str, Suits]]] = {
    "start-base": ("imperium-base-4", start),
    "start-venus": ("italia-venus-3", start),
    "start-team": ("hellas-team-6", start),
    "start-small-ionium": ("ionium-base-3-small-ionium", start),
    "shopping": ("imperium-base-4-no-goods", start),
    "architect": ("*-base-*", asks("move", 6)),
    "architect-in-the-air": ("*-venus-*", asks("put", 20)),
    "architect-of-a-team": ("*-team-*", partner_waits),
    "colonist": ("*-base-*", asks("colonise", 10)),
    "senator": ("*-base-4-every-option", asks("buy", 5)),
    "trade": ("*-venus-2*", asks("trade", 16)),
    "storehouse-of-another": ("*-base-*", other_seat_takes),
    "magister": ("*-venus-*", asks("repeat")),
    "double-card": ("*-venus-5", asks("half")),
    "legate": ("*-team-4", asks("name", 6)),
    "legate-answer": ("*-team-6", asks("answer")),
    "proconsul": ("*-team-*", asks("errand", 6)),
    "last-turns": ("*-base-4", last_turns),
    "last-turns-of-teams": ("*-team-6-last-card", last_turns),
}
"""The tables with the records to search, as a pattern, and what to look for."""


def main() -> None:
    """Make what is missing and say so."""
    TABLES.mkdir(parents=True, exist_ok=True)
    for name, (records, suits) in POSITIONS.items():
        path = TABLES / f"{name}.json"
        if not path.exists():
            path.write_text(table(records, suits), encoding="utf-8", newline="\n")
            print(f"made {path.name}")


def table(records: str, suits: Suits) -> str:
    """Return a table: where it comes from, its counts, and the position on one line."""
    record, state = find(records, suits)
    entries = {"record": record, "counts": counts(state), "position": position(state)}
    lines = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in entries.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def find(records: str, suits: Suits) -> tuple[str, State]:
    """Return the first state that suits, with the name of its record."""
    for path in sorted((TESTS / "games").glob(f"{records}.cgn")):
        game = read_record(path.read_text(encoding="utf-8"))
        state = game.start.clone()
        for move in game.moves:
            if suits(state):
                return path.stem, state
            play(state, move)
    raise LookupError(f"no position of {records} suits")


def counts(state: State) -> list[int]:
    """Count deeper and deeper until the numbers grow too large."""
    found = [perft(state, 1)]
    while len(found) < MOST_DEPTH and found[-1] * len(state.legal) < MOST_SEQUENCES:
        found.append(perft(state, len(found) + 1))
    return found


if __name__ == "__main__":
    main()
