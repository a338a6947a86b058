"""What this installation is, as the command line says it."""

import json
from importlib.metadata import version

from concordia.compiled import form
from concordia.installation import installation
from concordia.notation import RULES_VERSION


def version_json() -> str:
    """Say it as JSON."""
    return json.dumps(installation(), indent=2)


def version_line() -> str:
    """Say it in one line."""
    return f"concordia {version('concordia')}, rules {RULES_VERSION}, engine {form()}"
