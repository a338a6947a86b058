"""The errors that the library raises; each message names the place and the reason."""

from dataclasses import dataclass


class ConcordiaError(Exception):
    """The parent of every error that this library raises on purpose."""


class MoveError(ConcordiaError):
    """A move that cannot be played; `path` says which one where several were given."""

    path: str = ""


class InvalidMove(MoveError):
    """A text or number that is no move of this game at all."""


class IllegalMove(MoveError):
    """A move of this game that the rules do not allow at this moment."""


class InvalidOptions(ConcordiaError):
    """A way to play that the rules do not offer, such as a team game of five."""


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong in a document: where it stands, and why it cannot be."""

    path: str
    message: str

    def __str__(self) -> str:
        """Put the fault on one line, the path first."""
        return f"{self.path}: {self.message}" if self.path else self.message


class FaultyDocument(ConcordiaError):
    """A document with at least one fault; `faults` lists them all."""

    def __init__(self, faults: list[Fault]) -> None:
        """Keep the faults; the message shows each on a line of its own."""
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults


class InvalidContent(FaultyDocument):
    """A map, card or ruleset file that cannot be played with."""


class InvalidPosition(FaultyDocument):
    """A position document that breaks the format, a rule or an invariant."""


class InvalidRecord(FaultyDocument):
    """A game record that cannot be read, or whose replay goes against the rules."""
