"""A fixed piece of work whose instructions are counted: `python -m bench.workload NAME`.

It prints how often it did the work, and the form of the engine that did it. Whatever comes before
the work is the same for each of them.
"""

import sys
from random import Random

from bench.games import BASE_GAME, copies, driven, in_engine, middles, starts
from concordia import Game
from concordia.compiled import form
from concordia.engine.state import State
from concordia.notation.record import Record

IN_ENGINE, DRIVEN, CLONES, POSITIONS = 20, 10, 2000, 30


class Work:
    """All that the work needs, prepared."""

    def __init__(self) -> None:
        self.random = Random(1)
        self.starts = copies(starts(*BASE_GAME))
        self.middle = middles(starts(*BASE_GAME, 1))[0]
        self.position = Game(Record(self.middle)).position()

    def nothing(self) -> int:
        return 1

    def in_engine(self) -> int:
        return sum(in_engine(state, self.random) for state in self.starts[:IN_ENGINE])

    def driven(self) -> int:
        return sum(driven(state, self.random) for state in self.starts[:DRIVEN])

    def clones(self) -> int:
        for _ in range(CLONES):
            State.clone(self.middle)
        return CLONES

    def positions(self) -> int:
        for _ in range(POSITIONS):
            Game.load(self.position)
        return POSITIONS


if __name__ == "__main__":
    print(getattr(Work(), sys.argv[1])(), form())
