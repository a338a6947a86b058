"""Tunes the weights of the bots' judgement by self-play: simultaneous perturbation (SPSA).

python tools/tune_bots.py --minutes 60 --jobs 2 --from weights.toml --to tuned.toml

In each step every weight is changed by a part of itself, up or down at random; greedy bots with the
weights so changed play against greedy bots with the opposite change, on setups of every sort. All
weights then move a little towards the side that scored more. What is written is the average of the
second half of the walk, because a single point of it is noisy.
"""

import argparse
import math
import re
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from pathlib import Path
from random import Random
from statistics import fmean

from concordia.bots.turns import play_turn
from concordia.bots.value.judge import Judge
from concordia.bots.value.weights import FILE, Tables, Weights, read_tables
from concordia.content.maps import board, load_map
from concordia.content.rules import rules_for
from concordia.engine.cards import Options
from concordia.engine.scoring import score
from concordia.engine.setup import new_game

SETTINGS = {
    "single": [
        ("imperium", "base", 4),
        ("imperium", "base", 4),
        ("italia", "base", 3),
        ("hellas", "venus", 2),
        ("ionium", "venus", 4),
        ("cyprus", "base", 5),
        ("italia", "venus", 3),
        ("imperium", "base", 2),
    ],
    "team": [("imperium", "team", 4), ("hellas", "team", 4), ("ionium", "team", 4)],
}
"""What is played, in turns: map, mode and number of players."""
LONGEST_GAME = 500
"""Turns after which a game is scored as it stands."""
CHANGE = 0.18
"""By which part a weight is changed to be tried."""
STEP = 0.0012
"""How far a weight moves for a point of difference, at first."""
CALM_AFTER = 600
"""After how many steps the walk is about half as brisk."""

Logs = list[float]
"""How far each weight is from where it began: the logarithm of the ratio."""


def main() -> None:
    """Walk for as long as was asked, writing the average as it goes."""
    asked = arguments()
    start = read_tables(asked.start)
    names = [(table, name) for table in start for name in start[table]]
    walk = [0.0] * len(names)
    total, summed = 0, [0.0] * len(names)
    end = time.monotonic() + 60 * asked.minutes
    random = Random(asked.seed)
    with ProcessPoolExecutor(asked.jobs) as pool:
        for step in count():
            now = time.monotonic()
            if now >= end:
                break
            signs = [random.choice((-1, 1)) for _ in names]
            sides = [weights_at(start, names, walk, signs, way) for way in (1, -1)]
            tasks = games(asked, step, sides)
            margins = list(pool.map(lead, *zip(*tasks, strict=True), chunksize=4))
            gain = STEP / (1 + step / CALM_AFTER) ** 0.6 * sum(margins) / len(margins)
            walk = [at + gain * sign for at, sign in zip(walk, signs, strict=True)]
            if now > end - 30 * asked.minutes:
                total += 1
                summed = [a + b for a, b in zip(summed, walk, strict=True)]
            if step % 20 == 0:
                print(f"step {step}: {' '.join(f'{math.exp(at):.2f}' for at in walk)}", flush=True)
                average = [at / total for at in summed] if total else walk
                write(asked.start, asked.to, weights_at(start, names, average))


def arguments() -> argparse.Namespace:
    """Read what is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", type=int, default=24, help="games in a step")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--settings", choices=sorted(SETTINGS), default="single")
    parser.add_argument("--from", dest="start", type=Path, default=FILE)
    parser.add_argument("--to", type=Path, default=FILE)
    return parser.parse_args()


def weights_at(
    start: Tables,
    names: list[tuple[str, str]],
    walk: Logs,
    signs: list[int] | None = None,
    way: int = 0,
) -> Tables:
    """Return the weights at a point of the walk, changed all at once if signs are given."""
    tables: Tables = {table: dict(row) for table, row in start.items()}
    for number, (table, name) in enumerate(names):
        change = way * CHANGE * signs[number] if signs else 0.0
        tables[table][name] *= math.exp(walk[number] + change)
    return tables


def games(
    asked: argparse.Namespace, step: int, sides: list[Tables]
) -> Iterator[tuple[list[Tables], int, tuple[str, str, int], int]]:
    """Go through the games of a step: on each setup the two sides sit both ways round."""
    settings = SETTINGS[asked.settings]
    for number in range(asked.games // 2):
        place = step * (asked.games // 2) + number
        setting = settings[place % len(settings)]
        for odd in (0, 1):
            yield sides, odd, setting, asked.seed * 1_000_000 + place


def lead(tables: list[Tables], odd: int, setting: tuple[str, str, int], seed: int) -> float:
    """Play a game with a side on every other seat; return by how much the first scored more."""
    map_id, mode, players = setting
    rules = rules_for(mode, players, Options())
    state = new_game(board(load_map(map_id), Options()), rules, seed)
    judges = [Judge(state, Weights(side)) for side in tables]
    for _ in range(LONGEST_GAME):
        if state.over:
            break
        play_turn(judges[(state.active + odd) % 2], state)
    totals = [score(state, seat)["total"] for seat in range(players)]
    return fmean(totals[odd::2]) - fmean(totals[1 - odd :: 2])


def write(start: Path, to: Path, tables: Tables) -> None:
    """Write weights with the comments of the file that they came from."""
    lines = []
    table = ""
    for line in start.read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"\[(\w+)\]", line):
            table = heading[1]
        if entry := re.match(r"(\w+) = (\S+)(.*)", line):
            lines.append(f"{entry[1]} = {tables[table][entry[1]]:.4g}{entry[3]}")
        else:
            lines.append(line)
    to.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
