"""Point 8: several processes share tables through PostgreSQL."""

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from concordia.server.storage.store import Store
from tests.cli.helpers import run, told
from tests.server.helpers import MadeTable, SeatSocket, generous
from tests.server.processes import Process, process
from tests.support.postgres import Postgres

pytestmark = pytest.mark.anyio


@pytest.fixture
async def shared(running_postgres: Postgres) -> str:
    return await running_postgres.new_database()


def at(table: MadeTable, server: Process) -> MadeTable:
    """Return a table as another process serves it."""
    return MadeTable(server.running, table.document)


async def play_some(players: Sequence[SeatSocket], random: Random, moves: int) -> int:
    """Play moves of whoever is asked, and return the version that all have seen then."""
    for _ in range(moves):
        asked = [asyncio.create_task(player.until(lambda m: m["legal"])) for player in players]
        await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        for waiting in asked:
            waiting.cancel()
        await next(p for p in players if p.moment["legal"]).play_random(random)
    newest: int = max(player.moment["version"] for player in players)
    await asyncio.gather(*(player.version(newest) for player in players))
    return newest


async def test_clients_of_two_processes_play_one_game_and_one_process_dies(shared: str) -> None:
    random = Random(1)
    async with process(shared) as first, process(shared) as second:
        here = await first.running.table("person", "person", "random")
        there = at(here, second)
        async with here.socket(0) as anna, there.socket(1) as ben:
            before = await play_some([anna, ben], random, 20)
            first.kill()
            await anna.connection.wait_closed()

            assert len((await there.moment(1))["log"]) >= before
            async with there.socket(0, since=before) as anna_there:
                after = await play_some([anna_there, ben], random, 10)
    told = [entry["version"] for moment in ben.moments for entry in moment["log"]]

    assert before >= 20
    assert after >= before + 10
    assert told == list(range(1, len(told) + 1))


async def test_two_processes_write_each_version_once(shared: str) -> None:
    async with process(shared) as first, process(shared) as second:
        here = await first.running.table("person", "person")
        tables = [here, at(here, second)] * 8
        answers = await asyncio.gather(
            *(table.act(0, "play", version=0, moves=["play mercator3"]) for table in tables)
        )

    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 15
    assert {a.json()["error"]["type"] for a in answers if a.status_code == 409} == {"Stale"}


async def test_what_one_process_has_stored_another_one_knows_at_once(shared: str) -> None:
    async with process(shared) as first, process(shared) as second:
        here = await first.running.table("person", "person")
        there = at(here, second)
        await there.moment(0)
        for version in range(0, 40, 2):
            await here.done(0, "play", version=version, moves=["play mercator3"], id=str(version))
            again = await there.act(
                0, "play", version=version, moves=["play mercator3"], id=str(version)
            )
            assert again.json()["repeated"] is True
            await there.done(0, "undo", version=version + 1, to=version)


async def test_the_bots_of_a_process_that_died_are_played_by_another_one(shared: str) -> None:
    async with process(shared, "--bot-seconds", "30") as first:
        table = await first.running.table("person", "planner")
        await table.play(0, "play mercator3", "done", "end")
        first.kill()
        async with process(shared) as second, at(table, second).socket(0) as anna:
            await anna.until(lambda m: m["legal"])


async def test_workers_share_a_port_and_their_tables(shared: str) -> None:
    async with process(shared, "--workers", "2") as server:
        table = await server.running.table("person", "person")
        async with table.sockets(0, 1, 0, 1, None, None) as sockets:
            await sockets[0].play("play mercator3")
            for socket in sockets:
                await socket.version(1)


def test_workers_with_sqlite_are_refused_with_a_sentence() -> None:
    refused = run("serve", "--workers", "4", "--db", "games.db")

    assert refused.exit_code == 2
    assert (
        "--workers needs PostgreSQL: with SQLite, processes could not tell each other that a table "
        "has moved."
    ) in told(refused)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--bot-seconds", "0"], "bot_seconds: Input should be greater than 0"),
        (["--port", "0"], "0 is not in the range"),
        (["--bot-workers", "many"], "is not a valid integer"),
    ],
)
def test_settings_that_make_no_sense_are_refused(options: list[str], why: str) -> None:
    refused = run("serve", *options)

    assert refused.exit_code == 2
    assert why in told(refused)


async def test_a_server_that_is_asked_to_end_ends_well(database: str) -> None:
    async with process(database) as server:
        table = await server.running.table("person", "person")
        async with table.socket(0) as anna:
            await anna.play("play mercator3")
            assert server.stop() in (0, -15)
        store = await Store.open(generous(database).url)
        assert await store.version(table.id) == 1
        await store.close()
