"""Draws docs/images/table.svg, a table in the terminal: `concordia show` in the middle of a game.

    python tools/make_picture.py

The picture is made of text alone, with whatever monospaced font the reader's browser has.
"""

import io
import re
from pathlib import Path

from rich.console import Console

from concordia import Game
from concordia.cli.display.scene import scene_of
from concordia.cli.display.table import table_display

ROOT = Path(__file__).resolve().parent.parent
RECORD = ROOT / "tests/games/imperium-base-4.cgn"
PICTURE = ROOT / "docs/images/table.svg"
MOMENT = 300
WIDTH = 120


def main() -> None:
    """Draw the moment and write it."""
    game = Game.read(RECORD)
    game.undo(len(game.log) - MOMENT)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    console.print(table_display(scene_of(game, game.turn), WIDTH))
    svg = console.export_svg(title="concordia show")
    # Rich's picture would fetch a font from the network.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    PICTURE.write_text(svg.replace("Fira Code, monospace", "monospace"), encoding="utf-8")


if __name__ == "__main__":
    main()
