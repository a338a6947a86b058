"""External bots: commands that speak the bot protocol, each seat with a program of its own."""

import re
import shlex
from collections.abc import Collection, Sequence
from random import Random
from typing import Any, Final

from concordia.bots.bot import Budget
from concordia.content.reading import shown
from concordia.engine.errors import InvalidOptions, MoveError
from concordia.engine.state import State
from concordia.external.messages import PROTOCOL, choose, hello
from concordia.external.program import Program
from concordia.notation.move_text import parse_move

SECONDS_TO_START: Final = 10.0
GRACE: Final = 2.0
"""Seconds beyond its budget, so that a slow machine or a pause is no reason to fail."""
LONGEST_WITHOUT_CLOCK: Final = 60.0
"""Seconds for an answer where only nodes are counted: so long, and it hangs."""

_SEEDS: Final = 2**31
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,19}")


class ExternalBot:
    """Asks another program; to be closed when the game is over.

    No program plays two seats or two games, so none sees two hands, and what a game comes to does
    not depend on what was played before it.
    """

    about = "another program"

    def __init__(self, name: str, command: str) -> None:
        self.name = name
        self.command = command
        self._programs: dict[int, Program] = {}

    def choose(self, state: State, budget: Budget, random: Random) -> list[int]:
        """Return the move that the seat's program answers.

        Raises:
            BotFailed: it does not start, answer, or keep to the rules.
        """
        seat = state.to_move()
        if seat not in self._programs:
            self._programs[seat] = self._started(state, seat, random)
        program = self._programs[seat]
        told = program.ask(choose(state, seat, budget), longest(budget))
        try:
            return [parse_move(state, told.get("move"))]
        except MoveError as error:
            asked = state.stack[-1].name
            raise program.failure(f"gave no legal answer to {asked!r}: {error}") from error

    def close(self) -> None:
        """End all programs."""
        while self._programs:
            self._programs.popitem()[1].end()

    def _started(self, state: State, seat: int, random: Random) -> Program:
        program = Program(self.name, self.command)
        told = program.ask(hello(state, seat, int(random.random() * _SEEDS)), SECONDS_TO_START)
        if told.get("protocol") != PROTOCOL:
            program.end()
            speaks = _protocol(told)
            raise program.failure(f"answers hello with the protocol {speaks}, not {PROTOCOL}")
        return program


def _protocol(told: dict[str, Any]) -> str:
    return shown(told["protocol"]) if "protocol" in told else "left out"


def longest(budget: Budget) -> float:
    """Return after how many seconds a bot that has not answered is given up."""
    return LONGEST_WITHOUT_CLOCK if budget.seconds is None else budget.seconds + GRACE


def read_commands(texts: Sequence[str], taken: Collection[str]) -> dict[str, str]:
    """Read texts of the form NAME=COMMAND; `taken` are names that mean something else.

    Raises:
        InvalidOptions: a text of another form, or a name that cannot be given.
    """
    commands: dict[str, str] = {}
    for text in texts:
        name, _, command = (part.strip() for part in text.partition("="))
        _check(text, name, command)
        if name in taken or name in commands:
            raise InvalidOptions(f"{shown(name)} is a bot already: choose another name")
        commands[name] = command
    return commands


def _check(text: str, name: str, command: str) -> None:
    if not _NAME.fullmatch(name) or not command:
        raise InvalidOptions(
            f"{shown(text)} names no bot: write NAME=COMMAND, such as mine='python mybot.py', with "
            "a name of up to 20 small letters and digits"
        )
    try:
        shlex.split(command)
    except ValueError as error:
        raise InvalidOptions(f"{shown(command)} is no command: {error}") from error
