"""The planner: it weighs whole turns by what a round of everybody's likely turns makes of them."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final

from concordia.bots.bot import Bot
from concordia.bots.greedy import LONGEST_TURN, at_end_of_turn, next_step
from concordia.bots.value import value
from concordia.engine.state import State
from concordia.engine.turn import play

BEAM: Final = 8
"""How many beginnings of plans are kept for each first move."""
PLANS_WEIGHED: Final = 8
"""How many whole turns are followed by a round."""
LONGEST_ROUND: Final = 400


@dataclass(frozen=True)
class Plan:
    """A way to play on in this turn: the moves, the state after them, and what it is worth."""

    moves: tuple[int, ...]
    state: State
    worth: float


class PlannerBot(Bot):
    """Looks ahead to the end of its own next turn."""

    name: ClassVar[str] = "planner"
    about: ClassVar[str] = "whole turns, the others' likely answers, and its own next turn"

    def choose(self, state: State, random: Random) -> int:
        """Return the first move of the plan that stands best after a round."""
        seat = state.to_move()
        plans = plans_for_turn(state, seat)[:PLANS_WEIGHED]
        if len({plan.moves[0] for plan in plans}) > 1:
            return max(plans, key=lambda plan: value_after_round(plan.state, seat)).moves[0]
        return plans[0].moves[0]


def plans_for_turn(state: State, seat: int) -> list[Plan]:
    """Return ways to play the rest of the turn, the one that looks best first."""
    whole: list[Plan] = []
    begun = [Plan((), state, 0.0)]
    for _ in range(LONGEST_TURN):
        longer = [step for plan in begun for step in next_plans(plan, seat)]
        whole += [plan for plan in longer if at_end_of_turn(plan.state)]
        begun = most_promising([plan for plan in longer if not at_end_of_turn(plan.state)], seat)
        if not begun:
            break
    return best_of_each(whole + begun, seat)


def next_plans(plan: Plan, seat: int) -> list[Plan]:
    """Return a plan with each of the moves that can come next."""
    plans = []
    for move in plan.state.legal:
        twin = plan.state.clone()
        play(twin, move)
        while not at_end_of_turn(twin) and twin.to_move() != seat:
            play(twin, next_step(twin))
        plans.append(Plan((*plan.moves, move), twin, value(twin, seat)))
    return plans


def most_promising(plans: list[Plan], seat: int) -> list[Plan]:
    """Keep the best few plans for each first move."""
    kept: dict[int, list[Plan]] = {}
    for plan in best_of_each(plans, seat):
        same_beginning = kept.setdefault(plan.moves[0], [])
        if len(same_beginning) < BEAM:
            same_beginning.append(plan)
    return [plan for same_beginning in kept.values() for plan in same_beginning]


def best_of_each(plans: Iterable[Plan], seat: int) -> list[Plan]:
    """Return the plans from best to worst, one of those that come to the same."""
    best: dict[Hashable, Plan] = {}
    for plan in sorted(plans, key=lambda plan: -plan.worth):
        best.setdefault(outcome(plan, seat), plan)
    return list(best.values())


def outcome(plan: Plan, seat: int) -> Hashable:
    """Return what tells the results of two plans for a turn apart."""
    state, player = plan.state, plan.state.players[seat]
    asked = state.stack[-1] if state.stack else None
    question = asked and [asked.name, *[str(getattr(asked, name)) for name, _ in asked.fields]]
    things = (player.coins, player.goods, player.hand, player.houses, player.colonists)
    return str((plan.moves[0], things, state.inactive, state.display, question))


def value_after_round(state: State, seat: int) -> float:
    """Let everybody play greedily to the end of this seat's next turn, and return its worth."""
    twin = state.clone()
    ends = 0
    for _ in range(LONGEST_ROUND):
        if twin.over:
            break
        ends += at_end_of_turn(twin) and twin.active == seat
        if ends > 1:
            break
        play(twin, next_step(twin))
    return value(twin, seat)
