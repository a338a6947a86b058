"""The turns so far, as everybody may know them, and what a viewer could see after each.

While a game goes on, only whole turns are told: in the middle of one a Legate's team may be talking
(rule 13.10), and not even the number of its moves is public.
"""

from typing import Any, Final

from concordia.server.domain.refusals import NoSuchTable
from concordia.server.domain.table import Table
from concordia.server.domain.visibility import Viewer, seen_game

_PLAYS: Final = "play "
_END: Final = "end"


def history(table: Table) -> dict[str, Any]:
    """Return whose each turn was, his card, and the points as if the game had ended after it."""
    start, ends = table.game.at(0), set(_ends(table))
    turns: list[dict[str, Any]] = []
    seat, card = start.turn, None
    for moves, (move, game) in enumerate(table.game.steps(), start=1):
        if card is None and move.startswith(_PLAYS):
            card = move.removeprefix(_PLAYS)
        if moves in ends:
            told = {"turn": len(turns) + 1, "seat": seat, "card": card, "scores": game.scores()}
            turns.append(told | ({"moves": moves} if table.ended else {}))
            seat, card = game.turn, None
    return {"start": start.scores(), "turns": turns}


def past(table: Table, viewer: Viewer, turn: int) -> dict[str, Any]:
    """Return the game as a viewer could see it after so many turns.

    Nothing is told that he was not shown then: it is his own hand, and the others' top cards, which
    the log names too.
    """
    ends = [0, *_ends(table)]
    if not 0 <= turn < len(ends):
        raise NoSuchTable(f"there were turns 0 to {len(ends) - 1}, no turn {turn}")
    state = table.game.at(ends[turn]).state
    return {"turn": turn, "game": seen_game(table, viewer, state)}


def _ends(table: Table) -> list[int]:
    """Return the number of moves after each turn; the last turn of a game may lack its end."""
    log = table.game.log
    ends = [moves for moves, move in enumerate(log, start=1) if move == _END]
    if table.ended and len(log) > (ends[-1] if ends else 0):
        ends.append(len(log))
    return ends
