"""Games that are over, for study: their record, and every step with the whole truth."""

from typing import Any, Final

from concordia.game import Game
from concordia.server.domain.moment import result
from concordia.server.domain.refusals import NoSuchTable, NotNow
from concordia.server.domain.table import Table

MOST_STEPS: Final = 50
"""Steps in one answer, so that no request costs much."""


def record(table: Table) -> str:
    """Return the record of a finished game; of one that goes on it would tell the deck."""
    _check_over(table)
    return table.game.record([seat.name for seat in table.seats])


def _check_over(table: Table) -> None:
    if not table.ended:
        raise NotNow("a record tells the order of the deck, so it is given when the game is over")


def steps(table: Table, first: int, count: int) -> dict[str, Any]:
    """Return moments of a finished game, each with the move that was played there."""
    check_moment(table, first)
    moves, game = table.game.log, table.game.at(first)
    told = []
    for number in range(first, min(first + min(count, MOST_STEPS), len(moves) + 1)):
        move = moves[number] if number < len(moves) else None
        told.append(_step(game, number, move))
        if move:
            game.play(move)
    return {"moves": len(moves), "result": result(table), "steps": told}


def _step(game: Game, number: int, move: str | None) -> dict[str, Any]:
    return {
        "number": number,
        "position": game.position(),
        "seat": game.to_move,
        "move": move,
        "scores": game.scores(),
    }


def check_moment(table: Table, number: int) -> None:
    """Refuse a moment that a finished game does not have."""
    _check_over(table)
    if not 0 <= number <= len(table.game.log):
        raise NoSuchTable(f"there are moments 0 to {len(table.game.log)}, no moment {number}")
