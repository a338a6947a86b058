"""What a person at the terminal sees, and what he types."""

import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from concordia.cli.display.market import market_table
from concordia.cli.display.players import player_block, possessions
from concordia.cli.display.scene import SEAT_STYLES, scene_of
from concordia.cli.display.scores import score_table
from concordia.cli.display.table import whole_table
from concordia.cli.hotseat.choices import Choice
from concordia.cli.words.questions import question
from concordia.cli.words.results import result_sentence
from concordia.game import Game

HELP = """\
Choose by a number of the list, or type the move: 'build Massilia' or 'bu mas'.
To trade, add the amount: '3 2' is 2 units of choice 3, as is 'sell wine 2'.
  h   a hint: what the strongest bot would do here, and why
  u   take back your last choice, as far as the start of your turn
  b   show the whole board            m   show the market
  s   save now                        q   quit; the game is saved
  ?   this help"""


class Screen:
    """Shows things to one person at a time."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def say(self, text: str, style: str = "") -> None:
        """Show a sentence."""
        self.console.print(Text(text, style=style))

    def show(self, shown: RenderableType) -> None:
        """Show a table or the like."""
        self.console.print(shown)

    def read(self, prompt: str) -> str:
        """Return the line that is typed; raises EOFError where the input ends."""
        typed = input(prompt)
        if not sys.stdin.isatty():
            self.say(typed)
        return typed

    def board(self, game: Game, seat: int | None) -> None:
        """Show all that a seat may see."""
        self.console.print(whole_table(scene_of(game, seat), self.console.width))

    def market(self, game: Game, seat: int) -> None:
        """Show the cards for sale."""
        self.console.print(market_table(scene_of(game, seat)))

    def own_turn(self, game: Game, seat: int) -> None:
        """Open a person's turn with what he has."""
        self.console.print()
        title = Text(f"{game.names[seat]}: your turn", style=f"bold {SEAT_STYLES[seat]}")
        self.console.print(Rule(title, style="dim", align="left"))
        self.console.print(player_block(scene_of(game, seat), seat))

    def news(self, told: Table | None) -> None:
        """Show what the others have done."""
        if told:
            self.console.print()
            self.console.print(told)

    def choices(self, game: Game, offered: Sequence[Choice]) -> None:
        """Show the question and what can be chosen."""
        seat = game.to_move or 0
        self.console.print()
        asked = f"{game.names[seat]}: {question(game.question or '')}"
        self.console.print(Text(asked, style="bold"))
        if game.question != "play":
            self.console.print(Text("  ").append(possessions(scene_of(game, seat), seat)))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold")
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim")
        for number, choice in enumerate(offered, start=1):
            grid.add_row(str(number), choice.label, choice.about)
        self.console.print(Padding(grid, (0, 0, 0, 2)))

    def thinking(self) -> AbstractContextManager[object]:
        """Show that something is on its way, where it can be taken off the screen again."""
        if self.console.is_terminal:
            return self.console.status("Thinking ...")
        return nullcontext()

    def hint(self, told: Sequence[tuple[str, str]]) -> None:
        """Show a bot's advice."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="italic")
        grid.add_column()
        for label, text in told:
            grid.add_row(label, text)
        self.console.print(Padding(grid, (0, 0, 0, 2)))

    def hand_over(self, name: str) -> None:
        """Hide what is there until the next person has the device."""
        if self.console.is_terminal:
            self.console.clear()
        self.read(f"Pass the device to {name}. {name}, press Enter. ")

    def final(self, game: Game) -> None:
        """Show how the game ended."""
        self.console.print(Rule(Text("The game is over", style="bold"), align="left"))
        self.console.print(score_table(game.names, game.scores(), "Final score"))
        self.say(result_sentence(game), "bold")
