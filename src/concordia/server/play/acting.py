"""Carrying out actions, with what only the running server knows: who has been away for long."""

from typing import Any

from concordia.server.domain.refusals import NotNow
from concordia.server.play.actions import Asked, StandIn, perform
from concordia.server.play.live import Live
from concordia.server.play.presence import Presence
from concordia.server.play.tables import Tables


async def perform_checked(
    tables: Tables, presence: Presence, live: Live, seat: int, action: Asked
) -> dict[str, Any]:
    """Carry an action out; a bot is called in only for who has not been seen for a while."""
    if isinstance(action, StandIn):
        await _check_absent(presence, live, action.seat)
    return await perform(tables, live, seat, action)


async def _check_absent(presence: Presence, live: Live, seat: int) -> None:
    table = live.table
    away = await presence.absent_seconds(table.id, seat, table.founding.created)
    if away <= presence.absent_after:
        raise NotNow(
            f"the owner of seat {seat} was here {away:.0f} seconds ago; "
            f"a bot stands in after {presence.absent_after:.0f}"
        )
