"""What each viewer may know of a table: the moment, the log, and how versions count for him.

Rule 9.1 hides hands, the deck and piles; rule 13.10 hides what a team says over a Legate. Versions
count what a viewer has seen, so that not even the number of hidden moves can be told.
"""

from bisect import bisect_left, bisect_right
from typing import Any

from concordia.engine.state import State
from concordia.engine.types import NONE
from concordia.engine.view import legate_player, sees_question
from concordia.notation.position import view
from concordia.server.domain.event import Event
from concordia.server.domain.table import Table


class Viewer:
    """Who looks at a table: a seat, or a spectator without one."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        self.team = NONE if seat is None else table.team(seat)

    def sees_question(self, table: Table) -> bool:
        """Tell whether he may know what is being asked, and whom."""
        if self.seat is not None:
            return sees_question(table.game.state, self.seat)
        return legate_player(table.game.state) == NONE


def seen_version(table: Table, viewer: Viewer, version: int | None = None) -> int:
    """Count the events up to a version, or all of them, that a viewer has seen."""
    upto = table.version if version is None else version
    hidden = [bisect_right(said, upto) for team, said in table.talks.items() if team != viewer.team]
    return upto - sum(hidden)


def real_version(table: Table, viewer: Viewer, seen: int) -> int:
    """Return the first version at which a viewer had seen so many events."""
    versions = range(table.version + 1)
    return bisect_left(versions, seen, key=lambda version: seen_version(table, viewer, version))


def log_since(table: Table, viewer: Viewer, seen: int) -> list[dict[str, Any]]:
    """Return what a viewer has been able to see happen since a version of his."""
    first = real_version(table, viewer, seen)
    return [
        _entry(table, viewer, version)
        for version in range(first + 1, table.version + 1)
        if sees(table, viewer, version)
    ]


def sees(table: Table, viewer: Viewer, version: int) -> bool:
    """Tell whether a viewer may know that there was the event of a version."""
    return seen_version(table, viewer, version) > seen_version(table, viewer, version - 1)


def _entry(table: Table, viewer: Viewer, version: int) -> dict[str, Any]:
    event = table.events[version - 1]
    return {
        "version": seen_version(table, viewer, version),
        "kind": event.kind,
        "seat": event.seat,
        "at": event.at,
        **_told(table, viewer, event),
    }


def _told(table: Table, viewer: Viewer, event: Event) -> dict[str, Any]:
    """Return what is public of an event's data: no token, and versions as the viewer counts."""
    told = {key: value for key, value in event.data.items() if key != "token"}
    if "to" in told:
        told["to"] = seen_version(table, viewer, told["to"])
    return told


def seen_game(table: Table, viewer: Viewer, state: State | None = None) -> dict[str, Any]:
    """Return what a viewer may see of the game: a position document with the rest left out.

    It is the game as it is now, or another state of it.
    """
    state = state or table.game.state
    if viewer.seat is not None:
        return view(state, viewer.seat)
    # A spectator sees what some seat sees that takes no part in a Legate's talk, less its own.
    talking = legate_player(state)
    seats = range(len(state.players))
    eyes = next(s for s in seats if talking == NONE or table.team(s) != table.team(talking))
    document = view(state, eyes)
    document["viewer"] = None
    own = document["players"][eyes]
    own["discard"] = own["discard"][-1:]
    if not state.rules.open_hands:
        del own["hand"]
    return document
