"""Rules 13.10, 13.11 and 13.14: the Legate names a card, and the partner answers."""

import pytest

from tests.support.table import (
    Table,
    asked,
    coins_of,
    goods_of,
    hand_of,
    offered,
    pile_of,
    play_all,
    teams,
)

SEVEN = (
    "colonist@I",
    "smith@I",
    "farmer@I",
    "prefect@II",
    "mason@II",
    "vintner@II",
    "weaver@II",
)


def rich(*display: str) -> Table:
    """Lay seven cards out; everybody has 8 spaces full of all but wine."""
    laid_out = teams().display(*(display or SEVEN))
    for seat in range(4):
        laid_out.seat(seat, goods="2 brick, 2 food, 2 tools, 2 cloth")
    return laid_out


@pytest.mark.rule("13.10")
def test_a_legate_names_any_card_of_the_partners_hand_but_a_legate() -> None:
    game = play_all(teams().seat(2, discard="prefect").game(), "play legate")
    assert asked(game) == (0, "name")
    assert offered(game, "name") == ["tribune", "mercator3", "diplomat", "praetor"]


@pytest.mark.rule("13.10", "4.1")
def test_nothing_need_be_named() -> None:
    game = play_all(teams().game(), "play legate", "done")
    assert asked(game) == (0, "end")
    assert pile_of(game, 2) == []


@pytest.mark.rule("13.10", "13.14")
def test_a_partner_with_nothing_but_a_legate_is_not_asked() -> None:
    cards = "tribune, prefect, mercator3, diplomat, praetor"
    game = play_all(teams().seat(2, discard=cards).game(), "play legate")
    assert asked(game) == (0, "end")


@pytest.mark.rule("13.10")
def test_the_partner_accepts_or_refuses() -> None:
    game = play_all(teams().game(), "play legate", "name mercator3")
    assert (asked(game), game.moves()) == ((2, "answer"), ["accept", "refuse"])


@pytest.mark.rule("13.10")
def test_the_partner_carries_an_accepted_card_out_first() -> None:
    game = play_all(teams().game(), "play legate", "name mercator3", "accept")
    assert (asked(game), coins_of(game, 0), coins_of(game, 2)) == ((2, "trade"), 5, 8)
    play_all(game, "done")
    assert (asked(game), coins_of(game, 0)) == ((0, "trade"), 8)
    play_all(game, "done")
    assert asked(game) == (0, "end")


@pytest.mark.rule("13.10")
def test_the_partner_plays_the_accepted_card_onto_the_own_pile() -> None:
    game = teams().seat(2, discard="diplomat").game()
    play_all(game, "play legate", "name mercator3", "accept", "done", "done")
    assert pile_of(game, 0) == ["legate@start"]
    assert pile_of(game, 2) == ["diplomat@start", "mercator3@start"]
    assert "mercator3@start" in hand_of(game, 0)


@pytest.mark.rule("13.10")
def test_the_active_player_need_not_hold_the_named_card() -> None:
    game = teams().seat(2, coins=0, bought="mercator5@I").seat(0, coins=0).game()
    play_all(game, "play legate", "name mercator5", "accept", "done", "done")
    assert (coins_of(game, 0), coins_of(game, 2)) == (5, 5)


@pytest.mark.rule("13.10", "13.6")
def test_of_a_double_card_the_partner_has_the_half_that_was_not_named() -> None:
    game = teams().seat(0, coins=0).seat(2, coins=0, bought="prefect/mercator5@III").game()
    play_all(game, "play legate", "name prefect/mercator5", "as mercator5", "accept")
    assert asked(game) == (2, "prefect")
    play_all(game, "cash")
    assert asked(game) == (0, "trade")
    assert (coins_of(game, 0), coins_of(game, 2)) == (5, 0)


@pytest.mark.rule("13.10", "13.6")
def test_the_half_of_a_named_double_card_must_be_named_too() -> None:
    game = teams().seat(2, bought="prefect/mercator5@III").game()
    play_all(game, "play legate", "name prefect/mercator5")
    assert game.moves() == ["as prefect", "as mercator5"]


@pytest.mark.rule("13.10", "13.7")
def test_a_named_praetor_lets_each_of_the_two_buy_one_card() -> None:
    game = play_all(rich().game(), "play legate", "name praetor", "accept")
    assert asked(game) == (2, "buy")
    play_all(game, "card 5")
    assert asked(game) == (0, "buy")
    play_all(game, "card 1")
    assert asked(game) == (0, "end")
    assert goods_of(game, 2) == {"brick": 2, "food": 1, "tools": 2, "cloth": 1}


@pytest.mark.rule("13.10", "13.11", "13.14")
def test_a_named_proconsul_is_one_purchase_for_each_and_ends_there() -> None:
    game = rich().seat(2, bought="proconsul@III").game()
    play_all(game, "play legate", "name proconsul", "accept", "card 7")
    assert asked(game) == (0, "buy")
    play_all(game, "card 2")
    assert asked(game) == (0, "end")
    assert goods_of(game, 2) == {"brick": 1, "food": 2, "tools": 2, "cloth": 1}
    assert goods_of(game, 0) == {"brick": 1, "food": 2, "tools": 1, "cloth": 2}


@pytest.mark.rule("13.10", "13.11")
def test_with_a_named_proconsul_neither_buys_a_proconsul() -> None:
    cards = ["proconsul@II" if card == "prefect@II" else card for card in SEVEN]
    game = rich(*cards).seat(2, bought="proconsul@III").game()
    play_all(game, "play legate", "name proconsul", "accept")
    assert offered(game, "card") == ["1", "2", "3", "5", "7"]
    play_all(game, "done")
    assert offered(game, "card") == ["1", "2", "3", "5", "7"]


@pytest.mark.rule("13.10", "13.5")
def test_a_named_diplomat_copies_one_card_that_the_partner_chooses() -> None:
    game = teams().seat(1, discard="mercator3").seat(3, discard="prefect").game()
    play_all(game, "play legate", "name diplomat", "accept")
    assert (asked(game), offered(game, "copy")) == ((2, "copy"), ["1", "3"])
    play_all(game, "copy 1")
    assert (asked(game), coins_of(game, 2)) == ((2, "trade"), 8)
    play_all(game, "done")
    assert (asked(game), coins_of(game, 0)) == ((0, "trade"), 8)
    play_all(game, "done")
    assert asked(game) == (0, "end")


@pytest.mark.rule("13.10", "13.6")
def test_of_a_double_card_that_a_named_diplomat_copies_the_partner_chooses_the_half() -> None:
    game = (
        teams()
        .seat(0, coins=0)
        .seat(1, bought="prefect/mercator5@III", discard="prefect/mercator5")
        .game()
    )
    play_all(game, "play legate", "name diplomat", "accept", "copy 1")
    assert (asked(game), offered(game, "as")) == ((2, "half"), ["prefect", "mercator5"])
    play_all(game, "as prefect", "cash")
    assert (asked(game), coins_of(game, 0)) == ((0, "trade"), 5)


@pytest.mark.rule("13.11", "13.14")
def test_a_named_diplomat_copies_no_legate() -> None:
    game = teams().seat(1, discard="legate").seat(3, discard="prefect").game()
    play_all(game, "play legate", "name diplomat", "accept")
    assert offered(game, "copy") == ["3"]


@pytest.mark.rule("13.11", "13.10")
def test_a_proconsul_that_a_named_diplomat_copies_is_a_purchase_for_each() -> None:
    game = rich().seat(1, bought="proconsul@III", discard="proconsul").game()
    play_all(game, "play legate", "name diplomat", "accept", "copy 1", "card 7")
    assert asked(game) == (0, "buy")
    play_all(game, "card 2")
    assert asked(game) == (0, "end")


@pytest.mark.rule("13.11")
def test_a_proconsul_that_a_named_diplomat_copies_buys_no_proconsul() -> None:
    cards = ["proconsul@II" if card == "prefect@II" else card for card in SEVEN]
    game = rich(*cards).seat(1, bought="proconsul@III", discard="proconsul").game()
    play_all(game, "play legate", "name diplomat", "accept", "copy 1")
    assert offered(game, "card") == ["1", "2", "3", "5", "7"]
    play_all(game, "done")
    assert offered(game, "card") == ["1", "2", "3", "5", "7"]


@pytest.mark.rule("13.10", "13.7")
def test_a_praetor_that_a_named_diplomat_copies_lets_each_buy_one_card() -> None:
    game = rich().seat(1, discard="praetor").game()
    play_all(game, "play legate", "name diplomat", "accept", "copy 1", "card 1", "card 5")
    assert asked(game) == (0, "end")
    assert "colonist@I" in hand_of(game, 2)
    assert "mason@II" in hand_of(game, 0)


@pytest.mark.rule("13.10", "13.2")
def test_a_named_tribune_takes_the_cards_of_both_back_the_legate_too() -> None:
    game = (
        teams()
        .seat(0, coins=0, goods="", discard="prefect, mercator3, praetor")
        .seat(2, coins=0, goods="", discard="prefect, mercator3, praetor")
        .game()
    )
    play_all(game, "play legate", "name tribune", "accept")
    assert [(pile_of(game, seat), len(hand_of(game, seat))) for seat in (0, 2)] == [([], 6)] * 2
    assert (coins_of(game, 0), coins_of(game, 2)) == (1, 1)


@pytest.mark.rule("13.10", "13.4")
def test_with_a_named_prefect_the_active_player_chooses_second() -> None:
    game = play_all(teams().game(), "play legate", "name prefect", "accept", "produce Gallia")
    assert asked(game) == (0, "prefect")
    assert "produce Gallia" not in game.moves()


@pytest.mark.rule("13.10")
def test_after_a_refusal_nothing_more_happens() -> None:
    game = teams().seat(2, coins=0).game()
    before = game.position()["players"][2]
    play_all(game, "play legate", "name mercator3", "refuse")
    assert asked(game) == (0, "end")
    assert game.position()["players"][2] == before
    play_all(game, "end")
    assert asked(game) == (1, "play")


@pytest.mark.rule("13.10", "13.6")
def test_a_double_card_can_be_refused_after_its_half_was_named() -> None:
    game = teams().seat(2, bought="prefect/mercator5@III").game()
    play_all(game, "play legate", "name prefect/mercator5", "as prefect", "refuse")
    assert asked(game) == (0, "end")
    assert "prefect/mercator5@III" in hand_of(game, 2)


@pytest.mark.rule("13.10")
def test_the_second_partners_legate_asks_the_first_partner() -> None:
    game = play_all(teams(6).put(seat=4).game(), "play legate", "name architect")
    assert asked(game) == (1, "answer")
    play_all(game, "accept", "done")
    assert asked(game) == (4, "move")
