"""What a player did, as a clause of a sentence that begins with the player's name."""

from collections.abc import Callable, Sequence
from typing import Final

from concordia.cli.words.amounts import (
    card_name,
    card_price,
    coins,
    fitting,
    house_price,
    plural,
)
from concordia.cli.words.card_effects import Moment, colonist_income
from concordia.cli.words.describe_places import told_harvest
from concordia.engine import moves
from concordia.engine.actions import CARDS_WITHOUT_COINS
from concordia.engine.cards import CardKind
from concordia.engine.decisions.buy_card import BuyCard
from concordia.engine.decisions.legate import AnswerLegate
from concordia.engine.decisions.move_colonists import PutColonist
from concordia.engine.decisions.prefect import visible_coins
from concordia.engine.state import State
from concordia.engine.types import GOODS, NONE, STORE_SPACES
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
    kind = m.state.rules.kinds[move - moves.PLAY]
    return f"plays {kind.name}{_at_once(m, kind, 1)}"


def _at_once(m: Moment, kind: CardKind, played: int) -> str:
    """Say what a card brings without a further choice."""
    if kind.coins:
        return f" (+{coins(kind.coins)})"
    if kind.name == "tribune":
        cards = len(m.player.discard) + played
        earned = max(0, cards - CARDS_WITHOUT_COINS)
        money = f", +{coins(earned)}" if earned else ""
        return f" (takes back {plural(cards, 'card')}{money})"
    if kind.good != NONE:
        units = [0] * len(GOODS)
        units[kind.good] = (m.player.houses & m.state.layout.cities_with[kind.good]).bit_count()
        return f" (+{fitting(m.state, m.seat, units)})" if any(units) else ""
    return ""


def _as(m: Moment, move: int) -> str:
    kind = m.state.rules.kinds[move - moves.AS]
    return f"as {kind.name}{_at_once(m, kind, 0)}"


def _to(m: Moment, move: int) -> str:
    frame = m.state.stack[-1]
    if not isinstance(frame, PutColonist):
        return ""
    kind, place = m.state.board.spot_names[frame.spot]
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
    good, index = divmod(move - moves.SELL, STORE_SPACES)
    return f"sells {index + 1} {GOODS[good]} (+{coins(m.state.rules.price[good] * (index + 1))})"


def _buy(m: Moment, move: int) -> str:
    good, index = divmod(move - moves.BUY, STORE_SPACES)
    return f"buys {index + 1} {GOODS[good]} (-{coins(m.state.rules.price[good] * (index + 1))})"


def _copy(m: Moment, move: int) -> str:
    seat = move - moves.COPY
    kind = m.state.rules.kinds[m.state.rules.kind_of[m.state.players[seat].discard_top()]]
    return f"copies {m.names[seat]}'s {kind.name}{_at_once(m, kind, 0)}"


def _repeat(m: Moment, _: int) -> str:
    kind = m.state.rules.kinds[m.state.rules.kind_of[m.player.discard[-2]]]
    return f"repeats {kind.name}{_at_once(m, kind, 0)}"


def _card(m: Moment, move: int) -> str:
    frame, position = m.state.stack[-1], move - moves.CARD
    if not isinstance(frame, BuyCard):
        return ""
    card = m.state.display[position]
    return f"buys {card_name(m.state, card)} ({card_price(frame.price(m.state, position))})"


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
    return f"names {m.names[m.partner]}'s {m.state.rules.kinds[move - moves.NAME].name}"


def _accept(m: Moment, _: int) -> str:
    frame = m.state.stack[-1]
    if not isinstance(frame, AnswerLegate):
        return ""
    kind = m.state.rules.kinds[frame.card]
    return f"agrees and plays {kind.name}{'' if kind.halves else _at_once(m, kind, 1)}"


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
