"""Tables without a server: founded, and moved by what is decided, as the service does it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from concordia.game import Game
from concordia.server.domain import deciding
from concordia.server.domain.event import Event
from concordia.server.domain.founding import Place, found
from concordia.server.domain.happenings import apply, replay
from concordia.server.domain.moment import moment
from concordia.server.domain.table import Table
from concordia.server.domain.visibility import Viewer, seen_version

AT = "2026-01-02T03:04:05.678+00:00"


def sit_down(game: Game, *bots: int) -> Table:
    """Return a table around a game, with people on all seats but those of the bots."""
    seats = range(len(game.names))
    places = [Place("bot", bot="random") if seat in bots else Place("person") for seat in seats]
    return replay(found(game, places, AT).founding, ())


def let(table: Table, events: Sequence[Event]) -> Table:
    """Let happen what was decided; the same must come out when all of it is replayed."""
    for event in events:
        apply(table, replace(event, at=AT))
    again = replay(table.founding, table.events)
    assert again.game.position() == table.game.position()
    assert again.line == table.line
    assert again.talks == table.talks
    return table


def play(table: Table, *moves: str) -> Table:
    """Play moves of whoever is asked."""
    for move in moves:
        seat = table.to_move
        assert seat is not None
        let(table, deciding.played(table, seat, [move]))
    return table


def seen(table: Table, seat: int | None, since: int = 0) -> dict[str, Any]:
    """Return what a viewer is told."""
    return moment(table, Viewer(table, seat), since)


def version(table: Table, seat: int | None) -> int:
    """Return the version as a viewer counts."""
    return seen_version(table, Viewer(table, seat))


def texts(told: dict[str, Any]) -> list[str]:
    """Return the moves that a viewer was told."""
    return [entry["move"] for entry in told["log"] if entry["kind"] == "play"]
