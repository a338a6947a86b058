"""The random bot: any legal move, each as likely as another."""

from random import Random

from concordia.bots.bot import Budget
from concordia.engine.state import State


class RandomBot:
    """Plays without a thought."""

    name = "random"
    about = "any legal move, each as likely as another"

    def choose(self, state: State, budget: Budget, random: Random) -> list[int]:
        """Return any legal move."""
        return [state.legal[int(random.random() * len(state.legal))]]
