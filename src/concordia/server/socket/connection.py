"""One open socket: it tells moments as they come, and carries out what its seat asks for."""

import asyncio
import json
from contextlib import nullcontext
from typing import Any, Final

from starlette.websockets import WebSocket

from concordia.server.api.access import tokens_of, viewer_of
from concordia.server.api.context import Server
from concordia.server.domain.moment import moment
from concordia.server.domain.refusals import NotAllowed, Refusal
from concordia.server.domain.visibility import Viewer, seen_version
from concordia.server.limits.rates import Bucket
from concordia.server.play.acting import perform_checked
from concordia.server.play.live import Live
from concordia.server.socket.messages import Ping, read_hello, read_message, refusal_message

IDLE: Final = 4408
REFUSED: Final = 4400
TOO_MANY: Final = 4429


class Connection:
    """A socket whose client has said hello: who looks at which table."""

    def __init__(self, socket: WebSocket, server: Server, live: Live, viewer: Viewer) -> None:
        self._socket = socket
        self._server = server
        self._live = live
        self._viewer = viewer
        settings = server.settings
        self._bucket = Bucket(settings.messages_a_second, settings.message_burst)

    async def serve(self, since: int) -> None:
        """Tell and listen until the client goes."""
        news = asyncio.Event()
        news.set()
        self._live.watchers.add(news)
        seat, presence = self._viewer.seat, self._server.presence
        here = nullcontext() if seat is None else presence.connected(self._live.table.id, seat)
        telling = asyncio.create_task(self._tell(news, since))
        try:
            with here:
                await self._listen()
        finally:
            self._live.watchers.discard(news)
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)

    async def _tell(self, news: asyncio.Event, since: int) -> None:
        """Send a moment whenever there is news; who reads slowly gets fewer, each the newest."""
        told = -1
        while True:
            await news.wait()
            news.clear()
            newest = seen_version(self._live.table, self._viewer)
            if newest != told:
                await self._send(moment(self._live.table, self._viewer, since))
                since = told = newest

    async def _listen(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self._server.settings.idle_seconds):
                    text = await self._socket.receive_text()
            except TimeoutError:
                await self._socket.close(IDLE, "nothing was said for too long; come back any time")
                return
            if not self._bucket.take():
                await self._socket.close(TOO_MANY, "more messages than a socket may send")
                return
            await self._send(await self._answer(text))

    async def _answer(self, text: str) -> dict[str, Any]:
        try:
            message = read_message(text)
            if isinstance(message, Ping):
                return {"type": "pong"}
            if self._viewer.seat is None:
                raise NotAllowed("spectators only watch")
            return await perform_checked(
                self._server.tables, self._server.presence, self._live, self._viewer.seat, message
            )
        except Refusal as refusal:
            return refusal_message(refusal, text)

    async def _send(self, message: dict[str, Any]) -> None:
        await self._socket.send_text(json.dumps(message, separators=(",", ":")))


async def open_connection(socket: WebSocket, server: Server, table: str) -> None:
    """Take a socket, and serve it when its client has said who he is."""
    await socket.accept()
    try:
        async with asyncio.timeout(server.settings.hello_seconds):
            text = await socket.receive_text()
    except TimeoutError:
        await socket.close(IDLE, "no hello came")
        return
    try:
        hello = read_hello(text)
        live = await server.tables.newest(table)
        tokens = [hello.token] if hello.token else tokens_of(socket)
        viewer = viewer_of(live.table, tokens, hello.seat)
    except Refusal as refusal:
        await socket.send_text(json.dumps(refusal_message(refusal, text)))
        await socket.close(REFUSED, type(refusal).__name__)
        return
    await Connection(socket, server, live, viewer).serve(hello.since)
