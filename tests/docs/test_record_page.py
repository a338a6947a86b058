"""What docs/reference/record.md shows is true: its examples replay, its tables are complete."""

import re
from functools import cache
from pathlib import Path

from concordia import Game
from concordia.content.maps import map_ids
from concordia.content.rules import mode_ids
from concordia.notation.record_parts import HEADERS, SECTIONS
from concordia.notation.record_reader import LONGEST_TEXT
from tests.games.wanted import VERBS

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "games" / "hellas-team-6.cgn"


@cache
def page() -> str:
    return (ROOT / "docs" / "reference" / "record.md").read_text(encoding="utf-8")


def examples() -> list[str]:
    return re.findall(r"```text\n(.*?)```", page(), flags=re.DOTALL)


def test_the_example_is_a_record_just_as_the_program_writes_it() -> None:
    game = Game.read(examples()[0])
    assert game.record() == examples()[0]
    assert game.turn == 0
    assert len(game.log) == 25


def test_the_parts_of_a_golden_record_are_in_it() -> None:
    golden = GOLDEN.read_text(encoding="utf-8")
    turn, scores = examples()[1:]
    assert turn in golden
    assert golden.endswith(scores)
    assert "result: team 2 wins" in golden


def test_every_header_section_and_move_is_described() -> None:
    assert [name for name in HEADERS if f"| `{name}` |" not in page()] == []
    assert [name for name in SECTIONS if f"`[{name}]`" not in page()] == []
    assert [verb for verb in VERBS if not re.search(rf"`{verb}[` ]", page())] == []
    assert [name for name in (*map_ids(), *mode_ids()) if f"`{name}`" not in page()] == []
    assert f"{LONGEST_TEXT:,} characters" in page()
