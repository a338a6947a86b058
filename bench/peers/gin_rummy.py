"""Measures RLCard's gin rummy, as a bare game: without the arrays that its environments make."""

from importlib.metadata import version
from random import Random

from numpy.random import RandomState
from rlcard.games.gin_rummy.game import GinRummyGame

from bench.contestant import speak
from bench.figures import Reading
from bench.timing import rates

GAMES_OF_A_SET = 5


def measure(seconds: float) -> list[Reading]:
    """Play games."""
    random = Random(1)
    return rates("gin rummy", _games, lambda game: _play(game, random), seconds)


def _games() -> list[GinRummyGame]:
    return [_game(seed) for seed in range(GAMES_OF_A_SET)]


def _game(seed: int) -> GinRummyGame:
    game = GinRummyGame()
    game.np_random = RandomState(seed)
    game.init_game()
    return game


def _play(game: GinRummyGame, random: Random) -> int:
    choose, played = random.random, 0
    while not game.is_over():
        legal = game.judge.get_legal_actions()
        game.step(legal[int(choose() * len(legal))])
        played += 1
    return played


if __name__ == "__main__":
    speak("rlcard", version("rlcard"), measure)
