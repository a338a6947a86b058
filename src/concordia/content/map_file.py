"""What a map file says: how it is read, and what is checked of it as a whole."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from concordia.content.entry import Entry
from concordia.content.geography import flaws, without_provinces
from concordia.content.map_parts import (
    read_cities,
    read_coordinates,
    read_lines,
    read_provinces,
)
from concordia.content.map_values import Place, read_map_id, read_recommended
from concordia.engine.board import MapFacts
from concordia.engine.types import MAX_LINES

MAP_OPTIONS: Final = ("small_ionium",)
"""The options that a map can have a variant for."""

_NEEDED: Final = ("id", "name", "capital", "province", "land", "sea")
_OPTIONAL: Final = ("box", "recommended_players", "market_on_board", "transit", "variants")


@dataclass(frozen=True, eq=False)
class MapFile:
    """A map: what the engine plays on, and what people see of it besides."""

    facts: MapFacts
    box: str
    recommended_players: tuple[int, int]
    """The least and the greatest number of players that the map is meant for: a hint, no ban."""
    market_on_board: bool
    """Whether the places of the display are printed on the board."""
    coordinates: dict[str, Place]
    """Latitude and longitude of each city and the capital; empty where the file has none."""
    variants: dict[str, tuple[str, ...]]
    """The provinces that are left out under an option."""

    @property
    def map_id(self) -> str:
        """The id by which positions and records name the map."""
        return self.facts.map_id

    @property
    def title(self) -> str:
        """The name that people read."""
        return self.facts.title


def read_map_file(root: Entry, tokens: Mapping[str, int], taken: Collection[str]) -> MapFile:
    """Read a map; `tokens` is how many each letter has, `taken` are ids that others have."""
    fields = root.fields(_NEEDED, _OPTIONAL)
    cities = read_cities(fields["capital"], fields["province"])
    facts = MapFacts(
        map_id=read_map_id(fields["id"], taken),
        title=fields["name"].text(),
        capital=next(iter(cities)),
        provinces=read_provinces(fields["province"], tokens),
        lines={kind: read_lines(fields[kind], cities) for kind in ("land", "sea", "transit")},
    )
    map_file = MapFile(
        facts=facts,
        box=fields["box"].text(),
        recommended_players=read_recommended(fields["recommended_players"]),
        market_on_board=fields["market_on_board"].flag(),
        coordinates=read_coordinates(cities),
        variants=_variants(fields["variants"], facts),
    )
    if facts.capital and all(fields[key].given for key in _NEEDED):
        _expect_playable(map_file, root, cities)
    _expect_playable_variants(map_file, fields["variants"])
    root.expect_no_faults()
    return map_file


def _variants(entry: Entry, facts: MapFacts) -> dict[str, tuple[str, ...]]:
    variants = {}
    for option, variant in entry.keyed(MAP_OPTIONS, "option for a map").items():
        names = variant.fields(("without_provinces",))["without_provinces"]
        left_out = {item.one_of(facts.provinces, "province of this map") for item in names.items()}
        variants[option] = tuple(name for name in facts.provinces if name in left_out)
    return variants


def _expect_playable(map_file: MapFile, root: Entry, cities: Mapping[str, Entry]) -> None:
    lines = sum(len(pairs) for pairs in map_file.facts.lines.values())
    if lines > MAX_LINES:
        root.fault(f"{lines} lines are too many; {MAX_LINES} is the most")
    for city, flaw in flaws(map_file.facts):
        cities[city].fault(flaw)


def _expect_playable_variants(map_file: MapFile, entry: Entry) -> None:
    """Check what is left of the map under each option; a faulty map has faulty variants."""
    for option, names in map_file.variants.items():
        if not entry.faults:
            for city, flaw in flaws(without_provinces(map_file.facts, names)):
                entry.table()[option].fault(f"without these provinces, at {city}: {flaw}")
