from pathlib import Path

import pytest

from concordia import Game
from concordia.cli.words.results import result_sentence
from tests.cli.helpers import finished_game, play_on, run, run_json, saved, told, typing


@pytest.fixture(scope="module")
def game() -> Game:
    return finished_game()


@pytest.fixture
def file(game: Game, tmp_path: Path) -> Path:
    return saved(game, tmp_path)


def test_a_right_record_is_confirmed_in_a_sentence(game: Game, file: Path) -> None:
    result = run("replay", file)

    assert result.exit_code == 0
    assert f"{game.log.count('end')} turns, {len(game.log)} moves" in result.output
    assert result_sentence(game) in result.output


def test_a_game_that_goes_on_is_said_to(tmp_path: Path) -> None:
    game = play_on(Game.new("italia", 2, seed=3), 25)

    assert "25 moves. The game is not finished." in run("replay", saved(game, tmp_path)).output


def test_a_game_without_moves_can_be_replayed(tmp_path: Path) -> None:
    assert (
        "0 turns, 0 moves" in run("replay", saved(Game.new("italia", 2, seed=3), tmp_path)).output
    )


def test_every_move_comes_as_json(game: Game, file: Path) -> None:
    result = run_json("replay", file)

    assert [move["text"] for move in result["moves"]] == game.log
    assert [move["number"] for move in result["moves"]] == list(range(1, len(game.log) + 1))
    assert result["turns"] == result["moves"][-1]["turn"] == game.log.count("end")
    assert result["scores"] == game.scores()
    assert (result["over"], result["winner"]) == (True, game.winner())


def test_a_move_names_who_chose_it_and_whose_turn_it_was(tmp_path: Path) -> None:
    game = Game.new("ionium", 4, "team", 5)
    game.play(game.moves()[0])

    (move,) = run_json("replay", saved(game, tmp_path))["moves"]

    assert (move["seat"], move["active"], move["turn"]) == (2, 0, 1)


def test_a_wrong_record_is_refused_at_the_place(game: Game, tmp_path: Path) -> None:
    text = game.record().replace(game.log[3], "build Roma", 1)
    file = tmp_path / "bad.cgn"
    file.write_text(text, encoding="utf-8")

    result = run("replay", file)

    assert result.exit_code == 1
    assert "Roma" in result.stderr


def test_a_wrong_score_is_refused(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "bad.cgn"
    file.write_text(game.record().replace("total ", "total 1"), encoding="utf-8")

    assert run("replay", file).exit_code == 1


def test_a_position_is_no_record() -> None:
    result = run("replay", "-", typed="{}")

    assert result.exit_code == 1
    assert "is a position" in result.stderr


def test_stepping_goes_on_back_and_to_a_number(file: Path, game: Game) -> None:
    result = run(
        "replay", "--step", file, typed=typing("", "n", "p", "5", "n", "b", "9999", "x", "q")
    )

    lines = result.output.splitlines()
    told_moves = [line for line in lines if "  turn " in line]
    assert result.exit_code == 0
    assert [int(line.split(">")[-1].split()[0]) for line in told_moves] == [1, 2, 6]
    assert game.log[0] in told_moves[0]
    assert f"There are moves 0 to {len(game.log)}." in result.output
    assert (
        sum(line.startswith("Italia ·") for line in lines) + result.output.count("> Italia ·") >= 2
    )


def test_stepping_stops_at_the_end_of_record_and_input(tmp_path: Path) -> None:
    file = saved(play_on(Game.new("italia", 2, seed=3), 2), tmp_path)

    result = run("replay", "--step", file, typed=typing("n", "n", "n"))

    assert result.exit_code == 0
    assert "This is the end of the record." in result.output


def test_stepping_needs_the_input_for_itself() -> None:
    assert run("replay", "--step", "-", typed="").exit_code == 2


def test_stepping_is_not_for_programs(file: Path) -> None:
    result = run("replay", "--step", "--json", file)

    assert result.exit_code == 2
    assert "take one of them" in told(result)


def test_scores_are_shown_by_god(game: Game, file: Path) -> None:
    shown = told(run("score", file))

    assert "Final score" in shown
    assert all(str(points["total"]) in shown for points in game.scores())
    assert result_sentence(game) in shown


def test_scores_come_as_json_at_any_moment(game: Game, file: Path) -> None:
    result = run_json("score", file, "--move", "10")

    assert result["players"] == game.names
    assert result["over"] is False
    assert result["scores"][0]["Mars"] == 4


@pytest.mark.rule("8.4")
def test_a_tie_is_explained() -> None:
    sentence = result_sentence(Game.new("italia", ["Anna", "Bruno", "Clio"], seed=1))

    assert sentence == (
        "Clio would win with 7 points; the tie with Anna and Bruno is broken by Praefectus Magnus."
    )


def test_a_team_wins_together() -> None:
    game = Game.new("ionium", 4, "team", 5)

    assert result_sentence(game).startswith("The team of Player 2 and Player 4 would win with ")
