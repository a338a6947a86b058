"""A request of the protocol: one JSON object, whose values are checked as they are asked for."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, Final, NoReturn

from concordia.content.reading import shown
from concordia.engine.errors import ConcordiaError, FaultyDocument, InvalidOptions, MoveError
from concordia.notation.reading import parse_json

_LONGEST_WORD: Final = 80


class Refusal(ConcordiaError):
    """A request that cannot be carried out; `sort` is the type that the answer names."""

    def __init__(self, sort: str, message: str, path: str = "") -> None:
        super().__init__(message)
        self.sort = sort
        self.path = path


class Request:
    """One request; a value that is null counts as not given."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = {key: value for key, value in data.items() if value is not None}
        self.echo = {"id": data["id"]} if "id" in data else {}

    def has(self, key: str) -> bool:
        """Tell whether a value is given."""
        return key in self.data

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text."""
        value = self._value(key, default)
        if not isinstance(value, str):
            _wrong(key, f"{key} must be a text, not {shown(value)}")
        return value

    def texts(self, key: str) -> list[str]:
        """Return a list of texts."""
        value = self._value(key, None)
        if not isinstance(value, list):
            _wrong(key, f"{key} must be a list of texts, not {shown(value)}")
        for number, item in enumerate(value):
            if not isinstance(item, str):
                _wrong(f"{key}[{number}]", f"must be a text, not {shown(item)}")
        return value

    def whole(self, key: str, default: int | None = None) -> int:
        """Return a whole number."""
        value = self._value(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            _wrong(key, f"{key} must be a whole number, not {shown(value)}")
        return value

    def table(self, key: str) -> dict[str, Any]:
        """Return an object, an empty one where none is given."""
        value = self._value(key, {})
        if not isinstance(value, dict):
            _wrong(key, f"{key} must be an object, not {shown(value)}")
        return value

    def only(self, *keys: str) -> str:
        """Return which one of these keys is given; there must be exactly one."""
        given = [key for key in keys if self.has(key)]
        if len(given) != 1:
            _wrong(keys[0], f"give either {' or '.join(keys)}")
        return given[0]

    def choice(self, key: str, names: list[str]) -> str:
        """Return a text that is one of these names."""
        name = self.text(key)
        if name not in names:
            near = get_close_matches(name[:_LONGEST_WORD], names, n=1, cutoff=0.4)
            hint = f"did you mean {shown(near[0])}?" if near else f"there are {', '.join(names)}"
            _wrong(key, f"{shown(name)} is nothing to {key}; {hint}")
        return name

    def _value(self, key: str, default: object) -> object:
        if key not in self.data and default is None:
            _wrong(key, f"{key} is missing")
        return self.data.get(key, default)


def read_request(line: str) -> Request:
    """Read a request; what is no JSON object is refused."""
    try:
        data = parse_json(line)
    except ValueError as error:
        _wrong("", f"not JSON: {error}")
    if not isinstance(data, dict):
        _wrong("", f"a request must be an object, not {shown(data)}")
    try:
        # An id that cannot be written back must not spoil the answer after the deed.
        json.dumps(data.get("id"))
    except (RecursionError, ValueError):
        _wrong("id", "the id cannot be written back")
    return Request(data)


def _wrong(path: str, message: str) -> NoReturn:
    raise Refusal("InvalidRequest", message, path)


@contextmanager
def located(path: str) -> Iterator[None]:
    """Say in which value of the request an option was wrong."""
    try:
        yield
    except InvalidOptions as error:
        raise Refusal(type(error).__name__, str(error), path) from error


def failure(error: ConcordiaError) -> dict[str, Any]:
    """Return the answer to a request that failed."""
    told: dict[str, Any] = {"type": type(error).__name__, "message": str(error), "path": ""}
    if isinstance(error, Refusal):
        told |= {"type": error.sort, "path": error.path}
    elif isinstance(error, MoveError):
        told["path"] = error.path
    elif isinstance(error, FaultyDocument):
        told["path"] = error.faults[0].path
        told["faults"] = [{"path": f.path, "message": f.message} for f in error.faults]
    return {"ok": False, "error": told}
