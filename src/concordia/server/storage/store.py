"""Store: tables and what happened at them, in SQLite or PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Final, Self

from sqlalchemy import func, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from concordia.server.domain.event import Event, Founding
from concordia.server.storage import schema
from concordia.server.storage.committer import Committer
from concordia.server.storage.engine import open_engine
from concordia.server.storage.migrate import migrate
from concordia.server.storage.rows import event_of, event_row, founding_of, founding_row

CHANNEL: Final = "concordia"
"""Where PostgreSQL tells every process that a table has moved."""


class Store:
    """Keeps foundings and events; `open` makes one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._one_writer = asyncio.Lock()
        self._committer = Committer(self._write)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database, made or brought up to date as need be."""
        engine = open_engine(url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""
        return self.engine.dialect.name == "postgresql"

    async def close(self) -> None:
        """Store what waits, and let the database go."""
        await self._committer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction that writes; SQLite has room for one, and others would only poll."""
        turn = nullcontext() if self.shared else self._one_writer
        async with turn, self.engine.begin() as connection:
            yield connection

    async def found(self, founding: Founding) -> None:
        """Keep how a table begins."""
        async with self._writing() as connection:
            await connection.execute(insert(schema.foundings), founding_row(founding))

    async def founding(self, table: str) -> Founding | None:
        """Return how a table began, if there is such a table."""
        query = select(schema.foundings).where(schema.foundings.c.id == table)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return founding_of(row) if row else None

    async def events(self, table: str, after: int = 0) -> list[Event]:
        """Return what happened at a table after a version."""
        columns = schema.events.c
        query = (
            select(schema.events)
            .where(columns.table_id == table, columns.version > after)
            .order_by(columns.version)
        )
        async with self.engine.connect() as connection:
            return [event_of(row) for row in await connection.execute(query)]

    async def version(self, table: str) -> int:
        """Return how many events there were at a table."""
        columns = schema.events.c
        query = select(func.max(columns.version)).where(columns.table_id == table)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar() or 0

    async def append(self, table: str, version: int, events: Sequence[Event]) -> None:
        """Add events after a version; all of them are on the disk when this returns.

        Raises:
            Conflict: the table has moved past that version; nothing was added.
        """
        numbered = enumerate(events, start=version + 1)
        await self._committer.store([event_row(table, n, event) for n, event in numbered])

    async def _write(self, rows: Sequence[dict[str, Any]]) -> None:
        """Add rows in one transaction, which tells the other processes."""
        async with self._writing() as connection:
            await connection.execute(insert(schema.events), rows)
            if self.shared:
                newest = {row["table_id"]: row["version"] for row in rows}
                moved = [{"c": CHANNEL, "to": f"{t} {v}"} for t, v in newest.items()]
                await connection.execute(text("SELECT pg_notify(:c, :to)"), moved)

    async def sight(self, seats: Iterable[tuple[str, int]], at: str) -> None:
        """Note that the owners of seats have been seen."""
        rows = [{"table_id": table, "seat": seat, "at": at} for table, seat in sorted(set(seats))]
        if not rows:
            return
        upsert = postgresql.insert if self.shared else sqlite.insert
        statement = upsert(schema.sightings)
        newer = {"at": statement.excluded.at}
        async with self._writing() as connection:
            await connection.execute(
                statement.on_conflict_do_update(index_elements=["table_id", "seat"], set_=newer),
                rows,
            )

    async def seen(self, table: str, seat: int) -> str | None:
        """Return when the owner of a seat was seen last."""
        columns = schema.sightings.c
        query = select(columns.at).where(columns.table_id == table, columns.seat == seat)
        async with self.engine.connect() as connection:
            at: str | None = (await connection.execute(query)).scalar()
        return at

    async def ready(self) -> None:
        """Make sure that the database answers; raises where it does not."""
        async with asyncio.timeout(5), self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
