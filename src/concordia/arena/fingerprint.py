"""What makes a match the same match: its results may go together only then."""

import json
import shlex
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import concordia
import concordia.bots
from concordia.arena.match import Match
from concordia.notation import RULES_VERSION

CONTENTS: Final = {
    "bots_code": "the bots' code",
    "map_file": "the file of the map",
    "commands": "an external bot",
}
"""What is compared by its contents, which would say nothing to a person."""


def fingerprint(match: Match) -> dict[str, Any]:
    """Return all that a game's result follows from, with a hash over it."""
    told = {
        "bots": list(match.bots),
        "map": str(match.map),
        "map_file": _hash(match.map.read_bytes()) if isinstance(match.map, Path) else "",
        "mode": match.mode,
        "players": match.players,
        "options": dict(sorted(match.options.items())),
        "seed": match.seed,
        "seconds": match.seconds,
        "nodes": match.nodes,
        "rules": RULES_VERSION,
        "bots_code": bots_code(),
    }
    if match.commands:
        told["commands"] = {name: _command(text) for name, text in match.commands.items()}
    return told | {"hash": _hash(json.dumps(told, sort_keys=True).encode())}


def bots_code() -> str:
    """Return a hash of the bots' sources and weights: a bot that was changed is another one."""
    return _code([Path(folder) for folder in concordia.bots.__path__])


def playing_code() -> str:
    """Return a hash of everything here that a game's result follows from."""
    package = Path(concordia.__file__).parent
    return _code([package / name for name in ("arena", "bots", "content", "engine", "external")])


def _code(folders: Iterable[Path]) -> str:
    files = sorted(path for folder in folders for path in folder.rglob("*") if _is_source(path))
    return _hash(b"".join(path.name.encode() + path.read_bytes() for path in files))


def differences(stored: Mapping[str, Any], ours: Mapping[str, Any]) -> list[str]:
    """Say in which points two matches differ."""
    if stored.get("hash") == ours["hash"]:
        return []
    names = [name for name in ours if name != "hash" and stored.get(name) != ours[name]]
    return [_difference(name, stored.get(name), ours[name]) for name in names]


def _difference(name: str, stored: object, our: object) -> str:
    if name in CONTENTS:
        return f"{CONTENTS[name]} has changed since"
    return f"{name}: {_shown(stored)} there, {_shown(our)} here"


def _command(text: str) -> dict[str, str]:
    """Return a command with a hash over the files that it names."""
    files = [Path(word) for word in shlex.split(text) if Path(word).is_file()]
    return {"command": text, "files": _hash(b"".join(path.read_bytes() for path in files))}


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _is_source(path: Path) -> bool:
    compiled = path.suffix in (".pyc", ".so", ".pyd")
    return path.is_file() and not compiled


def _hash(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]
