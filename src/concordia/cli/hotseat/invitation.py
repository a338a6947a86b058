"""Asking a person who just types `concordia play` against whom, and how many."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table

from concordia.cli.hotseat.screen import Screen
from concordia.cli.hotseat.seats import PERSON
from concordia.cli.words.amounts import listed
from concordia.cli.words.levels import levels
from concordia.content.rules import players_of

OPPONENTS: Final = 3
LEVEL: Final = "greedy"


def usual_seats() -> list[str]:
    """Return who sits at a table where nobody says anything else."""
    return [PERSON] + [LEVEL] * OPPONENTS


def invited(screen: Screen, mode: str) -> list[str]:
    """Return the seats that a person wishes for; Enter alone takes what is usual."""
    others = [str(players - 1) for players in players_of(mode)]
    who = (
        "How many others play, your partner included?" if mode == "team" else "How many opponents?"
    )
    number = _chosen(screen, f"{who} {listed(others, 'or')}", others, str(OPPONENTS))
    screen.say("How strong are they?")
    screen.show(_level_table())
    names = [name for name, _ in levels()]
    numbers = [str(number) for number in range(1, len(names) + 1)]
    usual = numbers[names.index(LEVEL)]
    level = _chosen(screen, f"Which? {listed(numbers, 'or')}", [*numbers, *names], usual)
    bot = names[int(level) - 1] if level in numbers else level
    return [PERSON] + [bot] * int(number)


def _level_table() -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold")
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim")
    for number, (name, about) in enumerate(levels(), start=1):
        grid.add_row(f"  {number}", name, about)
    return grid


def _chosen(screen: Screen, question: str, answers: Sequence[str], usual: str) -> str:
    """Ask until one of the answers is typed."""
    while True:
        typed = screen.read(f"{question} [{usual}] ").strip().casefold() or usual
        if typed in answers:
            return typed
        screen.say(f"Type {listed(answers, 'or')}, or Enter for {usual}.", "yellow")
