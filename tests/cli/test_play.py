"""`concordia play` as a person at the keyboard lives through it."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from click.testing import Result

from concordia import Game
from concordia.cli.hotseat.screen import Screen
from concordia.cli.hotseat.table import HotSeat
from tests.cli.helpers import finished_game, play_on, run, saved, told, typing
from tests.external.bots import FIRST, GREETS, command

ALONE = ("--map", "italia", "--seed", "4", "--keep-order", "--seat", "you", "--seat", "random")
TWO = (
    "--map",
    "italia",
    "--seed",
    "4",
    "--keep-order",
    "--seat",
    "you:Anna",
    "--seat",
    "you:Bruno",
)


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(words: Sequence[str], *typed: str) -> Result:
    result = run("play", *words, "--save", "game.cgn", typed=typing(*typed))
    assert result.exit_code == 0, result.output
    return result


def log() -> list[str]:
    """Return the moves in the saved game."""
    return Game.read(Path("game.cgn")).log


def test_a_whole_turn_by_numbers_texts_and_beginnings() -> None:
    result = play(ALONE, "play architect", "lift land roma", "1", "done", "end", "q")

    # The other two moves are a line that was chosen by number and, after it, nothing or `done`.
    assert log()[:2] == ["play architect", "lift land Roma"]
    assert log()[2].startswith("to ")
    assert "end" in log()
    assert "Random 2 plays" in told(result)
    assert result.output.count("You: your turn") == 1


def test_nothing_is_lost_when_the_input_ends() -> None:
    result = play(ALONE, "pl arch", "done")

    assert "The input has ended, so the game stops here." in result.output
    assert "concordia play --resume game.cgn" in result.output
    assert log() == ["play architect", "done"]


def test_a_choice_can_be_taken_back_as_far_as_the_start_of_the_turn() -> None:
    result = play(ALONE, "pl arch", "done", "u", "u", "u", "play tribune", "q")

    assert "Nothing can be taken back" in result.output
    assert log() == ["play tribune"]


def test_an_ended_turn_cannot_be_taken_back() -> None:
    result = play(ALONE, "pl arch", "done", "end", "u", "q")

    assert "Nothing can be taken back" in result.output
    assert log()[:3] == ["play architect", "done", "end"]


def test_it_goes_on_where_it_was_left() -> None:
    play(ALONE, "play architect", "q")
    before = Game.read(Path("game.cgn"))

    result = run("play", "--resume", "game.cgn", typed=typing("done", "end", "q"))

    assert result.exit_code == 0
    assert "You: Which colonist to move?" in result.output
    assert log()[: len(before.log) + 2] == [*before.log, "done", "end"]
    assert "Random 2 plays" in told(result)


def test_who_is_who_can_be_said_anew_when_it_goes_on() -> None:
    play(TWO, "", "q")

    result = run(
        "play", "--resume", "game.cgn", "--seat", "random", "--seat", "you", typed=typing("q")
    )

    assert "Anna plays" in told(result)
    assert "Bruno: Which card to play?" in result.output


def test_it_is_saved_without_being_asked_and_says_where() -> None:
    result = run("play", *ALONE, typed=typing("play tribune"))

    (file,) = Path().iterdir()
    assert re.fullmatch(r"concordia-\d{4}-\d\d-\d\d-\d{4}\.cgn", file.name)
    assert f"saved after every choice, as {file.name}." in told(result)
    assert Game.read(file).log == ["play tribune"]


def test_another_game_is_not_overwritten() -> None:
    play(ALONE, "q")

    result = run("play", *ALONE, "--save", "game.cgn", typed="")

    assert result.exit_code == 2
    assert "--resume" in result.output


@pytest.mark.rule("9.1")
def test_only_what_the_person_may_see_is_shown() -> None:
    result = play(ALONE, "b", "q")

    assert result.output.count("  hand  ") == 2  # the board is shown twice, with one hand each
    assert "1 Random 2" in result.output


def test_the_device_is_handed_over_before_a_hand_is_shown() -> None:
    result = play(TWO, "", "play tribune", "done", "end", "", "q")

    parts = result.output.split("Pass the device to ")
    assert [part.split(".")[0] for part in parts[1:]] == ["Anna", "Bruno"]
    assert "  hand  " not in parts[0]
    assert "Anna plays tribune" in told(result)
    assert "Anna: Which card" not in parts[2]


def test_keys_help_without_playing() -> None:
    result = play(ALONE, "?", "m", "b", "s", "q")

    assert "take back your last choice" in result.output
    assert result.output.count("Market (") == 3
    assert "The game is saved as game.cgn." in result.output
    assert log() == []


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There are choices 1 to 7"),
        ("0", "no 0."),
        ("1 2", "Choice 1 has no amounts"),
        ("", "Type a number from 1 to 7"),
        ("play tribun8", "Did you mean 'play tribune'?"),
        ("play", "Which one: play tribune, play architect"),
        ("xyz", "That cannot be played now."),
        ("9" * 5000, "There are choices 1 to 7"),
    ],
)
def test_what_is_unclear_is_answered_with_help(typed: str, answer: str) -> None:
    words = ["--mode", "venus", *ALONE]

    result = play(words, typed, "q")

    assert answer in told(result)
    assert log() == []


@pytest.mark.rule("5.4")
def test_amounts_of_a_trade_are_one_line_of_the_list() -> None:
    result = play(
        ALONE, "play mercator3", "sell food", "2 3", "2", "sell food 2", "buy brick 1", "q"
    )

    assert "sell food 1..2" in result.output
    assert "+4 sestertii for each" in result.output
    assert "Which one: sell food 1 or sell food 2?" in told(result)
    assert "How many? Type 2 1 to 2 2, or 'sell food 1'." in told(result)
    assert log() == ["play mercator3", "sell food 2", "buy brick 1"]


def test_an_amount_follows_the_number_of_its_line() -> None:
    play(ALONE, "play mercator3", "2 2", "q")

    assert log() == ["play mercator3", "sell food 2"]


def test_enter_takes_the_only_choice() -> None:
    play(ALONE, "play architect", "done", "", "q")

    assert log()[:3] == ["play architect", "done", "end"]


def test_the_end_is_scored_and_explained(tmp_path: Path) -> None:
    game = finished_game()
    game.undo()
    file = saved(game, tmp_path)

    result = run("play", "--resume", file, "--seat", "you", "--seat", "you", typed=typing("", ""))

    assert "The game is over" in result.output
    assert "Jupiter" in result.output
    assert "wins with" in result.output
    assert Game.read(file).over


def test_random_players_play_a_whole_game_alone() -> None:
    words = ["--map", "italia", "--seed", "2", "--seat", "random", "--seat", "random"]

    result = play(words)

    assert Game.read(Path("game.cgn")).over
    assert "Random 1 plays" in told(result)
    assert "The game is over" in result.output


@pytest.mark.parametrize("mode", ["base", "venus", "team"])
def test_a_person_who_types_anything_legal_gets_through(
    mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Play two people's parts far into the game by typing moves and keys at random."""
    random = Random(3)
    tables: list[HotSeat] = []
    run_table = HotSeat.run

    def watch(table: HotSeat) -> None:
        tables.append(table)
        run_table(table)

    def choose(_: Screen, prompt: str) -> str:
        moves = tables[0].game.moves()
        if prompt == "> " and len(tables[0].game.log) > 150:
            return "q"
        return random.choice([*moves * 4, "u", "b"]) if prompt == "> " else ""

    monkeypatch.setattr(HotSeat, "run", watch)
    monkeypatch.setattr(HotSeat, "_write", lambda _: None)
    monkeypatch.setattr(Screen, "read", choose)
    seats = ["you:Anna", "random", "you:Bruno", "random"]

    result = play(
        [*(f"--seat={seat}" for seat in seats), "--mode", mode, "--map", "italia", "--seed", "6"]
    )

    assert len(tables[0].game.log) > 150
    assert "Go on with" in result.output


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--seat", "robot"], "is no seat"),
        (["--bot", "mine=x", "--seat", "mien"], 'did you mean "mine"'),
        (["--bot", "you=x"], '"you" is a bot already'),
        (["--bot", "mine"], "write NAME=COMMAND"),
        (["--seat", "you"], "not for 1"),
        (["--seat", "you:A", "--seat", "you:A"], "two players have one name"),
        (["--seat", "you:", "--seat", "you:B", "--map", "x"], "x"),
        (["--resume", "nowhere.cgn"], "No such file"),
        (["--resume", "old.cgn", "--mode", "venus"], "a saved one has its own"),
        (["--resume", "old.cgn", "--seat", "you"], "--seat names 1"),
        (["--resume", "old.cgn", "--keep-order"], "a saved one has its order"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(words: list[str], message: str) -> None:
    saved(play_on(Game.new("italia", 2, seed=1), 5), Path(), "old.cgn")

    result = run("play", *words, typed="")

    assert result.exit_code in (1, 2)
    assert message in told(result)


def test_a_program_of_ones_own_sits_at_the_table(tmp_path: Path) -> None:
    bot = ["--bot", f"mine={command(tmp_path, FIRST)}"]
    seats = ["--seat", "you", "--seat", "mine", "--seat", "mine"]

    result = play([*TWO[:5], *bot, *seats], "play tribune", "done", "end", "q")

    assert "Mine 2 plays tribune" in told(result)
    assert "Mine 3 plays tribune" in told(result)
    again = run("play", "--resume", "game.cgn", *bot, typed=typing("play tribune", "q"))
    assert "You: Which card to play?" in again.output
    assert "Pass the device" not in again.output


def test_a_program_that_fails_is_named_and_nothing_is_lost(tmp_path: Path) -> None:
    bot = ["--bot", f"mine={command(tmp_path, GREETS)}", "--seat", "you", "--seat", "mine"]

    result = run(
        "play", *TWO[:5], *bot, "--save", "game.cgn", typed=typing("play tribune", "done", "end")
    )

    assert result.exit_code == 1
    assert "Go on with: concordia play --resume game.cgn" in told(result)
    assert "Error: the bot mine (" in result.stderr
    assert "exit code 0" in result.stderr
    assert log() == ["play tribune", "done", "end"]


def test_trouble_with_saving_is_told_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device", f"{path}{text[:0]}")

    monkeypatch.setattr("concordia.cli.hotseat.saving.write_text", refuse)

    result = play(ALONE, "play architect", "done", "q")

    assert result.output.count("The game cannot be saved: game.cgn: No space left") == 1
    assert "The game could not be saved" in result.output
    assert "Go on with" not in result.output


def test_a_real_process_with_a_pipe_behaves() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "concordia", "play", *ALONE, "--save", "game.cgn"],
        input=typing("play architect"),
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env={**os.environ, "PYTHONUTF8": "1"},
    )

    assert ended.stderr == ""
    assert "\x1b" not in ended.stdout
    assert log() == ["play architect"]
