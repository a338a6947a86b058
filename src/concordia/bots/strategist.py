"""The strategist: a tree search over its own turns to come, in several orders of the deck."""

from random import Random
from typing import Final

from concordia.bots.bot import Budget
from concordia.bots.foresight import Branch, follow, most_interesting, varied, weigh
from concordia.bots.knowledge import imagine
from concordia.bots.turns import Plan, plans_for_turn
from concordia.bots.value.judge import Judge
from concordia.bots.value.weights import Weights, usual_weights
from concordia.engine.state import State

WIDTH: Final = 8
"""How many beginnings of plans are kept for each first move of the turn at hand."""
PLANS: Final = 10
OF_A_KIND: Final = 3
ORDERS: Final = 3
"""How many orders of the deck are imagined."""


class StrategistBot:
    """Looks several own turns ahead, as far as its budget goes."""

    name = "strategist"
    about = "several own turns ahead, with the others' likely answers"

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or usual_weights()

    def choose(self, state: State, budget: Budget, random: Random) -> list[int]:
        """Return the moves of the plan that was looked into most."""
        judge = Judge(state, self.weights)
        plans = plans_for_turn(judge, state, WIDTH)
        branches = [Branch(plan) for plan in varied(plans, PLANS, OF_A_KIND)]
        if len({branch.plan.moves[0] for branch in branches}) > 1:
            look_ahead(judge, branches, worlds(branches, state, random), budget, state.to_move())
        return max(branches, key=_looks).plan.moves


def look_ahead(
    judge: Judge, branches: list[Branch], worlds: list[list[Branch]], budget: Budget, seat: int
) -> None:
    """Look behind the plans until the budget is used up, or none can overtake the first."""
    weigh(branches)
    nodes = 0
    while budget.left(nodes) > lead(branches):
        chosen = most_interesting(branches)
        world = worlds[chosen.visits % len(worlds)]
        chosen.add(follow(judge, world[branches.index(chosen)], seat))
        nodes += 1


def lead(branches: list[Branch]) -> int:
    """Return how many more looks the plan looked into most has had than any other."""
    looks = sorted([branch.visits for branch in branches])
    return looks[-1] - looks[-2]


def worlds(branches: list[Branch], state: State, random: Random) -> list[list[Branch]]:
    """Return the plans as they are in each of some worlds, which differ in the order of the deck.

    A plan meets the worlds in turns, so all plans are compared in the same ones.
    """
    known = state.dealt == len(state.deck)
    return [in_order(branches, imagine(state, random).deck) for _ in range(1 if known else ORDERS)]


def in_order(branches: list[Branch], deck: list[int]) -> list[Branch]:
    """Return the plans anew, in a world where the deck lies in a certain order."""
    fresh = []
    for branch in branches:
        plan = branch.plan
        state = plan.state.clone()
        state.deck = deck
        fresh.append(Branch(Plan(plan.moves, state, plan.worth, broken=plan.broken)))
    return fresh


def _looks(branch: Branch) -> tuple[int, float]:
    return branch.visits, branch.mean()
