"""How far a seat may take moves back by itself: not past others' choices or hidden facts."""

from concordia.engine.state import State
from concordia.engine.types import NONE
from concordia.engine.view import legate_player


class Takeback:
    """Knows the one seat that may take moves back, and the first move that it may take back."""

    def __init__(self) -> None:
        self.seat = NONE
        self.first = 0

    def note(self, question: str, seat: int, after: State, moves: int) -> None:
        """Note a move of `seat` that answered a question; it was number `moves`."""
        if seat != self.seat:
            self.seat, self.first = seat, moves - 1
        if question == "end" or shows_hand(question, after):
            self.first = moves

    def bar(self) -> None:
        """Let nobody take anything back."""
        self.seat = NONE

    def allows(self, seat: int, keep: int, moves: int) -> bool:
        """Tell whether a seat may go back to where so many moves were played."""
        return seat == self.seat and self.first <= keep < moves


def shows_hand(question: str, after: State) -> bool:
    """Tell whether a Legate has just shown the partner's hand."""
    return question not in ("name", "name-half") and legate_player(after) != NONE
