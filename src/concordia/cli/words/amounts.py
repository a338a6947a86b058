"""What moves cost and bring, reckoned beforehand, and how amounts are said."""

from collections.abc import Iterable, Sequence

from concordia.engine.decisions.build import house_coins, house_goods
from concordia.engine.state import State
from concordia.engine.types import GOODS


def coins(number: int) -> str:
    """Say a sum of money."""
    return f"{number} sestertius" if number == 1 else f"{number} sestertii"


def goods(units: Sequence[int]) -> str:
    """Say units of goods, such as `2 food, 1 wine`."""
    return ", ".join(f"{n} {good}" for good, n in zip(GOODS, units, strict=False) if n)


def listed(words: Iterable[str], last: str = "and") -> str:
    """Join words as in a sentence."""
    *first, final = words
    return f"{', '.join(first)} {last} {final}" if first else final


def plural(number: int, noun: str) -> str:
    """Say how many there are of something."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def house_price(state: State, city: int) -> str:
    """Say what the next house in a city costs."""
    kinds = house_goods(state, city)
    units = [kinds.count(good) for good in range(len(GOODS))]
    return f"{goods(units)}, {coins(house_coins(state, city))}"


def fitting(state: State, seat: int, units: Sequence[int]) -> str:
    """Say what a player gets, and how much of it has room."""
    said, room = goods(units), state.players[seat].room()
    if sum(units) <= room:
        return said
    return f"{said} (only {room} fit)" if room else f"{said} (no room)"


def card_price(price: Sequence[int]) -> str:
    """Say the price of a card: goods, then units of any kind."""
    any_kind = price[len(GOODS)]
    parts = [goods(price), f"{any_kind} of any kind" if any_kind else ""]
    return ", ".join(part for part in parts if part) or "nothing"


def card_name(state: State, card: int) -> str:
    """Return the name of a card."""
    return state.rules.kinds[state.rules.kind_of[card]].name
