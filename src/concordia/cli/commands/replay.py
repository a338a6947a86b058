"""`concordia replay`: verify a record, or step through it."""

from collections.abc import Sequence
from dataclasses import asdict

import click

from concordia.cli.examples import example
from concordia.cli.files import STDIN, maps_from, own_maps_option, read_record_file
from concordia.cli.moments import Played, played_moves
from concordia.cli.output import write_json
from concordia.cli.stepping import step_through
from concordia.cli.words.amounts import plural
from concordia.cli.words.results import result_sentence
from concordia.game import Game


@click.command("replay", epilog=example("concordia replay game.cgn"))
@click.argument("file")
@click.option("--step", is_flag=True, help="Step through the game on the screen.")
@own_maps_option
@click.option("--json", "as_json", is_flag=True, help="Write every move with its seat and text.")
def command(file: str, map_names: Sequence[str], *, step: bool, as_json: bool) -> None:
    """Replay a record of a game and verify each move of it, the result and the scores.

    The exit code is 0 if all is right. With --step, Enter or n goes on, p back, a number to that
    move, b shows the board, q leaves.
    """
    if step and as_json:
        raise click.UsageError("--step is for people, --json for programs: take one of them.")
    if step and file == STDIN:
        raise click.UsageError("--step reads your keys from the input, so FILE cannot be -.")
    game = read_record_file(file, maps_from(map_names))
    played = played_moves(game)
    if step:
        step_through(game, played)
    elif as_json:
        write_json(_told(game, played))
    else:
        click.echo(_sentence(game, played))


def _turns(played: Sequence[Played]) -> int:
    return played[-1].turn if played else 0


def _told(game: Game, played: Sequence[Played]) -> dict[str, object]:
    return {
        "players": game.names,
        "turns": _turns(played),
        "moves": [asdict(move) for move in played],
        "over": game.over,
        "winner": game.winner() if game.over else None,
        "scores": game.scores(),
    }


def _sentence(game: Game, played: Sequence[Played]) -> str:
    counted = f"{plural(_turns(played), 'turn')}, {plural(len(played), 'move')}"
    result = result_sentence(game) if game.over else "The game is not finished."
    return f"The record is right: {counted}. {result}"
