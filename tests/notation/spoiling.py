"""Ways to spoil a position document, and the faults that this leads to."""

from collections.abc import Callable
from typing import Any

import pytest

from concordia import Game, InvalidPosition
from tests.notation.hostile import Document

Spoil = Callable[[Document], object]


def faults_of(document: object) -> dict[str, str]:
    """Return the faults of a document that must be refused."""
    with pytest.raises(InvalidPosition) as caught:
        Game.load(document)
    assert [str(fault) for fault in caught.value.faults] == str(caught.value).split("\n")
    return {fault.path: fault.message for fault in caught.value.faults}


def fresh(map_id: str = "imperium", **options: Any) -> Document:  # noqa: ANN401
    return Game.new(map_id, players=4, seed=1, **options).position()


def give(seat: int, **entries: object) -> Spoil:
    """Set entries of a player."""
    return lambda document: document["players"][seat].update(entries)


def put(**entries: object) -> Spoil:
    """Set entries of the document."""
    return lambda document: document.update(entries)
