"""What storage promises, on SQLite and on PostgreSQL alike."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy.exc import IntegrityError

from concordia.game import Game
from concordia.server.domain.event import Event, Founding
from concordia.server.domain.founding import Place, found
from concordia.server.settings import Settings
from concordia.server.storage.committer import Conflict
from concordia.server.storage.store import Store

pytestmark = pytest.mark.anyio

AT = "2026-01-02T03:04:05.678+00:00"


def url(database: str) -> str:
    return Settings.model_validate({"db": database}).url


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = await Store.open(url(database))
    yield opened
    await opened.close()


def founding() -> Founding:
    places = [Place("person", "Ännä"), Place("open"), Place("bot", bot="greedy")]
    return found(Game.new("italia", 3, seed=1), places, AT).founding


def moves(count: int, first: int = 0) -> list[Event]:
    return [Event("play", n % 3, {"move": f"m{n}"}, f"0:{n}", AT) for n in range(first, count)]


async def test_a_founding_is_kept_as_it_was(store: Store) -> None:
    one = founding()
    await store.found(one)

    assert await store.founding(one.table) == one
    assert await store.founding("nowhere") is None


async def test_events_are_kept_in_their_order_with_all_they_say(store: Store) -> None:
    one = founding()
    await store.found(one)
    said = [*moves(3), Event("sit", None, {"name": "Ö\u2028'; --"}, "", AT)]
    await store.append(one.table, 0, said[:2])
    await store.append(one.table, 2, said[2:])

    assert await store.events(one.table) == said
    assert await store.events(one.table, 2) == said[2:]
    assert await store.version(one.table) == 4


async def test_a_new_table_has_version_0(store: Store) -> None:
    one = founding()
    await store.found(one)

    assert await store.version(one.table) == 0
    assert await store.events(one.table) == []


async def test_the_same_version_is_written_once(store: Store) -> None:
    one = founding()
    await store.found(one)
    await store.append(one.table, 0, moves(2))

    with pytest.raises(Conflict):
        await store.append(one.table, 1, moves(4, first=1))

    assert await store.version(one.table) == 2


async def test_of_writers_at_once_one_wins_and_all_of_its_events_are_there(store: Store) -> None:
    one = founding()
    await store.found(one)
    tries = [[Event("play", n, {"move": str(n)}, "", AT)] * 3 for n in range(8)]

    answers = await asyncio.gather(
        *(store.append(one.table, 0, events) for events in tries), return_exceptions=True
    )

    won = [number for number, answer in enumerate(answers) if answer is None]
    assert len(won) == 1
    assert all(isinstance(answer, Conflict) for answer in answers if answer is not None)
    assert await store.events(one.table) == tries[won[0]]


async def test_a_conflict_at_one_table_is_no_trouble_to_others(store: Store) -> None:
    tables = [replace(founding(), table=f"t{n}") for n in range(5)]
    for one in tables:
        await store.found(one)
    await store.append("t2", 0, moves(1))

    answers = await asyncio.gather(
        *(store.append(one.table, 0, moves(1)) for one in tables), return_exceptions=True
    )

    assert [type(answer) for answer in answers].count(Conflict) == 1
    assert [await store.version(one.table) for one in tables] == [1] * 5


async def test_events_of_no_table_are_refused(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append("nowhere", 0, moves(1))


async def test_everything_is_there_after_closing(database: str) -> None:
    one = founding()
    first = await Store.open(url(database))
    await first.found(one)
    await first.append(one.table, 0, moves(3))
    await first.close()

    second = await Store.open(url(database))

    assert await second.founding(one.table) == one
    assert await second.events(one.table) == moves(3)
    await second.close()


async def test_two_stores_on_one_database_write_each_version_once(database: str) -> None:
    one, two = await Store.open(url(database)), await Store.open(url(database))
    table = founding()
    await one.found(table)

    async def write(store: Store, name: str) -> int:
        written = 0
        for version in range(20):
            try:
                await store.append(table.table, version, [Event(name, 0, {}, "", AT)])
                written += 1
            except Conflict:
                continue
        return written

    written = list(await asyncio.gather(write(one, "one"), write(two, "two")))

    kinds = [event.kind for event in await two.events(table.table)]
    assert sum(written) == len(kinds)
    assert [kinds.count("one"), kinds.count("two")] == written
    await one.close()
    await two.close()


async def test_the_last_sighting_counts(store: Store) -> None:
    one = founding()
    await store.found(one)
    await store.sight([(one.table, 0), (one.table, 1), (one.table, 0)], AT)
    await store.sight([(one.table, 1)], "2026-02-02T03:04:05.678+00:00")

    assert await store.seen(one.table, 0) == AT
    assert await store.seen(one.table, 1) == "2026-02-02T03:04:05.678+00:00"
    assert await store.seen(one.table, 2) is None


async def test_a_database_that_is_open_is_ready(store: Store) -> None:
    await store.ready()


async def test_many_writers_at_once_wait_for_each_other(store: Store) -> None:
    tables = [replace(founding(), table=f"t{number}") for number in range(60)]

    async def begin(one: Founding) -> None:
        await store.found(one)
        await asyncio.gather(
            store.append(one.table, 0, moves(3)), store.sight([(one.table, 0)], AT)
        )

    await asyncio.gather(*(begin(one) for one in tables))

    assert [await store.version(one.table) for one in tables] == [3] * 60


async def test_what_is_stored_stands_in_no_error_message(store: Store) -> None:
    one = founding()
    await store.found(one)
    with pytest.raises(IntegrityError) as refused:
        await store.found(one)

    assert one.watch not in str(refused.value)
