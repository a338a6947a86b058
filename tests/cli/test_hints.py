"""Hints at the terminal, and the questions before a game."""

import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from concordia import Game
from concordia.bots.advice import Advice, Outlook, advise
from concordia.bots.bot import Budget
from concordia.bots.ladder import LADDER
from concordia.bots.value.judge import Judge
from concordia.bots.value.weights import usual_weights
from concordia.cli.hotseat.invitation import invited, usual_seats
from concordia.cli.hotseat.screen import Screen
from concordia.cli.words.hints import at_once, by_the_end, hint, plan
from concordia.cli.words.levels import LEVELS, levels
from concordia.content.rules import mode_ids, players_of
from concordia.engine.types import GODS
from concordia.notation.move_text import parse_move
from tests.cli.helpers import play_on, run, told, typing

NAMES = ["Anna", "Bruno", "Carla", "Dora"]
TABLE = ("--map", "italia", "--seed", "4", "--keep-order", "--seat", "you", "--seat", "random")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def planned(game: Game, *moves: str) -> Advice:
    """Return advice with a plan of our own making."""
    state, seat = game.state, game.to_move or 0
    judge, numbers = Judge(state, usual_weights()), []
    twin = Game.load(game.position())
    for move in moves:
        numbers.append(parse_move(twin.state, move))
        twin.play(move)
    before, after = (Outlook(judge, each, seat, 1.0) for each in (state, twin.state))
    return Advice(LADDER["greedy"], numbers, before, after)


def test_a_plan_is_told_with_what_it_costs_and_brings() -> None:
    game = Game.new("italia", NAMES, seed=4)
    advice = planned(
        game, "play architect", "lift sea Roma", "to Aleria-Cosa:sea", "build Cosa", "done"
    )

    assert plan(advice, game.state, NAMES) == (
        "plays architect, moves sea Roma to Aleria-Cosa and builds in Cosa (1 food, 1 sestertius)"
    )
    assert by_the_end(advice).startswith("Saturnus +")
    assert at_once(advice) == (
        "10 points (+3), 4 sestertii (-1), 5 goods (-1), 6 cards in hand (-1), 1 house (+1), "
        "an income of 3 sestertii (+3)"
    )


def test_one_is_addressed_as_you() -> None:
    game = Game.new("italia", NAMES, seed=4)
    game.play("play architect", "lift sea Roma", "to Aleria-Cosa:sea", "build Cosa", "done", "end")
    for _ in range(3):
        game.play("play prefect", "cash", "end")
    advice = planned(game, "play prefect", "produce Etruria")

    assert "lets Etruria produce (you 1 " in plan(advice, game.state, NAMES)


def test_moves_that_need_no_words_are_told_all_the_same() -> None:
    game = Game.new("italia", NAMES, seed=4)
    game.play("play architect")
    advice = planned(game, "done")

    assert hint(advice, game.state, NAMES) == [
        ("the greedy", "answers 'done'"),
        ("by the end", "no god gains or loses much"),
        ("at once", "nothing changes"),
    ]


def test_the_parts_of_a_hint_add_up() -> None:
    game = Game.new("italia", NAMES, seed=4)
    advice = planned(game, "play senator", "card 2", "pay wine")
    parts = [part.rsplit(" ", 1) for part in by_the_end(advice).split(", ")]

    # What is below half a point is left out, and each part is rounded.
    gained = sum(float(points) for _, points in parts)
    assert gained == pytest.approx(advice.after.worth - advice.before.worth, abs=3)
    assert {name for name, _ in parts} <= {*GODS, "prospects"}
    assert [points[0] for _, points in parts] == sorted(points[0] for _, points in parts)


@pytest.mark.parametrize(("mode", "players"), [("base", 2), ("venus", 3), ("team", 4)])
def test_there_are_words_for_every_hint(mode: str, players: int) -> None:
    game = Game.new("hellas", NAMES[:players], mode, seed=3, no_goods=True)
    for moves in range(0, 160, 11):
        play_on(game, moves)
        labels, texts = zip(
            *hint(advise(game.state, Budget(nodes=9), Random(1)), game.state, game.names),
            strict=True,
        )
        assert labels == (f"the {list(LADDER)[-1]}", "by the end", "at once")
        assert all(texts)


def test_h_gives_a_hint_and_changes_nothing() -> None:
    result = run("play", *TABLE, "--save", "game.cgn", typed=typing("h", "play tribune", "h", "q"))

    assert result.exit_code == 0
    assert result.output.count(f"the {list(LADDER)[-1]}  ") == 2
    assert "by the end" in result.output
    assert Game.read(Path("game.cgn")).log == ["play tribune"]


def screen_of(typed: list[str], monkeypatch: pytest.MonkeyPatch) -> Screen:
    answers = iter(typed)

    def read(screen: Screen, prompt: str) -> str:
        screen.say(prompt)
        return next(answers)

    monkeypatch.setattr(Screen, "read", read)
    return Screen(Console())


@pytest.mark.parametrize(
    ("typed", "seats"),
    [
        (["", ""], ["you", "greedy", "greedy", "greedy"]),
        (["1", "1"], ["you", "random"]),
        (["2", "Planner"], ["you", "planner", "planner"]),
        (["9", "four", " 4 ", "hard", "2"], ["you", *["greedy"] * 4]),
    ],
)
def test_enter_takes_what_is_usual_and_other_answers_are_asked_again(
    typed: list[str], seats: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert invited(screen_of(typed, monkeypatch), "base") == seats
    assert usual_seats() == ["you", "greedy", "greedy", "greedy"]


def test_what_cannot_be_is_answered_with_what_can(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert invited(screen_of(["4", "5", ""], monkeypatch), "team") == ["you", *["greedy"] * 5]

    shown = capsys.readouterr().out
    assert "your partner included? 3 or 5 [3]" in shown
    assert "Type 3 or 5, or Enter for 3." in shown


@pytest.mark.parametrize("mode", mode_ids())
def test_what_is_usual_fits_every_way_to_play(mode: str) -> None:
    assert len(usual_seats()) in players_of(mode)


def test_every_bot_has_a_level_in_words() -> None:
    assert [name for name, _ in levels()] == list(LADDER)
    assert set(LADDER) <= set(LEVELS)


def test_at_a_real_terminal_a_person_is_asked() -> None:
    ours, theirs = pty.openpty()
    words = [sys.executable, "-m", "concordia", "play", "--map", "italia", "--seed", "1"]
    with subprocess.Popen(
        [*words, "--save", "game.cgn"], stdin=theirs, stdout=theirs, stderr=theirs
    ) as process:
        os.close(theirs)
        os.write(ours, b"1\nrandom\nh\nq\n")
        shown = "".join(lines_of(ours))

    assert process.returncode == 0
    assert "How many opponents? 1, 2, 3 or 4 [3]" in shown
    assert f"the {list(LADDER)[-1]}" in shown
    assert "by the end" in shown
    assert "Go on with" in shown
    assert sorted(Game.read(Path("game.cgn")).names) == ["Random 2", "You"]


def lines_of(terminal: int) -> Iterator[str]:
    """Read what is shown until nobody has the terminal any more."""
    with suppress(OSError):
        while data := os.read(terminal, 4096):
            yield data.decode("utf-8", "replace")
    os.close(terminal)


def test_where_nobody_can_be_asked_three_bots_sit_down() -> None:
    result = run("play", "--seed", "1", "--save", "game.cgn", typed=typing("q"))

    assert "How many" not in result.output
    assert "You" in told(result)
    names = Game.read(Path("game.cgn")).names
    assert sorted(names) == ["Greedy 2", "Greedy 3", "Greedy 4", "You"]
