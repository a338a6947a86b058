"""Perft: the number of move sequences of each length from known positions.

A change of any of these numbers is a change of the rules. tools/make_perft.py made the tables; the
slow count below comes to the same numbers on another way, through documents and move texts alone.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from concordia import Game
from concordia.engine.playout import perft

TABLES = sorted(Path(__file__).parent.glob("*.json"))
MOST_LOADS = 250
"""How many positions the slow count may load for one table."""


def slow_count(document: str, depth: int) -> int:
    """Count sequences by loading each position from its text and playing move texts."""
    moves = Game.load(json.loads(document)).moves()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        game = Game.load(json.loads(document))
        game.play(move)
        count += slow_count(json.dumps(game.position()), depth - 1)
    return count


def read(path: Path) -> tuple[list[int], dict[str, Any]]:
    table = json.loads(path.read_text(encoding="utf-8"))
    return table["counts"], table["position"]


def test_there_are_tables() -> None:
    assert len(TABLES) >= 10


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_the_sequences_of_moves_are_as_many_as_ever(path: Path) -> None:
    counts, position = read(path)
    state = Game.load(position).state
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_documents_and_move_texts_lead_to_the_same_numbers(path: Path) -> None:
    counts, position = read(path)
    depths = [d for d in range(2, len(counts) + 1) if sum(counts[: d - 1]) <= MOST_LOADS] or [1]
    assert slow_count(json.dumps(position), depths[-1]) == counts[depths[-1] - 1]


def test_counting_leaves_the_state_as_it_was() -> None:
    game = Game.load(read(TABLES[0])[1])
    before = game.position(), game.moves()
    perft(game.state, 3)
    assert (game.position(), game.moves()) == before
