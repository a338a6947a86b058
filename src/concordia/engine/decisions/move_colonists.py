"""Rule 5.2a: the Architect's movement, colonist by colonist."""

from typing import ClassVar

from concordia.engine.decisions.asking import or_done
from concordia.engine.frame import Fields, Frame
from concordia.engine.moves import LIFT, TO
from concordia.engine.state import State


class MoveColonists(Frame):
    """Which colonist to lift next, while there are steps left."""

    name: ClassVar[str] = "move"
    fields: ClassVar[Fields] = (("seat", "seat"), ("steps", "steps"))

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def moves(self, state: State) -> list[int]:
        """Offer each place with a colonist that can reach a free line, and to stop."""
        spots: list[int] = []
        last = -1
        for spot in state.players[self.seat].colonists:
            if spot != last and self._can_leave(state, spot):
                spots.append(LIFT + spot)
            last = spot
        return or_done(spots)

    def _can_leave(self, state: State, spot: int) -> bool:
        taken = state.taken
        for line in state.board.reach[spot][self.steps]:
            if not taken[line]:
                return True
        return False

    def play(self, state: State, move: int) -> None:
        """Ask where the colonist goes."""
        state.ask_instead(PutColonist(self.seat, self.steps, move - LIFT))


class PutColonist(Frame):
    """Where the lifted colonist goes: a free line within reach, for the fewest steps."""

    name: ClassVar[str] = "put"
    fields: ClassVar[Fields] = (
        ("seat", "seat"),
        ("steps", "steps"),
        ("spot", "spot"),
    )

    def __init__(self, seat: int, steps: int, spot: int) -> None:
        super().__init__(seat)
        self.steps = steps
        self.spot = spot

    def moves(self, state: State) -> list[int]:
        """Offer the free lines within reach."""
        taken = state.taken
        return [TO + line for line in state.board.reach[self.spot][self.steps] if not taken[line]]

    def play(self, state: State, move: int) -> None:
        """Move the colonist, then ask for the next one."""
        line = move - TO
        state.step_to(self.seat, self.spot, line)
        steps = self.steps - state.board.distance[self.spot][line]
        state.ask_instead(MoveColonists(self.seat, steps))
