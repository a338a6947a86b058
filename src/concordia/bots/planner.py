"""The planner: it weighs whole turns by what a round of everybody's likely turns makes of them."""

from random import Random
from typing import Final

from concordia.bots.bot import Budget
from concordia.bots.knowledge import imagine
from concordia.bots.turns import Plan, plans_for_turn, play_round
from concordia.bots.value.judge import Judge
from concordia.bots.value.weights import Weights, usual_weights
from concordia.engine.state import State

WIDTH: Final = 8
"""How many beginnings of plans are kept for each first move."""
PLANS_WEIGHED: Final = 12
"""How many whole turns are followed by a round."""


class PlannerBot:
    """Looks ahead to the end of its own next turn."""

    name = "planner"
    about = "whole turns, the others' likely answers, and its own next turn"

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or usual_weights()

    def choose(self, state: State, budget: Budget, random: Random) -> list[int]:
        """Return the moves of the plan that stands best after a round."""
        judge = Judge(state, self.weights)
        plans = plans_for_turn(judge, imagine(state, random), WIDTH)[:PLANS_WEIGHED]
        best, most = plans[0], float("-inf")
        if len({plan.moves[0] for plan in plans}) > 1:
            for plan in plans:
                found = worth_after_round(judge, plan, state.to_move())
                if found > most:
                    best, most = plan, found
        return best.moves


def worth_after_round(judge: Judge, plan: Plan, seat: int) -> float:
    """Return what a plan is worth when everybody has had a turn, this seat another one."""
    twin = plan.state.clone()
    play_round(judge, twin, seat)
    return judge.worth(twin, seat)
