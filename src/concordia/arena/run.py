"""Running a match: what is stored already, then what is still to be played, until it is decided."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass

from concordia.arena.match import Match, Task
from concordia.arena.result import GameResult
from concordia.arena.statistics.sprt import Sprt
from concordia.arena.store import Store
from concordia.arena.workers import Workers


@dataclass(frozen=True)
class Arena:
    """Where matches are played, and where their results go."""

    workers: Workers
    store: Store | None = None
    keep_records: bool = False
    played: Callable[[], object] = lambda: None
    """Called after each game, those included that were stored already."""

    def run(self, match: Match, games: int, sprt: Sprt | None = None) -> list[GameResult]:
        """Return the results of a match in the order of its games.

        An SPRT looks at whole setups in their order, so it stops at the same game whoever plays.
        """
        results: list[GameResult] = []
        with closing(self._results(list(match.tasks(games)))) as coming:
            for result in coming:
                results.append(result)
                self.played()
                if sprt and len(results) % match.rotations == 0:
                    sprt.add(share_of_wins(match, results[-match.rotations :]))
                    if sprt.decided:
                        break
        return results

    def _results(self, tasks: Sequence[Task]) -> Generator[GameResult]:
        stored = self.store.resume(tasks) if self.store else []
        yield from stored
        rest = tasks[len(stored) :]
        with closing(self.workers.play(rest, with_record=self.keep_records)) as fresh:
            for game in fresh:
                if self.store:
                    self.store.add(game)
                yield game.result


def share_of_wins(match: Match, setup: Sequence[GameResult]) -> float:
    """Return which part of a setup's games the first one named has won."""
    first = match.contestants()[0]
    return sum(result.ranking[0] == first for result in setup) / len(setup)
