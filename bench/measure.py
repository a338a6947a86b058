"""One run: the rounds of ourselves and our peers, and the counting of instructions."""

import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import NamedTuple

from bench.contestants import SWITCHES, Contestant, forms, peers
from bench.environment import NoPeersError, ready_environment
from bench.figures import Figures, sum_up
from bench.instructions import WORKS, ValgrindError, have_valgrind, instructions
from bench.keep import Run, today
from bench.machine import load, load_text, machine
from bench.rounds import Rounds


class Effort(NamedTuple):
    """How much is measured."""

    rounds: int
    seconds: float
    """About this much for each figure of each round."""
    works: tuple[str, ...]
    """The works whose instructions are counted."""


FULL = Effort(5, 0.4, tuple(WORKS))
QUICK = Effort(2, 0.02, tuple(WORKS)[:1])


def measure(effort: Effort, *, with_peers: bool) -> Run:
    """Measure everything that can be measured here."""
    remarks: list[str] = []
    ours = _ours(remarks)
    rounds = Rounds([*ours, *_peers(remarks, wanted=with_peers)])
    before = load()
    print(f"bench: load {load_text(before)}", file=sys.stderr)
    figures = rounds.measure(effort.rounds, effort.seconds)
    after = load()
    figures |= _instructions(ours, effort.works, remarks)
    facts = {"date": today(), **machine(), **_versions(rounds), "load": load_text(before, after)}
    facts["effort"] = f"{effort.rounds} rounds, {effort.seconds} seconds for a figure"
    return Run(facts, figures, remarks + rounds.remarks)


def _ours(remarks: list[str]) -> list[Contestant]:
    ours = forms()
    missing = SWITCHES.keys() - {contestant.name for contestant in ours}
    remarks.extend(f"our {form} form, which does not run here" for form in missing)
    return ours


def _peers(remarks: list[str], *, wanted: bool) -> list[Contestant]:
    try:
        if wanted:
            return peers(ready_environment())
        remarks.append("the peers, as they were not wanted")
    except NoPeersError as error:
        remarks.append(f"the peers, which cannot be installed here: {error}")
    return []


def _versions(rounds: Rounds) -> dict[str, str]:
    """Return our version, that of what compiles us, and those of the peers."""
    ours = {name: version(name) for name in ("concordia", "mypy")}
    theirs = {who: v for who, v in rounds.versions.items() if who not in SWITCHES}
    return ours | dict(sorted(theirs.items()))


def _instructions(ours: Sequence[Contestant], works: Sequence[str], remarks: list[str]) -> Figures:
    if not have_valgrind():
        remarks.append("instructions, as there is no valgrind here")
        return {}
    print("bench: counting instructions", file=sys.stderr)
    try:
        return sum_up((form.name, one) for form in ours for one in instructions(form.name, works))
    except ValgrindError as error:
        remarks.append(f"instructions: {error}")
        return {}
