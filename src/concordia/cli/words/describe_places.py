"""What moves on the map cost and bring: colonists, houses and provinces."""

from concordia.cli.words.amounts import fitting, house_price, plural
from concordia.cli.words.moment import Moment
from concordia.engine import moves
from concordia.engine.decisions.build import house_coins
from concordia.engine.decisions.move_colonists import MoveColonists, PutColonist
from concordia.engine.decisions.prefect import harvests
from concordia.engine.types import COLONISTS, GOODS, HOUSES_OF_A_PLAYER


def start(m: Moment, move: int) -> str:
    """Say who begins there."""
    kinds = m.state.board.line_kinds[move - moves.START]
    both = [COLONISTS[kinds[0]], COLONISTS[kinds[-1]]]
    good = GOODS[m.state.layout.good_of[move - moves.START]]
    return f"a {both[0]} and a {both[1]} colonist begin here; the city gives {good}"


def lift(m: Moment, move: int) -> str:
    """Say how far the colonist could go."""
    frame = m.asked(MoveColonists)
    reach = m.state.board.reach[move - moves.LIFT][frame.steps]
    free = [line for line in reach if not m.state.taken[line]]
    return f"{plural(frame.steps, 'step')} left, {plural(len(free), 'free line')} in reach"


def to(m: Moment, move: int) -> str:
    """Say how far it is, and what cities are there with their goods and prices."""
    line = move - moves.TO
    steps = m.state.board.distance[m.asked(PutColonist).spot][line]
    ends = [_site(m, city) for city in m.state.board.lines[line].ends]
    return f"{plural(steps, 'step')}; {', '.join(ends)}"


def _site(m: Moment, city: int) -> str:
    """Say what a city is worth to who stands beside it."""
    name = m.state.board.cities[city]
    if city == m.state.board.capital:
        return name
    if m.player.houses >> city & 1:
        return f"{name} yours"
    return f"{name} {GOODS[m.state.layout.good_of[city]]} {house_coins(m.state, city)}"


def build(m: Moment, move: int) -> str:
    """Say what the house costs."""
    city = move - moves.BUILD
    last = m.player.house_count == HOUSES_OF_A_PLAYER - 1
    ending = "; the last house: the game will end" if last else ""
    return f"{house_price(m.state, city)}{m.helped(house_coins(m.state, city))}{ending}"


def produce(m: Moment, move: int) -> str:
    """Say who gets what."""
    return told_harvest(m, move - moves.PRODUCE, you="you")


def told_harvest(m: Moment, province: int, you: str) -> str:
    """Say who gets what when a province produces, the actor first under the name `you`."""
    units = harvests(m.state, m.seat, province)
    seats = [(m.seat + distance) % len(units) for distance in range(len(units))]
    return "; ".join(
        f"{you if seat == m.seat else m.names[seat]} {fitting(m.state, seat, units[seat])}"
        for seat in seats
        if any(units[seat])
    )
