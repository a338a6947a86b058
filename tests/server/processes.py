"""The real server in processes of its own, started by its command and ended as need be."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx

from concordia.server.settings import PREFIX
from tests.server.helpers import Running, generous

GENEROUS = ("REQUESTS_A_SECOND", "REQUEST_BURST", "MESSAGES_A_SECOND", "MESSAGE_BURST")


def free_port() -> int:
    """Return a port that nobody listens at just now."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


class Process:
    """A server that runs by `concordia serve`."""

    def __init__(self, database: str, port: int, *options: str) -> None:
        self.running = Running(port, generous(database))
        self._command = [
            *(sys.executable, "-m", "concordia", "serve"),
            *("--db", database, "--port", str(port), *options),
        ]
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start the server, and return when it answers."""
        plenty = {PREFIX + name: "1000000" for name in (*GENEROUS, "TABLES_AN_HOUR", "SOCKETS")}
        self._process = subprocess.Popen(
            self._command,
            env=os.environ | plenty | {f"{PREFIX}BOT_SECONDS": "0.05"},
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        async with self.running.client() as client, asyncio.timeout(60):
            while not await self._answers(client):
                assert self._process.poll() is None, "the server has ended by itself"
                await asyncio.sleep(0.02)

    async def _answers(self, client: httpx.AsyncClient) -> bool:
        try:
            return (await client.get("/api/health")).status_code == 200
        except httpx.TransportError:
            return False

    @property
    def pid(self) -> int:
        """The number of the server's process."""
        assert self._process
        return self._process.pid

    def kill(self) -> None:
        """End the server and all of its processes at once, in the middle of whatever they do."""
        assert self._process
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def stop(self) -> int:
        """Ask the server to end, and return with which code it has."""
        assert self._process
        self._process.terminate()
        return self._process.wait(30)


@asynccontextmanager
async def process(database: str, *options: str) -> AsyncIterator[Process]:
    """Run a server; it is gone afterwards."""
    server = Process(database, free_port(), *options)
    try:
        await server.start()
        yield server
    finally:
        server.kill()
