"""A summary in words and in tables of texts, for the screen and the page alike."""

from typing import Final, NamedTuple

from concordia.arena.match import Match
from concordia.arena.statistics.shares import Interval
from concordia.arena.statistics.sprt import ERROR, FEWEST_SETUPS, Sprt
from concordia.arena.summary import Standing, Summary

PAIR: Final = 2
MISSING: Final = "-"


class TextTable(NamedTuple):
    """A table of texts; its first column names the bots."""

    title: str
    heads: list[str]
    rows: list[list[str]]


def names_of(match: Match) -> str:
    """Say who meets whom."""
    names = match.contestants()
    if len(names) == 1:
        return f"{names[0]} against itself"
    first, rest = names[0], names[1:]
    return f"{first} against {', '.join(rest[:-1])}{' and ' * (len(rest) > 1)}{rest[-1]}"


def conditions_of(match: Match) -> str:
    """Say what was played."""
    options = [
        name if value is True else f"{name}={str(value).lower()}"
        for name, value in match.options.items()
    ]
    words = [str(match.map), match.mode, f"{match.players} players", *options]
    return " · ".join([*words, f"seed {match.seed}"])


def sentences(summary: Summary) -> list[str]:
    """Say what came out."""
    rotations = summary.match.rotations
    told = [f"{counted(summary.games, 'game')} on {counted(summary.setups, 'setup')}."]
    if rotations > 1:
        told[0] += f" Each setup is played {rotations} times, with everybody on every seat once."
    if len(summary.standings) == PAIR:
        told.append(_verdict(summary, summary.match.contestants()[0]))
    if summary.sprt:
        told.append(sprt_sentence(summary.sprt))
    if summary.unfinished:
        told.append(f"{counted(summary.unfinished, 'game')} did not end, and counted as it stood.")
    return told


def _verdict(summary: Summary, first: str) -> str:
    (row,) = [row for row in summary.standings if row.bot == first]
    return (
        f"{first} wins {percent(row.share)} ({spread(row.share_interval)}); "
        f"equals would win {percent(summary.even)}."
    )


def sprt_sentence(sprt: Sprt) -> str:
    """Say what the sequential test concludes."""
    low, high = percent(sprt.low), percent(sprt.high)
    ratio = f"log-likelihood ratio {sprt.log_likelihood_ratio:+.2f}, bounds ±{sprt.bound:.2f}"
    if not sprt.decided:
        return f"SPRT: open between {low} and {high} ({ratio}, at least {FEWEST_SETUPS} setups)."
    better, worse = (high, low) if sprt.conclusion == "high" else (low, high)
    return f"SPRT: {better} rather than {worse}, at {percent(ERROR)} error ({ratio})."


def tables(summary: Summary) -> list[TextTable]:
    """Return all figures."""
    return [strength_table(summary), points_table(summary), habits_table(summary)]


def strength_table(summary: Summary) -> TextTable:
    """Return who won how often, and the ratings."""
    heads = ["", "wins", "of", "share", "95%", "rating", "95%"]
    return TextTable("Strength", heads, [_strength(row) for row in summary.standings])


def _strength(row: Standing) -> list[str]:
    between = row.rating_interval
    rating = f"{between[0]:+.0f} to {between[1]:+.0f}" if between else MISSING
    counts = [f"{row.wins:,}", f"{row.played:,}"]
    return [
        *[row.bot, *counts, percent(row.share), spread(row.share_interval)],
        *[f"{row.rating:+.0f}", rating],
    ]


def points_table(summary: Summary) -> TextTable:
    """Return the mean points of a player by god."""
    gods = gods_in_play(summary)
    rows = [
        [row.bot, *[f"{row.points[god]:.1f}" for god in gods], f"{row.score:.1f}"]
        for row in summary.standings
    ]
    return TextTable("Mean points of a player", ["", *gods, "total"], rows)


def gods_in_play(summary: Summary) -> list[str]:
    """Name the gods that gave points to anybody."""
    rows = summary.standings
    return [god for god in rows[0].points if any(row.points[god] for row in rows)]


def habits_table(summary: Summary) -> TextTable:
    """Return the means of what else shows how a bot plays."""
    heads = ["", "houses", "cards", "turns", "seconds a turn"]
    rows = [
        [row.bot, f"{row.houses:.1f}", f"{row.cards:.1f}", f"{row.turns:.1f}", f"{row.seconds:.3g}"]
        for row in summary.standings
    ]
    return TextTable("Means of a player; median time of a turn", heads, rows)


def counted(number: int, noun: str) -> str:
    """Return a number of things."""
    return f"{number:,} {noun}{'s' * (number != 1)}"


def percent(share: float) -> str:
    """Return a share as it is read."""
    return f"{100 * share:.1f}%"


def spread(interval: Interval) -> str:
    """Return an interval of shares."""
    return f"{100 * interval[0]:.1f}-{100 * interval[1]:.1f}%"
