import json
from importlib.resources import files
from pathlib import Path

import pytest

from concordia import Game
from concordia.content.maps import load_map, map_ids
from tests.cli.helpers import play_on, run, run_json, saved, told


@pytest.fixture
def own_map(tmp_path: Path) -> Path:
    text = (files("concordia.content") / "maps" / "italia.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('id = "italia"', 'id = "mine"'), encoding="utf-8")
    return file


def test_all_maps_are_listed() -> None:
    shown = told(run("maps"))

    assert all(map_id in shown for map_id in map_ids())
    assert "imperium Imperium Concordia (2013) 30 12" in shown


def test_the_list_comes_as_json() -> None:
    listed = json.loads(run("maps", "--json").stdout)

    assert [entry["id"] for entry in listed] == list(map_ids())
    italia = next(entry for entry in listed if entry["id"] == "italia")
    assert (italia["cities"], italia["provinces"], italia["recommended_players"]) == (
        25,
        11,
        [2, 4],
    )


def test_a_map_is_named_with_or_without_its_option() -> None:
    assert run("maps", "imperium").output == run("maps", "--show", "imperium").output
    assert run_json("maps", "italia")["id"] == "italia"
    assert run("maps", "italia", "--show", "hellas").exit_code == 2


@pytest.mark.parametrize("map_id", map_ids())
@pytest.mark.parametrize("width", [80, 140])
def test_a_map_is_drawn(map_id: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))

    result = run("maps", "--show", map_id)

    facts = load_map(map_id).facts
    assert max(map(len, result.output.splitlines())) <= width
    assert all(province in result.output for province in facts.provinces)
    assert f"capital {facts.capital}" in result.output


def test_double_and_transit_lines_are_marked() -> None:
    shown = told(run("maps", "--show", "ionium"))

    assert "Neapolis (x2)" in shown
    assert "Brundisium*" in shown
    assert "* can be walked through, but not stood on." in shown
    assert "With the option small_ionium," in shown


def test_a_whole_map_comes_as_json() -> None:
    told_map = run_json("maps", "--show", "italia")

    assert told_map["letters"] == load_map("italia").facts.provinces
    assert len(told_map["connections"]["sea"]) == told_map["lines"]["sea"]


def test_an_own_map_can_be_drawn_played_and_shown(own_map: Path, tmp_path: Path) -> None:
    assert "Italia" in run("maps", "--show", own_map).output
    record = run("new", "--map", own_map, "--players", "2", "--seed", "1")
    assert "map: mine\n" in record.stdout
    file = saved(play_on(Game.new(load_map(own_map), 2, seed=1), 40), tmp_path)

    for command in ("show", "replay", "score"):
        assert run(command, file, "--map", own_map).exit_code == 0
        refused = run(command, file)
        assert refused.exit_code == 1
        assert told(refused).endswith("; if it is your own, name its file with --map")


def test_a_misspelt_map_is_hinted_at_before_an_own_one(tmp_path: Path) -> None:
    document = Game.new("italia", 2, seed=1).position() | {"map": "itala"}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document), encoding="utf-8")

    hint = 'did you mean "italia"? If it is your own, name its file with --map'
    assert hint in told(run("show", file))


def test_the_faults_of_an_own_map_are_named(own_map: Path) -> None:
    text = own_map.read_text(encoding="utf-8").replace('letter = "A"', 'letter = "Q"', 2)
    own_map.write_text(text, encoding="utf-8")

    result = run("maps", "--show", own_map)

    assert result.exit_code == 1
    assert result.stderr.count("mine.toml: province") >= 2


def test_the_engine_plays_on_an_own_map(own_map: Path) -> None:
    request = b'{"do":"new","map":"mine","players":2}\n{"do":"hello"}\n'

    new, hello = run("engine", "--map", own_map, typed=request).stdout.splitlines()

    assert json.loads(new)["ok"]
    assert "mine" in json.loads(hello)["maps"]
