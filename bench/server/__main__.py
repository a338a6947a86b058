"""Measures the table server, and says what was aimed at. `make bench-server` runs it."""

import argparse
import asyncio
import resource
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from bench.machine import load, load_text, machine
from bench.server import measures
from concordia.compiled import form
from tests.server.processes import Process, free_port

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "server-benchmarks.md"


async def measured() -> str:
    """Measure all, and return the report."""
    before = load()
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        server = Process(str(Path(folder) / "games.db"), free_port())
        await server.start()
        try:
            told = await _measure(server)
        finally:
            server.kill()
    return "\n".join([*_heading(before), "", *told])


async def _measure(server: Process) -> list[str]:
    running = server.running
    steady = await measures.moves_a_second(running, measures.TABLES / measures.TARGET)
    fastest = await measures.moves_a_second(running, 0.0)
    growth = await measures.growth(running)
    memory = await measures.memory(running, server.pid)
    replay = measures.replay_longest()
    rows = [
        (f"{measures.TABLES} tables of 4, paced: moves a second", f"{steady.moves_a_second:.0f}"),
        ("from sending a move to every seat's update: median", f"{steady.p50:.1f} ms"),
        ("the same: 99th percentile", f"{steady.p99:.1f} ms"),
        (f"{measures.TABLES} tables, unpaced: moves a second", f"{fastest.moves_a_second:.0f}"),
        ("the same: median, 99th percentile", f"{fastest.p50:.0f} ms, {fastest.p99:.0f} ms"),
        (f"a game of {growth.moves} moves: median of its first quarter", f"{growth.first:.1f} ms"),
        ("the same game: median of its last quarter", f"{growth.last:.1f} ms"),
        ("the server before tables are opened", f"{memory.before:.0f} MB"),
        (f"{memory.tables} open tables, {memory.sockets} sockets", f"{memory.after:.0f} MB"),
        ("one open table in mid-game with 4 sockets", f"{memory.kilobytes_each:.0f} kB"),
        (f"a stored game of {replay.moves} moves comes back in", f"{replay.milliseconds:.0f} ms"),
    ]
    return ["| | measured |", "|---|---|", *(f"| {what} | {figure} |" for what, figure in rows)]


def _heading(before: float) -> list[str]:
    facts = machine()
    built = f"{facts['processor']}; {facts['system']}; {facts['Python']}; engine {form()}"
    return [
        f"{datetime.now(UTC):%Y-%m-%d}; {built}; SQLite.",
        f"Server and clients share the machine. Load: {load_text(before)}.",
    ]


def main() -> None:
    """Measure, show, and keep if asked to."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--write", action="store_true", help="keep the figures in docs/")
    chosen = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    report = asyncio.run(measured())
    print(report)
    if chosen.write:
        page = PAGE.read_text(encoding="utf-8")
        before = page.partition("<!-- figures -->")[0]
        PAGE.write_text(f"{before}<!-- figures -->\n\n{report}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
