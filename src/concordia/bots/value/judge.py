"""Judge: guesses in victory points what a moment of a game is worth to a seat."""

from typing import Final

from concordia.bots.value.weights import Weights
from concordia.engine.board import LINE_SPOT
from concordia.engine.player import Player
from concordia.engine.state import State
from concordia.engine.types import (
    BRICK,
    CONCORDIA_POINTS,
    GOODS,
    HOUSES_OF_A_PLAYER,
    JUPITER,
    MARS,
    MERCURIUS,
    NONE,
    SATURNUS,
    VENUS,
    VESTA,
)

MOST_FROM_MERCURIUS: Final = 10.0
MOST_FROM_MARS: Final = 12.0


class Judge:
    """Guesses what moments of one game are worth; the game's facts are looked up only once."""

    def __init__(self, state: State, weights: Weights) -> None:
        rules = state.rules
        self.weights = weights
        self.in_hand = [weights.in_hand[rules.kinds[kind].action] for kind in rules.kind_of]
        """What each card is worth in hand."""
        self.specialists = [
            (1 << number, rules.kinds[kind].points, rules.kinds[kind].good)
            for number, kind in enumerate(rules.kind_of)
            if rules.kinds[kind].points
        ]
        """Each card of Minerva, as a mask, with its points and its good."""
        self.pairs = rules.venus == "pairs"
        """Whether Venus counts provinces with two own houses; else those of both partners."""
        self.opposing = len(set(state.seating.team)) - 1
        """How many sides there are beside the own one."""

    def worth(self, state: State, seat: int) -> float:
        """Return what a moment is worth to a seat: his side's part less an average other's."""
        left = time_left(state)
        team_of = state.seating.team
        own, others = 0.0, 0.0
        for other in range(len(state.players)):
            value = self.own_worth(state, other, left)
            if team_of[other] == team_of[seat]:
                own += value
            else:
                others += value
        return own - others / self.opposing

    def worth_to_side(self, state: State, seat: int, left: float) -> float:
        """Return a seat's and his partner's part alone: enough to tell steps of a turn apart.

        For that `left` is what was left before the step: time that a house or card takes, it takes
        from everybody.
        """
        partner = state.seating.partner[seat]
        own = self.own_worth(state, seat, left)
        return own if partner == NONE else own + self.own_worth(state, partner, left)

    def own_worth(self, state: State, seat: int, left: float) -> float:
        """Return what a moment is worth to a player by himself."""
        value = min(1.0, left * self.weights.fade) * self.prospects(state, seat)
        for points in self.points_to_come(state, seat, left):
            value += points
        return value + (CONCORDIA_POINTS if seat == state.ender else 0)

    def points_to_come(self, state: State, seat: int, left: float) -> list[float]:
        """Return what each god will give, if values and cards grow as they usually do."""
        weights, player, cards = self.weights, state.players[seat], state.rules.of_god
        owned = player.owned
        kinds, provinces, pairs = self._spread(state, seat)
        buildings = (player.houses & ~state.layout.cities_with[BRICK]).bit_count()
        colonists = 2.0 * len(player.colonists)
        most = len(state.board.province_mask)
        jupiter = _grown(buildings, weights.jupiter_growth * left, HOUSES_OF_A_PLAYER)
        saturnus = _grown(provinces, weights.saturnus_growth * left, most)
        mercurius = _grown(2.0 * kinds, weights.mercurius_growth * left, MOST_FROM_MERCURIUS)
        mars = _grown(colonists, weights.mars_growth * left, MOST_FROM_MARS)
        venus = pairs + weights.venus_growth * left
        return [
            (owned & cards[VESTA]).bit_count() * wealth(state, player) / 10.0,
            ((owned & cards[JUPITER]).bit_count() + weights.jupiter_cards * left) * jupiter,
            ((owned & cards[SATURNUS]).bit_count() + weights.saturnus_cards * left) * saturnus,
            ((owned & cards[MERCURIUS]).bit_count() + weights.mercurius_cards * left) * mercurius,
            ((owned & cards[MARS]).bit_count() + weights.mars_cards * left) * mars,
            self._minerva(state, player, left),
            ((owned & cards[VENUS]).bit_count() + weights.venus_cards * left) * venus
            if cards[VENUS]
            else 0.0,
        ]

    def _minerva(self, state: State, player: Player, left: float) -> float:
        growth = self.weights.minerva_growth * left
        points = 0.0
        for card, each, good in self.specialists:
            if player.owned & card:
                houses = (player.houses & state.layout.cities_with[good]).bit_count()
                points += each * (houses + growth)
        return points

    def _spread(self, state: State, seat: int) -> tuple[int, int, int]:
        """Count the kinds that houses produce, provinces with a house, and what Venus counts."""
        houses = state.players[seat].houses
        partner = state.seating.partner[seat]
        partners = 0 if partner == NONE else state.players[partner].houses
        kinds, provinces, pairs = 0, 0, 0
        for cities in state.layout.cities_with:
            if houses & cities:
                kinds += 1
        for cities in state.board.province_mask:
            here = houses & cities
            if here:
                provinces += 1
                if self.pairs:
                    if here & (here - 1):
                        pairs += 2
                elif partners & cities:
                    pairs += 1
        return kinds, provinces, pairs

    def prospects(self, state: State, seat: int) -> float:
        """Return what a player's things promise beyond their score."""
        weights, player = self.weights, state.players[seat]
        money = wealth(state, player)
        value = weights.income * income(state, player)
        value += weights.money * money / (1.0 + money / weights.enough_money)
        value += weights.coins * player.coins / (1.0 + player.coins / weights.enough_coins)
        value += weights.step * len(player.colonists) + weights.site * sites(state, player)
        value += self._goods(player) + self._hand(player)
        if not player.room():
            value += weights.full
        if state.magnus == seat:
            value += weights.magnus
        return value

    def _goods(self, player: Player) -> float:
        first, goods = self.weights.first_unit, player.goods
        value = 0.0
        for good in range(len(GOODS)):
            if goods[good] > 1:
                value += first[good] * (1.0 + self.weights.second_unit)
            elif goods[good]:
                value += first[good]
        return value

    def _hand(self, player: Player) -> float:
        in_hand, cards = self.in_hand, player.hand
        value = 0.0
        while cards:
            low = cards & -cards
            value += in_hand[low.bit_length() - 1]
            cards ^= low
        return value


def _grown(now: float, growth: float, most: float) -> float:
    """Return what a god's value comes to: the nearer to the most there is, the slower it grows."""
    return now + growth * (1.0 - now / most)


def time_left(state: State) -> float:
    """Return how much of the game is left, from 1 at its start to 0 when the end is triggered."""
    if state.ender != NONE:
        return 0.0
    for_sale = len(state.deck) - state.dealt
    for card in state.display:
        if card != NONE:
            for_sale += 1
    most_houses = 0
    for player in state.players:
        most_houses = max(most_houses, player.house_count)
    return min(for_sale / state.rules.market_cards, 1.0 - most_houses / HOUSES_OF_A_PLAYER)


def wealth(state: State, player: Player) -> int:
    """Return a player's coins and goods in sestertii."""
    price, goods = state.rules.base_price, player.goods
    sum_ = player.coins
    for good in range(len(GOODS)):
        sum_ += goods[good] * price[good]
    return sum_


def income(state: State, player: Player) -> int:
    """Return the sestertii that one unit from each house is worth."""
    price, cities = state.rules.base_price, state.layout.cities_with
    sum_ = 0
    for good in range(len(GOODS)):
        sum_ += (player.houses & cities[good]).bit_count() * price[good]
    return sum_


def sites(state: State, player: Player) -> int:
    """Count the cities without an own house beside the player's colonists."""
    beside = 0
    for spot in player.colonists:
        if spot >= LINE_SPOT:
            beside |= state.board.ends_mask[spot - LINE_SPOT]
    return (beside & ~player.houses).bit_count()
