"""Tables that read well both in a terminal and as Markdown."""

from collections.abc import Callable, Iterable, Sequence

from bench.figures import Figure

NOTHING = "-"
DIGITS = 3


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Lay rows out in columns: the first to the left, the numbers to the right."""
    lines = [list(headings), *map(list, rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    rule = ["-" * width if n == 0 else "-" * (width - 1) + ":" for n, width in enumerate(widths)]
    padded = [[_pad(n, cell, widths[n]) for n, cell in enumerate(line)] for line in lines]
    return "\n".join(f"| {' | '.join(line)} |" for line in (padded[0], rule, *padded[1:]))


def _pad(column: int, cell: str, width: int) -> str:
    return cell.ljust(width) if column == 0 else cell.rjust(width)


def pivot(
    heading: str,
    figures: Iterable[Figure],
    row: Callable[[Figure], str],
    column: Callable[[Figure], str],
) -> str:
    """Spread figures over a table, each to the row and the column that are told for it."""
    cells: dict[str, dict[str, str]] = {}
    columns: dict[str, None] = {}
    for figure in figures:
        columns[column(figure)] = None
        cells.setdefault(row(figure), {})[column(figure)] = shown(figure)
    rows = [[name, *(line.get(c, NOTHING) for c in columns)] for name, line in cells.items()]
    return table([heading, *columns], rows)


def shown(figure: Figure) -> str:
    """Show the median, and the spread where there is one."""
    spread = f" ({figure.spread:.0%})" if figure.spread else ""
    return number(figure.median) + spread


def number(value: float) -> str:
    """Show a number with three digits at least, and all those before the point."""
    whole = len(str(int(abs(value))))
    return f"{value:,.{max(0, DIGITS - whole)}f}"
