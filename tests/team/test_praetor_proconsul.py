"""Rules 13.7, 13.9 and 13.11: the cards by which teams buy cards, and play one out of turn."""

import pytest

from tests.support.table import (
    Table,
    asked,
    coins_of,
    display_of,
    goods_of,
    hand_of,
    offered,
    pile_of,
    play_all,
    teams,
    turn,
)

SEVEN = (
    "colonist@I",
    "smith@I",
    "farmer@I",
    "proconsul@II",
    "mason@II",
    "vintner@II",
    "weaver@II",
)


def market(*, proconsul_at: int = 4) -> Table:
    """Lay seven known cards out; everybody has 8 spaces full of all but wine."""
    cards = [card for card in SEVEN if card != "proconsul@II"]
    cards.insert(proconsul_at - 1, "proconsul@II")
    laid_out = teams().display(*cards)
    for seat in range(4):
        laid_out.seat(seat, goods="2 brick, 2 food, 2 tools, 2 cloth")
    return laid_out


def with_proconsul() -> Table:
    """Lay out the market; seat 0 holds the Proconsul of deck III and none is for sale."""
    cards = ["prefect@II" if card == "proconsul@II" else card for card in SEVEN]
    laid_out = teams().display(*cards).seat(0, bought="proconsul@III")
    for seat in range(4):
        laid_out.seat(seat, goods="2 brick, 2 food, 2 tools, 2 cloth")
    return laid_out


@pytest.mark.rule("13.7")
def test_each_partner_buys_at_most_one_card_with_a_praetor() -> None:
    game = play_all(market().game(), "play praetor", "card 1")
    assert asked(game) == (2, "buy")
    play_all(game, "card 2", "pay brick")
    assert asked(game) == (0, "end")
    assert "colonist@I" in hand_of(game, 0)
    assert "smith@I" in hand_of(game, 2)


@pytest.mark.rule("13.7", "5.6")
def test_a_praetor_pays_the_surcharge_of_the_position() -> None:
    game = play_all(market().game(), "play praetor", "card 5")
    assert goods_of(game, 0) == {"brick": 2, "food": 1, "tools": 2, "cloth": 1}


@pytest.mark.rule("13.7", "5.6")
def test_a_praetor_lets_the_buyer_choose_what_pays_for_any_kind() -> None:
    game = play_all(market().game(), "play praetor", "card 2")
    assert (asked(game), offered(game, "pay")) == ((0, "pay"), ["brick", "food", "tools", "cloth"])
    play_all(game, "pay cloth")
    assert goods_of(game, 0) == {"brick": 1, "food": 2, "tools": 1, "cloth": 1}


@pytest.mark.rule("13.7")
def test_the_partner_may_buy_even_if_the_active_player_does_not() -> None:
    game = play_all(market().game(), "play praetor", "done", "card 1")
    assert "colonist@I" in hand_of(game, 2)
    assert len(hand_of(game, 0)) == 5


@pytest.mark.rule("13.7", "4.2")
def test_the_display_moves_up_only_after_both_have_bought() -> None:
    game = play_all(market().game(), "play praetor", "card 1")
    assert display_of(game) == [None, *SEVEN[1:]]
    assert "1" not in offered(game, "card")
    play_all(game, "card 3", "pay food")
    assert display_of(game) == [None, SEVEN[1], None, *SEVEN[3:]]
    play_all(game, "end")
    assert display_of(game)[:5] == [SEVEN[1], *SEVEN[3:]]
    assert len(display_of(game)) == 7


@pytest.mark.rule("13.7", "5.6")
def test_the_partner_pays_the_position_that_the_card_had_at_the_start() -> None:
    game = play_all(market().game(), "play praetor", "card 1", "card 5")
    assert goods_of(game, 2) == {"brick": 2, "food": 1, "tools": 2, "cloth": 1}


@pytest.mark.rule("13.7")
def test_a_praetor_may_buy_a_proconsul() -> None:
    game = play_all(market(proconsul_at=1).game(), "play praetor", "card 1")
    assert "proconsul@II" in hand_of(game, 0)


@pytest.mark.rule("13.7", "13.5")
def test_a_copied_praetor_is_one_card_for_each_partner() -> None:
    game = market().seat(1, discard="praetor").put(seat=2).game()
    play_all(game, "play diplomat", "copy 1", "card 1")
    assert asked(game) == (0, "buy")
    play_all(game, "card 5")
    assert asked(game) == (2, "end")


@pytest.mark.rule("13.9", "5.7")
def test_a_proconsul_buys_without_the_surcharge_of_the_position() -> None:
    game = play_all(with_proconsul().game(), "play proconsul", "card 7")
    assert "weaver@II" in hand_of(game, 0)
    assert goods_of(game, 0) == {"brick": 1, "food": 2, "tools": 2, "cloth": 1}


@pytest.mark.rule("13.9")
def test_a_proconsul_buys_one_card() -> None:
    game = play_all(with_proconsul().game(), "play proconsul", "card 7")
    assert asked(game) == (2, "errand")


@pytest.mark.rule("13.9", "13.11")
def test_a_proconsul_buys_no_proconsul() -> None:
    game = market().seat(0, bought="proconsul@III").game()
    play_all(game, "play proconsul")
    assert offered(game, "card") == ["1", "2", "3", "5", "7"]


@pytest.mark.rule("13.9", "4.1")
def test_the_partner_must_play_a_card() -> None:
    game = play_all(with_proconsul().game(), "play proconsul", "card 1")
    assert offered(game, "play") == ["tribune", "prefect", "mercator3", "diplomat", "praetor"]
    assert len(game.moves()) == 5


@pytest.mark.rule("13.9", "4.1")
def test_the_partner_must_play_a_card_even_if_none_was_bought() -> None:
    game = play_all(with_proconsul().game(), "play proconsul", "done")
    assert asked(game) == (2, "errand")
    assert "done" not in game.moves()


@pytest.mark.rule("13.9")
def test_the_partner_does_not_play_a_legate() -> None:
    game = play_all(with_proconsul().game(), "play proconsul", "done")
    assert "play legate" not in game.moves()


@pytest.mark.rule("13.9")
def test_a_partner_with_nothing_but_a_legate_plays_nothing() -> None:
    cards = "tribune, prefect, mercator3, diplomat, praetor"
    game = with_proconsul().seat(2, discard=cards).game()
    play_all(game, "play proconsul", "done")
    assert asked(game) == (0, "end")


@pytest.mark.rule("13.9")
def test_the_partners_card_goes_onto_the_partners_own_pile() -> None:
    game = with_proconsul().seat(2, discard="praetor").game()
    play_all(game, "play proconsul", "done", "play mercator3", "done")
    assert pile_of(game, 2) == ["praetor@start", "mercator3@start"]
    assert pile_of(game, 0) == ["proconsul@III"]


@pytest.mark.rule("13.9")
def test_the_partner_carries_the_card_out_alone() -> None:
    game = with_proconsul().seat(0, coins=0).seat(2, coins=0).game()
    play_all(game, "play proconsul", "done", "play mercator3", "done")
    assert (coins_of(game, 0), coins_of(game, 2)) == (0, 3)
    assert asked(game) == (0, "end")


@pytest.mark.rule("13.9", "5.1")
def test_a_tribune_for_a_proconsul_takes_the_partners_cards_alone() -> None:
    game = (
        with_proconsul()
        .seat(0, discard="prefect, mercator3")
        .seat(2, coins=0, discard="prefect, praetor, legate")
        .game()
    )
    play_all(game, "play proconsul", "done", "play tribune", "place sea Roma")
    assert (pile_of(game, 2), len(hand_of(game, 2)), coins_of(game, 2)) == ([], 6, 1)
    assert pile_of(game, 0) == ["prefect@start", "mercator3@start", "proconsul@III"]
    assert asked(game) == (0, "end")


@pytest.mark.rule("13.9")
def test_a_praetor_for_a_proconsul_is_one_purchase_at_senator_price() -> None:
    game = play_all(with_proconsul().game(), "play proconsul", "card 1", "play praetor", "card 5")
    assert goods_of(game, 2) == {"brick": 2, "food": 1, "tools": 2, "cloth": 1}
    assert asked(game) == (0, "end")


@pytest.mark.rule("13.9", "13.14")
def test_a_praetor_for_a_proconsul_gives_the_active_player_no_second_purchase() -> None:
    game = play_all(with_proconsul().game(), "play proconsul", "done", "play praetor", "done")
    assert asked(game) == (0, "end")


@pytest.mark.rule("13.9", "13.11")
def test_a_praetor_for_a_proconsul_may_buy_a_proconsul() -> None:
    game = market(proconsul_at=1).seat(0, bought="proconsul@III").game()
    play_all(game, "play proconsul", "done", "play praetor", "card 1")
    assert "proconsul@II" in hand_of(game, 2)


@pytest.mark.rule("13.9", "13.11", "13.14")
def test_a_proconsul_for_a_proconsul_is_one_purchase_at_consul_price() -> None:
    game = with_proconsul().seat(2, bought="proconsul@II").game()
    play_all(game, "play proconsul", "card 1", "play proconsul", "card 7")
    assert goods_of(game, 2) == {"brick": 1, "food": 2, "tools": 2, "cloth": 1}
    assert asked(game) == (0, "end")


@pytest.mark.rule("13.9", "13.11")
def test_a_proconsul_for_a_proconsul_buys_no_proconsul() -> None:
    game = market().seat(0, bought="proconsul@III").seat(2, bought="proconsul@IV").game()
    play_all(game, "play proconsul", "done", "play proconsul")
    assert offered(game, "card") == ["1", "2", "3", "5", "7"]


@pytest.mark.rule("13.9")
@pytest.mark.parametrize("half", ["prefect", "mercator5"])
def test_a_double_card_for_a_proconsul_is_one_half(half: str) -> None:
    game = with_proconsul().seat(2, coins=0, bought="prefect/mercator5@III").game()
    play_all(game, "play proconsul", "done", "play prefect/mercator5", f"as {half}")
    assert game.to_move == 2
    turn(game, "cash") if half == "prefect" else turn(game)
    assert coins_of(game, 2) == (0 if half == "prefect" else 5)
    assert asked(game) == (1, "play")


@pytest.mark.rule("13.9", "13.5")
def test_a_diplomat_for_a_proconsul_copies_for_the_partner_alone() -> None:
    game = with_proconsul().seat(0, coins=0).seat(2, coins=0).seat(1, discard="mercator3").game()
    play_all(game, "play proconsul", "done", "play diplomat", "copy 1", "done")
    assert (coins_of(game, 0), coins_of(game, 2)) == (0, 3)
    assert asked(game) == (0, "end")


@pytest.mark.rule("13.9", "13.5")
def test_a_diplomat_for_a_proconsul_does_not_copy_the_active_players_proconsul() -> None:
    game = with_proconsul().seat(1, discard="mercator3").seat(3, discard="praetor").game()
    play_all(game, "play proconsul", "done", "play diplomat")
    assert offered(game, "copy") == ["1", "3"]


@pytest.mark.rule("13.11", "13.14")
def test_a_diplomat_for_a_proconsul_copies_no_legate() -> None:
    game = with_proconsul().seat(1, discard="legate").seat(3, discard="praetor").game()
    play_all(game, "play proconsul", "done", "play diplomat")
    assert offered(game, "copy") == ["3"]


@pytest.mark.rule("13.11", "13.14")
def test_a_proconsul_that_a_diplomat_copies_for_a_proconsul_is_a_purchase_only() -> None:
    game = with_proconsul().seat(1, bought="proconsul@II", discard="proconsul").game()
    play_all(game, "play proconsul", "done", "play diplomat", "copy 1", "card 7")
    assert "weaver@II" in hand_of(game, 2)
    assert asked(game) == (0, "end")


@pytest.mark.rule("13.11")
def test_a_proconsul_that_is_copied_for_a_proconsul_buys_no_proconsul() -> None:
    game = (
        market().seat(0, bought="proconsul@III").seat(1, bought="proconsul@IV", discard="proconsul")
    ).game()
    play_all(game, "play proconsul", "done", "play diplomat", "copy 1")
    assert offered(game, "card") == ["1", "2", "3", "5", "7"]


@pytest.mark.rule("13.11", "13.5")
def test_a_copied_proconsul_buys_no_proconsul() -> None:
    game = market().seat(1, bought="proconsul@III", discard="proconsul").put(seat=2).game()
    play_all(game, "play diplomat", "copy 1")
    assert offered(game, "card") == ["1", "2", "3", "5", "7"]


@pytest.mark.rule("13.11", "13.5")
def test_the_partner_of_a_copied_proconsul_copies_no_legate() -> None:
    game = (
        with_proconsul()
        .seat(1, discard="legate")
        .seat(3, bought="proconsul@II", discard="proconsul@II")
        .seat(0, bought="diplomat@I")
        .put(seat=2)
        .game()
    )
    play_all(game, "play diplomat", "copy 3", "done", "play diplomat")
    assert asked(game) == (2, "end")


@pytest.mark.rule("13.9", "4.2")
def test_the_display_is_filled_after_both_have_bought_for_a_proconsul() -> None:
    game = play_all(with_proconsul().game(), "play proconsul", "card 1", "play praetor", "card 5")
    assert [n for n, card in enumerate(display_of(game), 1) if card is None] == [1, 5]
    play_all(game, "end")
    assert len([card for card in display_of(game) if card]) == 7


@pytest.mark.rule("13.9", "13.1")
def test_the_partner_plays_only_after_the_purchase() -> None:
    game = play_all(with_proconsul().game(), "play proconsul")
    assert asked(game) == (0, "buy")
    play_all(game, "card 1")
    assert asked(game) == (2, "errand")
