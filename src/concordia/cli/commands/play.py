"""`concordia play`: a game in the terminal."""

import sys
from collections.abc import Collection, Sequence
from contextlib import closing
from pathlib import Path

import click

from concordia.bots.ladder import LADDER
from concordia.cli.bot_option import bot_option
from concordia.cli.examples import example
from concordia.cli.files import maps_from, read_record_file
from concordia.cli.hotseat.invitation import invited, usual_seats
from concordia.cli.hotseat.saving import SaveFile, load_line_editing, usual_path
from concordia.cli.hotseat.screen import Screen
from concordia.cli.hotseat.seats import PERSON, BotPlayers, Seat, read_seats, seats_of
from concordia.cli.hotseat.table import HotSeat
from concordia.cli.output import console
from concordia.cli.seating import new_game
from concordia.cli.setup_options import Setup, setup_options
from concordia.external.bot import read_commands
from concordia.game import Game


@click.command(
    "play",
    epilog=example("concordia play --map italia --seat you:Anna --seat you:Bruno --seat random"),
)
@click.option(
    "--seat",
    "seat_texts",
    multiple=True,
    metavar="WHO",
    help=f"you, you:NAME or a bot ({', '.join(LADDER)}); one for each player.",
)
@bot_option
@setup_options
@click.option("--keep-order", is_flag=True, help="The first seat named begins; no drawing.")
@click.option("--resume", metavar="FILE", help="Go on with a saved game.")
@click.option("--save", type=click.Path(path_type=Path), help="Where to keep the game saved.")
def command(  # noqa: PLR0913 - options of a command
    *,
    seat_texts: Sequence[str],
    commands: Sequence[str],
    setup: Setup,
    resume: str | None,
    save: Path | None,
    keep_order: bool,
) -> None:
    """Play in this terminal: you, others at the same device, and bots.

    Name the seats as you sit around the table: who begins is drawn. Without --seat you are asked
    how many opponents you want, and how strong. Choices are numbered, and each says what it costs
    and brings; h gives a hint, ? explains the keys.

    The game is saved after every choice, to concordia-DATE-TIME.cgn in this folder unless --save
    names another file; --resume goes on with it, in the same file. Then players such as "Random 2"
    and "Greedy 3" are bots and all others people, unless --seat says who is who, in turn order.
    """
    external = read_commands(commands, [*LADDER, PERSON])
    seed = setup.seed_or_draw()
    path = _save_path(save, resume)
    screen = Screen(console())
    if resume:
        if keep_order:
            raise click.UsageError("--keep-order is for new games; a saved one has its order.")
        game, seats = _resumed(resume, setup, seat_texts, external)
    else:
        texts = seat_texts or _wanted(screen, setup)
        game, seats = _begun(setup, read_seats(texts, external), seed, keep_order)
    _greet(screen, game, path, None if resume else seed)
    with closing(BotPlayers(seed + len(game.log), external)) as bots:
        HotSeat(game, seats, SaveFile(path), screen, bots).run()


def _wanted(screen: Screen, setup: Setup) -> list[str]:
    """Ask who is to play, where somebody is there to answer."""
    return invited(screen, setup.mode_name()) if sys.stdin.isatty() else usual_seats()


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


def _resumed(
    file: str, setup: Setup, texts: Sequence[str], external: Collection[str]
) -> tuple[Game, list[Seat]]:
    if setup.mode or setup.options:
        raise click.UsageError("--mode and --option are for new games; a saved one has its own.")
    game = read_record_file(file, maps_from([setup.map_name] if setup.map_name else []))
    seats = read_seats(texts, external) if texts else seats_of(game.names, external)
    if len(seats) != len(game.names):
        raise click.UsageError(f"{len(game.names)} play in {file}; --seat names {len(seats)}.")
    return game, [Seat(name, seat.bot) for name, seat in zip(game.names, seats, strict=True)]


def _greet(screen: Screen, game: Game, path: Path, seed: int | None) -> None:
    """Say what to know before the first question."""
    if sys.stdin.isatty():
        load_line_editing()
    drawn = "" if seed is None else f" (seed {seed})"
    screen.say(f"{', '.join(game.names)} play in this order{drawn}.")
    screen.say(f"The game is saved after every choice, as {path}.")
    screen.say("Type h for a hint, ? for help, q to quit.")
