"""What each seat is told, and what a team says over a Legate (rule 13.10)."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from concordia.game import Game
from concordia.server.domain import deciding
from concordia.server.domain.event import Event
from concordia.server.domain.refusals import BadRequest, NotAllowed, NotNow, Refusal
from concordia.server.domain.table import Table
from tests.server.tables import let, play, seen, sit_down, texts, version
from tests.support.table import teams


def talking() -> Table:
    """Seat 0 has played a Legate; his partner, seat 2, holds a double card too."""
    return play(sit_down(teams().seat(2, bought="prefect/architect@I").game()), "play legate")


def test_each_seat_is_told_its_own_hand_and_no_other() -> None:
    table = sit_down(Game.new("imperium", 4, seed=1))
    for seat in range(4):
        players = seen(table, seat)["game"]["players"]
        assert [number for number, player in enumerate(players) if "hand" in player] == [seat]
        assert "deck" not in seen(table, seat)["game"]


def test_a_spectator_is_told_no_hand() -> None:
    table = sit_down(Game.new("imperium", 4, seed=1))
    told = seen(table, None)
    assert told["seat"] is None
    assert told["legal"] is None
    assert all("hand" not in player for player in told["game"]["players"])


def test_with_open_hands_everybody_sees_all() -> None:
    table = sit_down(Game.new("imperium", 4, seed=1, open_hands=True))
    for viewer in (0, None):
        assert all("hand" in player for player in seen(table, viewer)["game"]["players"])


def test_a_spectator_sees_no_pile_below_its_top() -> None:
    table = sit_down(Game.new("italia", 2, seed=1))
    for move in ("play prefect", "cash", "end", "play prefect", "cash", "end"):
        play(table, move)
    play(table, "play mercator3", "done", "end")

    piles = [player["discard"] for player in seen(table, None)["game"]["players"]]
    assert piles == [["mercator3@start"], ["prefect@start"]]
    assert len(seen(table, 0)["game"]["players"][0]["discard"]) == 2


def test_legal_moves_are_told_to_the_seat_that_is_asked_alone() -> None:
    table = sit_down(Game.new("imperium", 3, seed=1))
    assert [bool(seen(table, viewer)["legal"]) for viewer in (0, 1, 2, None)] == [
        True,
        False,
        False,
        False,
    ]


@pytest.mark.rule("13.10")
def test_a_legates_partner_shows_his_hand_to_the_legate_alone() -> None:
    table = talking()
    for viewer, hands in ((0, [0, 2]), (1, [1]), (2, [2]), (3, [3]), (None, [])):
        players = seen(table, viewer)["game"]["players"]
        assert [n for n, player in enumerate(players) if "hand" in player] == hands, viewer


@pytest.mark.rule("13.10")
def test_other_teams_learn_no_more_of_the_talk_than_that_it_goes_on() -> None:
    table = talking()
    before = {viewer: seen(table, viewer) for viewer in (1, 3, None)}
    play(table, "name prefect/architect")
    play(table, "as prefect")

    assert table.to_move == 2
    for viewer in (1, 3, None):
        assert seen(table, viewer) == before[viewer]
        assert before[viewer]["asked"] == {"seat": None, "question": "legate"}
    assert seen(table, 0)["asked"] == {"seat": 2, "question": "answer"}
    assert texts(seen(table, 2))[-2:] == ["name prefect/architect", "as prefect"]


@pytest.mark.rule("13.10")
def test_a_refused_card_stays_hidden_and_so_does_that_it_was_a_double_one() -> None:
    told = []
    for named in (["name prefect/architect", "as prefect"], ["name prefect"], ["name tribune"]):
        table = play(talking(), *named, "refuse")
        play(table, "end")
        without_ids = {
            viewer: json.dumps(seen(table, viewer)).replace(table.id, "") for viewer in (1, 3, None)
        }
        told.append(without_ids)
        assert named[0] in texts(seen(table, 0))

    assert told[0] == told[1] == told[2]
    assert "name" not in re.findall(r'"move": "(\w+)', told[0][1])


@pytest.mark.rule("13.10")
def test_what_a_team_takes_back_within_its_talk_is_not_told() -> None:
    table = play(talking(), "name prefect/architect")
    before = seen(table, 1)
    undo = seen(table, 0)["undo"]
    let(table, deciding.undo(table, 0, undo))
    play(table, "name tribune")

    assert seen(table, 1) == before
    play(table, "accept")
    assert texts(seen(table, 1)) == ["play legate", "accept"]
    assert texts(seen(table, 2))[-2:] == ["name tribune", "accept"]


@pytest.mark.rule("13.10")
def test_versions_count_what_a_viewer_has_seen() -> None:
    table = play(talking(), "name tribune", "accept")

    assert version(table, 0) - version(table, 1) == 1
    assert seen(table, 1, since=version(table, 1))["log"] == []
    assert [entry["version"] for entry in seen(table, 3)["log"]] == list(
        range(1, version(table, 3) + 1)
    )
    deciding.check_version(table, 0, version(table, 0))


def tried(decide: Callable[..., list[Event]], *given: object) -> str:
    """Return what comes of a wish, as the one who has it learns it."""
    try:
        return repr([event.kind for event in decide(*given)])
    except Refusal as refusal:
        return f"{type(refusal).__name__}: {refusal}"


@pytest.mark.rule("13.10")
def test_nothing_that_others_try_tells_them_how_far_the_talk_is() -> None:
    quiet, named = talking(), play(talking(), "name prefect/architect")
    newest = version(quiet, 1)
    for table in (quiet, named):
        let(table, deciding.propose(table, 3, "abandon", None))
        let(table, deciding.decline(table, 3, newest + 1))
    wishes: list[tuple[Any, ...]] = [
        (deciding.play, 1, ["name tribune"]),
        (deciding.play, 1, ["accept"]),
        *[(deciding.undo, 1, to) for to in range(newest + 4)],
        *[(deciding.propose, 1, "undo", to) for to in range(newest + 4)],
    ]
    for decide, *given in wishes:
        assert tried(decide, quiet, *given) == tried(decide, named, *given), given


@pytest.mark.rule("13.10")
def test_the_talk_itself_is_no_moment_to_go_back_to_together() -> None:
    table = play(talking(), "name tribune", "accept")
    in_talk = version(table, 0) - 1
    let(table, deciding.propose(table, 0, "undo", in_talk))
    proposal = seen(table, 1)["proposal"]
    for seat in (1, 2, 3):
        let(table, deciding.agree(table, seat, seen(table, seat)["proposal"]["version"]))

    assert proposal["to"] == 1
    assert table.game.log[-1] == "play legate"
    assert texts(seen(table, 1)) == ["play legate", "accept"]
    assert seen(table, 1)["log"][-1] == seen(table, 1)["log"][-1] | {"kind": "undo", "to": 1}


@pytest.mark.rule("13.10")
def test_a_talk_that_goes_on_is_taken_back_by_the_team_alone() -> None:
    table = play(talking(), "name tribune")
    with pytest.raises(BadRequest, match="over a Legate"):
        deciding.propose(table, 2, "undo", version(table, 2) - 1)


def test_tokens_and_digests_are_never_told() -> None:
    table = sit_down(Game.new("italia", 3, seed=1))
    founding = table.founding
    secrets = [seat.token for seat in founding.seats] + [founding.watch]
    for viewer in (0, 1, None):
        told = json.dumps(seen(table, viewer))
        assert not any(secret in told for secret in secrets)


def test_a_seat_that_is_not_asked_cannot_play() -> None:
    table = sit_down(Game.new("italia", 3, seed=1))
    with pytest.raises(NotNow, match="seat 1 is not asked"):
        deciding.play(table, 1, ["play architect"])


def test_a_refused_undo_does_not_tell_why_more_than_it_must() -> None:
    table = play(talking(), "name tribune")
    with pytest.raises(NotAllowed):
        deciding.undo(table, 1, 0)
