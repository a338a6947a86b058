"""Legal moves come in a fixed order, so that the same seed is the same game everywhere."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from concordia import Game
from tests.support.legal_moves import GAMES, checksum

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_the_order_does_not_depend_on_the_hashes_of_a_process(hash_seed: str) -> None:
    process = subprocess.run(
        [sys.executable, "-m", "tests.support.legal_moves"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert process.stdout == checksum()


@pytest.mark.parametrize(("map_id", "players", "mode"), GAMES)
def test_no_move_is_listed_twice(map_id: str, players: int, mode: str) -> None:
    random, game = Random(1), Game.new(map_id, players, mode, seed=6)
    for _ in range(300):
        assert len(set(game.moves())) == len(game.moves())
        game.play(random.choice(game.moves()))


@pytest.mark.parametrize(("map_id", "players", "mode"), GAMES)
def test_the_order_does_not_depend_on_how_the_position_came_about(
    map_id: str, players: int, mode: str
) -> None:
    random, game = Random(2), Game.new(map_id, players, mode, seed=7)
    for _ in range(150):
        assert Game.load(game.position()).moves() == game.moves()
        game.play(random.choice(game.moves()))


@pytest.mark.parametrize(("map_id", "players", "mode"), GAMES)
def test_done_is_listed_last_and_never_alone(map_id: str, players: int, mode: str) -> None:
    random, game = Random(3), Game.new(map_id, players, mode, seed=8)
    for _ in range(400):
        moves = game.moves()
        if "done" in moves:
            assert moves[-1] == "done"
            assert len(moves) > 1
        game.play(random.choice(moves))


@pytest.mark.rule("4.2")
@pytest.mark.parametrize(("map_id", "players", "mode"), GAMES)
def test_every_turn_ends_with_the_word_of_its_player(map_id: str, players: int, mode: str) -> None:
    random, game = Random(4), Game.new(map_id, players, mode, seed=9)
    for _ in range(400):
        before, move = game.turn, random.choice(game.moves())
        if move == "end":
            assert game.to_move == before
            assert game.moves() == ["end"]
        game.play(move)
        assert game.turn == ((before + 1) % players if move == "end" else before)
