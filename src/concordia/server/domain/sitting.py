"""Taking an open seat: by its link, under a name of one's own."""

from collections.abc import Callable

from concordia.engine.errors import ConcordiaError
from concordia.notation.names import check_names
from concordia.server.domain.event import Event
from concordia.server.domain.refusals import BadRequest, NotAllowed
from concordia.server.domain.table import Table
from concordia.server.domain.tokens import digest, fits


def sit(
    table: Table, invite: str, name: str, token: str
) -> tuple[int, Callable[[Table], list[Event]]]:
    """Return the seat that an invitation is for, and what decides that it is taken."""
    seat = invited_to(table, invite)

    def decide(table: Table) -> list[Event]:
        if invited_to(table, invite) != seat:
            raise NotAllowed("the seat has just been taken")
        chosen = name or table.seats[seat].name
        _check_name(table, seat, chosen)
        return [Event("sit", seat, {"name": chosen, "token": digest(token)})]

    return seat, decide


def invited_to(table: Table, invite: str) -> int:
    """Return the open seat that an invitation is for."""
    for number, seat in enumerate(table.seats):
        if seat.kind == "open" and fits(invite, seat.invite):
            return number
    raise NotAllowed("this link takes no seat: it is wrong, or the seat has been taken")


def _check_name(table: Table, seat: int, name: str) -> None:
    others = [other.name for number, other in enumerate(table.seats) if number != seat]
    try:
        check_names([name, *others])
    except ConcordiaError as error:
        raise BadRequest(f"name: {error}") from error
