"""The position document: the whole truth of a moment, or one seat's view of it, as JSON data."""

from dataclasses import asdict
from typing import Any, Final

from concordia.engine.board import LINE_SPOT
from concordia.engine.masks import bits
from concordia.engine.player import Player
from concordia.engine.state import State
from concordia.engine.types import COLONISTS, GOODS, MAX_CITIES, NONE
from concordia.engine.view import sees_hand, sees_pile, sees_question
from concordia.notation import RULES_VERSION
from concordia.notation.pending import at_start_of_turn, write_stack

FORMAT: Final = "concordia-position/1"


def position(state: State) -> dict[str, Any]:
    """Return the position document of a state."""
    return {
        "format": FORMAT,
        "rules": RULES_VERSION,
        "map": state.board.map_id,
        "mode": state.rules.mode,
        "options": asdict(state.rules.options),
        "cities": _cities(state),
        "markers": _markers(state),
        "display": [None if card == NONE else _card(state, card) for card in state.display],
        "deck": [_card(state, card) for card in state.deck[state.dealt :]],
        "players": [_player(state, player) for player in state.players],
        "magnus": state.magnus,
        "seat": state.active,
        "end": _end(state),
        "over": state.over,
        "track": [None if points == NONE else points for points in state.track],
        "unplaced": state.unplaced[:],
        "unstocked": state.unstocked[:],
        **_middle_of_turn(state),
    }


def view(state: State, seat: int) -> dict[str, Any]:
    """Return what one seat may see: the position with the rest left out and counted (9.1)."""
    document = position(state)
    document["viewer"] = seat
    document["deck_size"] = len(document.pop("deck"))
    for owner, player in enumerate(document["players"]):
        player["hand_size"] = len(player["hand"])
        player["discard_size"] = len(player["discard"])
        if not sees_hand(state, seat, owner):
            del player["hand"]
        if not sees_pile(seat, owner):
            player["discard"] = player["discard"][-1:]
    if not sees_question(state, seat):
        document["pending"][-1] = {"question": "legate"}
    return document


def _middle_of_turn(state: State) -> dict[str, Any]:
    if at_start_of_turn(state):
        return {}
    return {"pending": write_stack(state), "magnus_used": state.magnus_used}


def _card(state: State, card: int) -> str:
    return state.rules.cards[card].card_id


def _cities(state: State) -> dict[str, str]:
    return {state.board.cities[city]: GOODS[good] for city, good in enumerate(state.layout.good_of)}


def _markers(state: State) -> dict[str, dict[str, Any]]:
    return {
        province: {"good": GOODS[good], "active": not state.inactive >> number & 1}
        for number, (province, good) in enumerate(
            zip(state.board.provinces, state.layout.markers, strict=True)
        )
    }


def _end(state: State) -> dict[str, int] | None:
    if state.ender == NONE:
        return None
    return {"concordia": state.ender, "turns_left": state.turns_left}


def _player(state: State, player: Player) -> dict[str, Any]:
    return {
        "coins": player.coins,
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "hand": sorted(_card(state, card) for card in bits(player.hand)),
        "discard": [_card(state, card) for card in player.discard],
        "houses": sorted(state.board.cities[city] for city in bits(player.houses)),
        "store": dict(zip(COLONISTS, player.store, strict=True)),
        "in_cities": _in_cities(state, player),
        "on_lines": sorted(
            state.board.lines[spot - LINE_SPOT].name
            for spot in player.colonists
            if spot >= LINE_SPOT
        ),
        "copied_by": bits(player.copied),
    }


def _in_cities(state: State, player: Player) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for spot in player.colonists:
        if spot < LINE_SPOT:
            kind, city = divmod(spot, MAX_CITIES)
            there = found.setdefault(state.board.cities[city], dict.fromkeys(COLONISTS, 0))
            there[COLONISTS[kind]] += 1
    return dict(sorted(found.items()))
