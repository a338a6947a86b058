"""What a move costs and brings, told to the player who is about to choose it."""

from collections.abc import Callable, Sequence
from typing import Final

from concordia.cli.words import describe_places as places
from concordia.cli.words.amounts import (
    card_name,
    card_price,
    coins,
    goods,
    listed,
    one_of,
    plural,
)
from concordia.cli.words.card_effects import Moment, colonist_income, effect
from concordia.engine import moves
from concordia.engine.decisions.buy_card import BuyCard
from concordia.engine.decisions.legate import AnswerLegate
from concordia.engine.decisions.move_colonists import MoveColonists
from concordia.engine.decisions.prefect import visible_coins
from concordia.engine.state import State
from concordia.engine.types import GODS, NONE, STORE_SPACES
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


def _play(m: Moment, move: int) -> str:
    return effect(m, m.state.rules.kinds[move - moves.PLAY], from_hand=True)


def _as(m: Moment, move: int) -> str:
    return effect(m, m.state.rules.kinds[move - moves.AS])


def _name(m: Moment, move: int) -> str:
    kind = m.state.rules.kinds[move - moves.NAME]
    if kind.halves:
        return f"one half for you, the other for {m.names[m.partner]}"
    return f"{m.names[m.partner]} goes first, then you: {effect(m, kind)}"


def _accept(m: Moment, _: int) -> str:
    frame = m.state.stack[-1]
    if not isinstance(frame, AnswerLegate):
        return ""
    kind = m.state.rules.kinds[frame.card]
    return f"play your {kind.name}: {effect(m, kind, from_hand=True)}"


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
    "start": places.start,
    "play": _play,
    "as": _as,
    "lift": places.lift,
    "to": places.to,
    "build": places.build,
    "produce": places.produce,
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
