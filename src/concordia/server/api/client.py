"""The browser's client: where its built files are, and how they are served."""

import mimetypes
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

CLIENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)

FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change with their contents."""

A_DAY: Final = "public, max-age=86400"

CLIENT: Final = Path(__file__).parents[4] / "web" / "dist"
"""Where a checkout builds it; an installed package has none."""


def built_client() -> Path | None:
    """Return the folder of the built client, if there is one."""
    return CLIENT if (CLIENT / "index.html").is_file() else None


def client_page(folder: Path) -> FileResponse:
    """Return the client's only page; browsers ask each time whether there is a newer one."""
    headers = {"content-security-policy": CLIENT_POLICY, "cache-control": "no-cache"}
    return FileResponse(folder / "index.html", headers=headers)


def add_client_files(app: FastAPI, folder: Path) -> None:
    """Serve what the page loads, and what a browser needs to install it."""
    mimetypes.add_type("application/manifest+json", ".webmanifest")
    app.mount("/assets", _Files(folder / "assets", FOREVER), name="assets")
    app.mount("/icons", _Files(folder / "icons", A_DAY), name="icons")

    @app.get("/manifest.webmanifest", include_in_schema=False)
    async def manifest() -> FileResponse:
        return FileResponse(folder / "manifest.webmanifest", headers={"cache-control": "no-cache"})


class _Files(StaticFiles):
    """The files of a folder, which browsers may keep for a while."""

    def __init__(self, folder: Path, keep: str) -> None:
        super().__init__(directory=folder)
        self.keep = keep

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = self.keep
        return response
