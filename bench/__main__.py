"""Measures speed: our engine in both forms, beside its peers. `make bench` runs it."""

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

from bench.compare import slower
from bench.contestants import PEERS, SWITCHES, Contestant, forms, peers
from bench.environment import NoPeersError, ready_environment
from bench.figures import Figures, sum_up
from bench.instructions import WORKS, ValgrindError, have_valgrind, instructions
from bench.keep import Run, keep, last_run, to_json, today
from bench.machine import load, load_text, machine
from bench.report import comparison, report
from bench.rounds import Rounds

TO_OUTPUT = "-"


class Effort(NamedTuple):
    """How much is measured."""

    rounds: int
    seconds: float
    """About this much for each figure of each round."""
    works: tuple[str, ...]
    """The works whose instructions are counted."""


FULL = Effort(5, 0.4, tuple(WORKS))
QUICK = Effort(2, 0.02, tuple(WORKS)[:1])


def main() -> None:
    """Measure, show, compare with what was kept last, and keep if asked to."""
    chosen = arguments()
    run = measure(QUICK if chosen.quick else FULL, with_peers=not chosen.no_peers)
    last = last_run()
    if chosen.json == TO_OUTPUT:
        print(to_json(run), end="")
    else:
        print(report(run), comparison(last, _changes(last, run)), sep="\n\n")
    if chosen.json and chosen.json != TO_OUTPUT:
        Path(chosen.json).write_text(to_json(run))
    if chosen.write:
        keep(run, report(run))


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="rough figures in half a minute")
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


def measure(effort: Effort, *, with_peers: bool) -> Run:
    """Measure everything that can be measured here."""
    remarks: list[str] = []
    ours = forms()
    if missing := SWITCHES.keys() - {form.name for form in ours}:
        remarks.append(f"the {' and '.join(missing)} form, which does not run here")
    rounds = Rounds([*ours, *(_peers(remarks) if with_peers else [])])
    before = load()
    _warn_if_busy(before)
    figures = rounds.measure(effort.rounds, effort.seconds)
    busy = load_text(before, load())
    figures |= _instructions(ours, effort, remarks)
    return Run({"date": today(), **machine(), **rounds.versions, "load": busy}, figures, remarks)
