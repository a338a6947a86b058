"""Whether a map can be played: what is checked of the whole of its cities and lines."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator

from concordia.engine.board import MapFacts


def without_provinces(facts: MapFacts, names: Collection[str]) -> MapFacts:
    """Return the map without some provinces, their cities and every line with an end there."""
    gone = {city for name in names for city in facts.provinces[name]}
    provinces = {name: cities for name, cities in facts.provinces.items() if name not in names}
    lines = {
        kind: [pair for pair in pairs if gone.isdisjoint(pair)]
        for kind, pairs in facts.lines.items()
    }
    return MapFacts(facts.map_id, facts.title, facts.capital, provinces, lines)


def flaws(facts: MapFacts) -> Iterator[tuple[str, str]]:
    """Name what would spoil a game on this map: the city, and what is wrong with it."""
    cities = [city for cities in facts.provinces.values() for city in cities]
    for kind in ("land", "sea"):
        if facts.capital not in _ends(facts.lines[kind]):
            yield facts.capital, f"no {kind} line ends in the capital, where colonists start"
    used = _ends(facts.lines["land"] + facts.lines["sea"])
    reached = _reached(facts)
    for city in cities:
        if city not in used:
            yield city, "no land or sea line ends here, so nobody could ever build here"
        elif city not in reached:
            yield city, f"no way leads here from {facts.capital}: the map falls apart"


def _reached(facts: MapFacts) -> set[str]:
    """Return the cities where a house can be built some day, and the capital."""
    near = _neighbours(facts)
    reached, new = set[str](), {facts.capital}
    while new:
        reached |= new
        new = {city for start in new for city in near[start]} - reached
    return reached


def _neighbours(facts: MapFacts) -> dict[str, set[str]]:
    """Return where one can get from each city, walking through transit lines to a land line."""
    near = defaultdict[str, set[str]](set)
    for a, b in _both_ways(facts.lines["land"] + facts.lines["sea"]):
        near[a].add(b)
    on_land = _ends(facts.lines["land"])
    for a, b in _both_ways(facts.lines["transit"]):
        if b in on_land:
            near[a].add(b)
    return near


def _both_ways(pairs: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    for a, b in pairs:
        yield from ((a, b), (b, a))


def _ends(pairs: Iterable[tuple[str, str]]) -> set[str]:
    return {city for pair in pairs for city in pair}
