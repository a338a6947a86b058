"""Rule 8.3: what each god gives, one function a god; and 8.4: who wins."""

from collections.abc import Callable

from concordia.engine.masks import bits
from concordia.engine.state import State
from concordia.engine.types import (
    BRICK,
    CONCORDIA,
    CONCORDIA_POINTS,
    GODS,
    JUPITER,
    MARS,
    MERCURIUS,
    NONE,
    SATURNUS,
    VENUS,
    VESTA,
)


def score(state: State, seat: int) -> dict[str, int]:
    """Return a player's points by god, with the Concordia card and the total."""
    points = gods_points(state, seat)
    scores = dict(zip(GODS, points, strict=True))
    scores[CONCORDIA] = CONCORDIA_POINTS if seat == state.ender else 0
    scores["total"] = sum(scores.values())
    return scores


def gods_points(state: State, seat: int) -> list[int]:
    """Return what each god gives for all of a player's cards."""
    return [
        card_count(state, seat, VESTA) * vesta(state, seat),
        card_count(state, seat, JUPITER) * jupiter(state, seat),
        card_count(state, seat, SATURNUS) * saturnus(state, seat),
        card_count(state, seat, MERCURIUS) * mercurius(state, seat),
        card_count(state, seat, MARS) * mars(state, seat),
        minerva(state, seat),
        card_count(state, seat, VENUS) * VENUS_COUNTS[state.rules.venus](state, seat),
    ]


def card_count(state: State, seat: int, god: int) -> int:
    """Count a player's cards of a god, in hand and discarded."""
    return (state.players[seat].owned & state.rules.of_god[god]).bit_count()


def vesta(state: State, seat: int) -> int:
    """Give 1 for every 10 sestertii of coins and goods at base price."""
    player, price = state.players[seat], state.rules.base_price
    worth = [units * price[good] for good, units in enumerate(player.goods)]
    return (player.coins + sum(worth)) // 10


def jupiter(state: State, seat: int) -> int:
    """Give 1 for each house in a city that is not brick."""
    return (state.players[seat].houses & ~state.layout.cities_with[BRICK]).bit_count()


def saturnus(state: State, seat: int) -> int:
    """Give 1 for each province with a house."""
    return len([n for n in houses_by_province(state, seat) if n])


def mercurius(state: State, seat: int) -> int:
    """Give 2 for each kind that the houses produce."""
    houses = state.players[seat].houses
    return 2 * len([cities for cities in state.layout.cities_with if houses & cities])


def mars(state: State, seat: int) -> int:
    """Give 2 for each colonist on the board."""
    return 2 * len(state.players[seat].colonists)


def minerva(state: State, seat: int) -> int:
    """Give each specialist's points for every house in a city of his kind."""
    player, rules = state.players[seat], state.rules
    points = 0
    for card in bits(player.owned):
        kind = rules.kinds[rules.kind_of[card]]
        if kind.points:
            points += (
                kind.points * (player.houses & state.layout.cities_with[kind.good]).bit_count()
            )
    return points


def venus_pairs(state: State, seat: int) -> int:
    """Give 2 for each province with at least two own houses (individual play)."""
    return 2 * len([n for n in houses_by_province(state, seat) if n > 1])


def venus_partners(state: State, seat: int) -> int:
    """Give 1 for each province where both partners have a house (team play)."""
    own = houses_by_province(state, seat)
    partners = houses_by_province(state, state.seating.partner[seat])
    return len([1 for a, b in zip(own, partners, strict=True) if a and b])


VENUS_COUNTS: dict[str, Callable[[State, int], int]] = {
    "pairs": venus_pairs,
    "partners": venus_partners,
}


def houses_by_province(state: State, seat: int) -> list[int]:
    """Count a player's houses in each province."""
    houses = state.players[seat].houses
    return [(houses & cities).bit_count() for cities in state.board.province_mask]


def winner(state: State) -> int:
    """Return the winning seat, or the winning team in team play, as if the game ended now."""
    team_of = state.seating.team
    totals = [0] * len(set(team_of))
    for seat, team in enumerate(team_of):
        totals[team] += score(state, seat)["total"]
    best = max(totals)
    return next(team_of[seat] for seat in magnus_order(state) if totals[team_of[seat]] == best)


def magnus_order(state: State) -> list[int]:
    """List the seats in the order in which Praefectus Magnus would come to them (8.4)."""
    seats, step = len(state.players), state.rules.magnus_step
    return [(state.magnus + step * distance) % seats for distance in range(seats)]


def intermediate(state: State, seat: int) -> None:
    """Score a player who takes his cards back for the first time; pay when all have (10)."""
    if state.track[seat] != NONE:
        return
    state.track[seat] = sum(gods_points(state, seat))
    if NONE not in state.track:
        pay_track(state)


def pay_track(state: State) -> None:
    """Pay 2 sestertii for the highest score and 1 for the next lower one, then clear the track."""
    ranks = sorted(set(state.track), reverse=True)
    for coins, points in zip((2, 1), ranks, strict=False):
        for seat, scored in enumerate(state.track):
            if scored == points:
                state.players[seat].coins += coins
    state.track = [0] * len(state.track)
