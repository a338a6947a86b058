"""Point 5: conceding, leaving and returning, abandoning, rematch, branches, records and steps."""

from random import Random
from typing import Any

import pytest

from concordia.engine.types import GODS
from concordia.game import Game
from concordia.server.domain import deciding, replays
from concordia.server.domain.founding import Place, branched, found, new_game, read_game, rematch
from concordia.server.domain.happenings import apply
from concordia.server.domain.refusals import BadRequest, NoSuchTable, NotNow, Unplayable
from concordia.server.domain.table import Table
from tests.cli.helpers import finished_game
from tests.server.helpers import GAMES
from tests.server.tables import AT, let, seen, sit_down


def three(*bots: int) -> Table:
    return sit_down(Game.new("italia", 3, seed=7), *bots)


def finished() -> Table:
    """Return a table at which random players have ended their game."""
    return sit_down(finished_game(map="italia", players=2))


# ---- Conceding ----


def test_who_concedes_is_played_by_a_bot_while_others_go_on() -> None:
    table = let(three(), deciding.concede(three(), 1))

    assert seen(table, 0)["status"] == "playing"
    assert seen(table, 0)["seats"][1] == {
        "name": "Player 2",
        "kind": "person",
        "bot": deciding.STAND_IN,
        "away": False,
        "conceded": True,
    }


def test_the_last_side_that_has_not_conceded_wins() -> None:
    table = three()
    let(table, deciding.concede(table, 0))
    let(table, deciding.concede(table, 2))

    result = seen(table, 0)["result"]
    assert (result["how"], result["winners"]) == ("conceded", [1])
    with pytest.raises(NotNow, match="the game is over: it was conceded"):
        deciding.play(table, 1, ["play tribune"])


def test_partners_stand_or_fall_together() -> None:
    table = sit_down(Game.new("imperium", 4, "team", seed=1))
    let(table, deciding.concede(table, 0))
    assert not table.ended
    let(table, deciding.concede(table, 2))

    assert seen(table, 1)["result"]["winners"] == [1, 3]


def test_where_only_bots_are_left_nobody_has_won() -> None:
    table = three(1, 2)
    let(table, deciding.concede(table, 0))

    assert seen(table, 0)["result"]["winners"] == []


def test_who_has_conceded_cannot_win_by_points_nor_return() -> None:
    table = three()
    let(table, deciding.concede(table, 0))
    random = Random(3)
    while not table.ended:
        _go_on(table, random)

    assert table.ended == "played"
    assert 0 not in seen(table, 1)["result"]["winners"]
    with pytest.raises(NotNow):
        deciding.give_back(table, 0)


def _go_on(table: Table, random: Random) -> None:
    """Play a move without replaying everything, as `play` does to check itself."""
    seat = table.to_move or 0
    for event in deciding.played(table, seat, [random.choice(table.game.moves())]):
        apply(table, event)


def test_nobody_concedes_twice() -> None:
    table = let(three(), deciding.concede(three(), 1))
    with pytest.raises(NotNow, match="conceded already"):
        deciding.concede(table, 1)


# ---- Leaving and returning ----


def test_a_bot_plays_for_who_has_left_until_he_returns() -> None:
    table = three()
    let(table, deciding.leave(table, 0, "random"))
    assert (
        seen(table, 1)["seats"][0] | {"bot": "random", "away": True} == seen(table, 1)["seats"][0]
    )
    with pytest.raises(NotNow, match="return first"):
        deciding.play(table, 0, ["play tribune"])

    let(table, deciding.give_back(table, 0))
    let(table, deciding.play(table, 0, ["play tribune"]))

    assert [entry["kind"] for entry in seen(table, 1)["log"]] == ["leave", "return", "play"]


def test_there_is_nothing_to_return_to_where_one_has_not_left() -> None:
    with pytest.raises(NotNow, match="no bot stands in"):
        deciding.give_back(three(), 0)
    with pytest.raises(NotNow, match="no bot stands in"):
        deciding.give_back(three(1), 1)


def test_a_bot_that_there_is_not_is_named() -> None:
    with pytest.raises(BadRequest, match='did you mean "greedy"'):
        deciding.leave(three(), 0, "gredy")


# ---- Abandoning ----


def test_all_people_together_can_abandon_a_game() -> None:
    table = three(2)
    let(table, deciding.propose(table, 0, "abandon", None))
    assert not table.ended
    let(table, deciding.agree(table, 1, 1))

    result = seen(table, 0)["result"]
    assert (result["how"], result["winners"]) == ("abandoned", [])


def test_before_all_seats_are_taken_there_is_nothing_to_play() -> None:
    table = sit_down(Game.new("italia", 2, seed=1))
    table.seats[1].kind = "open"
    with pytest.raises(NotNow, match="not every seat is taken"):
        deciding.play(table, 0, ["play tribune"])


# ---- Afterwards ----


def test_a_game_that_was_played_says_who_won_and_by_what() -> None:
    table = finished()
    result = seen(table, None)["result"]

    assert result["how"] == "played"
    assert result["winners"] == [table.game.winner()]
    assert result["scores"] == table.game.scores()


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("name", ["imperium-venus-5", "hellas-team-4", "cyprus-base-3"])
def test_the_reasons_add_up_to_what_each_god_gives(name: str) -> None:
    result = seen(sit_down(Game.read(GAMES / f"{name}.cgn")), None)["result"]

    for reasons, scores in zip(result["reasons"], result["scores"], strict=True):
        sums = {god: sum(a * b for a, b in products) for god, products in reasons.items()}
        assert sums == {god: points for god, points in scores.items() if god in GODS}
    assert any(len(reasons["Minerva"]) > 1 for reasons in result["reasons"])


def test_every_step_tells_what_the_gods_would_give_there() -> None:
    table = finished()
    told = replays.steps(table, 20, 3)

    assert [step["scores"] for step in told["steps"]] == [
        table.game.at(number).scores() for number in (20, 21, 22)
    ]
    assert told["result"] == seen(table, None)["result"]


def test_a_rematch_has_the_same_seats_options_and_tokens_and_another_setup() -> None:
    table = sit_down(finished_game(map="italia", players=2, intermediate=True), 1)
    again = rematch(table, AT)

    assert [seat.stored() for seat in again.seats] == [seat.stored() for seat in table.seats]
    assert (again.source, again.watch) == (table.id, table.founding.watch)
    new = Game.read(again.record)
    assert new.state.rules is table.game.state.rules
    assert new.log == []
    assert new.position()["cities"] != table.game.position()["cities"]


def test_a_stand_in_does_not_play_the_rematch() -> None:
    table = three()
    let(table, deciding.leave(table, 0, "random"))
    for seat in (1, 2):
        let(table, deciding.concede(table, seat))

    assert [seat.bot for seat in rematch(table, AT).seats] == ["", "", ""]


def test_no_rematch_while_the_game_goes_on() -> None:
    with pytest.raises(NotNow):
        rematch(three(), AT)


def test_a_branch_goes_on_from_any_moment() -> None:
    table = finished()
    game = branched(table, 20, "same")

    assert game.log == table.game.log[:20]
    assert game.position()["deck"] == table.game.at(20).position()["deck"]


def test_a_branch_with_a_shuffled_deck_has_the_same_cards_to_come() -> None:
    table = finished()
    truth = table.game.at(20).position()
    decks = []
    for _ in range(20):
        here = branched(table, 20, "shuffled").position()
        decks.append(here.pop("deck"))
        assert here == {key: value for key, value in truth.items() if key != "deck"}

    assert any(deck != truth["deck"] for deck in decks)
    assert all(sorted(deck) == sorted(truth["deck"]) for deck in decks)


def test_no_branch_record_or_steps_while_the_deck_is_secret() -> None:
    table = three()
    for ask in (
        lambda: branched(table, 0, "same"),
        lambda: replays.record(table),
        lambda: replays.steps(table, 0, 5),
    ):
        with pytest.raises(NotNow, match="the order of the deck"):
            ask()


def test_a_moment_that_the_game_did_not_have_is_none_to_branch_from() -> None:
    table = finished()
    with pytest.raises(NoSuchTable, match=f"0 to {len(table.game.log)}"):
        branched(table, len(table.game.log) + 1, "same")


def test_the_record_has_the_names_of_who_sat_there() -> None:
    places = [Place("person", "Änne"), Place("bot", bot="greedy")]
    table = Table(found(finished_game(map="italia", players=2), places, AT).founding)
    record = replays.record(table)

    assert "seat 0: Änne\nseat 1: Greedy 2\n" in record
    assert Game.read(record).position() == table.game.position()


def test_steps_tell_every_moment_and_what_was_played_there() -> None:
    table = finished()
    moves = table.game.log
    told: list[dict[str, Any]] = []
    while len(told) <= len(moves):
        part = replays.steps(table, len(told), 50)
        assert part["moves"] == len(moves)
        told += part["steps"]

    assert [step["number"] for step in told] == list(range(len(moves) + 1))
    assert [step["move"] for step in told] == [*moves, None]
    assert told[-1]["position"] == table.game.position()
    assert told[10]["position"] == table.game.at(10).position()
    assert told[10]["seat"] == table.game.at(10).to_move


def test_no_more_steps_than_asked_for_and_never_many() -> None:
    assert len(replays.steps(finished(), 3, 2)["steps"]) == 2
    assert len(replays.steps(finished(), 0, 1000)["steps"]) == replays.MOST_STEPS


# ---- Founding ----


@pytest.mark.parametrize(
    ("places", "why"),
    [
        ([Place("person")] * 2, "2 are given; the game has 3"),
        ([Place("bot", bot="random")] * 3, "at least one must be for a person"),
        ([Place("person"), Place("bot", bot="robot"), Place("open")], r"seats\[1\].bot: "),
        ([Place("person", "A"), Place("open", "A"), Place("open")], "two players have one name"),
        ([Place("person", "\n"), Place("open"), Place("open")], "printable"),
    ],
)
def test_seats_that_fit_no_game_are_refused(places: list[Place], why: str) -> None:
    with pytest.raises(BadRequest, match=why):
        found(Game.new("italia", 3, seed=1), places, AT)


def test_a_game_that_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(Unplayable, match="imperia"):
        new_game([Place("person")] * 3, "imperia", "base", {}, "drawn")
    with pytest.raises(Unplayable, match="a record begins with"):
        read_game("nonsense")


def test_lots_decide_who_begins_and_the_order_around_the_table_stays() -> None:
    places = [Place("person", name) for name in "ABC"]
    orders = {
        "".join(place.name for place in new_game(places, "italia", "base", {}, "drawn")[1])
        for _ in range(100)
    }
    assert orders == {"ABC", "BCA", "CAB"}
    assert new_game(places, "italia", "base", {}, "as given")[1] == places
