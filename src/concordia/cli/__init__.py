"""The command line: `main` is the command `concordia`, and each module beside it one command."""

from difflib import get_close_matches
from importlib import import_module
from typing import Any, Final

import click

from concordia.engine.errors import ConcordiaError, FaultyDocument

COMMANDS: Final = (
    "play",
    "new",
    "show",
    "replay",
    "score",
    "maps",
    "engine",
    "perft",
    "fuzz",
)


class Commands(click.Group):
    """Loads a command's module only when it is asked for, and says errors in plain words."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name the commands, those for playing first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"concordia.cli.{cmd_name}").command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find a command; hint at the one that was meant."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            near = get_close_matches(args[0][:80], COMMANDS, n=1, cutoff=0.4)
            hint = f" Did you mean {near[0]!r}?" if near else ""
            ctx.fail(f"No such command {args[0]!r}.{hint}")
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; what the library or the machine refuses ends it with exit code 1."""
        try:
            return super().invoke(ctx)
        except FaultyDocument as error:
            raise click.ClickException(_list_faults(error)) from error
        except BrokenPipeError:
            raise
        except (ConcordiaError, OSError) as error:
            raise click.ClickException(str(error)) from error


def _list_faults(error: FaultyDocument) -> str:
    faults = [str(fault) for fault in error.faults]
    if len(faults) == 1:
        return faults[0]
    return "\n  ".join([f"{len(faults)} faults were found:", *faults])


def _say_version(ctx: click.Context, _: click.Parameter, value: object) -> None:
    if value and not ctx.resilient_parsing:
        from concordia.cli.version import version_line  # noqa: PLC0415 - metadata is slow to read

        click.echo(version_line())
        ctx.exit()


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_say_version,
    help="Show the versions of program and rules, and whether the engine is compiled.",
)
def main() -> None:
    """Play and study the board game Concordia.

    \b
    Example: a game in this terminal against two random players
      concordia play --seat you --seat random --seat random
    """
