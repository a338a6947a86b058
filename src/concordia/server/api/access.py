"""Who is asking: by a bearer token, or by the cookies of the table's seats."""

from collections.abc import Iterable, Mapping

from starlette.requests import HTTPConnection
from starlette.responses import Response

from concordia.server.domain.refusals import BadRequest, NotAllowed, NotSeated
from concordia.server.domain.table import Table
from concordia.server.domain.tokens import fits
from concordia.server.domain.visibility import Viewer

COOKIE = "concordia-seat-"
_YEAR = 365 * 24 * 3600
_LONGEST_TOKEN = 100


def tokens_of(connection: HTTPConnection) -> list[str]:
    """Return the tokens that a request shows: its bearer token, or else its cookies."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return [bearer.strip()[:_LONGEST_TOKEN]]
    return _of_cookies(connection.cookies)


def _of_cookies(cookies: Mapping[str, str]) -> list[str]:
    return [value[:_LONGEST_TOKEN] for name, value in cookies.items() if name.startswith(COOKIE)]


def viewer_of(table: Table, tokens: Iterable[str], wanted: int | None) -> Viewer:
    """Return who the tokens say is looking; `wanted` chooses among several seats at one device.

    Raises:
        Refusal: they open nothing here, or not the seat that is wanted.
    """
    shown = list(tokens)
    seats = [n for n, seat in enumerate(table.seats) if any(fits(t, seat.token) for t in shown)]
    if wanted is not None and wanted not in seats:
        raise NotAllowed(f"the token is not that of seat {wanted}") if seats else _not_seated()
    if wanted is None and len(seats) > 1:
        raise BadRequest(f"several seats are yours, {seats}: say which with seat=", seats=seats)
    if seats:
        return Viewer(table, seats[0] if wanted is None else wanted)
    if any(fits(token, table.founding.watch) for token in shown):
        return Viewer(table, None)
    raise _not_seated()


def check_insider(table: Table, tokens: Iterable[str]) -> None:
    """Refuse who has no token of any seat, nor that of spectators."""
    stored = [table.founding.watch, *(seat.token for seat in table.seats)]
    if not any(fits(token, known) for token in tokens for known in stored):
        raise _not_seated()


def _not_seated() -> NotSeated:
    return NotSeated("this needs the token of a seat at this table")


def seat_of(table: Table, tokens: Iterable[str], wanted: int | None) -> int:
    """Return the seat that asks; a spectator has none."""
    viewer = viewer_of(table, tokens, wanted)
    if viewer.seat is None:
        raise NotAllowed("spectators only watch")
    return viewer.seat


def give_cookie(response: Response, table: str, seat: int, token: str, *, secure: bool) -> None:
    """Let a browser keep a seat's token where scripts can't read it, for this table alone."""
    response.set_cookie(
        f"{COOKIE}{seat}",
        token,
        max_age=_YEAR,
        path=f"/api/tables/{table}",
        secure=secure,
        httponly=True,
        samesite="strict",
    )
