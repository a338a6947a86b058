"""Documents that break the format of positions are refused, with the path of each fault."""

from typing import Any

import pytest

from concordia import Game
from tests.notation.hostile import LONGEST_MESSAGE
from tests.notation.moments import perft_position
from tests.notation.spoiling import Spoil, faults_of, fresh, give, put

MISSPELT: list[tuple[str, Spoil, str, str]] = [
    ("a map", put(map="imperum"), "map", '"imperium"'),
    ("a mode", put(mode="bse"), "mode", '"base"'),
    ("an option", put(options={"intermediat": True}), "options", '"intermediate"'),
    ("a city", give(0, houses=["Masilia"]), "players[0].houses[0]", '"Massilia"'),
    (
        "a line",
        give(0, on_lines=["Novaria-Rom:land"]),
        "players[0].on_lines[0]",
        '"Novaria-Roma:land"',
    ),
    ("a card", lambda d: d["display"].__setitem__(0, "prefekt@I"), "display[0]", '"prefect@I"'),
    ("a good", give(0, goods={"whine": 1}), "players[0].goods.whine", '"wine"'),
    (
        "a question",
        put(pending=[{"question": "end", "seat": 0}, {"question": "biuld", "seat": 0}]),
        "pending[1].question",
        '"build"',
    ),
    ("a key", lambda d: d.update(magnu=d.pop("magnus")), "magnus", '"magnu"'),
]


@pytest.mark.parametrize("case", MISSPELT, ids=lambda case: case[0])
def test_the_right_name_is_suggested_for_a_misspelt_one(
    case: tuple[str, Spoil, str, str],
) -> None:
    _, spoil, path, suggestion = case
    document = fresh()
    spoil(document)
    message = faults_of(document)[path]
    assert f"did you mean {suggestion}?" in message or f"is {suggestion} meant" in message


@pytest.mark.parametrize("key", list(fresh()))
def test_a_missing_key_is_named(key: str) -> None:
    document = fresh()
    del document[key]
    assert key in faults_of(document)


@pytest.mark.parametrize("key", list(fresh()["players"][0]))
def test_a_missing_key_of_a_player_is_named(key: str) -> None:
    document = fresh()
    del document["players"][3][key]
    assert faults_of(document) == {f"players[3].{key}": "is missing"}


def test_several_faults_are_all_reported() -> None:
    document = fresh()
    give(0, coins=-1, houses=["Roma", "Nowhere"])(document)
    give(2, goods={"wine": True})(document)
    put(seat=9, over="no")(document)
    assert set(faults_of(document)) == {
        "players[0].coins",
        "players[0].houses[0]",
        "players[0].houses[1]",
        "players[2].goods.wine",
        "seat",
        "over",
    }


@pytest.mark.parametrize("version", ["2", "10.1", 3, 10**15])
def test_newer_rules_are_not_understood(version: object) -> None:
    assert "is newer than" in faults_of(fresh() | {"rules": version})["rules"]


@pytest.mark.parametrize("version", ["", "x", "-1", "0", "1x", -2, True, None, 1.5, []])
def test_a_version_of_the_rules_must_be_one(version: object) -> None:
    assert "rules" in faults_of(fresh() | {"rules": version})


@pytest.mark.parametrize("form", ["concordia-position/2", "", None, 1])
def test_another_format_is_refused(form: object) -> None:
    assert set(faults_of(fresh() | {"format": form})) == {"format"}


def test_keys_of_later_versions_are_let_through() -> None:
    document = fresh() | {"comment": "white to move"}
    assert Game.load(document).position() == fresh()


@pytest.mark.parametrize("place", ["", "cities", "markers", "options"])
def test_keys_must_be_texts(place: str) -> None:
    document: Any = fresh()
    (document[place] if place else document)[1] = {}
    document.pop("magnus")
    assert faults_of(document)


@pytest.mark.parametrize("entry", ["goods", "in_cities", "store"])
def test_keys_of_a_player_must_be_texts(entry: str) -> None:
    document = fresh()
    document["players"][0][entry][1] = {}
    document["players"][0]["coins"] = -1
    assert faults_of(document)


HUGE = 10**5000
"""More digits than Python agrees to write down."""


@pytest.mark.parametrize(
    "spoil",
    [
        put(rules=HUGE),
        put(seat=-HUGE),
        put(map=HUGE),
        put(track=[HUGE] * 4),
        give(0, coins=HUGE),
        give(0, goods={"wine": HUGE}),
    ],
    ids=["rules", "seat", "map", "track", "coins", "goods"],
)
def test_a_number_too_long_to_be_written_is_refused(spoil: Spoil) -> None:
    document = fresh()
    spoil(document)
    assert faults_of(document)


MANY = {f"name{number}": "wine" for number in range(20_000)}


@pytest.mark.parametrize(
    "spoil",
    [
        lambda d: d["cities"].update(MANY),
        lambda d: d["markers"].update(MANY),
        lambda d: d["options"].update(MANY),
        give(0, goods=MANY),
        give(0, in_cities=MANY),
        lambda d: [d.update(MANY), d.pop("magnus")],
        put(deck=list(MANY)),
        give(0, hand=list(MANY)),
    ],
    ids=["cities", "markers", "options", "goods", "in_cities", "keys", "deck", "hand"],
)
def test_a_flood_of_names_leads_to_no_flood_of_faults(spoil: Spoil) -> None:
    document = fresh()
    spoil(document)
    assert len("".join(faults_of(document))) < LONGEST_MESSAGE


def test_a_position_of_a_finished_game_waits_for_nothing() -> None:
    document = perft_position("last-turns")
    game = Game.load(document)
    while not game.over:
        game.play(game.moves()[-1])
    over = game.position()
    assert Game.load(over).over
    assert Game.load(over).moves() == []
    end = {"question": "end", "seat": over["seat"]}
    assert set(faults_of(over | {"pending": [end]})) == {"pending"}
