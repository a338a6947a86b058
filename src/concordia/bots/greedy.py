"""The greedy bot: it finishes the turn after each possible move, and takes the best."""

from random import Random

from concordia.bots.bot import Budget
from concordia.bots.steps import finish_turn
from concordia.bots.value.judge import Judge
from concordia.bots.value.weights import Weights, usual_weights
from concordia.engine.state import State
from concordia.engine.turn import play


class GreedyBot:
    """Looks no further than the end of the turn."""

    name = "greedy"
    about = "what stands best at the end of this turn"

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or usual_weights()

    def choose(self, state: State, budget: Budget, random: Random) -> list[int]:
        """Return the move whose turn, finished step by step, ends best for the seat asked."""
        return [best_beginning(Judge(state, self.weights), state)]


def best_beginning(judge: Judge, state: State) -> int:
    """Return the move after which the turn, finished step by step, ends best."""
    seat = state.to_move()
    best, most = state.legal[0], float("-inf")
    for move in state.legal:
        twin = state.clone()
        play(twin, move)
        finish_turn(judge, twin)
        found = judge.worth(twin, seat)
        if found > most:
            best, most = move, found
    return best
