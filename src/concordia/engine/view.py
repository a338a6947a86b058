"""Rule 9.1: what one seat may see."""

from concordia.engine.decisions.legate import AnswerLegate, NameCard, NameHalf
from concordia.engine.state import State
from concordia.engine.types import NONE


def sees_hand(state: State, viewer: int, owner: int) -> bool:
    """Tell whether `viewer` may see the hand of `owner`."""
    if viewer == owner or state.rules.open_hands:
        return True
    return viewer == legate_player(state) and state.seating.partner[viewer] == owner


def sees_pile(viewer: int, owner: int) -> bool:
    """Tell whether `viewer` may see the cards below the top of a discard pile."""
    return viewer == owner


def sees_question(state: State, viewer: int) -> bool:
    """Tell whether `viewer` may see what is being asked: a Legate's talk is the team's own."""
    player = legate_player(state)
    return player == NONE or state.seating.team[viewer] == state.seating.team[player]


def legate_player(state: State) -> int:
    """Return the seat whose Legate is looking at the partner's hand just now, or NONE."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, NameCard | NameHalf):
        return frame.seat
    if isinstance(frame, AnswerLegate):
        return frame.asker
    return NONE
