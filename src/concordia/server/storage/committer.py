"""Group commit: what many tables have waiting is stored in one transaction, in its order.

A commit waits for the disk; so while one is under way the next ones gather, and go together.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy.exc import DBAPIError, IntegrityError

from concordia.engine.errors import ConcordiaError

Row = dict[str, Any]
Write = Callable[[Sequence[Row]], Awaitable[None]]

MOST_AT_ONCE: Final = 200


class Conflict(ConcordiaError):
    """Somebody else has added this version already."""


def _new_future() -> "asyncio.Future[None]":
    return asyncio.get_running_loop().create_future()


@dataclass
class _Waiting:
    rows: Sequence[Row]
    done: "asyncio.Future[None]" = field(default_factory=_new_future)


class Committer:
    """Stores rows in the order in which they come; each caller waits for his own."""

    def __init__(self, write: Write) -> None:
        """Store with `write`, which is one transaction."""
        self._write = write
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    async def store(self, rows: Sequence[Row]) -> None:
        """Return when the rows are on the disk.

        Raises:
            Conflict: one of them was there already, and none has been stored.
        """
        waiting = _Waiting(rows)
        self._queue.put_nowait(waiting)
        await waiting.done

    async def close(self) -> None:
        """Store what waits, then stop."""
        await self._queue.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._store(batch)
            for _ in batch:
                self._queue.task_done()

    async def _store(self, batch: Sequence[_Waiting]) -> None:
        """Store all together; where that fails, one by one, so that each has his own answer."""
        try:
            # In one order in every process, so that two of them never wait for each other.
            ordered = sorted(batch, key=lambda waiting: str(waiting.rows[0]["table_id"]))
            await self._write([row for waiting in ordered for row in waiting.rows])
        except Exception as error:  # noqa: BLE001 - whatever it is, each caller must learn of it
            await self._answer_failure(batch, error)
        else:
            for waiting in batch:
                _finish(waiting)

    async def _answer_failure(self, batch: Sequence[_Waiting], error: Exception) -> None:
        if len(batch) > 1 and isinstance(error, DBAPIError):
            for waiting in batch:
                await self._store([waiting])
            return
        for waiting in batch:
            _finish(waiting, Conflict() if isinstance(error, IntegrityError) else error)


def _finish(waiting: _Waiting, error: Exception | None = None) -> None:
    if waiting.done.done():
        return
    if error is None:
        waiting.done.set_result(None)
    else:
        waiting.done.set_exception(error)
