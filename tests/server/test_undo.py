"""Point 5: how far moves can be taken back, alone and together."""

import pytest

from concordia.game import Game
from concordia.server.domain import deciding
from concordia.server.domain.refusals import BadRequest, NotAllowed, NotNow
from concordia.server.domain.table import Table
from tests.server.tables import let, play, seen, sit_down
from tests.support.table import table as lay
from tests.support.table import teams


def begun(*bots: int) -> Table:
    """Seat 0 has played an Architect and moved a colonist."""
    table = play(sit_down(Game.new("italia", 3, seed=7), *bots), "play architect", "lift land Roma")
    return play(table, table.game.moves()[0])


def test_own_moves_are_taken_back_one_by_one_or_all_at_once() -> None:
    table = begun()
    assert seen(table, 0)["undo"] == 0

    let(table, deciding.undo(table, 0, 2))
    assert table.game.log == ["play architect", "lift land Roma"]

    let(table, deciding.undo(table, 0, 0))
    assert table.game.log == []
    assert table.to_move == 0
    assert seen(table, 0)["undo"] is None


def test_moves_are_taken_back_and_others_played_in_their_place() -> None:
    table = begun()
    let(table, deciding.undo(table, 0, 0))
    play(table, "play mercator3")

    assert table.game.log == ["play mercator3"]
    assert [entry["kind"] for entry in seen(table, 1)["log"]] == [*["play"] * 3, "undo", "play"]


def test_going_back_to_a_version_with_moves_that_were_taken_back_keeps_what_stands() -> None:
    table = begun()
    let(table, deciding.undo(table, 0, 1))
    play(table, "lift sea Roma")
    let(table, deciding.undo(table, 0, 3))

    assert table.game.log == ["play architect"]


def test_nobody_takes_back_what_another_has_played() -> None:
    table = begun()
    assert seen(table, 1)["undo"] is None
    with pytest.raises(NotAllowed, match="propose it"):
        deciding.undo(table, 1, 0)


def test_the_end_of_the_turn_is_final() -> None:
    table = begun()
    while table.game.question != "end":
        play(table, "done")
    play(table, "end")

    assert [seen(table, seat)["undo"] for seat in range(3)] == [None] * 3
    with pytest.raises(NotAllowed):
        deciding.undo(table, 0, 3)


def overfilling() -> Table:
    """Seat 0 lets Syria produce; seat 1 has one free space for food and cloth."""
    laid = lay(players=3).tokens(Antiochia="food", Tyros="cloth")
    table = sit_down(laid.seat(1, goods="7 brick", houses="Antiochia, Tyros").game())
    return play(table, "play prefect", "produce Syria")


def test_who_has_made_another_choose_can_take_it_back_until_that_one_has_chosen() -> None:
    table = overfilling()
    assert table.to_move == 1

    let(table, deciding.undo(table, 0, 1))

    assert table.to_move == 0
    assert table.game.log == ["play prefect"]


def test_not_past_what_another_had_to_choose() -> None:
    table = play(overfilling(), "take cloth")
    assert table.to_move == 0
    assert seen(table, 0)["undo"] is None
    with pytest.raises(NotAllowed):
        deciding.undo(table, 0, 0)


def test_who_had_to_choose_can_change_his_mind() -> None:
    table = play(overfilling(), "take cloth")

    let(table, deciding.undo(table, 1, 2))

    assert table.to_move == 1


def test_a_legate_that_has_shown_a_hand_is_final() -> None:
    table = play(sit_down(teams().game()), "play legate")

    assert seen(table, 0)["undo"] is None
    with pytest.raises(NotAllowed):
        deciding.undo(table, 0, 0)


@pytest.mark.parametrize(("to", "why"), [(3, "no move has been played"), (99, "no version 99")])
def test_a_moment_that_is_none_is_refused(to: int, why: str) -> None:
    with pytest.raises(BadRequest, match=why):
        deciding.undo(begun(), 0, to)


# ---- All together ----


def test_further_back_when_all_people_agree_and_it_is_logged() -> None:
    table = begun()
    while table.to_move == 0:
        play(table, table.game.moves()[-1])
    back = seen(table, 0)["version"]
    let(table, deciding.propose(table, 1, "undo", 0))
    proposal = seen(table, 2)["proposal"]

    assert proposal == {"version": back + 1, "what": "undo", "by": 1, "to": 0, "missing": [0, 2]}
    let(table, deciding.agree(table, 0, proposal["version"]))
    assert table.to_move == 1

    let(table, deciding.agree(table, 2, proposal["version"]))

    assert table.game.log == []
    assert seen(table, 0)["proposal"] is None
    assert [(e["kind"], e["seat"]) for e in seen(table, 0, back)["log"]] == [
        ("propose", 1),
        ("agree", 0),
        ("agree", 2),
        ("undo", None),
    ]
    assert seen(table, 0)["log"][-1]["to"] == 0


def test_one_who_declines_is_enough() -> None:
    table = begun()
    let(table, deciding.propose(table, 1, "undo", 0))
    let(table, deciding.decline(table, 2, 4))

    assert len(table.game.log) == 3
    assert seen(table, 0)["proposal"] is None


def test_bots_are_not_asked() -> None:
    table = begun(1, 2)

    let(table, deciding.propose(table, 0, "undo", 0))

    assert table.game.log == []


def test_who_has_left_is_not_asked_and_does_not_hold_the_others_up() -> None:
    table = begun()
    let(table, deciding.propose(table, 0, "undo", 0))
    let(table, deciding.agree(table, 1, 4))
    let(table, deciding.leave(table, 2, None))

    assert table.game.log == []


def test_the_proposal_of_who_leaves_is_gone() -> None:
    table = begun()
    let(table, deciding.propose(table, 0, "undo", 0))
    let(table, deciding.leave(table, 0, None))

    assert seen(table, 1)["proposal"] is None
    with pytest.raises(NotNow, match="no open proposal"):
        deciding.agree(table, 1, 4)


def test_one_proposal_at_a_time_and_each_agrees_once() -> None:
    table = begun()
    let(table, deciding.propose(table, 0, "undo", 0))

    with pytest.raises(NotNow, match="a proposal already"):
        deciding.propose(table, 1, "abandon", None)
    with pytest.raises(NotNow, match="agreed already"):
        deciding.agree(table, 0, 4)
    with pytest.raises(NotNow, match="no open proposal of version 3"):
        deciding.agree(table, 1, 3)


def test_moves_that_were_played_while_it_was_open_go_too() -> None:
    table = begun()
    let(table, deciding.propose(table, 1, "undo", 1))
    play(table, table.game.moves()[0])
    let(table, deciding.agree(table, 0, 4))
    let(table, deciding.agree(table, 2, 4))

    assert table.game.log == ["play architect"]


def test_what_was_gone_already_when_the_last_one_agreed_closes_the_proposal() -> None:
    table = begun()
    let(table, deciding.propose(table, 1, "undo", 0))
    let(table, deciding.undo(table, 0, 0))
    let(table, deciding.agree(table, 0, 4))
    let(table, deciding.agree(table, 2, 4))

    assert seen(table, 0)["proposal"] is None
    assert table.game.log == []


def test_an_undo_needs_a_moment() -> None:
    with pytest.raises(BadRequest, match="to: an undo needs"):
        deciding.propose(begun(), 0, "undo", None)
