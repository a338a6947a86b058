"""Section 3: how a game begins (second partners of teams: tests/team)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from concordia import Game, IllegalMove
from concordia.engine.setup import shuffle
from tests.support.table import (
    coins_of,
    goods_of,
    hand_of,
    offered,
    pile_of,
    play_all,
    table,
    turn,
)

MAPS = ["imperium", "italia", "ionium", "hellas", "cyprus"]
TOKENS = {
    "A": {"brick": 2, "food": 2, "tools": 1, "wine": 1, "cloth": 1},
    "B": {"brick": 2, "food": 2, "tools": 2, "wine": 1, "cloth": 1},
    "C": {"brick": 3, "food": 2, "tools": 2, "wine": 2, "cloth": 1},
    "D": {"brick": 1, "food": 1, "tools": 1, "wine": 1, "cloth": 1},
}
PRICE = {"brick": 3, "food": 4, "tools": 5, "wine": 6, "cloth": 7}
DECK_SIZES = [8, 7, 6, 5, 4]


def fresh(
    seed: int, map_id: str = "imperium", players: int = 3, mode: str = "base"
) -> dict[str, Any]:
    """Return the position of a new game."""
    return Game.new(map_id, players=players, mode=mode, seed=seed).position()


# ---- City tokens and markers ----


@pytest.mark.rule("3.1", "11.1")
@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("seed", range(3))
def test_the_tokens_of_each_letter_go_to_the_cities_of_that_letter(map_id: str, seed: int) -> None:
    game = Game.new(map_id, players=3, seed=seed)
    cities, provinces = game.position()["cities"], game.state.board.facts.provinces
    letters = {city: letter for p in provinces.values() for city, letter in p.items()}
    dealt: dict[str, Counter[str]] = {letter: Counter() for letter in letters.values()}
    for city, good in cities.items():
        dealt[letters[city]][good] += 1
    assert dealt == {letter: Counter(TOKENS[letter]) for letter in dealt}


@pytest.mark.rule("3.1")
def test_the_tokens_of_each_letter_are_shuffled() -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(150):
        for city, good in fresh(seed)["cities"].items():
            seen.setdefault(city, set()).add(good)
    assert all(kinds == set(PRICE) for kinds in seen.values())


@pytest.mark.rule("3.1", "3.3")
def test_shuffling_makes_every_order_equally_likely() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        cards = [1, 2, 3]
        shuffle(cards, Random(seed))
        found[tuple(cards)] += 1
    assert len(found) == 6
    assert min(found.values()) > 850


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("seed", range(5))
def test_every_province_gets_a_marker_of_its_dearest_kind(map_id: str, seed: int) -> None:
    game = Game.new(map_id, players=3, seed=seed)
    document = game.position()
    for province, cities in game.state.board.facts.provinces.items():
        goods = [document["cities"][city] for city in cities]
        assert document["markers"][province]["good"] == max(goods, key=lambda good: PRICE[good])


@pytest.mark.rule("3.2")
def test_example_of_a_province_of_food_tools_and_food() -> None:
    provinces = Game.new(players=3, seed=0).state.board.facts.provinces
    examples = 0
    for document in map(fresh, range(100)):
        for province, cities in provinces.items():
            if sorted(document["cities"][city] for city in cities) == ["food", "food", "tools"]:
                assert document["markers"][province]["good"] == "tools"
                examples += 1
    assert examples


@pytest.mark.rule("3.2")
def test_every_marker_lies_goods_side_up() -> None:
    assert all(marker["active"] for marker in fresh(1)["markers"].values())


# ---- The market ----


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_a_deck_for_each_player_stacked_in_order(players: int) -> None:
    document = fresh(1, players=players)
    market = document["display"] + document["deck"]
    expected = [
        numeral
        for numeral, size in zip(["I", "II", "III", "IV", "V"][:players], DECK_SIZES, strict=False)
        for _ in range(size)
    ]
    assert [card.split("@")[1] for card in market] == expected
    assert len(set(market)) == len(market)


@pytest.mark.rule("3.3")
def test_the_top_seven_cards_are_the_display() -> None:
    document = fresh(1)
    assert len(document["display"]) == 7
    assert len([card for card in document["deck"] if card.endswith("@I")]) == 8 - 7


@pytest.mark.rule("3.3")
def test_each_deck_is_shuffled_by_itself() -> None:
    markets = [(d["display"] + d["deck"]) for d in (fresh(seed) for seed in range(150))]
    for first, size in ((0, 8), (8, 7), (15, 6)):
        assert len({market[first] for market in markets}) == size
        assert len({market[first + size - 1] for market in markets}) == size


@pytest.mark.rule("3.1", "3.3")
def test_the_same_seed_gives_the_same_setup_and_another_seed_another() -> None:
    assert fresh(7) == fresh(7)
    assert fresh(7)["cities"] != fresh(8)["cities"]
    assert fresh(7)["display"] != fresh(8)["display"]


# ---- The players ----


@pytest.mark.rule("3.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_seat_begins_and_the_last_one_has_praefectus_magnus(players: int) -> None:
    game = Game.new(players=players, seed=1)
    assert game.to_move == 0
    assert game.position()["magnus"] == players - 1


@pytest.mark.rule("3.5")
@pytest.mark.parametrize("map_id", MAPS)
def test_everybody_has_two_colonists_in_the_capital_and_four_in_the_storehouse(map_id: str) -> None:
    game = Game.new(map_id, players=3, seed=1)
    capital = game.state.board.facts.capital
    for player in game.position()["players"]:
        assert player["in_cities"] == {capital: {"land": 1, "sea": 1}}
        assert player["on_lines"] == []
        assert player["store"] == {"land": 2, "sea": 2}


@pytest.mark.rule("3.5")
def test_everybody_has_six_units_and_no_house_on_the_board() -> None:
    for player in fresh(1)["players"]:
        assert player["goods"] == {"brick": 1, "food": 2, "tools": 1, "wine": 1, "cloth": 1}
        assert player["houses"] == []
        assert player["discard"] == []


@pytest.mark.rule("3.5", "7.1")
def test_two_of_the_twelve_spaces_are_free() -> None:
    game = play_all(table().seat(0, coins=100).game(), "play mercator3")
    assert [buy for buy in offered(game, "buy") if "cloth" in buy] == ["cloth 1", "cloth 2"]


@pytest.mark.rule("3.6")
@pytest.mark.parametrize("mode", ["base", "venus"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_seat_has_one_sestertius_more_than_the_one_before(mode: str, players: int) -> None:
    document = fresh(1, players=players, mode=mode)
    assert [player["coins"] for player in document["players"]] == [5, 6, 7, 8, 9][:players]


@pytest.mark.rule("3.7", "11.2")
@pytest.mark.parametrize(("mode", "more"), [("base", []), ("venus", ["magister"])])
def test_everybody_has_the_same_starting_hand(mode: str, more: list[str]) -> None:
    cards = ["architect", "diplomat", "mercator3", "prefect", "prefect", "senator", "tribune"]
    for player in fresh(1, mode=mode)["players"]:
        assert player["hand"] == sorted(f"{card}@start" for card in cards + more)


# ---- Start without goods ----


def without_goods(players: int = 3) -> Game:
    return Game.new(players=players, seed=1, no_goods=True)


@pytest.mark.rule("3.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_without_goods_everybody_has_twenty_sestertii_more(players: int) -> None:
    seats = without_goods(players).position()["players"]
    assert [player["coins"] for player in seats] == [25, 26, 27, 28, 29][:players]
    for player in seats:
        assert set(player["goods"].values()) == {0}
        assert player["store"] == {"land": 2, "sea": 2}


@pytest.mark.rule("3.9")
def test_example_of_seat_one_with_twenty_six_sestertii() -> None:
    game = turn(without_goods(), "done", "play prefect", "cash")
    assert (game.to_move, coins_of(game, 1)) == (1, 26)
    play_all(game, "buy food 2", "buy brick 1", "buy tools 1", "buy cloth 1")
    assert coins_of(game, 1) == 26 - 23
    assert goods_of(game, 1) == {"food": 2, "brick": 1, "tools": 1, "cloth": 1}


@pytest.mark.rule("3.9")
def test_shopping_comes_before_the_card_is_played() -> None:
    game = without_goods()
    assert (game.question, offered(game, "play")) == ("shop", [])
    play_all(game, "buy wine 1", "done")
    assert game.question == "play"
    assert pile_of(game, 0) == []


@pytest.mark.rule("3.9")
@pytest.mark.parametrize("kind", PRICE)
def test_everything_costs_its_base_price(kind: str) -> None:
    game = play_all(without_goods(), f"buy {kind} 3")
    assert coins_of(game, 0) == 25 - 3 * PRICE[kind]
    assert goods_of(game, 0) == {kind: 3}


@pytest.mark.rule("3.9")
def test_any_number_of_kinds_and_one_kind_several_times() -> None:
    game = play_all(without_goods(), "buy brick 1", "buy food 1", "buy tools 1", "buy wine 1")
    play_all(game, "buy brick 2")
    assert goods_of(game, 0) == {"brick": 3, "food": 1, "tools": 1, "wine": 1}


@pytest.mark.rule("3.9")
def test_shopping_goes_as_far_as_the_coins() -> None:
    game = without_goods()
    assert [buy for buy in offered(game, "buy") if "cloth" in buy] == [
        *["cloth 1", "cloth 2", "cloth 3"],
    ]
    play_all(game, "buy cloth 3")
    assert offered(game, "buy") == ["brick 1", "food 1"]


@pytest.mark.rule("3.9", "7.1")
def test_shopping_goes_as_far_as_the_spaces() -> None:
    game = without_goods()
    assert [buy for buy in offered(game, "buy") if "brick" in buy][-1] == "brick 8"
    play_all(game, "buy brick 6")
    assert offered(game, "buy") == ["brick 1", "brick 2", "food 1", "tools 1", "wine 1", "cloth 1"]


@pytest.mark.rule("3.9")
def test_without_coins_or_spaces_for_more_the_turn_begins() -> None:
    game = play_all(without_goods(), "buy brick 8")
    assert game.question == "play"


@pytest.mark.rule("3.9")
def test_nothing_is_sold_while_shopping() -> None:
    game = play_all(without_goods(), "buy wine 2")
    assert offered(game, "sell") == []


@pytest.mark.rule("3.9", "4.1")
def test_shopping_can_be_left_out() -> None:
    game = play_all(without_goods(), "done")
    assert game.question == "play"
    assert coins_of(game, 0) == 25


@pytest.mark.rule("3.9")
def test_everybody_goes_shopping_in_the_own_first_turn_and_never_again() -> None:
    game = without_goods(players=2)
    for seat in (0, 1):
        assert (game.to_move, game.question) == (seat, "shop")
        turn(game, "buy wine 1", "done", "play prefect", "cash")
    for seat in (0, 1):
        assert (game.to_move, game.question) == (seat, "play")
        turn(game, "play prefect", "cash")


@pytest.mark.rule("3.9")
def test_with_goods_nobody_goes_shopping() -> None:
    game = Game.new(players=3, seed=1)
    assert game.question == "play"
    with pytest.raises(IllegalMove):
        game.play("buy wine 1")


@pytest.mark.rule("3.9", "3.7")
def test_the_hand_is_the_same_without_goods() -> None:
    assert hand_of(without_goods(), 0) == hand_of(Game.new(players=3, seed=1), 0)
