"""Live: a table in this process's memory, with those who wait for its news."""

import asyncio
from time import monotonic

from concordia.server.domain.table import Table


class Live:
    """A table that was loaded. It is a cache: what is stored can make it anew at any time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        """Held by who changes the table, so that each decides on its newest version."""
        self.watchers: set[asyncio.Event] = set()
        self.bots: asyncio.Task[None] | None = None
        """Plays the seats of bots, while it is theirs to move."""
        self.used = monotonic()

    def wake(self) -> None:
        """Tell all who watch that there is news."""
        for watcher in self.watchers:
            watcher.set()

    @property
    def idle(self) -> bool:
        """Whether it can be forgotten for now."""
        return not (self.watchers or self.lock.locked() or self.bots)
