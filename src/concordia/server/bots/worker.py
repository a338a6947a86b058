"""A process in which bots think: one JSON question a line comes in, one answer a line goes out."""

import json
import sys
from contextlib import suppress
from random import Random
from typing import Any

from concordia.bots.advice import advise
from concordia.bots.bot import Budget, answer
from concordia.bots.ladder import LADDER
from concordia.engine.state import State
from concordia.engine.turn import play
from concordia.notation.move_text import move_text
from concordia.notation.position_reader import load_position


def main() -> None:
    """Answer questions until there are no more."""
    with suppress(KeyboardInterrupt, BrokenPipeError):
        for line in sys.stdin:
            print(json.dumps(think(json.loads(line))), flush=True)  # noqa: T201 - the answer


def think(question: dict[str, Any]) -> dict[str, Any]:
    """Return the moves that a bot plays in a position, or advice; or what went wrong."""
    try:
        state = load_position(question["position"])
        budget, random = Budget(seconds=question["seconds"]), Random(question["seed"])
        if question["bot"] is None:
            return _advice(state, budget, random)
        moves = answer(LADDER[question["bot"]], state, budget, random)
        return {"moves": _texts(state, moves)}
    except Exception as error:  # noqa: BLE001 - a bot may fail in any way, and another one plays on
        return {"error": f"{type(error).__name__}: {error}"[:200]}


def _advice(state: State, budget: Budget, random: Random) -> dict[str, Any]:
    advice = advise(state, budget, random)
    return {
        "bot": advice.bot.name,
        "moves": _texts(state, advice.moves),
        "gains": advice.gains(),
        "at_once": advice.after.score - advice.before.score,
    }


def _texts(state: State, moves: list[int]) -> list[str]:
    """Write moves one after the other, as what some are called depends on those before."""
    twin, texts = state.clone(), []
    for move in moves:
        texts.append(move_text(twin, move))
        play(twin, move)
    return texts


if __name__ == "__main__":
    main()
