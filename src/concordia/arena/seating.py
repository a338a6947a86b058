"""Who meets whom, and on which seats: line-ups, drawn for each setup and then rotated."""

from collections.abc import Sequence
from random import Random
from typing import Final

from concordia.engine.setup import shuffle

Side = tuple[str, ...]
"""The bots of one side: a single player's, or those of the two partners."""

PAIR: Final = 2


def candidates(bots: Sequence[str], players: int, sides: int) -> list[Side]:
    """Return the sides that were named: one for each bot, or a bot for each seat of teams."""
    partners = players // sides
    if partners > 1 and len(bots) == players:
        return [tuple(bots[team::sides]) for team in range(sides)]
    return [(name,) * partners for name in bots]


def label(side: Side) -> str:
    """Name a side by its bots, once where both are the same."""
    return "+".join(dict.fromkeys(side))


def drawn_line_up(named: Sequence[Side], sides: int, random: Random) -> list[Side]:
    """Return the sides of one setup in a drawn order.

    Two sides meet as one of the first against the second everywhere else. A full list plays as it
    is. Of a list of any other length, each setup draws who plays, as evenly as it can.
    """
    if len(named) == PAIR:
        chosen = [named[0], *[named[1]] * (sides - 1)]
    else:
        chosen = []
        while len(chosen) < sides:
            chosen += _shuffled(named, random)
    return _shuffled(chosen[:sides], random)


def rotated(line_up: Sequence[Side], places: int) -> list[Side]:
    """Let everybody move on by so many places."""
    return [*line_up[places:], *line_up[:places]]


def _shuffled(sides: Sequence[Side], random: Random) -> list[Side]:
    order = list(range(len(sides)))
    shuffle(order, random)
    return [sides[place] for place in order]
