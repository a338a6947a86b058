"""Measures speed: our engine in both forms, beside its peers. `make bench` runs it."""

import argparse
import sys
from pathlib import Path

from bench.compare import slower
from bench.contestants import ContestantError
from bench.keep import Run, keep, last_run, to_json
from bench.measure import FULL, QUICK, measure
from bench.report import comparison, report

TO_OUTPUT = "-"


def main() -> None:
    """Measure, show, compare with what was kept last, and keep if asked to."""
    chosen = arguments()
    try:
        run = measure(QUICK if chosen.quick else FULL, with_peers=not chosen.no_peers)
    except ContestantError as error:
        sys.exit(f"bench: {error}")
    if chosen.json == TO_OUTPUT:
        print(to_json(run), end="")
    else:
        show(run)
    if chosen.json and chosen.json != TO_OUTPUT:
        Path(chosen.json).write_text(to_json(run), encoding="utf-8")
    if chosen.write:
        keep(run, report(run))


def show(run: Run) -> None:
    """Print the report and what became slower."""
    last = last_run()
    changes = slower(last.figures, run.figures) if last else []
    print(report(run), comparison(last, run, changes), sep="\n\n")


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="rough figures, in about a minute")
    parser.add_argument("--no-peers", action="store_true", help="measure ourselves only")
    parser.add_argument(
        "--json", nargs="?", const=TO_OUTPUT, metavar="FILE", help="print or write JSON"
    )
    parser.add_argument(
        "--write", action="store_true", help="keep the figures in docs/ and bench/last.json"
    )
    chosen = parser.parse_args()
    if chosen.quick and chosen.write:
        parser.error("the figures of a quick run are too rough to be kept")
    return chosen


if __name__ == "__main__":
    main()
