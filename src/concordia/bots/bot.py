"""What a bot is, and what it may know."""

from abc import ABC, abstractmethod
from random import Random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from concordia.engine.setup import shuffle
from concordia.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses moves for a seat. The same state and generator give the same choice everywhere."""

    name: ClassVar[str]
    """What people call it."""
    about: ClassVar[str]
    """How it thinks, in a sentence."""

    def answer(self, state: State, random: Random) -> int:
        """Return a legal move for the seat that is asked, from what that seat may know."""
        if len(state.legal) == 1:
            return state.legal[0]
        return self.choose(imagine(state, random), random)

    @abstractmethod
    def choose(self, state: State, random: Random) -> int:
        """Return a legal move. The state is this bot's own to play with: its deck is imagined."""


def imagine(state: State, random: Random) -> State:
    """Return a copy that holds what the seat that is asked can know, and a guess at the rest.

    Who owns which card is public: hands can be deduced from what was bought and played. Nobody
    knows the order of the deck, so it is drawn anew, each deck by itself.
    """
    twin = state.clone()
    twin.deck = _shuffled_deck(state, random)
    return twin


def _shuffled_deck(state: State, random: Random) -> list[int]:
    order = state.deck[: state.dealt]
    coming = state.deck[state.dealt :]
    for deck in state.rules.decks:
        pile = sorted(set(coming) & set(deck))
        shuffle(pile, random)
        order += pile
    return order
