"""The crash test: kill the real server again and again, and miss no move that it acknowledged.

`python -m tests.server.crashing` runs it at length, on both databases; `make crash-test` does that.
"""

import argparse
import asyncio
import json
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import click
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.helpers import Json, MadeTable
from tests.server.processes import Process, free_port
from tests.support.postgres import WHY_NOT, binaries, postgres

TABLES = 4
SEATS = 3
TELL_EVERY = 5
MOST_BETWEEN = 25
"""Acknowledged moves, at most, between the start of a server and its end."""


@dataclass
class Witness:
    """One client: what it was promised, and what it has sent without an answer."""

    table: MadeTable
    seat: int
    promised: dict[int, str] = field(default_factory=dict)
    """The moves that were acknowledged, by their version."""
    open: Json | None = None
    """The request that was under way when the server died."""
    moment: Json = field(default_factory=dict)
    answered: int = 0
    """The version that the last acknowledged move has made."""
    known: int = 0


class Crashing:
    """Lets clients play while the server is killed and started again."""

    def __init__(self, server: Process, random: Random) -> None:
        self._server = server
        self._random = random
        self._witnesses: list[Witness] = []
        self._number = 0
        self._left = 0
        self._enough = asyncio.Event()
        self.kills = 0
        self.acknowledged = 0
        self.repeated = 0
        self.unanswered = 0

    async def run(self, kills: int) -> None:
        """Kill so many times, and check after each that nothing is missing."""
        await self._server.start()
        await self._sit_down()
        for _ in range(kills):
            await self._play_and_kill()
            await self._server.start()
            await self._check()
            if self.kills % TELL_EVERY == 0:
                click.echo(f"{self.kills} of {kills} ... {self.acknowledged} moves acknowledged")

    async def _sit_down(self) -> None:
        for number in range(TABLES):
            seats = ["person"] * SEATS if number else ["person", "person", "greedy"]
            table = await self._server.running.table(*seats)
            people = [seat for seat, who in enumerate(seats) if who == "person"]
            self._witnesses += [Witness(table, seat) for seat in people]

    async def _play_and_kill(self) -> None:
        """Let everybody play, and kill at the moment at which so many moves were acknowledged."""
        self._left = self._random.randint(1, MOST_BETWEEN)
        self._enough.clear()
        clients = [asyncio.create_task(self._play(witness)) for witness in self._witnesses]
        async with asyncio.timeout(120):
            await self._enough.wait()
        self._server.kill()
        self.kills += 1
        await asyncio.gather(*clients)
        self.unanswered += len([witness for witness in self._witnesses if witness.open])

    async def _play(self, witness: Witness) -> None:
        """Play until the connection breaks."""
        url = f"ws://127.0.0.1:{self._server.running.port}{witness.table.path}/socket"
        with suppress(OSError, WebSocketException):
            async with connect(url, compression=None) as socket:
                hello = {"do": "hello", "token": witness.table.token(witness.seat)}
                await socket.send(json.dumps(hello))
                witness.moment = {}
                if witness.open:
                    await socket.send(json.dumps(witness.open))
                async for text in socket:
                    request = self._hear(witness, json.loads(text))
                    if request:
                        await socket.send(json.dumps(request))

    def _hear(self, witness: Witness, message: Json) -> Json | None:
        """Take a message in; return what to send next."""
        if message["type"] == "moment":
            witness.moment = message
        elif witness.open and message["id"] == witness.open["id"]:
            if message["type"] == "done":
                self._promise(witness, message)
                witness.answered = message["version"]
            witness.open = None
        return self._choose(witness, witness.moment)

    def _choose(self, witness: Witness, moment: Json) -> Json | None:
        if witness.open or not moment.get("legal") or moment["version"] < witness.answered:
            return None
        self._number += 1
        move = self._random.choice(moment["legal"])["move"]
        witness.open = {
            "do": "play",
            "version": moment["version"],
            "moves": [move],
            "id": f"{self._number}",
        }
        return witness.open

    def _promise(self, witness: Witness, answer: Json) -> None:
        assert witness.open
        witness.promised[answer["version"]] = witness.open["moves"][0]
        self.acknowledged += 1
        self.repeated += answer["repeated"]
        self._left -= 1
        if self._left <= 0:
            self._enough.set()

    async def _check(self) -> None:
        """Find every acknowledged move in the log, at the version that was promised."""
        for witness in self._witnesses:
            moment = await witness.table.moment(witness.seat)
            log = {entry["version"]: entry for entry in moment["log"]}
            assert moment["version"] >= witness.known
            witness.known = moment["version"]
            for version, move in witness.promised.items():
                entry = log.get(version, {})
                assert (entry.get("move"), entry.get("seat")) == (move, witness.seat), version


async def crash(database: str, kills: int, seed: int) -> Crashing:
    """Run the test on a database."""
    server = Process(database, free_port())
    test = Crashing(server, Random(seed))
    try:
        await test.run(kills)
    finally:
        server.kill()
    return test


def told(test: Crashing) -> str:
    """Say what was found."""
    return (
        f"{test.kills} times killed, {test.acknowledged} moves acknowledged and none lost; "
        f"{test.unanswered} were under way when the server died, "
        f"{test.repeated} of which had been stored and were answered when sent again"
    )


def main() -> None:
    """Run the test at length on both databases."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.crashing", description=__doc__)
    parser.add_argument("--kills", type=int, default=60, help="on each database")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "games.db")
        click.echo(f"SQLite: {told(asyncio.run(crash(database, chosen.kills, chosen.seed)))}")
    programs = binaries()
    if programs is None:
        click.echo(f"PostgreSQL: not tried. {WHY_NOT}")
        return
    with postgres(programs) as running:
        database = asyncio.run(running.new_database())
        click.echo(f"PostgreSQL: {told(asyncio.run(crash(database, chosen.kills, chosen.seed)))}")


if __name__ == "__main__":
    main()
