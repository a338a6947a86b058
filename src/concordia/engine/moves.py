"""Moves: the numbers that the engine plays with, and the readable `Move` that people see.

Every move is an integer below `MOVE_COUNT`, the same on every map. The numbers form blocks, one for
each verb; within a block they count what the verb speaks of (a city, a line, a good ...).
"""

from dataclasses import dataclass
from typing import Final

from concordia.engine.board import LINE_SPOT, Board
from concordia.engine.cards import Rules
from concordia.engine.errors import InvalidMove
from concordia.engine.types import (
    DISPLAY_SIZE,
    GOODS,
    MAX_CARD_KINDS,
    MAX_CITIES,
    MAX_LINES,
    MAX_PROVINCES,
    MAX_SEATS,
    STORE_SPACES,
)

DONE: Final = 0
END: Final = 1
CASH: Final = 2
REPEAT: Final = 3
INCOME: Final = 4
ACCEPT: Final = 5
REFUSE: Final = 6
START: Final = 7
PLAY: Final = START + MAX_CITIES
AS: Final = PLAY + MAX_CARD_KINDS
LIFT: Final = AS + MAX_CARD_KINDS
TO: Final = LIFT + LINE_SPOT + MAX_LINES
BUILD: Final = TO + MAX_LINES
PRODUCE: Final = BUILD + MAX_CITIES
TAKE: Final = PRODUCE + MAX_PROVINCES
SELL: Final = TAKE + len(GOODS)
BUY: Final = SELL + len(GOODS) * STORE_SPACES
COPY: Final = BUY + len(GOODS) * STORE_SPACES
CARD: Final = COPY + MAX_SEATS
PAY: Final = CARD + DISPLAY_SIZE
PLACE: Final = PAY + len(GOODS)
NAME: Final = PLACE + LINE_SPOT
MOVE_COUNT: Final = NAME + MAX_CARD_KINDS

_Words = dict[int, tuple[str, ...]]

_PLAIN_VERBS: Final = ("done", "end", "cash", "repeat", "income", "accept", "refuse")


@dataclass(frozen=True)
class Move:
    """A move as people read it: a verb and what it speaks of, such as `build` and `Massilia`."""

    verb: str
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return the move text."""
        return " ".join((self.verb, *self.words))


class MoveNames:
    """The readable form of every move of a game, and the way back from it to the number."""

    def __init__(self, board: Board, rules: Rules) -> None:
        self.moves = _name_moves(board, rules)
        self.texts = {number: str(move) for number, move in self.moves.items()}
        self.numbers = {text: number for number, text in self.texts.items()}

    def move(self, number: int) -> Move:
        """Return the readable form of a move's number."""
        if number not in self.moves:
            raise InvalidMove(f"no move of this game has the number {number}")
        return self.moves[number]

    def number(self, move: Move) -> int:
        """Return the number of a readable move."""
        text = str(move)
        if text not in self.numbers:
            raise InvalidMove(f"{text!r} is no move of this game")
        return self.numbers[text]


def trade(verb: int, good: int, units: int) -> int:
    """Return the number of a sale or purchase: `verb` is SELL or BUY."""
    return verb + good * STORE_SPACES + units - 1


def trade_of(verb: int, move: int) -> tuple[int, int]:
    """Return the good and the units of a sale or purchase, the reverse of `trade`."""
    good, index = divmod(move - verb, STORE_SPACES)
    return good, index + 1


def _name_moves(board: Board, rules: Rules) -> dict[int, Move]:
    moves = {number: Move(verb) for number, verb in enumerate(_PLAIN_VERBS)}
    for verb, base, names in _blocks(board, rules):
        moves |= {base + number: Move(verb, words) for number, words in names.items()}
    return moves


def _blocks(board: Board, rules: Rules) -> list[tuple[str, int, _Words]]:
    cities = _words(board.cities[: board.capital])
    kinds = _words([kind.name for kind in rules.kinds])
    goods = _words(list(GOODS))
    halves = sorted({half for kind in rules.kinds for half in kind.halves})
    spots: _Words = {**board.spot_names}
    in_cities = {spot: words for spot, words in spots.items() if spot < LINE_SPOT}
    return [
        ("start", START, cities),
        ("play", PLAY, kinds),
        ("as", AS, {half: kinds[half] for half in halves}),
        ("lift", LIFT, spots),
        ("to", TO, {n: (line.name,) for n, line in enumerate(board.lines) if line.stand}),
        ("build", BUILD, cities),
        ("produce", PRODUCE, _words(board.provinces)),
        ("take", TAKE, goods),
        ("sell", SELL, _amounts()),
        ("buy", BUY, _amounts()),
        ("copy", COPY, _words([str(seat) for seat in range(rules.seats)])),
        ("card", CARD, _words([str(n + 1) for n in range(DISPLAY_SIZE)])),
        ("pay", PAY, goods),
        ("place", PLACE, in_cities),
        ("name", NAME, kinds),
    ]


def _words(names: list[str]) -> _Words:
    return {number: (name,) for number, name in enumerate(names)}


def _amounts() -> _Words:
    return {
        trade(0, good, units): (name, str(units))
        for good, name in enumerate(GOODS)
        for units in range(1, STORE_SPACES + 1)
    }
