"""Foresight: a search tree whose branches are whole turns of one side, in one order of the deck.

The opponents' turns lie between two crossroads: they are played greedily, as they are likely to be.
"""

from math import exp, sqrt
from typing import Final

from concordia.bots.turns import Plan, plans_for_turn, play_turn
from concordia.bots.value.judge import Judge
from concordia.engine.moves import END
from concordia.engine.state import State
from concordia.engine.turn import play

WIDTH: Final = 3
"""How many beginnings of plans are kept for each first move, beyond the turn that is at hand."""
BRANCHES: Final = 5
"""How many plans are told apart at each crossroads."""
OF_A_KIND: Final = 2
"""How many of them may begin with the same move."""
CURIOSITY: Final = 8.0
"""How many points a plan may seem worse by and still be looked into, if it never was."""
DOUBT: Final = 8.0
"""By how many points a first look may be wrong."""


class Branch:
    """A plan, and what has been found behind it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.prior = 0.0
        """How likely it is, at first sight, that this plan is the best one."""
        self.visits = 0
        self.total = 0.0
        self.beyond: Crossroads | None = None

    def add(self, worth: float) -> None:
        """Note what a look behind this plan has found."""
        self.visits += 1
        self.total += worth

    def mean(self) -> float:
        """Return what the plan is worth by all that is known; the first sight counts as a look."""
        return (self.plan.worth + self.total) / (1 + self.visits)


class Crossroads:
    """A moment at which the side that searches has a turn to plan, or the end of the game."""

    def __init__(self, branches: list[Branch], worth: float) -> None:
        self.branches = branches
        self.worth = worth
        if branches:
            weigh(branches)


def weigh(branches: list[Branch]) -> None:
    """Say how likely each of some plans is the best one."""
    best = max([branch.plan.worth for branch in branches])
    sum_ = 0.0
    for branch in branches:
        branch.prior = exp((branch.plan.worth - best) / DOUBT)
        sum_ += branch.prior
    for branch in branches:
        branch.prior /= sum_


def most_interesting(branches: list[Branch]) -> Branch:
    """Return the plan to look into next: a good one, or one that was hardly looked at."""
    looks = 0
    for branch in branches:
        looks += branch.visits
    eager = CURIOSITY * sqrt(looks + 1.0)
    best, most = branches[0], float("-inf")
    for branch in branches:
        found = branch.mean() + eager * branch.prior / (1 + branch.visits)
        if found > most:
            best, most = branch, found
    return best


def follow(judge: Judge, branch: Branch, seat: int) -> float:
    """Go along a plan and the best of what lies behind it, one crossroads further than before."""
    beyond = branch.beyond
    if beyond is None:
        beyond = branch.beyond = next_crossroads(judge, branch.plan.state, seat)
        found = beyond.worth
    elif beyond.branches:
        found = follow(judge, most_interesting(beyond.branches), seat)
    else:
        found = beyond.worth
    branch.add(found)
    return found


def next_crossroads(judge: Judge, end_of_turn: State, seat: int) -> Crossroads:
    """Let the others play until the side of a seat has a turn again, and plan that one."""
    state = end_of_turn.clone()
    play(state, END)
    team = state.seating.team
    while not state.over and team[state.active] != team[seat]:
        play_turn(judge, state)
    if state.over:
        return Crossroads([], judge.worth(state, seat))
    plans = varied(plans_for_turn(judge, state, WIDTH), BRANCHES, OF_A_KIND)
    return Crossroads([Branch(plan) for plan in plans], plans[0].worth)


def varied(plans: list[Plan], most: int, of_a_kind: int) -> list[Plan]:
    """Choose some of the best plans, not too many that begin alike.

    Plans with the same moves differ in what the partner makes of them; the best speaks for all.
    """
    chosen: list[Plan] = []
    for plan in plans:
        alike = 0
        for other in chosen:
            if other.moves == plan.moves:
                alike += of_a_kind
            elif other.moves[0] == plan.moves[0]:
                alike += 1
        if alike < of_a_kind:
            chosen.append(plan)
            if len(chosen) == most:
                break
    return chosen
