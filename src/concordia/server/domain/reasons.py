"""Why each god gives so much at the end: the products whose sum his points are (rule 8.3)."""

from concordia.engine.masks import bits
from concordia.engine.scoring import card_count, gods_points
from concordia.engine.state import State
from concordia.engine.types import GODS, MINERVA

Products = list[tuple[int, int]]


def reasons(state: State, seat: int) -> dict[str, Products]:
    """Return for each god his cards times what each of them gives.

    Of Minerva each specialist's points times houses. A god that gives nothing has no products.
    """
    points = gods_points(state, seat)
    found = {}
    for god, name in enumerate(GODS):
        cards = card_count(state, seat, god)
        if god == MINERVA:
            found[name] = _specialists(state, seat)
        elif cards:
            found[name] = [(cards, points[god] // cards)]
        else:
            found[name] = []
    return {name: [product for product in found[name] if product[1]] for name in GODS}


def _specialists(state: State, seat: int) -> Products:
    player, rules = state.players[seat], state.rules
    kinds = [rules.kinds[rules.kind_of[card]] for card in bits(player.owned)]
    return [
        (kind.points, (player.houses & state.layout.cities_with[kind.good]).bit_count())
        for kind in kinds
        if kind.points
    ]
