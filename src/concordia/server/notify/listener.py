"""Listens to PostgreSQL, which tells every process that a table has moved."""

import asyncio
import logging
from typing import Final

import asyncpg
from sqlalchemy.engine import make_url

from concordia.server.play.tables import Tables
from concordia.server.storage.store import CHANNEL

RECONNECT_SECONDS: Final = 1.0

log: Final = logging.getLogger("concordia.server")


class Listener:
    """Takes over what other processes have stored, as soon as they have."""

    def __init__(self, url: str, tables: Tables) -> None:
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._tables = tables
        self._refreshing: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Listen for good; what was missed while the connection was lost is looked up."""
        while True:
            try:
                await self._listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the connection that listens for other processes is lost: %s", error)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen(self) -> None:
        lost = asyncio.Event()
        connection = await asyncpg.connect(self._url)
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            await self._tables.refresh_all()
            await lost.wait()
        finally:
            await connection.close(timeout=RECONNECT_SECONDS)

    def _heard(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        name, _, version = str(payload).rpartition(" ")
        live = self._tables.loaded(name)
        if live is not None and live.table.version < int(version):
            task = asyncio.create_task(self._tables.refresh(live))
            self._refreshing.add(task)
            task.add_done_callback(self._refreshing.discard)
