"""How games are written down: move texts, position documents and game records, all reversible."""

from typing import Final

RULES_VERSION: Final = "1"
"""The version of docs/reference/rules.md that this program plays."""
