"""Point 6: a server that is killed at any moment loses nothing that it has acknowledged."""

import pytest

from tests.server.crashing import crash

pytestmark = pytest.mark.anyio

KILLS = 4
"""`make crash-test` kills sixty times on each database."""


async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database: str) -> None:
    test = await crash(database, KILLS, seed=3)

    assert test.kills == KILLS
    assert test.acknowledged >= KILLS
