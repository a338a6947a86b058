"""What every bot keeps to, and what the greedy one is able to."""

from random import Random

import pytest

from concordia import Game
from concordia.bots.bot import Budget, answer
from concordia.bots.knowledge import imagine, known
from concordia.bots.ladder import LADDER
from concordia.bots.value.judge import Judge, time_left
from concordia.bots.value.weights import usual_weights
from concordia.content.rules import mode_ids, players_of
from concordia.engine.invariants import faults
from concordia.engine.state import State
from concordia.engine.turn import play
from concordia.notation.move_text import move_text
from concordia.notation.position import position, view
from tests.support.table import table

FEW = Budget(nodes=4)
WAYS = [(mode, seats) for mode in mode_ids() for seats in players_of(mode)]


def play_answer(name: str, state: State, random: Random) -> list[int]:
    moves = answer(LADDER[name], state, FEW, random)
    for move in moves:
        play(state, move)
    return moves


def played(state: State, seat_of_greedy: int, seed: int) -> State:
    """A game of the greedy bot against random ones, to its end."""
    random = Random(seed)
    while not state.over:
        name = "greedy" if state.to_move() == seat_of_greedy else "random"
        play_answer(name, state, random)
    return state


@pytest.mark.parametrize("name", LADDER)
@pytest.mark.parametrize(("mode", "seats"), WAYS)
def test_a_bot_answers_every_question_with_a_legal_move(name: str, mode: str, seats: int) -> None:
    state = Game.new("hellas", seats, mode, seed=3, no_goods=True).state
    random = Random(1)
    for _ in range(40):
        before = position(state)
        moves = answer(LADDER[name], state, FEW, random)
        assert position(state) == before
        seat = state.to_move()
        for move in moves:
            assert state.to_move() == seat
            assert move in state.legal
            play(state, move)


@pytest.mark.parametrize("name", LADDER)
def test_the_same_seed_gives_the_same_moves(name: str) -> None:
    games = []
    for _ in range(2):
        state, random, moves = Game.new("italia", 3, "venus", seed=5).state, Random(2), []
        for _ in range(60):
            moves += play_answer(name, state, random)
        games.append(moves)
    assert games[0] == games[1]


def test_a_bot_is_given_a_deck_in_an_order_that_it_cannot_know() -> None:
    state = Game.new("imperium", 4, seed=1).state
    twin = imagine(state, Random(1))
    assert faults(twin) == []
    assert view(twin, 0) == view(state, 0)
    assert sorted(twin.deck) == sorted(state.deck)
    assert twin.deck != state.deck


def test_a_bot_is_told_the_same_whatever_is_hidden() -> None:
    state = Game.new("imperium", 4, seed=1).state
    twin = imagine(state, Random(1))
    assert position(known(twin)) == position(known(state))
    for name in LADDER:
        moves = [answer(LADDER[name], each, FEW, Random(3)) for each in (state, twin)]
        assert moves[0] == moves[1]


def test_the_greedy_bot_wins_against_random_ones() -> None:
    for seed in range(4):
        state = played(Game.new("italia", 3, seed=seed).state, seed % 3, seed)
        totals = [sum(points.values()) for points in Game.load(position(state)).scores()]
        assert totals[seed % 3] == max(totals)


def test_an_architect_of_the_greedy_bot_builds() -> None:
    game = (
        table("italia", players=2)
        .seat(
            0,
            coins=20,
            goods="3 brick, 2 food, 1 wine, 1 cloth",
            colonists="land Casinum-Roma:land",
        )
        .game()
    )
    game.play("play architect")
    state, random = game.state.clone(), Random(1)
    texts = []
    while state.active == 0:
        texts += [move_text(state, move) for move in play_answer("greedy", state, random)]
    assert any(text.startswith("build ") for text in texts)


def test_a_card_is_worth_more_than_the_goods_that_pay_for_it_early_on() -> None:
    poor = table(players=3).seat(0, goods="", bought="colonist@I").game().state
    rich = table(players=3).seat(0, goods="1 food").game().state
    judge = Judge(poor, usual_weights())
    assert judge.worth(poor, 0) > judge.worth(rich, 0)


def test_time_runs_out_with_the_cards_and_with_the_houses() -> None:
    assert time_left(table(players=2).game().state) == 1.0
    half = table(players=2).display("mason@I", "farmer@I").game().state
    assert time_left(half) == pytest.approx(2 / 15)


def test_between_two_sides_only_the_difference_counts() -> None:
    state = table("hellas", players=2).seat(0, coins=90).game().state
    judge = Judge(state, usual_weights())
    assert judge.worth(state, 0) == pytest.approx(-judge.worth(state, 1))


def test_partners_judge_a_moment_alike() -> None:
    state = table(mode="team", players=4).seat(2, coins=90).game().state
    judge = Judge(state, usual_weights())
    assert judge.worth(state, 0) == pytest.approx(judge.worth(state, 2))
    assert judge.worth(state, 0) > judge.worth(state, 1)


def test_no_bot_sits_out_the_last_cards_for_coins() -> None:
    """Two rich players once took coins for ever: each card that they bought cost them time."""
    game = (
        table("hellas", players=2, mode="venus")
        .display("smith@I", "colonist@II")
        .seat(
            0,
            coins=150,
            goods="2 brick, 2 food, 1 wine, 1 cloth",
            colonists="land Delphi-Thebae:land",
        )
        .seat(
            1,
            coins=150,
            goods="2 brick, 2 food, 1 wine, 1 cloth",
            colonists="land Argos-Hermione:land",
        )
        .game()
    )
    state, random = game.state.clone(), Random(1)
    for _ in range(120):
        if state.over:
            break
        play_answer("greedy", state, random)
    assert state.over
