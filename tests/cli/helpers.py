"""Running commands as a person or a program does, and games to run them on."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from click.testing import CliRunner, Result

from concordia import Game
from concordia.cli import main
from concordia.cli.protocol.session import Session


def run(*arguments: str | Path, typed: str | bytes | None = None) -> Result:
    """Run a command; an error that it should have told in words fails the test."""
    result = CliRunner().invoke(main, [str(word) for word in arguments], input=typed)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def run_json(*arguments: str | Path) -> dict[str, Any]:
    """Run a command that writes JSON."""
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    told: dict[str, Any] = json.loads(result.stdout)
    return told


def typing(*lines: str) -> str:
    """Return what a person types, line by line."""
    return "".join(f"{line}\n" for line in lines)


def ask(session: Session, do: str, **rest: object) -> dict[str, Any]:
    """Send a request to a session and return the answer."""
    answer: dict[str, Any] = json.loads(session.answer(json.dumps({"do": do, **rest})))
    return answer


def play_on(game: Game, moves: int, seed: int = 1) -> Game:
    """Play random moves."""
    random = Random(seed)
    while not game.over and len(game.log) < moves:
        game.play(random.choice(game.moves()))
    return game


def finished_game(seed: int = 1, **options: object) -> Game:
    """Return a game that random players have played to its end."""
    setup: dict[str, Any] = {"map": "italia", "players": 2, "seed": seed} | options
    return play_on(Game.new(**setup), 20_000, seed)


def saved(game: Game, folder: Path, name: str = "game.cgn") -> Path:
    """Write a game's record to a file."""
    path = folder / name
    path.write_text(game.record(), encoding="utf-8")
    return path


def words_of(result: Result) -> Sequence[str]:
    """Return all words that were shown, however the lines were broken."""
    return result.output.split()


def told(result: Result) -> str:
    """Return all that was shown as one line."""
    return " ".join(words_of(result))
