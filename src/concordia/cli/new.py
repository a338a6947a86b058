"""`concordia new`: set a game up and write it as a record."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from concordia.cli.examples import example
from concordia.cli.files import write_text
from concordia.cli.seating import seated
from concordia.cli.setup_options import Setup, setup_options
from concordia.game import Game

SEED_BITS: Final = 31
USUAL_PLAYERS: Final = 4


@click.command(
    "new",
    epilog=example(
        "concordia new --map italia --player Anna --player Bruno --seed 7 --out game.cgn"
    ),
)
@setup_options
@click.option("--players", type=int, help="How many play, if you name none; default: 4.")
@click.option("--player", "names", multiple=True, metavar="NAME", help="A player; repeat for each.")
@click.option("--keep-order", is_flag=True, help="The first one named begins; no drawing.")
@click.option("--out", type=click.Path(path_type=Path), help="Write here and not to the screen.")
def command(
    setup: Setup, players: int | None, names: Sequence[str], out: Path | None, *, keep_order: bool
) -> None:
    """Set a game up and write it as a record, without any moves yet.

    Name the players as they sit around the table, clockwise. Who of them begins is drawn, by the
    seed too; in team play partners sit opposite each other. The record holds the whole setup, so
    it will be the same game wherever it is read.
    """
    seed = secrets.randbits(SEED_BITS) if setup.seed is None else setup.seed
    game = new_game(setup, _names(players, names), seed, keep_order=keep_order)
    if out is None:
        click.echo(game.record(), nl=False)
        return
    write_text(out, game.record())
    click.echo(f"Wrote {out}: {game.names[0]} begins (seed {seed}).")


def _names(players: int | None, names: Sequence[str]) -> list[str]:
    if names and players not in (None, len(names)):
        raise click.UsageError(f"{len(names)} players are named, but --players says {players}.")
    if names:
        return list(names)
    count = USUAL_PLAYERS if players is None else players
    return [f"Player {n + 1}" for n in range(min(max(count, 0), 100))]


def new_game(setup: Setup, names: Sequence[str], seed: int, *, keep_order: bool) -> Game:
    """Set up a game for named players, drawing who begins unless the order is kept."""
    options = setup.checked_options()
    order = list(names) if keep_order or not names else seated(names, seed)
    return Game.new(setup.map_file(), order, setup.mode_name(), seed, **options)
