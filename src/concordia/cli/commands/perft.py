"""`concordia perft`: how many sequences of moves there are from a position."""

import time
from typing import Final

import click

from concordia.cli.examples import example
from concordia.cli.files import maps_from, read_game
from concordia.cli.output import write_json
from concordia.cli.setup_options import Setup, setup_options
from concordia.cli.words.amounts import plural
from concordia.engine.playout import perft
from concordia.engine.state import State
from concordia.engine.turn import play
from concordia.game import Game
from concordia.notation.move_text import legal_texts

USUAL_PLAYERS: Final = 2


@click.command(
    "perft", epilog=example("concordia perft --map italia --players 2 --seed 7 --depth 4 --divide")
)
@click.argument("file", required=False)
@setup_options
@click.option("--players", type=int, help="How many play; default: 2.")
@click.option("--depth", type=click.IntRange(min=0), required=True, help="How many moves.")
@click.option("--divide", is_flag=True, help="Count after each first move by itself.")
@click.option("--json", "as_json", is_flag=True, help="Write the counts as JSON.")
def command(file: str | None, setup: Setup, players: int | None, depth: int, **given: bool) -> None:
    """Count the sequences of legal moves of a length.

    The count is taken from a position or record in FILE, or from a new game. Two engines that
    agree on these numbers agree on the rules; with --divide one finds where they do not.
    """
    state = _start(file, setup, players).state
    begun = time.perf_counter()
    counts = _divide(state, depth) if given["divide"] and depth else {}
    total = sum(counts.values()) if counts else perft(state, depth)
    seconds = time.perf_counter() - begun
    if given["as_json"]:
        result = {"depth": depth, "count": total, "seconds": round(seconds, 6)}
        write_json(result | ({"divide": counts} if given["divide"] else {}))
        return
    for text, count in counts.items():
        click.echo(f"{count:>15,}  {text}")
    sequences = "sequence" if total == 1 else "sequences"
    told = f"{sequences} of {plural(depth, 'move')}, counted in {seconds:.2f} s"
    click.echo(f"{total:>15,}  {told}")


def _start(file: str | None, setup: Setup, players: int | None) -> Game:
    if file:
        _expect_no_setup(setup, players)
        return read_game(file, maps_from([setup.map_name] if setup.map_name else []))
    count = USUAL_PLAYERS if players is None else players
    return Game.new(
        setup.map_file(), count, setup.mode_name(), setup.seed, **setup.checked_options()
    )


def _expect_no_setup(setup: Setup, players: int | None) -> None:
    if setup.mode or setup.options or setup.seed is not None or players is not None:
        raise click.UsageError(
            "--mode, --seed, --option and --players are for new games; the one in FILE has its own."
        )


def _divide(state: State, depth: int) -> dict[str, int]:
    counts = {}
    for move, text in zip(state.legal, legal_texts(state), strict=True):
        twin = state.clone()
        play(twin, move)
        counts[text] = perft(twin, depth - 1)
    return counts
