"""A run is kept as JSON that can be read back, and as a report between the marks of a page."""

import json
from pathlib import Path

import pytest

from bench.figures import Figure, Key
from bench.keep import BEGIN, DOCUMENT, END, Run, last_run, replaced, to_json

KEY = Key("compiled", "copy", "a state", "µs")
RUN = Run({"date": "2026-01-02"}, {KEY: Figure(KEY, [1.0, 2.0])}, ["the peers"])


def test_a_run_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "last.json"
    path.write_text(to_json(RUN), encoding="utf-8")
    assert last_run(path) == RUN


def test_without_a_kept_run_there_is_none(tmp_path: Path) -> None:
    assert last_run(tmp_path / "last.json") is None


def test_each_figure_has_a_line_of_its_own() -> None:
    [line] = [line for line in to_json(RUN).splitlines() if "a state" in line]
    assert json.loads(line)["median"] == 1.5


def test_a_report_takes_the_place_of_the_last_one() -> None:
    page = f"before\n{BEGIN}\n\nold\n\n{END}\nafter\n"
    once = replaced(page, "new")
    assert once == f"before\n{BEGIN}\n\nnew\n\n{END}\nafter\n"
    assert replaced(once, "new") == once


def test_a_page_without_marks_is_left_alone() -> None:
    with pytest.raises(ValueError, match="lacks the marks"):
        replaced("no marks", "new")


def test_our_page_has_the_marks() -> None:
    assert replaced(DOCUMENT.read_text(encoding="utf-8"), "new")
