"""Measures the browser client, and says what was aimed at. `make bench-client` runs it."""

import argparse
import asyncio
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from bench.client import browsing
from bench.client.browsing import Figures, spread
from bench.machine import load, load_text, machine
from tests.server.processes import Process, free_port

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "client-benchmarks.md"
MARK = "<!-- figures -->"


async def measured() -> str:
    """Measure all, and return the report."""
    before = load()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(str(Path(folder) / "games.db"), free_port())
        await server.start()
        try:
            figures = await browsing.measured(server.running)
        finally:
            server.kill()
    return "\n".join([*_heading(figures.browser, before), "", *_table(figures)])


def _heading(browser: str, before: float) -> list[str]:
    facts = machine()
    return [
        f"{datetime.now(UTC):%Y-%m-%d}; {facts['processor']}; {facts['system']}; {browser}.",
        f"Server and browser share the machine. Load: {load_text(before)}.",
    ]


def _table(figures: Figures) -> list[str]:
    kilobytes = figures.first_bytes / 1000
    times = [
        (f"scripting after each of {len(figures.scripting)} moves of others", figures.scripting),
        ("style and layout after them", figures.drawing),
        (f"from each of {len(figures.answered)} clicks to its first answer", figures.acknowledged),
        ("from the click to the board with the move made", figures.answered),
    ]
    rows = [
        ("to the first playable screen, compressed", f"{kilobytes:.0f} kB"),
        ("requests for it", str(figures.first_requests)),
        ("time for it", f"{figures.first_milliseconds:.0f} ms"),
        *((f"{what}: median, 95th percentile", _spread(some)) for what, some in times),
    ]
    return ["| | measured |", "|---|---|", *(f"| {what} | {figure} |" for what, figure in rows)]


def _spread(times: list[float]) -> str:
    middle, most = spread(times)
    return f"{middle:.1f} ms, {most:.1f} ms"


def main() -> None:
    """Measure, show, and keep if asked to."""
    parser = argparse.ArgumentParser(prog="python -m bench.client", description=__doc__)
    parser.add_argument("--write", action="store_true", help="keep the figures in docs/")
    chosen = parser.parse_args()
    report = asyncio.run(measured())
    print(report)
    if chosen.write:
        before = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
        PAGE.write_text(f"{before}{MARK}\n\n{report}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
