"""Makes the golden records of tests/games: `.venv/bin/python -m tools.make_golden`.

Only records that are missing are made, and SHA256SUMS is written anew for all of them: a record
that has been committed stays as it is, because no release may break one. To replace a record on
purpose, delete its file first. What is made depends on nothing but the seeds: of the games that the
sensible players play from a wanted seed on, the first one that suits is taken.
"""

import hashlib
from pathlib import Path
from random import Random
from typing import Final

from concordia import Game
from concordia.engine.state import State
from concordia.engine.turn import play
from concordia.notation.record import Record, write_record
from tools.golden_specs import SPECS, Spec
from tools.sensible_player import SensiblePlayer

GAMES: Final = Path(__file__).parents[1] / "tests" / "games"
SUMS: Final = GAMES / "SHA256SUMS"
NAMES: Final = ("Aurelia", "Brutus", "Claudia", "Decimus", "Elia", "Flavius")
DATE: Final = "2026-01-01"
LEAST_MOVES: Final = 120
MOST_MOVES: Final = 1500


def main() -> None:
    """Make what is missing and say so."""
    GAMES.mkdir(parents=True, exist_ok=True)
    for spec in SPECS:
        path = GAMES / f"{spec.name}.cgn"
        if not path.exists():
            path.write_text(golden(spec), encoding="utf-8", newline="\n")
            print(f"made {path.name}")
    SUMS.write_text("\n".join(sums()) + "\n", encoding="utf-8", newline="\n")


def sums() -> list[str]:
    """Return a line for each record, as the tool sha256sum writes and checks them."""
    records = sorted(GAMES.glob("*.cgn"))
    return [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in records]


def golden(spec: Spec) -> str:
    """Return the record of the first game that suits."""
    seed = spec.seed
    while (record := _game(spec, seed)) is None:
        seed += 1
    return write_record(record)


def _game(spec: Spec, seed: int) -> Record | None:
    """Play a game; None if it is no such game as is wanted."""
    names = list(NAMES[: spec.players])
    game = Game.new(spec.map, names, spec.mode, seed, **spec.options)
    state, moves = game.state.clone(), list[int]()
    player = SensiblePlayer(Random(seed), house=spec.house, card=spec.card)
    start = state.clone()
    while not state.over and len(moves) < MOST_MOVES:
        if len(moves) == spec.begin:
            start = state.clone()
        moves.append(player.choose(state))
        play(state, moves[-1])
    if not (state.over and len(moves) >= LEAST_MOVES and spec.suits(state)):
        return None
    return _cut(spec, Record(start, moves, names, DATE, from_setup=spec.begin == 0), state)


def _cut(spec: Spec, record: Record, last: State) -> Record:
    """Leave out the moves before the wanted start and after the wanted end."""
    if spec.stop and last.over:
        del record.moves[spec.stop :]
    del record.moves[: spec.begin]
    return record


if __name__ == "__main__":
    main()
