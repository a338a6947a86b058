"""Rule 13.6, and 5.11 beside it: each partner carries out one half of a double card."""

import pytest

from tests.support.table import (
    Table,
    asked,
    coins_of,
    goods_of,
    offered,
    pile_of,
    play_all,
    table,
    teams,
)

DOUBLES = [
    ("prefect/architect@I", "prefect", "architect"),
    ("architect/mercator5@II", "architect", "mercator5"),
    ("prefect/mercator5@III", "prefect", "mercator5"),
]
QUESTION = {"prefect": "prefect", "architect": "move", "mercator5": "trade"}
NOTHING = {"prefect": "cash", "architect": "done", "mercator5": "done"}


def holding(card_id: str, seat: int = 0) -> Table:
    return teams().seat(seat, bought=card_id)


def name_of(card_id: str) -> str:
    return card_id.partition("@")[0]


@pytest.mark.rule("13.6")
@pytest.mark.parametrize(("card_id", "first", "second"), DOUBLES)
def test_the_active_player_chooses_a_half_and_the_partner_takes_the_other(
    card_id: str, first: str, second: str
) -> None:
    for own, other in ((first, second), (second, first)):
        game = play_all(holding(card_id).game(), f"play {name_of(card_id)}")
        assert (asked(game), offered(game, "as")) == ((0, "half"), [first, second])
        play_all(game, f"as {own}")
        assert asked(game) == (0, QUESTION[own])
        play_all(game, NOTHING[own])
        assert asked(game) == (2, QUESTION[other])
        play_all(game, NOTHING[other])
        assert asked(game) == (0, "end")


@pytest.mark.rule("13.6", "4.1")
def test_a_half_must_be_chosen() -> None:
    game = play_all(holding("prefect/architect@I").game(), "play prefect/architect")
    assert game.moves() == ["as prefect", "as architect"]


@pytest.mark.rule("13.6")
def test_the_active_player_takes_the_mercator_and_the_partner_the_architect() -> None:
    game = holding("architect/mercator5@II").seat(0, coins=0).seat(2, coins=0).game()
    play_all(game, "play architect/mercator5", "as mercator5", "done")
    assert asked(game) == (2, "move")
    assert (coins_of(game, 0), coins_of(game, 2)) == (5, 0)


@pytest.mark.rule("13.6", "5.4")
def test_the_mercator_half_pays_the_partner_five() -> None:
    game = holding("prefect/mercator5@III").seat(0, coins=0).seat(2, coins=0).game()
    play_all(game, "play prefect/mercator5", "as prefect", "cash")
    assert (coins_of(game, 0), coins_of(game, 2)) == (0, 5)


@pytest.mark.rule("13.6", "4.1")
def test_the_partner_must_take_the_prefect_half_and_its_choice() -> None:
    game = holding("prefect/mercator5@III").game()
    play_all(game, "play prefect/mercator5", "as mercator5", "done")
    assert asked(game) == (2, "prefect")
    assert "done" not in game.moves()


@pytest.mark.rule("13.6", "4.1")
def test_the_partner_may_leave_the_parts_of_the_other_half_out() -> None:
    game = holding("architect/mercator5@II").game()
    play_all(game, "play architect/mercator5", "as architect", "done", "done")
    assert asked(game) == (0, "end")


@pytest.mark.rule("13.6", "13.5")
@pytest.mark.parametrize(("own", "other"), [("prefect", "architect"), ("architect", "prefect")])
def test_who_copies_a_double_card_chooses_the_half(own: str, other: str) -> None:
    game = holding("prefect/architect@I", seat=3).seat(3, discard="prefect/architect@I")
    play = play_all(game.put(seat=2).game(), "play diplomat", "copy 3", f"as {own}", NOTHING[own])
    assert asked(play) == (0, QUESTION[other])


@pytest.mark.rule("13.6", "13.9")
@pytest.mark.parametrize("half", ["prefect", "architect"])
def test_for_a_proconsul_the_partner_carries_out_one_half_and_nobody_the_other(half: str) -> None:
    game = teams().seat(0, goods="", bought="proconsul@II").seat(2, bought="prefect/architect@I")
    play = play_all(game.game(), "play proconsul", "play prefect/architect")
    assert (asked(play), offered(play, "as")) == ((2, "half"), ["prefect", "architect"])
    play_all(play, f"as {half}", NOTHING[half])
    assert asked(play) == (0, "end")


@pytest.mark.rule("13.6", "13.10")
@pytest.mark.parametrize(("own", "other"), [("prefect", "architect"), ("architect", "prefect")])
def test_a_legate_names_the_half_that_the_active_player_will_take(own: str, other: str) -> None:
    game = holding("prefect/architect@I", seat=2).game()
    play_all(game, "play legate", "name prefect/architect")
    assert (asked(game), offered(game, "as")) == ((0, "name-half"), ["prefect", "architect"])
    play_all(game, f"as {own}")
    assert (asked(game), game.moves()) == ((2, "answer"), ["accept", "refuse"])
    play_all(game, "accept")
    assert pile_of(game, 2) == ["prefect/architect@I"]
    assert asked(game) == (2, QUESTION[other])
    play_all(game, NOTHING[other])
    assert asked(game) == (0, QUESTION[own])


@pytest.mark.rule("13.6", "13.10", "13.5")
def test_a_diplomat_for_a_legate_lets_the_partner_choose_the_half() -> None:
    game = holding("prefect/architect@I", seat=3).seat(3, discard="prefect/architect@I").game()
    play_all(game, "play legate", "name diplomat", "accept", "copy 3")
    assert asked(game) == (2, "half")
    play_all(game, "as architect", "done")
    assert asked(game) == (0, "prefect")


@pytest.mark.rule("5.11")
@pytest.mark.parametrize(("card_id", "first", "second"), DOUBLES)
def test_outside_of_team_play_only_one_half_is_carried_out(
    card_id: str, first: str, second: str
) -> None:
    for half in (first, second):
        game = table(mode="venus").seat(0, bought=card_id).game()
        play_all(game, f"play {name_of(card_id)}", f"as {half}", NOTHING[half])
        assert asked(game) == (0, "end")


@pytest.mark.rule("5.11")
def test_outside_of_team_play_a_copy_chooses_anew() -> None:
    game = table(mode="venus").seat(2, bought="prefect/architect@I", goods="").game()
    play_all(game, "play mercator3", "done", "end", "play mercator3", "done", "end")
    play_all(game, "play prefect/architect", "as architect", "done", "end")
    play_all(game, "play diplomat", "copy 2", "as prefect", "produce Gallia")
    assert sum(goods_of(game, 0).values()) == 7
