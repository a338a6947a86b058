"""Point 7: bots think in worker processes, with a deadline, and a failing one is replaced."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from concordia.bots.ladder import LADDER
from concordia.game import Game
from concordia.notation.position import position
from concordia.server.bots.player import next_simpler
from concordia.server.bots.pool import COMMAND, BotPool
from concordia.server.bots.process import BotFailed
from concordia.server.bots.worker import think
from tests.server.helpers import Running, generous, serving

pytestmark = pytest.mark.anyio

STRONGEST = list(LADDER)[-1]
LADDER_DOWN = list(LADDER)[::-1]

FAILING = """
import json, sys, time
from concordia.server.bots.worker import think
for line in sys.stdin:
    question = json.loads(line)
    if question["bot"] in {failing}:
        {fail}
    print(json.dumps(think(question)), flush=True)
"""


def pool(fail: str, *failing: str, seconds: float = 0.05, grace: float = 60) -> BotPool:
    """Return a pool whose bots of these names fail in some way."""
    script = FAILING.format(failing=set(failing) or {"nobody"}, fail=fail)
    return BotPool(1, seconds, grace, [sys.executable, "-c", script])


def question(bot: str) -> dict[str, Any]:
    game = Game.new("italia", 3, seed=1)
    return {"bot": bot, "position": position(game.state), "seconds": 0.05, "seed": "s"}


@pytest.mark.parametrize("bot", LADDER)
def test_every_bot_answers_with_legal_moves(bot: str) -> None:
    game = Game.new("italia", 3, seed=1)
    game.play(*think(question(bot))["moves"])


def test_a_bot_that_breaks_says_how() -> None:
    assert think(question("nobody"))["error"] == "KeyError: 'nobody'"


async def test_bots_play_while_people_use_other_tables(tmp_path: Path) -> None:
    """A bot that thinks, for as long as the test lasts, holds up neither its table nor others."""
    thinking = pool("time.sleep(1000)", STRONGEST, grace=1000)
    async with serving(generous(tmp_path / "x.db"), thinking) as server:
        slow = await server.table("person", STRONGEST)
        await slow.play(0, "play mercator3", "done", "end")
        other = await server.table("person", "person")
        await other.play(0, "play mercator3", "done", "end")

        assert (await slow.moment(0))["asked"] == {"seat": 1, "question": "play"}
        assert (await other.moment(1))["legal"]
        await slow.done(0, "propose", what="undo", to=2)
        assert (await slow.moment(0))["asked"] == {"seat": 0, "question": "end"}


@pytest.mark.parametrize(
    ("fail", "grace", "reason"),
    [
        ("raise SystemExit", 60, "its process failed"),
        ("print('nonsense', flush=True); continue", 60, "its process failed"),
        ("print(json.dumps({'moves': ['play nothing']}), flush=True); continue", 60, "moves[0]"),
        ("print(json.dumps({'moves': []}), flush=True); continue", 60, "without a move"),
        ("print(json.dumps({'error': 'Boom: b'}), flush=True); continue", 60, "Boom: b"),
        ("time.sleep(1000)", 1, "no answer within"),
    ],
)
async def test_a_bot_that_fails_is_replaced_by_the_next_simpler_one_and_the_log_says_so(
    tmp_path: Path, fail: str, grace: float, reason: str
) -> None:
    failing = pool(fail, STRONGEST, seconds=0.05, grace=grace)
    if grace == 1:
        # The simpler bot has to start a process within the same second, on whatever machine.
        failing.deadline = 8
    async with serving(generous(tmp_path / "x.db"), failing) as server:
        table = await server.table("person", STRONGEST)
        async with table.socket(0) as anna:
            await anna.play("play mercator3", "done", "end")
            moment = await anna.until(lambda m: m["legal"])

    failures = [e for m in anna.moments for e in m["log"] if e["kind"] == "bot-failed"]
    assert [(e["seat"], e["failed"], e["bot"]) for e in failures] == [
        (1, STRONGEST, LADDER_DOWN[1])
    ]
    assert reason in failures[0]["reason"]
    assert moment["seats"][1]["bot"] == LADDER_DOWN[1]


async def test_where_even_the_simplest_bot_fails_the_game_goes_on(tmp_path: Path) -> None:
    async with serving(generous(tmp_path / "x.db"), pool("raise SystemExit", *LADDER)) as server:
        table = await server.table("person", STRONGEST)
        async with table.socket(0) as anna:
            await anna.play("play mercator3", "done", "end")
            moment = await anna.until(lambda m: m["legal"])

    log = [entry for m in anna.moments for entry in m["log"]]
    assert [e["failed"] for e in log if e["kind"] == "bot-failed"] == LADDER_DOWN[:-1]
    assert moment["seats"][1]["bot"] == LADDER_DOWN[-1]
    assert any(e["kind"] == "play" and e["seat"] == 1 for e in log)


async def test_a_worker_that_was_killed_is_started_again() -> None:
    bots = BotPool(1, 0.05, 60)
    asked = question("random")
    first = await bots.answer("random", asked["position"], "s")
    worker = bots._workers[0]._process
    assert worker
    worker.kill()
    second = await bots.answer("random", asked["position"], "s")
    await bots.close()

    assert first == second


async def test_who_gives_up_waiting_leaves_no_answer_for_the_next_question() -> None:
    bots = pool("time.sleep(1000)", "greedy", grace=1000)
    asked = question("random")
    waiting = asyncio.create_task(bots.answer("greedy", asked["position"], "s"))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)

    assert await bots.answer("random", asked["position"], "s")
    await bots.close()


async def test_a_bot_is_not_told_the_order_of_the_deck(tmp_path: Path) -> None:
    """What goes to the worker is the same for two games whose decks alone differ."""
    told: list[dict[str, Any]] = []
    firsts = []
    spy = BotPool(1, 0.05, 60, COMMAND)

    async def answer(*asked: Any) -> list[str]:  # noqa: ANN401 - a bot, a position, a seed
        told.append(asked[1])
        raise BotFailed("only listening")

    spy.answer = answer  # type: ignore[method-assign,assignment]
    game = Game.new("italia", 2, seed=1)
    turned = game.position()
    turned["deck"] = [
        card
        for numeral in ("I", "II")
        for card in reversed(turned["deck"])
        if card.endswith(f"@{numeral}")
    ]
    async with serving(generous(tmp_path / "x.db"), spy) as server:
        for record in (Game.load(game.position()).record(), Game.load(turned).record()):
            firsts.append(len(told))
            table = await server.from_record(record, "random", "person")
            async with table.socket(1) as ben:
                await ben.until(lambda m: m["version"] > 0)

    assert turned["deck"] != game.position()["deck"]
    assert told[firsts[0]] == told[firsts[1]]


async def test_a_stand_in_plays_for_who_has_not_been_seen_and_gives_the_seat_back(
    tmp_path: Path,
) -> None:
    async with serving(generous(tmp_path / "x.db", absent_seconds=0)) as server:
        table = await server.table("person", "person")
        async with table.sockets(0, 1) as (anna, ben):
            here = await ben.ask("stand-in", seat=0, bot="random")
            assert "was here 0 seconds ago" in here["error"]["message"]
        async with table.socket(1) as ben:
            done = await ben.ask("stand-in", seat=0, bot="random")
            assert done["type"] == "done"
            moment = await ben.until(lambda m: m["legal"])
            assert moment["seats"][0]["away"] is True
        await table.done(0, "return")
        moment = await table.moment(0)

    assert moment["seats"][0]["bot"] is None
    assert anna.moment["version"] == 0


async def test_nobody_is_replaced_who_has_been_here_lately(server: Running) -> None:
    table = await server.table("person", "person")
    answer = await table.post("/actions", {"do": "stand-in", "seat": 0}, 1)

    assert answer.status_code == 409
    assert "a bot stands in after 120" in answer.json()["error"]["message"]


def test_below_the_simplest_bot_there_is_none() -> None:
    assert [next_simpler(bot) for bot in LADDER] == [None, *list(LADDER)[:-1]]
