"""Who is measured: the forms of our engine that can run here, and the peers; each a process."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from bench.contestant import Statement
from bench.environment import ROOT

COMPILED, INTERPRETED = "compiled", "interpreted"
FORMS = (COMPILED, INTERPRETED)
PEERS = ("catan", "spiel", "python_chess", "gin_rummy")
_SWITCHES = {COMPILED: {}, INTERPRETED: {"CONCORDIA_INTERPRETED": "1"}}


class ContestantError(Exception):
    """A contestant could not be measured."""


class Contestant(NamedTuple):
    """A module that measures one of them, and how to start it."""

    name: str
    python: Path
    module: str
    switches: dict[str, str]

    def measure(self, seconds: float) -> Statement:
        """Run it once. What it complains about is shown as it comes."""
        command = [self.python, "-m", self.module, str(seconds)]
        environment = environment_without_switch() | self.switches
        done = subprocess.run(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=False
        )
        if done.returncode:
            raise ContestantError(f"{self.name} stopped with code {done.returncode}")
        return Statement.parse(done.stdout)


def environment_without_switch() -> dict[str, str]:
    """Return the variables of this process but for the one that chooses the form."""
    return {name: value for name, value in os.environ.items() if name != "CONCORDIA_INTERPRETED"}


def forms() -> list[Contestant]:
    """Return those forms of ours that run when they are asked for."""
    found = [Contestant(form, Path(sys.executable), "bench.ours", _SWITCHES[form]) for form in FORMS]
    return [contestant for contestant in found if _form(contestant) == contestant.name]


def _form(contestant: Contestant) -> str:
    ask = "from bench.ours import form; print(form())"
    environment = environment_without_switch() | contestant.switches
    return subprocess.run(
        [contestant.python, "-c", ask],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout.strip()


def peers(python: Path) -> list[Contestant]:
    """Return the peers, to be run by the Python that has them."""
    return [Contestant(name, python, f"bench.peers.{name}", {}) for name in PEERS]
