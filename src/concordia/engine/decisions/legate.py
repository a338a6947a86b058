"""Rule 13.10: the Legate names a card in the partner's hand, and the partner answers."""

from typing import ClassVar

from concordia.engine.decisions.asking import or_done
from concordia.engine.decisions.choose_half import other_half
from concordia.engine.deed import IN_ERRAND, CarryOut
from concordia.engine.frame import Fields, Frame
from concordia.engine.moves import ACCEPT, AS, NAME, REFUSE
from concordia.engine.state import State
from concordia.engine.types import NONE


class NameCard(Frame):
    """Which card of his partner's hand the player names."""

    name: ClassVar[str] = "name"
    fields: ClassVar[Fields] = (("seat", "seat"), ("partner", "mate"))

    def __init__(self, seat: int, partner: int) -> None:
        super().__init__(seat)
        self.partner = partner

    def moves(self, state: State) -> list[int]:
        """Offer each kind of card that the partner holds, but no Legate."""
        hand, rules = state.players[self.partner].hand, state.rules
        return or_done(
            [
                NAME + kind.number
                for kind in rules.kinds
                if hand & rules.of_kind[kind.number] and kind.allowed_within(IN_ERRAND)
            ]
        )

    def play(self, state: State, move: int) -> None:
        """Ask the partner; of a double card, ask first which half the player will take."""
        kind = move - NAME
        if state.rules.kinds[kind].halves:
            state.ask_instead(NameHalf(self.seat, self.partner, kind))
        else:
            state.ask_instead(AnswerLegate(self.partner, self.seat, kind, NONE))


class NameHalf(Frame):
    """Which half of the named double card the player will take himself."""

    name: ClassVar[str] = "name-half"
    fields: ClassVar[Fields] = (
        ("seat", "seat"),
        ("partner", "mate"),
        ("kind", "named_double"),
    )

    def __init__(self, seat: int, partner: int, kind: int) -> None:
        super().__init__(seat)
        self.partner = partner
        self.kind = kind

    def moves(self, state: State) -> list[int]:
        """Offer the two halves."""
        return [AS + half for half in state.rules.kinds[self.kind].halves]

    def play(self, state: State, move: int) -> None:
        """Ask the partner."""
        state.ask_instead(AnswerLegate(self.partner, self.seat, self.kind, move - AS))


class AnswerLegate(Frame):
    """Whether the partner plays the card that the `asker` named.

    `half` is what the asker will take of a double card, or NONE.
    """

    name: ClassVar[str] = "answer"
    fields: ClassVar[Fields] = (
        ("seat", "seat"),
        ("asker", "mate"),
        ("kind", "named"),
        ("half", "half"),
    )

    def __init__(self, seat: int, asker: int, kind: int, half: int) -> None:
        super().__init__(seat)
        self.asker = asker
        self.kind = kind
        self.half = half

    def moves(self, state: State) -> list[int]:
        """Offer yes and no."""
        return [ACCEPT, REFUSE]

    def play(self, state: State, move: int) -> None:
        """Play the card and let both carry it out, the partner first; or let it be."""
        state.answered()
        if move == REFUSE:
            return
        state.put_on_pile(self.seat, state.card_of_kind(self.seat, self.kind))
        if self.half == NONE:
            state.ask(CarryOut(self.seat, self.asker, self.kind, IN_ERRAND))
        else:
            state.ask(CarryOut(self.asker, NONE, self.half, IN_ERRAND))
            half = other_half(state, self.kind, self.half)
            state.ask(CarryOut(self.seat, NONE, half, IN_ERRAND))
