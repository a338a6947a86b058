"""The random bot: any legal move, each as likely as another."""

from random import Random
from typing import ClassVar

from concordia.bots.bot import Bot
from concordia.engine.state import State


class RandomBot(Bot):
    """Plays without a thought."""

    name: ClassVar[str] = "random"
    about: ClassVar[str] = "any legal move, each as likely as another"

    def choose(self, state: State, random: Random) -> int:
        """Return any legal move."""
        return state.legal[int(random.random() * len(state.legal))]
