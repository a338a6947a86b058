"""The report on the screen."""

from typing import Final, Literal

from rich import box
from rich.console import Console
from rich.table import Table

from concordia.arena.report.words import (
    TextTable,
    conditions_of,
    names_of,
    sentences,
    tables,
)
from concordia.arena.summary import Summary

LONGEST_NAME: Final = 12
ROOMY: Final = 7
"""So many columns have room for wider gaps on 80 characters."""


def show(summary: Summary, console: Console) -> None:
    """Write a summary for people."""
    console.print(f"[bold]{names_of(summary.match)}[/bold] · {conditions_of(summary.match)}")
    for sentence in sentences(summary):
        console.print(sentence)
    for table in tables(summary):
        console.print(f"\n[bold]{table.title}[/bold]")
        console.print(_table(table))


def _table(told: TextTable) -> Table:
    gap = 1 if len(told.heads) <= ROOMY else 0
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 0, 0, gap), pad_edge=False, show_edge=False)
    for number, head in enumerate(told.heads):
        side: Literal["left", "right"] = "right" if number else "left"
        table.add_column(
            head, justify=side, no_wrap=True, max_width=None if number else LONGEST_NAME
        )
    for row in told.rows:
        table.add_row(*row)
    return table
