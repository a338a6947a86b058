"""A database of every earlier version is opened, brought up to date, and played on."""

from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from concordia.notation import RULES_VERSION
from concordia.server.domain.happenings import replay
from concordia.server.settings import Settings
from concordia.server.storage.engine import open_engine
from concordia.server.storage.migrate import UnknownDatabase, migrate, versions
from concordia.server.storage.schema import metadata
from concordia.server.storage.store import Store
from tests.server.helpers import generous, serving

pytestmark = pytest.mark.anyio

DUMPS = Path(__file__).parent / "databases"
TABLE, TOKEN = "migrated-tbl", "T" * 43
MOVES = ["play architect", "lift land Roma"]
EARLIER = versions()[:-1]


def url(database: str) -> str:
    return Settings.model_validate({"db": database}).url


async def write_dump(database: str, version: str) -> None:
    """Make a database just as a program of that version had left it."""
    engine = open_engine(url(database))
    async with engine.begin() as connection:
        for statement in (DUMPS / f"v{version}.sql").read_text(encoding="utf-8").split(";\n"):
            if statement.strip():
                await connection.exec_driver_sql(statement)
    await engine.dispose()


def test_every_earlier_version_has_a_database() -> None:
    assert len(EARLIER) > 0
    assert [path.stem for path in sorted(DUMPS.glob("*.sql"))] == [f"v{v}" for v in EARLIER]


@pytest.mark.parametrize("version", EARLIER)
async def test_a_database_of_an_earlier_version_is_played_on(database: str, version: str) -> None:
    await write_dump(database, version)

    async with serving(generous(database)) as server, server.client(TOKEN) as client:
        path = f"/api/tables/{TABLE}"
        before = (await client.get(f"{path}/moment")).json()
        action = {"do": "play", "version": before["version"], "moves": [before["legal"][0]["move"]]}
        answer = await client.post(f"{path}/actions", json=action)
        after = (await client.get(f"{path}/moment")).json()

    assert before["version"] == 3
    assert before["asked"] == {"seat": 0, "question": "put"}
    assert answer.status_code == 200, answer.text
    assert [entry.get("move") for entry in after["log"]] == [
        None,
        *MOVES,
        before["legal"][0]["move"],
    ]


@pytest.mark.parametrize("version", EARLIER)
async def test_what_an_earlier_version_stored_replays_by_its_rules(
    database: str, version: str
) -> None:
    await write_dump(database, version)
    store = await Store.open(url(database))

    founding = await store.founding(TABLE)
    assert founding
    table = replay(founding, await store.events(TABLE))
    await store.close()

    assert founding.rules <= RULES_VERSION
    assert table.game.log == MOVES


async def test_the_steps_lead_to_what_the_program_expects(database: str) -> None:
    by_steps = await Store.open(url(database))
    async with by_steps.engine.connect() as connection:
        told = await connection.run_sync(_columns)
    await by_steps.close()

    expected = {
        table.name: [column.name for column in table.columns] for table in metadata.sorted_tables
    }
    assert {
        name: columns for name, columns in told.items() if name != "alembic_version"
    } == expected


def _columns(connection: Connection) -> dict[str, list[str]]:
    inspector = inspect(connection)
    return {
        name: [column["name"] for column in inspector.get_columns(name)]
        for name in inspector.get_table_names()
    }


async def test_a_database_of_a_newer_program_is_refused_with_a_sentence(database: str) -> None:
    opened = await Store.open(url(database))
    async with opened.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '999'"))
    await opened.close()

    with pytest.raises(UnknownDatabase, match="made by a newer Concordia"):
        await Store.open(url(database))


async def test_opening_again_changes_nothing(database: str) -> None:
    first = await Store.open(url(database))
    async with first.engine.begin() as connection:
        await connection.run_sync(migrate)
        version = (
            await connection.execute(text("SELECT version_num FROM alembic_version"))
        ).scalar()
    await first.close()

    assert version == versions()[-1]
