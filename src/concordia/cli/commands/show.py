"""`concordia show`: a position, or a moment of a game, on the screen."""

from collections.abc import Sequence

import click

from concordia.cli.display.scene import scene_of
from concordia.cli.display.table import table_display
from concordia.cli.examples import example
from concordia.cli.files import maps_from, own_maps_option, read_game
from concordia.cli.moments import go_to_move
from concordia.cli.output import console, write_json
from concordia.game import Game


@click.command(
    "show",
    epilog=example(
        "concordia show game.cgn --move 40 --seat 0",
        about="the table after 40 moves as seat 0 sees it",
    ),
)
@click.argument("file")
@click.option("--move", type=int, metavar="N", help="The moment after move N of a record.")
@click.option("--seat", type=int, metavar="S", help="Only what seat S may see.")
@own_maps_option
@click.option("--json", "as_json", is_flag=True, help="Write the position document, or the view.")
def command(
    file: str, move: int | None, seat: int | None, map_names: Sequence[str], *, as_json: bool
) -> None:
    """Show the table: cities, market, players, scores, and the question that is asked now.

    FILE is a position (.json) or a record of a game (.cgn); - reads it from the input.
    """
    game = read_game(file, maps_from(map_names))
    if move is not None:
        go_to_move(game, move)
    expect_seat(game, seat)
    if as_json:
        write_json(game.position() if seat is None else game.view(seat))
        return
    screen = console()
    screen.print(table_display(scene_of(game, seat), screen.width))


def expect_seat(game: Game, seat: int | None) -> None:
    """Refuse a seat that the game does not have."""
    last = len(game.names) - 1
    if seat is not None and not 0 <= seat <= last:
        raise click.UsageError(f"There are seats 0 to {last}, no seat {seat}.")
