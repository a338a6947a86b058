"""Results on disk: a line for each game, appended as it ends, so that a match can go on later."""

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from concordia.arena.fingerprint import differences, fingerprint
from concordia.arena.match import Match, Task
from concordia.arena.result import GameResult, Played
from concordia.engine.errors import ConcordiaError

FILE: Final = "results.jsonl"
FORMAT: Final = "concordia-arena/1"


class RefusedResults(ConcordiaError):
    """A folder whose results are not those of this match."""


class Store:
    """The folder of one match; its results stand there in the order of the games."""

    def __init__(self, folder: Path, match: Match) -> None:
        self.folder = folder
        self.path = folder / FILE
        self.match = match

    def resume(self, tasks: Iterable[Task]) -> list[GameResult]:
        """Return the results that are there already, and make the file ready for more.

        Raises:
            RefusedResults: the folder holds another match, or lines that are no results.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        lines = whole_lines(self.path)
        if lines:
            self._check_header(lines[0])
        else:
            lines = [json.dumps({"format": FORMAT, **fingerprint(self.match)})]
        self.path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")
        return self._read(lines[1:], tasks)

    def add(self, played: Played) -> None:
        """Append a game; its record comes first, so that no result is without one."""
        result = played.result
        if played.record:
            records = self.folder / "records"
            records.mkdir(exist_ok=True)
            name = f"setup-{result.setup:05}-rotation-{result.rotation}.cgn"
            (records / name).write_text(played.record, encoding="utf-8", newline="\n")
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(asdict(result), separators=(",", ":")) + "\n")

    def _check_header(self, line: str) -> None:
        told = differences(_header(self.path, line), fingerprint(self.match))
        if told:
            raise RefusedResults(
                f"{self.path} holds another match ({'; '.join(told)}): "
                "name another folder, or go on with the match that is there"
            )

    def _read(self, lines: list[str], tasks: Iterable[Task]) -> list[GameResult]:
        results = []
        for number, (line, task) in enumerate(zip(lines, tasks, strict=False), start=2):
            result = _result(line)
            if result is None or (result.setup, result.rotation) != (task.setup, task.rotation):
                raise RefusedResults(
                    f"{self.path}: line {number} is not the result of "
                    f"setup {task.setup}, rotation {task.rotation}"
                )
            results.append(result)
        return results


def stored_seed(folder: Path) -> int | None:
    """Return the seed of the match in a folder; None where there is no match yet."""
    lines = whole_lines(folder / FILE)
    seed = _header(folder / FILE, lines[0]).get("seed") if lines else None
    return seed if isinstance(seed, int) else None


def whole_lines(path: Path) -> list[str]:
    """Return the lines that were written to their end; a torn last one is left out."""
    text = path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""
    return text.split("\n")[:-1]


def _header(path: Path, line: str) -> dict[str, Any]:
    header = _parsed(line)
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise RefusedResults(f"{path} holds no results of the arena in the format {FORMAT}")
    return header


def _result(line: str) -> GameResult | None:
    try:
        return GameResult(**_parsed(line))
    except TypeError:
        return None


def _parsed(line: str) -> Any:  # noqa: ANN401 - JSON can be anything
    try:
        return json.loads(line)
    except ValueError:
        return None
