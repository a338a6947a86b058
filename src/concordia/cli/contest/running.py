"""Runs a match where it is wanted, shows how far it is, and says how to go on after a failure."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from concordia.arena.match import Match, Task
from concordia.arena.playing import GameFailed
from concordia.arena.ray_cluster import cluster
from concordia.arena.run import Arena
from concordia.arena.statistics.sprt import Sprt
from concordia.arena.store import Store
from concordia.arena.summary import Summary, summarise
from concordia.arena.workers import Workers, local
from concordia.cli.contest.again import command_of
from concordia.cli.files import write_text


@dataclass(frozen=True)
class Run:
    """How a match is to be played."""

    games: int
    jobs: int
    cluster: str | None = None
    """Where Ray is to play it; none for processes of this machine."""
    only: tuple[int, int] | None = None
    """The setup and rotation of the one game to be played; none for all of them."""
    folder: Path | None = None
    keep_records: bool = False

    def workers(self) -> Workers:
        """Return who plays."""
        return cluster(self.cluster, self.jobs) if self.cluster else local(self.jobs)


def run_match(match: Match, run: Run, sprt: Sprt | None) -> Summary:
    """Play a match and sum it up."""
    workers = run.workers()
    try:
        if run.only:
            only = [Task(match, *run.only)]
            results = [game.result for game in workers.play(only, with_record=False)]
        else:
            store = Store(run.folder, match) if run.folder else None
            with progress(len(list(match.tasks(run.games)))) as played:
                arena = Arena(workers, store, run.keep_records, played)
                results = arena.run(match, run.games, sprt)
    except GameFailed as failed:
        raise click.ClickException(_what_to_do(failed, run.folder)) from failed
    return summarise(match, results, sprt)


def _what_to_do(failed: GameFailed, folder: Path | None) -> str:
    """Save the game that failed, and say how to see it and to play it again."""
    task = failed.task
    path = (folder or Path()) / f"failed-{task.setup}-{task.rotation}.cgn"
    write_text(path, failed.record)
    return (
        f"{failed}\n\nThe game as far as it came is saved as {path}. To play it again:\n"
        f"  {command_of(task)}"
    )


@contextmanager
def progress(games: int) -> Iterator[Callable[[], object]]:
    """Show how far the match is, where somebody looks."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    with Progress(*Progress.get_default_columns(), console=Console(stderr=True)) as shown:
        bar = shown.add_task("Games", total=games)
        yield lambda: shown.advance(bar)
