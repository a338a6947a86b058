import sys
from pathlib import Path

import pytest

from concordia.arena.store import FILE
from concordia.cli.contest.running import progress
from tests.arena.games import without_seconds
from tests.cli.helpers import run, run_json, told

SMALL = ("arena", "--bots", "random", "--map", "italia", "--players", "2", "--jobs", "1")


def test_a_match_is_told_in_tables() -> None:
    shown = told(run(*SMALL, "--games", "4", "--seed", "3"))

    assert shown.startswith("random against itself · italia · base · 2 players · seed 3")
    assert "4 games on 4 setups." in shown
    assert "Mean points of a player" in shown


def test_json_tells_everything() -> None:
    summary = run_json(*SMALL, "--games", "2", "--seed", "3", "--option", "market=back")

    assert summary["games"] == 2
    assert summary["match"]["options"] == {"market": "back"}
    assert summary["match"]["seed"] == 3
    assert summary["even"] == 0.5
    assert summary["sprt"] is None
    (row,) = summary["standings"]
    assert (row["bot"], row["wins"], row["played"], row["share"]) == ("random", 2, 4, 0.5)
    assert len(row["scores"]) == 4


def test_the_same_seed_says_the_same_for_any_number_of_processes() -> None:
    words = (*SMALL[:-2], "--games", "4", "--seed", "9")

    one, two = (run_json(*words, "--jobs", jobs)["standings"] for jobs in "12")

    assert [without_seconds(row) for row in one] == [without_seconds(row) for row in two]


def test_the_same_command_goes_on_with_the_seed_that_is_there(tmp_path: Path) -> None:
    words = (*SMALL, "--out", str(tmp_path / "m"))
    first = run_json(*words, "--games", "2")

    more = run_json(*words, "--games", "3")

    assert more["match"] == first["match"]
    assert more["games"] == 3
    assert more["standings"][0]["scores"][:4] == first["standings"][0]["scores"]


def test_another_match_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    run(*SMALL, "--games", "1", "--seed", "1", "--out", tmp_path)

    result = run(*SMALL, "--games", "1", "--seed", "2", "--out", tmp_path)

    assert result.exit_code == 1
    assert "holds another match (seed: 1 there, 2 here)" in told(result)


def test_records_and_page_are_written(tmp_path: Path) -> None:
    html = tmp_path / "match.html"
    kept = ("--out", tmp_path, "--keep-records", "--html", html)

    result = run(*SMALL, "--games", "2", *kept)

    records = sorted((tmp_path / "records").iterdir())
    assert result.exit_code == 0
    assert told(result).endswith(f"Wrote {html}.")
    assert (tmp_path / FILE).is_file()
    assert [path.name for path in records] == [
        "setup-00000-rotation-0.cgn",
        "setup-00001-rotation-0.cgn",
    ]
    assert "seat 0: random on seat 0" in records[0].read_text(encoding="utf-8")
    assert html.read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.usefixtures("twin")
def test_a_sequential_test_stops_early() -> None:
    words = (*SMALL, "--bots", "random,twin", "--seed", "1", "--games", "200")

    summary = run_json(*words, "--sprt", "0.1,0.3")

    assert summary["sprt"]["conclusion"] == "high"
    assert summary["games"] < 100


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["--bots", "radom"], 1, 'did you mean "random"'),
        (["--players", "9"], 1, "not for 9"),
        (["--bots", "random,"], 1, "is no bot"),
        (["--keep-records"], 2, "--out DIR"),
        (["--sprt", "0.5,0.6"], 2, "--sprt compares two"),
        (["--bots", "greedy,random", "--sprt", "0.6,0.5"], 2, "the lower one first"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: list[str], code: int, message: str) -> None:
    result = run(*SMALL, *arguments)

    assert result.exit_code == code
    assert message in told(result)


def test_progress_is_shown_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)

    with progress(2) as played:
        played()
        played()

    assert "100%" in capsys.readouterr().err


def test_no_progress_is_shown_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    with progress(2) as played:
        played()

    assert capsys.readouterr().err == ""
