"""Why the server says no: each refusal has a name, a sentence, and the HTTP status that fits."""

from typing import Any, ClassVar

from concordia.engine.errors import ConcordiaError


class Refusal(ConcordiaError):
    """A request that is not carried out; nothing has changed."""

    status: ClassVar[int] = 400

    def __init__(self, message: str, **facts: object) -> None:
        """Say why, with facts that a program may read."""
        super().__init__(message)
        self.facts = facts

    def document(self) -> dict[str, Any]:
        """Return the refusal as plain data."""
        return {"type": type(self).__name__, "message": str(self), **self.facts}


class BadRequest(Refusal):
    """What was asked cannot be understood."""


class NotSeated(Refusal):
    """Nobody has shown a token that belongs to this table."""

    status = 401


class NotAllowed(Refusal):
    """This seat may not do that."""

    status = 403


class NoSuchTable(Refusal):
    """There is no such table, seat or moment."""

    status = 404


class NotNow(Refusal):
    """It could be done at another moment."""

    status = 409


class Stale(NotNow):
    """It was meant for an older version of the table."""


class TooLarge(Refusal):
    """More than the server reads."""

    status = 413


class Unplayable(Refusal):
    """The rules of the game do not allow it."""

    status = 422


class TooMany(Refusal):
    """More than one client may ask for."""

    status = 429


class TryAgain(Refusal):
    """The server could not do it just now; the same request may be sent again."""

    status = 503
