"""Seats: who sits where, by what right, and who chooses for the seat just now."""

from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

Kind = Literal["person", "open", "bot"]

LONGEST_BOT_NAME: Final = 40


@dataclass
class Seat:
    """One place at a table. Tokens and invitations are kept as digests."""

    kind: Kind
    name: str
    bot: str = ""
    """The bot that plays on this seat: for good, or while its owner is away."""
    token: str = ""
    """Digest of the secret that acts for this seat."""
    invite: str = ""
    """Digest of the secret in the link that takes this seat."""
    conceded: bool = False

    @property
    def away(self) -> bool:
        """Whether a bot stands in for a person who may come back."""
        return self.kind == "person" and bool(self.bot) and not self.conceded

    @property
    def present(self) -> bool:
        """Whether a person sits here and chooses for himself."""
        return self.kind == "person" and not self.bot

    def stored(self) -> dict[str, Any]:
        """Return the seat as it is stored at the founding of a table."""
        return asdict(self)

    def shown(self) -> dict[str, Any]:
        """Return what everybody may know of the seat."""
        return {
            "name": self.name,
            "kind": self.kind,
            "bot": self.bot or None,
            "away": self.away,
            "conceded": self.conceded,
        }
