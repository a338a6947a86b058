"""What a match says: for each contestant wins, rating, points and habits, with intervals."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from random import Random
from statistics import fmean, median
from typing import Any

from concordia.arena.fingerprint import fingerprint
from concordia.arena.match import Match
from concordia.arena.result import GameResult
from concordia.arena.statistics.bootstrap import rating_intervals
from concordia.arena.statistics.plackett_luce import ratings, strengths
from concordia.arena.statistics.shares import Interval, Trial, clustered_interval, share_of
from concordia.arena.statistics.sprt import Sprt
from concordia.engine.types import CONCORDIA, GODS


@dataclass(frozen=True)
class Standing:
    """How one contestant did; means are those of one player in one game."""

    bot: str
    played: int
    """Sides that it played: several in a game where it sat on several seats."""
    wins: int
    share: float
    share_interval: Interval
    rating: float
    rating_interval: Interval | None
    points: dict[str, float]
    """By god, and for the Concordia card."""
    score: float
    houses: float
    cards: float
    turns: float
    seconds: float
    """What a turn took it: the median of its games' medians."""
    scores: list[int]
    """Every final score of one of its players."""


@dataclass(frozen=True)
class Summary:
    """What a whole match says."""

    match: Match
    games: int
    setups: int
    unfinished: int
    even: float
    """The share of wins of equals."""
    standings: list[Standing]
    """The best rated first."""
    sprt: Sprt | None = None

    def as_json(self) -> dict[str, Any]:
        """Return all of it for machines."""
        told = {"games": self.games, "setups": self.setups, "unfinished": self.unfinished}
        standings = {"even": self.even, "standings": [asdict(row) for row in self.standings]}
        return {"match": fingerprint(self.match)} | told | standings | {"sprt": _sprt(self.sprt)}


def summarise(match: Match, results: Sequence[GameResult], sprt: Sprt | None = None) -> Summary:
    """Sum a match up; there must be at least one result."""
    setups = [list(games) for _, games in groupby(results, key=lambda result: result.setup)]
    orders = [Counter(result.ranking for result in games) for games in setups]
    names = [name for name in match.contestants() if any(name in r.sides for r in results)]
    rating = ratings(strengths(Counter(result.ranking for result in results), names))
    intervals = rating_intervals(orders, names, Random(f"arena {match.seed} bootstrap"))
    return Summary(
        match=match,
        games=len(results),
        setups=len(setups),
        unfinished=sum(not result.over for result in results),
        even=1 / match.sides,
        standings=[
            _standing(name, setups, rating[name], intervals.get(name))
            for name in sorted(names, key=lambda name: -rating[name])
        ],
        sprt=sprt,
    )


def _standing(
    name: str, setups: Sequence[Sequence[GameResult]], rating: float, interval: Interval | None
) -> Standing:
    trials = [[trial for game in games if (trial := _trial(game, name))[1]] for games in setups]
    trials = [games for games in trials if games]
    played = [trial for games in trials for trial in games]
    return Standing(
        bot=name,
        played=sum(sides for _, sides in played),
        wins=sum(wins for wins, _ in played),
        share=share_of(played),
        share_interval=clustered_interval(trials),
        rating=rating,
        rating_interval=interval,
        **_habits(name, [game for games in setups for game in games]),
    )


def _trial(game: GameResult, name: str) -> Trial:
    return int(game.ranking[0] == name), game.sides.count(name)


def _habits(name: str, games: Sequence[GameResult]) -> dict[str, Any]:
    """Return what this contestant's players have at the end, and how they get there."""
    seats = [
        (game, seat)
        for game in games
        for seat in range(len(game.points))
        if game.side_of(seat) == name
    ]
    points = [game.points[seat] for game, seat in seats]
    scores = [sum(of_gods) for of_gods in points]
    by_god = zip((*GODS, CONCORDIA), zip(*points, strict=True), strict=True)
    return {
        "points": {god: fmean(given) for god, given in by_god},
        "score": fmean(scores),
        "houses": fmean(game.houses[seat] for game, seat in seats),
        "cards": fmean(game.cards[seat] for game, seat in seats),
        "turns": fmean(game.turns[seat] for game, seat in seats),
        "seconds": median(game.seconds[seat] for game, seat in seats),
        "scores": scores,
    }


def _sprt(sprt: Sprt | None) -> dict[str, Any] | None:
    if sprt is None:
        return None
    told = {"low": sprt.low, "high": sprt.high, "conclusion": sprt.conclusion}
    return told | {"log_likelihood_ratio": sprt.log_likelihood_ratio, "bound": sprt.bound}
