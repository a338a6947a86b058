"""Whole turns as single choices: plans for the rest of a turn, and turns played without any."""

from typing import Final

from concordia.bots.greedy import best_beginning
from concordia.bots.steps import LONGEST_TURN, at_end_of_turn, best_step, finish_turn
from concordia.bots.value.judge import Judge
from concordia.engine.moves import END
from concordia.engine.state import State
from concordia.engine.turn import play

LONGEST_ROUND: Final = 50


class Plan:
    """A way to play the rest of a turn: moves, the state that they lead to, what it is worth."""

    def __init__(self, moves: list[int], state: State, worth: float, *, broken: bool) -> None:
        self.moves = moves
        """The moves of the seat that plans, until anybody else is asked."""
        self.state = state
        self.worth = worth
        self.broken = broken
        """Whether somebody else has been asked, so that no more moves can be promised."""


def plans_for_turn(judge: Judge, state: State, width: int) -> list[Plan]:
    """Return ways to play the rest of the turn for the seat asked, the one that looks best first.

    For each first move, the `width` best beginnings are followed at every step.
    """
    seat = state.to_move()
    whole: list[Plan] = []
    begun = [Plan([], state, 0.0, broken=False)]
    for _ in range(LONGEST_TURN):
        longer: list[Plan] = []
        for plan in begun:
            for step in next_plans(judge, plan, seat):
                (whole if at_end_of_turn(step.state) else longer).append(step)
        begun = most_promising(longer, seat, width)
        if not begun:
            break
    return best_of_each(whole + begun, seat)


def next_plans(judge: Judge, plan: Plan, seat: int) -> list[Plan]:
    """Return a plan with each of the moves that can come next; opponents answer at once."""
    plans = []
    team_of = plan.state.seating.team
    for move in plan.state.legal:
        twin = plan.state.clone()
        play(twin, move)
        broken = plan.broken or twin.to_move() != seat
        while not at_end_of_turn(twin) and team_of[twin.to_move()] != team_of[seat]:
            play(twin, best_step(judge, twin, twin.to_move()))
        moves = plan.moves if plan.broken else [*plan.moves, move]
        plans.append(Plan(moves, twin, judge.worth(twin, seat), broken=broken))
    return plans


def most_promising(plans: list[Plan], seat: int, width: int) -> list[Plan]:
    """Keep the best few plans for each first move."""
    kept: list[Plan] = []
    number: dict[int, int] = {}
    for plan in best_of_each(plans, seat):
        first = plan.moves[0]
        number[first] = number.get(first, 0) + 1
        if number[first] <= width:
            kept.append(plan)
    return kept


def best_of_each(plans: list[Plan], seat: int) -> list[Plan]:
    """Return the plans from best to worst, one of those that come to the same."""
    best: list[Plan] = []
    seen: set[tuple[object, ...]] = set()
    for plan in sorted(plans, key=_badness):
        key = _outcome(plan, seat)
        if key not in seen:
            seen.add(key)
            best.append(plan)
    return best


def _badness(plan: Plan) -> float:
    return -plan.worth


def _outcome(plan: Plan, seat: int) -> tuple[object, ...]:
    """Return what tells the results of two plans apart: the seat's things, and what is asked."""
    state, player = plan.state, plan.state.players[seat]
    return (
        plan.moves[0],
        player.coins,
        player.hand,
        player.houses,
        tuple(player.goods),
        tuple(player.colonists),
        state.inactive,
        tuple(state.display),
        tuple(state.legal),
        plan.worth,
    )


def play_turn(judge: Judge, state: State) -> None:
    """Play what is left of a turn as the greedy bot would, and end it."""
    if not at_end_of_turn(state):
        play(state, best_beginning(judge, state))
        finish_turn(judge, state)
    play(state, END)


def play_round(judge: Judge, state: State, seat: int) -> None:
    """Play from the end of a seat's turn to the end of its next one, everybody greedily."""
    for _ in range(LONGEST_ROUND):
        if state.over:
            break
        play_turn(judge, state)
        if state.active == seat and not state.over:
            play(state, best_beginning(judge, state))
            finish_turn(judge, state)
            break
