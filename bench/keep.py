"""What is kept of a run: bench/last.json to compare with, and the tables in the documentation."""

import json
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple, Self

from bench.environment import ROOT
from bench.figures import Figure, Figures

LAST = ROOT / "bench" / "last.json"
DOCUMENT = ROOT / "docs" / "reference" / "benchmarks.md"
BEGIN = "<!-- From here to the end mark, `make bench BENCH_ARGS=--write` writes. -->"
END = "<!-- end -->"


class Run(NamedTuple):
    """All that one run gave, and where and when it did so."""

    facts: dict[str, str]
    """The machine, the versions, the date, and how busy it was."""
    figures: Figures
    remarks: list[str]
    """What could not be measured, and why."""

    def as_dict(self) -> dict[str, Any]:
        figures = [figure.as_dict() for figure in self.figures.values()]
        return {"facts": self.facts, "remarks": self.remarks, "figures": figures}

    @classmethod
    def from_dict(cls, kept: dict[str, Any]) -> Self:
        figures = [Figure.from_dict(figure) for figure in kept["figures"]]
        return cls(kept["facts"], {figure.key: figure for figure in figures}, kept["remarks"])


def to_json(run: Run) -> str:
    """Return the run as JSON, with one figure on each line, so that changes of it can be read."""
    kept = run.as_dict()
    lines = ",\n".join(
        "    " + json.dumps(figure, ensure_ascii=False) for figure in kept.pop("figures")
    )
    rest = json.dumps(kept, indent=2, ensure_ascii=False).removesuffix("\n}")
    return f'{rest},\n  "figures": [\n{lines}\n  ]\n}}\n'


def last_run(path: Path = LAST) -> Run | None:
    """Return the run that was kept last."""
    return Run.from_dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else None


def keep(run: Run, report: str) -> None:
    """Write a run down, for the next one and for readers."""
    LAST.write_text(to_json(run), encoding="utf-8")
    DOCUMENT.write_text(replaced(DOCUMENT.read_text(encoding="utf-8"), report), encoding="utf-8")


def replaced(document: str, report: str) -> str:
    """Put a report between the marks of a document."""
    before, _, rest = document.partition(BEGIN)
    _, mark, after = rest.partition(END)
    if not mark:
        raise ValueError(f"{DOCUMENT.name} lacks the marks {BEGIN!r} and {END!r}")
    return f"{before}{BEGIN}\n\n{report}\n\n{END}{after}"


def today() -> str:
    return date.today().isoformat()  # noqa: DTZ011 - the day where the machine stands
