"""All invariants of a state at once."""

from concordia.engine.errors import Fault
from concordia.engine.invariants.market import cards, dealt_early, deck_order, display
from concordia.engine.invariants.players import colonists, copied, houses, storehouse
from concordia.engine.invariants.table import end, first_turns, house_counts, lines, tokens, track
from concordia.engine.state import State


def faults(state: State) -> list[Fault]:
    """List every invariant that a state breaks; none for a state that play can reach."""
    return [*contradictions(state), *dealt_early(state)]


def contradictions(state: State) -> list[Fault]:
    """List what cannot be even in a position that somebody composed.

    Who has bought what does not matter there: a late card may be with a player, or for sale, though
    an early one still is to come.
    """
    shared = (tokens, cards, display, deck_order, lines, house_counts, end, track, first_turns)
    found = [fault for check in shared for fault in check(state)]
    for seat, player in enumerate(state.players):
        at = f"players[{seat}]"
        found += [*storehouse(at, player), *houses(at, player), *colonists(state, seat, at)]
        found += copied(state, seat, at)
    return found
