"""Playing one game of a match, with the clock running for each seat."""

from statistics import median
from time import perf_counter
from typing import Final

from concordia.arena.match import Task
from concordia.arena.result import GameResult, Played
from concordia.arena.seating import label
from concordia.bots.bot import answer
from concordia.engine.errors import ConcordiaError, IllegalMove
from concordia.engine.scoring import magnus_order, score
from concordia.engine.state import State
from concordia.engine.turn import play
from concordia.engine.types import CONCORDIA, GODS
from concordia.external.bot import ExternalBot
from concordia.external.program import BotFailed
from concordia.notation.record import Record, write_record

MOST_MOVES: Final = 20_000
"""Random players end nearly every game in a tenth of that."""


def play_game(task: Task, *, with_record: bool) -> Played:
    """Play a game to its end and sum it up."""
    game = _Game(task)
    try:
        game.play()
    except BotFailed as error:
        raise GameFailed(str(error), task, game.record()) from error
    except Exception as error:
        error.add_note(f"in setup {task.setup}, rotation {task.rotation} of {task.match}")
        raise
    finally:
        game.close()
    return Played(game.result(), game.record() if with_record else "")


class GameFailed(ConcordiaError):
    """A game that an external bot has spoilt: it counts for nobody, so the match stops there.

    Whoever loses by failing would win by letting the others fail, and intervals would lie.
    """

    def __init__(self, message: str, task: Task, record: str) -> None:
        super().__init__(message, task, record)
        self.message = message
        self.task = task
        self.record = record
        """The game as far as it came."""

    def __str__(self) -> str:
        """Say what failed, and in which game."""
        return f"In setup {self.task.setup}, rotation {self.task.rotation}, {self.message}"


class _Game:
    """A game on its way: its state, its bots, and how long they have thought."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.state = task.match.new_state(task.setup)
        self.start = self.state.clone()
        self.names = task.bots()
        self.bots = {name: task.match.bot(name) for name in self.names}
        self.random = task.random()
        self.moves: list[int] = []
        self.thinking = [0.0 for _ in self.names]
        """Seconds since a seat's last turn: what others ask of it counts for its next one."""
        self.turns: list[list[float]] = [[] for _ in self.names]

    def play(self) -> None:
        while self.state.legal and len(self.moves) < MOST_MOVES:
            active = self.state.active
            self._answer()
            if self.state.over or self.state.active != active:
                self.turns[active].append(self.thinking[active])
                self.thinking[active] = 0.0

    def _answer(self) -> None:
        seat = self.state.to_move()
        begun = perf_counter()
        moves = answer(
            self.bots[self.names[seat]], self.state, self.task.match.budget(), self.random
        )
        self.thinking[seat] += perf_counter() - begun
        for move in moves:
            if self.state.to_move() != seat or move not in self.state.legal:
                raise IllegalMove(f"the bot {self.names[seat]} answered {move}: not legal for it")
            play(self.state, move)
            self.moves.append(move)

    def close(self) -> None:
        """Let go of the bots that are programs of their own."""
        for bot in self.bots.values():
            if isinstance(bot, ExternalBot):
                bot.close()

    def result(self) -> GameResult:
        state, task = self.state, self.task
        return GameResult(
            setup=task.setup,
            rotation=task.rotation,
            sides=[label(side) for side in task.sides()],
            order=finishing_order(state),
            points=[points_by_god(state, seat) for seat in range(len(state.players))],
            houses=[player.house_count for player in state.players],
            cards=[player.owned.bit_count() for player in state.players],
            turns=[len(turns) for turns in self.turns],
            moves=len(self.moves),
            over=state.over,
            seconds=[round(median(turns or [0.0]), 6) for turns in self.turns],
        )

    def record(self) -> str:
        names = [f"{name} on seat {seat}" for seat, name in enumerate(self.names)]
        return write_record(Record(self.start, self.moves, names))


def finishing_order(state: State) -> list[int]:
    """Return the teams from first to last; of equals, the one whom Magnus reaches first."""
    team_of = state.seating.team
    by_magnus = list(dict.fromkeys(team_of[seat] for seat in magnus_order(state)))
    totals = dict.fromkeys(by_magnus, 0)
    for seat, team in enumerate(team_of):
        totals[team] += score(state, seat)["total"]
    return sorted(by_magnus, key=lambda team: -totals[team])


def points_by_god(state: State, seat: int) -> list[int]:
    """Return what each god gives to a seat, and last the Concordia card."""
    points = score(state, seat)
    return [points[name] for name in (*GODS, CONCORDIA)]
