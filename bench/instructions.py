"""Counts instructions with valgrind, since they are the same in every run and on a busy machine."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from bench.contestants import SWITCHES, expect_form
from bench.environment import ROOT
from bench.figures import Reading

NOTHING = "nothing"
WORKS = {
    "in_engine": "a move, in-engine",
    "driven": "a move, driven from Python",
    "clones": "a copy of a mid-game state",
    "positions": "reading a mid-game position",
}
CALLGRIND = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
WORK = (sys.executable, "-m", "bench.workload")
KEPT = ("PATH", "PYTHONPATH")
"""Where the environment differs, the stack lies elsewhere; so there is as little as possible."""


class ValgrindError(Exception):
    """Valgrind cannot run our Python; says why."""


class Count(NamedTuple):
    """How many instructions a process took, how often it did its work, and in which form."""

    instructions: int
    times: int
    form: str


def have_valgrind() -> bool:
    return shutil.which(CALLGRIND[0]) is not None


def instructions(form: str, works: Sequence[str]) -> list[Reading]:
    """Count the instructions of each work, less those of a run that does nothing."""
    # Python keeps what it compiled from the sources: were that missing, the first count had it too.
    _run(form, [*WORK, NOTHING])
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        idle, *counts = threads.map(lambda work: _count(form, work), [NOTHING, *works])
    return [
        Reading("instructions", WORKS[work], "instructions", per_time(idle, count))
        for work, count in zip(works, counts, strict=True)
    ]


def per_time(idle: Count, count: Count) -> float:
    return round((count.instructions - idle.instructions) / count.times)


def _count(form: str, work: str) -> Count:
    done = _run(form, [*CALLGRIND, *WORK, work])
    count = parse(done.stdout, done.stderr)
    expect_form(form, count.form)
    return count


def _run(form: str, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    environment = kept | {"PYTHONHASHSEED": "0"} | SWITCHES[form]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def parse(printed: str, told: str) -> Count:
    """Read what the work printed and what valgrind told."""
    collected = re.search(r"Collected : (\d+)", told)
    did = re.fullmatch(r"(\d+) (\w+)\n", printed)
    if not did or not collected:
        raise ValgrindError(told.strip().splitlines()[-1] if told.strip() else "it says nothing")
    return Count(int(collected[1]), int(did[1]), did[2])
