"""Point 3: OpenAPI describes it all, and schemathesis finds nothing."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from concordia.server.api.app import create_app
from tests.server.helpers import Json, MadeTable, generous
from tests.server.processes import Process, free_port

EXAMPLES = 8
"""For each operation."""

MOST_SECONDS = 30
"""The longest wait for news that may be asked for."""

NOT_OURS: Any = [positive_data_acceptance]
"""It asks to accept whatever has the right shape; but no schema can say the rules of a game."""


class Exposed:
    """A real server with a table that goes on and one that is over."""

    def __init__(self, folder: Path) -> None:
        self.server = Process(str(folder / "games.db"), free_port())
        self.tables: list[MadeTable] = []
        self.document: Json = {}

    async def open(self) -> None:
        await self.server.start()
        for number in range(2):
            table = await self.server.running.table("person", "person", "open")
            await table.post("/seats", {"invite": table.invite(2)}, seat=None)
            if number:
                await table.done(0, "concede")
                await table.done(1, "concede")
            self.tables.append(table)
        async with self.server.running.client() as client:
            self.document = (await client.get("/api/openapi.json")).json()


@pytest.fixture(scope="module")
def exposed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Exposed]:
    found = Exposed(tmp_path_factory.mktemp("openapi"))
    try:
        asyncio.run(found.open())
        yield found
    finally:
        found.server.kill()


schema = schemathesis.openapi.from_dict(create_app(generous("games.db")).openapi())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_described_and_nothing_breaks(
    case: schemathesis.Case[Any], exposed: Exposed
) -> None:
    """Each request goes out as it was made, then to a table that goes on and to one that is over.

    With a table that there is, a request that was made to be wrong may have become right.
    """
    url = exposed.server.running.url
    case.call_and_validate(excluded_checks=NOT_OURS, base_url=url)
    if "table" not in case.path_parameters:
        return
    wait = case.query.get("wait")
    if isinstance(wait, int | float) and not isinstance(wait, bool) and wait > 0:
        # Nothing is going to happen at these tables.
        case.query["wait"] = min(wait, 0.01) if wait <= MOST_SECONDS else wait
    for table in exposed.tables:
        case.path_parameters["table"] = table.id
        token = {"authorization": f"Bearer {table.token(0)}"}
        response = case.call(base_url=url, headers=token)
        assert response.status_code < 500
        case.validate_response(response, excluded_checks=[*NOT_OURS, negative_data_rejection])


def test_every_route_is_described(exposed: Exposed) -> None:
    paths = set(exposed.document["paths"])

    assert paths == {
        "/api",
        "/api/choices",
        "/api/health",
        "/api/records",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/actions",
        "/api/tables/{table}/advice",
        "/api/tables/{table}/branches",
        "/api/tables/{table}/history",
        "/api/tables/{table}/history/{turn}",
        "/api/tables/{table}/moment",
        "/api/tables/{table}/record",
        "/api/tables/{table}/rematch",
        "/api/tables/{table}/seats",
        "/api/tables/{table}/steps",
    }
    assert exposed.document["openapi"].startswith("3.1")
