"""The options of the commands that set a game up: map, way to play, seed and variants."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from pathlib import Path
from typing import Final

import click

from concordia.content.maps import MapFile, load_map
from concordia.content.options import options_from_dict

SEED_BITS: Final = 31
_FLAGS: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}

EXAMPLES_OF_OPTIONS: Final = (
    "intermediate, market=back, no_goods, small_ionium, open_hands, "
    "russian_colonist, hungarian_magnus"
)


@dataclass(frozen=True)
class Setup:
    """What was said about the game to set up."""

    map_name: str | None = None
    mode: str | None = None
    seed: int | None = None
    options: Mapping[str, bool | str] = field(default_factory=dict)

    def map_file(self) -> MapFile:
        """Return the map, Imperium where none was named."""
        return find_map(self.map_name or "imperium")

    def checked_options(self) -> dict[str, bool | str]:
        """Return the options after making sure that there are such."""
        options_from_dict(self.options)
        return dict(self.options)

    def mode_name(self) -> str:
        """Return the way to play, the base game where none was named."""
        return self.mode or "base"

    def seed_or_draw(self) -> int:
        """Return the seed, a random one where none was given."""
        return draw_seed() if self.seed is None else self.seed


def draw_seed() -> int:
    """Draw a seed that is short enough to be typed again."""
    return secrets.randbits(SEED_BITS)


def find_map(name: str) -> MapFile:
    """Return a map by its id, or a user's own by the path of its file."""
    return load_map(Path(name) if looks_like_path(name) else name)


def looks_like_path(name: str) -> bool:
    """Tell a path from the id of a map."""
    return name.endswith(".toml") or "/" in name or "\\" in name


def read_option(text: str) -> tuple[str, bool | str]:
    """Read `intermediate` or `market=back`."""
    name, _, value = text.partition("=")
    return name.strip(), _FLAGS.get(value.strip() or "true", value.strip())


def setup_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options that say what to play; it gets them as one `Setup`."""

    @click.option(
        "--map",
        "map_name",
        metavar="MAP",
        help="Id of a map, or a path to your own; `concordia maps` lists the ids.",
    )
    @click.option("--mode", metavar="MODE", help="base (the default), venus or team.")
    @click.option(
        "--seed", type=int, help="The same seed gives the same game; random if not given."
    )
    @click.option(
        "--option",
        "options",
        multiple=True,
        metavar="NAME[=VALUE]",
        help=f"A variant of the rules; can be repeated: {EXAMPLES_OF_OPTIONS}.",
    )
    @wraps(command)
    def with_setup(
        *,
        map_name: str | None,
        mode: str | None,
        seed: int | None,
        options: Sequence[str],
        **rest: object,
    ) -> None:
        chosen = dict(read_option(text) for text in options)
        command(setup=Setup(map_name, mode, seed, chosen), **rest)

    return with_setup
