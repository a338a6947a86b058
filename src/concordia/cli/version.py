"""What this installation is: its versions, and whether its engine is compiled."""

from importlib.metadata import version

from concordia.engine import state
from concordia.notation import RULES_VERSION


def program_version() -> str:
    """Return the version of the program."""
    return version("concordia")


def is_compiled() -> bool:
    """Tell whether the engine runs as compiled modules."""
    return not str(state.__file__).endswith(".py")


def version_line() -> str:
    """Say it all in one line."""
    engine = "compiled" if is_compiled() else "interpreted"
    return f"concordia {program_version()}, rules {RULES_VERSION}, engine {engine}"
