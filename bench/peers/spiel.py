"""Measures OpenSpiel's backgammon and chess, driven from Python through pyspiel."""

from collections.abc import Callable
from importlib.metadata import version
from random import Random

import pyspiel

from bench.contestant import speak
from bench.figures import Reading
from bench.timing import rates

GAMES_OF_A_SET = 10


def measure(seconds: float) -> list[Reading]:
    """Play games of both."""
    return [
        *_rates("backgammon", backgammon, seconds),
        *_rates("chess", chess, seconds),
    ]


def _rates(
    name: str, play: Callable[[pyspiel.State, Random], int], seconds: float
) -> list[Reading]:
    game, random = pyspiel.load_game(name), Random(1)

    def prepare() -> list[pyspiel.State]:
        return [game.new_initial_state() for _ in range(GAMES_OF_A_SET)]

    return rates(name, prepare, lambda state: play(state, random), seconds)


def chess(state: pyspiel.State, random: Random) -> int:
    """Play a game without chance to its end."""
    choose, played = random.random, 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(choose() * len(legal))])
        played += 1
    return played


def backgammon(state: pyspiel.State, random: Random) -> int:
    """Play a game with dice to its end; a throw counts as a move."""
    choose, played = random.random, 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_throw(state.chance_outcomes(), choose()))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(choose() * len(legal))])
        played += 1
    return played


def _throw(outcomes: list[tuple[int, float]], chance: float) -> int:
    for outcome, probability in outcomes:
        chance -= probability
        if chance < 0:
            return outcome
    return outcomes[-1][0]


if __name__ == "__main__":
    speak("pyspiel", version("open-spiel"), measure)
