"""How the strategist looks ahead: where it looks, when it stops, what it finds."""

from concordia import Game
from concordia.bots.bot import Budget
from concordia.bots.foresight import Branch, most_interesting, varied, weigh
from concordia.bots.knowledge import known
from concordia.bots.strategist import lead, look_ahead
from concordia.bots.turns import plans_for_turn
from concordia.bots.value.judge import Judge
from concordia.bots.value.weights import usual_weights
from concordia.engine.state import State
from tests.support.table import table


def branches_of(state: State) -> list[Branch]:
    judge = Judge(state, usual_weights())
    return [Branch(plan) for plan in varied(plans_for_turn(judge, state, 4), 6, 2)]


def test_plans_to_look_into_differ_and_do_not_all_begin_alike() -> None:
    plans = [branch.plan for branch in branches_of(known(Game.new("italia", 3, seed=2).state))]
    assert len({tuple(plan.moves) for plan in plans}) == len(plans) == 6
    assert len({plan.moves[0] for plan in plans}) >= 3


def test_partners_answers_do_not_make_one_plan_several() -> None:
    plans = [
        branch.plan for branch in branches_of(known(table(mode="team", players=4).game().state))
    ]
    assert len({tuple(plan.moves) for plan in plans}) == len(plans)


def test_a_plan_that_disappoints_is_left_for_another() -> None:
    branches = branches_of(known(Game.new("italia", 3, seed=2).state))
    weigh(branches)
    first = most_interesting(branches)
    assert first is branches[0]
    for _ in range(3):
        first.add(first.plan.worth - 20)
    assert most_interesting(branches) is not first


def test_the_search_stops_when_no_plan_can_overtake_the_first_any_more() -> None:
    state = known(Game.new("italia", 3, seed=2).state)
    branches, judge = branches_of(state), Judge(state, usual_weights())
    look_ahead(judge, branches, 0, Budget(nodes=40))
    looks = sum(branch.visits for branch in branches)
    assert looks <= 40
    assert 40 - looks <= lead(branches)
