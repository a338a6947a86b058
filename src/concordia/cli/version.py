"""What this installation is: its versions, and whether its engine is compiled."""

import json
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


def version_json() -> str:
    """Say it as JSON."""
    return json.dumps(installation(), indent=2)


def version_line() -> str:
    """Say it in one line."""
    return f"concordia {version('concordia')}, rules {RULES_VERSION}, engine {form()}"
