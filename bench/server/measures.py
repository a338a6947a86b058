"""What is measured: moves a second and their delay, long games, memory, and replay."""

import asyncio
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from bench.server.player import GAMES, Recording, TableOfBench
from concordia.game import Game
from concordia.server.domain.event import Event
from concordia.server.domain.founding import Place, found
from concordia.server.domain.happenings import replay
from tests.server.helpers import Running

TABLES = 60
MOVES_OF_A_TABLE = 100
TARGET = 300
"""Moves a second that all tables together are to play."""
FOUR = "hellas-base-4"
LONGEST = "cyprus-base-2-intermediate"
OPEN_TABLES = 1000
OPENING_AT_ONCE = 20
MIDDLE = 150


@dataclass
class Rate:
    """How fast moves went through."""

    moves_a_second: float
    p50: float
    p99: float


def _rate(tables: list[TableOfBench], seconds: float) -> Rate:
    delays = [delay * 1000 for table in tables for delay in table.seconds]
    return Rate(len(delays) / seconds, median(delays), quantiles(delays, n=100)[98])


async def moves_a_second(server: Running, every: float) -> Rate:
    """Play at many tables at once, each one move in so many seconds, or as fast as it goes."""
    recording = Recording(FOUR)
    tables = [await TableOfBench.open(server, recording) for _ in range(TABLES)]
    begun = perf_counter()
    await asyncio.gather(*(_after(n, table, every) for n, table in enumerate(tables)))
    rate = _rate(tables, perf_counter() - begun)
    for table in tables:
        await table.close()
    return rate


async def _after(number: int, table: TableOfBench, every: float) -> None:
    """Let the tables begin one after the other, so that their moves do not come in one heap."""
    await asyncio.sleep(every * number / TABLES)
    await table.play(MOVES_OF_A_TABLE, every)


@dataclass
class Growth:
    """The delay of moves in a long game, in milliseconds."""

    moves: int
    first: float
    last: float


async def growth(server: Running) -> Growth:
    """Play the longest recorded game at one table; compare its first and its last quarter."""
    recording = Recording(LONGEST)
    table = await TableOfBench.open(server, recording)
    await table.play(len(recording.moves))
    await table.close()
    quarter = len(table.seconds) // 4
    first, last = table.seconds[:quarter], table.seconds[-quarter:]
    return Growth(len(table.seconds), median(first) * 1000, median(last) * 1000)


@dataclass
class Memory:
    """What open tables take, in megabytes."""

    tables: int
    sockets: int
    before: float
    after: float

    @property
    def kilobytes_each(self) -> float:
        """What one table takes with its sockets."""
        return (self.after - self.before) * 1000 / self.tables


async def memory(server: Running, process: int) -> Memory:
    """Open many tables in the middle of their game, each with a socket on every seat."""
    recording = Recording(FOUR, first=MIDDLE)
    before = megabytes(process)
    gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def open_one() -> TableOfBench:
        async with gate:
            return await TableOfBench.open(server, recording)

    tables = await asyncio.gather(*(open_one() for _ in range(OPEN_TABLES)))
    after = megabytes(process)
    sockets = sum(len(table.listeners) for table in tables)
    for table in tables:
        await table.close()
    return Memory(OPEN_TABLES, sockets, before, after)


def megabytes(process: int) -> float:
    """Return the memory that a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@dataclass
class Replay:
    """How long a stored game takes to come back."""

    moves: int
    milliseconds: float


def replay_longest(clock: Callable[[], float] = perf_counter) -> Replay:
    """Build the longest recorded game anew from its founding and its events; the best of five."""
    game = Game.read(GAMES / f"{LONGEST}.cgn")
    start = game.at(0)
    founding = found(start, [Place("person")] * len(game.names), "").founding
    events = []
    for move in game.log:
        events.append(Event("play", start.to_move, {"move": move}))
        start.play(move)
    times = []
    for _ in range(5):
        begun = clock()
        replay(founding, events)
        times.append(clock() - begun)
    return Replay(len(events), min(times) * 1000)
