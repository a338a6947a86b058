"""Rule 4.1: which card to play; and 13.9: which card a Proconsul makes the partner play."""

from typing import ClassVar

from concordia.engine.deed import IN_ERRAND, OPENLY, CarryOut
from concordia.engine.frame import Fields, Frame
from concordia.engine.moves import PLAY
from concordia.engine.state import State
from concordia.engine.types import NONE


class PlayCard(Frame):
    """The active player plays one card from his hand; there is no way around it."""

    name: ClassVar[str] = "play"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def moves(self, state: State) -> list[int]:
        """Offer each kind of card in the hand."""
        hand = state.players[self.seat].hand
        return [PLAY + kind for kind, cards in enumerate(state.rules.of_kind) if hand & cards]

    def play(self, state: State, move: int) -> None:
        """Put the card on the pile; then it is carried out."""
        kind = move - PLAY
        state.put_on_pile(self.seat, state.card_of_kind(self.seat, kind))
        state.ask_instead(self.deed(state, kind))

    def deed(self, state: State, kind: int) -> CarryOut:
        """Say who carries the card out: the player, then his partner if he has one."""
        return CarryOut(self.seat, state.seating.partner[self.seat], kind, OPENLY)


class PlayErrand(PlayCard):
    """The partner plays a card for a Proconsul, any but a Legate, and carries it out alone."""

    name: ClassVar[str] = "errand"
    waits: ClassVar[bool] = True

    def moves(self, state: State) -> list[int]:
        """Offer each kind of card in the hand that can be carried out within an errand."""
        kinds = state.rules.kinds
        return [m for m in super().moves(state) if kinds[m - PLAY].allowed_within(IN_ERRAND)]

    def deed(self, state: State, kind: int) -> CarryOut:
        """Let nobody follow."""
        return CarryOut(self.seat, NONE, kind, IN_ERRAND)
