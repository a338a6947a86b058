"""A deed: a card's action that a player is to carry out, and then perhaps his partner (13.1)."""

from typing import ClassVar, Final

from concordia.engine.frame import Frame
from concordia.engine.state import State
from concordia.engine.types import NONE

OPENLY: Final = 0
"""A card is carried out in the ordinary way."""
IN_MAGISTER: Final = 1
"""A Magister is being carried out, so no other Magister can be (5.10)."""
IN_ERRAND: Final = 2
"""A Proconsul or Legate has let a partner play out of turn, with the bounds of 13.11."""


class Deed(Frame):
    """What is to be carried out: `seat` does what a kind of card says, then `partner` does.

    Some questions are about a deed and extend this class. `within` says inside of what it happens.
    """

    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", "seat"),
        ("partner", "partner"),
        ("card", "kind"),
        ("within", "within"),
    )

    def __init__(self, seat: int, partner: int, card: int, within: int) -> None:
        super().__init__(seat)
        self.partner = partner
        self.card = card
        self.within = within

    def left_to_partner(self, state: State, card: int) -> None:
        """Let the partner carry out a kind of card after what is asked next (13.1)."""
        if self.partner != NONE:
            state.ask(CarryOut(self.partner, NONE, card, self.within))


class CarryOut(Deed):
    """A step, never a question: the card's action begins."""

    name: ClassVar[str] = "carry-out"

    def finish(self, state: State) -> None:
        """Begin the action, which puts its questions on the stack."""
        state.rules.kinds[self.card].begin(state, self)
