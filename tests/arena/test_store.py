from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import concordia
from concordia.arena import fingerprint
from concordia.arena.match import Match
from concordia.arena.result import GameResult
from concordia.arena.run import Arena
from concordia.arena.statistics.sprt import FEWEST_SETUPS, Sprt
from concordia.arena.store import FILE, RefusedResults, Store, stored_seed
from concordia.arena.workers import ThisProcess
from tests.arena.games import QUICK, plain, results_of


def run_in(folder: Path, games: int, match: Match = QUICK) -> list[GameResult]:
    return Arena(ThisProcess(), Store(folder, match)).run(match, games)


def lines_in(folder: Path) -> list[str]:
    return (folder / FILE).read_text(encoding="utf-8").splitlines(keepends=True)


def test_results_are_stored_line_by_line(tmp_path: Path) -> None:
    results = run_in(tmp_path / "new" / "folder", 3)

    lines = lines_in(tmp_path / "new" / "folder")
    assert len(lines) == 4
    assert Store(tmp_path / "new" / "folder", QUICK).resume(QUICK.tasks(3)) == results


class Interrupted(Exception):
    """Somebody pressed Ctrl-C."""


def interrupt_after(games: int) -> Callable[[], None]:
    left = [games]

    def played() -> None:
        left[0] -= 1
        if not left[0]:
            raise Interrupted

    return played


def test_an_interrupted_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    arena = Arena(ThisProcess(), Store(tmp_path, QUICK), played=interrupt_after(2))
    with pytest.raises(Interrupted):
        arena.run(QUICK, 5)
    before = lines_in(tmp_path)

    results = run_in(tmp_path, 5)

    assert len(before) == 3
    assert lines_in(tmp_path)[:3] == before
    assert plain(results) == plain(results_of(QUICK, 5))


def test_a_finished_match_is_not_played_again(tmp_path: Path) -> None:
    first = run_in(tmp_path, 3)
    before = lines_in(tmp_path)

    assert run_in(tmp_path, 3) == first
    assert run_in(tmp_path, 2) == first[:2]
    assert lines_in(tmp_path) == before


@pytest.mark.parametrize("kept", [1, 2, 3])
def test_a_torn_last_line_is_played_again(kept: int, tmp_path: Path) -> None:
    run_in(tmp_path, 3)
    lines = lines_in(tmp_path)
    (tmp_path / FILE).write_text("".join(lines[:kept]) + lines[kept][:20], encoding="utf-8")

    results = run_in(tmp_path, 3)

    assert plain(results) == plain(results_of(QUICK, 3))
    assert len(lines_in(tmp_path)) == 4


def test_a_torn_header_is_written_again(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"format": "conc', encoding="utf-8")

    assert len(run_in(tmp_path, 1)) == 1
    assert stored_seed(tmp_path) == QUICK.seed


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (replace(QUICK, seed=8), "seed: 7 there, 8 here"),
        (replace(QUICK, players=3), "players: 2 there, 3 here"),
        (replace(QUICK, options={"market": "back"}), r"options: {} there, {\"market\": \"back\"}"),
        (replace(QUICK, bots=("random", "greedy")), "bots"),
    ],
)
def test_another_match_is_refused(other: Match, message: str, tmp_path: Path) -> None:
    run_in(tmp_path, 1)
    before = lines_in(tmp_path)

    with pytest.raises(RefusedResults, match=message):
        run_in(tmp_path, 1, other)

    assert lines_in(tmp_path) == before


def test_results_of_bots_that_were_changed_since_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_in(tmp_path, 1)
    monkeypatch.setattr(fingerprint, "bots_code", lambda: "other code")

    with pytest.raises(RefusedResults, match="the bots' code has changed since"):
        run_in(tmp_path, 1)


@pytest.mark.parametrize("line", ["no json\n", "[]\n", '{"setup": 0}\n'])
def test_a_broken_line_in_the_middle_is_named(line: str, tmp_path: Path) -> None:
    run_in(tmp_path, 3)
    lines = lines_in(tmp_path)
    (tmp_path / FILE).write_text("".join([*lines[:2], line, lines[3]]), encoding="utf-8")

    with pytest.raises(RefusedResults, match="line 3 is not the result of setup 1"):
        run_in(tmp_path, 3)


@pytest.mark.parametrize("text", ["shopping list\n", "[1, 2]\n", '{"format": "other/1"}\n'])
def test_a_file_that_holds_something_else_is_left_alone(text: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")

    with pytest.raises(RefusedResults, match="holds no results of the arena"):
        run_in(tmp_path, 1)

    assert "".join(lines_in(tmp_path)) == text


def test_an_own_map_that_was_changed_is_another_match(tmp_path: Path) -> None:
    source = Path(concordia.__path__[0]) / "content" / "maps" / "italia.toml"
    own = tmp_path / "own.toml"
    text = source.read_text(encoding="utf-8").replace('id = "italia"', 'id = "own"')
    own.write_text(text, encoding="utf-8")
    match = replace(QUICK, map=own)
    run_in(tmp_path / "out", 1, match)
    own.write_text(text + "\n", encoding="utf-8")

    with pytest.raises(RefusedResults, match="the file of the map has changed since"):
        run_in(tmp_path / "out", 1, match)


@pytest.mark.usefixtures("twin")
def test_a_sequential_test_stops_where_it_did_when_it_is_taken_up_again(tmp_path: Path) -> None:
    match = replace(QUICK, bots=("random", "twin"))
    first = Arena(ThisProcess(), Store(tmp_path, match)).run(match, 200, Sprt(0.1, 0.3))

    again = Arena(ThisProcess(), Store(tmp_path, match)).run(match, 200, Sprt(0.1, 0.3))

    assert FEWEST_SETUPS * 2 <= len(first) < 100
    assert first == again
