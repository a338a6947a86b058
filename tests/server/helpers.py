"""A server in the test's own loop, real sockets to it, and clients that keep what they are sent."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from concordia.server.api.app import create_app
from concordia.server.bots.pool import BotPool
from concordia.server.serving import uvicorn_options
from concordia.server.settings import Settings

Json = dict[str, Any]

GAMES = Path(__file__).parents[1] / "games"
PATIENCE = 60
"""Seconds after which a test that waits for something has failed."""


def generous(db: Path | str, **given: object) -> Settings:
    """Return settings that no test runs into by accident."""
    usual: Json = {
        "db": str(db),
        "bot_seconds": 0.1,
        "requests_a_second": 100_000,
        "request_burst": 100_000,
        "messages_a_second": 100_000,
        "message_burst": 100_000,
        "tables_an_hour": 100_000,
        "sockets": 10_000,
    }
    return Settings.model_validate(usual | given)


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()


@dataclass
class Running:
    """A running server."""

    port: int
    settings: Settings

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self, token: str | None = None) -> httpx.AsyncClient:
        """Return a client that shows a token."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        # Reading certificates that nothing here needs would take longer than most requests.
        return httpx.AsyncClient(
            base_url=self.url, headers=headers, timeout=PATIENCE, verify=False, trust_env=False
        )

    async def table(self, *seats: str, **wanted: object) -> "MadeTable":
        """Make a table; a seat is `person`, `open` or the name of a bot."""
        body = {"map": "italia", "first": "as given", "seats": places(*seats)} | wanted
        async with self.client() as client:
            answer = await client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return MadeTable(self, answer.json())

    async def from_record(self, record: str, *seats: str) -> "MadeTable":
        """Make a table from a record."""
        async with self.client() as client:
            body = {"record": record, "seats": places(*seats)}
            answer = await client.post("/api/records", json=body)
        assert answer.status_code == 201, answer.text
        return MadeTable(self, answer.json())


def places(*seats: str) -> list[Json]:
    """Say who sits where."""
    return [{"who": s} if s in ("person", "open") else {"who": "bot", "bot": s} for s in seats]


@asynccontextmanager
async def serving(settings: Settings, pool: BotPool | None = None) -> AsyncIterator[Running]:
    """Run a server in this loop, behind a real socket."""
    listening = socket.create_server(("127.0.0.1", 0))
    app = create_app(settings, pool)
    server = _Server(uvicorn.Config(app, log_config=None, **uvicorn_options(settings)))
    task = asyncio.create_task(server.serve([listening]))
    try:
        await wait_for(server.ready.wait(), task)
        yield Running(listening.getsockname()[1], settings)
    finally:
        server.should_exit = True
        await task


async def wait_for(waiting: Coroutine[Any, Any, object], task: "asyncio.Task[None]") -> None:
    """Wait for something, or for a task that ends without it."""
    first = asyncio.ensure_future(waiting)
    await asyncio.wait([first, task], return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
    if not first.done():
        first.cancel()
        raise AssertionError("the server did not start")


class MadeTable:
    """A table with its secrets."""

    def __init__(self, server: Running, document: Json) -> None:
        self.server = server
        self.id: str = document["table"]
        self.document = document
        self.watch: str = document["watch"]
        self.path = f"/api/tables/{self.id}"

    def token(self, seat: int) -> str:
        return str(self.document["seats"][seat]["token"])

    def invite(self, seat: int) -> str:
        return str(self.document["seats"][seat]["invite"])

    async def get(
        self, path: str = "/moment", seat: int | None = 0, **params: object
    ) -> httpx.Response:
        """Ask for something as a seat, and return the answer, whatever it is."""
        async with self.server.client(None if seat is None else self.token(seat)) as client:
            return await client.get(
                self.path + path, params={k: str(v) for k, v in params.items()} or None
            )

    async def see(self, path: str, viewer: int | None) -> httpx.Response:
        """Ask for something as a seat, or as a spectator, whom None stands for."""
        async with self.server.client(
            self.watch if viewer is None else self.token(viewer)
        ) as client:
            return await client.get(self.path + path)

    async def moment(self, seat: int = 0, **params: object) -> Json:
        answer = await self.get("/moment", seat, **params)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def post(self, path: str, body: Json, seat: int | None = 0) -> httpx.Response:
        async with self.server.client(None if seat is None else self.token(seat)) as client:
            return await client.post(self.path + path, json=body)

    async def act(self, seat: int, do: str, **rest: object) -> httpx.Response:
        """Do something as a seat."""
        return await self.post("/actions", {"do": do, **rest}, seat)

    async def done(self, seat: int, do: str, **rest: object) -> int:
        """Do something that must succeed, and return the version after it."""
        answer = await self.act(seat, do, **rest)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["version"])

    async def play(self, seat: int, *moves: str) -> int:
        """Play moves at the newest version."""
        version = (await self.moment(seat))["version"]
        return await self.done(seat, "play", version=version, moves=list(moves))

    @asynccontextmanager
    async def sockets(self, *seats: int | None) -> AsyncIterator[list["SeatSocket"]]:
        """Open a socket for each seat; None is a spectator."""
        async with AsyncExitStack() as stack:
            yield [await stack.enter_async_context(self.socket(seat)) for seat in seats]

    @asynccontextmanager
    async def socket(self, seat: int | None, since: int = 0) -> AsyncIterator["SeatSocket"]:
        """Open a socket for a seat."""
        token = self.watch if seat is None else self.token(seat)
        url = f"ws://127.0.0.1:{self.server.port}{self.path}/socket"
        async with connect(url, max_size=None, compression=None) as connection:
            hello = json.dumps({"do": "hello", "token": token, "since": since})
            await connection.send(hello)
            async with SeatSocket(connection) as socket:
                await socket.until(lambda _: True)
                yield socket


class SeatSocket:
    """A socket that keeps every message; `moment` is the newest one."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[str] = []
        self.moments: list[Json] = []
        self.answers: list[Json] = []
        self._news = asyncio.Condition()

    async def __aenter__(self) -> Self:
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)

    async def _read(self) -> None:
        async for text in self.connection:
            message = json.loads(text)
            self.received.append(str(text))
            kept = self.moments if message["type"] == "moment" else self.answers
            async with self._news:
                kept.append(message)
                self._news.notify_all()

    @property
    def moment(self) -> Json:
        return self.moments[-1]

    async def until(self, wanted: Callable[[Json], object]) -> Json:
        """Wait for a moment."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: self.moments and wanted(self.moment))
        return self.moment

    async def version(self, version: int) -> Json:
        """Wait until a version is there."""
        return await self.until(lambda moment: moment["version"] >= version)

    async def ask(self, do: str, **rest: object) -> Json:
        """Send a message and return the answer to it."""
        return await self.answer_to(json.dumps({"do": do, **rest}))

    async def answer_to(self, text: str) -> Json:
        """Send any text and return the answer to it."""
        number = len(self.answers)
        await self.connection.send(text)
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: len(self.answers) > number)
        return self.answers[number]

    async def play(self, *moves: str) -> Json:
        """Play when it is this seat's turn; it must succeed."""
        moment = await self.until(lambda m: m["legal"])
        answer = await self.ask("play", version=moment["version"], moves=list(moves))
        assert answer["type"] == "done", answer
        await self.until(lambda m: m["version"] >= answer["version"])
        return answer

    async def play_random(self, random: Random) -> None:
        moment = await self.until(lambda m: m["legal"])
        await self.play(random.choice(moment["legal"])["move"])


async def play_moves(sockets: Sequence[SeatSocket], moves: Sequence[tuple[int, str]]) -> None:
    """Play moves of several seats one after the other."""
    for seat, move in moves:
        await sockets[seat].play(move)
