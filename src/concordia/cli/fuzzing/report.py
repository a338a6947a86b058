"""What fuzzing tells: the sum of all games, and a failure with the way back to it."""

import shlex
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import click

from concordia.cli.files import write_text
from concordia.cli.fuzzing.one_game import Outcome
from concordia.cli.fuzzing.plan import Plan, Task
from concordia.cli.output import write_json


@dataclass
class Tally:
    """What has been counted so far."""

    games: int = 0
    moves: int = 0
    unfinished: int = 0
    ways: Counter[str] = field(default_factory=Counter)
    failed: Outcome | None = None

    def count(self, outcome: Outcome) -> None:
        """Add one game."""
        task = outcome.task
        self.games += 1
        self.moves += outcome.moves
        self.unfinished += not outcome.over and not outcome.failure
        self.ways[f"{task.map_name} {task.mode} {task.players}"] += 1
        self.failed = outcome if outcome.failure else None


def report_as_json(tally: Tally, seconds: float, saved: Path | None) -> None:
    """Write the sum for machines, and where a failure is saved."""
    summary = {"ok": not tally.failed, "games": tally.games, "moves": tally.moves}
    rest = {"unfinished": tally.unfinished, "combos": tally.ways, "seconds": round(seconds, 3)}
    write_json(summary | rest | {"failure": tally.failed and _failure(tally.failed, saved)})


def _failure(failed: Outcome, saved: Path | None) -> dict[str, object]:
    return {"path": str(saved), "message": failed.failure, "seed": failed.task.seed}


def report(tally: Tally, seconds: float) -> None:
    """Say the sum."""
    speed = f"{tally.moves / max(seconds, 0.001):,.0f} moves a second"
    click.echo(
        f"{tally.games:,} games, {tally.moves:,} moves, {len(tally.ways)} ways to play, "
        f"{seconds:.1f} s ({speed}): {'a FAILURE' if tally.failed else 'no fault'}."
    )
    if tally.unfinished:
        click.echo(f"{tally.unfinished} of them were left unfinished, which is no fault.")


def save_failure(failed: Outcome) -> Path:
    """Save the game that failed; return where."""
    path = _free_path(failed.task.seed)
    write_text(path, failed.record)
    return path


def tell_failure(failed: Outcome, path: Path, plan: Plan) -> None:
    """Say what failed, and how to come back to the place."""
    click.echo(f"{failed.failure}\nafter {failed.moves} moves of {failed.task}", err=True)
    click.echo(f"Saved as {path}. Look at it:  concordia replay --step {path}", err=True)
    click.echo(f"Play it again:  {shlex.join(again(failed.task, plan))}", err=True)


def _free_path(seed: int) -> Path:
    names = (f"fuzz-{seed}{f'-{n}' if n else ''}.cgn" for n in count())
    return next(path for name in names if not (path := Path(name)).exists())


def again(task: Task, plan: Plan) -> list[str]:
    """Return the command that plays one game again; drawn options follow from its seed."""
    options = [f"--option={name}={_said(value)}" for name, value in plan.options.items()]
    way = ["--map", task.map_name, "--mode", task.mode, "--players", str(task.players)]
    return ["concordia", "fuzz", "--games=1", f"--seed={task.seed}", *way, *options]


def _said(value: object) -> str:
    return str(value).lower()
