"""Rule 5.1: the Tribune takes the cards back and may bring a new colonist."""

import pytest

from tests.support.table import (
    coins_of,
    colonists_of,
    goods_of,
    hand_of,
    offered,
    pile_of,
    play_all,
    table,
)

STARTING_CARDS = ["architect", "diplomat", "mercator3", "prefect", "prefect", "senator", "tribune"]


@pytest.mark.rule("5.1")
def test_rulebook_example_of_five_cards_two_coins_and_a_new_colonist() -> None:
    played = "architect, prefect, mercator3, senator"
    game = table().seat(0, coins=1, goods="1 food, 1 tools", discard=played).game()
    play_all(game, "play tribune")
    assert coins_of(game, 0) == 1 + 2
    assert hand_of(game, 0) == sorted(f"{card}@start" for card in STARTING_CARDS)
    play_all(game, "place land Roma")
    assert goods_of(game, 0) == {}
    assert colonists_of(game, 0) == ["land Roma", "land Roma", "sea Roma"]


@pytest.mark.rule("5.1")
def test_five_cards_in_the_pile_and_the_tribune_bring_three_sestertii() -> None:
    played = "architect, prefect, prefect, mercator3, senator"
    game = table().seat(0, coins=0, discard=played).game()
    play_all(game, "play tribune")
    assert coins_of(game, 0) == 3


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("cards_back", "coins"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 3), (7, 4)]
)
def test_each_card_from_the_fourth_on_brings_a_sestertius(cards_back: int, coins: int) -> None:
    played = ", ".join(STARTING_CARDS[: cards_back - 1])
    game = table().seat(0, coins=10, discard=played).game()
    play_all(game, "play tribune")
    assert coins_of(game, 0) == 10 + coins


@pytest.mark.rule("5.1")
def test_the_tribune_itself_comes_back_too_and_no_card_stays() -> None:
    game = table().seat(0, discard="architect").game()
    play_all(game, "play tribune")
    assert "tribune@start" in hand_of(game, 0)
    assert pile_of(game, 0) == []


@pytest.mark.rule("5.1")
def test_bought_cards_come_back_too_and_are_counted() -> None:
    game = table().seat(0, coins=0, bought="mason@I", discard="mason, prefect, senator").game()
    play_all(game, "play tribune")
    assert "mason@I" in hand_of(game, 0)
    assert coins_of(game, 0) == 1


@pytest.mark.rule("5.1")
def test_other_players_piles_stay_where_they_are() -> None:
    game = table().seat(1, discard="prefect, senator").game()
    play_all(game, "play tribune")
    assert pile_of(game, 1) == ["prefect@start", "senator@start"]


@pytest.mark.rule("5.1")
def test_the_new_colonist_is_of_either_kind_and_in_the_capital_alone() -> None:
    game = table().seat(0, houses="Massilia, Carthago").game()
    play_all(game, "play tribune")
    assert game.moves() == ["place land Roma", "place sea Roma", "done"]


@pytest.mark.rule("5.1")
def test_the_capital_is_the_one_that_the_map_names() -> None:
    game = table("hellas").game()
    play_all(game, "play tribune")
    assert offered(game, "place") == ["land Athenae", "sea Athenae"]


@pytest.mark.rule("5.1")
def test_there_is_only_one_new_colonist_for_one_food_and_one_tools() -> None:
    game = table().seat(0, goods="2 food, 2 tools").game()
    play_all(game, "play tribune", "place sea Roma")
    assert goods_of(game, 0) == {"food": 1, "tools": 1}
    assert game.moves() == ["end"]


@pytest.mark.rule("5.1", "4.1")
def test_the_new_colonist_can_be_left_out() -> None:
    game = table().game()
    goods = goods_of(game, 0)
    play_all(game, "play tribune", "done")
    assert goods_of(game, 0) == goods
    assert game.moves() == ["end"]


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("goods", ["2 food, 1 brick, 1 cloth", "2 tools, 1 wine, 1 cloth"])
def test_without_food_or_tools_there_is_no_new_colonist(goods: str) -> None:
    game = table().seat(0, goods=goods).game()
    play_all(game, "play tribune")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.1", "7.3")
def test_only_a_kind_that_is_left_in_the_storehouse_can_be_placed() -> None:
    game = table().seat(0, colonists="land Roma, land Roma, land Roma, sea Roma").game()
    play_all(game, "play tribune")
    assert offered(game, "place") == ["sea Roma"]


@pytest.mark.rule("5.1", "7.3")
def test_with_six_colonists_on_the_board_there_is_no_seventh() -> None:
    everybody = "land Roma, land Roma, land Roma, sea Roma, sea Roma, sea Roma"
    game = table().seat(0, colonists=everybody).game()
    play_all(game, "play tribune")
    assert game.moves() == ["end"]
