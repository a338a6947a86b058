"""Frame: something that waits to be done, mostly a question to a player."""

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from concordia.engine.state import State


Fields = tuple[tuple[str, str], ...]
"""The attributes of a frame, each with the sort of thing it holds."""


class Frame:
    """Something that waits to be done: mostly a question to the player in `seat`.

    Frames never change, so that copies of a state can share them; a question that goes on
    with other numbers puts a new frame in its place.
    """

    name: ClassVar[str] = ""
    fields: ClassVar[Fields] = ()
    """What a position document says of it; `notation.pending_fields` knows the sorts."""
    waits: ClassVar[bool] = False
    """Whether it can wait below other questions, but for the start of a turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moves(self, state: "State") -> list[int]:
        """List the legal moves in a fixed order; none where there is nothing to ask."""
        return []

    def play(self, state: "State", move: int) -> None:
        """Carry out one of the legal moves, any but `done`."""
        raise NotImplementedError

    def finish(self, state: "State") -> None:
        """Do what follows when the player is done or was not asked; the frame is off the stack."""
