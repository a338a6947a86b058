"""What the engine really says conforms to the published schemas, which are not just lax."""

import json
from importlib.resources import files
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from concordia import Game
from concordia.cli.protocol.session import Session
from concordia.engine.types import MAX_SEATS
from tests.cli.helpers import ask, finished_game, play_on

FOLDER = files("concordia.notation") / "schemas"
POSITION = json.loads((FOLDER / "position.schema.json").read_text(encoding="utf-8"))
PROTOCOL = json.loads((FOLDER / "protocol.schema.json").read_text(encoding="utf-8"))
BOT = json.loads((FOLDER / "bot.schema.json").read_text(encoding="utf-8"))
REGISTRY: Registry[Any] = Registry().with_resources(
    (schema["$id"], Resource.from_contents(schema)) for schema in (POSITION, PROTOCOL, BOT)
)

WAYS = [("imperium", "base", 5), ("ionium", "venus", 3), ("cyprus", "team", 6)]


def faults(schema: str, document: object) -> list[str]:
    """Return what is wrong with a document by `position`, or `protocol#/$defs/...`."""
    validator = Draft202012Validator({"$ref": f"urn:concordia:{schema}"}, registry=REGISTRY)
    return [f"{error.json_path}: {error.message}" for error in validator.iter_errors(document)]


@pytest.mark.parametrize("schema", [POSITION, PROTOCOL, BOT], ids=["position", "protocol", "bot"])
def test_the_schemas_are_schemas(schema: dict[str, Any]) -> None:
    Draft202012Validator.check_schema(schema)


@pytest.mark.parametrize(("map_id", "mode", "players"), WAYS)
@pytest.mark.parametrize("no_goods", [False, True])
def test_positions_and_views_conform(
    map_id: str, mode: str, players: int, *, no_goods: bool
) -> None:
    game = Game.new(map_id, players, mode, seed=4, no_goods=no_goods, intermediate=True)
    for moves in range(0, 400, 23):
        play_on(game, moves, seed=moves)

        assert faults("position", game.position()) == []
        for seat in range(players):
            assert faults("position#/$defs/view", game.view(seat)) == []


def test_the_position_of_a_finished_game_conforms() -> None:
    assert faults("position", finished_game().position()) == []


@pytest.mark.parametrize("key", [*POSITION["$defs"]["table"]["required"], "deck", "players"])
def test_every_key_of_a_position_is_needed(key: str) -> None:
    document = Game.new("italia", 2, seed=1).position()
    del document[key]

    assert faults("position", document)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("mode", "solo"),
        ("seat", MAX_SEATS),
        ("display", ["mason"]),
        ("track", [-1]),
        ("end", {"concordia": 0}),
        ("options", {}),
        ("pending", [{}]),
        ("cities", {"Genua": "gold"}),
    ],
)
def test_wrong_values_in_a_position_are_found(path: str, value: object) -> None:
    document = Game.new("italia", 2, seed=1).position() | {path: value}

    assert faults("position", document)


def test_a_view_with_the_deck_is_no_view() -> None:
    view = Game.new("italia", 2, seed=1).view(0)

    assert faults("position#/$defs/view", view | {"deck": []})


def test_more_keys_are_allowed() -> None:
    assert faults("position", Game.new("italia", 2, seed=1).position() | {"comment": "hi"}) == []


def test_a_whole_conversation_conforms() -> None:
    session = Session()
    talk: list[dict[str, Any]] = [
        {"do": "hello", "id": 1},
        {"do": "new", "map": "italia", "mode": "venus", "players": ["A", "B"], "options": {}},
        {"do": "moves", "id": "x"},
        {"do": "play", "move": "play architect"},
        {"do": "play", "moves": ["done", "end"]},
        {"do": "undo"},
        {"do": "state"},
        {"do": "view", "seat": 1},
        {"do": "score"},
        {"do": "record"},
        {"do": "load", "record": finished_game().record()},
        {"do": "moves"},
        {"do": "quit"},
    ]
    for request in talk:
        answer = ask(session, **request)

        assert faults("protocol", request) == []
        assert faults(f"protocol#/$defs/request-{request['do']}", request) == []
        assert faults(f"protocol#/$defs/answer-{request['do']}", answer) == []


@pytest.mark.parametrize(
    "request_of", [{"do": "dance"}, {"do": "load", "position": {}}, {"do": "new", "map": "x"}]
)
def test_failures_conform(request_of: dict[str, Any]) -> None:
    assert faults("protocol#/$defs/failure", ask(Session(), **request_of)) == []


@pytest.mark.parametrize(
    "request_of", [{}, {"do": "play"}, {"do": "view"}, {"do": "new", "players": 1}, {"do": "x"}]
)
def test_requests_that_make_no_sense_do_not_conform(request_of: dict[str, Any]) -> None:
    assert faults("protocol#/$defs/request", request_of)


@pytest.mark.parametrize(
    "request_of",
    [
        {"do": "play", "move": None, "moves": ["play tribune"]},
        {"do": "play", "move": "play tribune", "moves": None},
        {"do": "load", "position": None, "record": finished_game().record()},
    ],
)
def test_a_value_that_is_null_counts_as_not_given(request_of: dict[str, Any]) -> None:
    session = Session()
    ask(session, do="new", map="italia", players=2, seed=1)
    assert ask(session, **request_of)["ok"]
    assert faults("protocol#/$defs/request", request_of) == []


@pytest.mark.parametrize(
    "request_of",
    [
        {"do": "play", "move": None},
        {"do": "play", "move": "end", "moves": ["end"]},
        {"do": "play", "moves": "end"},
        {"do": "load", "position": None, "record": None},
    ],
)
def test_of_two_values_exactly_one_must_be_given(request_of: dict[str, Any]) -> None:
    session = Session()
    ask(session, do="new", map="italia", players=2, seed=1)
    assert not ask(session, **request_of)["ok"]
    assert faults("protocol#/$defs/request", request_of)
