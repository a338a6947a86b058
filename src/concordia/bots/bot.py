"""What a bot is: it is asked for moves, told what its seat may know, and bound by a budget."""

from random import Random
from time import monotonic
from typing import Final, Protocol

from concordia.bots.knowledge import known
from concordia.engine.state import State

USUAL_NODES: Final = 400
"""About a second's worth on an ordinary machine."""
SHORTEST_TIME: Final = 1e-6


class Budget:
    """How long a bot may think about one answer: seconds, nodes, or both, whichever ends first.

    A node is a turn that was tried out. Without seconds a bot answers the same on every machine;
    without either it may take USUAL_NODES.
    """

    def __init__(self, *, seconds: float | None = None, nodes: int | None = None) -> None:
        self.seconds = seconds
        self.nodes = USUAL_NODES if nodes is None and seconds is None else nodes
        self._begun = monotonic()

    def begin(self) -> "Budget":
        """Return this budget with its clock at the start."""
        return Budget(seconds=self.seconds, nodes=self.nodes)

    def left(self, nodes: int) -> float:
        """Estimate how many nodes a bot can still try out after so many."""
        left = float("inf") if self.nodes is None else float(self.nodes - nodes)
        if self.seconds is None:
            return left
        used = monotonic() - self._begun
        return min(left, (nodes + 1) * (self.seconds - used) / max(used, SHORTEST_TIME))


class Bot(Protocol):
    """Chooses moves for a seat. It keeps nothing between answers, so one can play many seats."""

    name: str
    """What people call it."""
    about: str
    """How it thinks, in a few words."""

    def choose(self, state: State, budget: Budget, random: Random) -> list[int]:
        """Return moves that are legal one after the other, all before anybody else is asked.

        The state is a copy that tells nothing hidden; `knowledge.imagine` adds guesses. The same
        state, nodes and generator must give the same moves everywhere.
        """


def answer(bot: Bot, state: State, budget: Budget, random: Random) -> list[int]:
    """Return the moves that a bot plays now for the seat asked: at least one."""
    if len(state.legal) == 1:
        return [state.legal[0]]
    return bot.choose(known(state), budget.begin(), random)
