"""Stepping through a game at the keyboard."""

from collections.abc import Sequence

from rich.text import Text

from concordia.cli.display.scene import SEAT_STYLES, scene_of
from concordia.cli.display.table import asked, table_display
from concordia.cli.moments import Played
from concordia.cli.output import console
from concordia.cli.words.narrate import narrate
from concordia.engine.types import NONE
from concordia.game import Game
from concordia.notation.move_text import parse_move

HELP = "Enter or n: next   p: previous   a number: that move   b: board   q: quit"
ARROWS = {"\x1b[c": "n", "\x1b[b": "n", "\x1b[d": "p", "\x1b[a": "p"}


class Stepper:
    """A game that is looked at move by move."""

    def __init__(self, game: Game, played: Sequence[Played]) -> None:
        self.game = game
        self.played = played
        self.at = 0
        self.screen = console()
        game.undo(len(played))

    def run(self) -> None:
        """Obey the keys until `q`, or until the input ends."""
        self.screen.print(Text(HELP, style="dim"))
        self.show_board()
        while (key := self._key()) != "q":
            self.obey(key)

    def _key(self) -> str:
        try:
            typed = input(f"{self.at}/{len(self.played)}> ").strip().lower()
        except EOFError:
            self.screen.print()
            return "q"
        return ARROWS.get(typed, typed)

    def obey(self, key: str) -> None:
        """Do what a key says."""
        if key in ("", "n"):
            self.forward()
        elif key == "p":
            self.go_to(self.at - 1)
        elif key == "b":
            self.show_board()
        elif key.isdecimal():
            self.go_to(int(key))
        else:
            self.screen.print(HELP)

    def forward(self) -> None:
        """Tell the next move and play it."""
        if self.at == len(self.played):
            self.screen.print("This is the end of the record.")
            return
        move = self.played[self.at]
        number = parse_move(self.game.state, move.text)
        told = narrate(self.game.state, number, self.game.names, NONE)
        line = Text(f"{move.number:>4}  turn {move.turn:<4}")
        line.append(self.game.names[move.seat], style=f"bold {SEAT_STYLES[move.seat]}")
        self.screen.print(line.append(f": {move.text}").append(f"  {told}", style="dim"))
        self.game.play(move.text)
        self.at += 1

    def go_to(self, number: int) -> None:
        """Go to the moment after a move and show what is asked there."""
        if not 0 <= number <= len(self.played):
            self.screen.print(f"There are moves 0 to {len(self.played)}.")
            return
        if number < self.at:
            self.game.undo(self.at - number)
        else:
            self.game.play(*[move.text for move in self.played[self.at : number]])
        self.at = number
        self.screen.print(asked(scene_of(self.game)))

    def show_board(self) -> None:
        """Show the whole table."""
        self.screen.print(table_display(scene_of(self.game), self.screen.width))


def step_through(game: Game, played: Sequence[Played]) -> None:
    """Step through a game from its start."""
    Stepper(game, played).run()
