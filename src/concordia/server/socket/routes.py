"""The socket's route."""

from contextlib import suppress

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from concordia.server.api.context import running
from concordia.server.socket.connection import open_connection

router = APIRouter()


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """Serve a client until he goes."""
    with suppress(WebSocketDisconnect):
        await open_connection(websocket, running(websocket), table)
