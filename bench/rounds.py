"""Rounds in which every contestant is measured in turn, so that what disturbs, disturbs all."""

import sys
from collections.abc import Iterator, Sequence

from bench.contestants import PEERS, Contestant, ContestantError
from bench.figures import Figures, Reading, sum_up


class Rounds:
    """The measuring of several rounds, and who took part with which version."""

    def __init__(self, contestants: Sequence[Contestant]) -> None:
        self._contestants = list(contestants)
        self.versions: dict[str, str] = {}
        self.remarks: list[str] = []

    def measure(self, rounds: int, seconds: float) -> Figures:
        """Measure so many rounds, with about so many seconds for each figure."""
        return sum_up(one for number in range(rounds) for one in self._round(number, seconds))

    def _round(self, number: int, seconds: float) -> Iterator[tuple[str, Reading]]:
        # Each round begins with another one, so that nobody always follows the same neighbour.
        shift = number % len(self._contestants)
        for contestant in self._contestants[shift:] + self._contestants[:shift]:
            print(f"bench: round {number + 1}, {contestant.name}", file=sys.stderr)
            try:
                statement = contestant.measure(seconds)
            except ContestantError as error:
                self._drop(contestant, error)
                continue
            self.versions[statement.who] = statement.version
            yield from ((statement.who, reading) for reading in statement.readings)

    def _drop(self, contestant: Contestant, error: ContestantError) -> None:
        """Go on without a peer that fails; without ourselves there is nothing to say."""
        if contestant.name not in PEERS:
            raise error
        print(f"bench: {error}; going on without it", file=sys.stderr)
        self.remarks.append(str(error))
        self._contestants.remove(contestant)
