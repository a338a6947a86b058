"""Move texts: from number to text and back, with errors that name the nearest right move."""

import re
from functools import lru_cache

from concordia.content.reading import nearest, shown
from concordia.engine.board import Board
from concordia.engine.cards import Rules
from concordia.engine.errors import IllegalMove, InvalidMove
from concordia.engine.moves import MoveNames
from concordia.engine.state import State
from concordia.engine.types import GOODS


class _Key:
    """A board and rules together, told apart by identity: both are shared and never change."""

    def __init__(self, board: Board, rules: Rules) -> None:
        self.board = board
        self.rules = rules

    def __hash__(self) -> int:
        return hash((id(self.board), id(self.rules)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.board is self.board and other.rules is self.rules


@lru_cache(maxsize=64)
def _names(key: _Key) -> MoveNames:
    return MoveNames(key.board, key.rules)


def move_names(state: State) -> MoveNames:
    """Return the table of all moves of the game that a state belongs to."""
    return _names(_Key(state.board, state.rules))


@lru_cache(maxsize=64)
def _barred(key: _Key) -> re.Pattern[str]:
    """Match what makes sense but no rule ever allows: a house in the capital, 13 units, card 8."""
    board, rules = key.board, key.rules
    capital = re.escape(board.cities[board.capital])
    lines = "|".join(re.escape(line.name) for line in board.lines)
    kinds = "|".join(re.escape(kind.name) for kind in rules.kinds)
    said = (
        f"(start|build) {capital}",
        f"(to|lift land|lift sea) ({lines})",
        f"as ({kinds})",
        f"(sell|buy) ({'|'.join(GOODS)}) [0-9]+",
        "(card|copy) [0-9]+",
    )
    return re.compile("|".join(said))


def move_text(state: State, move: int) -> str:
    """Return the text of a move."""
    return move_names(state).texts[move]


def legal_texts(state: State) -> list[str]:
    """Return the texts of the legal moves, in their fixed order."""
    texts = move_names(state).texts
    return [texts[move] for move in state.legal]


def parse_move(state: State, text: object) -> int:
    """Return the number of a legal move.

    Raises `InvalidMove` for what is no move of this game, `IllegalMove` for one that the rules do
    not allow at this moment, or never do.
    """
    if not isinstance(text, str):
        raise InvalidMove(f"a move is a text, not {shown(text)}")
    words = " ".join(text.split())
    number = move_names(state).numbers.get(words)
    legal = legal_texts(state)
    if number is None and _barred(_Key(state.board, state.rules)).fullmatch(words):
        raise IllegalMove(f"{shown(words)} is never legal; {_possible(state, legal)}")
    if number is None:
        near = _meant(words, legal) or nearest(words, move_names(state).numbers)
        hint = f"; did you mean {shown(near)}?" if near else ""
        raise InvalidMove(f"{shown(words)} is no move of this game{hint}")
    if number not in state.legal:
        raise IllegalMove(f"{shown(words)} is not legal now; {_possible(state, legal)}")
    return number


def _meant(text: str, legal: list[str]) -> str:
    """Return the legal move that has all the words, or else the one that looks most alike."""
    words = text.lower().split()
    having = [move for move in legal if words and all(word in move.lower() for word in words)]
    return having[0] if having else nearest(text, legal)


def _possible(state: State, legal: list[str]) -> str:
    if not legal:
        return "the game is over"
    some = ", ".join(legal[:8]) + (", ..." if len(legal) > 8 else "")  # noqa: PLR2004 - a taste
    return f"seat {state.to_move()} can play: {some}"
