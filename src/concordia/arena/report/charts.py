"""The charts of a match: shares of wins, ratings, points by god, and the spread of scores."""

from collections.abc import Sequence
from statistics import median
from typing import Final

from concordia.arena.report.svg import (
    LEFT,
    RIGHT,
    WIDTH,
    Scale,
    axis,
    drawing,
    element,
    line,
    path,
    scale_for,
    text,
    tip,
)
from concordia.arena.report.words import percent
from concordia.arena.statistics.shares import Interval
from concordia.arena.summary import Standing, Summary

TOP: Final = 14
ROW: Final = 38
HILL: Final = 72
LONGEST_NAME: Final = 12
COLOURS: Final = 6
BINS: Final = 5
"""How many bars of the distribution stand on each step of its axis."""

ALL_BUT: Final = 0.999
"""The scale goes on to the next round number, and no share is above 1."""

Told = tuple[str, float, Interval, str]
"""Whose value, the value, its interval, and the value in words."""


def win_shares(summary: Summary) -> str:
    """Draw each share of wins with its interval, and where equals would be."""
    rows = summary.standings
    highest = max([summary.even, *[row.share_interval[1] for row in rows]])
    scale = scale_for([min(highest, ALL_BUT)], from_zero=True)
    told = [(row.bot, row.share, row.share_interval, percent(row.share)) for row in rows]
    return _intervals(told, scale, summary.even, ".0%")


def rating_chart(summary: Summary) -> str:
    """Draw each rating with its interval."""
    told = [
        (row.bot, row.rating, row.rating_interval or (row.rating, row.rating), f"{row.rating:+.0f}")
        for row in summary.standings
    ]
    scale = scale_for([end for _, _, interval, _ in told for end in interval])
    return _intervals(told, scale, 0.0, "+.0f")


def _intervals(told: Sequence[Told], scale: Scale, even: float, form: str) -> str:
    bottom = TOP + ROW * len(told)
    middle = scale.at(even)
    parts = [*axis(scale, bottom, form), line(middle, 8, middle, bottom, "even")]
    for number, row in enumerate(told):
        parts += _interval(row, scale, TOP + ROW * (number + 0.5), _colour(number))
    return drawing(bottom + 24, "; ".join(f"{bot} {words}" for bot, _, _, words in told), parts)


def _interval(told: Told, scale: Scale, y: float, colour: str) -> list[str]:
    bot, value, interval, words = told
    low, width = scale.at(interval[0]), scale.at(interval[1]) - scale.at(interval[0])
    kind = f"range {colour}"
    return [
        _name(bot, y),
        element("rect", x=low, y=y - 6, width=width, height=12, rx=6, class_=kind),
        element("circle", tip(f"{bot} {words}"), cx=scale.at(value), cy=y, r=5, class_=colour),
        text(words, WIDTH, y + 4, anchor="end", kind="value"),
    ]


def points_by_god(summary: Summary) -> str:
    """Draw a stacked bar of mean points for each contestant."""
    rows = summary.standings
    scale = scale_for([row.score for row in rows], from_zero=True)
    bottom = TOP + ROW * len(rows)
    parts = axis(scale, bottom, ".0f")
    for number, row in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        parts += [_name(row.bot, y), *_stack(row, scale, y)]
        parts.append(text(f"{row.score:.1f}", WIDTH, y + 4, anchor="end", kind="value"))
    words = "; ".join(f"{row.bot} scores {row.score:.1f}" for row in rows)
    return drawing(bottom + 24, words, parts)


def _stack(row: Standing, scale: Scale, y: float) -> list[str]:
    parts, sofar = [], 0.0
    for god, points in row.points.items():
        left, right = scale.at(sofar), scale.at(sofar + points)
        sofar += points
        told = tip(f"{row.bot}: {god} {points:.1f}")
        width = max(right - left, 0)
        parts.append(
            element("rect", told, x=left, y=y - 11, width=width, height=22, class_=god.lower())
        )
    return parts


def score_distribution(summary: Summary) -> str:
    """Draw a hill for each contestant: how often which scores came."""
    rows = summary.standings
    scale = scale_for([float(points) for row in rows for points in row.scores])
    bottom = TOP + HILL * len(rows)
    parts = axis(scale, bottom, ".0f")
    for number, row in enumerate(rows):
        parts += _hill(row, scale, TOP + HILL * (number + 1), _colour(number))
    words = "; ".join(f"half of the scores of {row.bot} lie above {_half(row)}" for row in rows)
    return drawing(bottom + 24, words, parts)


def _hill(row: Standing, scale: Scale, foot: float, colour: str) -> list[str]:
    width = scale.step / BINS
    counts = histogram(row.scores, scale, width)
    outline = [(scale.at(scale.low), foot)]
    for number, count in enumerate(counts):
        y = foot - (HILL - 16) * count / max(counts)
        outline += [(scale.at(scale.low + width * (number + edge)), y) for edge in (0, 1)]
    middle = scale.at(_half(row))
    return [
        path([*outline, (scale.at(scale.high), foot)], f"hill {colour}"),
        line(LEFT, foot, RIGHT, foot, "foot"),
        line(middle, foot - HILL + 16, middle, foot, f"half {colour}"),
        _name(row.bot, foot - 18),
        text(f"{_half(row):g}", WIDTH, foot - 14, anchor="end", kind="value"),
    ]


def histogram(scores: Sequence[int], scale: Scale, width: float) -> list[int]:
    """Count how many scores fall into each bin of a width."""
    counts = [0] * max(round((scale.high - scale.low) / width), 1)
    for score in scores:
        counts[min(int((score - scale.low) / width), len(counts) - 1)] += 1
    return counts


def _half(row: Standing) -> float:
    return median(row.scores)


def _name(bot: str, y: float) -> str:
    shown = bot if len(bot) <= LONGEST_NAME else bot[: LONGEST_NAME - 1] + "…"
    return text(shown, LEFT - 10, y + 4, anchor="end")


def _colour(number: int) -> str:
    return f"bot{number % COLOURS}"
