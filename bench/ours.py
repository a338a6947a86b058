"""Measures the form of the engine that runs here: `python -m bench.ours SECONDS`."""

from importlib.metadata import version

from bench.contestant import speak
from bench.costs import copy_of_a_state, documents, move_lists
from bench.figures import Reading
from bench.playouts import playouts, ways_to_play
from concordia.compiled import form

SHARE_OF_A_WAY = 0.2
"""There are fifty ways to play, so each gets this much of the time of a figure."""


def measure(seconds: float) -> list[Reading]:
    """Measure everything that is ours."""
    return [
        *playouts(seconds),
        *copy_of_a_state(seconds),
        *move_lists(seconds),
        *documents(seconds),
        *ways_to_play(seconds * SHARE_OF_A_WAY),
    ]


if __name__ == "__main__":
    speak(form(), version("concordia"), measure)
