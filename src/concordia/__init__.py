"""Concordia, the board game, as a library: rules, formats and everything to play and study it."""

from concordia.engine.errors import (
    ConcordiaError,
    IllegalMove,
    InvalidContent,
    InvalidMove,
    InvalidOptions,
    InvalidPosition,
    InvalidRecord,
)
from concordia.game import Game

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
