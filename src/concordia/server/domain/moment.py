"""The moment: all that one viewer is told of a table, as plain data."""

from typing import Any

from concordia.arena.playing import finishing_order
from concordia.engine.scoring import score
from concordia.server.domain.effects import moves_with_effects
from concordia.server.domain.reasons import reasons
from concordia.server.domain.table import Table
from concordia.server.domain.visibility import Viewer, log_since, seen_game, seen_version


def moment(table: Table, viewer: Viewer, since: int) -> dict[str, Any]:
    """Return what a viewer sees now, with what has happened since a version of his."""
    return {
        "type": "moment",
        "table": table.id,
        "seat": viewer.seat,
        "version": seen_version(table, viewer),
        "status": status(table),
        "seats": [seat.shown() for seat in table.seats],
        "asked": _asked(table, viewer),
        "legal": _legal(table, viewer),
        "undo": _undo(table, viewer),
        "proposal": _proposal(table, viewer),
        "result": result(table),
        "rematch": table.rematch or None,
        "scores": _scores(table),
        "game": seen_game(table, viewer),
        "log": log_since(table, viewer, since),
    }


def status(table: Table) -> str:
    """Say how far the table is."""
    if table.ended:
        return "over"
    return "playing" if table.full else "waiting"


def _asked(table: Table, viewer: Viewer) -> dict[str, Any] | None:
    """Say who is asked what; of a Legate's talk others learn only that it goes on (13.10)."""
    if table.to_move is None:
        return None
    if not viewer.sees_question(table):
        return {"seat": None, "question": "legate"}
    return {"seat": table.to_move, "question": table.game.question}


def _legal(table: Table, viewer: Viewer) -> list[dict[str, Any]] | None:
    """List what the viewer can play, if it is he who is asked."""
    if viewer.seat is None or viewer.seat != table.to_move:
        return None
    return moves_with_effects(table.game.state)


def _undo(table: Table, viewer: Viewer) -> int | None:
    """Return how far the viewer may go back without asking anybody."""
    takeback = table.takeback
    if table.ended or takeback.seat != viewer.seat or takeback.first >= len(table.line):
        return None
    return seen_version(table, viewer, table.line[takeback.first] - 1)


def _proposal(table: Table, viewer: Viewer) -> dict[str, Any] | None:
    found = table.proposal
    if found is None:
        return None
    return {
        "version": seen_version(table, viewer, found.version),
        "what": found.what,
        "by": found.by,
        "to": seen_version(table, viewer, found.to) if found.what == "undo" else None,
        "missing": [seat for seat in table.present if seat not in found.agreed],
    }


def result(table: Table) -> dict[str, Any] | None:
    """Return how the game ended, who won, and what each god gave; None while it goes on."""
    if not table.ended:
        return None
    return {
        "how": table.ended,
        "winners": _winners(table),
        "scores": _scores(table),
        "reasons": [reasons(table.game.state, seat) for seat in range(len(table.seats))],
    }


def _scores(table: Table) -> list[dict[str, int]]:
    """Return each seat's points as if the game ended now.

    Nothing hidden is told: who owns which cards follows from the purchases, which all have seen.
    """
    state = table.game.state
    return [score(state, seat) for seat in range(len(state.players))]


def _winners(table: Table) -> list[int]:
    """Name the seats of the winning side: the best of those who have not conceded."""
    seats = range(len(table.seats))
    left = {table.team(seat) for seat in seats if not table.seats[seat].conceded}
    if table.ended == "abandoned" or (table.ended == "conceded" and len(left) != 1):
        return []
    best = [team for team in finishing_order(table.game.state) if team in left]
    return [seat for seat in seats if best and table.team(seat) == best[0]]
