"""Measures the engine's hot paths: random playouts, clones and the loading of documents."""

import json
import platform
import statistics
import sys
import time
from collections.abc import Callable
from random import Random

from concordia import Game
from concordia.engine.playout import random_playout
from concordia.engine.state import State

Figures = dict[str, tuple[float, float]]
"""What was measured, each with its median and spread."""

REPEATS = 5
MOST_MOVES = 20_000
GAMES = 10
WAYS = [
    ("imperium", "base", 4),
    ("italia", "base", 2),
    ("hellas", "venus", 3),
    ("ionium", "team", 4),
]


def main() -> None:
    """Print a table, or JSON with `--json`."""
    machine = f"Python {platform.python_version()} on {platform.machine()}"
    results = {" ".join(map(str, way)): playouts(*way) for way in WAYS}
    results["documents"] = documents()
    if "--json" in sys.argv:
        print(json.dumps({"machine": machine, "results": results}, indent=2))
        return
    print(f"{machine}, median of {REPEATS} repeats (spread)")
    for name, figures in results.items():
        print(name)
        for what, (middle, spread) in figures.items():
            print(f"  {what:24} {middle:14,.1f}  ({spread:.0%})")


def playouts(map_id: str, mode: str, seats: int) -> Figures:
    """Play random games to their end."""
    starts = [Game.new(map_id, players=seats, mode=mode, seed=seed).state for seed in range(GAMES)]
    speeds = [_speeds(starts, repeat) for repeat in range(REPEATS)]
    return {
        "moves a second": _summary([moves for moves, _ in speeds]),
        "games a second": _summary([games for _, games in speeds]),
    }


def _speeds(starts: list[State], seed: int) -> tuple[float, float]:
    states, random = [start.clone() for start in starts], Random(seed)
    began = time.perf_counter()
    moves = sum(random_playout(state, random, MOST_MOVES) for state in states)
    seconds = time.perf_counter() - began
    return moves / seconds, len(starts) / seconds


def documents() -> Figures:
    """Copy, write and read a game in its middle."""
    game = Game.new("imperium", players=4, seed=1)
    random_playout(game.state, Random(1), 400)
    position = game.position()
    record = Game.new("imperium", players=4, seed=1)
    random = Random(2)
    for _ in range(400):
        record.play(random.choice(record.moves()))
    text = record.record()
    return {
        "clone, microseconds": _micros(game.state.clone, 2000),
        "write position, us": _micros(game.position, 100),
        "read position, us": _micros(lambda: Game.load(position), 50),
        "read record of 400, us": _micros(lambda: Game.read(text), 5),
    }


def _micros(action: Callable[[], object], times: int) -> tuple[float, float]:
    samples = []
    for _ in range(REPEATS):
        began = time.perf_counter()
        for _ in range(times):
            action()
        samples.append((time.perf_counter() - began) / times * 1e6)
    return _summary(samples)


def _summary(samples: list[float]) -> tuple[float, float]:
    """Return the median, and the spread from least to most as a share of it."""
    middle = statistics.median(samples)
    return middle, (max(samples) - min(samples)) / middle


if __name__ == "__main__":
    main()
