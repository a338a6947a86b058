"""Rules 5.5 and 13.5: which card a Diplomat copies; and 5.10: whether a Magister repeats one."""

from typing import ClassVar

from concordia.engine.decisions.asking import or_done
from concordia.engine.deed import IN_MAGISTER, CarryOut, Deed
from concordia.engine.moves import COPY, REPEAT
from concordia.engine.state import State
from concordia.engine.types import NONE


class CopyCard(Deed):
    """Whose top card to copy. The player who copies decides; his partner follows him."""

    name: ClassVar[str] = "copy"

    def moves(self, state: State) -> list[int]:
        """Offer the opponents whose top card can be carried out here and now."""
        return or_done([COPY + seat for seat in seats_to_copy(state, self.seat, self.within)])

    def play(self, state: State, move: int) -> None:
        """Mark the card as copied, then carry it out as if it had been played."""
        player = state.players[move - COPY]
        player.copied |= state.seating.copy_mark[self.seat]
        kind = state.rules.kind_of[player.discard_top()]
        state.ask_instead(CarryOut(self.seat, self.partner, kind, self.within))


class RepeatCard(Deed):
    """Whether to carry out the card under the Magister once more."""

    name: ClassVar[str] = "repeat"

    def moves(self, state: State) -> list[int]:
        """Offer the repetition where there is a card that can be repeated."""
        return or_done([REPEAT] if self._card(state) != NONE else [])

    def _card(self, state: State) -> int:
        return card_to_repeat(state, self.seat, self.within, below=1)

    def play(self, state: State, move: int) -> None:
        """Carry the card out as if it were played now."""
        kind = state.rules.kind_of[self._card(state)]
        state.ask_instead(CarryOut(self.seat, self.partner, kind, self.within | IN_MAGISTER))


def seats_to_copy(state: State, copier: int, within: int) -> list[int]:
    """List the opponents of a player whose top card a Diplomat of his can copy."""
    team, mark = state.seating.team, state.seating.copy_mark[copier]
    return [
        seat
        for seat, player in enumerate(state.players)
        if team[seat] != team[copier]
        and not player.copied & mark
        and _can_be_copied(state, player.discard_top(), within)
    ]


def _can_be_copied(state: State, card: int, within: int) -> bool:
    if card == NONE:
        return False
    kind = state.rules.kinds[state.rules.kind_of[card]]
    return kind.copyable and kind.allowed_within(within)


def card_to_repeat(state: State, seat: int, within: int, below: int) -> int:
    """Return the card that a Magister repeats, or NONE where it cannot be repeated.

    It lies under `below` others of the player's pile: 1 once the card played in this turn is there.
    """
    discard = state.players[seat].discard
    if len(discard) <= below:
        return NONE
    card = discard[-1 - below]
    kind = state.rules.kinds[state.rules.kind_of[card]]
    return card if kind.repeatable and kind.allowed_within(within | IN_MAGISTER) else NONE
