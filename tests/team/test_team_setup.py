"""Rules 2.3 and 3.6 to 3.9: how a game of partners is laid out."""

import pytest

from concordia import Game
from concordia.engine.errors import InvalidOptions
from tests.support.table import asked, goods_of, hand_of, play_all, teams


def new(players: int = 4, map_id: str = "imperium", **options: bool | str) -> Game:
    return Game.new(map_id, players=players, mode="team", seed=1, **options)


@pytest.mark.rule("2.3")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_only_four_or_six_play_in_teams(players: int) -> None:
    with pytest.raises(InvalidOptions, match="4 or 6"):
        new(players)


@pytest.mark.rule("2.3")
@pytest.mark.parametrize(
    ("players", "seat", "partner"),
    [
        *[(4, 0, 2), (4, 1, 3), (4, 2, 0), (4, 3, 1)],
        *[(6, 0, 3), (6, 1, 4), (6, 2, 5), (6, 3, 0), (6, 4, 1), (6, 5, 2)],
    ],
)
def test_partners_sit_opposite_each_other(players: int, seat: int, partner: int) -> None:
    game = teams(players).put(seat=seat).game()
    play_all(game, "play mercator3", "done")
    assert asked(game) == (partner, "trade")


@pytest.mark.rule("2.3", "8.4")
@pytest.mark.parametrize(("seat", "team"), [(0, 0), (1, 1), (2, 2), (3, 0), (4, 1), (5, 2)])
def test_six_players_are_three_teams(seat: int, team: int) -> None:
    assert teams(6).seat(seat, coins=100).game().winner() == team


@pytest.mark.rule("3.4")
@pytest.mark.parametrize("players", [4, 6])
def test_the_last_seat_gets_praefectus_magnus(players: int) -> None:
    assert new(players).position()["magnus"] == players - 1


@pytest.mark.rule("3.6")
@pytest.mark.parametrize(("players", "coins"), [(4, [5, 6, 5, 6]), (6, [5, 6, 7, 5, 6, 7])])
def test_both_players_of_a_team_have_the_same_coins(players: int, coins: list[int]) -> None:
    assert [player["coins"] for player in new(players).position()["players"]] == coins


@pytest.mark.rule("3.7", "11.2")
@pytest.mark.parametrize("players", [4, 6])
def test_first_partners_have_no_diplomat_and_second_ones_no_architect(players: int) -> None:
    game = new(players)
    both = {"tribune@start", "prefect@start", "mercator3@start", "praetor@start", "legate@start"}
    for seat in range(players // 2):
        assert sorted(hand_of(game, seat)) == sorted(both | {"architect@start"})
    for seat in range(players // 2, players):
        assert sorted(hand_of(game, seat)) == sorted(both | {"diplomat@start"})


@pytest.mark.rule("3.5", "3.8")
def test_first_partners_begin_in_the_capital_and_second_partners_nowhere_yet() -> None:
    players = new(6).position()["players"]
    assert [p["in_cities"] for p in players[:3]] == [{"Roma": {"land": 1, "sea": 1}}] * 3
    assert [p["in_cities"] for p in players[3:]] == [{}] * 3


@pytest.mark.rule("3.8")
def test_second_partners_place_in_seat_order_before_the_first_turn() -> None:
    game = new(6)
    order = []
    while game.question == "start":
        order.append(game.to_move)
        game.play("start Petra")
    assert order == [3, 4, 5]
    assert asked(game) == (0, "play")


@pytest.mark.rule("3.8")
def test_both_colonists_start_in_one_city_and_the_other_four_stay_in_the_storehouse() -> None:
    game = play_all(new(4, "hellas"), "start Argos")
    player = game.position()["players"][2]
    assert player["in_cities"] == {"Argos": {"land": 1, "sea": 1}}
    assert player["store"] == {"land": 2, "sea": 2}


@pytest.mark.rule("3.8")
def test_nobody_starts_in_the_capital_or_in_a_city_that_a_line_joins_to_it() -> None:
    moves = new(4, "hellas").moves()
    near = ["Chalcis", "Corinthus", "Thebae", "Hermione", "Karystos", "Melos"]
    assert not {f"start {city}" for city in ["Athenae", *near]} & set(moves)
    assert len(moves) == 25 - len(near)


@pytest.mark.rule("3.8")
@pytest.mark.parametrize(
    ("map_id", "city", "land", "sea"),
    [
        ("hellas", "Metropolis", 2, 0),
        ("hellas", "Kephallenia", 0, 2),
        ("hellas", "Demetrias", 1, 1),
        ("italia", "Aleria", 0, 2),
        ("imperium", "Petra", 2, 0),
        ("ionium", "Brundisium", 1, 1),
    ],
)
def test_the_lines_of_the_city_say_which_colonists_start(
    map_id: str, city: str, land: int, sea: int
) -> None:
    game = play_all(new(4, map_id), f"start {city}")
    player = game.position()["players"][2]
    assert player["in_cities"] == {city: {"land": land, "sea": sea}}
    assert player["store"] == {"land": 3 - land, "sea": 3 - sea}


@pytest.mark.rule("3.8")
def test_two_second_partners_may_start_in_the_same_city() -> None:
    game = play_all(new(4), "start Petra", "start Petra")
    there = [player["in_cities"] for player in game.position()["players"][2:]]
    assert there == [{"Petra": {"land": 2, "sea": 0}}] * 2


@pytest.mark.rule("3.9")
@pytest.mark.parametrize(
    ("players", "coins"), [(4, [25, 26, 25, 26]), (6, [25, 26, 27, 25, 26, 27])]
)
def test_teams_without_goods_start_with_twenty_sestertii_more(
    players: int, coins: list[int]
) -> None:
    game = new(players, no_goods=True)
    assert [player["coins"] for player in game.position()["players"]] == coins
    assert all(not goods_of(game, seat) for seat in range(players))


@pytest.mark.rule("3.8", "3.9")
def test_second_partners_place_their_colonists_before_anybody_goes_shopping() -> None:
    game = new(4, no_goods=True)
    assert asked(game) == (2, "start")
    play_all(game, "start Petra", "start Petra")
    assert asked(game) == (0, "shop")


@pytest.mark.rule("3.9")
def test_each_partner_goes_shopping_in_the_own_first_turn_and_only_then() -> None:
    game = teams(4, no_goods=True).game()
    shoppers = []
    for _ in range(8):
        if game.question == "shop":
            shoppers.append(game.to_move)
            game.play("done")
        game.play("play tribune", "end")
    assert shoppers == [0, 1, 2, 3]
