"""Plays the seats of bots at a table: asks the pool, and puts a simpler bot where one fails."""

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from concordia.bots.knowledge import known
from concordia.bots.ladder import LADDER
from concordia.notation.move_text import legal_texts
from concordia.notation.position import position
from concordia.server.bots.pool import BotPool
from concordia.server.bots.process import BotFailed
from concordia.server.domain import deciding
from concordia.server.domain.event import Event
from concordia.server.domain.refusals import NotNow, Stale, TryAgain, Unplayable
from concordia.server.domain.table import Table

if TYPE_CHECKING:
    from concordia.server.play.live import Live
    from concordia.server.play.tables import Tables

log: Final = logging.getLogger("concordia.server")


async def play_bots(tables: "Tables", live: "Live", pool: BotPool) -> None:
    """Play until a person is asked, or the game is over."""
    while (seat := bot_to_move(live.table)) is not None:
        version, bot = live.table.version, live.table.seats[seat].bot
        try:
            moves = await pool.answer(bot, _question(live.table), f"{live.table.id} {version}")
            await _play(tables, live, version, seat, moves)
        except (Stale, TryAgain):
            if tables.store.shared:
                # Another process plays them, so this one waits and sees.
                return
        except (BotFailed, NotNow, Unplayable) as error:
            log.warning("table %s: the bot %s failed: %s", live.table.id, bot, error)
            await _replace(tables, live, version, seat, str(error))


def bot_to_move(table: Table) -> int | None:
    """Return the seat that is asked if a bot plays it."""
    seat = table.to_move
    return seat if seat is not None and table.seats[seat].bot else None


def _question(table: Table) -> dict[str, object]:
    """Return the position as the bot may know it: without the order of the deck."""
    return position(known(table.game.state))


async def _play(
    tables: "Tables", live: "Live", version: int, seat: int, moves: Sequence[str]
) -> None:
    def decide(table: Table) -> list[Event]:
        _check_unmoved(table, version)
        return deciding.played(table, seat, moves, table.seats[seat].bot)

    await tables.act(live, decide)


async def _replace(tables: "Tables", live: "Live", version: int, seat: int, reason: str) -> None:
    """Put the next simpler bot on a seat; below the simplest, play any legal move."""

    def decide(table: Table) -> list[Event]:
        _check_unmoved(table, version)
        bot = table.seats[seat].bot
        simpler = next_simpler(bot)
        if simpler is None:
            return deciding.played(table, seat, legal_texts(table.game.state)[:1], bot)
        return [Event("bot-failed", seat, {"bot": simpler, "failed": bot, "reason": reason})]

    with suppress(Stale):
        await tables.act(live, decide)


def next_simpler(bot: str) -> str | None:
    """Return the bot below another one on the ladder."""
    ladder = list(LADDER)
    place = ladder.index(bot) if bot in ladder else len(ladder)
    return ladder[place - 1] if place else None


def _check_unmoved(table: Table, version: int) -> None:
    """Make sure that what a bot has thought about is still the question."""
    if table.version != version:
        raise Stale(f"the table has moved on to version {table.version}")
