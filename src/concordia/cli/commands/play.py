"""`concordia play`: a game in the terminal."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from concordia.cli.examples import example
from concordia.cli.files import maps_from, read_record_file
from concordia.cli.hotseat.saving import SaveFile, load_line_editing, usual_path
from concordia.cli.hotseat.screen import Screen
from concordia.cli.hotseat.seats import Seat, read_seats, seats_of
from concordia.cli.hotseat.table import HotSeat
from concordia.cli.output import console
from concordia.cli.seating import new_game
from concordia.cli.setup_options import Setup, setup_options
from concordia.game import Game

USUAL_SEATS: Final = ("you", "random", "random")


@click.command(
    "play",
    epilog=example("concordia play --map italia --seat you:Anna --seat you:Bruno --seat random"),
)
@click.option(
    "--seat",
    "seat_texts",
    multiple=True,
    metavar="WHO",
    help="you, you:NAME or a bot by name; one for each player. Default: you and two random ones.",
)
@setup_options
@click.option("--keep-order", is_flag=True, help="The first seat named begins; no drawing.")
@click.option("--resume", metavar="FILE", help="Go on with a saved game.")
@click.option("--save", type=click.Path(path_type=Path), help="Where to keep the game saved.")
def command(
    seat_texts: Sequence[str],
    setup: Setup,
    resume: str | None,
    save: Path | None,
    *,
    keep_order: bool,
) -> None:
    """Play in this terminal: you, others at the same device, and bots.

    The game is saved after every choice, to concordia-DATE-TIME.cgn in this folder unless --save
    names another file; --resume goes on with it, in the same file. Choices are numbered, and each
    says what it costs and brings; ? explains the keys. Name the seats as you sit around the table:
    who begins is drawn. When a game is resumed, players such as "Random 2" and "Greedy 3" are bots
    and all others people, unless --seat says who is who, in turn order.
    """
    seed = setup.seed_or_draw()
    path = _save_path(save, resume)
    if resume:
        if keep_order:
            raise click.UsageError("--keep-order is for new games; a saved one has its order.")
        game, seats = _resumed(resume, setup, seat_texts)
    else:
        game, seats = _begun(setup, read_seats(seat_texts or USUAL_SEATS), seed, keep_order)
    screen = Screen(console())
    _greet(screen, game, path, None if resume else seed)
    HotSeat(game, seats, SaveFile(path), screen, seed + len(game.log)).run()


def _save_path(save: Path | None, resume: str | None) -> Path:
    if save is None:
        return Path(resume) if resume else usual_path()
    same = resume is not None and save.resolve() == Path(resume).resolve()
    if save.exists() and not same:
        raise click.UsageError(f"{save} exists. Go on with it by --resume, or choose another name.")
    return save


def _begun(
    setup: Setup,
    seats: Sequence[Seat],
    seed: int,
    keep_order: bool,  # noqa: FBT001
) -> tuple[Game, list[Seat]]:
    game = new_game(setup, [seat.name for seat in seats], seed, keep_order=keep_order)
    return game, sorted(seats, key=lambda seat: game.names.index(seat.name))


def _resumed(file: str, setup: Setup, texts: Sequence[str]) -> tuple[Game, list[Seat]]:
    if setup.mode or setup.options:
        raise click.UsageError("--mode and --option are for new games; a saved one has its own.")
    game = read_record_file(file, maps_from([setup.map_name] if setup.map_name else []))
    seats = read_seats(texts) if texts else seats_of(game.names)
    if len(seats) != len(game.names):
        raise click.UsageError(f"{len(game.names)} play in {file}; --seat names {len(seats)}.")
    return game, [Seat(name, seat.bot) for name, seat in zip(game.names, seats, strict=True)]


def _greet(screen: Screen, game: Game, path: Path, seed: int | None) -> None:
    """Say what to know before the first question."""
    if sys.stdin.isatty():
        load_line_editing()
    drawn = "" if seed is None else f" (seed {seed})"
    screen.say(f"{', '.join(game.names)} play in this order{drawn}.")
    screen.say(f"The game is saved after every choice, as {path}. Type ? for help, q to quit.")
