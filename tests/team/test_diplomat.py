"""Rules 13.5 and 13.11, and 5.5 with 5.10: what a Diplomat copies, and for whom."""

import pytest

from concordia import Game
from tests.support.table import (
    Table,
    asked,
    coins_of,
    goods_of,
    hand_of,
    offered,
    pile_of,
    play_all,
    table,
    teams,
    turn,
)


def copied_by(game: Game, seat: int) -> list[int]:
    marks: list[int] = game.position()["players"][seat]["copied_by"]
    return marks


@pytest.mark.rule("13.5")
def test_the_partners_pile_cannot_be_copied() -> None:
    game = teams().seat(0, discard="mercator3").seat(1, discard="mercator3").put(seat=2).game()
    play_all(game, "play diplomat")
    assert game.moves() == ["copy 1", "done"]


@pytest.mark.rule("13.5", "5.5")
def test_the_piles_of_both_opponents_can_be_copied() -> None:
    game = teams().seat(1, discard="praetor").seat(3, discard="mercator3").put(seat=2).game()
    play_all(game, "play diplomat")
    assert offered(game, "copy") == ["1", "3"]


@pytest.mark.rule("13.5", "5.5")
def test_only_the_top_card_can_be_copied_and_no_diplomat() -> None:
    game = (
        teams()
        .seat(1, discard="prefect, mercator3")
        .seat(3, discard="mercator3, diplomat")
        .put(seat=2)
        .game()
    )
    play_all(game, "play diplomat")
    assert offered(game, "copy") == ["1"]
    play_all(game, "copy 1")
    assert game.question == "trade"


@pytest.mark.rule("13.5", "13.1")
def test_who_plays_the_diplomat_chooses_and_both_carry_the_card_out() -> None:
    game = teams().seat(1, discard="mercator3").put(seat=2).game()
    play_all(game, "play diplomat", "copy 1")
    assert (asked(game), coins_of(game, 2)) == ((2, "trade"), 8)
    play_all(game, "done")
    assert (asked(game), coins_of(game, 0)) == ((0, "trade"), 8)
    play_all(game, "done")
    assert asked(game) == (2, "end")


@pytest.mark.rule("13.5", "4.1")
def test_a_diplomat_that_copies_nothing_leaves_nothing_to_the_partner() -> None:
    game = teams().seat(1, discard="mercator3").put(seat=2).game()
    play_all(game, "play diplomat", "done")
    assert asked(game) == (2, "end")
    assert copied_by(game, 1) == []


@pytest.mark.rule("13.5", "13.6")
def test_of_a_copied_double_card_the_partner_takes_the_other_half() -> None:
    game = (
        teams()
        .seat(1, bought="prefect/architect@I", discard="prefect/architect@I")
        .put(seat=2)
        .game()
    )
    play_all(game, "play diplomat", "copy 1")
    assert (asked(game), offered(game, "as")) == ((2, "half"), ["prefect", "architect"])
    play_all(game, "as architect", "done")
    assert asked(game) == (0, "prefect")


@pytest.mark.rule("13.5", "13.9")
def test_a_copied_proconsul_lets_the_partner_play_a_card() -> None:
    game = (
        teams()
        .seat(1, bought="proconsul@II", discard="proconsul")
        .seat(2, goods="1 food")
        .display("colonist@I", "farmer@I", "mason@II", "vintner@II")
        .put(seat=2)
        .game()
    )
    play_all(game, "play diplomat", "copy 1", "card 1")
    assert "colonist@I" in hand_of(game, 2)
    assert asked(game) == (0, "errand")
    play_all(game, "play mercator3", "done")
    assert asked(game) == (2, "end")
    assert coins_of(game, 0) == 8


@pytest.mark.rule("13.5", "13.10")
def test_a_copied_legate_lets_the_player_name_a_card_of_the_partner() -> None:
    game = teams().seat(1, discard="legate").put(seat=2).game()
    play_all(game, "play diplomat", "copy 1")
    assert asked(game) == (2, "name")
    assert offered(game, "name") == ["tribune", "architect", "prefect", "mercator3", "praetor"]
    play_all(game, "name mercator3", "accept")
    assert (asked(game), pile_of(game, 0)) == ((0, "trade"), ["mercator3@start"])


@pytest.mark.rule("13.5", "13.9", "13.10")
@pytest.mark.parametrize("card", ["legate", "proconsul"])
def test_a_copied_legate_or_proconsul_is_carried_out_once(card: str) -> None:
    game = teams().seat(1, bought="proconsul@II", discard=card).put(seat=2).seat(2, goods="").game()
    play_all(game, "play diplomat", "copy 1")
    if card == "legate":
        play_all(game, "name mercator3", "accept", "done", "done")
    else:
        play_all(game, "play mercator3", "done")
    assert asked(game) == (2, "end")


@pytest.mark.rule("13.5", "13.10")
def test_a_copied_legate_that_is_refused_ends_there() -> None:
    game = teams().seat(1, discard="legate").put(seat=2).game()
    play_all(game, "play diplomat", "copy 1", "name mercator3", "refuse")
    assert asked(game) == (2, "end")
    assert copied_by(game, 1) == [0]


@pytest.mark.rule("13.5")
def test_the_partner_cannot_copy_a_copied_card_again() -> None:
    game = (
        teams()
        .seat(0, bought="diplomat@I")
        .seat(1, discard="mercator3")
        .seat(3, discard="praetor")
        .put(seat=2)
        .game()
    )
    turn(game, "play diplomat", "copy 1")
    turn(game, "play mercator3")
    play_all(game, "play diplomat")
    assert offered(game, "copy") == ["3"]


@pytest.mark.rule("13.5", "13.9")
def test_the_player_cannot_copy_a_copied_card_again() -> None:
    game = (
        teams()
        .seat(0, goods="", bought="proconsul@II")
        .seat(1, discard="mercator3")
        .seat(2, bought="diplomat@I")
        .seat(3, discard="mercator3")
        .put(seat=2)
        .game()
    )
    turn(game, "play diplomat", "copy 1")
    turn(game, "play praetor")
    play_all(game, "play proconsul", "play diplomat")
    assert offered(game, "copy") == ["3"]


@pytest.mark.rule("13.5")
def test_a_copied_card_can_be_copied_by_another_team() -> None:
    game = teams(6).seat(1, discard="mercator3").put(seat=3).game()
    turn(game, "play diplomat", "copy 1")
    turn(game, "play praetor")
    play_all(game, "play diplomat")
    assert "1" in offered(game, "copy")
    play_all(game, "copy 1")
    assert copied_by(game, 1) == [0, 2]


@pytest.mark.rule("13.5")
def test_the_mark_is_gone_when_another_card_lies_on_top() -> None:
    game = teams().seat(0, bought="diplomat@I").seat(1, discard="praetor").put(seat=2).game()
    turn(game, "play diplomat", "copy 1")
    turn(game, "play praetor")
    turn(game, "play mercator3")
    assert copied_by(game, 1) == [0]
    turn(game, "play mercator3")
    assert copied_by(game, 1) == []


@pytest.mark.rule("13.5", "13.2")
def test_the_mark_is_gone_when_the_partners_tribune_takes_the_card_away() -> None:
    game = teams().seat(1, discard="praetor").put(seat=2).game()
    turn(game, "play diplomat", "copy 1")
    play_all(game, "play tribune", "done", "done")
    assert (pile_of(game, 1), copied_by(game, 1)) == ([], [])


@pytest.mark.rule("13.5")
def test_a_card_that_is_played_anew_can_be_copied_anew() -> None:
    game = teams().seat(1, discard="mercator3").seat(2, bought="diplomat@I").put(seat=2).game()
    turn(game, "play diplomat", "copy 1")
    turn(game, "play tribune")
    turn(game, "play tribune")
    turn(game, "play mercator3")
    play_all(game, "play diplomat")
    assert offered(game, "copy") == ["1"]


@pytest.mark.rule("13.5")
def test_the_position_document_records_what_was_copied() -> None:
    game = teams().seat(1, discard="legate").seat(0, bought="diplomat@I").put(seat=2).game()
    play_all(game, "play diplomat", "copy 1", "done", "end")
    again = Game.load(game.position())
    play_all(turn(again, "play mercator3"), "play diplomat")
    assert offered(again, "copy") == ["3"]


@pytest.mark.rule("13.5", "13.9")
def test_a_diplomat_played_for_a_proconsul_marks_the_card_for_the_team() -> None:
    game = teams().seat(0, goods="", bought="proconsul@II").seat(1, discard="mercator3").game()
    play_all(game, "play proconsul", "play diplomat", "copy 1", "done")
    assert copied_by(game, 1) == [0]
    assert asked(game) == (0, "end")


@pytest.mark.rule("13.5", "13.10")
def test_a_diplomat_played_for_a_legate_copies_from_the_opponents_alone() -> None:
    game = teams().seat(1, discard="mercator3").seat(3, discard="praetor").game()
    play_all(game, "play legate", "name diplomat", "accept")
    assert (asked(game), offered(game, "copy")) == ((2, "copy"), ["1", "3"])


@pytest.mark.rule("5.5", "5.10")
def test_a_diplomat_that_copies_a_magister_repeats_the_card_under_the_diplomat() -> None:
    game = (
        table(mode="venus")
        .seat(0, discard="architect")
        .seat(1, discard="mercator3, magister")
        .game()
    )
    play_all(game, "play diplomat", "copy 1", "repeat")
    assert asked(game) == (0, "move")


@pytest.mark.rule("5.5", "5.10")
def test_a_diplomat_that_copies_a_magister_repeats_no_senator() -> None:
    game = table(mode="venus").seat(0, discard="senator").seat(1, discard="magister").game()
    play_all(game, "play diplomat", "copy 1")
    assert asked(game) == (0, "end")


@pytest.mark.rule("5.5", "5.10")
def test_a_diplomat_that_copies_a_magister_repeats_no_own_magister() -> None:
    game = (
        table(mode="venus")
        .seat(0, discard="architect, magister")
        .seat(1, discard="magister")
        .game()
    )
    play_all(game, "play diplomat", "copy 1")
    assert asked(game) == (0, "end")


@pytest.mark.rule("5.5", "5.10")
def test_a_diplomat_alone_on_its_pile_finds_nothing_to_repeat() -> None:
    game = table(mode="venus").seat(1, discard="architect, magister").game()
    play_all(game, "play diplomat", "copy 1")
    assert asked(game) == (0, "end")


def two_diplomats() -> Table:
    """Seat 0 has played one Diplomat; on the other piles lie a Magister and a Senator."""
    return (
        table(mode="venus")
        .seat(0, bought="diplomat@I", discard="architect, diplomat@start")
        .seat(1, discard="magister")
        .seat(2, discard="senator")
    )


@pytest.mark.rule("5.5", "5.10")
def test_a_copied_magister_that_repeats_a_diplomat_copies_no_magister() -> None:
    game = two_diplomats().game()
    play_all(game, "play diplomat", "copy 1", "repeat")
    assert offered(game, "copy") == ["2"]


@pytest.mark.rule("5.5", "5.10")
def test_a_repeated_diplomat_copies_a_senator() -> None:
    game = two_diplomats().seat(0, goods="2 food, 1 tools").game()
    play_all(game, "play magister", "repeat")
    assert offered(game, "copy") == ["2"]
    play_all(game, "copy 2")
    assert asked(game) == (0, "buy")


@pytest.mark.rule("5.10", "5.11")
def test_a_copied_magister_repeats_either_half_of_a_double_card() -> None:
    game = (
        table(mode="venus")
        .seat(0, bought="prefect/architect@I", discard="prefect/architect@I")
        .seat(1, discard="magister")
        .game()
    )
    play_all(game, "play diplomat", "copy 1", "repeat")
    assert offered(game, "as") == ["prefect", "architect"]
    play_all(game, "as prefect", "cash")
    assert asked(game) == (0, "end")


@pytest.mark.rule("5.5", "13.5")
def test_outside_of_team_play_no_card_is_marked_as_copied() -> None:
    game = table(mode="venus").seat(1, discard="mercator3").game()
    play_all(game, "play diplomat", "copy 1", "done", "end")
    assert copied_by(game, 1) == []


@pytest.mark.rule("7.2", "5.10")
def test_another_player_chooses_goods_in_the_prefect_that_a_copied_magister_repeats() -> None:
    game = (
        table(mode="venus")
        .tokens(Colonia_Agrippina="wine", Vindobona="food")
        .seat(0, goods="", discard="prefect")
        .seat(1, discard="magister")
        .seat(2, goods="7 brick", houses="Colonia Agrippina, Vindobona")
        .game()
    )
    play_all(game, "play diplomat", "copy 1", "repeat", "produce Germania")
    assert (asked(game), goods_of(game, 0)) == ((2, "take"), {"wine": 1})
    play_all(game, "take food")
    assert asked(game) == (0, "end")
