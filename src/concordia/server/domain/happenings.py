"""What each event does to a table: one short function each, and `apply`, which calls them."""

from collections.abc import Callable, Iterable
from typing import Final

from concordia.engine.types import NONE
from concordia.engine.view import legate_player
from concordia.server.domain.event import Event, Founding
from concordia.server.domain.seat import Seat
from concordia.server.domain.table import Proposal, Table


def replay(founding: Founding, events: Iterable[Event]) -> Table:
    """Return the table that all that was stored of it makes."""
    table = Table(founding)
    for event in events:
        apply(table, event)
    return table


def apply(table: Table, event: Event) -> None:
    """Let an event happen that was decided and stored."""
    talk = legate_player(table.game.state)
    table.events.append(event)
    _HAPPENINGS[event.kind](table, event)
    if event.key:
        table.versions_by_key[event.key] = table.version
    _note_talk(table, event, talk)
    if table.game.over and not table.ended:
        table.ended = "played"


def _note_talk(table: Table, event: Event, before: int) -> None:
    """Keep to a team what is said while its Legate's talk goes on (13.10)."""
    after = legate_player(table.game.state)
    said = event.kind == "play" or (event.kind == "undo" and not event.data["agreed"])
    if said and NONE not in (before, after):
        table.talks.setdefault(table.team(before), []).append(table.version)


def _seat(table: Table, event: Event) -> Seat:
    return table.seats[event.seat or 0]


def _sit(table: Table, event: Event) -> None:
    seat = _seat(table, event)
    seat.kind, seat.name = "person", event.data["name"]
    seat.token, seat.invite = event.data["token"], ""


def _play(table: Table, event: Event) -> None:
    question = table.game.question or ""
    table.game.play(event.data["move"])
    table.line.append(table.version)
    table.takeback.note(question, event.seat or 0, table.game.state, len(table.line))


def _undo(table: Table, event: Event) -> None:
    keep = table.moves_until(event.data["to"])
    table.game.undo(len(table.line) - keep)
    del table.line[keep:]
    if event.data["agreed"]:
        table.takeback.bar()
        table.proposal = None


def _propose(table: Table, event: Event) -> None:
    seat, data = event.seat or 0, event.data
    table.proposal = Proposal(data["what"], seat, data["to"], table.version, {seat})


def _agree(table: Table, event: Event) -> None:
    if table.proposal:
        table.proposal.agreed.add(event.seat or 0)


def _decline(table: Table, _: Event) -> None:
    table.proposal = None


def _abandon(table: Table, _: Event) -> None:
    table.proposal = None
    table.ended = "abandoned"


def _concede(table: Table, event: Event) -> None:
    _seat(table, event).conceded = True
    _leave(table, event)


def _leave(table: Table, event: Event) -> None:
    _seat(table, event).bot = event.data["bot"]
    if table.proposal and table.proposal.by == event.seat:
        table.proposal = None


def _return(table: Table, event: Event) -> None:
    _seat(table, event).bot = ""


def _replace_bot(table: Table, event: Event) -> None:
    _seat(table, event).bot = event.data["bot"]


def _stop(table: Table, _: Event) -> None:
    table.ended = "conceded"
    table.proposal = None


def _rematch(table: Table, event: Event) -> None:
    table.rematch = event.data["table"]


_HAPPENINGS: Final[dict[str, Callable[[Table, Event], None]]] = {
    "sit": _sit,
    "play": _play,
    "undo": _undo,
    "propose": _propose,
    "agree": _agree,
    "decline": _decline,
    "abandon": _abandon,
    "concede": _concede,
    "leave": _leave,
    "return": _return,
    "bot-failed": _replace_bot,
    "stop": _stop,
    "rematch": _rematch,
}

KINDS: Final = tuple(_HAPPENINGS)
"""All that can happen at a table."""
