"""The maps: those that come with the game, and files of one's own in the same format."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from concordia.content.entry import Entry, parse, read_file
from concordia.content.geography import without_provinces
from concordia.content.map_file import MAP_OPTIONS, MapFile, read_map_file
from concordia.content.reading import unknown
from concordia.content.rulesets import bundled_rulesets
from concordia.engine.board import Board
from concordia.engine.cards import Options
from concordia.engine.errors import InvalidOptions

__all__ = ["MapFile", "board", "load_map", "map_ids", "read_map"]

_MAPS: Final = Path(__file__).parent / "maps"


@cache
def map_ids() -> tuple[str, ...]:
    """Return the ids of the maps that come with the game."""
    return tuple(sorted(path.stem for path in _MAPS.glob("*.toml")))


def load_map(map_id: str | Path) -> MapFile:
    """Return a map that comes with the game, by its id, or read one from the file at a path.

    A text is always an id, never a path, so that what a stranger sends cannot name a file.

    Raises:
        InvalidOptions: there is no map of this id.
        InvalidContent: the file has faults; the error lists all of them.
    """
    if isinstance(map_id, Path):
        return _map(read_file(map_id), map_ids())
    if map_id not in map_ids():
        raise InvalidOptions(unknown(map_id, map_ids(), "map"))
    return _bundled_map(map_id)


def read_map(text: str, file: str) -> MapFile:
    """Read a map from the text of a file; `file` is the name for its faults."""
    return _map(parse(text, file), map_ids())


def board(map_file: MapFile, options: Options | None = None) -> Board:
    """Return the board to play on; games with the same map and options share it.

    Raises:
        InvalidOptions: an option asks for a variant that the map does not have.
    """
    chosen = tuple(name for name in MAP_OPTIONS if options and getattr(options, name))
    for name in chosen:
        if name not in map_file.variants:
            having = [other for other in map_ids() if name in load_map(other).variants]
            raise InvalidOptions(
                f"the option {name} is for {' and '.join(having)}, not for {map_file.map_id}"
            )
    return _board(map_file, chosen)


@cache
def _bundled_map(map_id: str) -> MapFile:
    return _map(read_file(_MAPS / f"{map_id}.toml"), ())


def _map(root: Entry, taken: tuple[str, ...]) -> MapFile:
    tokens = {letter: sum(units) for letter, units in bundled_rulesets().tokens.items()}
    return read_map_file(root, tokens, taken)


@lru_cache(maxsize=64)
def _board(map_file: MapFile, chosen: tuple[str, ...]) -> Board:
    left_out = {province for option in chosen for province in map_file.variants[option]}
    return Board(without_provinces(map_file.facts, left_out))
