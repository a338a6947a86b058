"""Rules 5.11 and 13.6: which half of a double card to carry out."""

from typing import ClassVar

from concordia.engine.deed import CarryOut, Deed
from concordia.engine.frame import Fields
from concordia.engine.moves import AS
from concordia.engine.state import State
from concordia.engine.types import NONE


class ChooseHalf(Deed):
    """The player takes one half; the partner, if he is to follow, must take the other."""

    name: ClassVar[str] = "half"
    fields: ClassVar[Fields] = (
        ("seat", "seat"),
        ("partner", "partner"),
        ("kind", "double"),
        ("within", "within"),
    )

    def moves(self, state: State) -> list[int]:
        """Offer the two halves; a half must be chosen."""
        return [AS + half for half in state.rules.kinds[self.kind].halves]

    def play(self, state: State, move: int) -> None:
        """Carry out the chosen half, then leave the other to the partner."""
        half = move - AS
        state.answered()
        self.left_to_partner(state, other_half(state, self.kind, half))
        state.ask(CarryOut(self.seat, NONE, half, self.within))


def other_half(state: State, kind: int, half: int) -> int:
    """Return the half of a double card that was not chosen."""
    first, second = state.rules.kinds[kind].halves
    return second if half == first else first
