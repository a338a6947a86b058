"""The strategist: a tree search over its own turns to come, in an order the deck may well have."""

from random import Random
from typing import Final

from concordia.bots.bot import Budget
from concordia.bots.foresight import Branch, follow, most_interesting, varied, weigh
from concordia.bots.knowledge import imagine
from concordia.bots.turns import plans_for_turn
from concordia.bots.value.judge import Judge
from concordia.bots.value.weights import Weights, usual_weights
from concordia.engine.state import State

WIDTH: Final = 8
"""How many beginnings of plans are kept for each first move of the turn at hand."""
PLANS: Final = 10
OF_A_KIND: Final = 3


class StrategistBot:
    """Looks several own turns ahead, as far as its budget goes."""

    name = "strategist"
    about = "several own turns ahead, with the others' likely answers"

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or usual_weights()

    def choose(self, state: State, budget: Budget, random: Random) -> list[int]:
        """Return the moves of the plan that was looked into most."""
        judge = Judge(state, self.weights)
        plans = plans_for_turn(judge, imagine(state, random), WIDTH)
        branches = [Branch(plan) for plan in varied(plans, PLANS, OF_A_KIND)]
        if len({branch.plan.moves[0] for branch in branches}) > 1:
            look_ahead(judge, branches, state.to_move(), budget)
        return max(branches, key=_looks).plan.moves


def look_ahead(judge: Judge, branches: list[Branch], seat: int, budget: Budget) -> None:
    """Look behind the plans until the budget is used up, or none can overtake the first."""
    weigh(branches)
    nodes = 0
    while budget.left(nodes) > lead(branches):
        follow(judge, most_interesting(branches), seat)
        nodes += 1


def lead(branches: list[Branch]) -> int:
    """Return how many more looks the plan looked into most has had than any other."""
    looks = sorted([branch.visits for branch in branches])
    return looks[-1] - looks[-2]


def _looks(branch: Branch) -> tuple[int, float]:
    return branch.visits, branch.mean()
