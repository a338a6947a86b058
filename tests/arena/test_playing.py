from random import Random

import pytest

from concordia import Game
from concordia.arena import playing
from concordia.arena.match import Match, Task
from concordia.arena.playing import finishing_order, play_game
from concordia.arena.run import Arena
from concordia.arena.workers import LocalProcesses, ThisProcess, local
from concordia.bots.bot import Budget
from concordia.bots.ladder import LADDER
from concordia.engine.errors import IllegalMove
from concordia.engine.playout import random_playout
from concordia.engine.scoring import score, winner
from concordia.engine.state import State
from tests.arena.games import QUICK, plain, results_of

VENUS_TEAMS = Match(("random",), "hellas", "team", 4, {"open_hands": True}, seed=2)


@pytest.mark.parametrize("match", [QUICK, VENUS_TEAMS])
def test_a_result_is_what_the_record_tells(match: Match) -> None:
    played = play_game(Task(match, 1, 0), with_record=True)

    result, last = played.result, Game.read(played.record).state
    assert result.over
    assert result.order[0] == winner(last)
    for seat, points in enumerate(result.points):
        assert sum(points) == score(last, seat)["total"]
        assert result.houses[seat] == last.players[seat].houses.bit_count()
    assert max(result.turns) - min(result.turns) <= 1
    assert all(0 < seconds < 1 for seconds in result.seconds)


@pytest.mark.parametrize("mode", ["base", "team"])
def test_the_finishing_order_begins_with_the_winner_even_after_ties(mode: str) -> None:
    for seed in range(20):
        state = Match(("random",), "imperium", mode, 4, {}, seed).new_state(0)
        # Early on everybody has next to nothing, so ties abound.
        random_playout(state, Random(seed), 10 * seed)
        order = finishing_order(state)
        assert order[0] == winner(state)
        assert sorted(order) == sorted(set(state.seating.team))


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    match = Match(("random", "random"), "italia", "base", 2, {}, seed=5)

    here = results_of(match, 6)
    there = Arena(local(2)).run(match, 6)

    assert plain(here) == plain(there)
    assert len({str(result) for result in plain(here)}) == 6


def test_processes_are_ended_with_the_match() -> None:
    tasks = list(QUICK.tasks(40))

    coming = LocalProcesses(2).play(tasks, with_record=False)
    first = next(coming)
    coming.close()

    assert first.result == play_game(tasks[0], with_record=False).result


def test_one_job_needs_no_other_process() -> None:
    assert isinstance(local(1), ThisProcess)


def test_a_game_without_end_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_MOVES", 10)

    (result,) = results_of(QUICK, 1)

    assert not result.over
    assert result.moves == 10


class Cheat:
    """Answers what nobody may."""

    name = "cheat"
    about = "plays what is not legal"

    def choose(self, state: State, budget: Budget, random: Random) -> list[int]:
        """Return no legal move."""
        return [-5]


@pytest.fixture
def cheat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LADDER, Cheat.name, Cheat())


@pytest.mark.usefixtures("cheat")
def test_a_bot_that_breaks_the_rules_is_named_with_the_game() -> None:
    match = Match(("cheat", "random"), "italia", "base", 2, {}, seed=5)

    with pytest.raises(IllegalMove, match="the bot cheat") as caught:
        results_of(match, 2)

    assert "in setup 0, rotation 0" in caught.value.__notes__[0]
