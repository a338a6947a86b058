"""What a bot may know of a game, and how it imagines the rest.

Who owns which card is public: hands can be deduced from what was bought, played and taken back.
Nobody knows in which order the rest of the deck lies.
"""

from random import Random

from concordia.engine.setup import shuffle
from concordia.engine.state import State


def known(state: State) -> State:
    """Return a copy that tells nothing hidden: what is left of each deck lies in a fixed order."""
    twin = state.clone()
    twin.deck = state.deck[: state.dealt]
    for pile in _piles(state):
        twin.deck += pile
    return twin


def imagine(state: State, random: Random) -> State:
    """Return a copy with one of the orders in which the rest of the deck could lie."""
    twin = state.clone()
    twin.deck = state.deck[: state.dealt]
    for pile in _piles(state):
        shuffle(pile, random)
        twin.deck += pile
    return twin


def _piles(state: State) -> list[list[int]]:
    """List the cards that each deck still has, the deck that comes first before the others."""
    coming = set(state.deck[state.dealt :])
    return [[card for card in deck if card in coming] for deck in state.rules.decks]
