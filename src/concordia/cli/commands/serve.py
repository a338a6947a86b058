"""`concordia serve`: the table server."""

from typing import TypedDict, Unpack

import click
import uvicorn
from pydantic import ValidationError

from concordia.cli.examples import example
from concordia.cli.listening import address_of, check_free, open_when_ready
from concordia.server.serving import APPLICATION, uvicorn_options
from concordia.server.settings import Settings


class Given(TypedDict):
    """What was said of the settings; None where nothing was."""

    db: str | None
    bot_workers: int | None
    bot_seconds: float | None
    origins: str | None


@click.command("serve", epilog=example("concordia serve --port 8000 --db games.db"))
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535), help="TCP.")
@click.option("--db", help="A file for SQLite, or postgresql://...; default: concordia.db here.")
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Server processes; more than one need PostgreSQL.",
)
@click.option("--bot-workers", type=int, help="Processes in which bots think; default: 1.")
@click.option("--bot-seconds", type=float, help="How long a bot may think; default: 1.")
@click.option("--origins", help="Other origins that pages may come from, with commas between.")
@click.option("--browser", is_flag=True, help="Open a browser on it, where there is a screen.")
def command(*, host: str, port: int, workers: int, browser: bool, **given: Unpack[Given]) -> None:
    """Serve tables to browsers, and over HTTP and WebSocket to programs.

    Games are kept in an SQLite file, or in PostgreSQL, which several processes and machines can
    share. Whatever else can be set is set by environment variables: docs/reference/server.md lists
    them all.
    """
    settings = _settings(given)
    if workers > 1 and settings.url.startswith("sqlite"):
        raise click.UsageError(
            "--workers needs PostgreSQL: with SQLite, processes could not tell each other that a "
            "table has moved. Name a database by --db postgresql://..., or leave --workers out."
        )
    check_free(host, port)
    settings.to_environment()
    address = address_of(host, port)
    click.echo(f"Tables at {address}, kept in {_told(settings)}. Ctrl-C stops.")
    if browser:
        open_when_ready(address)
    uvicorn.run(
        APPLICATION,
        factory=True,
        host=host,
        port=port,
        workers=workers if workers > 1 else None,
        **uvicorn_options(settings),
    )


def _settings(given: Given) -> Settings:
    try:
        return Settings.from_environment(**given)
    except ValidationError as error:
        faults = [f"{fault['loc'][0]}: {fault['msg']}" for fault in error.errors()]
        raise click.UsageError("; ".join(faults)) from error


def _told(settings: Settings) -> str:
    """Name the database without its password."""
    if settings.url.startswith("sqlite"):
        return settings.db
    return f"PostgreSQL ({settings.db.rpartition('@')[2]})"
