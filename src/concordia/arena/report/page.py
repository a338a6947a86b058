"""The report as a page that needs nothing else: style, charts and figures stand in it."""

from collections.abc import Iterable
from html import escape

from concordia.arena.report.charts import (
    points_by_god,
    rating_chart,
    score_distribution,
    win_shares,
)
from concordia.arena.report.style import style_sheet
from concordia.arena.report.words import (
    TextTable,
    conditions_of,
    gods_in_play,
    names_of,
    percent,
    sentences,
    tables,
)
from concordia.arena.summary import Summary

METHOD = (
    "Every setup is played from all sides in turn, so nobody is luckier with tokens, cards or "
    "seats. Intervals hold 95% and take into account that the games of one setup resemble each "
    "other. Ratings are Plackett-Luce strengths from whole finishing orders, in points of Elo "
    "around 0; their intervals come from drawing setups anew. Points, houses, cards and turns are "
    "means of one player."
)
STOPPED = " A match that a test has stopped early tends to show a share that is a little extreme."


def page(summary: Summary) -> str:
    """Return the page of a match."""
    title = escape(names_of(summary.match))
    method = METHOD + STOPPED * bool(summary.sprt)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Concordia arena</title>
<style>
{style_sheet()}
</style>
</head>
<body>
<main>
<header>
<h1>{title}</h1>
<p class="conditions">{escape(conditions_of(summary.match))}</p>
{_lines(f"<p>{escape(sentence)}</p>" for sentence in sentences(summary))}
</header>
<div class="panels">
{_lines(_charts(summary))}
{_lines(_panel(table) for table in tables(summary))}
</div>
<footer>{escape(method)}</footer>
</main>
</body>
</html>
"""


def _charts(summary: Summary) -> list[str]:
    even = f"With 95% intervals; equals are at the broken line, {percent(summary.even)}."
    elo = "Plackett-Luce, with 95% intervals, in points of Elo: 400 more is 10 to 1."
    legend = "".join(
        f'<li><i class="{god.lower()}"></i>{god}</li>' for god in gods_in_play(summary)
    )
    gods = f'{points_by_god(summary)}<ul class="legend">{legend}</ul>'
    hills = "How often which final score came; the line and the number are the median."
    return [
        _figure("Share of wins", even, win_shares(summary)),
        _figure("Ratings", elo, rating_chart(summary)),
        _figure("Points by god", "Means of one player.", gods),
        _figure("Scores", hills, score_distribution(summary)),
    ]


def _figure(title: str, about: str, drawing: str) -> str:
    caption = f"<figcaption><h2>{title}</h2><p>{escape(about)}</p></figcaption>"
    return f'<figure class="panel">{caption}{drawing}</figure>'


def _panel(table: TextTable) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.heads)
    rows = _lines(f"<tr>{_cells(row)}</tr>" for row in table.rows)
    return (
        f'<section class="panel wide"><h2>{escape(table.title)}</h2><div class="scroll"><table>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div></section>"
    )


def _cells(row: list[str]) -> str:
    name, *figures = (escape(cell) for cell in row)
    return f'<th scope="row">{name}</th>' + "".join(f"<td>{figure}</td>" for figure in figures)


def _lines(parts: Iterable[str]) -> str:
    return "\n".join(parts)
