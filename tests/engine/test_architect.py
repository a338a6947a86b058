"""Rules 5.2a and 5.2b: the Architect moves colonists, then builds houses."""

import pytest

from concordia import Game, IllegalMove
from tests.support.table import (
    coins_of,
    colonists_of,
    goods_of,
    houses_of,
    offered,
    play_all,
    table,
)


def lift(game: Game, colonist: str) -> list[str]:
    """Lift a colonist as an Architect's first move; return the lines where it can go."""
    play_all(game, "play architect", f"lift {colonist}")
    return sorted(offered(game, "to"))


# ---- The rulebook's example ----


def three_houses(aquileia: str, coins: int) -> Game:
    """Red has 3 colonists; two others have a house in Aquileia."""
    game = (
        table()
        .tokens(Massilia="cloth", Novaria="wine", Aquileia=aquileia, Vindobona="brick")
        .seat(
            0,
            coins=coins,
            goods="3 brick, 1 food, 1 wine, 1 cloth",
            colonists="land Colonia Agrippina-Novaria:land, land Roma, sea Roma",
            houses="Colonia Agrippina",
        )
        .seat(1, houses="Aquileia")
        .seat(2, houses="Aquileia")
        .game()
    )
    play_all(game, "play architect", "lift sea Roma", "to Massilia-Roma:sea")
    return play_all(game, "lift land Roma", "to Aquileia-Vindobona:land")


@pytest.mark.rule("5.2a", "5.2b")
def test_rulebook_example_has_four_cities_to_build_in() -> None:
    game = three_houses("food", coins=15)
    assert sorted(offered(game, "build")) == ["Aquileia", "Massilia", "Novaria", "Vindobona"]


@pytest.mark.rule("5.2b")
def test_rulebook_example_of_houses_in_massilia_novaria_and_aquileia() -> None:
    game = three_houses("food", coins=15)
    play_all(game, "build Massilia")
    assert coins_of(game, 0) == 15 - 5
    play_all(game, "build Novaria")
    assert coins_of(game, 0) == 10 - 4
    play_all(game, "build Aquileia")
    assert coins_of(game, 0) == 6 - 6
    assert goods_of(game, 0) == {}
    assert houses_of(game, 0) == ["Aquileia", "Colonia Agrippina", "Massilia", "Novaria"]


@pytest.mark.rule("12.3", "5.2b")
def test_russian_example_has_aquileia_as_a_brick_city_for_three_sestertii_and_one_food() -> None:
    game = three_houses("brick", coins=12)
    play_all(game, "build Massilia", "build Novaria", "build Aquileia")
    assert coins_of(game, 0) == 0
    assert goods_of(game, 0) == {"brick": 1}


# ---- Movement ----


@pytest.mark.rule("5.2a")
def test_the_first_step_from_a_city_goes_onto_a_line_of_that_city() -> None:
    game = table().seat(0, colonists="sea Roma").game()
    assert lift(game, "sea Roma") == [
        "Carthago-Roma:sea",
        "Massilia-Roma:sea",
        "Roma-Syracusae:sea",
    ]


@pytest.mark.rule("5.2a")
def test_land_colonists_use_land_lines() -> None:
    game = table().seat(0, colonists="land Roma").game()
    assert lift(game, "land Roma") == [
        "Aquileia-Roma:land",
        "Novaria-Roma:land",
        "Roma-Syracusae:land",
    ]


@pytest.mark.rule("5.2a")
def test_a_step_from_a_line_goes_through_either_end_the_capital_too() -> None:
    game = table().seat(0, colonists="land Novaria-Roma:land").game()
    assert lift(game, "land Novaria-Roma:land") == [
        "Aquileia-Novaria:land",
        "Aquileia-Roma:land",
        "Colonia Agrippina-Novaria:land",
        "Massilia-Novaria:land",
        "Roma-Syracusae:land",
    ]


@pytest.mark.rule("5.2a")
def test_sea_colonists_use_sea_lines_through_either_end() -> None:
    game = table().seat(0, colonists="sea Massilia-Valentia:sea").game()
    assert lift(game, "sea Massilia-Valentia:sea") == [
        "Carthago-Massilia:sea",
        "Carthago-Valentia:sea",
        "Massilia-Roma:sea",
        "Rusadir-Valentia:sea",
    ]


@pytest.mark.rule("5.2a")
def test_there_are_as_many_steps_as_colonists_on_the_board() -> None:
    game = table().seat(0, colonists="land Roma, sea Roma").game()
    assert lift(game, "land Roma") == [
        "Aquileia-Novaria:land",
        "Aquileia-Roma:land",
        "Aquileia-Sirmium:land",
        "Aquileia-Vindobona:land",
        "Colonia Agrippina-Novaria:land",
        "Massilia-Novaria:land",
        "Novaria-Roma:land",
        "Roma-Syracusae:land",
    ]


@pytest.mark.rule("5.2a")
@pytest.mark.parametrize(
    "others",
    [
        "",
        "sea Roma",
        "sea Roma, sea Massilia",
        "sea Roma, sea Massilia, land Massilia",
        "sea Roma, sea Massilia, sea Massilia-Roma:sea, land Attalia-Bycantium:land",
        "sea Roma, sea Roma, sea Roma, land Roma, land Roma",
    ],
)
def test_colonists_on_lines_and_in_cities_give_a_step_each(others: str) -> None:
    road = [
        "Novaria-Roma:land",
        "Massilia-Novaria:land",
        "Massilia-Valentia:land",
        "Rusadir-Valentia:land",
        "Carthago-Rusadir:land",
        "Carthago-Leptis Magna:land",
        "Cyrene-Leptis Magna:land",
    ]
    colonists = ["land Roma", *filter(None, others.split(", "))]
    game = table().seat(0, colonists=", ".join(colonists), houses="Massilia").game()
    lines = lift(game, "land Roma")
    assert [line for line in road if line in lines] == road[: len(colonists)]


@pytest.mark.rule("5.2a")
def test_one_colonist_may_use_all_the_steps() -> None:
    game = table().seat(0, goods="", colonists="land Roma, sea Roma").game()
    play_all(game, "play architect", "lift land Roma", "to Massilia-Novaria:land")
    assert colonists_of(game, 0) == ["sea Roma", "land Massilia-Novaria:land"]
    assert game.moves() == ["end"]


@pytest.mark.rule("5.2a")
def test_the_steps_can_be_split_among_the_colonists_in_any_order() -> None:
    game = table().seat(0, goods="").game()
    play_all(game, "play architect", "lift sea Roma", "to Massilia-Roma:sea")
    play_all(game, "lift land Roma", "to Novaria-Roma:land")
    assert colonists_of(game, 0) == ["sea Massilia-Roma:sea", "land Novaria-Roma:land"]
    assert game.moves() == ["end"]


@pytest.mark.rule("5.2a")
def test_a_colonist_moves_in_several_portions_with_another_in_between() -> None:
    start = "land Roma, sea Roma, sea Roma"
    game = table().seat(0, goods="", colonists=start).game()
    play_all(game, "play architect", "lift land Roma", "to Novaria-Roma:land")
    play_all(game, "lift sea Roma", "to Massilia-Roma:sea")
    play_all(game, "lift land Novaria-Roma:land", "to Massilia-Novaria:land")
    assert colonists_of(game, 0) == [
        "sea Roma",
        "land Massilia-Novaria:land",
        "sea Massilia-Roma:sea",
    ]
    assert game.moves() == ["end"]


@pytest.mark.rule("5.2a")
def test_a_portion_costs_its_own_steps_only() -> None:
    game = table().seat(0, colonists="land Roma, sea Roma, sea Roma").game()
    play_all(game, "play architect", "lift land Roma", "to Massilia-Novaria:land", "lift sea Roma")
    assert sorted(offered(game, "to")) == [
        "Carthago-Roma:sea",
        "Massilia-Roma:sea",
        "Roma-Syracusae:sea",
    ]


@pytest.mark.rule("5.2a")
@pytest.mark.parametrize("owner", [0, 1])
def test_no_portion_ends_on_a_line_where_any_colonist_stands(owner: int) -> None:
    setting = table()
    if owner == 0:
        setting.seat(0, colonists="land Roma, land Aquileia-Roma:land")
    else:
        setting.seat(0, colonists="land Roma, sea Roma")
        setting.seat(1, colonists="land Aquileia-Roma:land")
    lines = lift(setting.game(), "land Roma")
    assert "Aquileia-Roma:land" not in lines
    assert "Novaria-Roma:land" in lines


@pytest.mark.rule("5.2a")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_colonist_passes_through_an_occupied_line_for_the_usual_step(owner: int) -> None:
    setting = table().seat(0, goods="", colonists="land Roma, land Aquileia-Roma:land")
    if owner == 1:
        setting.seat(0, goods="", colonists="land Roma, sea Roma")
        setting.seat(1, colonists="land Aquileia-Roma:land")
    game = setting.game()
    assert "Aquileia-Sirmium:land" in lift(game, "land Roma")
    play_all(game, "to Aquileia-Sirmium:land")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.2a")
def test_a_step_through_an_occupied_line_is_not_given_away() -> None:
    game = (
        table().seat(0, colonists="land Roma").seat(1, colonists="land Aquileia-Roma:land").game()
    )
    assert lift(game, "land Roma") == ["Novaria-Roma:land", "Roma-Syracusae:land"]


@pytest.mark.rule("5.2a")
def test_a_line_that_a_colonist_left_is_free_for_the_next() -> None:
    game = table().seat(0, colonists="land Roma, land Novaria-Roma:land").game()
    play_all(game, "play architect", "lift land Novaria-Roma:land", "to Massilia-Novaria:land")
    play_all(game, "lift land Roma")
    assert "Novaria-Roma:land" in offered(game, "to")


@pytest.mark.rule("5.2a")
def test_the_first_line_of_the_map_is_free_again_like_any_other() -> None:
    start = "land Alexandria-Cyrene:land, land Memphis-Petra:land"
    game = table().seat(0, colonists=start).game()
    play_all(game, "play architect", "lift land Alexandria-Cyrene:land")
    play_all(game, "to Cyrene-Leptis Magna:land", "lift land Cyrene-Leptis Magna:land")
    assert "Alexandria-Cyrene:land" in offered(game, "to")


@pytest.mark.rule("5.2a")
def test_a_line_that_a_colonist_moved_onto_is_closed_to_the_next() -> None:
    game = table(players=2).seat(0, goods="", colonists="land Roma, land Roma, sea Roma").game()
    play_all(game, "play architect", "lift land Roma", "to Novaria-Roma:land", "lift land Roma")
    assert "Novaria-Roma:land" not in offered(game, "to")
    play_all(game, "to Aquileia-Roma:land", "done", "end")
    assert lift(game, "land Roma")[0] == "Aquileia-Novaria:land"
    assert not {"Aquileia-Roma:land", "Novaria-Roma:land"} & set(offered(game, "to"))


@pytest.mark.rule("5.2a")
def test_example_of_two_steps_on_italia() -> None:
    game = table("italia").game()
    lines = lift(game, "land Roma")
    assert "Casinum-Roma:land" in lines
    assert "Casinum-Neapolis:land" in lines


@pytest.mark.rule("5.2a")
def test_example_of_passing_a_colonist_on_italia() -> None:
    game = table("italia").seat(1, colonists="land Casinum-Roma:land").game()
    lines = lift(game, "land Roma")
    assert "Casinum-Roma:land" not in lines
    assert "Casinum-Neapolis:land" in lines


@pytest.mark.rule("5.2a")
def test_nobody_stops_on_a_transit_only_line() -> None:
    game = table("ionium").seat(0, colonists="land Brundisium-Canusium:land").game()
    assert lift(game, "land Brundisium-Canusium:land") == [
        "Brundisium-Heraclea:land",
        "Canusium-Neapolis:land",
        "Canusium-Terventum:land",
    ]


@pytest.mark.rule("5.2a")
@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("Brundisium-Canusium:land", "Apollonia-Scodra:land"),
        ("Apollonia-Thessalonica:land", "Brundisium-Heraclea:land"),
    ],
)
def test_a_transit_only_line_is_walked_through_for_a_step(here: str, there: str) -> None:
    game = table("ionium").seat(0, goods="", colonists=f"land {here}, sea Athenae").game()
    assert there in lift(game, f"land {here}")
    play_all(game, f"to {there}")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.2a")
def test_a_city_at_a_transit_only_line_lets_a_colonist_start_across_it() -> None:
    start = "land Brundisium, sea Athenae"
    game = table("ionium").seat(0, colonists=start, houses="Brundisium").game()
    lines = lift(game, "land Brundisium")
    assert "Apollonia-Brundisium:land" not in lines
    assert "Apollonia-Scodra:land" in lines


@pytest.mark.rule("5.2a")
def test_two_colonists_can_stand_on_two_parallel_lines() -> None:
    game = (
        table("ionium")
        .seat(0, goods="", colonists="sea Messana-Neapolis:sea")
        .seat(1, colonists="land Athenae")
    )
    first = game.game()
    assert "Messana-Neapolis:sea#2" in lift(first, "sea Messana-Neapolis:sea")
    play_all(first, "to Messana-Neapolis:sea#2")
    assert colonists_of(first, 0) == ["sea Messana-Neapolis:sea#2"]
    assert first.moves() == ["end"]


@pytest.mark.rule("5.2a")
def test_a_taken_parallel_line_leaves_the_other_one_free() -> None:
    game = (
        table("ionium")
        .seat(0, colonists="sea Croton-Messana:sea")
        .seat(1, colonists="sea Messana-Neapolis:sea")
        .game()
    )
    lines = lift(game, "sea Croton-Messana:sea")
    assert "Messana-Neapolis:sea" not in lines
    assert "Messana-Neapolis:sea#2" in lines


@pytest.mark.rule("5.2a", "4.1")
def test_movement_can_be_left_out() -> None:
    game = table().seat(0, goods="").game()
    play_all(game, "play architect", "done")
    assert colonists_of(game, 0) == ["land Roma", "sea Roma"]
    assert game.moves() == ["end"]


@pytest.mark.rule("5.2a", "4.1")
def test_steps_that_are_left_can_be_left_out() -> None:
    game = table().seat(0, goods="").game()
    play_all(game, "play architect", "lift sea Roma", "to Massilia-Roma:sea", "done")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.2a")
def test_a_colonist_that_is_lifted_goes_somewhere() -> None:
    game = table().game()
    lift(game, "sea Roma")
    assert set(game.moves()) == {f"to {line}" for line in offered(game, "to")}


@pytest.mark.rule("5.2a")
def test_a_colonist_without_a_free_line_in_reach_stays() -> None:
    game = (
        table()
        .seat(0, goods="", colonists="sea Roma")
        .seat(1, colonists="sea Carthago-Roma:sea, sea Massilia-Roma:sea, sea Roma-Syracusae:sea")
        .game()
    )
    play_all(game, "play architect")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.2a", "5.8a")
def test_a_colonist_in_a_city_without_its_kind_of_line_stays_but_gives_a_step() -> None:
    start = "sea Lutetia, land Roma"
    game = table().seat(0, colonists=start, houses="Lutetia").game()
    play_all(game, "play architect")
    assert game.moves() == ["lift land Roma", "done"]
    assert "Massilia-Novaria:land" in offered(play_all(game, "lift land Roma"), "to")


@pytest.mark.rule("5.2a")
def test_a_place_with_several_colonists_is_offered_once() -> None:
    start = "land Roma, land Roma, sea Roma, land Novaria-Roma:land"
    game = table().seat(0, colonists=start).game()
    play_all(game, "play architect")
    assert game.moves() == [
        *["lift land Roma", "lift sea Roma", "lift land Novaria-Roma:land"],
        "done",
    ]


@pytest.mark.rule("5.2a", "5.1")
def test_a_colonist_that_came_later_is_offered_with_the_others_of_its_place() -> None:
    game = table(players=2).game()
    play_all(game, "play tribune", "place land Roma", "end", "play prefect", "cash", "end")
    play_all(game, "play architect")
    assert game.moves() == ["lift land Roma", "lift sea Roma", "done"]


@pytest.mark.rule("5.2a")
def test_places_are_offered_in_the_order_of_the_map_however_the_colonists_came_there() -> None:
    game = table().seat(0, colonists="land Roma, sea Roma, sea Roma").game()
    play_all(game, "play architect", "lift sea Roma", "to Massilia-Roma:sea")
    play_all(game, "lift land Roma", "to Novaria-Roma:land")
    assert offered(game, "lift") == [
        *["sea Roma", "land Novaria-Roma:land", "sea Massilia-Roma:sea"],
    ]


@pytest.mark.rule("5.2a")
def test_only_own_colonists_are_moved() -> None:
    game = table().seat(0, colonists="land Roma").seat(1, colonists="sea Massilia-Roma:sea").game()
    play_all(game, "play architect")
    assert game.moves() == ["lift land Roma", "done"]


# ---- Building ----


HOUSES = [
    ("brick", "1 food", 1),
    ("food", "1 brick, 1 food", 2),
    ("tools", "1 brick, 1 tools", 3),
    ("wine", "1 brick, 1 wine", 4),
    ("cloth", "1 brick, 1 cloth", 5),
]


def beside_massilia(kind: str, goods: str, coins: int, others: int = 0) -> Game:
    """Six players, of whom some others have a house in Massilia; seat 0 is about to build."""
    setting = table(players=6, mode="team").tokens(Massilia=kind)
    for seat in range(1, others + 1):
        setting.seat(seat, houses="Massilia", coins=0)
    setting.seat(3, coins=0)  # the partner, who would pay what is missing
    start = "land Massilia-Novaria:land"
    game = setting.seat(0, coins=coins, goods=goods, colonists=start).game()
    return play_all(game, "play architect", "done")


@pytest.mark.rule("5.2b")
@pytest.mark.parametrize(("kind", "goods", "coins"), HOUSES)
@pytest.mark.parametrize("others", range(6))
def test_price_of_every_house(kind: str, goods: str, coins: int, others: int) -> None:
    price = coins * (others + 1)
    game = beside_massilia(kind, goods, price, others)
    play_all(game, "build Massilia")
    assert coins_of(game, 0) == 0
    assert goods_of(game, 0) == {}


@pytest.mark.rule("5.2b")
@pytest.mark.parametrize(("kind", "goods", "coins"), HOUSES)
@pytest.mark.parametrize("others", range(6))
def test_one_sestertius_less_is_not_enough(kind: str, goods: str, coins: int, others: int) -> None:
    game = beside_massilia(kind, goods, coins * (others + 1) - 1, others)
    assert "Massilia" not in offered(game, "build")


@pytest.mark.rule("5.2b")
@pytest.mark.parametrize(
    ("kind", "goods"),
    [
        ("brick", "3 brick, 1 tools, 1 wine, 1 cloth"),
        ("food", "4 food"),
        ("food", "4 brick"),
        ("tools", "4 tools, 1 food"),
        ("tools", "4 brick, 1 food"),
        ("wine", "4 wine, 1 food"),
        ("wine", "4 brick, 1 food"),
        ("cloth", "4 cloth, 1 food"),
        ("cloth", "4 brick, 1 food"),
    ],
)
def test_a_house_needs_each_of_its_goods(kind: str, goods: str) -> None:
    game = beside_massilia(kind, goods, coins=100)
    assert "Massilia" not in offered(game, "build")


@pytest.mark.rule("5.2b")
def test_example_of_the_third_house_in_a_tools_city() -> None:
    game = beside_massilia("tools", "1 brick, 1 tools, 1 food", coins=9, others=2)
    play_all(game, "build Massilia")
    assert coins_of(game, 0) == 0
    assert goods_of(game, 0) == {"food": 1}


@pytest.mark.rule("5.2b")
def test_houses_in_other_cities_do_not_raise_the_price() -> None:
    game = (
        table()
        .tokens(Massilia="brick", Novaria="brick")
        .seat(0, coins=1, goods="1 food", colonists="land Massilia-Novaria:land")
        .seat(1, houses="Novaria, Lutetia, Burdigala")
        .game()
    )
    play_all(game, "play architect", "done")
    assert offered(game, "build") == ["Massilia"]


@pytest.mark.rule("5.2b")
def test_the_price_is_reckoned_when_the_house_is_built() -> None:
    setting = table(players=4, mode="team").tokens(Massilia="brick")
    for seat, line in [(0, "land Massilia-Novaria:land"), (2, "sea Massilia-Roma:sea")]:
        setting.seat(seat, coins=10, goods="1 food", colonists=line)
    game = setting.game()
    play_all(game, "play architect", "done", "build Massilia", "done", "build Massilia")
    assert coins_of(game, 0) == 10 - 1
    assert coins_of(game, 2) == 10 - 2


@pytest.mark.rule("5.2b")
def test_both_ends_of_every_line_with_an_own_colonist_can_be_built_in() -> None:
    game = (
        table()
        .seat(
            0,
            coins=100,
            goods="2 brick, 1 food, 1 tools, 1 wine, 1 cloth",
            colonists="land Lutetia-Massilia:land, sea Rusadir-Valentia:sea",
        )
        .seat(1, colonists="land Novaria-Roma:land")
        .game()
    )
    play_all(game, "play architect", "done")
    assert sorted(offered(game, "build")) == ["Lutetia", "Massilia", "Rusadir", "Valentia"]


@pytest.mark.rule("5.2b")
def test_the_first_line_of_the_map_allows_building_like_any_other() -> None:
    start = "land Alexandria-Cyrene:land"
    setting = table().tokens(Alexandria="brick", Cyrene="brick")
    game = setting.seat(0, coins=9, goods="2 food", colonists=start).game()
    play_all(game, "play architect", "done")
    assert sorted(offered(game, "build")) == ["Alexandria", "Cyrene"]


@pytest.mark.rule("5.2b")
def test_never_a_second_own_house_in_a_city() -> None:
    game = (
        table()
        .tokens(Massilia="brick", Novaria="brick")
        .seat(
            0,
            coins=50,
            goods="4 food",
            colonists="land Massilia-Novaria:land, sea Massilia-Roma:sea",
            houses="Novaria",
        )
        .game()
    )
    play_all(game, "play architect", "done")
    assert offered(game, "build") == ["Massilia"]
    play_all(game, "build Massilia")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.2b")
def test_never_a_house_in_the_capital() -> None:
    game = (
        table()
        .seat(
            0,
            coins=50,
            goods="2 brick, 1 food, 1 tools, 1 wine, 1 cloth",
            colonists="sea Massilia-Roma:sea",
        )
        .game()
    )
    play_all(game, "play architect", "done")
    assert offered(game, "build") == ["Massilia"]


@pytest.mark.rule("5.2b")
def test_a_colonist_in_a_city_allows_no_building() -> None:
    game = (
        table()
        .tokens(Massilia="brick", Novaria="food")
        .seat(0, coins=50, goods="2 brick, 2 food", colonists="land Roma, land Massilia")
        .seat(0, houses="Massilia")
        .game()
    )
    play_all(game, "play architect", "done")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.2b")
def test_another_players_colonist_allows_no_building() -> None:
    game = (
        table()
        .seat(0, coins=50, goods="2 brick, 1 food, 1 tools, 1 wine, 1 cloth")
        .seat(1, colonists="land Massilia-Novaria:land")
        .game()
    )
    play_all(game, "play architect", "done")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.2a", "5.2b")
def test_building_comes_after_all_movement() -> None:
    game = (
        table()
        .tokens(Massilia="brick", Valentia="brick")
        .seat(0, coins=50, goods="2 food", colonists="sea Massilia-Roma:sea, land Roma")
        .game()
    )
    play_all(game, "play architect")
    assert offered(game, "build") == []
    play_all(game, "lift sea Massilia-Roma:sea", "to Massilia-Valentia:sea")
    assert offered(game, "build") == []
    play_all(game, "done", "build Valentia")
    assert game.moves() == ["build Massilia", "done"]


@pytest.mark.rule("5.2b")
def test_the_place_where_a_colonist_was_before_allows_no_building() -> None:
    game = (
        table()
        .tokens(Massilia="brick")
        .seat(0, coins=50, goods="2 food", colonists="land Lutetia-Massilia:land")
        .game()
    )
    play_all(game, "play architect", "lift land Lutetia-Massilia:land", "to Burdigala-Lutetia:land")
    assert "Massilia" not in offered(game, "build")


@pytest.mark.rule("5.2b")
def test_each_house_is_paid_before_the_next() -> None:
    game = (
        table()
        .tokens(Massilia="tools", Lutetia="tools")
        .seat(0, coins=50, goods="1 brick, 2 tools", colonists="land Lutetia-Massilia:land")
        .game()
    )
    play_all(game, "play architect", "done")
    assert sorted(offered(game, "build")) == ["Lutetia", "Massilia"]
    play_all(game, "build Massilia")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.2b", "4.1")
def test_building_can_be_left_out() -> None:
    game = (
        table()
        .tokens(Massilia="brick")
        .seat(0, coins=50, goods="1 food", colonists="sea Massilia-Roma:sea")
        .game()
    )
    play_all(game, "play architect", "done")
    assert game.moves() == ["build Massilia", "done"]
    play_all(game, "done")
    assert houses_of(game, 0) == []
    assert game.moves() == ["end"]


@pytest.mark.rule("5.2b")
def test_a_house_far_from_every_colonist_is_refused() -> None:
    game = table().tokens(Massilia="brick").seat(0, colonists="sea Massilia-Roma:sea").game()
    play_all(game, "play architect", "done")
    with pytest.raises(IllegalMove):
        game.play("build Tomis")
