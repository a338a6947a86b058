from pathlib import Path

import pytest

from concordia import Game
from concordia.cli.seating import seated
from tests.cli.helpers import run, run_json, told

NAMES = ["Anna", "Bruno", "Clio"]


def named(names: list[str]) -> list[str]:
    return [word for name in names for word in ("--player", name)]


def test_a_record_comes_to_the_screen() -> None:
    result = run("new", "--map", "cyprus", "--mode", "venus", "--players", "3", "--seed", "4")

    game = Game.read(result.stdout)
    assert game.position() == Game.new("cyprus", 3, "venus", 4).position()
    assert game.names == ["Player 1", "Player 2", "Player 3"]
    assert result.stderr == ""


def test_the_same_seed_gives_the_same_record() -> None:
    words = ["new", *named(NAMES), "--seed", "12"]

    assert run(*words).stdout == run(*words).stdout


@pytest.mark.rule("3.4")
def test_who_begins_is_drawn_and_the_circle_is_kept() -> None:
    firsts = set()
    for seed in range(30):
        order = seated(NAMES, seed)
        firsts.add(order[0])
        assert order in [NAMES, [*NAMES[1:], "Anna"], ["Clio", "Anna", "Bruno"]]

    assert firsts == set(NAMES)


def test_the_order_can_be_kept() -> None:
    for seed in range(5):
        game = Game.read(run("new", *named(NAMES), "--keep-order", "--seed", str(seed)).stdout)
        assert game.names == NAMES


def test_options_are_taken() -> None:
    words = ["--option", "intermediate", "--option", "market=back", "--option", "no_goods=false"]

    options = Game.read(run("new", *words).stdout).position()["options"]

    assert options["intermediate"] is True
    assert options["market"] == "back"
    assert options["no_goods"] is False


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.cgn"

    result = run("new", *named(NAMES), "--seed", "3", "--out", file)

    game = Game.read(file)
    assert sorted(game.names) == NAMES
    assert f"{game.names[0]} begins (seed 3)." in told(result)
    assert list(tmp_path.iterdir()) == [file]


def test_a_drawn_seed_is_told_beside_the_record() -> None:
    result = run("new", *named(NAMES))

    seed = result.stderr.removeprefix("The seed is ").removesuffix(".\n")
    assert run("new", *named(NAMES), "--seed", seed).stdout == result.stdout


def test_seed_names_and_record_come_as_json(tmp_path: Path) -> None:
    file = tmp_path / "game.cgn"

    new = run_json("new", *named(NAMES), "--out", file)

    assert sorted(new) == ["names", "record", "seed"]
    assert Game.read(new["record"]).names == new["names"]
    assert file.read_text(encoding="utf-8") == new["record"]
    assert run_json("new", *named(NAMES), "--seed", str(new["seed"])) == new


def test_what_cannot_be_written_is_named_as_it_was_asked_for(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "game.cgn"

    assert told(run("new", "--out", tmp_path)) == f"Error: {tmp_path}: Is a directory"
    assert told(run("new", "--out", nowhere)) == f"Error: {nowhere}: No such file or directory"


@pytest.mark.parametrize(
    ("words", "message", "code"),
    [
        (["--map", "imperum"], 'did you mean "imperium"?', 1),
        (["--mode", "solo"], "solo", 1),
        (["--players", "7"], "not for 7", 1),
        (["--players", "1000000000"], "not for 1000000000", 1),
        (["--players", "-3"], "not for -3", 1),
        (["--player", "A", "--player", "A"], "two players have one name", 1),
        (["--mode", "team", "--players", "5"], "not for 5", 1),
        (["--option", "marked=back"], 'did you mean "market"?', 1),
        (["--option", "market=side"], '"front" or "back"', 1),
        (["--player", "Anna", "--players", "3"], "1 players are named", 2),
        (["--player", "", "--player", "B"], "cannot be a player's name", 1),
        (["--player", "A\tB", "--player", "B"], "cannot be a player's name", 1),
        (["--map", "./nowhere.toml"], "no such file", 1),
        (["--out", "/nowhere/game.cgn"], "No such file or directory", 1),
    ],
)
def test_what_cannot_be_is_said_in_words(words: list[str], message: str, code: int) -> None:
    result = run("new", *words)

    assert result.exit_code == code
    assert message in told(result)
    assert result.stdout == ""
