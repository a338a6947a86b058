"""A game at one terminal: asks the people, lets bots play, keeps everything saved."""

from collections.abc import Sequence

from concordia.cli.hotseat.choices import Unclear, choices, chosen
from concordia.cli.hotseat.news import News
from concordia.cli.hotseat.saving import SaveFile
from concordia.cli.hotseat.screen import HELP, Screen
from concordia.cli.hotseat.seats import BotPlayers, Seat
from concordia.cli.hotseat.takeback import Takeback
from concordia.cli.words.hints import hint
from concordia.engine.types import NONE
from concordia.external.program import BotFailed
from concordia.game import Game
from concordia.notation.move_text import move_text


class Quit(Exception):
    """A person leaves, or the input has ended."""


class HotSeat:
    """The table that everybody at this terminal sits around."""

    def __init__(
        self, game: Game, seats: Sequence[Seat], save: SaveFile, screen: Screen, bots: BotPlayers
    ) -> None:
        self.game = game
        self.seats = seats
        self.save = save
        self.screen = screen
        self.bots = bots
        self.people = [number for number, seat in enumerate(seats) if seat.person]
        self.news = News(self.people or [NONE])
        self.takeback = Takeback()
        self.at_device = self.people[0] if len(self.people) == 1 else NONE
        self.greeted: set[int] = set()
        """Who has seen the whole board already."""

    def run(self) -> None:
        """Play until the game is over, or until a person quits; it is saved in any case."""
        try:
            while (seat := self.game.to_move) is not None:
                self._ask(seat) if self.seats[seat].person else self._let_choose(seat)
        except (Quit, EOFError, KeyboardInterrupt) as reason:
            self._leave(reason)
        except BotFailed as reason:
            self._leave(reason)
            raise
        else:
            self._tell(NONE if not self.people else self.people[0])
            self.save.write(self.game)
            self.screen.final(self.game)
            self._say_where_saved()

    def _let_choose(self, seat: int) -> None:
        """Let a bot choose; where nobody plays, tell it at once."""
        begins = self.game.question == "play"
        if begins and not self.people:
            self._tell(NONE)
        for move in self.bots.answer(self.seats[seat], self.game.state):
            self._play(seat, move_text(self.game.state, move))

    def _play(self, seat: int, move: str) -> None:
        question = self.game.question or ""
        self.news.note(self.game, move)
        self.game.play(move)
        self.takeback.note(question, seat, self.game.state)
        if self.seats[seat].person or question == "end":
            self._write()

    def _write(self) -> None:
        trouble = self.save.trouble
        self.save.write(self.game)
        if self.save.trouble and self.save.trouble != trouble:
            self.screen.say(f"The game cannot be saved: {self.save.trouble}", "bold red")

    def _tell(self, viewer: int) -> None:
        self.screen.news(self.news.tell(viewer, self.game.names))

    def _ask(self, seat: int) -> None:
        """Ask a person until there is an answer."""
        self._give_device(seat)
        self._open(seat)
        offered = choices(self.game.state, self.game.names)
        self.screen.choices(self.game, offered)
        while True:
            typed = self.screen.read("> ").strip()
            if typed.casefold() in _KEYS:
                if _KEYS[typed.casefold()](self, seat):
                    return
                continue
            try:
                self._play(seat, chosen(typed, offered))
            except Unclear as error:
                self.screen.say(str(error), "yellow")
            else:
                return

    def _give_device(self, seat: int) -> None:
        if seat != self.at_device:
            self.screen.hand_over(self.game.names[seat])
            self.at_device = seat

    def _open(self, seat: int) -> None:
        """Tell what a person must know before choosing: news, and at first the whole board."""
        self._tell(seat)
        if seat not in self.greeted:
            self.greeted.add(seat)
            self.screen.board(self.game, seat)
        elif self.game.question in ("play", "shop", "start"):
            self.screen.own_turn(self.game, seat)

    def _leave(self, reason: BaseException) -> None:
        self.save.write(self.game)
        if isinstance(reason, EOFError):
            self.screen.say("\nThe input has ended, so the game stops here.")
        elif isinstance(reason, KeyboardInterrupt):
            self.screen.say("")
        self._say_where_saved()
        if not self.save.trouble:
            self.screen.say(f"Go on with:  concordia play --resume {self.save.path}")

    def _say_where_saved(self) -> None:
        if self.save.trouble:
            self.screen.say(f"The game could not be saved: {self.save.trouble}", "bold red")
        else:
            self.screen.say(f"The game is saved as {self.save.path}.")

    def quit(self, _: int) -> bool:
        """Leave the table."""
        raise Quit

    def undo(self, seat: int) -> bool:
        """Take back a person's last choice."""
        if not self.takeback.allows(seat):
            self.screen.say("Nothing can be taken back: the choice before was not yours, or final.")
            return False
        self.game.undo()
        self.takeback.take()
        self._write()
        return True

    def show_board(self, seat: int) -> bool:
        """Show the whole table again, then the question."""
        self.screen.board(self.game, seat)
        self.screen.choices(self.game, choices(self.game.state, self.game.names))
        return False

    def show_market(self, seat: int) -> bool:
        """Show the cards for sale."""
        self.screen.market(self.game, seat)
        return False

    def hint(self, _: int) -> bool:
        """Say what the strongest bot would do for who is asked, and why."""
        state, names = self.game.state, self.game.names
        with self.screen.thinking():
            advice = self.bots.advise(state)
        self.screen.hint(hint(advice, state, names))
        return False

    def save_now(self, _: int) -> bool:
        """Save on demand."""
        self.save.write(self.game)
        self._say_where_saved()
        return False

    def help(self, _: int) -> bool:
        """Explain the keys."""
        self.screen.say(HELP)
        return False


_KEYS = {
    "h": HotSeat.hint,
    "u": HotSeat.undo,
    "b": HotSeat.show_board,
    "m": HotSeat.show_market,
    "s": HotSeat.save_now,
    "?": HotSeat.help,
    "q": HotSeat.quit,
}
"""What the single keys do; each returns whether the question must be put anew."""
