"""Brings a database to the newest version; one process at a time does it."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from concordia.engine.errors import ConcordiaError

_STEPS: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 8_211_402
"""Names the lock among all that may be taken in a PostgreSQL database."""


class UnknownDatabase(ConcordiaError):
    """A database that a newer program has written."""


def migrate(connection: Connection, to: str = "head") -> None:
    """Take the steps that the database still lacks; called through `run_sync`."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as error:
        raise UnknownDatabase(f"this database was made by a newer Concordia: {error}") from error


def versions() -> list[str]:
    """List the versions of the database that there have been, the oldest first."""
    steps = ScriptDirectory.from_config(_config()).walk_revisions()
    return [step.revision for step in steps][::-1]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_STEPS))
    return config
