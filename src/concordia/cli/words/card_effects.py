"""What a card would do for a player just now, in one line."""

from collections.abc import Callable
from typing import Final

from concordia.cli.words.amounts import card_name, coins, fitting, listed, plural
from concordia.cli.words.moment import Begun
from concordia.engine.actions import (
    KINDS_TO_TRADE,
    sends_partner,
    specialist_units,
    tribune_coins,
)
from concordia.engine.decisions.copy_card import card_to_repeat, seats_to_copy
from concordia.engine.decisions.place_colonist import colonist_income
from concordia.engine.decisions.prefect import visible_coins
from concordia.engine.types import GOODS, NONE


def effect(b: Begun) -> str:
    """Say what a card does that begins now."""
    return EFFECTS[b.card.action](b)


def at_once(b: Begun) -> str:
    """Say in brackets what a card brings without a further choice; an empty text for nothing."""
    tell = _AT_ONCE.get(b.card.action)
    brought = tell(b) if tell else ""
    return f" ({brought})" if brought else ""


def _cards_back(b: Begun) -> str:
    cards = len(b.player.discard)
    earned = tribune_coins(cards)
    return plural(cards, "card") + (f", +{coins(earned)}" if earned else "")


def _goods(b: Begun) -> str:
    units = specialist_units(b.state, b.seat, b.deed.kind)
    return f"+{fitting(b.state, b.seat, units)}" if any(units) else ""


def _tribune(b: Begun) -> str:
    return f"take back {_cards_back(b)}; then perhaps a new colonist"


def _architect(b: Begun) -> str:
    return f"move up to {plural(len(b.player.colonists), 'step')}, then build"


def _prefect(b: Begun) -> str:
    cash = coins(visible_coins(b.state))
    return f"let a province produce, or take {cash} and turn all markers back"


def _mercator(b: Begun) -> str:
    return f"+{coins(b.card.coins)}, then trade in up to {plural(KINDS_TO_TRADE, 'kind')}"


def _diplomat(b: Begun) -> str:
    tops = [
        f"{b.names[seat]}'s {card_name(b.state, b.state.players[seat].discard_top())}"
        for seat in seats_to_copy(b.state, b.deed.seat, b.deed.within)
    ]
    return f"copy {' or '.join(tops)}" if tops else "nothing to copy yet"


def _buy(b: Begun) -> str:
    most = b.card.purchases
    cards = "1 card" if most == 1 else f"up to {plural(most, 'card')}"
    alone = "" if b.card.surcharge else f" for {'its' if most == 1 else 'their'} own price alone"
    return f"buy {cards}{alone}"


def _colonist(b: Begun) -> str:
    income = coins(colonist_income(b.state, b.seat))
    return f"place colonists for 1 food, 1 tools each, or +{income}"


def _specialist(b: Begun) -> str:
    return _goods(b) or f"no houses in {GOODS[b.card.good]} cities, so nothing"


def _magister(b: Begun) -> str:
    card = card_to_repeat(b.state, b.deed.seat, b.deed.within, below=1)
    return "nothing to repeat" if card == NONE else f"repeat {b.whose()} {card_name(b.state, card)}"


def _double(b: Begun) -> str:
    return f"either {listed((f'as {b.kind(half).name}' for half in b.card.halves), 'or')}"


def _proconsul(b: Begun) -> str:
    partner = b.names[b.deed.partner]
    return f"{_buy(b)}; then {partner} plays a card" if sends_partner(b.deed) else _buy(b)


def _legate(b: Begun) -> str:
    return f"name a card that {b.names[b.deed.partner]} is to play"


EFFECTS: Final[dict[str, Callable[[Begun], str]]] = {
    "tribune": _tribune,
    "architect": _architect,
    "prefect": _prefect,
    "mercator": _mercator,
    "diplomat": _diplomat,
    "buy": _buy,
    "colonist": _colonist,
    "specialist": _specialist,
    "magister": _magister,
    "double": _double,
    "proconsul": _proconsul,
    "legate": _legate,
}
"""The words by what a card begins: see `engine.actions.ACTIONS`."""

_AT_ONCE: Final[dict[str, Callable[[Begun], str]]] = {
    "tribune": lambda b: f"takes back {_cards_back(b)}",
    "mercator": lambda b: f"+{coins(b.card.coins)}",
    "specialist": _goods,
}
