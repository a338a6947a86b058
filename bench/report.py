"""The report of a run, as Markdown that reads well in a terminal too."""

from bench.compare import TOLERANCE, Slower
from bench.figures import NEUTRAL, Figure, Figures
from bench.keep import Run
from bench.reach import Reached, Target, reach
from bench.tables import NOTHING, number, pivot, table

PASSING = ("date", "load")
PLAYOUTS, COPY, WAYS = "playouts", "copy", "ways to play"
TITLES = {
    PLAYOUTS: "Random playouts",
    COPY: "Copies of a state from the middle of a game",
    "move lists": "A full list of moves, by kind of question",
    "documents": "Documents",
    "instructions": "Instructions",
    WAYS: "Random playouts in-engine, by map, mode and number of players",
}


def report(run: Run) -> str:
    """Return all that a run gave."""
    parts = [_facts(run), _section("Reach", _reach_table(run.figures))]
    for group, title in TITLES.items():
        figures = [figure for figure in run.figures.values() if figure.key.group == group]
        if figures:
            parts.append(_section(title, _table(group, figures)))
    return "\n\n".join(parts)


def _facts(run: Run) -> str:
    return "\n".join([f"- {name}: {fact}" for name, fact in run.facts.items()] + _remarks(run))


def _remarks(run: Run) -> list[str]:
    return [f"- not measured: {remark}" for remark in run.remarks]


def _section(title: str, text: str) -> str:
    return f"### {title}\n\n{text}"


def _table(group: str, figures: list[Figure]) -> str:
    if group in (PLAYOUTS, COPY):
        return pivot("", figures, lambda f: f"{f.key.who}, {f.key.subject}", lambda f: f.key.unit)
    return pivot("", figures, lambda f: f.key.subject, _column)


def _column(figure: Figure) -> str:
    """Name the form as well, unless the figure is the same in both."""
    unit = figure.key.unit
    return unit if unit in NEUTRAL else f"{unit}, {figure.key.who}"


def _reach_table(figures: Figures) -> str:
    rows = [_reach_row(reached) for reached in reach(figures)]
    return table(["ratio", "wanted", "measured", "least", "most", ""], rows)


def _reach_row(reached: Reached) -> list[str]:
    target = reached.target
    measured = [_ratio(target, ratio) for ratio in reached.summary] or [NOTHING] * 3
    return [target.text, _wanted(target), *measured, reached.verdict]


def _wanted(target: Target) -> str:
    return f"at most 1/{1 / target.bound:g}" if target.at_most else f"at least {target.bound:g}"


def _ratio(target: Target, ratio: float) -> str:
    """Write a ratio that is to be small as a part of one."""
    return f"1/{number(1 / ratio)}" if target.at_most else number(ratio)


def comparison(last: Run | None, now: Run, changes: list[Slower]) -> str:
    """Say what became slower since the last run that was kept."""
    if last is None:
        return "No figures were kept before; --write keeps those of a run."
    real = [change for change in changes if change.repeatable]
    times = [change for change in changes if not change.repeatable]
    since = f"more than {TOLERANCE:.0%} since {last.facts['date']}"
    return "\n".join(
        [
            *_differences(last, now),
            f"Instructions: {len(real)} figures grew by {since}.",
            *[f"  {change}" for change in real],
            f"Times, for information: {len(times)} figures are slower by {since}.",
            *[f"  {change}" for change in times],
        ]
    )


def _differences(last: Run, now: Run) -> list[str]:
    """Name what was another machine or version, since then the comparison says little."""
    before = {name: last.facts.get(name) for name in now.facts if name not in PASSING}
    changed = [name for name, fact in before.items() if fact != now.facts[name]]
    return [f"Since then another {name}: {before[name]} -> {now.facts[name]}" for name in changed]
