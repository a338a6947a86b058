"""Advice for who plays against bots alone: what the strongest bot would do, and what it gains."""

from typing import Any

from concordia.bots.knowledge import known
from concordia.notation.position import position
from concordia.server.bots.pool import BotPool
from concordia.server.bots.process import BotFailed
from concordia.server.domain.refusals import NotAllowed, NotNow, TooMany, TryAgain
from concordia.server.domain.table import Table


class Advisers:
    """Asks the bots for advice, for each table once at a time."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._asked: set[str] = set()

    async def advise(self, table: Table, seat: int) -> dict[str, Any]:
        """Return what the strongest bot would do in a seat's place, told what the seat may know."""
        check_may_ask(table, seat)
        if table.id in self._asked:
            raise TooMany("the advice that was asked for before is still being thought about")
        self._asked.add(table.id)
        version = table.version
        try:
            found = await self._pool.advise(
                position(known(table.game.state)), f"{table.id} {version} advice"
            )
        except BotFailed as error:
            raise TryAgain(f"there is no advice: {error}") from error
        finally:
            self._asked.discard(table.id)
        return found | {"version": version}


def check_may_ask(table: Table, seat: int) -> None:
    """Refuse advice that would be unfair to other people, or that nobody needs just now."""
    if table.present != [seat]:
        raise NotAllowed("advice is for who plays against bots alone, as it is unfair to people")
    if table.to_move != seat:
        raise NotNow("advice is for who is asked something, and that is somebody else now")
