"""How far a person may take moves back: not past what others chose or what was revealed."""

from concordia.engine.state import State
from concordia.engine.types import NONE
from concordia.engine.view import legate_player


class Takeback:
    """Counts the last moves of the one player who may still take them back."""

    def __init__(self) -> None:
        self.seat = NONE
        self.count = 0

    def note(self, before: str, seat: int, after: State) -> None:
        """Note a move of `seat` that answered the question `before`."""
        self.count = self.count + 1 if seat == self.seat else 1
        self.seat = seat
        if before == "end" or _shows_hand(before, after):
            self.count = 0

    def allows(self, seat: int) -> bool:
        """Tell whether a player may take a move back now."""
        return seat == self.seat and self.count > 0

    def take(self) -> None:
        """Take one back."""
        self.count -= 1


def _shows_hand(before: str, after: State) -> bool:
    """Tell whether a Legate has just shown the partner's hand."""
    return before not in ("name", "name-half") and legate_player(after) != NONE
