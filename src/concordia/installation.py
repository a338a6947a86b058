"""What this installation is: its versions, and whether its engine is compiled."""

from importlib.metadata import version

from concordia.compiled import form
from concordia.notation import RULES_VERSION


def installation() -> dict[str, object]:
    """Return it as programs are told it."""
    return {
        "name": "concordia",
        "version": version("concordia"),
        "rules": RULES_VERSION,
        "compiled": form() == "compiled",
    }
