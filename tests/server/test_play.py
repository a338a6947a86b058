"""Point 3: moments, versions and moves, over the socket and over plain HTTP alike."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from concordia.game import Game
from tests.server.helpers import GAMES, MadeTable, Running, generous, serving

pytestmark = pytest.mark.anyio


async def play_randomly(table: MadeTable, seat: int, random: Random) -> None:
    """Play a seat over HTTP as a simple program does: wait for news, answer, and so on."""
    moment = await table.moment(seat)
    while moment["status"] != "over":
        if moment["legal"]:
            move = random.choice(moment["legal"])["move"]
            await table.act(seat, "play", version=moment["version"], moves=[move])
        moment = await table.moment(seat, since=moment["version"], wait=20)


async def test_people_programs_and_bots_play_a_game_to_its_end(server: Running) -> None:
    table = await server.from_record(last_turns("ionium-base-3"), "person", "greedy", "person")
    random = Random(1)
    async with table.socket(0) as anna:
        program = asyncio.create_task(play_randomly(table, 2, random))
        while (await anna.until(lambda m: m["legal"] or m["status"] == "over"))["legal"]:
            await anna.play_random(random)
        await program

    result = anna.moment["result"]
    assert result["how"] == "played"
    assert len(result["scores"]) == 3
    assert {entry["kind"] for m in anna.moments for entry in m["log"]} == {"play"}
    assert {entry["seat"] for m in anna.moments for entry in m["log"]} == {0, 1, 2}


def last_turns(name: str) -> str:
    """Return a recorded game up to where its end was triggered."""
    game = Game.read(GAMES / f"{name}.cgn")
    return next(
        moment.record() for _, moment in game.steps() if moment.position()["end"] is not None
    )


async def test_a_moment_says_all_that_a_seat_needs(server: Running) -> None:
    table = await server.table("person", "person", map="imperium")
    moment = await table.moment(0)

    assert moment["asked"] == {"seat": 0, "question": "play"}
    assert {"move": "play mercator3", "changes": [{"seat": 0, "coins": 3}]} in moment["legal"]
    assert moment["version"] == 0
    assert moment["game"]["viewer"] == 0
    assert moment["undo"] is None


async def test_who_comes_back_catches_up_from_his_version(server: Running) -> None:
    table = await server.table("person", "person")
    async with table.socket(1) as ben:
        await table.play(0, "play mercator3")
        await ben.version(1)
    await table.play(0, "done")
    await table.play(0, "end")

    async with table.socket(1, since=1) as ben:
        assert [entry["move"] for entry in ben.moments[0]["log"]] == ["done", "end"]
        assert ben.moments[0]["legal"]
    async with table.socket(1, since=99) as ben:
        assert ben.moments[0]["version"] == 3
        assert ben.moments[0]["log"] == []


async def test_a_move_that_was_sent_twice_is_played_once_and_answered_alike(
    server: Running,
) -> None:
    table = await server.table("person", "person")
    play = {"version": 0, "moves": ["play mercator3", "done"], "id": "my-1"}
    async with table.socket(0) as anna:
        first = await anna.ask("play", **play)
        second = await anna.ask("play", **play)
        over_http = (await table.act(0, "play", **play)).json()

    assert first == {"type": "done", "id": "my-1", "version": 2, "repeated": False}
    assert second == over_http == first | {"repeated": True}
    assert (await table.moment(0))["version"] == 2


async def test_moves_that_were_sent_twice_at_once_are_played_once(server: Running) -> None:
    table = await server.table("person", "person")
    answers = await asyncio.gather(
        *(table.act(0, "play", version=0, moves=["play mercator3"], id="x") for _ in range(8)),
        *(table.act(0, "play", version=0, moves=["play mercator3"]) for _ in range(8)),
    )

    codes = [answer.status_code for answer in answers]
    assert (await table.moment(0))["version"] == 1
    assert set(codes[:8]) in ({200}, {409})
    assert codes.count(200) in (1, 8)


async def test_the_same_id_of_another_seat_is_another_request(server: Running) -> None:
    table = await server.table("person", "person")
    await table.done(0, "play", version=0, moves=["play mercator3", "done", "end"], id="a")
    answer = await table.act(1, "play", version=3, moves=["play tribune"], id="a")

    assert answer.json()["repeated"] is False


async def test_a_move_for_an_old_version_is_harmless_and_says_so(server: Running) -> None:
    table = await server.table("person", "person")
    await table.done(0, "play", version=0, moves=["play mercator3"])
    late = await table.act(0, "play", version=0, moves=["done"])
    async with table.socket(0) as anna:
        on_socket = await anna.ask("play", version=0, moves=["done"], id="z")

    assert late.status_code == 409
    error = late.json()["error"]
    assert (error["type"], error["version"]) == ("Stale", 1)
    assert on_socket == {"type": "refused", "id": "z", "error": error}
    assert (await table.moment(0))["version"] == 1


async def test_several_moves_are_played_all_or_none(server: Running) -> None:
    table = await server.table("person", "person")
    answer = await table.act(0, "play", version=0, moves=["play mercator3", "buy clay 1"])

    assert answer.status_code == 422
    assert answer.json()["error"]["message"].startswith("moves[1]: ")
    assert (await table.moment(0))["version"] == 0


async def test_an_illegal_move_says_what_would_be_legal(server: Running) -> None:
    table = await server.table("person", "person")
    answer = await table.act(0, "play", version=0, moves=["play architct"])

    assert 'did you mean "play architect"?' in answer.json()["error"]["message"]


async def test_news_come_to_everybody_who_watches(server: Running) -> None:
    table = await server.table("person", "person")
    async with table.sockets(0, 1, None, None) as sockets:
        await sockets[0].play("play mercator3")
        for socket in sockets:
            moment = await socket.version(1)
            assert moment["log"][0]["move"] == "play mercator3"


async def test_waiting_over_http_ends_when_something_happens_or_time_is_up(
    server: Running,
) -> None:
    table = await server.table("person", "person")
    nothing = await table.moment(1, since=0, wait=0.01)
    waiting = asyncio.create_task(table.moment(1, since=0, wait=30))
    await table.play(0, "play mercator3")

    assert nothing["version"] == 0
    assert (await waiting)["version"] == 1


async def test_undo_and_proposals_over_the_wire(server: Running) -> None:
    table = await server.table("person", "person")
    async with table.sockets(0, 1) as (anna, ben):
        await anna.play("play architect", "lift land Roma")
        assert anna.moment["undo"] == 0
        await anna.ask("undo", version=2, to=1)
        await ben.version(3)
        assert ben.moment["log"][-1]["to"] == 1
        await ben.ask("propose", what="undo", to=0)
        moment = await anna.until(lambda m: m["proposal"])
        assert moment["proposal"]["missing"] == [0]
        await anna.ask("agree", proposal=moment["proposal"]["version"])
        moment = await ben.until(lambda m: not m["proposal"])

    assert moment["log"][-1] == moment["log"][-1] | {"kind": "undo", "to": 0, "agreed": True}
    assert (await table.moment(0))["asked"] == {"seat": 0, "question": "play"}


async def test_everything_that_happened_is_in_the_log_with_its_time(server: Running) -> None:
    table = await server.table("person", "person", "random")
    await table.done(0, "leave", bot="random")
    await table.done(0, "return")
    await table.done(1, "concede")
    log = (await table.moment(1))["log"]

    kinds = [entry["kind"] for entry in log if entry["kind"] != "play"]
    assert kinds[-1:] == ["concede"]
    assert kinds[:2] == ["leave", "return"]
    assert [entry["version"] for entry in log] == list(range(1, len(log) + 1))
    assert all(entry["at"].endswith("+00:00") for entry in log)


async def test_all_is_there_when_the_server_starts_again(tmp_path: Path) -> None:
    database = generous(f"{tmp_path}/again.db")
    async with serving(database) as first:
        table = await first.table("person", "person")
        await table.play(0, "play architect", "lift land Roma")
        before = await table.moment(0)
    async with serving(database) as second:
        table.server = second
        assert await table.moment(0) == before
        again = await table.act(0, "play", version=0, moves=["x"], id=None)

    assert json.loads(again.text)["error"]["type"] == "Stale"


async def test_tables_that_nobody_uses_are_forgotten_and_found_again(tmp_path: Path) -> None:
    async with serving(generous(f"{tmp_path}/few.db", live_tables=2)) as server:
        tables = [await server.table("person", "person") for _ in range(8)]
        for table in tables:
            await table.play(0, "play mercator3")
        versions = [(await table.moment(0))["version"] for table in tables]

    assert versions == [1] * 8
