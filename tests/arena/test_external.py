"""Matches with bots that are programs of their own."""

import os
import select
import shlex
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from concordia import Game
from concordia.arena.match import Match
from concordia.arena.playing import GameFailed
from concordia.arena.run import Arena
from concordia.arena.store import RefusedResults, Store
from concordia.arena.workers import LocalProcesses, ThisProcess, local
from concordia.engine.errors import InvalidOptions
from concordia.external.program import _RUNNING
from tests.arena.games import plain, results_of
from tests.cli.helpers import run, told
from tests.external.bots import BY_CHANCE, FIRST, GREETS, command

ONE_MOVE = GREETS + "say(move=json.loads(sys.stdin.readline())['moves'][0])"


def match_of(folder: Path, program: str) -> Match:
    commands = {"mine": command(folder, program)}
    return Match(("mine", "random"), "italia", "base", 2, seed=3, nodes=9, commands=commands)


def words_of(folder: Path, program: str) -> list[str]:
    bot = f"mine={command(folder, program)}"
    match = ["--map", "italia", "--players", "2", "--games", "2", "--seed", "3", "--jobs", "1"]
    return ["arena", "--bots", "mine,random", "--bot", bot, *match]


def test_external_bots_play_the_same_games_in_any_number_of_processes(tmp_path: Path) -> None:
    match = match_of(tmp_path, BY_CHANCE)

    here = results_of(match, 4)

    assert plain(here) == plain(Arena(local(2)).run(match, 4))
    assert all(result.over for result in here)
    assert [result.sides for result in here[:2]] in (
        [["mine", "random"], ["random", "mine"]],
        [["random", "mine"], ["mine", "random"]],
    )


@pytest.mark.parametrize("workers", [ThisProcess(), LocalProcesses(2)])
def test_a_failure_names_the_game_and_brings_its_record(
    workers: ThisProcess | LocalProcesses, tmp_path: Path
) -> None:
    match = match_of(tmp_path, ONE_MOVE)

    with pytest.raises(GameFailed, match=r"In setup 0, rotation \d, the bot mine \(") as failed:
        Arena(workers).run(match, 2)

    game = Game.read(failed.value.record)
    assert not game.over
    assert "exit code 0" in str(failed.value)
    assert f"mine on seat {game.to_move}" == game.names[game.to_move or 0]


def test_programs_end_with_their_game(tmp_path: Path) -> None:
    results_of(match_of(tmp_path, FIRST), 1)
    with pytest.raises(GameFailed):
        results_of(match_of(tmp_path, ONE_MOVE), 1)

    assert list(_RUNNING) == []


def test_a_process_that_is_ended_takes_its_bots_along(tmp_path: Path) -> None:
    pipe = tmp_path / "alive"
    os.mkfifo(pipe)
    bot = command(tmp_path, f"import signal\nalive = open({str(pipe)!r}, 'w')\nsignal.pause()")
    worker = (
        "import signal\nfrom concordia.arena.workers import _get_ready\n"
        "from concordia.external.program import Program\n"
        f"_get_ready()\nprogram = Program('deaf', {bot!r})\nsignal.pause()"
    )
    process = subprocess.Popen([sys.executable, "-c", worker])
    with pipe.open("rb") as alive:
        process.send_signal(signal.SIGTERM)

        assert process.wait() == -signal.SIGTERM
        # Nobody writes there any more: the end of the bot is the end of the pipe.
        assert select.select([alive], [], [], 60)[0]
        assert alive.read() == b""


def test_a_bot_whose_file_was_changed_is_another_one(tmp_path: Path) -> None:
    match, out = match_of(tmp_path, FIRST), tmp_path / "out"
    Arena(ThisProcess(), Store(out, match)).run(match, 1)
    command(tmp_path, FIRST + "\n# Better than before.\n")

    with pytest.raises(RefusedResults, match="an external bot has changed since"):
        Arena(ThisProcess(), Store(out, match)).run(match, 1)


def test_unknown_bots_are_told_from_named_ones(tmp_path: Path) -> None:
    match = replace(match_of(tmp_path, FIRST), bots=("mien", "random"))

    with pytest.raises(InvalidOptions, match='"mien" is no bot; did you mean "mine"'):
        match.check()


def test_the_command_takes_bots_of_ones_own(tmp_path: Path) -> None:
    shown = told(run(*words_of(tmp_path, FIRST), "--seconds", "20"))

    assert shown.startswith("mine against random · italia")
    assert "2 games on 1 setup." in shown


def test_a_failure_shows_the_command_that_repeats_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = [*words_of(tmp_path, ONE_MOVE), "--option", "market=back", "--seconds", "20"]

    result = run(*words)

    assert result.exit_code == 1
    assert "Error: In setup 0, rotation 0, the bot mine" in result.stderr
    assert "is saved as failed-0-0.cgn" in result.stderr
    assert Game.read(Path("failed-0-0.cgn")).state.rules.options.market == "back"
    again = result.stderr.splitlines()[-1].strip()
    assert again.endswith("--option market=back --seconds 20 --only 0:0")
    repeated = run(*shlex.split(again)[1:])
    assert repeated.stderr == result.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bot", "greedy=x"], '"greedy" is a bot already'),
        (["--bot", "mine"], "write NAME=COMMAND"),
        (["--only", "3"], "such as 3:0"),
        (["--only", "3:2"], "rotations 0 to 1"),
        (["--only", "0:0", "--out", "m"], "leave --out away"),
    ],
)
def test_what_makes_no_sense_is_refused(words: list[str], message: str) -> None:
    result = run("arena", "--bots", "greedy,random", "--players", "2", *words)

    assert result.exit_code in (1, 2)
    assert message in told(result)


def test_one_game_can_be_played_alone() -> None:
    words = ["arena", "--bots", "random", "--map", "italia", "--players", "2", "--seed", "5"]

    shown = told(run(*words, "--only", "7:0", "--jobs", "1"))

    assert "1 game on 1 setup." in shown
