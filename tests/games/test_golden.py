"""Golden records: no release may break a game that was ever written down.

tools/make_golden.py makes records, SHA256SUMS keeps them from being changed unnoticed, and
wanted.py says what they must show.
"""

import hashlib
from functools import cache
from pathlib import Path

import pytest

from concordia import Game
from concordia.engine.scoring import winner
from concordia.notation.record import Record
from concordia.notation.record_reader import read_record
from tests.games.shown import first_of, traits_of, winners
from tests.games.wanted import gaps, wanted_traits

GAMES = Path(__file__).parent
RECORDS = sorted(GAMES.glob("*.cgn"))
TIES = [path for path in RECORDS if "tie-by-magnus" in path.stem]


@cache
def record(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_result_and_is_written_the_same_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = Game.read(path)
    assert game.record() == text
    assert ("[scores]" in text) == game.over
    assert "\nresult: " in text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_can_be_cut_after_a_turn(path: Path) -> None:
    head, _, rest = path.read_text(encoding="utf-8").partition("[moves]\n")
    turns = [line for line in rest.partition("\n\n")[0].splitlines() if line]
    unfinished = [line for line in head.splitlines() if not line.startswith("result: ")]
    for count in {0, 1, len(turns) // 2}:
        text = "\n".join([*unfinished, "[moves]", *turns[:count]])
        assert Game.read(text).record().count("\n") == len([*unfinished, *turns[:count]]) + 2


@pytest.mark.parametrize("path", TIES, ids=lambda path: path.stem)
def test_a_tie_goes_to_whom_praefectus_magnus_comes_to_first(path: Path) -> None:
    last = Game.read(path).state
    step = 1 if last.rules.options.hungarian_magnus else -1
    assert len(winners(last)) > 1
    assert winner(last) == first_of(last, winners(last), step)


def test_golden_records_show_all_that_must_be_shown() -> None:
    shown: set[str] = set().union(*[traits_of(record(path)) for path in RECORDS])
    assert gaps(wanted_traits(), shown) == []


@pytest.mark.parametrize(
    "trait",
    [
        "hellas, team for 6",
        "ionium with small_ionium, base for 5",
        "the option no_goods in venus",
        "the end by the 15th house in team play",
        "a tie that Praefectus Magnus decides in individual play",
    ],
)
def test_a_trait_that_no_record_shows_is_a_gap(trait: str) -> None:
    wanted = wanted_traits()
    assert gaps(wanted, wanted - {trait}) == [f"no golden record shows {trait}"]


def test_a_trait_that_nobody_wants_is_a_gap_too() -> None:
    assert gaps({"a"}, {"a", "b"}) == ["b is shown, but is not among what is wanted"]


def test_every_possible_map_mode_and_number_of_players_is_wanted() -> None:
    assert len([trait for trait in wanted_traits() if " for " in trait]) == 60


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_name_of_a_golden_record_says_what_is_played(path: Path) -> None:
    rules, board = record(path).start.rules, record(path).start.board
    assert path.stem.startswith(f"{board.map_id}-{rules.mode}-{rules.seats}")


def test_no_golden_record_has_been_changed_or_removed() -> None:
    listed = (GAMES / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    there = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in RECORDS]
    assert there == listed
