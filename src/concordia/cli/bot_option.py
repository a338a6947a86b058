"""The option that makes a program of one's own known as a bot."""

from collections.abc import Callable

import click


def bot_option(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the option for external bots; it gets them as `commands`."""
    return click.option(
        "--bot",
        "commands",
        multiple=True,
        metavar="NAME=COMMAND",
        help="A program of your own that plays under this name; repeatable.",
    )(command)
