"""Events: what has happened at a table; they and its founding are the table."""

from dataclasses import dataclass, field
from typing import Any

from concordia.server.domain.seat import Seat


@dataclass(frozen=True)
class Founding:
    """How a table began. It never changes."""

    table: str
    """The table's name in links."""
    record: str
    """The start of the game as a record: its setup, and moves where it was taken over."""
    rules: str
    """The version of the rules by which the game is played."""
    seats: tuple[Seat, ...]
    watch: str
    """Digest of the secret that lets a spectator in."""
    created: str
    source: str = ""
    """The table whose rematch or branch this one is, if any."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; its place in the log is its version."""

    kind: str
    seat: int | None = None
    data: dict[str, Any] = field(default_factory=dict)
    key: str = ""
    """What the client called its request, so that the same one is never carried out twice."""
    at: str = ""
