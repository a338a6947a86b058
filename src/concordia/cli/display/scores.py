"""Scores on the screen, god by god."""

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from concordia.cli.display.scene import SEAT_STYLES
from concordia.engine.types import CONCORDIA, GODS

NAME_WIDTH = 10


def score_table(names: Sequence[str], scores: Sequence[dict[str, int] | None], title: str) -> Table:
    """Return a column for each god and a row for each player whose score may be seen."""
    table = Table(
        box=box.SIMPLE_HEAD,
        title=title,
        title_style="bold",
        title_justify="left",
        padding=(0, 0),
        show_edge=False,
    )
    table.add_column("", no_wrap=True, max_width=NAME_WIDTH)
    for god in (*GODS, CONCORDIA, "total"):
        table.add_column(god, justify="right", style="bold" if god == "total" else "")
    for seat, points in enumerate(scores):
        if points:
            name = Text(f"{seat} {names[seat]}", style=SEAT_STYLES[seat], overflow="ellipsis")
            table.add_row(name, *[str(points[god]) for god in (*GODS, CONCORDIA, "total")])
    return table
