"""The turns so far: what everybody may know of them, while a game goes on and after it."""

from itertools import pairwise

import pytest

from concordia.game import Game
from concordia.server.domain import deciding
from concordia.server.domain.history import history, past
from concordia.server.domain.refusals import NoSuchTable
from concordia.server.domain.table import Table
from concordia.server.domain.visibility import Viewer
from tests.server.helpers import GAMES, Running
from tests.server.tables import let, play, seen, sit_down
from tests.support.table import teams


def two() -> Table:
    return sit_down(Game.new("italia", 2, seed=7))


def test_a_turn_is_told_when_it_is_over() -> None:
    table = play(two(), "play tribune", "done", "end", "play mercator3")

    assert history(table)["turns"] == [
        {"turn": 1, "seat": 0, "card": "tribune", "scores": table.game.at(3).scores()}
    ]


def test_before_the_first_turn_there_are_the_points_of_the_start() -> None:
    table = two()

    assert history(table) == {"start": table.game.scores(), "turns": []}


def test_a_turn_that_was_taken_back_is_none() -> None:
    table = play(two(), "play tribune", "done", "end")
    let(table, deciding.propose(table, 0, "undo", 0))
    let(table, deciding.agree(table, 1, table.version))

    assert history(table)["turns"] == []


@pytest.mark.rule("13.10")
def test_a_legates_talk_adds_nothing_until_its_turn_is_over() -> None:
    table = sit_down(teams().seat(2, bought="prefect/architect@I").game())
    before = history(table)
    play(table, "play legate", "name prefect")

    assert history(table) == before
    play(table, "refuse", "end")
    assert [turn["card"] for turn in history(table)["turns"]] == ["legate"]


def test_when_the_game_is_over_turns_say_how_many_moves_there_were() -> None:
    game = Game.read(GAMES / "hellas-team-4.cgn")
    turns = history(sit_down(game))["turns"]

    assert turns[-1]["moves"] == len(game.log)
    assert turns[-1]["scores"] == game.scores()
    for before, turn in pairwise(turns):
        assert turn["seat"] == game.at(before["moves"]).turn


def test_a_turn_in_whose_middle_the_game_was_given_up_is_the_last() -> None:
    table = play(two(), "play tribune", "done", "end", "play mercator3")
    let(table, deciding.concede(table, 1))

    assert [(turn["card"], turn["moves"]) for turn in history(table)["turns"]] == [
        ("tribune", 3),
        ("mercator3", 4),
    ]


def test_the_past_is_what_was_seen_then() -> None:
    table = two()
    shown = [seen(table, 1)["game"]]
    for moves in (["play tribune", "done", "end"], ["play tribune", "done", "end"]):
        play(table, *moves)
        shown.append(seen(table, 1)["game"])

    assert [past(table, Viewer(table, 1), turn)["game"] for turn in (0, 1, 2)] == shown


def test_a_turn_that_was_not_played_is_refused() -> None:
    table = play(two(), "play tribune", "done", "end", "play tribune")
    for turn in (-1, 2):
        with pytest.raises(NoSuchTable, match="turns 0 to 1"):
            past(table, Viewer(table, 0), turn)


@pytest.mark.anyio
async def test_history_needs_a_token_of_the_table(server: Running) -> None:
    table = await server.table("person", "person")
    for path in ("/history", "/history/0"):
        assert (await table.get(path, seat=None)).status_code == 401
        assert (await table.see(path, None)).status_code == 200
        assert (await table.see(path, 1)).status_code == 200
