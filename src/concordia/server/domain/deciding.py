"""What players may do: each function checks a wish against the table and returns what then happens.

Nothing changes here; the events are stored first and applied after that.
"""

from collections.abc import Sequence
from typing import Final

from concordia.bots.ladder import LADDER
from concordia.content.reading import unknown
from concordia.engine.errors import MoveError
from concordia.engine.turn import play as play_move
from concordia.notation.move_text import parse_move
from concordia.server.domain.event import Event
from concordia.server.domain.refusals import BadRequest, NotAllowed, NotNow, Stale, Unplayable
from concordia.server.domain.table import Proposal, Table
from concordia.server.domain.visibility import Viewer, real_version, seen_version, sees

STAND_IN: Final = "greedy"
"""The bot that stands in where nobody names another one."""


def check_version(table: Table, seat: int, version: int) -> None:
    """Refuse what was meant for another version than the newest one that the seat knows."""
    newest = seen_version(table, Viewer(table, seat))
    if version != newest:
        raise Stale(
            f"that was meant for version {version}; the table is at version {newest}",
            version=newest,
        )


def check_going_on(table: Table) -> None:
    """Refuse what makes sense only while the game goes on."""
    if table.ended:
        raise NotNow(f"the game is over: it was {table.ended}")
    if not table.full:
        raise NotNow("not every seat is taken yet")


def play(table: Table, seat: int, moves: Sequence[str]) -> list[Event]:
    """Play moves one after the other: all of them, or none where one is not legal."""
    check_going_on(table)
    if table.seats[seat].bot:
        raise NotNow(f"the bot {table.seats[seat].bot} plays for seat {seat}; return first")
    return played(table, seat, moves)


def played(table: Table, seat: int, moves: Sequence[str], bot: str = "") -> list[Event]:
    """Return the events of legal moves of a seat, made by a person or a bot."""
    state, events = table.game.state.clone(), []
    for number, text in enumerate(moves):
        if state.to_move() != seat:
            raise NotNow(f"moves[{number}]: seat {seat} is not asked")
        try:
            move = parse_move(state, text)
        except MoveError as error:
            raise Unplayable(f"moves[{number}]: {error}") from error
        play_move(state, move)
        data = {"move": " ".join(text.split())}
        events.append(Event("play", seat, data | ({"bot": bot} if bot else {})))
    return events


def undo(table: Table, seat: int, to: int) -> list[Event]:
    """Take own moves back, while nothing was revealed by them and nobody else has chosen."""
    check_going_on(table)
    target = _moment(table, seat, to)
    keep = table.moves_until(target)
    if not table.takeback.allows(seat, keep, len(table.line)):
        raise NotAllowed(
            "that far back goes only what all at the table agree to: somebody else has chosen "
            "since, or hidden cards were shown; propose it"
        )
    return [Event("undo", seat, {"to": target, "agreed": False})]


def _moment(table: Table, seat: int, to: int) -> int:
    """Return the version that a seat means, as the table counts."""
    viewer = Viewer(table, seat)
    if to > seen_version(table, viewer):
        raise BadRequest(f"to: there is no version {to} to go back to")
    target = real_version(table, viewer, to)
    if not any(version > target and sees(table, viewer, version) for version in table.line):
        raise BadRequest(f"to: no move has been played since version {to}")
    return target


def propose(table: Table, seat: int, what: str, to: int | None) -> list[Event]:
    """Propose to go back, or to abandon the game; alone at the table, that is agreement."""
    check_going_on(table)
    if table.proposal:
        raise NotNow("there is a proposal already; it must be answered first")
    if what == "undo" and to is None:
        raise BadRequest("to: an undo needs the version to go back to")
    target = _open_moment(table, seat, to) if what == "undo" and to is not None else 0
    proposal = Proposal(what, seat, target, table.version + 1, {seat})
    event = Event("propose", seat, {"what": what, "to": target})
    return [event, *_agreed(table, proposal, table.present)]


def _open_moment(table: Table, seat: int, to: int) -> int:
    """Return a moment that everybody has seen: what a team said over a Legate is none."""
    target = _moment(table, seat, to)
    everybody = Viewer(table, None)
    while target and not sees(table, everybody, target):
        target -= 1
    if not any(version > target and sees(table, everybody, version) for version in table.line):
        raise BadRequest("to: what is said over a Legate is taken back by who said it alone")
    return target


def _agreed(table: Table, proposal: Proposal, present: Sequence[int]) -> list[Event]:
    """Return what happens if all who are present have agreed."""
    if not set(present) <= proposal.agreed:
        return []
    if proposal.what == "abandon":
        return [Event("abandon")]
    if table.moves_until(proposal.to) == len(table.line):
        return [Event("decline")]
    return [Event("undo", None, {"to": proposal.to, "agreed": True})]


def agree(table: Table, seat: int, proposal: int) -> list[Event]:
    """Agree to the open proposal."""
    asked = _asked(table, seat, proposal)
    if seat in asked.agreed:
        raise NotNow("you have agreed already")
    with_seat = Proposal(asked.what, asked.by, asked.to, asked.version, asked.agreed | {seat})
    return [Event("agree", seat), *_agreed(table, with_seat, table.present)]


def decline(table: Table, seat: int, proposal: int) -> list[Event]:
    """Decline the open proposal, or take one's own back."""
    _asked(table, seat, proposal)
    return [Event("decline", seat)]


def _asked(table: Table, seat: int, proposal: int) -> Proposal:
    check_going_on(table)
    if not table.seats[seat].present:
        raise NotNow(f"a bot plays for seat {seat}; return first")
    found = table.proposal
    if found is None or seen_version(table, Viewer(table, seat), found.version) != proposal:
        raise NotNow(f"there is no open proposal of version {proposal}")
    return found


def concede(table: Table, seat: int) -> list[Event]:
    """Give up: a bot plays the seat to the end, unless one side alone is left or no person."""
    check_going_on(table)
    if table.seats[seat].conceded:
        raise NotNow("this seat has conceded already")
    left = [n for n, other in enumerate(table.seats) if not other.conceded and n != seat]
    sides = {table.team(number) for number in left}
    people = [number for number in left if table.seats[number].kind == "person"]
    event = Event("concede", seat, {"bot": table.seats[seat].bot or STAND_IN})
    return [event, *([] if len(sides) > 1 and people else [Event("stop")])]


def leave(table: Table, seat: int, bot: str | None, by: int | None = None) -> list[Event]:
    """Let a bot play for a seat until its owner returns."""
    check_going_on(table)
    if not table.seats[seat].present:
        raise NotNow(f"no person plays for seat {seat} just now")
    name = bot or STAND_IN
    check_bot(name)
    event = Event("leave", seat, {"bot": name, "by": seat if by is None else by})
    return [event, *_agreed_without(table, seat)]


def _agreed_without(table: Table, seat: int) -> list[Event]:
    """Return what happens if only the one who leaves had not agreed yet."""
    rest = [number for number in table.present if number != seat]
    if not table.proposal or table.proposal.by == seat or not rest:
        return []
    return _agreed(table, table.proposal, rest)


def give_back(table: Table, seat: int) -> list[Event]:
    """Give a seat back to its owner."""
    check_going_on(table)
    if not table.seats[seat].away:
        raise NotNow(f"no bot stands in for seat {seat}")
    return [Event("return", seat)]


def check_bot(name: str) -> None:
    """Refuse a bot that there is not."""
    if name not in LADDER:
        raise BadRequest(unknown(name, list(LADDER), "bot"))
