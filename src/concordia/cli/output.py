"""How results leave a command: as JSON for machines, through a console for people."""

import json

import click
from rich.console import Console


def write_json(value: object) -> None:
    """Write a value as JSON that people can read too."""
    click.echo(json.dumps(value, indent=2, ensure_ascii=True))


def console() -> Console:
    """Return the console for people, which is as wide as the terminal."""
    return Console(highlight=False)
