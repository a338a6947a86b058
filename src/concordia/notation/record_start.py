"""Reading where a record's game starts: from an explicit setup, or from some position."""

from typing import Any

from concordia.content.reading import shown, unknown
from concordia.engine.board import Board
from concordia.engine.cards import Rules
from concordia.engine.errors import ConcordiaError, Fault, FaultyDocument, InvalidRecord
from concordia.engine.invariants import faults
from concordia.engine.setup import start_from
from concordia.engine.state import State
from concordia.engine.types import NONE
from concordia.notation.game_heading import (
    Maps,
    check_rules_version,
    read_heading,
    read_options,
)
from concordia.notation.player_reader import MOST_CARDS
from concordia.notation.position_reader import load_position
from concordia.notation.reading import GOOD_NUMBERS, MOST_KEYS, Reader, parse_json
from concordia.notation.record import Record, options_text
from concordia.notation.record_parts import Line, Parts


def stop_at_faults(reader: Reader) -> None:
    """Raise what has been noted."""
    if reader.faults:
        raise InvalidRecord(reader.faults)


def read_start(reader: Reader, parts: Parts, maps: Maps) -> Record:
    """Return the record without its moves: where the game starts, and who plays."""
    check_rules_version(reader, parts.headers["rules"])
    stop_at_faults(reader)
    names = [parts.names[seat] for seat in range(len(parts.names))]
    date = parts.headers.get("date", "")
    if "position" in parts.sections:
        start = _from_position(reader, parts, maps)
        _compare_headers(reader, parts, start)
    else:
        start = _from_setup(reader, parts, maps)
    return Record(start, [], names, date, from_setup="setup" in parts.sections)


def _from_position(reader: Reader, parts: Parts, maps: Maps) -> State:
    text = "\n".join(line for _, line in parts.sections["position"])
    try:
        return load_position(parse_json(text), maps)
    except FaultyDocument as error:
        for fault in error.faults:
            reader.fault(f"[position].{fault.path}".rstrip("."), fault.message)
    except ValueError as error:
        reader.fault("[position]", f"not JSON: {error}")
    raise InvalidRecord(reader.faults)


def _compare_headers(reader: Reader, parts: Parts, start: State) -> None:
    """Refuse headers that say something else than the position."""
    options = read_options(reader, _options(reader, parts.headers["options"]))
    said = parts.headers | {"options": options_text(options)}
    facts = {
        "map": start.board.map_id,
        "mode": start.rules.mode,
        "options": options_text(start.rules.options),
    }
    for key, fact in facts.items():
        if said[key] != fact:
            reader.fault(key, f"says {shown(parts.headers[key])}; the position has {shown(fact)}")
    if len(parts.names) != start.rules.seats:
        seats = start.rules.seats
        reader.fault("seat 0", f"{len(parts.names)} seats are named; the position has {seats}")
    stop_at_faults(reader)


def _from_setup(reader: Reader, parts: Parts, maps: Maps) -> State:
    data = {key: parts.headers[key] for key in ("map", "mode")}
    frame = {**data, "options": _options(reader, parts.headers["options"])}
    try:
        board, rules = read_heading(reader, frame, len(parts.names), maps)
    except FaultyDocument as error:
        raise InvalidRecord(error.faults) from error
    setup = _setup_lines(reader, parts.sections["setup"])
    goods, deck = _goods(reader, board, setup), _deck(reader, rules, setup)
    stop_at_faults(reader)
    try:
        state = start_from(board, rules, goods, deck)
    except ConcordiaError as error:
        raise InvalidRecord([Fault("[setup]", str(error))]) from error
    reader.faults += faults(state)
    stop_at_faults(reader)
    return state


def _options(reader: Reader, text: str) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for word in [] if text == "none" else text.split(","):
        name, _, value = word.strip().partition(" ")
        if name in options:
            reader.fault("options", f"{shown(name)} stands there twice")
        options[name] = value or True
    return options


def _setup_lines(reader: Reader, lines: list[Line]) -> dict[str, Line]:
    setup: dict[str, Line] = {}
    if len(lines) > MOST_KEYS:
        reader.fault("[setup]", f"more than {MOST_KEYS} lines")
        return setup
    for number, line in lines:
        key, _, value = (part.strip() for part in line.partition(":"))
        if key in setup:
            reader.fault(f"line {number}", f"{shown(key)} stands there twice")
        setup[key] = (number, value)
    return setup


def _goods(reader: Reader, board: Board, setup: dict[str, Line]) -> list[int]:
    goods = [NONE] * board.capital
    known = [*board.provinces, *[key for key in setup if key.startswith("deck ")]]
    for key, (number, value) in setup.items():
        if key not in known:
            reader.fault(f"line {number}", unknown(key, known, "province"))
        elif key in board.provinces:
            cities = _cities(board, key)
            for _, item in reader.items(value.split(","), f"line {number}", MOST_CARDS):
                name, _, good = item.strip().rpartition(" ")
                city = reader.choice(name, f"line {number}", f"city of {key}", cities)
                if city != NONE and goods[city] != NONE:
                    reader.fault(f"line {number}", f"{name} stands there twice")
                elif city != NONE:
                    goods[city] = reader.choice(good, f"line {number}", "good", GOOD_NUMBERS)
    missing = [board.cities[city] for city, good in enumerate(goods) if good == NONE]
    if missing and not reader.faults:
        reader.fault("[setup]", f"no good is given for {', '.join(missing)}")
    return goods


def _cities(board: Board, province: str) -> dict[str, int]:
    cities = board.cities_of[board.province_number[province]]
    return {board.cities[city]: city for city in cities}


def _deck(reader: Reader, rules: Rules, setup: dict[str, Line]) -> list[int]:
    deck: list[int] = []
    for key, (number, value) in setup.items():
        if key.startswith("deck "):
            numeral = key.removeprefix("deck ")
            for _, name in reader.items(value.split(","), f"line {number}", MOST_CARDS):
                card_id = f"{name.strip()}@{numeral}"
                deck.append(reader.choice(card_id, f"line {number}", "card", rules.market_number))
    if len(set(deck)) != len(deck) and not reader.faults:
        reader.fault("[setup]", "a card stands in the decks twice")
    place = {card: n for n, cards in enumerate(rules.decks) for card in cards}
    return sorted(deck, key=lambda card: place.get(card, 0))
