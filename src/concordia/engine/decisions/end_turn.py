"""Rule 4.2: the active player's last word in a turn, and the start of the next one."""

from typing import ClassVar

from concordia.engine.decisions.place_colonist import StartCity
from concordia.engine.decisions.play_card import PlayCard
from concordia.engine.decisions.trade import Shop
from concordia.engine.frame import Fields, Frame
from concordia.engine.moves import END
from concordia.engine.state import State
from concordia.engine.turn import close_turn


class EndTurn(Frame):
    """The end of the turn, always asked, so that nothing hidden is revealed before it."""

    name: ClassVar[str] = "end"
    waits: ClassVar[bool] = True
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def moves(self, state: State) -> list[int]:
        """Offer the one word there is."""
        return [END]

    def play(self, state: State, move: int) -> None:
        """Close the turn; unless the game is over, open the next one."""
        close_turn(state)
        state.stack = [] if state.over else opening(state)


def opening(state: State) -> list[Frame]:
    """Return what waits at the start of a turn, the first thing last."""
    frames: list[Frame] = [EndTurn(state.active), PlayCard(state.active)]
    if state.active in state.unstocked:
        frames.append(Shop(state.active))
    return frames + [StartCity(seat) for seat in reversed(state.unplaced)]
