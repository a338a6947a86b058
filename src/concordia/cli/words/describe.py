"""What a move costs and brings, told to the player who is about to choose it."""

from collections.abc import Callable, Sequence
from typing import Final

from concordia.cli.words.amounts import (
    card_name,
    card_price,
    coins,
    fitting,
    goods,
    harvests,
    house_price,
    listed,
    one_of,
    plural,
)
from concordia.cli.words.card_effects import Moment, colonist_income, effect
from concordia.engine import moves
from concordia.engine.decisions.build import house_coins
from concordia.engine.decisions.buy_card import BuyCard
from concordia.engine.decisions.legate import AnswerLegate
from concordia.engine.decisions.move_colonists import MoveColonists, PutColonist
from concordia.engine.decisions.prefect import visible_coins
from concordia.engine.state import State
from concordia.engine.types import COLONISTS, GODS, GOODS, HOUSES_OF_A_PLAYER, NONE, STORE_SPACES
from concordia.notation.move_text import move_names

_DONE: Final = {
    "build": "build no more",
    "trade": "trade no more",
    "shop": "buy no more",
    "buy": "buy no more",
    "place-one": "place nobody",
    "colonise": "place no more",
    "copy": "copy nothing",
    "repeat": "repeat nothing",
    "name": "name nothing",
}


def describe(state: State, move: int, names: Sequence[str]) -> str:
    """Say what a legal move does, beyond what its own text says; `names` are by seat."""
    verb = move_names(state).move(move).verb
    return _VERBS[verb](Moment(state, names, state.to_move()), move)


def _start(m: Moment, move: int) -> str:
    kinds = m.state.board.line_kinds[move - moves.START]
    both = [COLONISTS[kinds[0]], COLONISTS[kinds[-1]]]
    good = GOODS[m.state.layout.good[move - moves.START]]
    return f"a {both[0]} and a {both[1]} colonist begin here; the city gives {good}"


def _play(m: Moment, move: int) -> str:
    return effect(m, m.state.rules.kinds[move - moves.PLAY], from_hand=True)


def _as(m: Moment, move: int) -> str:
    return effect(m, m.state.rules.kinds[move - moves.AS])


def _name(m: Moment, move: int) -> str:
    kind = m.state.rules.kinds[move - moves.NAME]
    return f"{m.names[m.partner]} may play it and begin: {effect(m, kind)}"


def _accept(m: Moment, _: int) -> str:
    frame = m.state.stack[-1]
    if not isinstance(frame, AnswerLegate):
        return ""
    kind = m.state.rules.kinds[frame.card]
    return f"play your {kind.name}: {effect(m, kind, from_hand=True)}"


def _lift(m: Moment, move: int) -> str:
    frame = m.state.stack[-1]
    if not isinstance(frame, MoveColonists):
        return ""
    reach = m.state.board.reach[move - moves.LIFT][frame.steps]
    free = [line for line in reach if not m.state.taken[line]]
    return f"{plural(frame.steps, 'step')} left, {plural(len(free), 'free line')} in reach"


def _to(m: Moment, move: int) -> str:
    frame, line = m.state.stack[-1], move - moves.TO
    if not isinstance(frame, PutColonist):
        return ""
    steps = m.state.board.distance[frame.spot][line]
    ends = [_site(m, city) for city in m.state.board.lines[line].ends]
    return f"{plural(steps, 'step')}; {', '.join(ends)}"


def _site(m: Moment, city: int) -> str:
    """Say what a city is worth to who stands beside it."""
    name = m.state.board.cities[city]
    if city == m.state.board.capital:
        return name
    if m.player.houses >> city & 1:
        return f"{name} yours"
    return f"{name} {GOODS[m.state.layout.good[city]]} {house_coins(m.state, city)}"


def _build(m: Moment, move: int) -> str:
    city = move - moves.BUILD
    short = house_coins(m.state, city) - m.player.coins
    helped = f" ({short} of them from {m.names[m.partner]})" if short > 0 else ""
    last = m.player.house_count == HOUSES_OF_A_PLAYER - 1
    ending = "; the last house: the game will end" if last else ""
    return f"{house_price(m.state, city)}{helped}{ending}"


def _produce(m: Moment, move: int) -> str:
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


def _cash(m: Moment, _: int) -> str:
    return f"+{coins(visible_coins(m.state))}; all markers turn back to goods"


def _take(m: Moment, _: int) -> str:
    return f"into one of your {plural(m.player.room(), 'free space')}"


def _sell(m: Moment, move: int) -> str:
    good, index = divmod(move - moves.SELL, STORE_SPACES)
    return f"+{coins(m.state.rules.price[good] * (index + 1))}"


def _buy(m: Moment, move: int) -> str:
    good, index = divmod(move - moves.BUY, STORE_SPACES)
    cost = m.state.rules.price[good] * (index + 1)
    short = cost - m.player.coins
    helped = f" ({short} of them from {m.names[m.partner]})" if short > 0 else ""
    return f"-{coins(cost)}{helped}"


def _copy(m: Moment, move: int) -> str:
    seat = move - moves.COPY
    kind = m.state.rules.kinds[m.state.rules.kind_of[m.state.players[seat].discard_top()]]
    return f"{m.names[seat]}'s {kind.name}: {effect(m, kind)}"


def _repeat(m: Moment, _: int) -> str:
    kind = m.state.rules.kinds[m.state.rules.kind_of[m.player.discard[-2]]]
    return f"your {kind.name} once more: {effect(m, kind)}"


def _card(m: Moment, move: int) -> str:
    frame, position = m.state.stack[-1], move - moves.CARD
    if not isinstance(frame, BuyCard):
        return ""
    card = m.state.display[position]
    gods = listed(GODS[god] for god in m.state.rules.cards[card].gods)
    return f"{card_name(m.state, card)} ({gods}) for {card_price(frame.price(m.state, position))}"


def _pay(m: Moment, move: int) -> str:
    good = move - moves.PAY
    return f"you have {goods([n * m.player.goods[good] for n in one_of(good)])}"


def _income(m: Moment, _: int) -> str:
    return f"+{coins(colonist_income(m.state, m.seat))}"


def _end(m: Moment, _: int) -> str:
    state = m.state
    if state.ender != NONE and state.turns_left == 1:
        return "the game ends here"
    return f"{m.names[(state.active + 1) % len(m.names)]} is next"


def _done(m: Moment, _: int) -> str:
    frame = m.state.stack[-1]
    if isinstance(frame, MoveColonists):
        return f"move no more ({plural(frame.steps, 'step')} left)"
    return _DONE.get(frame.name, "")


_VERBS: Final[dict[str, Callable[[Moment, int], str]]] = {
    "start": _start,
    "play": _play,
    "as": _as,
    "lift": _lift,
    "to": _to,
    "build": _build,
    "produce": _produce,
    "cash": _cash,
    "take": _take,
    "sell": _sell,
    "buy": _buy,
    "copy": _copy,
    "repeat": _repeat,
    "card": _card,
    "pay": _pay,
    "place": lambda *_: "for 1 food, 1 tools",
    "income": _income,
    "name": _name,
    "accept": _accept,
    "refuse": lambda *_: "nothing happens, and the card stays hidden",
    "end": _end,
    "done": _done,
}
