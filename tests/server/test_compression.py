"""What is compressed on its way: the client's files and whole games, and nothing that is secret."""

from pathlib import Path

import httpx
import pytest

from concordia.server.api.app import create_app
from tests.server.helpers import GAMES, Running, generous

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("name", "coding"), [("app.js", "gzip"), ("font.woff2", None)])
async def test_the_clients_files_are_compressed_where_that_helps(
    tmp_path: Path, name: str, coding: str | None
) -> None:
    (tmp_path / "icons").mkdir()
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / name).write_text("concordia " * 1000)
    app = create_app(generous(tmp_path / "games.db"), client=tmp_path)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        answer = await client.get(f"/assets/{name}")

    assert answer.headers.get("content-encoding") == coding
    assert answer.text == "concordia " * 1000


async def test_whole_games_are_compressed_and_a_seats_moment_is_not(server: Running) -> None:
    table = await server.from_record((GAMES / "italia-base-2.cgn").read_text(), "person", "person")
    codings = {
        path: (await table.get(path)).headers.get("content-encoding")
        for path in ("/steps", "/history", "/moment", "/history/3")
    }
    assert codings == {"/steps": "gzip", "/history": "gzip", "/moment": None, "/history/3": None}
