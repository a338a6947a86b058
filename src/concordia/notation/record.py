"""The game record (.cgn): headers, an explicit setup, the moves turn by turn, and the scores.

docs/reference/record.md describes the format; `record_reader` reads it back.
"""

import json
from dataclasses import asdict, dataclass, field
from typing import Final

from concordia.engine.cards import Options
from concordia.engine.moves import END, MoveNames
from concordia.engine.scoring import score, winner
from concordia.engine.state import State
from concordia.engine.turn import play
from concordia.engine.types import CONCORDIA, GODS, GOODS
from concordia.notation import RULES_VERSION
from concordia.notation.move_text import move_names
from concordia.notation.position import position

FIRST_LINE: Final = "concordia-record/1"


@dataclass
class Record:
    """A game as it is kept: where it started, what was played, and who played it."""

    start: State
    """The state before the first move; never changed."""
    moves: list[int] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    """The players' names by seat."""
    date: str = ""
    from_setup: bool = True
    """Whether the game began with a setup, not from some position."""


def write_record(record: Record) -> str:
    """Return the text of a record."""
    last, turns = _replay(record)
    parts = [_headers(record, last), _start(record), ["[moves]", *turns]]
    if last.over:
        parts.append(["[scores]", *score_lines(last)])
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


def score_lines(state: State) -> list[str]:
    """Return a line for each seat with what each god gives."""
    lines = []
    for seat in range(len(state.players)):
        points = score(state, seat)
        parts = [f"{name} {points[name]}" for name in (*GODS, CONCORDIA, "total")]
        lines.append(f"{seat}: {', '.join(parts)}")
    return lines


def result_text(state: State) -> str:
    """Say who won, in a form that the reader checks."""
    if not state.over:
        return "unfinished"
    return f"{'team' if state.rules.partners else 'seat'} {winner(state)} wins"


def options_text(chosen: Options) -> str:
    """Name the options that are not at their defaults."""
    options = asdict(chosen)
    market = options.pop("market")
    names = [name for name, chosen in options.items() if chosen]
    return ", ".join(names + ([] if market == "front" else [f"market {market}"])) or "none"


def _headers(record: Record, last: State) -> list[str]:
    start = record.start
    return [
        FIRST_LINE,
        f"rules: {RULES_VERSION}",
        f"map: {start.board.map_id}",
        f"mode: {start.rules.mode}",
        f"options: {options_text(start.rules.options)}",
        *[f"seat {seat}: {name}" for seat, name in enumerate(record.names)],
        *([f"date: {record.date}"] if record.date else []),
        f"result: {result_text(last)}",
    ]


def _start(record: Record) -> list[str]:
    if record.from_setup:
        return ["[setup]", *_city_lines(record.start), *_deck_lines(record.start)]
    return ["[position]", json.dumps(position(record.start), separators=(",", ":"))]


def _city_lines(start: State) -> list[str]:
    board, good = start.board, start.layout.good_of
    return [
        f"{province}: {', '.join(f'{board.cities[city]} {GOODS[good[city]]}' for city in cities)}"
        for province, cities in zip(board.provinces, board.cities_of, strict=True)
    ]


def _deck_lines(start: State) -> list[str]:
    cards = [start.rules.cards[card] for card in start.deck]
    decks = dict.fromkeys(card.deck for card in cards)
    names = [start.rules.kinds[card.kind].name for card in cards]
    return [
        f"deck {deck}: {', '.join(n for n, c in zip(names, cards, strict=True) if c.deck == deck)}"
        for deck in decks
    ]


def _replay(record: Record) -> tuple[State, list[str]]:
    """Return the last state and a line for each turn, in which other seats' moves say whose."""
    state, names = record.start.clone(), move_names(record.start)
    turns: list[tuple[int, list[str]]] = []
    ended = True
    for move in record.moves:
        if ended:
            turns.append((state.active, []))
        turns[-1][1].append(_move(state, move, names))
        ended = move == END
        play(state, move)
    numbered = enumerate(turns, start=1)
    return state, [f"{n}. seat {seat}: {'; '.join(texts)}" for n, (seat, texts) in numbered]


def _move(state: State, move: int, names: MoveNames) -> str:
    seat = state.to_move()
    return names.texts[move] if seat == state.active else f"({seat}) {names.texts[move]}"
