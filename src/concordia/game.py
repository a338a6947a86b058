"""Game: the friendly face of the library, which speaks move texts, documents and records."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any, Final

from concordia.content.map_file import MapFile
from concordia.content.maps import board, load_map
from concordia.content.options import options_from_dict
from concordia.content.rules import rules_for
from concordia.engine.errors import IllegalMove, InvalidOptions, MoveError
from concordia.engine.scoring import score, winner
from concordia.engine.setup import new_game
from concordia.engine.state import State
from concordia.engine.turn import play
from concordia.engine.types import NONE
from concordia.notation.move_text import legal_texts, move_text, parse_move
from concordia.notation.names import check_names, usual_names
from concordia.notation.position import position, view
from concordia.notation.position_reader import load_position
from concordia.notation.record import Record, write_record
from concordia.notation.record_reader import read_record

CHECKPOINT_EVERY: Final = 64
SEED_BITS: Final = 32


class Game:
    """A game of Concordia: its start and its moves, and the state that they lead to.

    >>> game = Game.new("italia", players=2, seed=7)
    >>> game.play("play architect")
    >>> game.moves()[:2]
    ['lift land Roma', 'lift sea Roma']
    """

    def __init__(self, record: Record) -> None:
        """Take up a game where a record leaves it; `new`, `load` and `read` are shorter ways."""
        self._checkpoints = [record.start.clone()]
        self._state = record.start.clone()
        self._record = replace(record, moves=[])
        for move in record.moves:
            self._advance(move)

    @classmethod
    def new(
        cls,
        map: str | Path | MapFile = "imperium",  # noqa: A002 - what everybody calls it
        players: int | Sequence[str] = 4,
        mode: str = "base",
        seed: int | None = None,
        **options: bool | str,
    ) -> "Game":
        """Set up a new game.

        `map` is the id of a map, the `Path` of a map file, or what `load_map` made of one,
        `players` how many play or their names in turn order, `mode` one of base, venus and team;
        options are those of docs/reference/rules.md, such as `market="back"` or `no_goods=True`.
        The same seed gives the same setup everywhere.
        """
        if isinstance(players, str):
            raise InvalidOptions("players is a number or a list of names, not one name")
        chosen = options_from_dict(options)
        rules = rules_for(mode, players if isinstance(players, int) else len(players), chosen)
        names = usual_names(players) if isinstance(players, int) else list(players)
        check_names(names)
        map_file = map if isinstance(map, MapFile) else load_map(map)
        seed = secrets.randbits(SEED_BITS) if seed is None else seed
        start = new_game(board(map_file, chosen), rules, seed)
        return cls(Record(start, [], names, date.today().isoformat()))  # noqa: DTZ011 - local

    @classmethod
    def load(cls, document: object, maps: Mapping[str, MapFile] | None = None) -> "Game":
        """Begin at the moment that a position document describes."""
        start = load_position(document, maps)
        names = usual_names(len(start.players))
        return cls(Record(start, [], names, from_setup=False))

    @classmethod
    def read(cls, record: str | Path, maps: Mapping[str, MapFile] | None = None) -> "Game":
        """Take up a game from the text of a record, or from its file."""
        return cls(read_record(record.read_bytes() if isinstance(record, Path) else record, maps))

    def __repr__(self) -> str:
        """Say which game it is and how far it is."""
        rules, moves = self._state.rules, len(self._record.moves)
        return (
            f"<Game {self._state.board.map_id} {rules.mode}, {rules.seats} players, move {moves}>"
        )

    @property
    def state(self) -> State:
        """The engine's state of this moment, to be looked at but not changed."""
        return self._state

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return list(self._record.names)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    @property
    def to_move(self) -> int | None:
        """The seat that is asked now; None when the game is over."""
        seat = self._state.to_move()
        return None if seat == NONE else seat

    @property
    def question(self) -> str | None:
        """The name of the question that is asked now; None when the game is over."""
        return self._state.stack[-1].name if self._state.stack else None

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self._state.active

    @property
    def log(self) -> list[str]:
        """The texts of all moves played so far."""
        return [move_text(self._state, move) for move in self._record.moves]

    def moves(self) -> list[str]:
        """List the legal moves as texts, in a fixed order."""
        return legal_texts(self._state)

    def play(self, *moves: str) -> None:
        """Play moves one after the other: all of them, or none where one is not legal."""
        for number, text in enumerate(moves):
            try:
                self._advance(parse_move(self._state, text))
            except MoveError as error:
                self.undo(number)
                error.path = f"moves[{number}]"
                raise

    def undo(self, count: int = 1) -> None:
        """Take back the last moves."""
        if not 0 <= count <= len(self._record.moves):
            raise IllegalMove(f"cannot undo {count} of {len(self._record.moves)} moves")
        if count:
            self._go_back_to(len(self._record.moves) - count)

    def position(self) -> dict[str, Any]:
        """Return the position document of this moment: the whole truth."""
        return position(self._state)

    def view(self, seat: int) -> dict[str, Any]:
        """Return what one seat may see of this moment."""
        if seat not in range(len(self.names)):
            raise InvalidOptions(f"there are seats 0 to {len(self.names) - 1}, no seat {seat}")
        return view(self._state, seat)

    def scores(self) -> list[dict[str, int]]:
        """Return what each god gives to each seat at this moment, with the total."""
        return [score(self._state, seat) for seat in range(len(self._state.players))]

    def winner(self) -> int:
        """Return the winning seat, in team play the team, as if the game ended now."""
        return winner(self._state)

    def record(self, names: Sequence[str] | None = None) -> str:
        """Return the game as the text of a record, under other names if some are given."""
        return write_record(replace(self._record, names=list(names or self._record.names)))

    def at(self, number: int) -> "Game":
        """Return the game as it was after so many of its moves."""
        if not 0 <= number <= len(self._record.moves):
            raise IllegalMove(f"there is no moment {number} of {len(self._record.moves)} moves")
        return Game(replace(self._record, moves=self._record.moves[:number]))

    def steps(self) -> Iterator[tuple[str, "Game"]]:
        """Go through the game from its start: each move, and the game after it."""
        record = self._record
        game = Game(Record(record.start, [], record.names, record.date, record.from_setup))
        for move in record.moves:
            text = move_text(game.state, move)
            game.play(text)
            yield text, game

    def _advance(self, move: int) -> None:
        play(self._state, move)
        self._record.moves.append(move)
        if len(self._record.moves) % CHECKPOINT_EVERY == 0:
            self._checkpoints.append(self._state.clone())

    def _go_back_to(self, length: int) -> None:
        """Replay from the last checkpoint, so that undo costs the same in a long game."""
        number = length // CHECKPOINT_EVERY
        del self._checkpoints[number + 1 :]
        replayed = self._record.moves[number * CHECKPOINT_EVERY : length]
        del self._record.moves[length:]
        self._state = self._checkpoints[number].clone()
        for move in replayed:
            play(self._state, move)
