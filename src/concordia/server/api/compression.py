"""Compressed answers: the client's files, and what is told of whole games.

Answers that hold anything secret stay as they are, so that no length can tell of it.
"""

import re
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

_LEVEL: Final = 6
_COMPRESSED: Final = re.compile(r"/assets/.*\.(js|css|json|svg)|/api/tables/[^/]+/(steps|history)")


class Compression:
    """Compresses some answers for those who accept it."""

    def __init__(self, app: ASGIApp) -> None:
        """Stand before an application."""
        self._plain = app
        self._compressing = GZipMiddleware(app, compresslevel=_LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        compress = scope["type"] == "http" and _COMPRESSED.fullmatch(scope["path"])
        await (self._compressing if compress else self._plain)(scope, receive, send)
