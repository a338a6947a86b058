"""The command line: `main` is `concordia`, and each module of `commands` one command of it."""

from difflib import get_close_matches
from importlib import import_module
from typing import Final

import click

from concordia.cli.examples import example
from concordia.engine.errors import ConcordiaError, FaultyDocument

COMMANDS: Final = {
    "play": "Play in this terminal, against people and bots.",
    "new": "Set a game up and write it as a record.",
    "show": "Show a position, or a moment of a game.",
    "replay": "Verify a record, or step through it.",
    "score": "Score a position or a game, god by god.",
    "maps": "List the maps, or draw one.",
    "serve": "Serve tables over HTTP and WebSocket, for people and bots.",
    "engine": "Let another program play: one JSON line in, one out.",
    "perft": "Count the sequences of moves from a position.",
    "arena": "Let bots play matches, and measure how strong they are.",
    "fuzz": "Play random games and check everything on the way.",
}


class Commands(click.Group):
    """Loads a command's module only when it is asked for, and says errors in plain words."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name the commands, those for playing first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"{__name__}.commands.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find a command; hint at the one that was meant."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            near = get_close_matches(args[0][:80], COMMANDS, n=1, cutoff=0.4)
            hint = f" Did you mean {near[0]!r}?" if near else ""
            ctx.fail(f"No such command {args[0]!r}.{hint}")
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; what the library or the machine refuses ends it with exit code 1."""
        try:
            return super().invoke(ctx)
        except FaultyDocument as error:
            raise click.ClickException(_list_faults(error)) from error
        except BrokenPipeError:
            raise
        except OSError as error:
            raise click.ClickException(_what_failed(error)) from error
        except ConcordiaError as error:
            raise click.ClickException(str(error)) from error


def _list_faults(error: FaultyDocument) -> str:
    faults = [str(fault) for fault in error.faults]
    if len(faults) == 1:
        return faults[0]
    return "\n  ".join([f"{len(faults)} faults were found:", *faults])


def _what_failed(error: OSError) -> str:
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename else reason


def _say_version(ctx: click.Context, _: click.Parameter, value: object) -> None:
    if value and not ctx.resilient_parsing:
        told = import_module(f"{__name__}.version")
        click.echo(told.version_json() if ctx.params["as_json"] else told.version_line())
        ctx.exit()


@click.group(
    cls=Commands,
    epilog=example(
        "concordia play --seat you --seat greedy --seat planner",
        about="a game in this terminal against two bots",
    ),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    callback=_say_version,
    help="Show the versions of program and rules, and whether the engine is compiled.",
)
# Eager, so that it is known when --version answers, wherever it stands.
@click.option("--json", "as_json", is_flag=True, is_eager=True, help="Show the versions as JSON.")
def main(*, as_json: bool) -> None:
    """Play and study the board game Concordia.

    Each command explains itself: `concordia play --help`.
    """
    if as_json:
        raise click.UsageError("--json stands behind a command, or beside --version.")
