"""How strong the bots are, in words for somebody who has never met them."""

from typing import Final

from concordia.bots.ladder import LADDER

LEVELS: Final = {
    "random": "plays whatever is legal: to learn the rules",
    "greedy": "takes what looks best at once: for your first games",
    "planner": "plans whole turns: for who knows the game",
    "strategist": "looks several turns ahead: the strongest",
}


def levels() -> list[tuple[str, str]]:
    """List the bots, the weakest first, each with what to expect of it."""
    return [(bot.name, LEVELS.get(bot.name, bot.about)) for bot in LADDER.values()]
