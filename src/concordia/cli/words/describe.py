"""What a move costs and brings, told to the player who is about to choose it."""

from collections.abc import Callable, Sequence
from typing import Final

from concordia.cli.words import describe_places as places
from concordia.cli.words.amounts import card_name, coins, listed, plural
from concordia.cli.words.card_effects import effect
from concordia.cli.words.moment import Moment, copied, price_of, trade_coins
from concordia.engine import moves
from concordia.engine.decisions.legate import AnswerLegate, NameHalf
from concordia.engine.decisions.move_colonists import MoveColonists
from concordia.engine.decisions.place_colonist import colonist_income
from concordia.engine.decisions.prefect import visible_coins
from concordia.engine.state import State
from concordia.engine.types import GODS, GOODS, NONE
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
    return effect(m.begun(move))


def _as(m: Moment, move: int) -> str:
    named = isinstance(m.state.stack[-1], NameHalf)
    return effect(m.begun(move, moves.ACCEPT) if named else m.begun(move))


def _name(m: Moment, move: int) -> str:
    if m.kind(move - moves.NAME).halves:
        return f"one half for you, the other for {m.names[m.partner]}"
    begun = m.begun(move, moves.ACCEPT)
    return f"{m.names[m.partner]} goes first, then you: {effect(begun)}"


def _accept(m: Moment, move: int) -> str:
    named, begun = m.kind(m.asked(AnswerLegate).kind), m.begun(move)
    half = f" as {begun.card.name}" if named.halves else ""
    return f"play your {named.name}{half}: {effect(begun)}"


def _cash(m: Moment, _: int) -> str:
    return f"+{coins(visible_coins(m.state))}; all markers turn back to goods"


def _take(m: Moment, _: int) -> str:
    return f"into one of your {plural(m.player.room(), 'free space')}"


def _sell(m: Moment, move: int) -> str:
    return f"+{coins(trade_coins(m, moves.SELL, move))}"


def _buy(m: Moment, move: int) -> str:
    cost = trade_coins(m, moves.BUY, move)
    return f"-{coins(cost)}{m.helped(cost)}"


def _copy(m: Moment, move: int) -> str:
    return f"{copied(m, move)}: {effect(m.begun(move))}"


def _repeat(m: Moment, move: int) -> str:
    begun = m.begun(move)
    return f"your {begun.card.name} once more: {effect(begun)}"


def _card(m: Moment, move: int) -> str:
    card = m.state.display[move - moves.CARD]
    gods = listed(GODS[god] for god in m.state.rules.cards[card].gods)
    return f"{card_name(m.state, card)} ({gods}) for {price_of(m, move)}"


def _pay(m: Moment, move: int) -> str:
    good = move - moves.PAY
    return f"you have {m.player.goods[good]} {GOODS[good]}"


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
