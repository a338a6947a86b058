"""Guard: stands before the whole application, and turns away what is too much or from elsewhere."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from concordia.server.domain.refusals import BadRequest, NotAllowed, Refusal, TooLarge, TooMany
from concordia.server.limits.rates import Rates, client_of
from concordia.server.settings import Settings

BODY_SECONDS: Final = 20
"""How long a body may take to arrive."""

DRAIN_SECONDS: Final = 2
DRAIN_BYTES: Final = 2_000_000
"""How much of a body that is too large is read and thrown away before the answer."""

RECORDS_PATH: Final = "/api/records"

SECURITY_HEADERS: Final = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""For every answer that does not say otherwise."""

_HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
_REFUSED: Final = 4403
_TOO_MANY: Final = 4429


class Guard:
    """ASGI middleware that knows the rates, sizes, origins and headers of HTTP and of sockets."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._settings = settings
        self._rates = Rates(settings.requests_a_second, settings.request_burst)
        self._sockets: Counter[str] = Counter()
        self._origins = {o.strip() for o in settings.origins.split(",") if o.strip()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or turn it away."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        send = with_headers(send)
        try:
            self._check_rate(scope)
            if scope["method"] not in _HARMLESS:
                self._check_origin(scope)
            body = await self._body(scope, receive)
        except Refusal as refusal:
            if isinstance(refusal, TooLarge):
                await _let_pass(receive)
            await answer_refusal(refusal)(scope, receive, send)
            return
        await self.app(scope, replayed(body, receive), send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = client_of(scope.get("client"))
        try:
            self._check_rate(scope)
            self._check_origin(scope)
            if self._sockets[client] >= self._settings.sockets:
                raise TooMany(f"one client may have {self._settings.sockets} sockets open")
        except Refusal as refusal:
            code = _TOO_MANY if isinstance(refusal, TooMany) else _REFUSED
            await WebSocketClose(code, str(refusal))(scope, receive, send)
            return
        self._sockets[client] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._sockets[client] -= 1
            self._sockets += Counter()

    def _check_rate(self, scope: Scope) -> None:
        bucket = self._rates.bucket(client_of(scope.get("client")))
        if not bucket.take():
            wait = round(bucket.seconds_to_wait(), 3)
            raise TooMany("more requests than one client may send; wait a little", wait=wait)

    def _check_origin(self, scope: Scope) -> None:
        """Refuse what a page of another site sends; programs that are no browser name no origin."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return
        if urlsplit(origin).netloc != headers.get("host"):
            raise NotAllowed("a page of another site may not do this in your name")

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        """Read a body, but not more of it than is allowed, and not forever."""
        most = self._settings.body_bytes
        if scope["path"] == RECORDS_PATH:
            most = self._settings.record_bytes
        length = Headers(scope=scope).get("content-length", "0")
        if length.isdecimal() and int(length) > most:
            raise TooLarge(f"a body may have {most} bytes, not {length[:20]}")
        try:
            async with asyncio.timeout(BODY_SECONDS):
                return await _read(receive, most)
        except TimeoutError:
            raise BadRequest(f"the body did not arrive within {BODY_SECONDS} seconds") from None


async def _read(receive: Receive, most: int) -> bytes:
    body = bytearray()
    more = True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise TooLarge(f"a body may have {most} bytes")
    return bytes(body)


async def _let_pass(receive: Receive) -> None:
    """Read on for a while and keep nothing, so that who is still sending can hear the answer."""
    with suppress(TimeoutError):
        async with asyncio.timeout(DRAIN_SECONDS):
            passed = 0
            while passed < DRAIN_BYTES:
                message = await receive()
                passed += len(message.get("body", b""))
                if not message.get("more_body", False):
                    return


def replayed(body: bytes, receive: Receive) -> Receive:
    """Return what gives a body that was read already, and after it whatever comes."""
    messages: Iterator[Message] = iter([{"type": "http.request", "body": body}])

    async def again() -> Message:
        return next(messages, None) or await receive()

    return again


def with_headers(send: Send) -> Send:
    """Return what adds the security headers to an answer."""

    async def and_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return and_headers


def answer_refusal(refusal: Refusal) -> JSONResponse:
    """Return the answer that says a refusal."""
    return JSONResponse({"error": refusal.document()}, refusal.status, _headers_of(refusal))


def _headers_of(refusal: Refusal) -> dict[str, str]:
    if isinstance(refusal, TooMany):
        return {"retry-after": str(max(1, round(float(str(refusal.facts.get("wait", 1))))))}
    # Who goes on sending what is too large is not listened to any longer.
    return {"connection": "close"} if isinstance(refusal, TooLarge) else {}
