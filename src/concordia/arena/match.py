"""A match: which bots meet, on what, and from which seed; every game follows from it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Final

from concordia.arena.seating import Side, candidates, drawn_line_up, label, rotated
from concordia.bots.bot import Bot, Budget
from concordia.bots.ladder import LADDER
from concordia.content.maps import MapFile, board, load_map, read_map
from concordia.content.options import options_from_dict
from concordia.content.reading import read_text, unknown
from concordia.content.rules import rules_for
from concordia.engine.cards import Rules
from concordia.engine.errors import InvalidOptions
from concordia.engine.setup import new_game
from concordia.engine.state import State
from concordia.external.bot import ExternalBot

SEEDS: Final = 2**31


@dataclass(frozen=True)
class Match:
    """What is compared, plain enough to be sent to another process or machine.

    As everywhere, a map's text is an id and its path names a file of one's own.
    """

    bots: tuple[str, ...]
    map: str | Path = "imperium"
    mode: str = "base"
    players: int = 4
    options: Mapping[str, bool | str] = field(default_factory=dict)
    seed: int = 0
    seconds: float | None = None
    """How long a bot may think about one answer; with `nodes` alone no clock plays a part."""
    nodes: int | None = None
    commands: Mapping[str, str] = field(default_factory=dict)
    """The commands of external bots, by the names that they go by in `bots`."""
    map_text: str = ""
    """What a file of one's own says, for where the file itself is out of reach."""

    def check(self) -> None:
        """Refuse what cannot be played, before anything is.

        Raises:
            ConcordiaError: a bot, map, mode, option or number of players that there is not.
        """
        for name in self.bots:
            self.bot(name)
        self.new_state(0)
        self.candidates()

    def rules(self) -> Rules:
        """Return the rules that are played by."""
        return rules_for(self.mode, self.players, options_from_dict(self.options))

    def new_state(self, setup: int) -> State:
        """Set the game up; a number of a setup always gives the same one."""
        random = Random(f"arena {self.seed} setup {setup}")
        return new_game(
            board(self.map_file(), options_from_dict(self.options)),
            self.rules(),
            int(random.random() * SEEDS),
        )

    def map_file(self) -> MapFile:
        """Return the map that is played on."""
        if self.map_text:
            return read_map(self.map_text, Path(self.map).name)
        return load_map(self.map)

    def for_elsewhere(self) -> "Match":
        """Return this match for a machine that does not have the file of an own map."""
        if not isinstance(self.map, Path):
            return self
        return replace(self, map_text=read_text(self.map))

    def bot(self, name: str) -> Bot:
        """Return a bot of the ladder, or one that is a command of its own.

        Raises:
            InvalidOptions: there is no bot of this name.
        """
        if name in self.commands:
            return ExternalBot(name, self.commands[name])
        if name not in LADDER:
            raise InvalidOptions(unknown(name, [*LADDER, *self.commands], "bot"))
        return LADDER[name]

    @property
    def sides(self) -> int:
        """How many sides there are in a game: teams, or players where each is his own."""
        return self.players // 2 if self.rules().partners else self.players

    def budget(self) -> Budget:
        """Return what a bot has for one answer."""
        return Budget(seconds=self.seconds, nodes=self.nodes)

    def candidates(self) -> list[Side]:
        """Return the sides that can meet."""
        return candidates(self.bots, self.players, self.sides)

    def contestants(self) -> list[str]:
        """Name those whose strength is measured, in the order in which they were named."""
        return list(dict.fromkeys(label(side) for side in self.candidates()))

    @property
    def rotations(self) -> int:
        """How many games are played on a setup: each side sits everywhere once."""
        return 1 if len(self.contestants()) == 1 else self.sides

    def seated(self, setup: int, rotation: int) -> list[Side]:
        """Return who plays for each team of a game; without teams, on each seat."""
        order = Random(f"arena {self.seed} line-up {setup}")
        return rotated(drawn_line_up(self.candidates(), self.sides, order), rotation)

    def tasks(self, games: int) -> Iterator["Task"]:
        """Go through at least so many games: as many whole setups as that takes."""
        for setup in range(-(-games // self.rotations)):
            for rotation in range(self.rotations):
                yield Task(self, setup, rotation)


@dataclass(frozen=True)
class Task:
    """One game of a match, named by its numbers."""

    match: Match
    setup: int
    rotation: int

    def random(self) -> Random:
        """Return the generator of this game, the same in every process."""
        return Random(f"arena {self.match.seed} game {self.setup} {self.rotation}")

    def sides(self) -> list[Side]:
        """Return who plays for each team."""
        return self.match.seated(self.setup, self.rotation)

    def bots(self) -> list[str]:
        """Name the bot on each seat; partners sit half the table apart (2.4)."""
        sides = self.sides()
        seats = range(self.match.players)
        return [sides[seat % len(sides)][seat // len(sides)] for seat in seats]
