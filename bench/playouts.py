"""Random playouts of the base game, and of every map in every mode for every number of players."""

from collections.abc import Iterator
from random import Random

from bench.figures import Reading
from bench.games import BASE_GAME, copies, driven, in_engine, starts, through_game
from bench.timing import rates
from concordia import Game
from concordia.content.maps import map_ids
from concordia.content.rules import mode_ids, players_of
from concordia.engine.errors import InvalidOptions

GAMES_OF_A_WAY = 10
GAMES_THROUGH_GAME = 3


def playouts(seconds: float) -> list[Reading]:
    """Play the base game in three ways."""
    games = starts(*BASE_GAME)
    random = Random(1)
    return [
        *rates("in-engine", lambda: copies(games), lambda g: in_engine(g, random), seconds),
        *rates("driven from Python", lambda: copies(games), lambda g: driven(g, random), seconds),
        *rates("through Game", _new_games, lambda g: through_game(g, random), seconds),
    ]


def _new_games() -> list[Game]:
    map_id, mode, seats = BASE_GAME
    seeds = range(GAMES_THROUGH_GAME)
    return [Game.new(map_id, players=seats, mode=mode, seed=seed) for seed in seeds]


def ways_to_play(seconds: float) -> list[Reading]:
    """Play every map in every mode with every number of players, in-engine."""
    return [reading for way in _ways() for reading in _way(*way, seconds)]


def _ways() -> Iterator[tuple[str, str, int]]:
    for map_id in map_ids():
        for mode in mode_ids():
            for seats in players_of(mode):
                yield map_id, mode, seats


def _way(map_id: str, mode: str, seats: int, seconds: float) -> list[Reading]:
    try:
        games = starts(map_id, mode, seats, GAMES_OF_A_WAY)
    except InvalidOptions:  # a map may have no team play
        return []
    subject = f"{map_id} {mode} {seats}"
    # A new generator for each game makes the sets, and with them the moves of a game, the same.
    return rates(
        subject, lambda: copies(games), lambda g: in_engine(g, Random(1)), seconds, "ways to play"
    )
