"""A handmade guess at what a moment is worth to a seat, in victory points at the end."""

from typing import Final

from concordia.engine.scoring import (
    VENUS_COUNTS,
    card_count,
    jupiter,
    mars,
    mercurius,
    minerva,
    saturnus,
)
from concordia.engine.state import State
from concordia.engine.types import (
    CONCORDIA_POINTS,
    HOUSES_OF_A_PLAYER,
    JUPITER,
    MARS,
    MERCURIUS,
    NONE,
    SATURNUS,
    VENUS,
    VESTA,
)

# What a god's value still grows by in a whole game, so that a card is worth buying early.
JUPITER_GROWTH: Final = 7.0
SATURNUS_GROWTH: Final = 5.0
MERCURIUS_GROWTH: Final = 5.0
MARS_GROWTH: Final = 5.0
VENUS_GROWTH: Final = 4.0
MOST_FROM_MERCURIUS: Final = 10
MOST_FROM_MARS: Final = 12

# What things are worth at the start of the game beyond their score; it fades towards the end.
INCOME: Final = 0.45
"""For each sestertius that a harvest of all houses would bring."""
MONEY: Final = 0.12
"""For each sestertius of coins and goods, up to what can be put to use."""
USEFUL_MONEY: Final = 60
VARIETY: Final = 0.6
"""For each of the first two units of a kind: they pay for houses, cards and colonists."""
USEFUL_UNITS: Final = 2
REACH: Final = 1.5
"""For each colonist on the board."""
TEMPO: Final = 0.7
"""For each card in hand: it need not be fetched back first."""
NO_ROOM: Final = -0.5
"""For a full storehouse, which the next harvest would pass by."""


def value(state: State, seat: int) -> float:
    """Return what a moment is worth to a seat, his partner's part included."""
    partner = state.seating.partner[seat]
    own = own_value(state, seat)
    return own if partner == NONE else own + own_value(state, partner)


def own_value(state: State, seat: int) -> float:
    """Return what a moment is worth to a player by himself."""
    left = time_left(state)
    ended = CONCORDIA_POINTS if seat == state.ender else 0
    return score_to_come(state, seat, left) + left * prospects(state, seat) + ended


def time_left(state: State) -> float:
    """Return how much of the game is left, from 1 at its start to 0 when the end is triggered."""
    if state.ender != NONE:
        return 0.0
    on_display = len([card for card in state.display if card != NONE])
    for_sale = on_display + len(state.deck) - state.dealt
    unbuilt = HOUSES_OF_A_PLAYER - max([player.house_count for player in state.players])
    return min(for_sale / state.rules.market_cards, unbuilt / HOUSES_OF_A_PLAYER)


def score_to_come(state: State, seat: int, left: float) -> float:
    """Return what the cards that a player has will score, if the gods' values grow as usual."""
    with_venus = VENUS_COUNTS[state.rules.venus](state, seat) + VENUS_GROWTH * left
    with_mercurius = mercurius(state, seat) + MERCURIUS_GROWTH * left
    with_mars = mars(state, seat) + MARS_GROWTH * left
    return (
        card_count(state, seat, VESTA) * worth(state, seat) / 10
        + card_count(state, seat, JUPITER) * (jupiter(state, seat) + JUPITER_GROWTH * left)
        + card_count(state, seat, SATURNUS) * (saturnus(state, seat) + SATURNUS_GROWTH * left)
        + card_count(state, seat, MERCURIUS) * min(MOST_FROM_MERCURIUS, with_mercurius)
        + card_count(state, seat, MARS) * min(MOST_FROM_MARS, with_mars)
        + card_count(state, seat, VENUS) * with_venus
        + minerva(state, seat) * (1 + left)
    )


def prospects(state: State, seat: int) -> float:
    """Return what a player's things promise at the start of a game, beyond their score."""
    player = state.players[seat]
    variety = sum([min(units, USEFUL_UNITS) for units in player.goods])
    return (
        INCOME * income(state, seat)
        + MONEY * min(worth(state, seat), USEFUL_MONEY)
        + VARIETY * variety
        + REACH * len(player.colonists)
        + TEMPO * player.hand.bit_count()
        + (0 if player.room() else NO_ROOM)
    )


def worth(state: State, seat: int) -> int:
    """Return a player's coins and goods in sestertii."""
    player, price = state.players[seat], state.rules.base_price
    return player.coins + sum([units * price[good] for good, units in enumerate(player.goods)])


def income(state: State, seat: int) -> int:
    """Return the sestertii that one unit from each house is worth."""
    houses, price = state.players[seat].houses, state.rules.base_price
    producing = enumerate(state.layout.cities_with)
    return sum([(houses & cities).bit_count() * price[good] for good, cities in producing])
