"""The browser's client: where it is built, the server gives it away under a strict policy."""

from pathlib import Path

import httpx
import pytest

from concordia.server.api.app import create_app
from tests.server.helpers import generous

pytestmark = pytest.mark.anyio


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Give a folder that looks like a built client."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>The client</title>")
    (folder / "assets" / "index-1a2b.js").write_text("console.log()")
    (folder / "icons").mkdir()
    (folder / "icons" / "icon.svg").write_text("<svg/>")
    (folder / "manifest.webmanifest").write_text('{"name": "The client"}')
    return folder


async def answer(folder: Path | None, tmp_path: Path, path: str) -> httpx.Response:
    """Ask an application with this client for a path."""
    app = create_app(generous(tmp_path / "games.db"), client=folder)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        return await client.get(path)


async def test_the_client_stands_at_the_root(built: Path, tmp_path: Path) -> None:
    page = await answer(built, tmp_path, "/")
    assert "The client" in page.text
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert page.headers["cache-control"] == "no-cache"


async def test_its_files_may_be_kept(built: Path, tmp_path: Path) -> None:
    script = await answer(built, tmp_path, "/assets/index-1a2b.js")
    assert script.status_code == 200
    assert "immutable" in script.headers["cache-control"]


async def test_a_browser_can_install_it(built: Path, tmp_path: Path) -> None:
    manifest = await answer(built, tmp_path, "/manifest.webmanifest")
    assert manifest.json()["name"] == "The client"
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert manifest.headers["cache-control"] == "no-cache"
    page = await answer(built, tmp_path, "/")
    assert "manifest-src 'self'" in page.headers["content-security-policy"]


async def test_its_icons_are_kept_for_a_day(built: Path, tmp_path: Path) -> None:
    icon = await answer(built, tmp_path, "/icons/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "public, max-age=86400"


async def test_nothing_outside_its_folder_is_served(built: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    for path in (
        "/assets/../index.html",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/icons/%2e%2e/index.html",
    ):
        outside = await answer(built, tmp_path, path)
        assert "secret" not in outside.text
        assert outside.status_code == 404


async def test_without_it_a_plain_page_says_what_runs_here(tmp_path: Path) -> None:
    page = await answer(None, tmp_path, "/")
    assert "table server" in page.text
