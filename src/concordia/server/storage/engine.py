"""Opening a database: what SQLite must be told so that nothing that was acknowledged is lost."""

from typing import Any

from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


def open_engine(url: str) -> AsyncEngine:
    """Return an engine for a database; what is stored never stands in its error messages."""
    if url.startswith("sqlite"):
        engine = create_async_engine(url, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    return create_async_engine(url, pool_pre_ping=True, hide_parameters=True)


def _prepare_sqlite(connection: DBAPIConnection, _: Any) -> None:  # noqa: ANN401 - SQLAlchemy's
    """Let readers go on while somebody writes, and let each commit reach the disk."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
