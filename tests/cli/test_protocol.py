import json
from collections.abc import Callable
from typing import Any

import pytest

from concordia import Game
from concordia.cli.protocol.session import Session
from concordia.engine.state import State
from concordia.notation import RULES_VERSION
from tests.cli.helpers import ask, finished_game


@pytest.fixture
def session() -> Session:
    session = Session()
    assert ask(session, "new", map="italia", players=2, seed=7)["ok"]
    return session


def test_hello_introduces_the_engine() -> None:
    answer = ask(Session(), "hello")

    assert (answer["name"], answer["rules"]) == ("concordia", RULES_VERSION)
    assert isinstance(answer["compiled"], bool)
    assert "imperium" in answer["maps"]
    assert answer["modes"] == ["base", "venus", "team"]


def test_new_sets_up_the_game_that_was_asked_for() -> None:
    session = Session()
    options = {"market": "back", "intermediate": True}
    request = {"map": "ionium", "mode": "team", "players": 4, "options": options, "seed": 3}

    answer = ask(session, "new", **request)

    assert answer == {"ok": True, "seed": 3, "to_move": 2, "question": "start"}
    expected = Game.new("ionium", 4, "team", 3, market="back", intermediate=True)
    assert ask(session, "state")["state"] == expected.position()


def test_new_without_anything_is_a_game_of_four_on_imperium() -> None:
    session = Session()
    ask(session, "new", seed=None, players=None)

    state = ask(session, "state")["state"]

    assert (state["map"], state["mode"], len(state["players"])) == ("imperium", "base", 4)


def test_names_come_back_in_the_record() -> None:
    session = Session()
    ask(session, "new", players=["Zoë", "Bruno"])

    assert "seat 0: Zoë\n" in ask(session, "record")["record"]


def test_moves_are_listed_with_who_is_asked_what(session: Session) -> None:
    answer = ask(session, "moves")

    assert (answer["to_move"], answer["question"]) == (0, "play")
    assert answer["moves"][:2] == ["play tribune", "play architect"]


def test_moves_are_played_one_or_many_at_a_time(session: Session) -> None:
    assert ask(session, "play", move="play architect") == {
        "ok": True,
        "to_move": 0,
        "question": "move",
    }
    assert ask(session, "play", moves=["done", "end"])["to_move"] == 1


@pytest.mark.parametrize(
    ("moves", "sort", "path"),
    [
        (["play architect", "done", "build Roma"], "IllegalMove", "moves[2]"),
        (["play architect", "play prefect"], "IllegalMove", "moves[1]"),
        (["nonsense"], "InvalidMove", "moves[0]"),
    ],
)
def test_several_moves_are_played_all_or_none(
    session: Session, moves: list[str], sort: str, path: str
) -> None:
    before = ask(session, "state")

    error = ask(session, "play", moves=moves)["error"]

    assert (error["type"], error["path"]) == (sort, path)
    assert ask(session, "state") == before


def test_a_single_move_that_fails_is_called_move(session: Session) -> None:
    error = ask(session, "play", move="play architekt")["error"]

    assert (error["type"], error["path"]) == ("InvalidMove", "move")
    assert 'did you mean "play architect"?' in error["message"]


def test_undo_takes_back_the_last_moves(session: Session) -> None:
    start = ask(session, "state")
    ask(session, "play", moves=["play architect", "done", "end"])

    assert ask(session, "undo")["question"] == "end"
    assert ask(session, "undo", count=2)["question"] == "play"
    assert ask(session, "state") == start


@pytest.mark.parametrize("count", [2, -1, 10**30])
def test_no_more_can_be_undone_than_was_played(session: Session, count: int) -> None:
    ask(session, "play", move="play architect")

    error = ask(session, "undo", count=count)["error"]

    assert (error["type"], error["path"]) == ("IllegalMove", "count")
    assert ask(session, "moves")["question"] == "move"


@pytest.mark.rule("9.1")
def test_a_view_leaves_out_what_the_seat_may_not_know(session: Session) -> None:
    view = ask(session, "view", seat=1)["view"]

    assert "deck" not in view
    assert ["hand" in player for player in view["players"]] == [False, True]


@pytest.mark.parametrize("seat", [2, -1, "1", True, None, 1.0])
def test_a_view_is_for_one_of_the_seats(session: Session, seat: object) -> None:
    assert ask(session, "view", seat=seat)["error"]["path"] == "seat"


def test_a_position_can_be_loaded(session: Session) -> None:
    ask(session, "play", moves=["play architect", "lift land Roma"])
    state = ask(session, "state")["state"]
    other = Session()

    assert ask(other, "load", position=state) == {"ok": True, "to_move": 0, "question": "put"}
    assert ask(other, "moves") == ask(session, "moves")
    assert ask(other, "undo")["error"]["message"] == "cannot undo 1 of 0 moves"


def test_a_record_can_be_loaded_with_its_moves(session: Session) -> None:
    ask(session, "play", moves=["play architect", "done"])
    record = ask(session, "record")["record"]
    other = Session()

    assert ask(other, "load", record=record)["question"] == "end"
    assert ask(other, "undo", count=2)["question"] == "play"


def test_a_faulty_position_is_refused_with_all_its_faults(session: Session) -> None:
    state = ask(session, "state")["state"]
    state["players"][0]["coins"] = -1
    state["players"][1]["houses"] = ["Roma", "Genua"]

    error = ask(session, "load", position=state)["error"]

    assert error["type"] == "InvalidPosition"
    assert error["path"] == "players[0].coins" == error["faults"][0]["path"]
    assert "players[1].houses[0]" in [fault["path"] for fault in error["faults"]]
    assert all(fault["message"] in error["message"] for fault in error["faults"])
    assert ask(session, "moves")["ok"]


def test_a_faulty_record_is_refused(session: Session) -> None:
    error = ask(session, "load", record="rubbish")["error"]

    assert (error["type"], error["path"]) == ("InvalidRecord", "line 1")


def test_a_finished_game_asks_nothing() -> None:
    session = Session()
    game = finished_game()
    ask(session, "load", record=game.record())

    assert ask(session, "moves") == {"ok": True, "to_move": None, "question": None, "moves": []}
    assert ask(session, "play", move="end")["error"]["type"] == "IllegalMove"
    score = ask(session, "score")
    assert (score["over"], score["winner"]) == (True, game.winner())
    assert score["scores"] == game.scores()


def test_score_is_that_of_the_moment(session: Session) -> None:
    answer = ask(session, "score")

    assert answer["over"] is False
    assert answer["scores"][0] == {
        "Vesta": 3,
        "Jupiter": 0,
        "Saturnus": 0,
        "Mercurius": 0,
        "Mars": 4,
        "Minerva": 0,
        "Venus": 0,
        "Concordia": 0,
        "total": 7,
    }


@pytest.mark.parametrize("do", ["moves", "play", "undo", "state", "view", "score", "record"])
def test_without_a_game_there_is_nothing_to_do(do: str) -> None:
    error = ask(Session(), do, move="end", seat=0)["error"]

    assert error["type"] == "NoGame"


@pytest.mark.parametrize("name", [7, "seven", None, {"a": [1]}, [], 1.5])
def test_an_id_comes_back_whatever_happens(name: object) -> None:
    assert ask(Session(), "hello", id=name)["id"] == name
    assert ask(Session(), "dance", id=name)["id"] == name


def test_quit_ends_the_session(session: Session) -> None:
    assert not session.finished
    assert ask(session, "quit") == {"ok": True}
    assert session.finished


@pytest.mark.parametrize(
    ("request_of", "sort", "path"),
    [
        ({"map": "atlantis"}, "InvalidOptions", "map"),
        ({"map": "../imperium.toml"}, "InvalidOptions", "map"),
        ({"map": 5}, "InvalidRequest", "map"),
        ({"mode": "solo"}, "InvalidOptions", "mode"),
        ({"mode": "team", "players": 5}, "InvalidOptions", "players"),
        ({"players": 10**12}, "InvalidOptions", "players"),
        ({"players": -3}, "InvalidOptions", "players"),
        ({"players": True}, "InvalidRequest", "players"),
        ({"players": "two"}, "InvalidRequest", "players"),
        ({"players": ["Anna", 2]}, "InvalidRequest", "players[1]"),
        ({"players": ["Anna", "two\nlines"]}, "InvalidOptions", "players"),
        ({"players": ["Anna", "\ud800"]}, "InvalidOptions", "players"),
        ({"seed": "x"}, "InvalidRequest", "seed"),
        ({"seed": 1.5}, "InvalidRequest", "seed"),
        ({"options": {"marcet": "back"}}, "InvalidOptions", "options"),
        ({"options": {"market": "side"}}, "InvalidOptions", "options"),
        ({"options": {"no_goods": 1}}, "InvalidOptions", "options"),
        ({"options": {"seed": 1, "map": "italia"}}, "InvalidOptions", "options"),
        ({"options": {"small_ionium": True}}, "InvalidOptions", "options"),
        ({"options": ["no_goods"]}, "InvalidRequest", "options"),
    ],
)
def test_a_game_that_cannot_be_is_refused_at_the_right_place(
    session: Session, request_of: dict[str, Any], sort: str, path: str
) -> None:
    before = ask(session, "state")

    error = ask(session, "new", **request_of)["error"]

    assert (error["type"], error["path"]) == (sort, path)
    assert ask(session, "state") == before


def test_a_bug_in_the_engine_is_answered_and_changes_nothing(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(session, "play", move="play architect")
    before = ask(session, "state")
    moves: list[str] = ["done", "end"]
    with monkeypatch.context() as patch:
        patch.setattr("concordia.game.parse_move", _fail_at_the_second())
        error = ask(session, "play", moves=moves)["error"]

    assert error["type"] == "InternalError"
    assert ask(session, "state") == before
    assert ask(session, "play", moves=moves)["to_move"] == 1
    assert ask(session, "undo", count=3)["ok"]


def _fail_at_the_second() -> Callable[[State, str], int]:
    from concordia.notation.move_text import parse_move  # noqa: PLC0415 - before it is replaced

    texts: list[str] = []

    def parse(state: State, text: str) -> int:
        texts.append(text)
        return parse_move(state, text) if len(texts) == 1 else 1 // 0

    return parse


def test_answers_are_single_lines_of_plain_json() -> None:
    session = Session()
    ask(session, "new", players=["Zoë", "B"])

    line = session.answer('{"do":"record"}')

    assert line.isascii()
    assert "\n" not in line
    assert json.loads(line)["ok"]
