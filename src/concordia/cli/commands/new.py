"""`concordia new`: set a game up and write it as a record."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypedDict, Unpack

import click

from concordia.cli.examples import example
from concordia.cli.files import write_text
from concordia.cli.output import write_json
from concordia.cli.seating import new_game
from concordia.cli.setup_options import Setup, setup_options

USUAL_PLAYERS: Final = 4


class Output(TypedDict):
    """How the record is wanted, and where."""

    out: Path | None
    as_json: bool


@click.command(
    "new",
    epilog=example("concordia new --map italia --player Anna --player Bruno --out game.cgn"),
)
@setup_options
@click.option("--players", type=int, help="How many play, if you name none; default: 4.")
@click.option("--player", "names", multiple=True, metavar="NAME", help="A player; repeat for each.")
@click.option("--keep-order", is_flag=True, help="The first one named begins; no drawing.")
@click.option("--out", type=click.Path(path_type=Path), help="Write here and not to the screen.")
@click.option("--json", "as_json", is_flag=True, help="Write seed, names and record as JSON.")
def command(
    *,
    setup: Setup,
    players: int | None,
    names: Sequence[str],
    keep_order: bool,
    **output: Unpack[Output],
) -> None:
    """Set a game up and write it as a record, without any moves yet.

    Name the players as they sit around the table, clockwise. Who of them begins is drawn, by the
    seed too; in team play partners sit opposite each other. The record holds the whole setup, so
    it will be the same game wherever it is read.
    """
    seed = setup.seed_or_draw()
    game = new_game(setup, _players(players, names), seed, keep_order=keep_order)
    record, out = game.record(), output["out"]
    if out:
        write_text(out, record)
    if output["as_json"]:
        write_json({"seed": seed, "names": game.names, "record": record})
    elif out:
        click.echo(f"Wrote {out}: {game.names[0]} begins (seed {seed}).")
    else:
        click.echo(record, nl=False)
        if setup.seed is None:
            click.echo(f"The seed is {seed}.", err=True)


def _players(players: int | None, names: Sequence[str]) -> int | Sequence[str]:
    """Return the names, or how many play where nobody is named."""
    if names and players not in (None, len(names)):
        raise click.UsageError(f"{len(names)} players are named, but --players says {players}.")
    return names or (USUAL_PLAYERS if players is None else players)
