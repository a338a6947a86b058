"""The board: names of lines, and distances held against a walk over the map file, step by step."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from concordia.content import maps
from concordia.content.maps import board, load_map, map_ids
from concordia.engine.board import Board
from concordia.engine.cards import Options

KINDS = ("land", "sea")
Line = tuple[str, frozenset[str], bool]
"""A line as the map file has it: its id, its two cities, and whether one may stand on it."""


@cache
def map_file(map_id: str) -> dict[str, Any]:
    path = Path(maps.__file__).parent / "maps" / f"{map_id}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def lines_of(map_id: str, kind: str) -> list[Line]:
    """Read the lines of a kind; two of the same kind between two cities get a number."""
    found: list[Line] = []
    for table, stand in ((kind, True), ("transit", False)):
        if table == "transit" and kind == "sea":
            continue
        for one, others in map_file(map_id).get(table, {}).items():
            for other in others:
                first, second = sorted((one, other))
                name = f"{first}-{second}:{kind}"
                same = len([line for line in found if line[1] == frozenset((one, other))])
                found.append(
                    (f"{name}#{same + 1}" if same else name, frozenset((one, other)), stand)
                )
    return found


def walk(map_id: str, kind: str, ends: frozenset[str], left: str, steps: int) -> dict[str, int]:
    """Try every walk and note in how many steps each line is reached first.

    A colonist that is at `ends`, a city or the two ends of the line `left`, steps onto any other
    line of these cities; from there it goes on in the same way.
    """
    reached: dict[str, int] = {}
    here = {(left, ends)}
    for step in range(1, steps + 1):
        here = {
            (name, cities)
            for standing, around in here
            for name, cities, _ in lines_of(map_id, kind)
            if name != standing and cities & around
        }
        for name, _ in here:
            reached.setdefault(name, step)
    return reached


def starts(map_id: str, kind: str) -> list[tuple[str, frozenset[str]]]:
    """List where a colonist of a kind can be: in each city, or on a line that can be stood on."""
    file = map_file(map_id)
    cities = [city for cities in file["province"].values() for city in cities]
    cities.append(file["capital"]["name"])
    on_lines = [(name, ends) for name, ends, stand in lines_of(map_id, kind) if stand]
    return [(city, frozenset([city])) for city in cities] + on_lines


def spots(on: Board) -> dict[tuple[str, str], int]:
    return {names: spot for spot, names in on.spot_names.items()}


@pytest.mark.rule("5.2a")
@pytest.mark.parametrize("map_id", map_ids())
@pytest.mark.parametrize("kind", KINDS)
def test_every_distance_is_that_of_the_shortest_walk(map_id: str, kind: str) -> None:
    on = board(load_map(map_id))
    for place, ends in starts(map_id, kind):
        expected = walk(map_id, kind, ends, place, steps=len(on.lines) // 3)
        distance = on.distance[spots(on)[kind, place]]
        found = {on.lines[n].name: d for n, d in enumerate(distance) if d > 0}
        assert found == {name: steps for name, steps in expected.items() if name != place}


@pytest.mark.rule("5.2a")
@pytest.mark.parametrize("map_id", map_ids())
@pytest.mark.parametrize("kind", KINDS)
def test_within_reach_is_every_line_to_stand_on_that_is_near_enough(map_id: str, kind: str) -> None:
    on = board(load_map(map_id))
    stand = {name for name, _, stand in lines_of(map_id, kind) if stand}
    for place, ends in starts(map_id, kind):
        expected = walk(map_id, kind, ends, place, steps=6)
        for steps, lines in enumerate(on.reach[spots(on)[kind, place]]):
            near = {name for name, d in expected.items() if d <= steps and name != place}
            assert {on.lines[line].name for line in lines} == near & stand


@pytest.mark.parametrize("map_id", map_ids())
def test_lines_are_named_after_their_cities_in_alphabetical_order(map_id: str) -> None:
    on = board(load_map(map_id))
    expected = {name for kind in KINDS for name, *_ in lines_of(map_id, kind)}
    assert {line.name for line in on.lines} == expected
    assert len(on.line_number) == len(on.lines)


@pytest.mark.parametrize("map_id", map_ids())
def test_a_line_has_the_cities_of_its_name_at_its_ends(map_id: str) -> None:
    on = board(load_map(map_id))
    for line in on.lines:
        cities = line.name.partition(":")[0]
        assert "-".join(on.cities[end] for end in line.ends) == cities


def test_parallel_lines_of_one_kind_are_numbered_from_the_second_on() -> None:
    on = board(load_map("ionium"))
    parallel = [line.name for line in on.lines if "Messana-Neapolis" in line.name]
    assert parallel == ["Messana-Neapolis:sea", "Messana-Neapolis:sea#2"]


def test_a_land_line_and_a_sea_line_between_two_cities_are_told_apart_by_their_kind() -> None:
    names = board(load_map("imperium")).line_number
    assert {"Massilia-Valentia:land", "Massilia-Valentia:sea"} <= set(names)
    assert "Massilia-Valentia:sea#2" not in names


@pytest.mark.rule("5.2a")
def test_only_the_adriatic_crossing_is_transit_only() -> None:
    transit = [
        (map_id, line.name)
        for map_id in map_ids()
        for line in board(load_map(map_id)).lines
        if not line.stand
    ]
    assert transit == [("ionium", "Apollonia-Brundisium:land")]


@pytest.mark.rule("5.2a")
def test_nobody_can_ever_be_on_a_transit_only_line() -> None:
    on = board(load_map("ionium"))
    assert ("land", "Apollonia-Brundisium:land") not in spots(on)
    assert ("sea", "Apollonia-Brundisium:sea") in spots(on)


@pytest.mark.rule("5.2b")
@pytest.mark.parametrize("map_id", map_ids())
def test_the_capital_is_beside_lines_but_never_a_building_site(map_id: str) -> None:
    on = board(load_map(map_id))
    assert on.cities[on.capital] == map_file(map_id)["capital"]["name"]
    for line, mask in zip(on.lines, on.ends_mask, strict=True):
        assert mask == sum(1 << end for end in line.ends if end != on.capital)


@pytest.mark.rule("3.8")
@pytest.mark.parametrize("map_id", map_ids())
def test_far_from_the_capital_is_where_no_line_joins_it(map_id: str) -> None:
    on = board(load_map(map_id))
    capital = map_file(map_id)["capital"]["name"]
    joined = {
        city
        for kind in KINDS
        for _, ends, _ in lines_of(map_id, kind)
        if capital in ends
        for city in ends
    }
    assert {on.cities[city] for city in on.far_from_capital} == set(on.cities) - joined


@pytest.mark.rule("2.7")
def test_small_ionium_keeps_every_other_line() -> None:
    whole = board(load_map("ionium"))
    small = board(load_map("ionium"), Options(small_ionium=True))
    italy = {
        city
        for province in ("Campania", "Calabria", "Sicilia")
        for city in whole.facts.provinces[province]
    }
    kept = [line.name for line in whole.lines if not {whole.cities[e] for e in line.ends} & italy]
    assert [line.name for line in small.lines] == kept
    assert len(kept) < len(whole.lines)
