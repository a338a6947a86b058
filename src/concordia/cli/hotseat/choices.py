"""The legal moves as a numbered list, and what a person types to choose from it."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from concordia.cli.words.amounts import coins, listed
from concordia.cli.words.describe import describe
from concordia.engine.state import State
from concordia.engine.types import GOODS
from concordia.notation.move_text import move_names

_MOST_SHOWN: Final = 5
_AMOUNTS: Final = ("sell", "buy")


class Unclear(Exception):
    """What was typed names no move, or several; the message helps on."""


@dataclass(frozen=True)
class Choice:
    """A line of the list: one move, or all amounts of one good that can be traded."""

    label: str
    about: str
    moves: tuple[str, ...]


def choices(state: State, names: Sequence[str]) -> list[Choice]:
    """List what can be chosen now, each with what it costs and brings."""
    texts = move_names(state).texts
    groups: dict[str, list[int]] = {}
    for move in state.legal:
        groups.setdefault(_group(texts[move]), []).append(move)
    return [_choice(state, names, group, moves) for group, moves in groups.items()]


def _group(text: str) -> str:
    verb, _, rest = text.partition(" ")
    return f"{verb} {rest.partition(' ')[0]}" if verb in _AMOUNTS else text


def _choice(state: State, names: Sequence[str], group: str, moves: list[int]) -> Choice:
    texts = tuple(move_names(state).texts[move] for move in moves)
    if len(moves) == 1:
        return Choice(_label(texts[0]), describe(state, moves[0], names), texts)
    price = state.rules.base_price[GOODS.index(group.split()[1])]
    sign = "+" if group.startswith("sell") else "-"
    return Choice(f"{group} 1..{len(moves)}", f"{sign}{coins(price)} for each", texts)


def _label(text: str) -> str:
    """Leave out what kind of line it is, as the colonist's kind says it already."""
    return text.removesuffix(":land").removesuffix(":sea")


def chosen(typed: str, offered: Sequence[Choice]) -> str:
    """Return the move that was meant: a number of the list, its text, or the beginning of one."""
    words = typed.split()
    if words and words[0].isdecimal():
        return _by_number(words, offered)
    if not words and len(offered) == 1 and len(offered[0].moves) == 1:
        return offered[0].moves[0]
    if not words:
        raise Unclear(f"Type a number from 1 to {len(offered)}, a move, or ? for help.")
    return _by_text(words, [move for choice in offered for move in choice.moves])


def _by_number(words: list[str], offered: Sequence[Choice]) -> str:
    number = int(words[0][:9])
    if not 1 <= number <= len(offered):
        raise Unclear(f"There are choices 1 to {len(offered)}, no {words[0][:9]}.")
    moves = offered[number - 1].moves
    if len(words) == 1 and len(moves) == 1:
        return moves[0]
    amount = words[1] if len(words) == 2 else ""  # noqa: PLR2004 - a number and an amount
    found = [move for move in moves if move.split()[-1] == amount]
    if not found and len(moves) == 1:
        raise Unclear(f"Choice {number} has no amounts: type {number} alone.")
    if not found:
        raise Unclear(f"How many? Type {number} 1 to {number} {len(moves)}, or {moves[0]!r}.")
    return found[0]


def _by_text(words: list[str], moves: Sequence[str]) -> str:
    typed = " ".join(words).casefold()
    exact = [move for move in moves if move.casefold() == typed]
    meant = exact or [move for move in moves if _begins(move.casefold().split(), typed.split())]
    if len(meant) == 1:
        return meant[0]
    if meant:
        raise Unclear(f"Which one: {_some(meant)}?")
    near = get_close_matches(typed[:80], [move.casefold() for move in moves], n=1, cutoff=0.4)
    hint = next((move for move in moves if [move.casefold()] == near), "")
    raise Unclear("That cannot be played now." + (f" Did you mean {hint!r}?" if hint else ""))


def _begins(move: list[str], typed: list[str]) -> bool:
    """Tell whether each typed word is the beginning of the move's word at the same place."""
    return len(typed) <= len(move) and all(
        word.startswith(start) for word, start in zip(move, typed, strict=False)
    )


def _some(moves: Sequence[str]) -> str:
    if len(moves) > _MOST_SHOWN:
        return ", ".join(moves[:_MOST_SHOWN]) + " ..."
    return listed(moves, "or")
