"""Measures catanatron: four of its random players, in its own loop."""

from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

from bench.contestant import speak
from bench.figures import Reading
from bench.timing import micros, rates

SEEDS = range(1, 11)  # 0 would be no seed
COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def measure(seconds: float) -> list[Reading]:
    """Play games, and copy games in their middle."""
    middles = [_middle(seed) for seed in SEEDS]
    return [
        *rates("RandomPlayer x 4", lambda: [_game(seed) for seed in SEEDS], _play, seconds),
        Reading("copy", "a mid-game state", "µs", micros(Game.copy, middles, seconds)),
    ]


def _game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)


def _play(game: Game) -> int:
    game.play()
    return len(game.state.actions)


def _middle(seed: int) -> Game:
    """Play half of a game: its players draw from the global generator, which its seed sets."""
    length = _play(_game(seed))
    game = _game(seed)
    for _ in range(length // 2):
        game.play_tick()
    return game


if __name__ == "__main__":
    speak("catanatron", version("catanatron"), measure)
