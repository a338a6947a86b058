"""Who is measured: the forms of our engine that can run here, and the peers; each a process."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from bench.contestant import Statement
from bench.environment import ROOT
from concordia.compiled import SWITCH

COMPILED, INTERPRETED = "compiled", "interpreted"
SWITCHES = {COMPILED: {SWITCH: "0"}, INTERPRETED: {SWITCH: "1"}}
PEERS = ("catan", "spiel", "python_chess", "gin_rummy")


class ContestantError(Exception):
    """A contestant could not be measured."""


class Contestant(NamedTuple):
    """A module that measures one of them, and how to start it."""

    name: str
    python: Path
    module: str
    switches: dict[str, str]

    def measure(self, seconds: float) -> Statement:
        """Let it measure once."""
        statement = Statement.parse(self.run("-m", self.module, str(seconds)))
        if self.name in SWITCHES:
            expect_form(self.name, statement.who)
        return statement

    def run(self, *arguments: str) -> str:
        """Return what its Python prints. What it complains about is shown as it comes."""
        done = subprocess.run(
            [self.python, *arguments],
            cwd=ROOT,
            env=os.environ | self.switches,
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
        if done.returncode:
            raise ContestantError(f"{self.name} stopped with code {done.returncode}")
        return done.stdout


def expect_form(wanted: str, ran: str) -> None:
    """Never take one form for the other, as when sources are edited during a run."""
    if wanted != ran:
        raise ContestantError(f"the {wanted} form was to be measured, but the {ran} one ran")


def forms() -> list[Contestant]:
    """Return those forms of ours that really run when they are asked for."""
    python = Path(sys.executable)
    found = [Contestant(form, python, "bench.ours", SWITCHES[form]) for form in SWITCHES]
    return [contestant for contestant in found if _form(contestant) == contestant.name]


def _form(contestant: Contestant) -> str:
    return contestant.run("-c", "from concordia import compiled; print(compiled.form())").strip()


def peers(python: Path) -> list[Contestant]:
    """Return the peers, to be run by the Python that has them."""
    return [Contestant(name, python, f"bench.peers.{name}", {}) for name in PEERS]
