"""Plays a recorded game at a table, with a socket on every seat, and times each move."""

import asyncio
import json
import re
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter
from typing import Self

from websockets.asyncio.client import ClientConnection, connect

from concordia.game import Game
from tests.server.helpers import MadeTable, Running

GAMES = Path(__file__).parents[2] / "tests" / "games"
_VERSION = re.compile(r'"version":(\d+)')


class Recording:
    """A recorded game: its start, and who plays what."""

    def __init__(self, name: str, first: int = 0) -> None:
        """Take a game up after so many of its moves."""
        game = Game.read(GAMES / f"{name}.cgn")
        here = game.at(first)
        self.seats = len(game.names)
        self.record = here.record()
        self.moves: list[tuple[int, str]] = []
        for move in game.log[first:]:
            self.moves.append((here.to_move or 0, move))
            here.play(move)


class Listener:
    """A seat's socket; it knows the newest version that has come."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.version = -1
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.connection:
            # Reading all of the JSON would measure this client and not the server.
            head = str(text)[:120]
            if head.startswith('{"type":"refused"'):
                raise RuntimeError(head)
            if head.startswith('{"type":"moment"') and (found := _VERSION.search(head)):
                self.version = int(found[1])
                self._news.set()

    async def until(self, version: int) -> None:
        """Wait until a version has come."""
        while self.version < version:
            if self._reading.done():
                self._reading.result()
                raise RuntimeError("the server has closed the socket")
            self._news.clear()
            await self._news.wait()

    async def close(self) -> None:
        """Stop reading."""
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)


class TableOfBench:
    """A table with a socket on every seat."""

    def __init__(self, table: MadeTable, recording: Recording) -> None:
        self._table = table
        self._recording = recording
        self._stack = AsyncExitStack()
        self.listeners: list[Listener] = []
        self.seconds: list[float] = []
        """From sending a move to the last seat's update, by move."""

    @classmethod
    async def open(cls, server: Running, recording: Recording) -> Self:
        """Make the table, and sit down on every seat."""
        table = await server.from_record(recording.record, *["person"] * recording.seats)
        opened = cls(table, recording)
        for seat in range(recording.seats):
            await opened._sit_down(seat)
        return opened

    async def _sit_down(self, seat: int) -> None:
        url = f"ws://127.0.0.1:{self._table.server.port}{self._table.path}/socket"
        connection = await self._stack.enter_async_context(connect(url, compression=None))
        await connection.send(json.dumps({"do": "hello", "token": self._table.token(seat)}))
        listener = Listener(connection)
        self._stack.push_async_callback(listener.close)
        self.listeners.append(listener)
        await listener.until(0)

    async def play(self, moves: int, every: float = 0.0) -> None:
        """Play the next moves; at most one in so many seconds."""
        first = len(self.seconds)
        begun = perf_counter()
        for number, (seat, move) in enumerate(self._recording.moves[first : first + moves]):
            await asyncio.sleep(max(0.0, begun + number * every - perf_counter()))
            self.seconds.append(await self._time(seat, move, first + number))

    async def _time(self, seat: int, move: str, version: int) -> float:
        message = json.dumps({"do": "play", "version": version, "moves": [move]})
        sent = perf_counter()
        await self.listeners[seat].connection.send(message)
        for listener in self.listeners:
            await listener.until(version + 1)
        return perf_counter() - sent

    async def close(self) -> None:
        """Leave the table."""
        await self._stack.aclose()
