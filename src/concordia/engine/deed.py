"""Deeds: what a card makes a player do, then perhaps his partner, and inside of what (13.1)."""

from typing import ClassVar, Final

from concordia.engine.frame import Fields, Frame
from concordia.engine.state import State
from concordia.engine.types import NONE

OPENLY: Final = 0
"""A card is carried out in the ordinary way."""
IN_MAGISTER: Final = 1
"""A Magister is being carried out, so no other Magister can be (5.10)."""
IN_ERRAND: Final = 2
"""A Proconsul or Legate has let a partner play out of turn, with the bounds of 13.11."""

GOINGS_ON: Final = {"magister": IN_MAGISTER, "errand": IN_ERRAND}
"""What a card can be carried out inside of, by the names that files use."""


class Deed(Frame):
    """What is to be carried out: `seat` does what a kind of card says, then `partner` does.

    Some questions are about a deed and extend this class. `within` says inside of what it happens.
    """

    fields: ClassVar[Fields] = (
        ("seat", "seat"),
        ("partner", "partner"),
        ("kind", "kind"),
        ("within", "within"),
    )

    def __init__(self, seat: int, partner: int, kind: int, within: int) -> None:
        super().__init__(seat)
        self.partner = partner
        self.kind = kind
        self.within = within

    def left_to_partner(self, state: State, kind: int) -> None:
        """Let the partner carry out a kind of card after what is asked next (13.1)."""
        if self.partner != NONE:
            state.ask(CarryOut(self.partner, NONE, kind, self.within))


class CarryOut(Deed):
    """A step, never a question: the card's action begins."""

    name: ClassVar[str] = "carry-out"
    waits: ClassVar[bool] = True

    def finish(self, state: State) -> None:
        """Begin the action, which puts its questions on the stack."""
        state.rules.kinds[self.kind].begin(state, self)
