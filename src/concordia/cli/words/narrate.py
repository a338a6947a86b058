"""What a player did, as a clause of a sentence that begins with the player's name."""

from collections.abc import Callable, Sequence
from typing import Final

from concordia.cli.words.amounts import card_name, coins, house_price
from concordia.cli.words.card_effects import at_once
from concordia.cli.words.describe_places import told_harvest
from concordia.cli.words.moment import Moment, copied, price_of, trade_coins
from concordia.engine import moves
from concordia.engine.decisions.legate import AnswerLegate, NameHalf
from concordia.engine.decisions.move_colonists import PutColonist
from concordia.engine.decisions.place_colonist import colonist_income
from concordia.engine.decisions.prefect import visible_coins
from concordia.engine.state import State
from concordia.engine.types import GOODS, NONE
from concordia.engine.view import sees_question
from concordia.notation.move_text import move_names

SECRET: Final = "talks with the partner"


def narrate(state: State, move: int, names: Sequence[str], viewer: int) -> str:
    """Tell a move that is about to be played; an empty text for one not worth a word.

    What `viewer` may not know (9.1, 13.10) is left out; -1 stands for somebody who sees all.
    """
    readable = move_names(state).move(move)
    seat = state.to_move()
    if viewer != NONE and not sees_question(state, viewer) and readable.verb not in _PUBLIC:
        return SECRET
    tell = _CLAUSES.get(readable.verb)
    return tell(Moment(state, names, seat), move) if tell else ""


def _play(m: Moment, move: int) -> str:
    begun = m.begun(move)
    return f"plays {begun.card.name}{at_once(begun)}"


def _as(m: Moment, move: int) -> str:
    if isinstance(m.state.stack[-1], NameHalf):
        return f"as {m.kind(move - moves.AS).name}"
    begun = m.begun(move)
    return f"as {begun.card.name}{at_once(begun)}"


def _to(m: Moment, move: int) -> str:
    kind, place = m.state.board.spot_names[m.asked(PutColonist).spot]
    return f"moves {kind} {place} to {m.state.board.lines[move - moves.TO].name.split(':')[0]}"


def _build(m: Moment, move: int) -> str:
    city = move - moves.BUILD
    return f"builds in {m.state.board.cities[city]} ({house_price(m.state, city)})"


def _produce(m: Moment, move: int) -> str:
    province = move - moves.PRODUCE
    name = m.state.board.provinces[province]
    return f"lets {name} produce ({told_harvest(m, province, you=m.names[m.seat])})"


def _cash(m: Moment, _: int) -> str:
    return f"takes {coins(visible_coins(m.state))} for the markers"


def _take(_: Moment, move: int) -> str:
    return f"takes 1 {GOODS[move - moves.TAKE]}"


def _sell(m: Moment, move: int) -> str:
    good, units = moves.trade_of(moves.SELL, move)
    return f"sells {units} {GOODS[good]} (+{coins(trade_coins(m, moves.SELL, move))})"


def _buy(m: Moment, move: int) -> str:
    good, units = moves.trade_of(moves.BUY, move)
    return f"buys {units} {GOODS[good]} (-{coins(trade_coins(m, moves.BUY, move))})"


def _copy(m: Moment, move: int) -> str:
    return f"copies {copied(m, move)}{at_once(m.begun(move))}"


def _repeat(m: Moment, move: int) -> str:
    begun = m.begun(move)
    return f"repeats {begun.card.name}{at_once(begun)}"


def _card(m: Moment, move: int) -> str:
    card = m.state.display[move - moves.CARD]
    return f"buys {card_name(m.state, card)} ({price_of(m, move)})"


def _pay(_: Moment, move: int) -> str:
    return f"pays 1 {GOODS[move - moves.PAY]}"


def _place(m: Moment, move: int) -> str:
    kind, city = m.state.board.spot_names[move - moves.PLACE]
    return f"places a {kind} colonist in {city}"


def _income(m: Moment, _: int) -> str:
    return f"takes {coins(colonist_income(m.state, m.seat))}"


def _start(m: Moment, move: int) -> str:
    return f"begins in {m.state.board.cities[move - moves.START]}"


def _name(m: Moment, move: int) -> str:
    return f"names {m.names[m.partner]}'s {m.kind(move - moves.NAME).name}"


def _accept(m: Moment, move: int) -> str:
    named = m.kind(m.asked(AnswerLegate).kind)
    return f"agrees and plays {named.name}{at_once(m.begun(move))}"


_PUBLIC: Final = ("accept", "refuse")
_CLAUSES: Final[dict[str, Callable[[Moment, int], str]]] = {
    "start": _start,
    "play": _play,
    "as": _as,
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
    "place": _place,
    "income": _income,
    "name": _name,
    "accept": _accept,
    "refuse": lambda *_: "refuses",
}
