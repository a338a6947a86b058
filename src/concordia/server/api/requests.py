"""What a client may send to found tables and to take seats."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from concordia.server.domain.founding import Place
from concordia.server.domain.seat import Kind

Name = Annotated[str, Field(max_length=60, description="printable; empty for a usual one")]
Token = Annotated[str, Field(min_length=20, max_length=100, pattern=r"^[\w-]+$")]
MapId = Annotated[str, Field(min_length=1, max_length=40, examples=["italia"])]


class _Sent(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWanted(_Sent):
    """Who is to sit on a seat."""

    who: Kind = Field(
        description="`person`: somebody here, whose token comes back at once; several of them "
        "share a device. `open`: whoever follows the seat's link. `bot`: one of the bots."
    )
    name: Name = ""
    bot: Annotated[str, Field(max_length=40, description="for a bot: which one")] = ""

    def place(self) -> Place:
        """Return it as the domain speaks of it."""
        return Place(self.who, self.name, self.bot if self.who == "bot" else "")


Seats = Annotated[list[SeatWanted], Field(min_length=2, max_length=6)]


class Options(_Sent):
    """The options of the rules; docs/reference/rules.md, 2.5 and 12."""

    intermediate: bool = False
    market: Literal["front", "back"] = "front"
    no_goods: bool = False
    small_ionium: bool = False
    open_hands: bool = False
    russian_colonist: bool = False
    hungarian_magnus: bool = False


class NewTable(_Sent):
    """A table with a new game, and who sits around it, clockwise."""

    map: MapId = "imperium"
    mode: Literal["base", "venus", "team"] = "base"
    options: Options = Options()
    seats: Seats
    first: Literal["drawn", "as given"] = Field(
        "drawn", description="whether lots decide who begins; seats are numbered in turn order"
    )


class ImportedTable(_Sent):
    """A table that goes on with a record, or shows a finished one."""

    record: Annotated[str, Field(min_length=1, description="the text of a record (.cgn)")]
    seats: Seats


class Branch(_Sent):
    """A new table that goes on from a moment of a finished game."""

    moment: Annotated[int, Field(ge=0, le=1_000_000, description="after so many moves")]
    deck: Literal["same", "shuffled"] = Field(
        "same", description="whether what is left of the deck stays, or is shuffled anew"
    )
    seats: Seats


class SeatTaken(_Sent):
    """Somebody who follows a seat's link."""

    invite: Token
    name: Name = ""
