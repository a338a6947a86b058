"""What moves cost and bring, reckoned beforehand, and how amounts are said."""

from collections.abc import Iterable, Sequence

from concordia.engine.decisions.build import house_coins
from concordia.engine.decisions.prefect import province_harvest
from concordia.engine.state import State
from concordia.engine.types import BRICK, FOOD, GOODS, NONE


def coins(number: int) -> str:
    """Say a sum of money."""
    return f"{number} sestertius" if number == 1 else f"{number} sestertii"


def goods(units: Sequence[int]) -> str:
    """Say units of goods, such as `2 food, 1 wine`."""
    return ", ".join(f"{n} {good}" for good, n in zip(GOODS, units, strict=False) if n)


def one_of(good: int) -> list[int]:
    """Return one unit of a good as units of each."""
    return [int(good == other) for other in range(len(GOODS))]


def listed(words: Iterable[str], last: str = "and") -> str:
    """Join words as in a sentence."""
    *first, final = words
    return f"{', '.join(first)} {last} {final}" if first else final


def plural(number: int, noun: str) -> str:
    """Say how many there are of something."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def house_goods(state: State, city: int) -> list[int]:
    """Return the goods that a house in a city costs (5.2b)."""
    good = state.layout.good[city]
    if good == BRICK:
        return one_of(FOOD)
    units = one_of(good)
    units[BRICK] += 1
    return units


def house_price(state: State, city: int) -> str:
    """Say what the next house in a city costs."""
    return f"{goods(house_goods(state, city))}, {coins(house_coins(state, city))}"


def harvests(state: State, seat: int, province: int) -> list[list[int]]:
    """Return what each seat would get if `seat` let a province produce now (5.3, 6.1)."""
    units = province_harvest(state, province)
    doubled = seat == state.active == state.magnus
    units[seat][state.layout.markers[province]] += 2 if doubled else 1
    return units


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


def top_card(state: State, seat: int) -> str:
    """Return the name of the card on top of a pile, or an empty text."""
    card = state.players[seat].discard_top()
    return "" if card == NONE else card_name(state, card)
