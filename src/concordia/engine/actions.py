"""What each card begins: it moves what needs no choice and puts its questions on the stack.

An action that each player does for himself leaves the card to the partner first, because what
comes onto the stack last is asked first (13.1).
"""

from typing import TYPE_CHECKING

from concordia.engine.decisions.build import Build
from concordia.engine.decisions.buy_card import BuyCard
from concordia.engine.decisions.choose_half import ChooseHalf
from concordia.engine.decisions.copy_card import CopyCard, RepeatCard
from concordia.engine.decisions.legate import NameCard
from concordia.engine.decisions.move_colonists import MoveColonists
from concordia.engine.decisions.place_colonist import Colonise, PlaceOne
from concordia.engine.decisions.play_card import PlayErrand
from concordia.engine.decisions.prefect import ChooseProvince
from concordia.engine.decisions.take_goods import take_in
from concordia.engine.decisions.trade import Trade
from concordia.engine.deed import IN_ERRAND, Deed
from concordia.engine.scoring import intermediate
from concordia.engine.state import State
from concordia.engine.types import GOODS, NONE

if TYPE_CHECKING:
    from concordia.engine.cards import Action

CARDS_WITHOUT_COINS = 3
KINDS_TO_TRADE = 2


def tribune(state: State, deed: Deed) -> None:
    """5.1: take the cards back, with coins for each past the third; then place a colonist."""
    deed.left_to_partner(state, deed.kind)
    player = state.players[deed.seat]
    player.coins += tribune_coins(len(player.discard))
    player.hand = player.owned
    player.discard = []
    player.copied = 0
    if state.rules.intermediate:
        intermediate(state, deed.seat)
    state.ask(PlaceOne(deed.seat))


def tribune_coins(cards: int) -> int:
    """Return the coins for taking so many cards back (5.1)."""
    return max(0, cards - CARDS_WITHOUT_COINS)


def architect(state: State, deed: Deed) -> None:
    """5.2: move, with as many steps as there are colonists on the board; then build."""
    deed.left_to_partner(state, deed.kind)
    state.ask(Build(deed.seat))
    state.ask(MoveColonists(deed.seat, len(state.players[deed.seat].colonists)))


def prefect(state: State, deed: Deed) -> None:
    """5.3: let a province produce, or take the coins of the markers."""
    deed.left_to_partner(state, deed.kind)
    state.ask(ChooseProvince(deed.seat))


def mercator(state: State, deed: Deed) -> None:
    """5.4: get coins, then trade in up to two kinds."""
    deed.left_to_partner(state, deed.kind)
    state.players[deed.seat].coins += state.rules.kinds[deed.kind].coins
    state.ask(Trade(deed.seat, KINDS_TO_TRADE, NONE))


def diplomat(state: State, deed: Deed) -> None:
    """5.5: copy a card; the partner carries out what was copied (13.5)."""
    state.ask(CopyCard(deed.seat, deed.partner, deed.kind, deed.within))


def buy(state: State, deed: Deed) -> None:
    """5.6, 5.7, 13.7: Senator, Consul and Praetor buy cards from the display."""
    deed.left_to_partner(state, deed.kind)
    state.ask(BuyCard(deed.seat, state.rules.kinds[deed.kind].purchases, deed.kind))


def colonist(state: State, deed: Deed) -> None:
    """5.8: place colonists, or take coins."""
    deed.left_to_partner(state, deed.kind)
    state.ask(Colonise(deed.seat, fresh=True))


def specialist(state: State, deed: Deed) -> None:
    """5.9: every own house in a city of the card's kind gives a unit."""
    deed.left_to_partner(state, deed.kind)
    take_in(state, deed.seat, specialist_units(state, deed.seat, deed.kind))


def specialist_units(state: State, seat: int, kind: int) -> list[int]:
    """Return what a specialist brings to a player: units of each good (5.9)."""
    good = state.rules.kinds[kind].good
    units = [0] * len(GOODS)
    units[good] = (state.players[seat].houses & state.layout.cities_with[good]).bit_count()
    return units


def magister(state: State, deed: Deed) -> None:
    """5.10: repeat the card that lies under the Magister."""
    state.ask(RepeatCard(deed.seat, deed.partner, deed.kind, deed.within))


def double(state: State, deed: Deed) -> None:
    """5.11: carry out one of the two halves."""
    state.ask(ChooseHalf(deed.seat, deed.partner, deed.kind, deed.within))


def proconsul(state: State, deed: Deed) -> None:
    """13.9: buy a card, then the partner plays one; inside an errand, purchases only (13.11)."""
    if sends_partner(deed):
        state.ask(PlayErrand(deed.partner))
        state.ask(BuyCard(deed.seat, state.rules.kinds[deed.kind].purchases, deed.kind))
    else:
        buy(state, deed)


def sends_partner(deed: Deed) -> bool:
    """Tell whether a Proconsul lets the partner play a card (13.9, 13.11)."""
    return deed.partner != NONE and not deed.within & IN_ERRAND


def legate(state: State, deed: Deed) -> None:
    """13.10: name a card in the partner's hand."""
    state.ask(NameCard(deed.seat, deed.partner))


ACTIONS: dict[str, "Action"] = {
    "tribune": tribune,
    "architect": architect,
    "prefect": prefect,
    "mercator": mercator,
    "diplomat": diplomat,
    "buy": buy,
    "colonist": colonist,
    "specialist": specialist,
    "magister": magister,
    "double": double,
    "proconsul": proconsul,
    "legate": legate,
}
"""The actions by the names that cards.toml uses."""
