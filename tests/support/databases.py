"""Plugin: empty databases of each sort, and the event loop that they are used in."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.postgres import WHY_NOT, Postgres, binaries, postgres


@pytest.fixture
def anyio_backend() -> str:
    """Run asynchronous tests on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def running_postgres() -> Iterator[Postgres]:
    """Give a PostgreSQL that was started for this run."""
    programs = binaries()
    if programs is None:
        pytest.skip(WHY_NOT)
    with postgres(programs) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give an empty database of each sort, as the server is told it."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    running: Postgres = request.getfixturevalue("running_postgres")
    return await running.new_database()
