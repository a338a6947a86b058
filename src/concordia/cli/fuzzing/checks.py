"""What must be true at every moment of every game; `Broken` says what is not."""

import json
from typing import Any

from concordia.content.maps import MapFile
from concordia.engine.invariants import faults
from concordia.engine.state import State
from concordia.engine.turn import play
from concordia.engine.view import sees_hand
from concordia.notation.move_text import legal_texts, parse_move
from concordia.notation.position import position, view
from concordia.notation.position_reader import load_position
from concordia.notation.record import Record, write_record
from concordia.notation.record_reader import read_record

Maps = dict[str, MapFile]


class Broken(Exception):
    """Something is not as it must always be."""


def expect(condition: object, message: str) -> None:
    """Raise `Broken` unless the condition holds."""
    if not condition:
        raise Broken(message)


def check_moment(state: State) -> None:
    """Check what is cheap enough to be checked after every move."""
    found = faults(state)
    expect(not found, "; ".join(str(fault) for fault in found))
    expect(state.over == (not state.legal), "there are legal moves exactly until the game is over")
    expect(len(set(state.legal)) == len(state.legal), "a legal move is listed twice")
    expect(not state.over or state.to_move() < 0, "somebody is asked though the game is over")


def check_thoroughly(state: State, maps: Maps) -> None:
    """Check what is dear: that nothing is lost on paper, seen by others, or shared by copies."""
    check_texts(state)
    check_document(state, maps)
    check_clone(state)
    for seat in range(len(state.players)):
        check_view(state, seat)


def check_texts(state: State) -> None:
    """Check that each legal move has a text that leads back to it."""
    for move, text in zip(state.legal, legal_texts(state), strict=True):
        expect(parse_move(state, text) == move, f"{text!r} is read as another move")


def check_document(state: State, maps: Maps) -> None:
    """Check that the position document tells everything."""
    document = position(state)
    loaded = load_position(json.loads(json.dumps(document)), maps)
    expect(position(loaded) == document, "the position changes when it is saved and loaded")
    expect(loaded.legal == state.legal, "the legal moves change when the position is loaded")


def check_clone(state: State) -> None:
    """Check that playing on in a copy leaves the state alone."""
    before = position(state)
    for move in state.legal[:1] + state.legal[-1:]:
        play(state.clone(), move)
    expect(position(state) == before, "playing in a copy changes the state")


def check_view(state: State, seat: int) -> None:
    """Check that a view holds nothing that the seat may not know (9.1)."""
    seen = view(state, seat)
    expect("deck" not in seen, f"the view of seat {seat} shows the deck")
    for owner, player in enumerate(seen["players"]):
        allowed = sees_hand(state, seat, owner)
        expect(("hand" in player) == allowed, f"seat {seat} and the hand of seat {owner}")
        pile: list[Any] = player["discard"]
        expect(owner == seat or len(pile) <= 1, f"seat {seat} sees the pile of seat {owner}")


def check_record(record: Record, maps: Maps) -> None:
    """Check that the record of a game tells the same game."""
    text = write_record(record)
    again = read_record(text, maps)
    expect(again.moves == record.moves, "the moves change when the record is saved and loaded")
    expect(write_record(again) == text, "the record changes when it is saved and loaded")
