"""`concordia score`: what each god gives to each player at a moment."""

from collections.abc import Sequence

import click

from concordia.cli.display.scores import score_table
from concordia.cli.examples import example
from concordia.cli.files import maps_from, own_maps_option, read_game
from concordia.cli.moments import go_to_move
from concordia.cli.output import console, write_json
from concordia.cli.words.results import result_sentence


@click.command("score", epilog=example("concordia score game.cgn --json"))
@click.argument("file")
@click.option("--move", type=int, metavar="N", help="The moment after move N of a record.")
@own_maps_option
@click.option("--json", "as_json", is_flag=True, help="Write the scores as JSON.")
def command(file: str, move: int | None, map_names: Sequence[str], *, as_json: bool) -> None:
    """Score every player by god, as if the game ended now.

    FILE is a position (.json) or a record of a game (.cgn); - reads it from the input.
    """
    game = read_game(file, maps_from(map_names))
    if move is not None:
        go_to_move(game, move)
    if as_json:
        winner = {"over": game.over, "winner": game.winner()}
        write_json({"players": game.names, "scores": game.scores(), **winner})
        return
    title = "Final score" if game.over else "Score if the game ended now"
    screen = console()
    screen.print(score_table(game.names, game.scores(), title))
    screen.print(result_sentence(game))
