"""The values of a map file, each read and checked by itself: names, places, lists of lines."""

import re
import unicodedata
from collections.abc import Collection
from typing import Final

from concordia.content.entry import Entry
from concordia.content.reading import shown
from concordia.engine.types import MAX_SEATS

Place = tuple[float, float]
"""Degrees of latitude (north) and longitude (east)."""

_MAP_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
_LONGEST_NAME: Final = 40
_LEAST_PLAYERS: Final = 2
_PAIR: Final = 2


def read_map_id(entry: Entry, taken: Collection[str]) -> str:
    """Read the id of a map, which must not be that of another one."""
    map_id = entry.text()
    if entry.given and not _MAP_ID.fullmatch(map_id):
        entry.fault("an id has small letters, digits and _, begins with a letter and is short")
    if map_id in taken:
        entry.fault(f"{map_id} is the id of a map that comes with the game; choose another one")
    return map_id


def check_name(entry: Entry, name: str) -> None:
    """Check the name of a place: it must stand in the text of a move and in a line's id."""
    plain = all(unicodedata.category(sign)[0] in "LMN" or sign in " .'" for sign in name)
    tidy = name == unicodedata.normalize("NFC", " ".join(name.split())) and name[:1].isalpha()
    if entry.given and (not plain or not tidy or len(name) > _LONGEST_NAME):
        entry.fault(
            f"{shown(name)} is no name: write letters, digits, single spaces, points and "
            f"apostrophes, a letter first, {_LONGEST_NAME} signs at most"
        )


def read_place(entry: Entry) -> Place | None:
    """Read a latitude and a longitude."""
    numbers = entry.items()
    if not entry.given:
        return None
    if len(numbers) != _PAIR:
        entry.fault("write a latitude and a longitude: two numbers")
        return None
    return numbers[0].number(-90, 90), numbers[1].number(-180, 180)


def read_recommended(entry: Entry) -> tuple[int, int]:
    """Read the least and the greatest number of players that a map is recommended for."""
    if not entry.given:
        return _LEAST_PLAYERS, MAX_SEATS
    numbers = [item.whole(_LEAST_PLAYERS, MAX_SEATS) for item in entry.items()]
    if len(numbers) != _PAIR or numbers != sorted(numbers):
        entry.fault("write the least and the greatest number of players")
        return _LEAST_PLAYERS, MAX_SEATS
    return numbers[0], numbers[1]
