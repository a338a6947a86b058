"""Secrets that open a seat or a table: made here, handed out once, kept as digests only."""

import hashlib
import secrets
from typing import Final

TOKEN_BYTES: Final = 32
ID_BYTES: Final = 9


def new_token() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """Return a name for a table: short enough for a link, too long to be found by trying."""
    return secrets.token_urlsafe(ID_BYTES)


def digest(token: str) -> str:
    """Return what is stored of a token: it is random, so one round of SHA-256 hides it."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, stored: str) -> bool:
    """Tell whether a token is the one whose digest was stored, in the same time either way."""
    return bool(stored) and secrets.compare_digest(digest(token), stored)
