"""What the strongest bot advises, and what it reckons with."""

from random import Random

import pytest

from concordia import Game
from concordia.bots.advice import Advice, advise, strongest
from concordia.bots.bot import Budget
from concordia.bots.knowledge import imagine
from concordia.bots.ladder import LADDER
from concordia.engine.scoring import score
from concordia.engine.state import State
from concordia.engine.turn import play
from concordia.notation.move_text import move_text
from concordia.notation.position import position
from tests.cli.helpers import play_on

FEW = Budget(nodes=20)


def advice_for(state: State) -> Advice:
    return advise(state, FEW, Random(1))


@pytest.mark.parametrize("mode", ["base", "venus", "team"])
def test_a_plan_is_legal_to_its_end_and_changes_nothing_yet(mode: str) -> None:
    game = Game.new("hellas", 4, mode, seed=3)
    for moves in range(0, 120, 17):
        play_on(game, moves)
        before, seat = position(game.state), game.to_move

        told = advice_for(game.state)

        assert position(game.state) == before
        twin = game.state.clone()
        for move in told.moves:
            assert twin.to_move() == seat
            assert move in twin.legal
            play(twin, move)


def test_a_plan_goes_to_the_end_of_the_turn() -> None:
    game = Game.new("italia", 2, seed=1)
    game.play("play architect")
    for move in advice_for(game.state).moves:
        game.play(move_text(game.state, move))

    assert game.question == "end"
    assert [move_text(game.state, move) for move in advice_for(game.state).moves] == ["end"]


def test_gains_are_what_the_plan_really_brings() -> None:
    for moves in range(0, 200, 23):
        state = play_on(Game.new("italia", 3, seed=3), moves, seed=moves).state
        seat, twin = state.to_move(), state.clone()
        told = advice_for(state)
        for move in told.moves:
            play(twin, move)

        for outlook, moment in ((told.before, state), (told.after, twin)):
            player = moment.players[seat]
            assert outlook.score == score(moment, seat)["total"]
            assert outlook.coins == player.coins
            assert outlook.goods == sum(player.goods)
            assert outlook.hand == player.hand.bit_count()
            assert outlook.houses == player.houses.bit_count()
            assert outlook.colonists == len(player.colonists)


def test_in_teams_the_partner_counts_too() -> None:
    state = Game.new("hellas", 4, "team", seed=3).state
    while state.to_move() != 0 or state.stack[-1].name != "play":
        play(state, state.legal[0])

    told = advice_for(state)

    assert told.before.score == score(state, 0)["total"] + score(state, 2)["total"]


def test_advice_is_the_same_whatever_is_hidden() -> None:
    state = Game.new("imperium", 4, seed=1).state
    twin = imagine(state, Random(1))

    assert twin.deck != state.deck
    assert advice_for(twin).moves == advice_for(state).moves
    assert advice_for(twin).after.gods == advice_for(state).after.gods


class Newcomer:
    """Plays the first legal move."""

    name = "newcomer"
    about = "the first legal move"

    def choose(self, state: State, budget: Budget, random: Random) -> list[int]:
        """Return it."""
        return [state.legal[0]]


def test_the_top_of_the_ladder_advises(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Game.new("italia", 2, seed=1).state
    assert advice_for(state).bot is strongest() is list(LADDER.values())[-1]

    monkeypatch.setitem(LADDER, "newcomer", Newcomer())

    told = advice_for(state)
    assert told.bot.name == "newcomer"
    assert move_text(state, told.moves[0]) == "play tribune"
