"""Concordia, the board game, as a library: rules, formats and everything to play and study it."""

from concordia import compiled

compiled.choose_form()

from concordia.engine.errors import (  # noqa: E402 - the form is chosen before the engine loads
    ConcordiaError,
    IllegalMove,
    InvalidContent,
    InvalidMove,
    InvalidOptions,
    InvalidPosition,
    InvalidRecord,
)
from concordia.game import Game  # noqa: E402 - likewise

__all__ = [
    "ConcordiaError",
    "Game",
    "IllegalMove",
    "InvalidContent",
    "InvalidMove",
    "InvalidOptions",
    "InvalidPosition",
    "InvalidRecord",
]
