"""What several questions share."""

from concordia.engine.moves import DONE


def or_done(moves: list[int]) -> list[int]:
    """Add `done` to what could be chosen; a question with `done` alone is not asked."""
    if moves:
        moves.append(DONE)
    return moves
