"""All bots by name, each stronger than the one before."""

from typing import Final

from concordia.bots.bot import Bot
from concordia.bots.chance import RandomBot
from concordia.bots.greedy import GreedyBot
from concordia.bots.planner import PlannerBot
from concordia.bots.strategist import StrategistBot

LADDER: Final[dict[str, Bot]] = {
    bot.name: bot for bot in (RandomBot(), GreedyBot(), PlannerBot(), StrategistBot())
}
