"""The cities and lines of a map file."""

from collections import Counter
from collections.abc import Collection, Mapping

from concordia.content.entry import NOTHING, Entry
from concordia.content.map_values import Place, check_name, read_place
from concordia.content.reading import shown
from concordia.engine.types import MAX_CITIES, MAX_PROVINCES

Pair = tuple[str, str]


def read_cities(capital: Entry, provinces: Entry) -> dict[str, Entry]:
    """Return the entry of each city, the capital's first; stop where there are too many."""
    name = capital.fields(("name",), ("at",))["name"]
    check_name(name, name.text())
    cities = {name.text(): capital}
    for province in provinces.table().values():
        for city, entry in province.table().items():
            check_name(entry, city)
            if city in cities:
                entry.fault(f"{city} stands at {cities[city].path} already")
            cities.setdefault(city, entry)
    _expect_at_most(MAX_CITIES, len(cities), provinces, "cities")
    return cities


def read_provinces(entry: Entry, tokens: Mapping[str, int]) -> dict[str, dict[str, str]]:
    """Return the cities of each province with their letters."""
    provinces: dict[str, dict[str, str]] = {}
    for name, province in entry.table().items():
        check_name(province, name)
        if province.value == {}:
            province.fault("a province has at least one city")
        cities = province.table()
        provinces[name] = {city: _letter(place, tokens) for city, place in cities.items()}
    if entry.value == {}:
        entry.fault("a map has at least one province")
    _expect_at_most(MAX_PROVINCES, len(provinces), entry, "provinces")
    _expect_tokens(entry, provinces, tokens)
    return provinces


def read_coordinates(cities: Mapping[str, Entry]) -> dict[str, Place]:
    """Return where each city lies; a map has that for all of its cities or for none."""
    entries = {city: entry.table().get("at", NOTHING) for city, entry in cities.items()}
    places: dict[str, Place] = {}
    for city, entry in entries.items():
        place = read_place(entry)
        if place in places.values():
            entry.fault("another city lies at this very place")
        if place:
            places[city] = place
        elif not entry.given and any(other.given for other in entries.values()):
            cities[city].fault("at is missing; say where each city lies, or say it of none")
    return places


def read_lines(entry: Entry, cities: Collection[str]) -> list[Pair]:
    """Read the lines of one kind; a pair of cities comes once for each line between them."""
    pairs: list[Pair] = []
    seen: set[Pair] = set()
    for city, ends in entry.keyed(cities, "city of this map").items():
        for item in ends.items():
            other = item.one_of(cities, "city of this map")
            if item.value == city:
                item.fault("a line joins two different cities")
            elif (other, city) in seen:
                item.fault(f"this line stands under {shown(other)} already; write each line once")
            elif other and other != city:
                pairs.append((city, other))
                seen.add((city, other))
    return pairs


def _letter(entry: Entry, tokens: Mapping[str, int]) -> str:
    return entry.fields(("letter",), ("at",))["letter"].one_of(tokens, "letter of city tokens")


def _expect_tokens(
    entry: Entry, provinces: dict[str, dict[str, str]], tokens: Mapping[str, int]
) -> None:
    cities = Counter(letter for cities in provinces.values() for letter in cities.values())
    for letter, count in tokens.items():
        if cities[letter] > count:
            entry.fault(
                f"{cities[letter]} cities have the letter {letter}, but it has {count} city tokens"
            )


def _expect_at_most(most: int, count: int, entry: Entry, noun: str) -> None:
    """Note what is more than a move's number has room for, and read no further."""
    if count > most:
        entry.fault(f"{count} {noun} are too many; {most} is the most")
        entry.expect_no_faults()
