"""A player of no great skill who builds, buys and produces: for games that look like games.

It tries each card to the end of the turn and each smaller choice one step deep, likes what it then
owns, and takes what it likes best, give or take a whim. It sees everything, hidden hands too.
"""

from random import Random
from typing import Final

from concordia.engine.board import LINE_SPOT
from concordia.engine.moves import ACCEPT, REFUSE
from concordia.engine.state import State
from concordia.engine.turn import play
from concordia.engine.types import NONE

_OPENINGS: Final = ("play", "errand", "half", "copy", "repeat", "name", "name-half")
"""The questions whose answers show their worth only at the end of the turn."""
_REFUSALS: Final = 0.25
_WHIM: Final = 1.5
_IMPATIENCE: Final = 0.003
_LIKED_COINS: Final = 60
_COIN: Final = 0.42
_UNITS: Final = (0.7, 0.55, 0.4, 0.3, 0.2)
"""What the first, second, third ... unit of a kind is worth, in parts of its price."""


class SensiblePlayer:
    """Chooses moves for all seats of one game."""

    def __init__(self, random: Random, *, house: float = 9.0, card: float = 6.0) -> None:
        """`house` and `card` say how much the players of this game like one more of them."""
        self.random = random
        self.house = house
        self.card = card
        self.impatience = 1.0

    def choose(self, state: State) -> int:
        """Return one of the legal moves; the longer the game, the more to bring it to its end."""
        self.impatience += _IMPATIENCE
        if len(state.legal) == 1:
            return state.legal[0]
        if state.legal == [ACCEPT, REFUSE]:
            return REFUSE if self.random.random() < _REFUSALS else ACCEPT
        to_the_end = state.stack[-1].name in _OPENINGS
        return self._best(state, whim=_WHIM * self.impatience, to_the_end=to_the_end)

    def _best(self, state: State, *, whim: float, to_the_end: bool = False) -> int:
        seat = state.to_move()
        best, liked = state.legal[0], float("-inf")
        for move in state.legal:
            likes = self._likes(state, move, seat, to_the_end=to_the_end)
            likes += whim * self.random.random()
            if likes > liked:
                best, liked = move, likes
        return best

    def _likes(self, state: State, move: int, seat: int, *, to_the_end: bool) -> float:
        """Say how much a seat likes what it has after a move, or at the end of the turn."""
        twin = state.clone()
        play(twin, move)
        if twin.stack and twin.stack[-1].name == "put":
            return max(self._likes(twin, to, seat, to_the_end=to_the_end) for to in twin.legal)
        while to_the_end and len(twin.stack) > 1:
            play(twin, self._best(twin, whim=0))
        partner = twin.seating.partner[seat]
        return self._worth(twin, seat) + (0 if partner == NONE else self._worth(twin, partner) / 2)

    def _worth(self, state: State, seat: int) -> float:
        player = state.players[seat]
        return (
            self.house * self.impatience * player.house_count
            + self.card * self.impatience * player.owned.bit_count()
            + 0.75 * player.hand.bit_count()
            + 2.0 * len(player.colonists)
            + 1.2 * self._sites(state, seat).bit_count()
            + _COIN * min(player.coins, _LIKED_COINS)
            + sum(map(_stock_worth, player.goods, state.rules.base_price))
        )

    def _sites(self, state: State, seat: int) -> int:
        """Return the cities beside a player's colonists where a house is still missing."""
        player, sites = state.players[seat], 0
        for spot in player.colonists:
            if spot >= LINE_SPOT:
                sites |= state.board.ends_mask[spot - LINE_SPOT]
        return sites & ~player.houses


def _stock_worth(units: int, price: int) -> float:
    return price * sum(_UNITS[min(n, len(_UNITS) - 1)] for n in range(units))
