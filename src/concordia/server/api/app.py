"""The application: its parts put together, started and stopped."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from concordia.server.api import founding_routes, server_routes, table_routes
from concordia.server.api.client import add_client_files, built_client
from concordia.server.api.compression import Compression
from concordia.server.api.context import Server
from concordia.server.api.errors import add_error_answers
from concordia.server.bots.pool import BotPool
from concordia.server.limits.guard import Guard
from concordia.server.limits.rates import Rates
from concordia.server.notify.listener import Listener
from concordia.server.play.advising import Advisers
from concordia.server.play.presence import Presence
from concordia.server.play.tables import Tables
from concordia.server.settings import Settings
from concordia.server.socket import routes as socket_routes
from concordia.server.storage.store import Store

HOUR = 3600


def from_environment() -> FastAPI:
    """Make the application of a server process, which finds its settings in the environment."""
    return create_app(Settings.from_environment(), client=built_client())


def create_app(
    settings: Settings, pool: BotPool | None = None, client: Path | None = None
) -> FastAPI:
    """Make the application; tests may bring a pool of bots of their own.

    `client` is the folder of the built client, without which a plain page stands at `/`.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running_parts(settings, pool) as server:
            app.state.server = server
            yield

    app = FastAPI(
        title="Concordia table server",
        version=version("concordia"),
        description="Tables for the board game Concordia. docs/reference/server.md explains it; "
        "the socket at /api/tables/{table}/socket speaks the same actions and moments.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    for routes in (server_routes, founding_routes, table_routes, socket_routes):
        app.include_router(routes.router)
    app.state.client = client
    if client:
        add_client_files(app, client)
    add_error_answers(app)
    app.add_middleware(Compression)
    app.add_middleware(Guard, settings=settings)
    return app


@asynccontextmanager
async def running_parts(settings: Settings, pool: BotPool | None) -> AsyncIterator[Server]:
    """Start the parts of a server, and stop them in the other order."""
    async with AsyncExitStack() as stack:
        store = await Store.open(settings.url)
        stack.push_async_callback(store.close)
        bots = pool or BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_grace)
        stack.push_async_callback(bots.close)
        tables = Tables(store, bots, settings.live_tables)
        stack.push_async_callback(tables.close)
        presence = Presence(store, settings.absent_seconds)
        await _in_background(stack, presence.beat())
        if store.shared:
            await _in_background(stack, Listener(settings.url, tables).run())
        new_tables = Rates(settings.tables_an_hour / HOUR, settings.tables_an_hour)
        yield Server(settings, tables, presence, Advisers(bots), new_tables)


async def _in_background(stack: AsyncExitStack, work: Coroutine[Any, Any, None]) -> None:
    """Do something until the server stops."""
    task = asyncio.create_task(work)

    async def stop() -> None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    stack.push_async_callback(stop)
