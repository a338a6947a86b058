"""A built wheel works, compiled or not, and both forms play the same games."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = """
import hashlib
from random import Random
from concordia import Game, compiled
from concordia.engine.playout import perft, random_playout
digest = hashlib.sha256()
for mode, seats in (("base", 3), ("venus", 5), ("team", 6)):
    game = Game.new("ionium", players=seats, mode=mode, seed=1)
    digest.update(str(perft(game.state, 3)).encode())
    random = Random(2)
    while not game.over:
        moves = game.moves()
        digest.update("|".join(moves).encode())
        game.play(moves[int(random.random() * len(moves))])
    digest.update(game.record().partition("date:")[0].encode() + str(game.scores()).encode())
print(compiled.form(), digest.hexdigest())
"""


def install(folder: Path, choice: str) -> Path:
    """Build a wheel as a user's pip does, and unpack it; nothing is fetched."""
    environment = os.environ | {"CONCORDIA_COMPILE": choice}
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder)]
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", *options, str(ROOT)], env=environment, check=True
    )
    with zipfile.ZipFile(next(folder.glob("concordia-*.whl"))) as wheel:
        wheel.extractall(folder / "installed")
    return folder / "installed"


def play_with(installed: Path) -> list[str]:
    """Return the form of an installed package, and a digest of games that it played."""
    kept = {name: value for name, value in os.environ.items() if name != "CONCORDIA_INTERPRETED"}
    done = subprocess.run(
        [sys.executable, "-c", GAMES],
        env=kept | {"PYTHONPATH": str(installed)},
        cwd=installed,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def test_both_forms_of_the_wheel_play_the_same_games(tmp_path: Path) -> None:
    plain, auto = tmp_path / "plain", tmp_path / "auto"
    form, games = play_with(install(plain, "0"))
    assert form == "interpreted"
    other_form, same_games = play_with(install(auto, "auto"))
    assert same_games == games
    if other_form == "interpreted":
        pytest.skip("no C compiler with Python's headers: there is no compiled form here")
