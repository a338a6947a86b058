"""Between what is stored and what the domain speaks of."""

import json
from typing import Any

from sqlalchemy import Row

from concordia.server.domain.event import Event, Founding
from concordia.server.domain.seat import Seat


def founding_row(founding: Founding) -> dict[str, Any]:
    """Return a founding as it is stored."""
    return {
        "id": founding.table,
        "record": founding.record,
        "rules": founding.rules,
        "seats": json.dumps([seat.stored() for seat in founding.seats]),
        "watch": founding.watch,
        "created": founding.created,
        "source": founding.source,
    }


def founding_of(row: Row[Any]) -> Founding:
    """Return the founding that a row stores."""
    seats = tuple(Seat(**seat) for seat in json.loads(row.seats))
    return Founding(row.id, row.record, row.rules, seats, row.watch, row.created, row.source)


def event_row(table: str, version: int, event: Event) -> dict[str, Any]:
    """Return an event as it is stored."""
    return {
        "table_id": table,
        "version": version,
        "kind": event.kind,
        "seat": event.seat,
        "data": json.dumps(event.data, separators=(",", ":")),
        "key": event.key,
        "at": event.at,
    }


def event_of(row: Row[Any]) -> Event:
    """Return the event that a row stores."""
    return Event(row.kind, row.seat, json.loads(row.data), row.key, row.at)
