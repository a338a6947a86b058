"""Which games are fuzzed: every way to play in rotation, with options drawn from the seed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from random import Random
from typing import Final

from concordia.cli.setup_options import find_map
from concordia.content.map_file import MAP_OPTIONS
from concordia.content.maps import map_ids
from concordia.content.rules import players_of, rules_for
from concordia.engine.cards import Options

CHANCE_OF_AN_OPTION: Final = 0.25


@dataclass(frozen=True)
class Task:
    """One game to play; everything in it follows from these values."""

    map_name: str
    mode: str
    players: int
    seed: int
    options: Mapping[str, bool | str]


@dataclass(frozen=True)
class Plan:
    """What was asked for: the ways to play that take turns, and the options that are fixed."""

    maps: Sequence[str]
    modes: Sequence[str]
    players: Sequence[int]
    options: Mapping[str, bool | str]

    def ways(self) -> list[tuple[str, str, int]]:
        """List each possible combination of map, mode and number of players."""
        asked = [
            (map_name, mode, seats)
            for map_name, mode in product(self.maps, self.modes)
            for seats in self.players or players_of(mode)
        ]
        possible = [way for way in asked if way[2] in players_of(way[1])]
        if not possible:
            _, mode, seats = asked[0]
            rules_for(mode, seats)
        return possible

    def tasks(self, games: int, seed: int) -> Iterator[Task]:
        """Give each game its way to play, its seed and its options."""
        ways = self.ways()
        for number in range(games):
            map_name, mode, seats = ways[number % len(ways)]
            options = draw_options(map_name, seed + number) | dict(self.options)
            yield Task(map_name, mode, seats, seed + number, options)


def maps_with(options: Mapping[str, bool | str]) -> list[str]:
    """List the maps that have the variants among these options."""
    wanted = {name for name in MAP_OPTIONS if options.get(name)}
    return [map_id for map_id in map_ids() if wanted <= set(find_map(map_id).variants)]


def draw_options(map_name: str, seed: int) -> dict[str, bool | str]:
    """Choose among all options that the map allows."""
    random = Random(f"options {seed}")
    variants = find_map(map_name).variants
    flags = [name for name, default in asdict(Options()).items() if default is False]
    drawn: dict[str, bool | str] = {
        name: random.random() < CHANCE_OF_AN_OPTION
        for name in flags
        if name not in MAP_OPTIONS or name in variants
    }
    return drawn | {"market": "back" if random.random() < CHANCE_OF_AN_OPTION else "front"}
