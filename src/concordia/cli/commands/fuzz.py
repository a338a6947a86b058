"""`concordia fuzz`: random games in which everything is checked on the way."""

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import TypedDict, Unpack

import click
from rich.console import Console
from rich.progress import track

from concordia.cli.examples import example
from concordia.cli.fuzzing.one_game import Outcome, RandomGame, play_one
from concordia.cli.fuzzing.plan import Plan, Task, maps_with
from concordia.cli.fuzzing.report import Tally, report, report_as_json, save_failure, tell_failure
from concordia.cli.setup_options import EXAMPLES_OF_OPTIONS, draw_seed, read_option
from concordia.content.rules import mode_ids

Games = Callable[[Iterable[Task]], Iterator[Outcome]]


class Given(TypedDict):
    """What is to be played."""

    maps: Sequence[str]
    modes: Sequence[str]
    players: Sequence[int]
    options: Sequence[str]


@click.command(
    "fuzz",
    epilog=example("concordia fuzz --games 500 --map ionium --mode team --option intermediate"),
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="How many games are played.",
)
@click.option(
    "--map",
    "maps",
    multiple=True,
    metavar="MAP",
    help="Only this map; repeatable. `concordia maps` lists the ids.",
)
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
def command(
    *,
    games: int,
    seed: int | None,
    jobs: int,
    most_moves: int,
    as_json: bool,
    **given: Unpack[Given],
) -> None:
    """Play random games and check the engine in every moment of them.

    After each move all invariants are checked, and that the legal moves are neither absent nor
    listed twice; every so often that positions survive saving and loading, that views keep
    secrets, and that copies share nothing. All combinations of map, mode and number of players
    take turns, with options drawn at random, unless you name some.

    The first failure stops it: the game is saved as fuzz-SEED.cgn, and the exit code is 1.
    """
    plan = _plan(given)
    begun = time.monotonic()
    first = draw_seed() if seed is None else seed
    tally = Tally()
    with _processes(jobs, partial(play_one, most_moves=most_moves)) as play_all:
        for outcome in _watched(play_all(plan.tasks(games, first)), games):
            tally.count(outcome)
            if tally.failed:
                break
    saved = save_failure(tally.failed) if tally.failed else None
    if as_json:
        report_as_json(tally, time.monotonic() - begun, saved)
    else:
        report(tally, time.monotonic() - begun)
    if tally.failed and saved:
        tell_failure(tally.failed, saved, plan)
        raise SystemExit(1)


def _plan(given: Given) -> Plan:
    options = dict(read_option(text) for text in given["options"])
    maps, modes = given["maps"] or maps_with(options), given["modes"] or mode_ids()
    plan = Plan(maps, modes, given["players"], options)
    for way in plan.ways():
        # Options that do not fit are refused here, as within a game they would look like a bug.
        RandomGame(Task(*way, seed=0, options=plan.options))
    return plan


@contextmanager
def _processes(jobs: int, play: Callable[[Task], Outcome]) -> Iterator[Games]:
    if jobs == 1:
        yield partial(map, play)
        return
    # Forking would copy the thread of the progress bar in the middle of what it does.
    with get_context("spawn").Pool(jobs) as pool:
        yield partial(pool.imap_unordered, play)


def _watched(outcomes: Iterator[Outcome], games: int) -> Iterator[Outcome]:
    if not sys.stderr.isatty():
        return outcomes
    return iter(track(outcomes, "Random games", games, console=Console(stderr=True)))
