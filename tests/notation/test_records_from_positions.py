"""Records that begin from a position instead of a setup."""

import json

import pytest

from concordia import Game
from tests.notation.moments import perft_position
from tests.notation.records import faults_of, from_position


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("{}", "is missing"),
        ("[]", "must be an object"),
        ("NaN", "not JSON"),
        ("1" * 5000, "not JSON"),
        ("[" * 100_000, "nested too deeply"),
        ('{"a":' * 100_000, "nested too deeply"),
        ('"\\ud800"', "must be an object"),
        ('{"over": false, "over": true}', 'the key "over" stands there twice'),
        ('{"a": [{"b": {}, "c": 1, "b": {}}]}', 'the key "b" stands there twice'),
    ],
    ids=[
        "nothing",
        "brace",
        "empty",
        "list",
        "NaN",
        "digits",
        "deep",
        "deep-object",
        "surrogate",
        "twice",
        "twice-inside",
    ],
)
def test_a_position_that_is_none_is_refused(document: str, message: str) -> None:
    assert message in str(faults_of(from_position(document)))


def test_faults_of_a_position_have_paths_inside_of_it() -> None:
    position = Game.new("imperium", 2, seed=1).position()
    position["players"][1]["coins"] = -1
    position["players"][0]["houses"] = ["Roma"]
    assert set(faults_of(from_position(json.dumps(position)))) == {
        "[position].players[1].coins",
        "[position].players[0].houses[0]",
    }


def test_a_record_may_begin_in_the_middle_of_a_turn() -> None:
    position = perft_position("architect-of-a-team")
    game = Game.load(position)
    game.play(*[game.moves()[0]])
    assert Game.read(game.record()).position() == game.position()
    head = game.record().partition("[position]")[0]
    record = f"{head}[position]\n{json.dumps(position)}\n[moves]\n"
    assert Game.read(record).position() == position


@pytest.mark.rule("2.5")
@pytest.mark.parametrize(
    "said",
    [
        "no_goods, open_hands, market back",
        "market back,open_hands,no_goods",
        "no_goods, open_hands",
    ],
)
def test_the_order_of_options_in_the_heading_means_nothing(said: str) -> None:
    game = Game.new("imperium", 2, seed=1, no_goods=True, open_hands=True, market="back")
    record = from_position(json.dumps(game.position())).replace("options: none", f"options: {said}")
    if "market back" in said:
        assert Game.read(record).position() == game.position()
    else:
        assert set(faults_of(record)) == {"options"}


def test_the_heading_of_a_record_must_fit_its_position() -> None:
    position = json.dumps(Game.new("hellas", 3, "venus", seed=1, no_goods=True).position())
    assert set(faults_of(from_position(position))) >= {"map", "mode", "options"}
