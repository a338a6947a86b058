"""The examples in the documentation do what the documentation says."""

import doctest
import re
from pathlib import Path

import pytest

import concordia.game

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", "docs/tutorial/first-script.md", "docs/reference/library.md"]


@pytest.mark.parametrize("page", PAGES)
def test_examples_on_a_page(page: str) -> None:
    results = doctest.testfile(str(ROOT / page), module_relative=False)
    assert results.attempted > 0
    assert results.failed == 0


def test_example_in_the_docstring_of_game() -> None:
    results = doctest.testmod(concordia.game)
    assert results.attempted > 0
    assert results.failed == 0


LINK = re.compile(r"\]\(([^)#:]+)(?:#([^)]+))?\)")
PAGES_WITH_LINKS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES_WITH_LINKS, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    targets = [page.parent / link for link, _ in LINK.findall(page.read_text(encoding="utf-8"))]
    assert [target for target in targets if not target.exists()] == []
