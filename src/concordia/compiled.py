"""Whether compiled code runs, and the guard against compiled code that is out of date.

The build names the compiled library after a digest of the sources, so a library whose name does
not fit the sources any more is recognised, and the sources run in its place.
"""

import hashlib
import importlib
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final

SWITCH: Final = "CONCORDIA_INTERPRETED"
"""Set to 1, this environment variable makes the sources run though compiled code is there."""

COMPILED: Final = ("engine", "bots")
"""The packages whose modules are compiled, all into one library."""

PACKAGE: Final = Path(__file__).parent


class OutOfDateWarning(UserWarning):
    """Sources were edited after they were compiled."""


class _SourcesOnly(MetaPathFinder):
    """Finds modules as sources, past the compiled ones beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or fullname.split(".")[1] not in COMPILED:
            return None
        finders = (FileFinder(entry, (SourceFileLoader, [".py"])) for entry in path)
        return next((spec for finder in finders if (spec := finder.find_spec(fullname))), None)


def library_name(package: Path = PACKAGE) -> str:
    """Return the name of the compiled library that fits the sources as they are now."""
    digest = hashlib.sha256()
    for source in sources(package):
        digest.update(source.relative_to(package).as_posix().encode())
        digest.update(source.read_bytes())
    return f"concordia_{digest.hexdigest()[:16]}"


def sources(package: Path = PACKAGE) -> list[Path]:
    """List the modules that are compiled."""
    modules = [path for name in COMPILED for path in (package / name).rglob("*.py")]
    return sorted(path for path in modules if path.name != "__init__.py")


def choose_form() -> None:
    """Let compiled code run only where it fits the sources; called before any of it loads."""
    if not any((PACKAGE / f"engine/state{suffix}").exists() for suffix in EXTENSION_SUFFIXES):
        return
    wanted = os.environ.get(SWITCH) != "1"
    if wanted and any(PACKAGE.parent.glob(f"{library_name()}__mypyc*")):
        return
    if wanted:
        warnings.warn(
            "The sources of the engine or the bots were edited after they were compiled: they run "
            "interpreted, slower. `make compile` compiles them anew.",
            OutOfDateWarning,
            stacklevel=3,
        )
    sys.meta_path.insert(0, _SourcesOnly())


def form() -> str:
    """Return how the engine runs: "compiled" or "interpreted"."""
    state = importlib.import_module("concordia.engine.state")
    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"
