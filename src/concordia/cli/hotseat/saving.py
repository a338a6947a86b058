"""Where a game in the terminal is kept, so that nothing is lost."""

import contextlib
from datetime import datetime
from itertools import count
from pathlib import Path

from concordia.cli.files import write_text
from concordia.game import Game


class SaveFile:
    """The record of the game on disk, written anew after every choice."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble = ""
        """Why the last attempt failed; empty if it did not."""

    def write(self, game: Game) -> None:
        """Save the game; trouble is kept for the screen and does not stop the game."""
        try:
            write_text(self.path, game.record())
            self.trouble = ""
        except OSError as error:
            self.trouble = f"{self.path}: {error.strerror or error}"


def usual_path() -> Path:
    """Return a file in this folder that does not exist yet, named after the time."""
    stem = f"concordia-{datetime.now():%Y-%m-%d-%H%M}"  # noqa: DTZ005 - the player's own clock
    names = (f"{stem}{f'-{n}' if n else ''}.cgn" for n in count())
    return next(path for name in names if not (path := Path(name)).exists())


def load_line_editing() -> None:
    """Let the arrow keys edit what is typed, where the system can do that."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - importing it is what switches it on
