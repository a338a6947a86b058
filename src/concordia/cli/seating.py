"""Sitting down to a new game, and who of the players around the table begins (3.4)."""

from collections.abc import Sequence
from random import Random

from concordia.cli.setup_options import Setup
from concordia.game import Game


def new_game(setup: Setup, players: int | Sequence[str], seed: int, *, keep_order: bool) -> Game:
    """Set up a game; who of named players begins is drawn unless the order is kept."""
    if not isinstance(players, int) and players and not keep_order:
        players = seated(players, seed)
    options = setup.checked_options()
    return Game.new(setup.map_file(), players, setup.mode_name(), seed, **options)


def first_seat(seats: int, seed: int) -> int:
    """Draw which of the players around the table begins (3.4)."""
    return int(Random(f"first player {seed}").random() * seats)


def seated(names: Sequence[str], seed: int) -> list[str]:
    """Return the names in turn order: as they sit around the table, from the one who begins."""
    first = first_seat(len(names), seed)
    return [*names[first:], *names[:first]]
