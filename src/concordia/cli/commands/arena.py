"""`concordia arena`: let bots play matches, and measure how strong they are."""

import os
import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, TypedDict, Unpack

import click

from concordia.arena.match import Match
from concordia.arena.report.page import page
from concordia.arena.report.screen import show
from concordia.arena.statistics.sprt import Sprt
from concordia.arena.store import stored_seed
from concordia.arena.summary import Summary
from concordia.bots.ladder import LADDER
from concordia.cli.bot_option import bot_option
from concordia.cli.contest.running import Run, run_match
from concordia.cli.examples import example
from concordia.cli.files import write_text
from concordia.cli.output import console, write_json
from concordia.cli.setup_options import Setup, looks_like_path, setup_options
from concordia.external.bot import read_commands

SEED_BITS: Final = 31
USUAL_SECONDS: Final = 1.0
PAIR: Final = 2
FILE: Final = click.Path(path_type=Path, dir_okay=False)
FOLDER: Final = click.Path(path_type=Path, file_okay=False)


class Running(TypedDict):
    """Which games are played where, and where results go."""

    jobs: int
    where: str | None
    only: str | None
    out: Path | None
    html: Path | None
    as_json: bool
    keep_records: bool


@click.command(
    "arena",
    epilog=example("concordia arena --bots greedy,random --games 400 --out m1 --html m1.html"),
)
@click.option("--bots", required=True, metavar="A,B,...", help="Who meets, see above.")
@bot_option
@setup_options
@click.option("--players", type=int, default=4, show_default=True, help="How many play in a game.")
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="How many games at least: whole setups are played.",
)
@click.option(
    "--sprt",
    "shares",
    metavar="P0,P1",
    help="Stop as soon as it is clear which of two shares of wins A has, such as 0.25,0.40.",
)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True),
    help="How long a bot may think about an answer; default: a second, or as --nodes says.",
)
@click.option(
    "--nodes",
    type=click.IntRange(min=1),
    help="How many turns a bot may try out for an answer, the same on every machine.",
)
@click.option(
    "--jobs",
    type=click.IntRange(min=1),
    default=os.cpu_count() or 1,
    help="How many processes share the work; default: one for each processor.",
)
@click.option(
    "--cluster",
    "where",
    metavar="WHERE",
    help="Play on Ray: local-ray for this machine (with --jobs), or ray://HOST:PORT.",
)
@click.option("--only", metavar="SETUP:ROTATION", help="Play one game of the match, no others.")
@click.option("--out", type=FOLDER, metavar="DIR", help="Keep results here, and go on with them.")
@click.option("--keep-records", is_flag=True, help="Keep each game's record too, in DIR/records.")
@click.option("--html", type=FILE, metavar="FILE", help="Write a page with charts.")
@click.option("--json", "as_json", is_flag=True, help="Write the summary as JSON.")
def command(  # noqa: PLR0913 - options of a command
    *,
    bots: str,
    setup: Setup,
    players: int,
    games: int,
    shares: str | None,
    seconds: float | None,
    nodes: int | None,
    commands: Sequence[str],
    **running: Unpack[Running],
) -> None:
    """Let bots play matches, and measure how strong they are.

    Each setup is played once from each seat (in team mode: each team): the line-up moves on by one
    while tokens and cards stay. How it begins is drawn for each setup. Who meets:

    \b
      A,B      one A against B on all other seats; in team mode, team A against
               one or two teams of B; with two players, A against B
      A,B,C,D  as many as there are seats (teams): these play, A may equal B;
               in team mode also a bot for each seat, partners half the table apart
      A        A alone, to see how it plays
      others   of a list of any other length, each setup draws who plays

    The same seed gives the same games, whatever the number of processes, for bots that do not look
    at the clock. With --out the same command goes on where it was stopped, and one with more
    --games adds to what is there; without --seed it takes the seed that is there.

    A bot can be a program of its own, in any language: --bot mine='python mybot.py' makes it known
    as `mine`; docs/how-to/write-a-bot.md shows one.

    Intervals are those of 95%, and know that games on one setup are not independent.

    \b
    Team against team until it is clear who is better; two against two:
      concordia arena --bots greedy,random --mode team --sprt 0.5,0.6
      concordia arena --bots greedy,greedy,random,random --map hellas --mode venus
    """  # noqa: D301 - click needs the character itself before lines that it must not wrap
    match = _match(bots, setup, players, running["out"])
    match = replace(
        match,
        nodes=nodes,
        seconds=seconds or (None if nodes else USUAL_SECONDS),
        commands=read_commands(commands, LADDER),
    )
    match.check()
    sprt = _sprt(shares, match)
    _tell(run_match(match, _run(match, games, running), sprt), running)


def _match(bots: str, setup: Setup, players: int, out: Path | None) -> Match:
    named = setup.map_name or "imperium"
    seed = setup.seed if setup.seed is not None or out is None else stored_seed(out)
    return Match(
        bots=tuple(name.strip() for name in bots.split(",")),
        map=Path(named) if looks_like_path(named) else named,
        mode=setup.mode_name(),
        players=players,
        options=setup.checked_options(),
        seed=secrets.randbits(SEED_BITS) if seed is None else seed,
    )


def _sprt(shares: str | None, match: Match) -> Sprt | None:
    if shares is None:
        return None
    if len(match.contestants()) != PAIR or len(match.candidates()) != PAIR:
        raise click.UsageError("--sprt compares two: name them as --bots A,B.")
    try:
        return Sprt.between(shares)
    except ValueError as error:
        expected = "two shares between 0 and 1, the lower one first, such as 0.25,0.40"
        raise click.UsageError(f"--sprt takes {expected}, not {shares!r}.") from error


def _run(match: Match, games: int, running: Running) -> Run:
    folder, keep_records, only = running["out"], running["keep_records"], running["only"]
    if keep_records and folder is None:
        raise click.UsageError("--keep-records needs a folder: --out DIR.")
    if only and folder:
        raise click.UsageError("--only plays one game for you to look at: leave --out away.")
    return Run(
        games=games,
        jobs=running["jobs"],
        cluster=running["where"],
        only=_only(only, match) if only else None,
        folder=folder,
        keep_records=keep_records,
    )


def _only(text: str, match: Match) -> tuple[int, int]:
    setup, _, rotation = text.partition(":")
    if not (setup.isdecimal() and rotation.isdecimal()):
        raise click.UsageError(f"--only takes a setup and a rotation, such as 3:0, not {text!r}.")
    if int(rotation) >= match.rotations:
        raise click.UsageError(f"this match has rotations 0 to {match.rotations - 1} of a setup.")
    return int(setup), int(rotation)


def _tell(summary: Summary, running: Running) -> None:
    if running["html"]:
        write_text(running["html"], page(summary))
    if running["as_json"]:
        write_json(summary.as_json())
        return
    show(summary, console())
    if running["html"]:
        click.echo(f"\nWrote {running['html']}.")
