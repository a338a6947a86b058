"""What a position and a record say first: which map, way to play and options they are about."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from concordia.content.map_file import MapFile
from concordia.content.maps import board, load_map, map_ids
from concordia.content.options import options_from_dict
from concordia.content.reading import shown
from concordia.content.rules import mode_ids, rules_for
from concordia.engine.board import Board
from concordia.engine.cards import Options, Rules
from concordia.engine.errors import Fault, InvalidOptions, InvalidPosition
from concordia.notation import RULES_VERSION
from concordia.notation.reading import Reader

Maps = Mapping[str, MapFile]
"""A user's own maps by their ids, beside those that come with the project."""


def read_heading(
    reader: Reader, data: Mapping[str, Any], seats: int, maps: Maps
) -> tuple[Board, Rules]:
    """Read what game a document is about: map, mode and options."""
    options = read_options(reader, data.get("options"))
    known = {name: n for n, name in enumerate([*map_ids(), *maps])}
    reader.choice(data.get("map"), "map", "map", known)
    modes = {name: n for n, name in enumerate(mode_ids())}
    reader.choice(data.get("mode"), "mode", "mode", modes)
    stop_at_faults(reader)
    with _faults_at("players"):
        rules = rules_for(data["mode"], seats, options)
    with _faults_at("options"):
        return board(maps.get(data["map"]) or load_map(data["map"]), options), rules


@contextmanager
def _faults_at(path: str) -> Iterator[None]:
    """Name the place of what cannot be played."""
    try:
        yield
    except InvalidOptions as error:
        raise InvalidPosition([Fault(path, str(error))]) from error


def check_rules_version(reader: Reader, version: object) -> None:
    """Refuse a document that was made by newer rules than this program knows."""
    text = shown(version).strip('"') if isinstance(version, str | int) else ""
    number = re.fullmatch(r"([1-9][0-9]{0,19})(\.[0-9]{1,9}){0,3}", text)
    if number is None:
        reader.fault("rules", f"must be a version such as {RULES_VERSION}, not {shown(version)}")
    elif int(number[1]) > int(RULES_VERSION):
        reader.fault(
            "rules", f"version {version} is newer than {RULES_VERSION}, which is known here"
        )


def read_options(reader: Reader, value: object) -> Options:
    """Read the options of a game, the defaults for those that are not given."""
    try:
        return options_from_dict(reader.mapping(value, "options"))
    except InvalidOptions as error:
        reader.fault("options", str(error))
        return Options()


def stop_at_faults(reader: Reader) -> None:
    """Raise what has been noted."""
    if reader.faults:
        raise InvalidPosition(reader.faults)
