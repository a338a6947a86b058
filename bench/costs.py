"""What single things cost: a copy of a state, a list of moves, writing and reading a document."""

from functools import partial
from operator import call
from random import Random

from bench.figures import Reading
from bench.games import BASE_GAME, GAMES_OF_A_SET, middles, starts, through_game
from bench.questions import asked
from bench.timing import micros
from concordia import Game
from concordia.engine.state import State
from concordia.notation.record import Record

DOCUMENTS = 3
SHARE_OF_A_QUESTION = 0.2
"""There are some twenty questions, so each gets this much of the time of a figure."""


def copy_of_a_state(seconds: float) -> list[Reading]:
    """Clone states from the middle of games."""
    states = middles(starts(*BASE_GAME))
    return [Reading("copy", "a mid-game state", "µs", micros(State.clone, states, seconds))]


def move_lists(seconds: float) -> list[Reading]:
    """List the moves of each kind of question."""
    share = seconds * SHARE_OF_A_QUESTION
    found = sorted(asked(GAMES_OF_A_SET).items())
    return [reading for name, states in found for reading in _move_list(name, states, share)]


def _move_list(name: str, states: list[State], seconds: float) -> list[Reading]:
    lists = [partial(state.stack[-1].moves, state) for state in states]
    length = sum(len(state.legal) for state in states) / len(states)
    return [
        Reading("move lists", name, "moves", length),
        Reading("move lists", name, "µs", micros(call, lists, seconds)),
    ]


def documents(seconds: float) -> list[Reading]:
    """Write and read positions from the middle of games, and records of whole games."""
    halves = [Game(Record(state)) for state in middles(starts(*BASE_GAME, DOCUMENTS))]
    wholes = [_whole_game(seed) for seed in range(DOCUMENTS)]
    positions = [game.position() for game in halves]
    records = [game.record() for game in wholes]
    values = {
        "write a mid-game position": micros(Game.position, halves, seconds),
        "read a mid-game position": micros(Game.load, positions, seconds),
        "write the record of a game": micros(Game.record, wholes, seconds),
        "read the record of a game": micros(Game.read, records, seconds),
    }
    return [Reading("documents", subject, "µs", value) for subject, value in values.items()]


def _whole_game(seed: int) -> Game:
    map_id, mode, seats = BASE_GAME
    game = Game.new(map_id, players=seats, mode=mode, seed=seed)
    through_game(game, Random(seed))
    return game
