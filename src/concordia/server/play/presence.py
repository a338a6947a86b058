"""Presence: which seats' owners are here, and how long the others have been away."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Final

from concordia.server.play.tables import now
from concordia.server.storage.store import Store

HEARTBEAT: Final = 30.0
"""Seconds between two notes of who is here."""


class Presence:
    """Notes who is seen, now and then, so that other processes and later ones know it too."""

    def __init__(self, store: Store, absent_after: float) -> None:
        """Count a seat as left that nobody has seen for so many seconds."""
        self.absent_after = absent_after
        self._store = store
        self._connected: Counter[tuple[str, int]] = Counter()
        self._seen: set[tuple[str, int]] = set()

    def see(self, table: str, seat: int) -> None:
        """Note that a seat's owner has asked for something."""
        self._seen.add((table, seat))

    @contextmanager
    def connected(self, table: str, seat: int) -> Iterator[None]:
        """Count a seat's owner as here as long as a socket is open."""
        self._connected[table, seat] += 1
        try:
            yield
        finally:
            self._connected[table, seat] -= 1
            self._connected += Counter()
            self.see(table, seat)

    async def absent_seconds(self, table: str, seat: int, since: str) -> float:
        """Return how long nobody has seen the owner of a seat; `since` if nobody ever has."""
        if self._connected[table, seat]:
            return 0.0
        await self.store_seen()
        at = await self._store.seen(table, seat) or since
        return (datetime.now(UTC) - datetime.fromisoformat(at)).total_seconds()

    async def store_seen(self) -> None:
        """Store who has been seen since this was done last."""
        seen, self._seen = self._seen | set(self._connected), set()
        await self._store.sight(seen, now())

    async def beat(self) -> None:
        """Go on storing who is seen."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            await self.store_seen()
