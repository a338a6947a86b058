"""Routes of one table: taking a seat, seeing the moment, acting, and studying a finished game."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from concordia.server.api import answers, requests
from concordia.server.api.access import give_cookie
from concordia.server.api.context import Insider, LiveTable, SeatHere, ServerHere, ViewerHere
from concordia.server.api.errors import REFUSALS, REFUSALS_AS_JSON
from concordia.server.api.founding_routes import seat_link
from concordia.server.domain import history as turns
from concordia.server.domain import replays
from concordia.server.domain.moment import moment, status
from concordia.server.domain.sitting import sit
from concordia.server.domain.tokens import new_token
from concordia.server.domain.visibility import Viewer, seen_version
from concordia.server.play.acting import perform_checked
from concordia.server.play.actions import Action
from concordia.server.play.live import Live

router = APIRouter(prefix="/api/tables/{table}", tags=["one table"], responses=REFUSALS)

Since = Annotated[int, Query(ge=0, le=2**31 - 1, description="the version you have already")]


@router.get("", response_model=answers.Summary)
async def summary(live: LiveTable) -> dict[str, Any]:
    """Say what anybody may know of the table: what is played, and who sits there."""
    table, state = live.table, live.table.game.state
    return {
        "table": table.id,
        "map": state.board.map_id,
        "mode": state.rules.mode,
        "options": table.game.position()["options"],
        "rules": table.founding.rules,
        "created": table.founding.created,
        "source": table.founding.source or None,
        "status": status(table),
        "seats": [seat.shown() for seat in table.seats],
    }


@router.post("/seats", status_code=201, response_model=answers.TakenSeat)
async def take_seat(
    taken: requests.SeatTaken,
    server: ServerHere,
    live: LiveTable,
    request: Request,
    response: Response,
) -> dict[str, Any]:
    """Take the open seat that a link invites to; its token is told just once."""
    token = new_token()
    seat, decide = sit(live.table, taken.invite, taken.name, token)
    await server.tables.act(live, decide)
    server.presence.see(live.table.id, seat)
    give_cookie(response, live.table.id, seat, token, secure=request.url.scheme == "https")
    base, table = str(request.base_url).rstrip("/"), live.table.id
    return {"table": table, "seat": seat, "token": token, "link": seat_link(base, table, token)}


@router.get("/moment", response_model=answers.Moment, response_model_exclude_unset=True)
async def see_moment(
    live: LiveTable,
    viewer: ViewerHere,
    since: Since = 0,
    wait: Annotated[float, Query(ge=0, le=30, description="seconds to wait for news")] = 0,
) -> dict[str, Any]:
    """Return all that a seat or spectator may know, with the log since a version.

    With `wait`, the answer comes as soon as there is something newer than `since`.
    """
    if wait:
        await _wait_for_news(live, viewer, since, wait)
    return moment(live.table, viewer, since)


async def _wait_for_news(live: Live, viewer: Viewer, since: int, seconds: float) -> None:
    news = asyncio.Event()
    live.watchers.add(news)
    try:
        async with asyncio.timeout(seconds):
            while seen_version(live.table, viewer) <= since:
                await news.wait()
                news.clear()
    except TimeoutError:
        pass
    finally:
        live.watchers.discard(news)


@router.post("/actions", response_model=answers.Done)
async def act(
    server: ServerHere, live: LiveTable, seat: SeatHere, action: Annotated[Action, Body()]
) -> dict[str, Any]:
    """Do something at the table; what is answered is stored."""
    return await perform_checked(server.tables, server.presence, live, seat, action)


@router.post("/advice", response_model=answers.Advice)
async def advice(server: ServerHere, live: LiveTable, seat: SeatHere) -> dict[str, Any]:
    """Return what the strongest bot would do in the seat's place, if all others are bots."""
    return await server.advisers.advise(live.table, seat)


@router.get("/history", response_model=answers.History, response_model_exclude_unset=True)
async def history(live: LiveTable, _: Insider) -> dict[str, Any]:
    """Return the turns so far, with the points after each: of a game that goes on, whole turns."""
    return turns.history(live.table)


@router.get("/history/{turn}", response_model=answers.Past)
async def past(
    live: LiveTable, viewer: ViewerHere, turn: Annotated[int, Path(ge=0, le=1_000_000)]
) -> dict[str, Any]:
    """Return what the viewer could see after so many turns."""
    return turns.past(live.table, viewer, turn)


@router.get("/record", response_class=PlainTextResponse, responses=REFUSALS_AS_JSON)
async def record(live: LiveTable, _: Insider) -> str:
    """Return the record of a finished game."""
    return replays.record(live.table)


@router.get("/steps", response_model=answers.Steps)
async def steps(
    live: LiveTable,
    _: Insider,
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=replays.MOST_STEPS)] = replays.MOST_STEPS,
) -> dict[str, Any]:
    """Return moments of a finished game, the whole truth of each."""
    return replays.steps(live.table, first, count)
