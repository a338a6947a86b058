"""The command that plays one game of a match again."""

import shlex
from collections.abc import Iterator

from concordia.arena.match import Match, Task


def command_of(task: Task) -> str:
    """Return what to type to have one game played again, and nothing else."""
    words = ["concordia", "arena", *_words(task.match)]
    return shlex.join([*words, "--only", f"{task.setup}:{task.rotation}"])


def _words(match: Match) -> Iterator[str]:
    yield from ("--bots", ",".join(match.bots))
    for name, command in match.commands.items():
        yield from ("--bot", f"{name}={command}")
    yield from ("--map", str(match.map), "--mode", match.mode)
    yield from ("--players", str(match.players), "--seed", str(match.seed))
    for option, value in match.options.items():
        yield from ("--option", f"{option}={str(value).lower()}")
    for name, limit in (("--seconds", match.seconds), ("--nodes", match.nodes)):
        if limit is not None:
            yield from (name, f"{limit:g}" if isinstance(limit, float) else str(limit))
