from pathlib import Path

import pytest

from concordia import Game
from tests.cli.helpers import finished_game, play_on, run, run_json, saved, told

SETUP = ("--map", "italia", "--players", "2", "--seed", "7")


def test_sequences_are_counted_from_a_new_game() -> None:
    game = Game.new("italia", 2, seed=7)
    expected = 0
    for first in game.moves():
        game.play(first)
        expected += len(game.moves())
        game.undo()

    assert run_json("perft", *SETUP, "--depth", "2")["count"] == expected


def test_no_move_at_all_is_one_sequence() -> None:
    assert run_json("perft", *SETUP, "--depth", "0", "--divide")["count"] == 1


def test_the_parts_of_a_divided_count_add_up() -> None:
    whole = run_json("perft", *SETUP, "--depth", "4")
    divided = run_json("perft", *SETUP, "--depth", "4", "--divide")

    assert list(divided["divide"]) == Game.new("italia", 2, seed=7).moves()
    assert sum(divided["divide"].values()) == divided["count"] == whole["count"]


def test_it_counts_from_a_moment_of_a_record(tmp_path: Path) -> None:
    game = play_on(Game.new("italia", 2, seed=7), 30)

    result = run_json("perft", saved(game, tmp_path), "--depth", "1")

    assert result["count"] == len(game.moves())


def test_a_finished_game_has_no_sequences(tmp_path: Path) -> None:
    file = saved(finished_game(), tmp_path)

    assert run_json("perft", file, "--depth", "3")["count"] == 0
    assert run_json("perft", file, "--depth", "3", "--divide")["count"] == 0


def test_the_count_is_told_to_people() -> None:
    result = run("perft", *SETUP, "--depth", "1", "--divide")

    assert "1  play tribune" in result.output
    assert "6  sequences of 1 move, counted" in result.output


@pytest.mark.parametrize(
    "words", [["--mode", "team"], ["--seed", "4"], ["--players", "3"], ["--option", "no_goods"]]
)
def test_a_game_in_a_file_has_its_own_setup(words: list[str], tmp_path: Path) -> None:
    file = saved(Game.new("italia", 2, seed=7), tmp_path)

    result = run("perft", file, "--depth", "1", *words)

    assert result.exit_code == 2
    assert "are for new games; the one in FILE has its own" in told(result)


def test_a_setup_that_cannot_be_is_refused() -> None:
    result = run("perft", "--players", "9", "--depth", "1")

    assert result.exit_code == 1
    assert "not for 9" in result.output
