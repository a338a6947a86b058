"""Rules 5.8a and 5.8b: the Colonist brings new colonists, or coins."""

import pytest

from concordia import Game
from tests.support.table import (
    Table,
    coins_of,
    colonists_of,
    goods_of,
    offered,
    play_all,
    table,
)


def colonist(setting: Table) -> Game:
    """Play a Colonist as the first player."""
    return play_all(setting.seat(0, bought="colonist@I").game(), "play colonist")


def rulebook_example() -> Game:
    """Red has 2 food and 3 tools, and houses in Massilia and Aquileia but not in Novaria."""
    setting = table().seat(0, goods="2 food, 3 tools", houses="Massilia, Aquileia")
    return colonist(setting)


@pytest.mark.rule("5.8a")
def test_rulebook_example_of_one_colonist_in_roma_and_one_in_massilia() -> None:
    game = play_all(rulebook_example(), "place sea Roma", "place land Massilia")
    assert goods_of(game, 0) == {"tools": 1}
    assert sorted(colonists_of(game, 0)) == [
        *["land Massilia", "land Roma"],
        *["sea Roma", "sea Roma"],
    ]
    assert game.moves() == ["end"]


@pytest.mark.rule("5.8a")
def test_rulebook_example_could_have_had_one_in_aquileia_but_not_in_novaria() -> None:
    assert sorted(offered(rulebook_example(), "place")) == [
        *["land Aquileia", "land Massilia", "land Roma"],
        *["sea Aquileia", "sea Massilia", "sea Roma"],
    ]


@pytest.mark.rule("5.8a")
def test_rulebook_example_could_have_had_two_in_the_same_city() -> None:
    game = play_all(rulebook_example(), "place land Massilia", "place land Massilia")
    assert colonists_of(game, 0)[:2] == ["land Massilia", "land Massilia"]


@pytest.mark.rule("5.8a")
def test_each_colonist_costs_one_food_and_one_tools() -> None:
    game = colonist(table().seat(0, goods="3 food, 3 tools"))
    play_all(game, "place land Roma")
    assert goods_of(game, 0) == {"food": 2, "tools": 2}
    play_all(game, "place sea Roma")
    assert goods_of(game, 0) == {"food": 1, "tools": 1}


@pytest.mark.rule("5.8a", "7.3")
def test_any_number_can_be_placed_as_long_as_there_are_colonists() -> None:
    game = colonist(table().seat(0, goods="4 food, 4 tools"))
    play_all(game, "place land Roma", "place land Roma")
    assert offered(game, "place") == ["sea Roma"]
    play_all(game, "place sea Roma", "place sea Roma")
    assert len(colonists_of(game, 0)) == 6
    assert game.moves() == ["end"]


@pytest.mark.rule("5.8a", "4.1")
def test_one_may_stop_after_any_colonist() -> None:
    game = colonist(table().seat(0, goods="3 food, 3 tools"))
    play_all(game, "place land Roma", "done")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.8a")
def test_another_players_city_takes_no_colonist() -> None:
    game = colonist(table().seat(0, goods="1 food, 1 tools").seat(1, houses="Massilia"))
    assert offered(game, "place") == ["land Roma", "sea Roma"]


@pytest.mark.rule("5.8a")
def test_a_city_takes_a_kind_of_colonist_that_has_no_line_there() -> None:
    game = colonist(table().seat(0, goods="1 food, 1 tools", houses="Novaria"))
    play_all(game, "place sea Novaria")
    assert "sea Novaria" in colonists_of(game, 0)


@pytest.mark.rule("5.8a")
@pytest.mark.parametrize("goods", ["5 food", "5 tools"])
def test_without_food_or_tools_there_are_only_coins(goods: str) -> None:
    assert colonist(table().seat(0, goods=goods)).moves() == ["income", "done"]


@pytest.mark.rule("5.8b")
@pytest.mark.parametrize(
    "colonists",
    [
        "land Roma",
        "land Roma, sea Roma",
        "land Roma, sea Roma, sea Massilia-Roma:sea, land Massilia",
        "land Roma, land Roma, land Novaria-Roma:land, sea Roma, sea Roma, sea Massilia-Roma:sea",
    ],
)
def test_five_sestertii_and_one_for_each_colonist_on_the_board(colonists: str) -> None:
    setting = table().seat(0, coins=10, houses="Massilia", colonists=colonists)
    game = play_all(colonist(setting), "income")
    assert coins_of(game, 0) == 10 + 5 + len(colonists.split(", "))


@pytest.mark.rule("5.8b")
def test_example_of_nine_sestertii_for_four_colonists() -> None:
    game = colonist(table().seat(0, coins=0, colonists="land Roma, land Roma, sea Roma, sea Roma"))
    play_all(game, "income")
    assert coins_of(game, 0) == 9


@pytest.mark.rule("5.8a", "5.8b")
def test_after_the_coins_no_colonist_is_placed() -> None:
    game = colonist(table().seat(0, goods="3 food, 3 tools"))
    play_all(game, "income")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.8a", "5.8b")
def test_after_a_colonist_there_are_no_coins() -> None:
    game = colonist(table().seat(0, goods="3 food, 3 tools"))
    play_all(game, "place land Roma")
    assert "income" not in game.moves()


@pytest.mark.rule("5.8a", "5.8b", "4.1")
def test_both_can_be_left_out() -> None:
    game = colonist(table().seat(0, coins=5, goods="1 food, 1 tools"))
    play_all(game, "done")
    assert coins_of(game, 0) == 5
    assert game.moves() == ["end"]
