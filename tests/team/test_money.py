"""Rule 13.3: the purse that partners share, and all that they do not share."""

import pytest

from tests.support.table import Table, asked, coins_of, goods_of, play_all, teams


def beside_a_house_for_ten(own: int, partners: int) -> Table:
    """Seat 0 stands beside a cloth city where another team has a house: 2 x 5 sestertii."""
    return (
        teams()
        .tokens(Massilia="cloth")
        .seat(0, coins=own, colonists="sea Massilia-Roma:sea")
        .seat(1, coins=50, houses="Massilia")
        .seat(2, coins=partners)
    )


@pytest.mark.rule("13.3")
def test_the_partner_pays_what_is_missing_for_a_house() -> None:
    game = beside_a_house_for_ten(own=4, partners=8).game()
    play_all(game, "play architect", "done", "build Massilia")
    assert (coins_of(game, 0), coins_of(game, 2)) == (0, 2)


@pytest.mark.rule("13.3")
def test_a_house_that_both_cannot_pay_is_not_built() -> None:
    game = beside_a_house_for_ten(own=4, partners=5).game()
    play_all(game, "play architect", "done")
    assert asked(game) == (2, "move")


@pytest.mark.rule("13.3")
def test_the_partner_may_pay_all_of_it() -> None:
    game = beside_a_house_for_ten(own=0, partners=10).game()
    play_all(game, "play architect", "done", "build Massilia")
    assert (coins_of(game, 0), coins_of(game, 2)) == (0, 0)


@pytest.mark.rule("13.3")
def test_own_coins_go_first() -> None:
    game = beside_a_house_for_ten(own=12, partners=8).game()
    play_all(game, "play architect", "done", "build Massilia")
    assert (coins_of(game, 0), coins_of(game, 2)) == (2, 8)


@pytest.mark.rule("13.3")
def test_the_partner_is_not_asked_and_so_cannot_refuse() -> None:
    game = beside_a_house_for_ten(own=4, partners=8).game()
    play_all(game, "play architect", "done")
    assert asked(game) == (0, "build")
    play_all(game, "build Massilia")
    assert asked(game) == (2, "move")


@pytest.mark.rule("13.3")
def test_coins_of_another_team_do_not_help() -> None:
    game = beside_a_house_for_ten(own=4, partners=5).seat(3, coins=99).game()
    play_all(game, "play architect", "done")
    assert game.question != "build"


@pytest.mark.rule("13.3", "5.4")
def test_the_partners_coins_help_in_a_trade() -> None:
    game = teams().seat(0, coins=0, goods="").seat(2, coins=11).game()
    play_all(game, "play mercator3")
    assert "buy tools 2" in game.moves()
    assert "buy tools 3" not in game.moves()
    play_all(game, "buy tools 2")
    assert (coins_of(game, 0), coins_of(game, 2)) == (0, 4)


@pytest.mark.rule("13.3", "5.4")
def test_the_partner_carrying_the_card_out_takes_from_the_active_player_alike() -> None:
    game = teams().seat(0, coins=6).seat(2, coins=0, goods="").game()
    play_all(game, "play mercator3", "done", "buy wine 2")
    assert (coins_of(game, 0), coins_of(game, 2)) == (0, 0)
    assert goods_of(game, 2) == {"wine": 2}


@pytest.mark.rule("13.3", "5.4")
def test_own_coins_go_first_for_the_partner_carrying_the_card_out_too() -> None:
    game = teams().seat(0, coins=6).seat(2, coins=3, goods="").game()
    play_all(game, "play mercator3", "done", "buy wine 1")
    assert (coins_of(game, 0), coins_of(game, 2)) == (9, 0)


@pytest.mark.rule("13.3", "13.9")
def test_who_trades_for_a_proconsul_takes_from_the_active_player() -> None:
    game = teams().seat(0, coins=4, goods="", bought="proconsul@II").seat(2, coins=0).game()
    play_all(game, "play proconsul", "play mercator3", "buy cloth 1")
    assert (coins_of(game, 0), coins_of(game, 2)) == (0, 0)


@pytest.mark.rule("13.3", "3.9")
def test_shopping_without_goods_draws_on_both_purses() -> None:
    game = teams(no_goods=True).game()
    play_all(game, "buy cloth 7")
    assert (coins_of(game, 0), coins_of(game, 2)) == (0, 1)
    assert "buy brick 1" not in game.moves()


@pytest.mark.rule("13.3", "3.9")
def test_shopping_spends_own_coins_first() -> None:
    game = teams(no_goods=True).game()
    play_all(game, "buy cloth 3", "done")
    assert (coins_of(game, 0), coins_of(game, 2)) == (4, 25)


@pytest.mark.rule("13.3", "5.2b")
def test_goods_for_a_house_are_not_shared() -> None:
    game = beside_a_house_for_ten(own=50, partners=0).seat(0, goods="1 cloth").game()
    play_all(game, "play architect", "done")
    assert game.question != "build"


@pytest.mark.rule("13.3", "13.7")
def test_goods_for_a_card_are_not_shared() -> None:
    game = teams().seat(0, goods="").seat(2, goods="4 food, 4 tools").game()
    play_all(game, "play praetor")
    assert asked(game) == (2, "buy")


@pytest.mark.rule("13.3", "5.1")
def test_goods_for_a_colonist_are_not_shared() -> None:
    game = teams().seat(0, goods="1 food").seat(2, goods="1 tools").game()
    play_all(game, "play tribune")
    assert asked(game) == (0, "end")


@pytest.mark.rule("13.3", "7.1")
def test_the_space_of_the_partners_storehouse_is_not_shared() -> None:
    game = teams().seat(0, coins=20, goods="8 brick").seat(2, goods="").game()
    play_all(game, "play mercator3")
    assert not [move for move in game.moves() if move.startswith("buy")]


@pytest.mark.rule("13.3", "5.8a")
def test_colonists_of_the_storehouse_are_not_shared() -> None:
    every_one = ", ".join(["land Roma"] * 3 + ["sea Roma"] * 3)
    game = teams().seat(0, colonists=every_one, bought="colonist@I").game()
    play_all(game, "play colonist")
    assert game.moves() == ["income", "done"]
