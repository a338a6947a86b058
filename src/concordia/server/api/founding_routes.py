"""Routes that make tables: new ones, from records, rematches and branches."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.concurrency import run_in_threadpool

from concordia.game import Game
from concordia.server.api import answers, requests
from concordia.server.api.access import give_cookie, tokens_of
from concordia.server.api.context import Insider, LiveTable, SeatHere, Server, ServerHere
from concordia.server.api.errors import REFUSALS
from concordia.server.domain import founding
from concordia.server.domain.event import Event
from concordia.server.domain.founding import Founded, Place
from concordia.server.domain.refusals import NotNow, TooMany
from concordia.server.domain.table import Table
from concordia.server.domain.tokens import fits
from concordia.server.limits.rates import client_of
from concordia.server.play.tables import now

router = APIRouter(prefix="/api", tags=["making tables"], responses=REFUSALS)


@router.post("/tables", status_code=201, response_model=answers.FoundedTable)
async def new_table(
    wanted: requests.NewTable, server: ServerHere, request: Request, response: Response
) -> dict[str, Any]:
    """Make a table with a new game."""
    places = [seat.place() for seat in wanted.seats]
    game, order = founding.new_game(
        places, wanted.map, wanted.mode, wanted.options.model_dump(), wanted.first
    )
    return await Maker(server, request, response).make(game, order)


@router.post("/records", status_code=201, response_model=answers.FoundedTable)
async def import_record(
    wanted: requests.ImportedTable, server: ServerHere, request: Request, response: Response
) -> dict[str, Any]:
    """Make a table from a record: a game that goes on, or a finished one to study.

    Who imports the record of a game that goes on may know the order of its deck.
    """
    game = await run_in_threadpool(founding.read_game, wanted.record)
    places = [seat.place() for seat in wanted.seats]
    return await Maker(server, request, response).make(game, places)


@router.post("/tables/{table}/branches", status_code=201, response_model=answers.FoundedTable)
async def branch(
    wanted: requests.Branch,
    server: ServerHere,
    live: LiveTable,
    _: Insider,
    request: Request,
    response: Response,
) -> dict[str, Any]:
    """Make a table that goes on from a moment of a finished game."""
    game = founding.branched(live.table, wanted.moment, wanted.deck)
    places = [seat.place() for seat in wanted.seats]
    return await Maker(server, request, response).make(game, places, live.table.id)


@router.post("/tables/{table}/rematch", response_model=answers.Rematch)
async def rematch(
    server: ServerHere, live: LiveTable, seat: SeatHere, request: Request, response: Response
) -> dict[str, str]:
    """Make the table of the rematch, once: everybody who asks is told the same one.

    Seats and tokens are the same there; who asks by cookie gets his cookie for it.
    """
    if not live.table.rematch:
        await _found_rematch(server, live.table, seat, request)
    token = next(t for t in tokens_of(request) if fits(t, live.table.seats[seat].token))
    secure = request.url.scheme == "https"
    give_cookie(response, live.table.rematch, seat, token, secure=secure)
    return {"table": live.table.rematch}


async def _found_rematch(server: Server, old: Table, seat: int, request: Request) -> None:
    _check_tables(server, request)
    new = founding.rematch(old, now())
    await server.tables.found(new)

    def decide(table: Table) -> list[Event]:
        if table.rematch:
            raise NotNow("somebody else was faster")
        return [Event("rematch", seat, {"table": new.table})]

    with suppress(NotNow):
        await server.tables.act(await server.tables.get(old.id), decide)


class Maker:
    """Makes the table that a request asks for, and answers it."""

    def __init__(self, server: Server, request: Request, response: Response) -> None:
        self._server = server
        self._request = request
        self._response = response

    async def make(self, game: Game, places: Sequence[Place], source: str = "") -> dict[str, Any]:
        """Keep the table, give its cookies, and tell its secrets."""
        _check_tables(self._server, self._request)
        made = founding.found(game, places, now(), source)
        await self._server.tables.found(made.founding)
        secure = self._request.url.scheme == "https"
        for seat, token in made.tokens.items():
            give_cookie(self._response, made.founding.table, seat, token, secure=secure)
        return _told(made, str(self._request.base_url).rstrip("/"))


def _check_tables(server: Server, request: Request) -> None:
    if not server.new_tables.bucket(client_of(request.scope.get("client"))).take():
        most = server.settings.tables_an_hour
        raise TooMany(f"one client may make {most} tables an hour", wait=3600 / most)


def _told(made: Founded, base: str) -> dict[str, Any]:
    """Return a new table with its secrets, for the only time."""
    table = made.founding.table
    return {
        "table": table,
        "seats": [
            {
                "seat": number,
                "name": seat.name,
                "kind": seat.kind,
                "token": made.tokens.get(number),
                "invite": made.invites.get(number),
                "link": seat_link(base, table, made.tokens.get(number))
                or join_link(base, table, made.invites.get(number)),
            }
            for number, seat in enumerate(made.founding.seats)
        ],
        "watch": made.watch,
        "watch_link": f"{base}/#/tables/{table}/watch/{made.watch}",
    }


def seat_link(base: str, table: str, token: str | None) -> str | None:
    """Return where a seat's owner goes on; what follows # is never sent to any server."""
    return f"{base}/#/tables/{table}/seat/{token}" if token else None


def join_link(base: str, table: str, invite: str | None) -> str | None:
    """Return where an open seat is taken."""
    return f"{base}/#/tables/{table}/join/{invite}" if invite else None
