"""Reading and writing game files: positions (.json), records (.cgn) and maps."""

import contextlib
import errno
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

import click

from concordia.cli.setup_options import find_map
from concordia.content.maps import MapFile
from concordia.engine.errors import Fault, FaultyDocument, InvalidPosition, InvalidRecord
from concordia.game import Game
from concordia.notation.reading import parse_json

LARGEST_FILE: Final = 32_000_000
STDIN: Final = "-"

Maps = dict[str, MapFile]


def own_maps_option(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the option that makes a user's own maps known."""
    return click.option(
        "--map",
        "map_names",
        multiple=True,
        metavar="FILE",
        help="File of your own map that the game is played on; repeatable.",
    )(command)


def maps_from(names: Sequence[str]) -> Maps:
    """Return maps by their ids, read from files."""
    files = [find_map(name) for name in names]
    return {map_file.map_id: map_file for map_file in files}


def read_text(name: str) -> str:
    """Read a text file, or what comes in at `-`."""
    if name == STDIN:
        data = sys.stdin.buffer.read(LARGEST_FILE + 1)
    else:
        with Path(name).open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise click.ClickException(f"{name} is larger than {LARGEST_FILE} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise click.ClickException(f"{name} is no text in UTF-8: {error.reason}") from error


def read_game(name: str, maps: Maps) -> Game:
    """Read a game from a record or a position; which of them it is shows in the text."""
    text = read_text(name)
    with _own_map_hint():
        if text.lstrip().startswith("{"):
            return Game.load(_parse_position(text), maps)
        return Game.read(text, maps)


def read_record_file(name: str, maps: Maps) -> Game:
    """Read a game from a record; a position will not do."""
    text = read_text(name)
    if text.lstrip().startswith("{"):
        raise InvalidRecord([Fault("", f"{name} is a position, not a record of a game")])
    with _own_map_hint():
        return Game.read(text, maps)


def _parse_position(text: str) -> object:
    try:
        return parse_json(text)
    except ValueError as error:
        raise InvalidPosition([Fault("", f"not JSON: {error}")]) from error


@contextmanager
def _own_map_hint() -> Iterator[None]:
    """Say how to make a map known that a game is played on."""
    try:
        yield
    except FaultyDocument as error:
        raise type(error)([_with_hint(fault) for fault in error.faults]) from error


def _with_hint(fault: Fault) -> Fault:
    if fault.path.rpartition(".")[2] != "map" or " is no map" not in fault.message:
        return fault
    join = " If" if fault.message.endswith("?") else "; if"
    return Fault(fault.path, f"{fault.message}{join} it is your own, name its file with --map")


def write_text(path: Path, text: str) -> None:
    """Write a file so that at every moment either the old or the new one is there as a whole."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    try:
        _write_beside(path, text)
    except OSError as error:
        # Nobody asked for the temporary file that the error names.
        raise OSError(error.errno, error.strerror, str(path)) from error


def _write_beside(path: Path, text: str) -> None:
    with NamedTemporaryFile(
        "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=".concordia-", delete=False
    ) as file:
        file.write(text)
    try:
        _give_usual_rights(Path(file.name))
        Path(file.name).replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            Path(file.name).unlink()
        raise


def _give_usual_rights(path: Path) -> None:
    """Let others read it as they could any other file; temporary files are private at first."""
    mask = os.umask(0)
    os.umask(mask)
    path.chmod(0o666 & ~mask)
