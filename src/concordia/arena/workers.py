"""Who plays the games: this process, several on this machine, or whatever else plays tasks."""

import signal
from collections import deque
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Final, Protocol

from concordia.arena.match import Task
from concordia.arena.playing import play_game
from concordia.arena.result import Played
from concordia.engine.errors import ConcordiaError
from concordia.external.program import kill_all

AHEAD: Final = 4
"""Games handed out for each process, so that none waits while results are put in order."""


class Workers(Protocol):
    """Plays tasks somewhere and gives the results back in the tasks' order.

    Tasks and results are plain data, `play_game` is all that a worker runs, and closing the
    generator stops the work: a cluster needs no more than this one method.
    """

    def play(self, tasks: Sequence[Task], *, with_record: bool) -> Generator[Played]:
        """Play all tasks."""
        ...


class ThisProcess:
    """Plays one game after the other, right here."""

    def play(self, tasks: Sequence[Task], *, with_record: bool) -> Generator[Played]:
        """Play all tasks."""
        for task in tasks:
            yield play_game(task, with_record=with_record)


class WorkerDied(ConcordiaError):
    """A process that played games was ended from outside."""


class LocalProcesses:
    """Plays in several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, tasks: Sequence[Task], *, with_record: bool) -> Generator[Played]:
        """Play all tasks."""
        others = set(active_children())
        # Forking would copy the thread of the progress bar in the middle of what it does.
        executor = ProcessPoolExecutor(
            min(self.jobs, max(len(tasks), 1)), get_context("spawn"), _get_ready
        )
        submitted = (executor.submit(play_game, task, with_record=with_record) for task in tasks)
        try:
            yield from _in_order(submitted, self.jobs * AHEAD)
        except BrokenProcessPool as error:
            raise WorkerDied("a process that played games died; is there enough memory?") from error
        finally:
            executor.shutdown(wait=False, cancel_futures=True)
            # A game that nobody waits for any more may have minutes to go.
            for process in set(active_children()) - others:
                process.terminate()


def local(jobs: int) -> Workers:
    """Return what plays with so many processes on this machine."""
    return ThisProcess() if jobs == 1 else LocalProcesses(jobs)


def _in_order(submitted: Iterable[Future[Played]], ahead: int) -> Generator[Played]:
    """Wait for results one after the other while a number of games are under way."""
    coming = iter(submitted)
    under_way = deque(islice(coming, ahead))
    while under_way:
        yield under_way.popleft().result()
        under_way.extend(islice(coming, 1))


def _get_ready() -> None:
    """Leave Ctrl-C to the parent, who ends this process; then external bots end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end_with_bots)


def _end_with_bots(number: int, _: object) -> None:
    kill_all()
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)
