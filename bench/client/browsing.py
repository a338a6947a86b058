"""Lets a browser measure: makes the table, and hands the game over to web/tools/measure.ts."""

import asyncio
import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from bench.server.player import Recording
from tests.server.helpers import Running

ROOT = Path(__file__).parents[2]
GAME = "imperium-venus-3"
"""A long game on the largest map."""
FIRST = 300
"""Where the measured moves begin: there is much on the board by then."""
MOVES = 300


@dataclass
class Figures:
    """What the browser found."""

    browser: str
    first_bytes: int
    """All that comes over the network until one can play, as it comes, headers with it."""
    first_requests: int
    first_milliseconds: float
    scripting: list[float]
    """The milliseconds of scripting after each move that is made elsewhere."""
    drawing: list[float]
    """The same of style and layout."""
    acknowledged: list[float]
    """From a click to the first frame that answers it."""
    answered: list[float]
    """From a click to the frame that shows the move made."""


def spread(times: list[float]) -> tuple[float, float]:
    """Return the median, and what 95 of 100 stay below."""
    return median(times), quantiles(times, n=20)[-1]


async def measured(server: Running) -> Figures:
    """Play a recorded game with a browser on its first seat."""
    recording = Recording(GAME, FIRST)
    table = await server.from_record(recording.record, *["person"] * recording.seats)
    task = {
        "server": server.url,
        "table": table.id,
        "tokens": [table.token(seat) for seat in range(recording.seats)],
        "moves": recording.moves[:MOVES],
    }
    return Figures(**json.loads(await _browse(json.dumps(task))))


async def _browse(task: str) -> str:
    """Run the measuring script; it writes what it found into a file."""
    with tempfile.TemporaryDirectory() as folder:
        asked, found = Path(folder) / "asked.json", Path(folder) / "found.json"
        asked.write_text(task, encoding="utf-8")
        npm = [sys.executable, str(ROOT / "tools" / "web.py"), "run", "--silent", "measure", "--"]
        script = await asyncio.create_subprocess_exec(*npm, str(asked), str(found))
        if await script.wait():
            raise RuntimeError("the browser could not measure: see above")
        return found.read_text(encoding="utf-8")
