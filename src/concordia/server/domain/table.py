"""Table: what its founding and its events have made of it; `happenings.apply` changes it."""

from bisect import bisect_right
from dataclasses import dataclass, replace

from concordia.game import Game
from concordia.server.domain.event import Event, Founding
from concordia.server.domain.takeback import Takeback


@dataclass
class Proposal:
    """Something that is done when all people at the table agree."""

    what: str
    """`undo` or `abandon`."""
    by: int
    to: int
    """The version to go back to."""
    version: int
    """The version at which it was made."""
    agreed: set[int]


class Table:
    """A table at its newest version."""

    def __init__(self, founding: Founding) -> None:
        self.founding = founding
        self.game = Game.read(founding.record)
        self.seats = [replace(seat) for seat in founding.seats]
        self.events: list[Event] = []
        self.line: list[int] = []
        """The versions of the moves that stand: those not taken back, after the founding's."""
        self.talks: dict[int, list[int]] = {}
        """For each team the versions that nobody else sees: what was said over a Legate."""
        self.versions_by_key: dict[str, int] = {}
        self.takeback = Takeback()
        self.proposal: Proposal | None = None
        self.ended = "played" if self.game.over else ""
        """How the game ended: `played`, `conceded` or `abandoned`; empty while it goes on."""
        self.rematch = ""

    @property
    def id(self) -> str:
        """The table's name in links."""
        return self.founding.table

    @property
    def version(self) -> int:
        """How many events there were."""
        return len(self.events)

    @property
    def full(self) -> bool:
        """Whether every seat is taken, so that the game goes on."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def to_move(self) -> int | None:
        """The seat that is asked now; None where nobody can play."""
        return self.game.to_move if self.full and not self.ended else None

    @property
    def present(self) -> list[int]:
        """The seats of the people who choose for themselves."""
        return [number for number, seat in enumerate(self.seats) if seat.present]

    def team(self, seat: int) -> int:
        """Return the team of a seat; without teams each seat is its own."""
        return self.game.state.seating.team[seat]

    def moves_until(self, version: int) -> int:
        """Count the moves that stand of those played up to a version."""
        return bisect_right(self.line, version)
