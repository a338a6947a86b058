"""Measures python-chess."""

from importlib.metadata import version
from random import Random

import chess

from bench.contestant import speak
from bench.figures import Reading
from bench.timing import rates

GAMES_OF_A_SET = 3
HALFMOVES_OF_A_DRAW = 150


def measure(seconds: float) -> list[Reading]:
    """Play games."""
    random = Random(1)
    boards = range(GAMES_OF_A_SET)
    return rates(
        "chess", lambda: [chess.Board() for _ in boards], lambda b: _play(b, random), seconds
    )


def _play(board: chess.Board, random: Random) -> int:
    """Play to mate, stalemate, bare kings or 75 moves without progress.

    `is_game_over` would look for the legal moves a second time.
    """
    choose, played = random.random, 0
    while legal := list(board.legal_moves):
        if board.halfmove_clock >= HALFMOVES_OF_A_DRAW or board.is_insufficient_material():
            break
        board.push(legal[int(choose() * len(legal))])
        played += 1
    return played


if __name__ == "__main__":
    speak("python-chess", version("chess"), measure)
