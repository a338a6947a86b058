"""Point 6: bad input gets a clear 4xx, and everything that a client can ask for is bounded."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from concordia.server.limits.rates import Bucket, Rates, client_of
from tests.server.helpers import MadeTable, Running, generous, serving

pytestmark = pytest.mark.anyio

TABLE = {"map": "italia", "seats": [{"who": "person"}, {"who": "person"}]}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 422),
        (b"{", 422),
        (b"[]", 422),
        (b'"x"', 422),
        (b"\xff\xfe", 422),
        (b"[" * 50_000, 400),
        (b'{"seats": NaN}', 422),
        (b'{"seats": []}', 422),
        (json.dumps(TABLE | {"map": 7}).encode(), 422),
        (json.dumps(TABLE | {"mode": "duel"}).encode(), 422),
        (json.dumps(TABLE | {"sets": 1}).encode(), 422),
        (json.dumps(TABLE | {"options": {"intermediate": "yes"}}).encode(), 422),
        (json.dumps(TABLE | {"map": "itlaia"}).encode(), 422),
        (json.dumps(TABLE | {"map": "/etc/passwd"}).encode(), 422),
        (json.dumps(TABLE | {"options": {"small_ionium": True}}).encode(), 422),
        (json.dumps(TABLE | {"seats": [{"who": "person"}] * 6}).encode(), 422),
        (json.dumps(TABLE | {"seats": [{"who": "bot", "bot": "hal"}] * 2}).encode(), 400),
        (b" " * 70_000, 413),
    ],
    ids=range(18),
)
async def test_bodies_that_are_none(server: Running, body: bytes, status: int) -> None:
    async with server.client() as client:
        headers = {"content-type": "application/json"}
        answer = await client.post("/api/tables", content=body, headers=headers)

    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["type"]
    assert error["message"]
    assert len(answer.content) < 2000


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"do": "dance"},
        {"do": ["play"]},
        {"do": "play"},
        {"do": "play", "version": "0", "moves": ["end"]},
        {"do": "play", "version": True, "moves": ["end"]},
        {"do": "play", "version": -1, "moves": ["end"]},
        {"do": "play", "version": 10**30, "moves": ["end"]},
        {"do": "play", "version": 0, "moves": "end"},
        {"do": "play", "version": 0, "moves": []},
        {"do": "play", "version": 0, "moves": ["end"] * 201},
        {"do": "play", "version": 0, "moves": ["x" * 101]},
        {"do": "play", "version": 0, "moves": [None]},
        {"do": "play", "version": 0, "moves": ["end"], "id": "x" * 41},
        {"do": "play", "version": 0, "moves": ["end"], "seat": 1},
        {"do": "undo", "version": 0, "to": 1.5},
        {"do": "propose", "what": "peace"},
        {"do": "stand-in", "seat": 9},
    ],
    ids=str,
)
async def test_actions_that_are_none_are_refused_on_both_ways(
    server: Running, action: dict[str, object]
) -> None:
    table = await server.table("person", "person")
    over_http = await table.post("/actions", action)
    async with table.socket(0) as anna:
        on_socket = await anna.answer_to(json.dumps(action))

    assert over_http.status_code == 422
    assert on_socket["type"] == "refused"
    assert on_socket["error"]["message"]
    assert (await table.moment(0))["version"] == 0


@pytest.mark.parametrize("name", ["nowhere", "..%2f..", "x" * 41, "%00", "a b", "é"])
async def test_tables_that_there_are_not(server: Running, name: str) -> None:
    async with server.client("x" * 43) as client:
        for path in ("", "/moment", "/record", "/steps"):
            answer = await client.get(f"/api/tables/{name}{path}")
            assert answer.status_code in (404, 422), answer.text
            assert answer.json()["error"]["message"]


async def test_what_is_not_there_says_so_in_the_same_shape(server: Running) -> None:
    async with server.client() as client:
        nowhere = await client.get("/api/nowhere")
        wrong = await client.delete("/api/tables")

    assert (nowhere.status_code, nowhere.json()["error"]["type"]) == (404, "NotFound")
    assert (wrong.status_code, wrong.json()["error"]["type"]) == (405, "MethodNotAllowed")


async def test_a_body_without_an_announced_length_is_bounded_too(server: Running) -> None:
    async def endless() -> AsyncIterator[bytes]:
        while True:
            yield b" " * 10_000

    async with server.client() as client:
        try:
            answer = await client.post("/api/tables", content=endless())
        except (httpx.WriteError, httpx.ReadError):
            # The server has answered and closed while the client was still sending.
            return
    assert answer.status_code == 413


async def test_records_may_be_larger_but_not_too_large(server: Running) -> None:
    seats = [{"who": "person"}] * 2
    async with server.client() as client:
        large = await client.post("/api/records", json={"record": "x" * 100_000, "seats": seats})
        huge = await client.post("/api/records", json={"record": "x" * 300_000, "seats": seats})

    assert (large.status_code, huge.status_code) == (422, 413)
    assert len(large.content) < 500


async def test_a_flood_of_requests_is_turned_away_and_passes(tmp_path: Path) -> None:
    settings = generous(tmp_path / "x.db", requests_a_second=5, request_burst=10)
    async with serving(settings) as server, server.client() as client:
        answers = [await client.get("/api") for _ in range(40)]
        refused = next(answer for answer in answers if answer.status_code != 200)

        assert [answer.status_code for answer in answers[:10]] == [200] * 10
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) >= 1
        assert refused.json()["error"]["wait"] <= 0.2


async def test_tables_of_one_client_are_bounded(tmp_path: Path) -> None:
    settings = generous(tmp_path / "x.db", tables_an_hour=3)
    async with serving(settings) as server, server.client() as client:
        codes = [(await client.post("/api/tables", json=TABLE)).status_code for _ in range(5)]

    assert codes == [201, 201, 201, 429, 429]


async def test_sockets_of_one_client_are_bounded(tmp_path: Path) -> None:
    settings = generous(tmp_path / "x.db", sockets=2)
    async with serving(settings) as server:
        table = await server.table("person", "person")
        async with table.sockets(0, 1):
            with pytest.raises(InvalidStatus):
                async with table.socket(None):
                    pass
        async with table.socket(None) as again:
            assert again.moment["version"] == 0


def url(table: MadeTable) -> str:
    return f"ws://127.0.0.1:{table.server.port}{table.path}/socket"


@pytest.mark.parametrize(
    "hello",
    [
        "",
        "{",
        "[]",
        '{"do": "play", "version": 0, "moves": ["end"]}',
        '{"do": "hello", "token": "wrong"}',
        '{"do": "hello"}',
        '{"do": "hello", "since": -1}',
    ],
)
async def test_a_socket_whose_hello_is_none_is_told_why_and_closed(
    server: Running, hello: str
) -> None:
    table = await server.table("person", "person")
    async with connect(url(table)) as socket:
        await socket.send(hello)
        told = json.loads(await socket.recv())
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()

    assert told["type"] == "refused"
    assert told["error"]["message"]
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4400


async def test_a_socket_that_says_no_hello_is_closed(tmp_path: Path) -> None:
    async with serving(generous(tmp_path / "x.db", hello_seconds=0.05)) as server:
        table = await server.table("person", "person")
        async with connect(url(table)) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()

    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4408


async def test_a_socket_that_says_nothing_for_long_is_closed(tmp_path: Path) -> None:
    async with serving(generous(tmp_path / "x.db", idle_seconds=0.05)) as server:
        table = await server.table("person", "person")
        async with table.socket(0) as anna:
            await anna.connection.wait_closed()

    assert anna.connection.close_code == 4408


async def test_a_socket_that_floods_is_closed_and_the_table_goes_on(tmp_path: Path) -> None:
    settings = generous(tmp_path / "x.db", messages_a_second=1, message_burst=5)
    async with serving(settings) as server:
        table = await server.table("person", "person")
        async with table.sockets(0, 1) as (anna, ben):
            for _ in range(20):
                try:
                    await anna.connection.send('{"do": "ping"}')
                except ConnectionClosed:
                    break
            await anna.connection.wait_closed()
            await table.play(0, "play mercator3")
            await ben.version(1)

    assert anna.connection.close_code == 4429


async def test_a_message_that_is_too_large_ends_the_socket(server: Running) -> None:
    table = await server.table("person", "person")
    async with table.socket(0) as anna:
        await anna.connection.send("x" * 20_000)
        await anna.connection.wait_closed()

    assert anna.connection.close_code == 1009


async def test_a_socket_from_a_page_of_another_site_is_turned_away(server: Running) -> None:
    table = await server.table("person", "person")
    with pytest.raises(InvalidStatus) as refused:
        async with connect(url(table), origin=Origin("https://evil.example")):
            pass

    assert refused.value.response.status_code == 403


async def test_garbage_on_a_socket_is_answered_and_play_goes_on(server: Running) -> None:
    table = await server.table("person", "person")
    async with table.socket(0) as anna:
        for garbage in ("", "{", "null", "[" * 5000, '{"do": "play"', "\u0000"):
            assert (await anna.answer_to(garbage))["type"] == "refused"
        await anna.play("play mercator3")


async def test_who_reads_nothing_holds_nobody_up_and_gets_the_newest(server: Running) -> None:
    table = await server.table("person", "person")
    async with connect(url(table), max_queue=1) as lazy:
        await lazy.send(json.dumps({"do": "hello", "token": table.token(1)}))
        for _ in range(40):
            version = (await table.moment(0))["version"]
            await table.done(0, "play", version=version, moves=["play architect"])
            await table.done(0, "undo", version=version + 1, to=version)
        seen = 0
        async with asyncio.timeout(60):
            while seen < 80:
                seen = json.loads(await lazy.recv())["version"]

    assert seen == 80


# ---- Rates ----


def test_a_bucket_gives_so_many_at_once_and_fills_with_time() -> None:
    now = [0.0]
    bucket = Bucket(2, 3, clock=lambda: now[0])

    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert bucket.seconds_to_wait() == 0.5
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_clients_have_a_bucket_each_and_only_so_many_are_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("concordia.server.limits.rates.MOST_CLIENTS", 2)
    rates = Rates(1, 1)
    assert rates.bucket("a").take()
    assert not rates.bucket("a").take()
    assert rates.bucket("b").take()
    rates.bucket("c")

    assert rates.bucket("a").take()


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("1.2.3.4", "1.2.3.4", True),
        ("1.2.3.4", "1.2.3.5", False),
        ("::ffff:1.2.3.4", "1.2.3.4", True),
        ("2001:db8:1:2:3::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
    ],
)
def test_a_client_is_an_address_or_an_ipv6_network(one: str, other: str, same: bool) -> None:
    assert (client_of((one, 1)) == client_of((other, 2))) is same
