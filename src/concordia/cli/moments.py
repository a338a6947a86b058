"""Moments of a recorded game, and the turns that its moves belong to."""

from dataclasses import dataclass

import click

from concordia.engine.types import NONE
from concordia.game import Game


@dataclass(frozen=True)
class Played:
    """One move of a record."""

    number: int
    turn: int
    active: int
    seat: int
    text: str


def go_to_move(game: Game, number: int) -> None:
    """Go back to the moment after so many moves."""
    count = len(game.log)
    if not 0 <= number <= count:
        raise click.UsageError(f"The game has {count} moves; there is no move {number}.")
    game.undo(count - number)


def played_moves(game: Game) -> list[Played]:
    """List the moves of a game, each with who played it in whose turn; the game stays as it is."""
    texts = game.log
    game.undo(len(texts))
    played, turn = [], 1
    for number, text in enumerate(texts, start=1):
        seat, active, question = game.to_move, game.turn, game.question
        played.append(Played(number, turn, active, NONE if seat is None else seat, text))
        game.play(text)
        turn += question == "end"
    return played
