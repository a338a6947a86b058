"""The bundled maps: all of their facts are there, and each option that changes one works."""

from pathlib import Path

import pytest

from concordia.content import maps
from concordia.content.maps import board, load_map, map_ids, read_map
from concordia.content.rules import mode_ids, players_of, rules_for
from concordia.content.rulesets import bundled_rulesets
from concordia.engine.board import Board
from concordia.engine.cards import Options
from concordia.engine.errors import InvalidContent, InvalidOptions
from concordia.engine.setup import new_game
from concordia.engine.types import BRICK, CLOTH, LAND, SEA

SMALL_IONIUM = Options(small_ionium=True)


def text_of(map_id: str) -> str:
    return (Path(maps.__file__).parent / "maps" / f"{map_id}.toml").read_text(encoding="utf-8")


def line_counts(on: Board) -> tuple[int, int, int]:
    land = [line for line in on.lines if line.kind == LAND and line.stand]
    sea = [line for line in on.lines if line.kind == SEA]
    return len(land), len(sea), len(on.lines) - len(land) - len(sea)


@pytest.mark.rule("2.6")
def test_the_five_maps_are_offered() -> None:
    assert map_ids() == ("cyprus", "hellas", "imperium", "ionium", "italia")


@pytest.mark.parametrize("map_id", map_ids())
def test_a_map_file_has_the_name_of_its_map(map_id: str) -> None:
    assert load_map(map_id).map_id == map_id
    assert load_map(map_id).title == map_id.capitalize()


@pytest.mark.parametrize(
    ("map_id", "capital", "provinces", "cities", "lines"),
    [
        ("imperium", "Roma", 12, 30, (44, 35, 0)),
        ("italia", "Roma", 11, 25, (40, 23, 0)),
        ("ionium", "Athenae", 12, 30, (41, 35, 1)),
        ("hellas", "Athenae", 10, 25, (27, 31, 0)),
        ("cyprus", "Antiochia", 12, 30, (44, 27, 0)),
    ],
)
def test_a_map_has_what_its_board_shows(
    map_id: str, capital: str, provinces: int, cities: int, lines: tuple[int, int, int]
) -> None:
    on = board(load_map(map_id))
    assert on.cities[on.capital] == capital
    assert len(on.provinces) == provinces
    assert on.capital == cities
    assert line_counts(on) == lines


@pytest.mark.parametrize("map_id", map_ids())
def test_every_city_of_a_bundled_map_has_coordinates(map_id: str) -> None:
    map_file = load_map(map_id)
    assert map_file.coordinates.keys() == set(board(map_file).cities)


@pytest.mark.parametrize("map_id", map_ids())
def test_a_bundled_map_has_a_city_for_every_token_of_the_letters_it_uses(map_id: str) -> None:
    letters = board(load_map(map_id)).letters
    tokens = bundled_rulesets().tokens
    assert {letter: letters.count(letter) for letter in set(letters)} == {
        letter: sum(tokens[letter]) for letter in set(letters)
    }


@pytest.mark.rule("2.6")
@pytest.mark.parametrize("map_id", map_ids())
def test_a_map_can_be_played_in_every_way_by_every_number_of_players(map_id: str) -> None:
    for mode in mode_ids():
        for seats in players_of(mode):
            state = new_game(board(load_map(map_id)), rules_for(mode, seats), seed=1)
            assert state.to_move() != -1


def test_what_people_are_told_about_a_map() -> None:
    imperium, cyprus = load_map("imperium"), load_map("cyprus")
    assert (imperium.box, imperium.recommended_players) == ("Concordia (2013)", (3, 5))
    assert imperium.market_on_board
    assert (cyprus.box, cyprus.market_on_board) == ("Concordia Venus (2018)", False)


def test_neapolis_and_messana_have_two_sea_lines() -> None:
    lines = board(load_map("ionium")).line_number
    assert "Messana-Neapolis:sea" in lines
    assert "Messana-Neapolis:sea#2" in lines


def test_the_adriatic_crossing_is_walked_through_only() -> None:
    on = board(load_map("ionium"))
    assert not on.lines[on.line_number["Apollonia-Brundisium:land"]].stand
    assert on.lines[on.line_number["Apollonia-Brundisium:sea"]].stand


@pytest.mark.rule("2.7")
def test_small_ionium_has_no_italian_provinces_and_no_line_to_them() -> None:
    whole, small = board(load_map("ionium")), board(load_map("ionium"), SMALL_IONIUM)
    assert set(whole.provinces) - set(small.provinces) == {"Campania", "Calabria", "Sicilia"}
    gone = set(whole.cities) - set(small.cities)
    assert len(gone) == 8
    assert small.capital == 22
    assert set(small.line_number) == {
        line.name for line in whole.lines if gone.isdisjoint(whole.cities[end] for end in line.ends)
    }
    assert line_counts(small)[2] == 0


@pytest.mark.rule("2.7")
def test_small_ionium_sets_up_its_own_markers_only() -> None:
    small = board(load_map("ionium"), SMALL_IONIUM)
    state = new_game(small, rules_for("base", 2, SMALL_IONIUM), seed=1)
    assert len(state.layout.markers) == 9


@pytest.mark.rule("2.7")
@pytest.mark.parametrize("map_id", ["imperium", "italia", "hellas", "cyprus"])
def test_other_maps_refuse_the_option_of_ionium(map_id: str) -> None:
    with pytest.raises(InvalidOptions, match=f"small_ionium is for ionium, not for {map_id}"):
        board(load_map(map_id), SMALL_IONIUM)


def test_boards_are_shared() -> None:
    assert load_map("italia") is load_map("italia")
    assert board(load_map("italia")) is board(load_map("italia"), Options(market="back"))
    assert board(load_map("ionium")) is not board(load_map("ionium"), SMALL_IONIUM)


def test_an_unknown_map_is_answered_with_the_nearest_one() -> None:
    with pytest.raises(InvalidOptions, match='"imperum" is no map; did you mean "imperium"'):
        load_map("imperum")


def test_an_id_is_never_taken_for_a_path(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(text_of("italia"), encoding="utf-8")
    with pytest.raises(InvalidOptions):
        load_map(str(own))


def test_a_file_of_ones_own_is_read_by_its_path(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(text_of("italia").replace('"italia"', '"my_italia"'), encoding="utf-8")
    mine = board(load_map(own))
    assert mine.map_id == "my_italia"
    assert mine.cities == board(load_map("italia")).cities


def test_a_map_of_ones_own_cannot_take_the_id_of_another() -> None:
    with pytest.raises(InvalidContent, match=r"copy\.toml: id: italia is the id of a map"):
        read_map(text_of("italia"), "copy.toml")


def test_a_line_can_stand_under_either_city_in_any_order() -> None:
    text = """
        id = "islet"
        name = "Islet"
        capital = { name = "Roma" }
        [province.Latium]
        Ostia = { letter = "A" }
        Antium = { letter = "B" }
        [sea]
        Roma = ["Ostia"]
        [land]
        Ostia = ["Roma", "Antium"]
    """
    on = board(read_map(text, "islet.toml"))
    assert set(on.line_number) == {"Ostia-Roma:land", "Antium-Ostia:land", "Ostia-Roma:sea"}
    assert read_map(text, "islet.toml").recommended_players == (2, 6)


@pytest.mark.rule("3.1")
def test_a_token_is_dealt_to_each_city_of_its_letter() -> None:
    """Italia has all cities of A, B and C and none of D: 7 brick, and 3 cloth."""
    state = new_game(board(load_map("italia")), rules_for("base", 2), seed=1)
    assert [state.layout.good_of.count(good) for good in (BRICK, CLOTH)] == [7, 3]
