"""Advice: what the strongest bot would do, for who plays against bots alone."""

import pytest

from concordia.bots.ladder import LADDER
from concordia.engine.types import GODS
from concordia.game import Game
from concordia.server.bots.pool import BotPool
from concordia.server.bots.worker import think
from concordia.server.domain.refusals import NotAllowed, NotNow, TryAgain
from concordia.server.play.advising import Advisers
from tests.server.helpers import Running
from tests.server.tables import sit_down
from tests.server.test_bots import question

pytestmark = pytest.mark.anyio

NOBODY = BotPool(0, 0.05, 60)


async def test_it_is_a_turn_that_can_be_played_and_says_what_it_gains(server: Running) -> None:
    table = await server.table("person", "random", "random", first="as given")
    told = (await table.post("/advice", {})).json()

    assert told["bot"] == list(LADDER)[-1]
    assert set(told["gains"]) == {*GODS, "prospects"}
    assert told["version"] == (await table.moment(0))["version"]
    await table.play(0, *told["moves"])
    assert (await table.moment(0))["asked"] in (
        {"seat": 0, "question": "end"},
        {"seat": 1, "question": "play"},
    )


def test_at_once_is_the_difference_that_the_moves_make_to_the_score() -> None:
    game = Game.new("italia", 3, seed=1)
    told = think(question("random") | {"bot": None})
    before = game.scores()[0]["total"]
    game.play(*told["moves"])

    assert told["at_once"] == game.scores()[0]["total"] - before


async def test_where_other_people_play_nobody_is_advised() -> None:
    with pytest.raises(NotAllowed, match="unfair"):
        await Advisers(NOBODY).advise(sit_down(Game.new("italia", 2, seed=7)), 0)


async def test_who_is_not_asked_is_not_advised() -> None:
    with pytest.raises(NotNow, match="somebody else"):
        await Advisers(NOBODY).advise(sit_down(Game.new("italia", 2, seed=7), 0), 1)


async def test_where_the_bot_fails_it_can_be_asked_for_again() -> None:
    table = sit_down(Game.new("italia", 2, seed=7), 1)
    bots = BotPool(1, 0.05, 60, ["false"])
    for _ in range(2):
        with pytest.raises(TryAgain, match="there is no advice"):
            await Advisers(bots).advise(table, 0)
    await bots.close()
