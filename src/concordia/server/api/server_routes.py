"""Routes about the server itself: what runs here, what can be played, and whether it is well."""

from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from concordia.bots.ladder import LADDER
from concordia.content.maps import map_ids
from concordia.content.rules import mode_ids, players_of
from concordia.installation import installation
from concordia.server.api import answers
from concordia.server.api.client import client_page
from concordia.server.api.context import ServerHere
from concordia.server.api.errors import REFUSALS
from concordia.server.api.page import PAGE, PAGE_POLICY

router = APIRouter(tags=["the server"], responses={503: REFUSALS[503], 429: REFUSALS[429]})


@router.get("/", response_class=HTMLResponse, include_in_schema=False)
async def page(request: Request) -> Response:
    """Give people the client; where it is not built, say what runs here."""
    if request.app.state.client:
        return client_page(request.app.state.client)
    return HTMLResponse(PAGE, headers={"content-security-policy": PAGE_POLICY})


@router.get("/api", response_model=answers.About)
async def what_runs() -> dict[str, Any]:
    """Say what runs here."""
    return installation()


@router.get("/api/choices", response_model=answers.Choices)
async def choices() -> dict[str, Any]:
    """List what a new table can be made of."""
    return {
        "maps": list(map_ids()),
        "modes": [{"mode": mode, "players": list(players_of(mode))} for mode in mode_ids()],
        "bots": [{"bot": name, "about": bot.about} for name, bot in LADDER.items()],
    }


@router.get("/api/health", response_model=answers.Health)
async def health(server: ServerHere) -> dict[str, bool]:
    """Say that the database answers."""
    await server.tables.store.ready()
    return {"ok": True}
