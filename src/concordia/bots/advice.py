"""Advice: what the strongest bot would do in a seat's place, and what it expects to gain."""

from random import Random

from concordia.bots.bot import Bot, Budget, answer
from concordia.bots.knowledge import known
from concordia.bots.ladder import LADDER
from concordia.bots.steps import LONGEST_TURN, at_end_of_turn
from concordia.bots.value.judge import Judge, income, time_left
from concordia.bots.value.weights import usual_weights
from concordia.engine.scoring import score
from concordia.engine.state import State
from concordia.engine.turn import play
from concordia.engine.types import GODS, NONE


class Outlook:
    """What a moment is worth to a side, and what its player has: before a plan, or after it."""

    def __init__(self, judge: Judge, state: State, seat: int, left: float) -> None:
        partner = state.seating.partner[seat]
        side = [seat] if partner == NONE else [seat, partner]
        self.score = 0
        """The points if the game ended now."""
        self.worth = 0.0
        """The points that are expected at the end."""
        self.gods = [0.0] * len(GODS)
        """The part of each god in that."""
        for each in side:
            self.score += score(state, each)["total"]
            self.worth += judge.own_worth(state, each, left)
            for god, points in enumerate(judge.points_to_come(state, each, left)):
                self.gods[god] += points
        player = state.players[seat]
        self.coins = player.coins
        self.goods = sum(player.goods)
        self.income = income(state, player)
        """What one unit from each house is worth."""
        self.hand = player.hand.bit_count()
        self.houses = player.house_count
        self.colonists = len(player.colonists)


class Advice:
    """A plan for the seat asked, and how things stand before and after it."""

    def __init__(self, bot: Bot, moves: list[int], before: Outlook, after: Outlook) -> None:
        self.bot = bot
        self.moves = moves
        """The rest of the turn, until it ends or somebody else is asked; at least one move."""
        self.before = before
        self.after = after

    def gains(self) -> dict[str, float]:
        """Return how many points more each god gives at the end, and what else is hoped for."""
        before, after = self.before, self.after
        gains = {name: after.gods[god] - before.gods[god] for god, name in enumerate(GODS)}
        gains["prospects"] = after.worth - before.worth - sum(gains.values())
        return gains


def strongest() -> Bot:
    """Return the bot at the top of the ladder."""
    return list(LADDER.values())[-1]


def advise(state: State, budget: Budget, random: Random) -> Advice:
    """Return what the strongest bot would do now, told only what the seat asked may know.

    Both moments are judged as if equally much of the game were left, so that what differs is what
    the plan brings.
    """
    bot, seat, twin = strongest(), state.to_move(), known(state)
    judge, left = Judge(twin, usual_weights()), time_left(twin)
    before = Outlook(judge, twin, seat, left)
    moves: list[int] = []
    while not moves or (goes_on(twin, seat) and len(moves) < LONGEST_TURN):
        for move in answer(bot, twin, budget, random):
            play(twin, move)
            moves.append(move)
    return Advice(bot, moves, before, Outlook(judge, twin, seat, left))


def goes_on(state: State, seat: int) -> bool:
    """Tell whether a seat has more to choose in this turn than to end it."""
    return not at_end_of_turn(state) and state.to_move() == seat
