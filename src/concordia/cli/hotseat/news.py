"""What has happened since a person last chose, told turn by turn in plain words."""

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from concordia.cli.display.scene import SEAT_STYLES
from concordia.cli.words.amounts import listed
from concordia.cli.words.narrate import narrate
from concordia.game import Game
from concordia.notation.move_text import parse_move


class News:
    """Keeps for each person the clauses that he has not been told yet."""

    def __init__(self, viewers: Iterable[int]) -> None:
        self._untold: dict[int, list[tuple[int, list[str]]]] = {viewer: [] for viewer in viewers}

    def note(self, game: Game, text: str) -> None:
        """Note a move that is about to be played, for everybody but who plays it."""
        state, seat = game.state, game.state.to_move()
        move = parse_move(state, text)
        for viewer, told in self._untold.items():
            if viewer != seat:
                clause = narrate(state, move, game.names, viewer)
                _add(told, seat, clause, begins=game.question == "play")

    def tell(self, viewer: int, names: Sequence[str]) -> Table | None:
        """Return what a person has not been told yet, if there is anything."""
        told, self._untold[viewer] = self._untold[viewer], []
        lines = [(seat, clauses) for seat, clauses in told if clauses]
        if not lines:
            return None
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for seat, clauses in lines:
            name = Text(names[seat], style=f"bold {SEAT_STYLES[seat]}")
            grid.add_row(name, Text(f"{listed(clauses)}."))
        return grid


def _add(told: list[tuple[int, list[str]]], seat: int, clause: str, *, begins: bool) -> None:
    if begins or not told or told[-1][0] != seat:
        told.append((seat, []))
    clauses = told[-1][1]
    if clause and clause not in clauses[-1:]:
        clauses.append(clause)
