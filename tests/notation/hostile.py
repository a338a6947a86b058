"""Spoiling documents, and what must hold whatever comes of it."""

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from concordia import Game, InvalidPosition
from concordia.engine.invariants import contradictions

Document = dict[str, Any]
Path = tuple[str | int, ...]

GONE = "(taken away)"
"""In the place of a value: the value is taken away."""
DEEP: object = []
for _ in range(200):
    DEEP = [DEEP]

LONGEST_MESSAGE = 200_000

STRANGE: list[object] = [
    GONE, None, True, False, 0, 1, 2, 3, 5, 7, 13, 99, -1, 10**9, 10**400, -(10**30), 1.0,
    0.5, -0.0, float("nan"), float("inf"), "", " ", "0", "x", "null", "é\x00\u2028", "y" * 5000, [],
    {}, [[]], [{}], [None], [0, 0], ["", ""], [[], "Roma"], ["land", "Roma"], ["errand"],
    ["magister", "errand"], {"": 0}, {"x": []}, {"land": 1}, [1] * 500, DEEP,
]  # fmt: skip


NAMES = [
    "tribune", "architect", "prefect", "legate", "proconsul", "magister", "senator", "diplomat",
    "praetor", "consul", "prefect/architect", "colonist", "mason", "tribune@start", "legate@start",
    "diplomat@start", "weaver@II", "openly", "errand", "brick", "cloth", "build", "end", "play",
    "shop", "start", "carry-out", "take", "buy", "half", "repeat", "Roma", "imperium", "venus",
]  # fmt: skip
"""Names that are right in one place and wrong in another."""


def load(document: object) -> Game | None:
    """Load a document; None where it is refused, which is all that may happen else."""
    try:
        return Game.load(document)
    except InvalidPosition as error:
        refusal = error
    assert refusal.faults
    assert all(fault.message for fault in refusal.faults)
    assert len(str(refusal)) < LONGEST_MESSAGE
    return None


def must_be_sound(document: object, moves: int = 50) -> bool:
    """Check that a document is refused, or can be played on with; tell which."""
    game = load(document)
    if game is None:
        return False
    check(game)
    random = Random(1)
    for _ in range(moves):
        if game.over:
            break
        game.play(random.choice(game.moves()))
        assert contradictions(game.state) == []
        assert game.state.to_move() in range(len(game.names)) or game.over
    check(game)
    return True


def check(game: Game) -> None:
    """Check that what was loaded is a moment of a game as others are."""
    assert contradictions(game.state) == []
    assert bool(game.moves()) != game.over
    again = Game.load(json.loads(json.dumps(game.position())))
    assert again.position() == game.position()
    assert again.moves() == game.moves()
    assert again.state.magnus_used == game.state.magnus_used


def paths(value: object, path: Path = ()) -> Iterator[Path]:
    """List the places of all values inside of a value."""
    items: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    for key, item in items:
        yield (*path, key)
        yield from paths(item, (*path, key))


def at(document: Any, path: Path) -> Any:  # noqa: ANN401 - any JSON
    """Return the value at a place."""
    for key in path:
        document = document[key]
    return document


def replaced(document: Document, path: Path, value: object) -> Document:
    """Return a copy of a document with another value in one place."""
    twin = copy.deepcopy(document)
    parent = at(twin, path[:-1])
    if value is GONE:
        del parent[path[-1]]
    else:
        parent[path[-1]] = copy.deepcopy(value) if value is not DEEP else value
    return twin
