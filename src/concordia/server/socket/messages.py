"""The messages of the socket, beside actions, answers and moments, which are those of HTTP."""

import json
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from concordia.server.api.errors import faults_text
from concordia.server.domain.refusals import BadRequest, Refusal
from concordia.server.play.actions import Action, SeatNumber, Version


class Hello(BaseModel):
    """The first message: who looks, and what he has seen already."""

    model_config = ConfigDict(extra="forbid", strict=True)

    do: Literal["hello"]
    token: Annotated[str, Field(max_length=100)] | None = Field(
        None, description="of a seat or for spectators; not needed where a cookie or header says it"
    )
    seat: SeatNumber | None = Field(None, description="which of several seats at one device")
    since: Version = Field(0, description="the newest version that the client has")


class Ping(BaseModel):
    """Says that somebody is still there."""

    model_config = ConfigDict(extra="forbid", strict=True)

    do: Literal["ping"]


_HELLO: Final[TypeAdapter[Hello]] = TypeAdapter(Hello)
_MESSAGE: Final[TypeAdapter[Any]] = TypeAdapter(Annotated[Action | Ping, Field(discriminator="do")])


def read_hello(text: str) -> Hello:
    """Read the first message."""
    hello: Hello = _read(_HELLO, text)
    return hello


def read_message(text: str) -> Any:  # noqa: ANN401 - an action or a ping
    """Read a later message."""
    return _read(_MESSAGE, text)


def _read(adapter: TypeAdapter[Any], text: str) -> Any:  # noqa: ANN401 - what the adapter reads
    try:
        return adapter.validate_json(text)
    except ValidationError as error:
        raise BadRequest(faults_text(error.errors())) from error


def refusal_message(refusal: Refusal, text: str) -> dict[str, Any]:
    """Return the answer to a message that is not carried out, under its id if it has one."""
    return {"type": "refused", "id": _id_of(text), "error": refusal.document()}


def _id_of(text: str) -> str | None:
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return None
    found = message.get("id") if isinstance(message, dict) else None
    return found if isinstance(found, str) else None
