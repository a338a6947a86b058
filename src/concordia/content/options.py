"""The options of rule 2.5, read from what a person or a document says."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from concordia.content.reading import shown, unknown
from concordia.content.rulesets import bundled_rulesets
from concordia.engine.cards import Options
from concordia.engine.errors import InvalidOptions

_DEFAULTS: Final[dict[str, Any]] = asdict(Options())


def options_from_dict(given: Mapping[str, object]) -> Options:
    """Return the options that are given, the others at their defaults.

    Raises:
        InvalidOptions: an option is unknown or has a value that it cannot have; all such are named.
    """
    faults = [fault for name, value in given.items() if (fault := _fault(name, value))]
    if faults:
        raise InvalidOptions("; ".join(faults))
    return Options(**(_DEFAULTS | dict(given)))


def _fault(name: str, value: object) -> str:
    """Say what is wrong with an option, or nothing."""
    if name not in _DEFAULTS:
        return unknown(name, list(_DEFAULTS), "option")
    if isinstance(_DEFAULTS[name], bool):
        return "" if isinstance(value, bool) else f"{name}: {shown(value)} is not true or false"
    rows = list(bundled_rulesets().market)
    return "" if value in rows else f"{name}: {shown(value)} is not {' or '.join(map(shown, rows))}"
