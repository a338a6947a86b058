"""`concordia fuzz`: random games in which everything is checked on the way."""

import os
import secrets
import shlex
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import click

from concordia.cli.examples import example
from concordia.cli.files import write_text
from concordia.cli.fuzzing.one_game import Outcome, RandomGame, play_one
from concordia.cli.fuzzing.plan import Plan, Task
from concordia.cli.output import write_json
from concordia.cli.setup_options import EXAMPLES_OF_OPTIONS, read_option
from concordia.content.maps import map_ids
from concordia.content.rules import mode_ids

SEED_BITS = 31


@dataclass
class Tally:
    """What has been counted so far."""

    games: int = 0
    moves: int = 0
    unfinished: int = 0
    ways: Counter[str] = field(default_factory=Counter)

    def count(self, outcome: Outcome) -> None:
        """Add one game."""
        task = outcome.task
        self.games += 1
        self.moves += outcome.moves
        self.unfinished += not outcome.over and not outcome.failure
        self.ways[f"{task.map_name} {task.mode} {task.players}"] += 1


@click.command(
    "fuzz",
    epilog=example("concordia fuzz --games 500 --map ionium --mode team --option intermediate"),
)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--map", "maps", multiple=True, metavar="MAP", help="Only this map; repeatable.")
@click.option("--mode", "modes", multiple=True, metavar="MODE", help="Only this mode; repeatable.")
@click.option("--players", type=int, multiple=True, metavar="N", help="Only so many; repeatable.")
@click.option("--seed", type=int, help="Seed of the first game, the next has 1 more; or random.")
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME[=VALUE]",
    help=f"Fix an option that is drawn otherwise; repeatable: {EXAMPLES_OF_OPTIONS}.",
)
@click.option(
    "--jobs",
    type=click.IntRange(min=1),
    default=os.cpu_count() or 1,
    help="How many processes share the work; default: one for each processor.",
)
@click.option(
    "--most-moves",
    type=click.IntRange(min=1),
    default=20_000,
    show_default=True,
    help="Leave a game that random players have not ended by then.",
)
@click.option("--json", "as_json", is_flag=True, help="Write the summary as JSON.")
def command(games: int, seed: int | None, jobs: int, **given: Any) -> None:
    """Play random games and check the engine in every moment of them.

    After each move all invariants are checked, and that the legal moves are neither absent nor
    listed twice; every so often that positions survive saving and loading, that views keep
    secrets, and that copies share nothing. All combinations of map, mode and number of players
    take turns, with options drawn at random, unless you name some.

    The first failure stops it: the game is saved as fuzz-SEED.cgn, and the exit code is 1.
    """
    plan = _plan(given)
    begun = time.monotonic()
    first = secrets.randbits(SEED_BITS) if seed is None else seed
    tally, failed = Tally(), None
    with _players(jobs, partial(play_one, most_moves=given["most_moves"])) as play_all:
        for outcome in _watched(play_all(plan.tasks(games, first)), games):
            tally.count(outcome)
            if outcome.failure:
                failed = outcome
                break
    _report(tally, failed, time.monotonic() - begun, as_json=given["as_json"])
    if failed:
        _tell_failure(failed, plan)
        raise SystemExit(1)


def _plan(given: dict[str, Any]) -> Plan:
    options = dict(read_option(text) for text in given["options"])
    plan = Plan(given["maps"] or map_ids(), given["modes"] or mode_ids(), given["players"], options)
    _expect_options_fit(plan)
    return plan


def _expect_options_fit(plan: Plan) -> None:
    """Refuse wrong options before any game begins, as in a game they would look like a bug."""
    for map_name, mode, players in plan.ways():
        RandomGame(Task(map_name, mode, players, 0, plan.options))


Games = Callable[[Iterable[Task]], Iterator[Outcome]]


@contextmanager
def _players(jobs: int, play: Callable[[Task], Outcome]) -> Iterator[Games]:
    if jobs == 1:
        yield partial(map, play)
        return
    # Forking would copy the thread of the progress bar in the middle of what it does.
    with get_context("spawn").Pool(jobs) as pool:
        yield partial(pool.imap_unordered, play)


def _watched(outcomes: Iterator[Outcome], games: int) -> Iterator[Outcome]:
    if not sys.stderr.isatty():
        yield from outcomes
        return
    from rich.console import Console  # noqa: PLC0415 - only a terminal needs it
    from rich.progress import track  # noqa: PLC0415

    yield from track(outcomes, "Random games", games, console=Console(stderr=True))


def _report(tally: Tally, failed: Outcome | None, seconds: float, *, as_json: bool) -> None:
    if as_json:
        summary = {"ok": not failed, "games": tally.games, "moves": tally.moves}
        rest = {"unfinished": tally.unfinished, "combos": tally.ways, "seconds": round(seconds, 3)}
        write_json(summary | rest)
        return
    speed = f"{tally.moves / max(seconds, 0.001):,.0f} moves a second"
    click.echo(
        f"{tally.games:,} games, {tally.moves:,} moves, {len(tally.ways)} ways to play, "
        f"{seconds:.1f} s ({speed}): {'a FAILURE' if failed else 'no fault'}."
    )
    if tally.unfinished:
        click.echo(f"{tally.unfinished} of them were left unfinished, which is no fault.")


def _tell_failure(failed: Outcome, plan: Plan) -> None:
    path = _free_path(failed.task.seed)
    write_text(path, failed.record)
    click.echo(f"{failed.failure}\nafter {failed.moves} moves of {failed.task}", err=True)
    click.echo(f"Saved as {path}. Look at it:  concordia replay --step {path}", err=True)
    click.echo(f"Play it again:  {shlex.join(_again(failed.task, plan))}", err=True)


def _free_path(seed: int) -> Path:
    names = (f"fuzz-{seed}{f'-{n}' if n else ''}.cgn" for n in count())
    return next(path for name in names if not (path := Path(name)).exists())


def _again(task: Task, plan: Plan) -> list[str]:
    options = [f"--option={name}={_said(value)}" for name, value in plan.options.items()]
    way = ["--map", task.map_name, "--mode", task.mode, "--players", str(task.players)]
    return ["concordia", "fuzz", "--games=1", f"--seed={task.seed}", *way, *options]


def _said(value: object) -> str:
    return str(value).lower()
