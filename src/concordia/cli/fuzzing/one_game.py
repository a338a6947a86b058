"""One random game, checked on the way."""

from dataclasses import dataclass
from random import Random
from typing import Final

from concordia.cli.fuzzing.checks import check_moment, check_record, check_thoroughly
from concordia.cli.fuzzing.plan import Task
from concordia.cli.setup_options import find_map
from concordia.content.maps import board
from concordia.content.options import options_from_dict
from concordia.content.rules import rules_for
from concordia.engine.setup import new_game
from concordia.engine.state import State
from concordia.engine.turn import play
from concordia.notation.move_text import move_text
from concordia.notation.record import Record, write_record

CHANCE_OF_THOROUGH_CHECK: Final = 0.02


@dataclass(frozen=True)
class Outcome:
    """How a game went; `failure` says what broke, and `record` leads to the place."""

    task: Task
    moves: int
    over: bool
    failure: str = ""
    record: str = ""


class RandomGame:
    """A game that random players play."""

    def __init__(self, task: Task) -> None:
        map_file = find_map(task.map_name)
        options = options_from_dict(task.options)
        rules = rules_for(task.mode, task.players, options)
        self.task = task
        self.maps = {map_file.map_id: map_file}
        self.state: State = new_game(board(map_file, options), rules, task.seed)
        names = [f"Random {seat + 1}" for seat in range(task.players)]
        self.record = Record(self.state.clone(), [], names)
        self.chosen = ""
        """The text of the move that is being played."""

    def play(self, most_moves: int) -> None:
        """Play to the end, or as far as `most_moves`."""
        random = Random(f"moves {self.task.seed}")
        check_moment(self.state)
        while self.state.legal and len(self.record.moves) < most_moves:
            self._play(random.choice(self.state.legal))
            if random.random() < CHANCE_OF_THOROUGH_CHECK or self.state.over:
                check_thoroughly(self.state, self.maps)
        check_record(self.record, self.maps)

    def _play(self, move: int) -> None:
        self.chosen = move_text(self.state, move)
        play(self.state, move)
        self.record.moves.append(move)
        self.chosen = ""
        check_moment(self.state)

    def outcome(self, failure: str = "") -> Outcome:
        """Sum the game up."""
        record = self._told(failure) if failure else ""
        return Outcome(self.task, len(self.record.moves), self.state.over, failure, record)

    def _told(self, failure: str) -> str:
        """Return the record up to the failure, which stands at its end as a remark."""
        when = f"playing {self.chosen!r} next" if self.chosen else "after the last move"
        remark = " ".join(f"{when}: {failure}".split())
        return f"{write_record(self.record)}\n# {remark}\n"


def play_one(task: Task, most_moves: int) -> Outcome:
    """Play one game; whatever goes wrong becomes part of the outcome."""
    game = RandomGame(task)
    try:
        game.play(most_moves)
    except Exception as error:  # noqa: BLE001 - every error is what is looked for here
        return game.outcome(f"{type(error).__name__}: {error}")
    return game.outcome()
