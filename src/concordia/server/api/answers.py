"""What the server answers: the shapes that openapi.json describes."""

from typing import Any, Literal

from pydantic import BaseModel, Field

Goods = dict[str, int]


class Problem(BaseModel):
    """Why a request was not carried out."""

    type: str = Field(description="a name for programs, such as `Stale` or `NotAllowed`")
    message: str
    version: int | None = Field(None, description="for `Stale`: the newest version")
    wait: float | None = Field(None, description="for `TooMany`: seconds to wait")


class Refused(BaseModel):
    """A request that was refused; nothing has changed."""

    error: Problem


class About(BaseModel):
    """What runs here."""

    name: str
    version: str
    rules: str
    compiled: bool


class Mode(BaseModel):
    """A way to play."""

    mode: str
    players: list[int]


class BotChoice(BaseModel):
    """A bot, by name."""

    bot: str
    about: str


class Choices(BaseModel):
    """What a new table can be made of."""

    maps: list[str]
    modes: list[Mode]
    bots: list[BotChoice] = Field(description="each stronger than the one before")


class FoundedSeat(BaseModel):
    """A seat of a new table."""

    seat: int
    name: str
    kind: Literal["person", "open", "bot"]
    token: str | None = Field(None, description="acts for this seat; told just once")
    link: str | None = Field(None, description="where to sit (open), or to go on elsewhere")
    invite: str | None = Field(None, description="takes this open seat")


class FoundedTable(BaseModel):
    """A new table with its secrets, which are told just once."""

    table: str
    seats: list[FoundedSeat]
    watch: str = Field(description="lets a spectator in")
    watch_link: str


class TakenSeat(BaseModel):
    """A seat that was taken."""

    table: str
    seat: int
    token: str
    link: str


class SeatShown(BaseModel):
    """A seat as everybody may know it."""

    name: str
    kind: Literal["person", "open", "bot"]
    bot: str | None = Field(description="the bot that plays here, for good or as a stand-in")
    away: bool = Field(description="whether a bot stands in for a person who may return")
    conceded: bool


class Summary(BaseModel):
    """What anybody may know who knows the name of a table."""

    table: str
    map: str
    mode: str
    options: dict[str, bool | str]
    rules: str
    created: str
    source: str | None = Field(description="the table that this one is a rematch or branch of")
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatShown]


class AskedNow(BaseModel):
    """Who is asked what."""

    seat: int | None = Field(description="null while a Legate's team talks (rule 13.10)")
    question: str


class Change(BaseModel):
    """By how much a seat's things would change; what stays is left out."""

    seat: int
    coins: int | None = None
    goods: Goods | None = None
    houses: int | None = None
    cards: int | None = None
    colonists: dict[str, int] | None = Field(None, description="placed on the board, by kind")


class LegalMove(BaseModel):
    """A move that can be played now, and what it would do at once."""

    move: str
    changes: list[Change]
    steps: int | None = Field(None, description="of a colonist's way: the steps that it costs")


class ProposalShown(BaseModel):
    """Something that is done when all people at the table agree."""

    version: int
    what: Literal["undo", "abandon"]
    by: int
    to: int | None
    missing: list[int] = Field(description="the seats that have not answered yet")


class Result(BaseModel):
    """How a game ended."""

    how: Literal["played", "conceded", "abandoned"]
    winners: list[int]
    scores: list[dict[str, int]] = Field(description="for each seat what each god gives")
    reasons: list[dict[str, list[tuple[int, int]]]] = Field(
        description="for each seat and god the products whose sum that is: cards times what each "
        "gives, of Minerva a specialist's points times houses"
    )


class LogEntry(BaseModel):
    """Something that happened; `kind` says what, and which of the other keys are there."""

    version: int
    kind: str
    seat: int | None
    at: str
    move: str | None = None
    bot: str | None = None
    by: int | None = None
    to: int | None = None
    what: str | None = None
    agreed: bool | None = None
    name: str | None = None
    failed: str | None = None
    reason: str | None = None
    table: str | None = None


class Moment(BaseModel):
    """All that one viewer is told of a table."""

    type: Literal["moment"]
    table: str
    seat: int | None = Field(description="the viewer's seat; null for a spectator")
    version: int = Field(description="how much this viewer has seen happen")
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatShown]
    asked: AskedNow | None
    legal: list[LegalMove] | None = Field(description="for the seat that is asked alone")
    undo: int | None = Field(description="the version to which this seat may go back by itself")
    proposal: ProposalShown | None
    result: Result | None
    rematch: str | None = Field(description="the table of the rematch")
    scores: list[dict[str, int]] = Field(
        description="for each seat what each god would give if the game ended now"
    )
    game: dict[str, Any] = Field(
        description="what this viewer may see: a position document, as position.schema.json "
        "describes views"
    )
    log: list[LogEntry] = Field(description="what has happened since the version asked for")


class Done(BaseModel):
    """An action that was carried out, and is stored."""

    type: Literal["done"]
    id: str | None
    version: int
    repeated: bool = Field(description="whether it had been carried out before")


class Advice(BaseModel):
    """What the strongest bot would do, and why."""

    bot: str
    version: int = Field(description="the version of the table that it is meant for")
    moves: list[str] = Field(description="the rest of the turn, or of what is asked of the seat")
    gains: dict[str, float] = Field(
        description="how many points more each god is expected to give at the end, and `prospects`"
    )
    at_once: int = Field(description="how many points more if the game ended after these moves")


class Rematch(BaseModel):
    """The table of the rematch; tokens are the same there."""

    table: str


class TurnDone(BaseModel):
    """A turn that is over."""

    turn: int
    seat: int
    card: str | None = Field(description="the card that was played; null if there was none")
    scores: list[dict[str, int]] = Field(
        description="for each seat what each god would have given if the game had ended here"
    )
    moves: int | None = Field(None, description="when the game is over: how many there were so far")


class History(BaseModel):
    """The turns so far."""

    start: list[dict[str, int]] = Field(description="the scores before the first turn")
    turns: list[TurnDone]


class Past(BaseModel):
    """An earlier moment of the game."""

    turn: int = Field(description="how many turns were over")
    game: dict[str, Any] = Field(description="what the viewer could see then")


class Step(BaseModel):
    """A moment of a finished game: the whole truth, who is asked, and what he plays."""

    number: int
    position: dict[str, Any]
    seat: int | None
    move: str | None
    scores: list[dict[str, int]] = Field(
        description="for each seat what each god would give if the game ended here"
    )


class Steps(BaseModel):
    """Some moments of a finished game."""

    moves: int = Field(description="how many moves the game has")
    result: Result
    steps: list[Step]


class Health(BaseModel):
    """That the server can do its work."""

    ok: bool
