"""Rules 2.5 and 12: the options, and the points on which the rulebooks disagree."""

import pytest

from concordia import Game
from tests.support.table import (
    asked,
    coins_of,
    goods_of,
    offered,
    play_all,
    table,
    teams,
    turn,
)

WAYS = [("base", 3), ("venus", 3), ("team", 4)]
SWITCHES = [
    "intermediate",
    "no_goods",
    "small_ionium",
    "open_hands",
    "russian_colonist",
    "hungarian_magnus",
]


@pytest.mark.rule("2.5")
@pytest.mark.parametrize(("mode", "players"), WAYS)
@pytest.mark.parametrize("option", SWITCHES)
def test_every_way_to_play_can_have_each_option(mode: str, players: int, option: str) -> None:
    game = Game.new("ionium", players=players, mode=mode, seed=1, **{option: True})
    chosen = [name for name in SWITCHES if game.position()["options"][name]]
    assert chosen == [option]
    assert Game.load(game.position()).moves() == game.moves()


@pytest.mark.rule("2.5")
@pytest.mark.parametrize(("mode", "players"), WAYS)
def test_every_way_to_play_can_have_all_options_together(mode: str, players: int) -> None:
    chosen = dict.fromkeys(SWITCHES, True)
    game = Game.new("ionium", players=players, mode=mode, seed=1, market="back", **chosen)
    assert game.position()["options"] == {"market": "back", **chosen}
    for _ in range(40):
        game.play(game.moves()[-1])


@pytest.mark.rule("2.5", "11.3")
@pytest.mark.parametrize(("mode", "players"), WAYS)
def test_every_way_to_play_can_have_the_prices_of_the_back(mode: str, players: int) -> None:
    buyer = "praetor" if mode == "team" else "senator"
    for market, surcharge in (("front", "cloth"), ("back", "wine")):
        game = (
            table(mode=mode, players=players, market=market)
            .display("farmer@I", "smith@I", "diplomat@I", "colonist@I")
            .seat(0, goods=f"1 food, 1 {surcharge}")
            .game()
        )
        play_all(game, f"play {buyer}")
        assert offered(game, "card") == ["4"]


@pytest.mark.rule("2.5")
def test_no_option_is_on_unless_it_is_chosen() -> None:
    options = Game.new("ionium", players=3, seed=1).position()["options"]
    assert options == {"market": "front", **dict.fromkeys(SWITCHES, False)}


@pytest.mark.rule("12.1", "5.8b")
@pytest.mark.parametrize(("russian", "coins"), [(False, 9), (True, 8)])
def test_the_russian_colonist_pays_two_for_each_colonist_on_the_board(
    russian: bool, coins: int
) -> None:
    four = "land Roma, sea Roma, land Novaria-Roma:land, sea Massilia-Roma:sea"
    game = (
        table(russian_colonist=russian).seat(0, coins=0, colonists=four, bought="colonist@I").game()
    )
    play_all(game, "play colonist", "income")
    assert coins_of(game, 0) == coins


@pytest.mark.rule("12.1", "5.8b")
def test_the_russian_colonist_pays_six_colonists_more_than_the_others_do() -> None:
    every_one = ", ".join(["land Roma"] * 3 + ["sea Roma"] * 3)
    game = (
        teams(russian_colonist=True)
        .seat(0, coins=0, colonists=every_one, bought="colonist@I")
        .seat(2, coins=0)
        .game()
    )
    play_all(game, "play colonist", "income", "income")
    assert (coins_of(game, 0), coins_of(game, 2)) == (12, 4)


@pytest.mark.rule("12.2", "6.3")
@pytest.mark.parametrize(("hungarian", "next_owner"), [(False, 1), (True, 3)])
def test_the_hungarian_magnus_passes_to_the_left(hungarian: bool, next_owner: int) -> None:
    game = table(players=4, hungarian_magnus=hungarian).put(seat=2, magnus=2).game()
    play_all(game, "play prefect", "produce Gallia", "end")
    assert game.position()["magnus"] == next_owner


@pytest.mark.rule("12.2", "6.3")
def test_the_hungarian_magnus_passes_from_the_last_seat_to_the_first() -> None:
    game = teams(hungarian_magnus=True).put(seat=3).game()
    play_all(game, "play prefect", "produce Gallia", "cash", "end")
    assert game.position()["magnus"] == 0


@pytest.mark.rule("12.2", "8.4")
@pytest.mark.parametrize(("hungarian", "winner"), [(False, 3), (True, 1)])
def test_the_hungarian_magnus_passes_to_the_left_in_a_tie(hungarian: bool, winner: int) -> None:
    game = table(players=4, hungarian_magnus=hungarian).put(magnus=0)
    for seat, coins in enumerate([0, 30, 0, 30]):
        game.seat(seat, coins=coins, goods="")
    assert game.game().winner() == winner


@pytest.mark.rule("12.2", "8.4")
@pytest.mark.parametrize(("hungarian", "winner"), [(False, 0), (True, 2)])
def test_the_hungarian_magnus_settles_a_tie_of_teams_to_the_left(
    hungarian: bool, winner: int
) -> None:
    game = teams(6, hungarian_magnus=hungarian).put(magnus=1)
    for seat in (0, 2, 3, 5):
        game.seat(seat, coins=50)
    assert game.game().winner() == winner


@pytest.mark.rule("12.3", "5.2b")
@pytest.mark.parametrize(
    ("good", "coins", "left"),
    [
        ("brick", 3, {"brick": 1}),
        ("food", 6, {}),
    ],
)
def test_the_third_house_in_aquileia_is_priced_as_a_brick_and_as_a_food_city(
    good: str, coins: int, left: dict[str, int]
) -> None:
    game = (
        table(players=3)
        .tokens(Aquileia=good)
        .seat(0, coins=coins, goods="1 brick, 1 food", colonists="land Aquileia-Roma:land")
        .seat(1, houses="Aquileia")
        .seat(2, houses="Aquileia")
        .game()
    )
    play_all(game, "play architect", "done", "build Aquileia")
    assert (coins_of(game, 0), goods_of(game, 0)) == (0, left)


@pytest.mark.rule("12.4", "8.3")
@pytest.mark.parametrize(("map_id", "provinces"), [("imperium", 12), ("italia", 11)])
def test_saturnus_gives_as_much_as_the_map_has_provinces(map_id: str, provinces: int) -> None:
    laid_out = table(map_id)
    first_cities = [next(iter(cities)) for cities in laid_out.board.facts.provinces.values()]
    points = laid_out.seat(0, houses=", ".join(first_cities)).game().scores()[0]
    assert points["Saturnus"] == 2 * provinces


@pytest.mark.rule("12.4", "8.3")
def test_jupiter_gives_as_much_as_a_player_has_houses() -> None:
    laid_out = table()
    cities = laid_out.document["cities"]
    fifteen = [city for city, good in cities.items() if good != "brick"][:15]
    laid_out.seat(0, houses=", ".join(fifteen)).put(end={"concordia": 0, "turns_left": 1})
    assert laid_out.game().scores()[0]["Jupiter"] == 2 * 15


@pytest.mark.rule("12.4", "8.3")
def test_mercurius_gives_ten_and_mars_twelve_at_most() -> None:
    laid_out = table()
    city_of = {good: city for city, good in laid_out.document["cities"].items()}
    every_one = ", ".join(["land Roma"] * 3 + ["sea Roma"] * 3)
    laid_out.seat(0, houses=", ".join(city_of.values()), colonists=every_one)
    points = laid_out.game().scores()[0]
    assert (points["Mercurius"], points["Mars"]) == (10, 12)


@pytest.mark.rule("12.5", "8.2")
@pytest.mark.parametrize("mode", ["base", "venus"])
def test_who_triggers_the_end_has_no_further_turn(mode: str) -> None:
    game = table(mode=mode).display("colonist@I").seat(1, goods="1 food").put(seat=1).game()
    turn(game, "play senator", "card 1")
    seats = []
    while not game.over:
        seats.append(game.turn)
        turn(game, "play mercator3")
    assert seats == [2, 0]


@pytest.mark.rule("12.6", "5.10")
def test_a_magister_after_a_tribune_does_nothing() -> None:
    game = table(mode="venus", players=2).seat(0, discard="architect").game()
    turn(game, "play tribune")
    turn(game, "play tribune")
    play_all(game, "play magister")
    assert asked(game) == (0, "end")


@pytest.mark.rule("12.7", "3.2")
def test_there_are_markers_enough_for_any_deal() -> None:
    # One kind on half of the provinces would be more than its share of the 24 markers.
    dearest_is_tools = table("imperium").tokens(
        Londinium="brick", Isca_Dumnoniorum="tools",
        Carthago="brick", Rusadir="tools",
        Brigantium="brick", Olisipo="tools", Valentia="food",
        Leptis_Magna="tools", Cyrene="brick",
        Memphis="tools", Alexandria="brick", Petra="food",
        Dyrrhachium="tools", Athenae="brick",
    )  # fmt: skip
    markers = dearest_is_tools.game().position()["markers"].values()
    assert len([marker for marker in markers if marker["good"] == "tools"]) >= 6
