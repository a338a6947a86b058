"""A process in which bots think: one JSON question a line comes in, one answer a line goes out."""

import json
import sys
from contextlib import suppress
from random import Random
from typing import Any

from concordia.bots.bot import Budget, answer
from concordia.bots.ladder import LADDER
from concordia.notation.move_text import move_text
from concordia.notation.position_reader import load_position


def main() -> None:
    """Answer questions until there are no more."""
    with suppress(KeyboardInterrupt, BrokenPipeError):
        for line in sys.stdin:
            print(json.dumps(think(json.loads(line))), flush=True)  # noqa: T201 - the answer


def think(question: dict[str, Any]) -> dict[str, Any]:
    """Return the moves that a bot plays in a position, or what went wrong."""
    try:
        state = load_position(question["position"])
        budget = Budget(seconds=question["seconds"])
        moves = answer(LADDER[question["bot"]], state, budget, Random(question["seed"]))
        return {"moves": [move_text(state, move) for move in moves]}
    except Exception as error:  # noqa: BLE001 - a bot may fail in any way, and another one plays on
        return {"error": f"{type(error).__name__}: {error}"[:200]}


if __name__ == "__main__":
    main()
