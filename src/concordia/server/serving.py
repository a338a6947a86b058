"""How the server is run: what uvicorn is told, the same from the command line and in tests."""

from typing import Any, Final

from concordia.server.settings import Settings

APPLICATION: Final = "concordia.server.api.app:from_environment"
"""What makes the application in each server process."""


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """Return what bounds a connection, beside address and number of processes.

    Messages are not compressed: each socket would hold a quarter of a megabyte for it.
    """
    return {
        "http": "h11",
        "ws": "websockets-sansio",
        "ws_max_size": settings.message_bytes,
        "ws_per_message_deflate": False,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": 5,
    }
