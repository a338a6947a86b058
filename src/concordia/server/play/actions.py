"""Actions: what a seat can ask for over HTTP and WebSocket alike, and how it is carried out."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from concordia.server.domain import deciding
from concordia.server.domain.event import Event
from concordia.server.domain.refusals import NotAllowed, NotNow
from concordia.server.domain.table import Table
from concordia.server.domain.visibility import Viewer, seen_version
from concordia.server.play.live import Live
from concordia.server.play.tables import Tables

Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
MoveText = Annotated[str, Field(min_length=1, max_length=100, examples=["play architect"])]
BotName = Annotated[str, Field(min_length=1, max_length=40, examples=["greedy"])]
SeatNumber = Annotated[int, Field(ge=0, le=5)]


class Asked(BaseModel):
    """What all actions share."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    id: Annotated[str, Field(min_length=1, max_length=40, pattern="^[!-~]+$")] | None = Field(
        None, description="your own name for this request: sent twice, it is carried out once"
    )

    def decide(self, table: Table, seat: int) -> list[Event]:
        """Return what happens if a seat asks for this."""
        raise NotImplementedError


class Play(Asked):
    """Play moves, all or none."""

    do: Literal["play"]
    version: Version = Field(description="the version of the moment that the moves answer")
    moves: list[MoveText] = Field(min_length=1, max_length=200)

    def decide(self, table: Table, seat: int) -> list[Event]:
        deciding.check_version(table, seat, self.version)
        return deciding.play(table, seat, self.moves)


class Undo(Asked):
    """Take back own moves of this turn, as far as the moment's `undo` says."""

    do: Literal["undo"]
    version: Version
    to: Version = Field(description="the version to go back to")

    def decide(self, table: Table, seat: int) -> list[Event]:
        deciding.check_version(table, seat, self.version)
        return deciding.undo(table, seat, self.to)


class Propose(Asked):
    """Propose to go back further, or to abandon the game: done when all people agree."""

    do: Literal["propose"]
    what: Literal["undo", "abandon"]
    to: Version | None = Field(None, description="for an undo: the version to go back to")

    def decide(self, table: Table, seat: int) -> list[Event]:
        return deciding.propose(table, seat, self.what, self.to)


class Agree(Asked):
    """Agree to the open proposal."""

    do: Literal["agree"]
    proposal: Version = Field(description="the `version` of the proposal")

    def decide(self, table: Table, seat: int) -> list[Event]:
        return deciding.agree(table, seat, self.proposal)


class Decline(Asked):
    """Decline the open proposal, or withdraw one's own."""

    do: Literal["decline"]
    proposal: Version = Field(description="the `version` of the proposal")

    def decide(self, table: Table, seat: int) -> list[Event]:
        return deciding.decline(table, seat, self.proposal)


class Concede(Asked):
    """Give up; a bot plays the seat to the end, where others go on."""

    do: Literal["concede"]

    def decide(self, table: Table, seat: int) -> list[Event]:
        return deciding.concede(table, seat)


class Leave(Asked):
    """Let a bot play one's seat until one returns."""

    do: Literal["leave"]
    bot: BotName | None = None

    def decide(self, table: Table, seat: int) -> list[Event]:
        return deciding.leave(table, seat, self.bot)


class Return(Asked):
    """Take one's seat back from the bot."""

    do: Literal["return"]

    def decide(self, table: Table, seat: int) -> list[Event]:
        return deciding.give_back(table, seat)


class StandIn(Asked):
    """Let a bot play the seat of somebody who has not been seen for a while."""

    do: Literal["stand-in"]
    seat: SeatNumber
    bot: BotName | None = None

    def decide(self, table: Table, seat: int) -> list[Event]:
        if not table.seats[seat].present:
            raise NotAllowed("only who plays at the table can call a bot in")
        if self.seat >= len(table.seats):
            raise NotNow(f"seat: the table has no seat {self.seat}")
        return deciding.leave(table, self.seat, self.bot, by=seat)


Action = Annotated[
    Play | Undo | Propose | Agree | Decline | Concede | Leave | Return | StandIn,
    Field(discriminator="do"),
]


async def perform(tables: Tables, live: Live, seat: int, action: Asked) -> dict[str, Any]:
    """Carry an action out, and return the answer to it.

    Raises:
        Refusal: it can't be carried out; nothing has changed.
    """
    key = f"{seat}:{action.id}" if action.id else ""
    repeated = key in live.table.versions_by_key
    version = await tables.act(live, lambda table: action.decide(table, seat), key)
    table = (tables.loaded(live.table.id) or live).table
    seen = seen_version(table, Viewer(table, seat), version)
    return {"type": "done", "id": action.id, "version": seen, "repeated": repeated}
