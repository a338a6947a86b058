"""What tests of the server share: a running one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from concordia.server.settings import Settings
from tests.server.helpers import Running, generous, serving


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Give settings that no test runs into by accident."""
    return generous(tmp_path / "games.db")


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    """Give a running server."""
    async with serving(settings) as running:
        yield running
