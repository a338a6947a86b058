"""The board: provinces, cities and lines, with every table that can be computed once from them."""

from concordia.engine.types import (
    COLONISTS,
    COLONISTS_OF_A_PLAYER,
    LAND,
    MAX_CITIES,
    NONE,
    SEA,
)

LINE_SPOT = 2 * MAX_CITIES


def city_spot(kind: int, city: int) -> int:
    """Return the spot of a colonist of `kind` that is in `city`.

    A *spot* says in one number where a colonist is and of which kind it is.
    """
    return kind * MAX_CITIES + city


def line_spot(line: int) -> int:
    """Return the spot of a colonist that stands on `line`."""
    return LINE_SPOT + line


class Line:
    """What connects two cities, for colonists of one kind."""

    def __init__(self, name: str, kind: int, ends: tuple[int, int], *, stand: bool) -> None:
        self.name = name
        self.kind = kind
        self.ends = ends
        self.stand = stand
        """Whether a colonist may stop here; False on a transit-only line."""


class MapFacts:
    """What a map file says: names, letters and pairs of cities, before any table is computed."""

    def __init__(
        self,
        map_id: str,
        title: str,
        capital: str,
        provinces: dict[str, dict[str, str]],
        lines: dict[str, list[tuple[str, str]]],
    ) -> None:
        self.map_id = map_id
        self.title = title
        self.capital = capital
        self.provinces = provinces
        """The cities of each province with their letters."""
        self.lines = lines
        """Pairs of cities under `land`, `sea` and `transit`."""


class Board:
    """A map to play on. Cities are numbered as the map lists them, the capital comes last."""

    def __init__(self, facts: MapFacts) -> None:
        self.facts = facts
        self.map_id = facts.map_id
        self.provinces = list(facts.provinces)
        self.cities = [city for cities in facts.provinces.values() for city in cities]
        self.letters = [letter for cities in facts.provinces.values() for letter in cities.values()]
        self.capital = len(self.cities)
        self.cities.append(facts.capital)
        self.city_number = {city: number for number, city in enumerate(self.cities)}
        self.province_number = {name: number for number, name in enumerate(self.provinces)}
        self.cities_of = [
            [self.city_number[city] for city in cities] for cities in facts.provinces.values()
        ]
        self.province_mask = [sum(1 << city for city in cities) for cities in self.cities_of]
        self.producing = (1 << self.capital) - 1
        """The cities that have a token, as a mask: all but the capital."""
        self.lines = _lines(facts, self.city_number)
        self.line_number = {line.name: number for number, line in enumerate(self.lines)}
        self.ends_mask = [
            sum(1 << end for end in line.ends) & self.producing for line in self.lines
        ]
        """The producing cities at the ends of each line, as a mask."""
        self.line_kinds = [self._line_kinds_at(city) for city in range(len(self.cities))]
        """The kinds of the lines that end in each city."""
        self.far_from_capital = self._far_from_capital()
        """The producing cities that no line joins to the capital (3.8)."""
        self.spot_names = self._spot_names()
        self.distance = self._distances()
        self.reach = self._reach()

    def _line_kinds_at(self, city: int) -> list[int]:
        return sorted({line.kind for line in self.lines if city in line.ends})

    def _far_from_capital(self) -> list[int]:
        near = {city for line in self.lines if self.capital in line.ends for city in line.ends}
        return [city for city in range(self.capital) if city not in near]

    def _spot_names(self) -> dict[int, tuple[str, str]]:
        names = {
            city_spot(kind, number): (COLONISTS[kind], city)
            for kind in (LAND, SEA)
            for number, city in enumerate(self.cities)
        }
        for number, line in enumerate(self.lines):
            if line.stand:
                names[line_spot(number)] = (COLONISTS[line.kind], line.name)
        return names

    def _distances(self) -> dict[int, list[int]]:
        """Count the fewest steps from each spot to each line of its kind; NONE where none leads."""
        return {spot: self._steps_from(spot) for spot in self.spot_names}

    def _steps_from(self, spot: int) -> list[int]:
        steps = [NONE] * len(self.lines)
        frontier = self._first_lines(spot, steps)
        count = 0
        while frontier:
            count += 1
            for line in frontier:
                steps[line] = count
            frontier = [
                line
                for line in range(len(self.lines))
                if steps[line] == NONE and any(self._joined(line, other) for other in frontier)
            ]
        return steps

    def _first_lines(self, spot: int, steps: list[int]) -> list[int]:
        if spot >= LINE_SPOT:
            start = spot - LINE_SPOT
            steps[start] = 0
            return [line for line in range(len(self.lines)) if self._joined(line, start)]
        kind, city = divmod(spot, MAX_CITIES)
        return [n for n, line in enumerate(self.lines) if line.kind == kind and city in line.ends]

    def _joined(self, line: int, other: int) -> bool:
        """Tell whether one step leads from one line to the other: same kind, a common end."""
        if line == other or self.lines[line].kind != self.lines[other].kind:
            return False
        return not set(self.lines[line].ends).isdisjoint(self.lines[other].ends)

    def _reach(self) -> dict[int, list[list[int]]]:
        """List, for each spot and number of steps, the lines where a colonist could stop."""
        return {
            spot: [
                [n for n, d in enumerate(distance) if 0 < d <= steps and self.lines[n].stand]
                for steps in range(COLONISTS_OF_A_PLAYER + 1)
            ]
            for spot, distance in self.distance.items()
        }


def _lines(facts: MapFacts, numbers: dict[str, int]) -> list[Line]:
    """Make the lines, land before sea, each kind in the order of the names."""
    lines = []
    for kind in (LAND, SEA):
        seen: dict[str, int] = {}
        pairs = [(pair, True) for pair in facts.lines.get(COLONISTS[kind], [])]
        if kind == LAND:
            pairs += [(pair, False) for pair in facts.lines.get("transit", [])]
        for pair, stand in sorted((tuple(sorted(pair)), stand) for pair, stand in pairs):
            name = f"{pair[0]}-{pair[1]}:{COLONISTS[kind]}"
            seen[name] = seen.get(name, 0) + 1
            full = name if seen[name] == 1 else f"{name}#{seen[name]}"
            lines.append(Line(full, kind, (numbers[pair[0]], numbers[pair[1]]), stand=stand))
    return lines
