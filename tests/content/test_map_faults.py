"""Every sort of fault in a map file is found, named with its place, and explained."""

import re

import pytest

from concordia.content.maps import read_map
from concordia.engine.errors import Fault, InvalidContent

GOOD = """
id = "latium"
name = "Latium"
box = "Own"
recommended_players = [2, 4]
market_on_board = false

[capital]
name = "Roma"
at = [41.9, 12.5]

[province.Coast]
Ostia = { letter = "A", at = [41.7, 12.3] }
Antium = { letter = "B", at = [41.5, 12.6] }

[province.Hills]
Tusculum = { letter = "A", at = [41.8, 12.7] }

[land]
Roma = ["Ostia", "Tusculum"]
Tusculum = ["Antium"]

[sea]
Ostia = ["Antium", "Roma"]

[variants.small_ionium]
without_provinces = ["Hills"]
"""


def faults_of(text: str) -> list[Fault]:
    with pytest.raises(InvalidContent) as raised:
        read_map(text, "my.toml")
    return raised.value.faults


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def cities(count: int, letter: str) -> str:
    """A province more, whose cities all have a line to Roma."""
    names = [f"City {n}" for n in range(count)]
    rows = "\n".join(
        f'"{name}" = {{ letter = "{letter}", at = [{n}, 0] }}' for n, name in enumerate(names)
    )
    lines = ", ".join(f'"{name}"' for name in names)
    more = changed('Roma = ["Ostia", "Tusculum"]', f'Roma = ["Ostia", "Tusculum", {lines}]')
    return more + f"\n[province.Many]\n{rows}\n"


def test_the_good_map_is_good() -> None:
    assert read_map(GOOD, "my.toml").map_id == "latium"


@pytest.mark.parametrize(
    ("old", "new", "path", "words"),
    [
        # names and keys
        ('id = "latium"', "", "", "id is missing"),
        ('id = "latium"', 'id = "La Tium!"', "id", "small letters"),
        ('id = "latium"', "id = 7", "id", "7 is not a text"),
        ('name = "Latium"', r'name = "La\ntium"', "name", "text of one line"),
        ('box = "Own"', 'bx = "Own"', "bx", 'did you mean "box"?'),
        ("market_on_board = false", "market_on_board = 0", "market_on_board", "true or false"),
        ("Ostia = {", '"Ostia-Nova" = {', 'province.Coast.Ostia-Nova', "is no name"),
        ("Ostia = {", '"Ostia#2" = {', 'province.Coast."Ostia#2"', "is no name"),
        ("Ostia = {", '" Ostia" = {', 'province.Coast." Ostia"', "is no name"),
        ("Ostia = {", f'"{"O" * 41}" = {{', f"province.Coast.{'O' * 41}", "40 signs at most"),
        ("[province.Hills]", '[province."Hi:lls"]', 'province."Hi:lls"', "is no name"),
        # provinces and cities
        ("Tusculum = { letter", "Ostia = { letter", "province.Hills.Ostia",
         "Ostia stands at province.Coast.Ostia already"),
        ("Tusculum = { letter", "Roma = { letter", "province.Hills.Roma", "at capital already"),
        ('Tusculum = { letter = "A", at = [41.8, 12.7] }', "", "province.Hills",
         "a province has at least one city"),
        ("[province.Coast]", "[provinces.Coast]", "provinces", 'did you mean "province"?'),
        ('Ostia = { letter = "A", at = [41.7, 12.3] }', 'Ostia = "A"', "province.Coast.Ostia",
         '"A" is not a table'),
        # letters
        ('letter = "B", ', "", "province.Coast.Antium", "letter is missing"),
        ('letter = "B"', 'leter = "B"', "province.Coast.Antium.leter", 'did you mean "letter"?'),
        ('letter = "B"', 'letter = "E"', "province.Coast.Antium.letter",
         '"E" is no letter of city tokens; there are A, B, C, D'),
        ('letter = "B"', 'letter = "b"', "province.Coast.Antium.letter", 'did you mean "B"?'),
        # coordinates and hints
        ("[41.5, 12.6]", "[41.5]", "province.Coast.Antium.at", "a latitude and a longitude"),
        ("[41.5, 12.6]", "[141.5, 12.6]", "province.Coast.Antium.at[0]", "from -90 to 90"),
        ("[41.5, 12.6]", "[41.5, nan]", "province.Coast.Antium.at[1]", "from -180 to 180"),
        ("[41.5, 12.6]", "[41.7, 12.3]", "province.Coast.Antium.at", "another city"),
        (", at = [41.5, 12.6]", "", "province.Coast.Antium", "at is missing"),
        ("[2, 4]", "[4, 2]", "recommended_players", "the least and the greatest"),
        ("[2, 4]", "[1, 4]", "recommended_players[0]", "a whole number from 2 to 6"),
        # lines
        ('["Antium", "Roma"]', '["Antium", "Rma"]', "sea.Ostia[1]",
         '"Rma" is no city of this map; did you mean "Roma"?'),
        ('Tusculum = ["Antium"]', 'Tuscullum = ["Antium"]', "land.Tuscullum",
         'did you mean "Tusculum"?'),
        ('Tusculum = ["Antium"]', 'Tusculum = ["Antium", "Tusculum"]', "land.Tusculum[1]",
         "two different cities"),
        ('Tusculum = ["Antium"]', 'Tusculum = ["Antium", "Roma"]', "land.Tusculum[1]",
         'stands under "Roma" already'),
        ('Tusculum = ["Antium"]', 'Tusculum = "Antium"', "land.Tusculum", "not a list"),
        ('["Antium", "Roma"]', '["Antium"]', "capital", "no sea line ends in the capital"),
        ('Roma = ["Ostia", "Tusculum"]', "", "capital", "no land line ends in the capital"),
        # options
        ("[variants.small_ionium]", "[variants.tiny_ionium]", "variants.tiny_ionium",
         'did you mean "small_ionium"?'),
        ('["Hills"]', '["Hils"]', "variants.small_ionium.without_provinces[0]",
         'did you mean "Hills"?'),
        ('["Hills"]', '["Coast"]', "variants.small_ionium", "no sea line ends in the capital"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_place(old: str, new: str, path: str, words: str) -> None:
    faults = faults_of(changed(old, new))
    place = f"my.toml: {path}" if path else "my.toml"
    assert any(fault.path == place and words in fault.message for fault in faults), faults


@pytest.mark.parametrize(
    ("text", "path", "words"),
    [
        ("id = ", "my.toml", r"not TOML: .*line 1"),
        (changed("[2, 4]", "[2, 4"), "my.toml", r"not TOML: .*line 6"),
        (GOOD + "[land]\n", "my.toml", r"not TOML: .*line"),
        ("a = " + "[" * 5000, "my.toml", "nested too deep"),
        ("a = " + "9" * 5000, "my.toml", "not TOML"),
        ("#" * 1_000_001, "my.toml", "longer than 1000000"),
    ],
)
def test_what_is_no_toml_is_said_with_the_line(text: str, path: str, words: str) -> None:
    (fault,) = faults_of(text)
    assert fault.path == path
    assert re.search(words, fault.message)


@pytest.mark.rule("11.1")
def test_a_letter_cannot_have_more_cities_than_tokens() -> None:
    (fault,) = faults_of(cities(6, "A"))
    assert fault == Fault(
        "my.toml: province", "8 cities have the letter A, but it has 7 city tokens"
    )


def test_there_are_not_more_cities_than_moves_have_room_for() -> None:
    assert "50 cities are too many; 48 is the most" in str(faults_of(cities(46, "C"))[-1])


def test_there_are_not_more_lines_than_moves_have_room_for() -> None:
    many = ", ".join(['"Roma"'] * 126)
    (fault,) = faults_of(changed('["Antium", "Roma"]', f'["Antium", {many}]'))
    assert fault == Fault("my.toml", "130 lines are too many; 128 is the most")


def test_there_are_not_more_provinces_than_moves_have_room_for() -> None:
    more = "\n".join(f'[province.P{n}]\nC{n} = {{ letter = "C" }}' for n in range(23))
    assert "25 provinces are too many" in str(faults_of(f"{GOOD}\n{more}")[-1])


def test_a_city_needs_a_line_to_stand_on() -> None:
    lonely = (
        changed('["Ostia", "Tusculum"]', '["Ostia"]')
        .replace("[variants", '[transit]\nRoma = ["Tusculum"]\n[variants')
        .replace('Tusculum = ["Antium"]', "")
    )
    (fault,) = faults_of(lonely)
    assert fault.path == "my.toml: province.Hills.Tusculum"
    assert "nobody could ever build here" in fault.message


def test_a_map_holds_together() -> None:
    apart = changed('["Antium", "Roma"]', '["Roma"]').replace(
        'Roma = ["Ostia", "Tusculum"]', 'Roma = ["Ostia"]'
    )
    faults = faults_of(apart)
    assert [fault.path for fault in faults] == [
        "my.toml: province.Coast.Antium",
        "my.toml: province.Hills.Tusculum",
    ]
    assert "the map falls apart" in faults[0].message


@pytest.mark.parametrize(
    ("kind", "joined"), [("land", True), ("sea", False)], ids=["onto land", "into the sea"]
)
def test_a_transit_line_joins_cities_where_a_land_line_goes_on(kind: str, joined: bool) -> None:
    text = """
        id = "straits"
        name = "Straits"
        capital = { name = "Roma" }
        province.Near.Ostia = { letter = "A" }
        province.Far.Carthago = { letter = "A" }
        province.Far.Utica = { letter = "A" }
        land.Roma = ["Ostia"]
        sea.Roma = ["Ostia"]
        transit.Ostia = ["Carthago"]
    """
    text = text.replace("transit.", f'{kind}.Carthago = ["Utica"]\n transit.')
    if joined:
        assert read_map(text, "my.toml").map_id == "straits"
    else:
        assert len(faults_of(text)) == 2


def test_all_faults_are_reported_together() -> None:
    text = changed('letter = "B"', 'letter = "E"').replace('"Antium", "Roma"', '"Antum", "Roma"')
    text = text.replace("[2, 4]", "[9, 4]").replace('box = "Own"', "box = 3")
    assert {fault.path for fault in faults_of(text)} == {
        "my.toml: box",
        "my.toml: recommended_players[0]",
        "my.toml: province.Coast.Antium.letter",
        "my.toml: sea.Ostia[0]",
    }


def test_one_misspelt_name_is_one_fault() -> None:
    assert len(faults_of(changed('Tusculum = ["Antium"]', 'Tusculum = ["Antum"]'))) == 1
    assert len(faults_of(changed('letter = "B"', 'leter = "B"'))) == 1


def test_a_file_of_nonsense_names_a_bounded_number_of_faults() -> None:
    nonsense = "\n".join(f"key{n} = {n}" for n in range(5000))
    assert len(faults_of(nonsense)) == 100


VALUES = ["3", "[]", "[[]]", '"x"', "{}", "{ a = 1 }", "0xffffffffffffffffff", "nan", "1979-05-27"]
KEYS = [
    "id", "name", "box", "recommended_players", "market_on_board", "capital", "capital.name",
    "capital.at", "province", "province.Coast", "province.Coast.Ostia", "land", "land.Roma", "sea",
    "transit", "variants", "variants.small_ionium", "variants.small_ionium.without_provinces",
]  # fmt: skip


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("key", KEYS)
def test_a_value_of_any_sort_anywhere_is_a_fault_and_no_crash(key: str, value: str) -> None:
    assert faults_of(f"{key} = {value}\n")
