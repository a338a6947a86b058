"""What a card would do for a player just now, in one line."""

from collections.abc import Callable, Sequence
from typing import Final

from concordia.cli.words.amounts import coins, fitting, plural, top_card
from concordia.engine.actions import CARDS_WITHOUT_COINS
from concordia.engine.cards import CardKind
from concordia.engine.decisions.copy_card import seats_to_copy
from concordia.engine.decisions.prefect import visible_coins
from concordia.engine.deed import OPENLY
from concordia.engine.state import State
from concordia.engine.types import GOODS, NONE


class Moment:
    """A state as one player sees it who is about to choose."""

    def __init__(self, state: State, names: Sequence[str], seat: int) -> None:
        self.state = state
        self.names = names
        self.seat = seat
        self.player = state.players[seat]
        self.partner = state.seating.partner[seat]


def effect(moment: Moment, kind: CardKind, *, from_hand: bool = False) -> str:
    """Say what a card would do; `from_hand` if it is still to be put on the pile."""
    if kind.halves:
        halves = [moment.state.rules.kinds[half].name for half in kind.halves]
        return f"either as {halves[0]} or as {halves[1]}"
    if kind.good != NONE:
        return _specialist(moment, kind)
    if kind.coins:
        return f"+{coins(kind.coins)}, then trade in up to 2 kinds"
    if kind.name == "tribune":
        return _tribune(moment, int(from_hand))
    return _EFFECTS[kind.name](moment) if kind.name in _EFFECTS else ""


def _specialist(moment: Moment, kind: CardKind) -> str:
    houses = moment.player.houses & moment.state.layout.cities_with[kind.good]
    units = [0] * len(GOODS)
    units[kind.good] = houses.bit_count()
    if not houses:
        return f"no houses in {GOODS[kind.good]} cities, so nothing"
    return f"+{fitting(moment.state, moment.seat, units)}"


def _tribune(moment: Moment, played: int) -> str:
    cards = len(moment.player.discard) + played
    earned = max(0, cards - CARDS_WITHOUT_COINS)
    money = f", +{coins(earned)}" if earned else ""
    return f"take back {plural(cards, 'card')}{money}; then perhaps a new colonist"


def _architect(moment: Moment) -> str:
    return f"move up to {plural(len(moment.player.colonists), 'step')}, then build"


def _prefect(moment: Moment) -> str:
    cash = coins(visible_coins(moment.state))
    return f"let a province produce, or take {cash} and turn all markers back"


def _diplomat(moment: Moment) -> str:
    tops = [
        f"{moment.names[seat]}'s {top_card(moment.state, seat)}"
        for seat in seats_to_copy(moment.state, moment.seat, OPENLY)
    ]
    return f"copy {' or '.join(tops)}" if tops else "nothing to copy yet"


def _colonist(moment: Moment) -> str:
    income = coins(colonist_income(moment.state, moment.seat))
    return f"place colonists for 1 food, 1 tools each, or +{income}"


def _magister(moment: Moment) -> str:
    top = top_card(moment.state, moment.seat)
    return f"repeat your {top}" if top else "nothing to repeat"


def _proconsul(moment: Moment) -> str:
    follows = f"; then {moment.names[moment.partner]} plays a card" if moment.partner >= 0 else ""
    return f"buy 1 card for its own price alone{follows}"


def _legate(moment: Moment) -> str:
    return f"name a card that {moment.names[moment.partner]} is to play"


def colonist_income(state: State, seat: int) -> int:
    """Return what Colonist b) pays (5.8)."""
    at_once, for_each = state.rules.colonist_income
    return at_once + for_each * len(state.players[seat].colonists)


_EFFECTS: Final[dict[str, Callable[[Moment], str]]] = {
    "architect": _architect,
    "prefect": _prefect,
    "diplomat": _diplomat,
    "senator": lambda _: "buy up to 2 cards",
    "praetor": lambda _: "buy a card",
    "consul": lambda _: "buy 1 card for its own price alone",
    "proconsul": _proconsul,
    "colonist": _colonist,
    "magister": _magister,
    "legate": _legate,
}
