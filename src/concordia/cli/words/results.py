"""Who wins, and why."""

from concordia.cli.words.amounts import listed
from concordia.game import Game


def result_sentence(game: Game) -> str:
    """Say who has won or would win now, and what decides a tie."""
    totals, winner = team_totals(game), game.winner()
    verb = "wins" if game.over else "would win"
    reason = f"with {totals[winner]} points"
    if totals.count(totals[winner]) > 1:
        reason += f"; the tie with {_others(game, totals, winner)} is broken by Praefectus Magnus"
    return f"{team_name(game, winner)} {verb} {reason}."


def _others(game: Game, totals: list[int], winner: int) -> str:
    tied = [team for team, points in enumerate(totals) if points == totals[winner]]
    return listed(team_name(game, team) for team in tied if team != winner)


def team_totals(game: Game) -> list[int]:
    """Return the points of each team, in play without teams of each seat."""
    team_of = game.state.seating.team
    totals = [0] * (max(team_of) + 1)
    for team, points in zip(team_of, game.scores(), strict=True):
        totals[team] += points["total"]
    return totals


def team_name(game: Game, team: int) -> str:
    """Return a team's name: its players'."""
    team_of = game.state.seating.team
    players = [name for name, of in zip(game.names, team_of, strict=True) if of == team]
    return players[0] if len(players) == 1 else f"The team of {listed(players)}"
