"""What the routes work with: the parts of the running server, and who is asking."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Path, Query, Request
from starlette.requests import HTTPConnection

from concordia.server.api.access import check_insider, seat_of, tokens_of, viewer_of
from concordia.server.domain.visibility import Viewer
from concordia.server.limits.rates import Rates
from concordia.server.play.advising import Advisers
from concordia.server.play.live import Live
from concordia.server.play.presence import Presence
from concordia.server.play.tables import Tables
from concordia.server.settings import Settings


@dataclass
class Server:
    """The parts of a running server."""

    settings: Settings
    tables: Tables
    presence: Presence
    advisers: Advisers
    new_tables: Rates


def running(connection: HTTPConnection) -> Server:
    """Return the server that a request has come to."""
    server: Server = connection.app.state.server
    return server


async def _server(request: Request) -> Server:
    return running(request)


ServerHere = Annotated[Server, Depends(_server)]
TableName = Annotated[
    str, Path(alias="table", max_length=40, pattern=r"^[\w-]+$", examples=["q1w2e3r4t5y6"])
]
SeatWanted = Annotated[
    int | None, Query(alias="seat", ge=0, le=5, description="which of several seats at one device")
]


async def _live(server: ServerHere, name: TableName) -> Live:
    return await server.tables.newest(name)


LiveTable = Annotated[Live, Depends(_live)]


async def _viewer(
    server: ServerHere, live: LiveTable, request: Request, wanted: SeatWanted = None
) -> Viewer:
    viewer = viewer_of(live.table, tokens_of(request), wanted)
    if viewer.seat is not None:
        server.presence.see(live.table.id, viewer.seat)
    return viewer


async def _seat(
    server: ServerHere, live: LiveTable, request: Request, wanted: SeatWanted = None
) -> int:
    seat = seat_of(live.table, tokens_of(request), wanted)
    server.presence.see(live.table.id, seat)
    return seat


async def _insider(live: LiveTable, request: Request) -> None:
    check_insider(live.table, tokens_of(request))


ViewerHere = Annotated[Viewer, Depends(_viewer)]
SeatHere = Annotated[int, Depends(_seat)]
Insider = Annotated[None, Depends(_insider)]
"""For what everybody may see who has any token of the table."""
