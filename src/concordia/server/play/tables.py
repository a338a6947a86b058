"""Tables: finds them, lets things happen at them, and keeps the ones in use in memory."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from time import monotonic
from typing import Final

from concordia.server.bots.player import bot_to_move, play_bots
from concordia.server.bots.pool import BotPool
from concordia.server.domain.event import Event, Founding
from concordia.server.domain.happenings import apply, replay
from concordia.server.domain.refusals import NoSuchTable, Refusal, TryAgain
from concordia.server.domain.table import Table
from concordia.server.play.live import Live
from concordia.server.storage.committer import Conflict
from concordia.server.storage.store import Store

Decide = Callable[[Table], list[Event]]
"""Checks a wish against the newest version of a table and returns what then happens."""

ATTEMPTS: Final = 5
"""How often a decision is taken anew because another process was faster."""

log: Final = logging.getLogger("concordia.server")


class Tables:
    """All tables, as this process knows them."""

    def __init__(self, store: Store, pool: BotPool, most_live: int) -> None:
        self.store = store
        self._pool = pool
        self._most_live = most_live
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def found(self, founding: Founding) -> Live:
        """Keep a new table, and let it begin."""
        await self.store.found(founding)
        return self._keep(replay(founding, ()))

    async def get(self, name: str) -> Live:
        """Return a table at its newest version.

        Raises:
            NoSuchTable: there is none of this name.
        """
        live = self._live.get(name) or await self._load(name)
        live.used = monotonic()
        return live

    async def newest(self, name: str) -> Live:
        """Return a table after looking whether another process has changed it."""
        live = await self.get(name)
        if self.store.shared:
            await self.refresh(live)
        self.let_bots_play(live, patiently=self.store.shared)
        return live

    def loaded(self, name: str) -> Live | None:
        """Return a table if it is in memory."""
        return self._live.get(name)

    async def _load(self, name: str) -> Live:
        lock = self._loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                return self._live.get(name) or self._keep(await self._read(name))
        finally:
            self._loading.pop(name, None)

    async def _read(self, name: str) -> Table:
        founding = await self.store.founding(name)
        if founding is None:
            raise NoSuchTable("there is no such table")
        return replay(founding, await self.store.events(name))

    def _keep(self, table: Table) -> Live:
        live = self._live[table.id] = Live(table)
        self._forget_some()
        self.let_bots_play(live, patiently=self.store.shared and table.version > 0)
        return live

    def _forget_some(self) -> None:
        """Forget the tables that nobody has used for the longest time, where there are too many."""
        if len(self._live) <= self._most_live:
            return
        idle = sorted((live for live in self._live.values() if live.idle), key=lambda one: one.used)
        for live in idle[: len(self._live) - self._most_live * 9 // 10]:
            del self._live[live.table.id]

    async def act(self, live: Live, decide: Decide, key: str = "") -> int:
        """Let happen what is decided, and return the version once it is stored.

        What was done under the same key before is not done again.

        Raises:
            Refusal: it was decided that it can't be done.
            TryAgain: other processes were faster every time.
        """
        # Even if who asked goes away, what was stored is told to the others.
        return await asyncio.shield(asyncio.create_task(self._act(live, decide, key)))

    async def _act(self, live: Live, decide: Decide, key: str) -> int:
        # It may have been forgotten, and loaded anew for others, since it was asked for.
        live = self._live.setdefault(live.table.id, live)
        async with live.lock:
            for _ in range(ATTEMPTS):
                if known := live.table.versions_by_key.get(key):
                    return known
                try:
                    return await self._try(live, decide, key)
                except Conflict:
                    await self._catch_up(live)
                except Refusal:
                    # Perhaps it is refused only because this process lags behind another one.
                    if not (self.store.shared and await self._catch_up(live)):
                        raise
        raise TryAgain("other processes were faster every time; send it again")

    async def _try(self, live: Live, decide: Decide, key: str) -> int:
        table, at = live.table, now()
        events = [replace(event, at=at, key=key) for event in decide(table)]
        await self.store.append(table.id, table.version, events)
        self._apply(live, events)
        self.let_bots_play(live)
        return table.version

    def _apply(self, live: Live, events: Sequence[Event]) -> None:
        for event in events:
            apply(live.table, event)
        live.used = monotonic()
        live.wake()

    async def refresh(self, live: Live) -> None:
        """Take over what other processes have let happen."""
        async with live.lock:
            await self._catch_up(live)

    async def refresh_all(self) -> None:
        """Take over what other processes have done at any table that is in memory."""
        for live in list(self._live.values()):
            await self.refresh(live)

    async def _catch_up(self, live: Live) -> bool:
        events = await self.store.events(live.table.id, live.table.version)
        if events:
            self._apply(live, events)
            self.let_bots_play(live, patiently=True)
        return bool(events)

    def let_bots_play(self, live: Live, *, patiently: bool = False) -> None:
        """Play the seats of bots; patiently where another process is expected to do it."""
        if live.bots is None and bot_to_move(live.table) is not None:
            live.bots = asyncio.create_task(self._play_bots(live, patiently=patiently))

    async def _play_bots(self, live: Live, *, patiently: bool) -> None:
        version = live.table.version
        try:
            if patiently:
                await asyncio.sleep(self._pool.deadline)
            if not patiently or live.table.version == version:
                await play_bots(self, live, self._pool)
        except Exception:
            # The next one who looks at the table lets them try again.
            log.exception("table %s: its bots have stopped", live.table.id)
            return
        finally:
            live.bots = None
        self.let_bots_play(live, patiently=True)

    async def close(self) -> None:
        """Stop all bots; nothing else is under way that has been promised to anybody."""
        tasks = [live.bots for live in self._live.values() if live.bots]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def now() -> str:
    """Return the time as it is stored."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
