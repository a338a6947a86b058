import json
from random import Random

import pytest

from tests.server.helpers import Running

pytestmark = pytest.mark.anyio


async def test_people_and_bots_play_a_game_to_its_end(server: Running) -> None:
    table = await server.table("person", "greedy", "person")
    random = Random(1)
    async with table.sockets(0, 2) as (anna, ben):
        while anna.moment["status"] != "over":
            await anna.until(lambda m: m["status"] == "over" or m["asked"]["seat"] in (0, 2))
            await ben.until(lambda m: m["version"] >= anna.moment["version"])
            if anna.moment["status"] != "over":
                await (anna if anna.moment["asked"]["seat"] == 0 else ben).play_random(random)
        await ben.until(lambda m: m["status"] == "over")

    assert anna.moment["result"]["how"] == "played"
    assert anna.moment["result"]["winners"]
    assert json.dumps(anna.moment["log"])
