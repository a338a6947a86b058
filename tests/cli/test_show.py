import json
from pathlib import Path

import pytest

from concordia import Game
from tests.cli.helpers import finished_game, play_on, run, run_json, saved, told


@pytest.fixture
def game() -> Game:
    return play_on(Game.new("imperium", ["Anna", "Bruno", "Clio"], seed=5), 150)


@pytest.fixture
def file(game: Game, tmp_path: Path) -> Path:
    return saved(game, tmp_path)


def test_the_whole_table_is_shown(game: Game, file: Path) -> None:
    shown = told(run("show", file))

    assert all(name in shown for name in game.names)
    assert all(city in shown for city in game.state.board.cities)
    assert all(province in shown for province in game.state.board.provinces)
    assert "Market" in shown
    assert "Score if the game ended now" in shown
    assert shown.count("Praefectus Magnus") == 1
    assert "is asked:" in shown


@pytest.mark.parametrize("width", [80, 140])
def test_it_fits_the_screen(file: Path, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))

    lines = run("show", file).output.splitlines()

    assert max(map(len, lines)) <= width


def test_a_position_is_shown_from_file_and_input(game: Game, tmp_path: Path) -> None:
    text = json.dumps(game.position())
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")

    assert run("show", file).output == run("show", "-", typed=text).output


def test_a_moment_of_a_record_is_shown(game: Game, file: Path) -> None:
    position = run_json("show", file, "--move", "20")

    game.undo(len(game.log) - 20)
    assert position == game.position()


@pytest.mark.rule("9.1")
def test_a_seat_is_shown_only_what_it_may_see(game: Game, file: Path) -> None:
    assert run("show", file).output.count("  hand  ") == 3
    shown = run("show", file, "--seat", "1")

    assert shown.output.count("  hand  ") == 1
    assert "Your score" in shown.output
    assert run_json("show", file, "--seat", "1") == game.view(1)


def test_the_end_is_shown(tmp_path: Path) -> None:
    shown = told(run("show", saved(finished_game(), tmp_path)))

    assert "the game is over" in shown
    assert "Final score" in shown
    assert "Concordia card" in shown


def test_a_team_game_names_the_partner(tmp_path: Path) -> None:
    game = play_on(Game.new("ionium", 4, "team", 5), 60)

    shown = run("show", saved(game, tmp_path), "--seat", "1").output

    heading = next(line for line in shown.splitlines() if "your partner" in line)
    assert heading.startswith("3 Player 4")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--move", "999"], "no move 999"),
        (["--move", "-1"], "no move -1"),
        (["--seat", "3"], "no seat 3"),
    ],
)
def test_what_is_not_there_is_not_shown(file: Path, words: list[str], message: str) -> None:
    result = run("show", file, *words)

    assert result.exit_code == 2
    assert message in result.output


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "a record begins with"),
        (b"{", "not JSON"),
        (b'{"a":' * 50_000, "nested too deeply"),
        (b"{}", "is missing"),
        (b"\xff\xfe", "no text in UTF-8"),
        (b"concordia-record/1\nrules: 1\n", "missing"),
    ],
)
def test_what_cannot_be_read_is_said_in_words(text: bytes, message: str, tmp_path: Path) -> None:
    file = tmp_path / "bad"
    file.write_bytes(text)

    result = run("show", file)

    assert result.exit_code == 1
    assert message in told(result)


def test_every_fault_has_its_line(game: Game, tmp_path: Path) -> None:
    position = game.position() | {"seat": 9}
    position["players"][0]["coins"] = "many"
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(position), encoding="utf-8")

    lines = run("show", file).stderr.splitlines()

    assert lines[0] == "Error: 2 faults were found:"
    assert {line.split(":")[0].strip() for line in lines[1:]} == {"seat", "players[0].coins"}
