"""Rule 5.4: the Mercator brings coins, then trades in up to two kinds."""

import pytest

from tests.support.table import coins_of, goods_of, offered, play_all, table

PRICES = [("brick", 3), ("food", 4), ("tools", 5), ("wine", 6), ("cloth", 7)]


@pytest.mark.rule("5.4")
def test_rulebook_example_of_eighteen_and_twelve_sestertii() -> None:
    game = table().seat(0, coins=2, goods="3 wine, 2 tools, 1 cloth").game()
    play_all(game, "play mercator3", "sell wine 3")
    assert coins_of(game, 0) == 2 + 3 + 18
    # Coins for 7 units of brick, but only 5 free spaces.
    assert [buy for buy in offered(game, "buy") if buy.startswith("brick")] == [
        f"brick {units}" for units in range(1, 5 + 1)
    ]
    play_all(game, "buy brick 4")
    assert coins_of(game, 0) == 23 - 12
    assert goods_of(game, 0) == {"brick": 4, "tools": 2, "cloth": 1}
    # No food any more: it would be the third kind.
    assert game.moves() == ["end"]


@pytest.mark.rule("5.4")
def test_example_of_two_tools_sold_and_two_wine_bought() -> None:
    game = table().seat(0, coins=4, goods="2 tools, 3 food, 3 brick").game()
    play_all(game, "play mercator3")
    assert coins_of(game, 0) == 7
    assert offered(game, "buy") == []  # the storehouse is full
    play_all(game, "sell tools 2")
    assert coins_of(game, 0) == 17
    play_all(game, "buy wine 2")
    assert coins_of(game, 0) == 5


@pytest.mark.rule("5.4")
def test_the_starting_mercator_brings_three_sestertii() -> None:
    game = table().seat(0, coins=0).game()
    play_all(game, "play mercator3", "done")
    assert coins_of(game, 0) == 3


@pytest.mark.rule("5.4")
def test_a_bought_mercator_brings_five_sestertii() -> None:
    game = table().seat(0, coins=0, bought="mercator5@I").game()
    play_all(game, "play mercator5", "done")
    assert coins_of(game, 0) == 5


@pytest.mark.rule("5.4")
def test_the_coins_come_before_the_trade() -> None:
    game = table().seat(0, coins=4, goods="").game()
    play_all(game, "play mercator3")
    assert "cloth 1" in offered(game, "buy")


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(("kind", "price"), PRICES)
def test_base_price_of_every_kind_when_sold(kind: str, price: int) -> None:
    game = table().seat(0, coins=0, goods=f"3 {kind}").game()
    play_all(game, "play mercator3", f"sell {kind} 2")
    assert coins_of(game, 0) == 3 + 2 * price
    assert goods_of(game, 0) == {kind: 1}


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(("kind", "price"), PRICES)
def test_base_price_of_every_kind_when_bought(kind: str, price: int) -> None:
    game = table().seat(0, coins=2 * price - 3, goods="").game()
    play_all(game, "play mercator3", f"buy {kind} 2")
    assert coins_of(game, 0) == 0
    assert goods_of(game, 0) == {kind: 2}


@pytest.mark.rule("5.4")
def test_any_number_of_the_units_that_are_there_can_be_sold() -> None:
    game = table().seat(0, goods="3 wine, 1 brick").game()
    play_all(game, "play mercator3")
    assert offered(game, "sell") == ["brick 1", "wine 1", "wine 2", "wine 3"]


@pytest.mark.rule("5.4")
def test_purchases_are_limited_by_the_coins() -> None:
    game = table().seat(0, coins=10, goods="").game()
    play_all(game, "play mercator3")
    assert offered(game, "buy") == [
        *["brick 1", "brick 2", "brick 3", "brick 4"],
        *["food 1", "food 2", "food 3"],
        *["tools 1", "tools 2"],
        *["wine 1", "wine 2"],
        "cloth 1",
    ]


@pytest.mark.rule("5.4", "7.1")
def test_purchases_are_limited_by_the_free_spaces() -> None:
    game = table().seat(0, coins=100).game()
    play_all(game, "play mercator3")
    assert offered(game, "buy") == [
        f"{kind} {units}" for kind, _ in PRICES for units in range(1, 2 + 1)
    ]


@pytest.mark.rule("5.4")
def test_two_kinds_can_be_sold() -> None:
    game = table().seat(0, coins=0, goods="2 wine, 1 cloth").game()
    play_all(game, "play mercator3", "sell wine 1", "sell cloth 1")
    assert coins_of(game, 0) == 3 + 6 + 7
    assert game.moves() == ["end"]


@pytest.mark.rule("5.4")
def test_two_kinds_can_be_bought() -> None:
    game = table().seat(0, coins=10, goods="").game()
    play_all(game, "play mercator3", "buy wine 1", "buy cloth 1")
    assert coins_of(game, 0) == 0
    assert goods_of(game, 0) == {"wine": 1, "cloth": 1}
    assert game.moves() == ["end"]


@pytest.mark.rule("5.4")
def test_one_kind_can_be_bought_and_then_another_sold() -> None:
    game = table().seat(0, coins=4, goods="2 wine").game()
    play_all(game, "play mercator3", "buy cloth 1", "sell wine 2")
    assert coins_of(game, 0) == 12
    assert goods_of(game, 0) == {"cloth": 1}


@pytest.mark.rule("5.4")
def test_the_kind_that_was_sold_is_not_traded_a_second_time() -> None:
    game = table().seat(0, coins=50, goods="3 wine, 1 brick").game()
    play_all(game, "play mercator3", "sell wine 1")
    kinds = {text.split(" ")[0] for text in offered(game, "buy") + offered(game, "sell")}
    assert kinds == {"brick", "food", "tools", "cloth"}


@pytest.mark.rule("5.4")
def test_the_kind_that_was_bought_is_not_traded_a_second_time() -> None:
    game = table().seat(0, coins=50, goods="1 wine, 1 brick").game()
    play_all(game, "play mercator3", "buy wine 1")
    kinds = {text.split(" ")[0] for text in offered(game, "buy") + offered(game, "sell")}
    assert kinds == {"brick", "food", "tools", "cloth"}


@pytest.mark.rule("5.4")
def test_the_second_trade_uses_the_coins_and_spaces_that_the_first_left() -> None:
    game = table().seat(0, coins=10, goods="5 brick").game()
    play_all(game, "play mercator3", "buy food 2")
    # 5 sestertii and 1 space are left.
    assert offered(game, "buy") == ["brick 1", "tools 1"]


@pytest.mark.rule("5.4", "4.1")
def test_both_trades_can_be_left_out() -> None:
    game = table().game()
    goods = goods_of(game, 0)
    play_all(game, "play mercator3")
    assert game.moves()[-1] == "done"
    play_all(game, "done")
    assert goods_of(game, 0) == goods
    assert game.moves() == ["end"]


@pytest.mark.rule("5.4", "4.1")
def test_the_second_trade_can_be_left_out() -> None:
    game = table().game()
    play_all(game, "play mercator3", "sell wine 1", "done")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.4", "4.1")
def test_nobody_declines_the_coins() -> None:
    game = table().seat(0, coins=0).game()
    play_all(game, "play mercator3")
    assert coins_of(game, 0) == 3


@pytest.mark.rule("7.3", "5.4")
def test_trade_is_with_the_bank_and_never_with_another_player() -> None:
    game = table().game()
    others = [(goods_of(game, seat), coins_of(game, seat)) for seat in (1, 2)]
    play_all(game, "play mercator3", "sell wine 1", "buy brick 1")
    assert [(goods_of(game, seat), coins_of(game, seat)) for seat in (1, 2)] == others


@pytest.mark.rule("7.3")
def test_the_bank_never_runs_out_of_goods() -> None:
    setting = table(players=5)
    for seat in range(1, 5):
        setting.seat(seat, goods="8 wine")
    game = setting.seat(0, coins=100, goods="").game()
    play_all(game, "play mercator3", "buy wine 8")
    assert goods_of(game, 0) == {"wine": 8}


@pytest.mark.rule("7.3")
def test_the_bank_never_runs_out_of_coins() -> None:
    setting = table(players=5)
    for seat in range(5):
        setting.seat(seat, coins=500, goods="8 cloth")
    game = setting.game()
    play_all(game, "play mercator3", "sell cloth 8")
    assert coins_of(game, 0) == 500 + 3 + 56
