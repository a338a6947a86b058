"""Section 2: the ways to play, and the maps, as far as one sees them while playing."""

from random import Random

import pytest

from concordia import Game, InvalidOptions
from tests.support.table import offered, play_all, table, teams

MAPS = [
    ("imperium", "Roma", 12, 30),
    ("italia", "Roma", 11, 25),
    ("ionium", "Athenae", 12, 30),
    ("hellas", "Athenae", 10, 25),
    ("cyprus", "Antiochia", 12, 30),
]
MAP_IDS = [map_id for map_id, *_ in MAPS]


@pytest.mark.rule("2.1", "2.2")
@pytest.mark.parametrize("mode", ["base", "venus"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play_for_themselves(mode: str, players: int) -> None:
    game = Game.new(players=players, mode=mode, seed=1)
    assert len(game.position()["players"]) == players


@pytest.mark.rule("2.1", "2.2", "2.3")
@pytest.mark.parametrize(
    ("mode", "players"),
    [("base", 1), ("base", 6), ("venus", 1), ("venus", 6), ("team", 2), ("team", 3), ("team", 5)],
)
def test_no_other_number_can_play(mode: str, players: int) -> None:
    with pytest.raises(InvalidOptions):
        Game.new(players=players, mode=mode, seed=1)


@pytest.mark.rule("2.1", "2.2")
@pytest.mark.parametrize(("mode", "cards"), [("base", 7), ("venus", 8)])
def test_the_magister_makes_an_eighth_card(mode: str, cards: int) -> None:
    player = table(mode=mode).game().position()["players"][0]
    assert len(player["hand"]) == cards
    assert ("magister@start" in player["hand"]) == (mode == "venus")


@pytest.mark.rule("2.1", "2.2", "11.4")
@pytest.mark.parametrize("mode", ["base", "venus"])
def test_double_cards_are_for_sale_in_venus_alone(mode: str) -> None:
    document = table(players=5, mode=mode).document
    double = [card for card in document["display"] + document["deck"] if "/" in card]
    assert sorted(double) == (
        []
        if mode == "base"
        else [
            *["architect/mercator5@II", "architect/mercator5@IV"],
            *["prefect/architect@I", "prefect/mercator5@III"],
        ]
    )


@pytest.mark.rule("2.3")
@pytest.mark.parametrize(("players", "partner"), [(4, 2), (6, 3)])
def test_the_partner_sits_opposite(players: int, partner: int) -> None:
    game = play_all(teams(players).game(), "play prefect", "cash")
    assert game.to_move == partner


@pytest.mark.rule("2.3")
@pytest.mark.parametrize(
    ("players", "seat", "team"),
    [
        *[(4, 0, 0), (4, 1, 1), (4, 2, 0), (4, 3, 1)],
        *[(6, 0, 0), (6, 1, 1), (6, 2, 2), (6, 3, 0), (6, 4, 1), (6, 5, 2)],
    ],
)
def test_each_seat_wins_for_its_team(players: int, seat: int, team: int) -> None:
    assert teams(players).seat(seat, coins=500).game().winner() == team


@pytest.mark.rule("2.6")
@pytest.mark.parametrize(("map_id", "capital", "provinces", "cities"), MAPS)
def test_what_a_game_on_each_map_shows(
    map_id: str, capital: str, provinces: int, cities: int
) -> None:
    game = table(map_id).game()
    document = game.position()
    assert len(document["markers"]) == provinces
    assert len(document["cities"]) == cities
    assert capital not in document["cities"]
    assert list(document["players"][0]["in_cities"]) == [capital]


@pytest.mark.rule("2.6")
@pytest.mark.parametrize("map_id", MAP_IDS)
@pytest.mark.parametrize(
    ("mode", "players"), [("base", 2), ("base", 5), ("venus", 3), ("team", 4), ("team", 6)]
)
def test_every_map_is_played_in_every_way(map_id: str, mode: str, players: int) -> None:
    random, game = Random(f"{map_id} {mode}"), Game.new(map_id, players=players, mode=mode, seed=2)
    turns = 0
    for _ in range(250):
        turns += game.moves() == ["end"]
        game.play(random.choice(game.moves()))
    assert turns > players


@pytest.mark.rule("2.6")
@pytest.mark.parametrize("players", [2, 5])
def test_recommended_numbers_of_players_are_never_a_ban(players: int) -> None:
    for map_id in ("imperium", "italia"):  # recommended for 3-5 and for 2-4
        assert Game.new(map_id, players=players, seed=1).moves()


@pytest.mark.rule("2.6")
@pytest.mark.parametrize("map_id", ["hispania", "creta", "gallia"])
def test_maps_that_need_rules_of_their_boxes_are_not_offered(map_id: str) -> None:
    with pytest.raises(InvalidOptions):
        Game.new(map_id, players=3, seed=1)


@pytest.mark.rule("2.7")
def test_small_ionium_has_twenty_two_cities_and_nine_markers() -> None:
    document = Game.new("ionium", players=2, seed=1, small_ionium=True).position()
    assert len(document["cities"]) == 22
    assert len(document["markers"]) == 12 - 3
    assert not {"Campania", "Calabria", "Sicilia"} & set(document["markers"])
    assert not {"Neapolis", "Brundisium", "Syracusae"} & set(document["cities"])


@pytest.mark.rule("2.7")
def test_small_ionium_has_no_line_to_italy() -> None:
    start = "sea Ambrakia-Apollonia:sea, land Apollonia-Scodra:land"
    game = table("ionium", small_ionium=True).seat(0, colonists=start).game()
    play_all(game, "play architect", "lift sea Ambrakia-Apollonia:sea")
    assert offered(game, "to") == [
        "Ambrakia-Patrae:sea",
        "Apollonia-Scodra:sea",
        "Delphi-Patrae:sea",
        "Lepreon-Patrae:sea",
    ]


@pytest.mark.rule("2.7")
def test_small_ionium_has_no_adriatic_crossing() -> None:
    game = Game.new("ionium", players=2, seed=1, small_ionium=True)
    assert not [name for name in game.state.board.line_number if "Brundisium" in name]
    assert "Apollonia-Brundisium:land" in Game.new("ionium", players=2).state.board.line_number
