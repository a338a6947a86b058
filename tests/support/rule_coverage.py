"""Which numbered rules the collected tests prove, held against the rules that are written down.

A rule is an anchor in docs/reference/rules.md; a test names it with `@pytest.mark.rule("5.2b")`.
Every worker of pytest-xdist collects every test, so the comparison gives the same in each of them.
"""

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import pytest

RULES_FILE = Path("docs") / "reference" / "rules.md"
ANCHOR = re.compile(r'<a id="rule-([^"]*)"></a>')
deselected = pytest.StashKey[bool]()


def anchors_in(text: str) -> list[str]:
    """The numbers of the rules in a text, in its order."""
    return ANCHOR.findall(text)


def faults_between(anchors: Sequence[str], named: Mapping[str, str]) -> list[str]:
    """What is wrong between the written rules and the named ones (number -> a test naming it)."""
    twice = (f"rule {number}: anchored twice" for number, n in Counter(anchors).items() if n > 1)
    bare = (
        f"rule {number}: no test names it"
        for number in dict.fromkeys(anchors)
        if number not in named
    )
    unknown = (
        f"rule {number}: named by {test}, but there is no such rule{_nearest(number, anchors)}"
        for number, test in named.items()
        if number not in anchors
    )
    return [*twice, *bare, *unknown]


def _nearest(number: str, anchors: Iterable[str]) -> str:
    near = difflib.get_close_matches(number, anchors, n=1, cutoff=0.5)
    return f"; did you mean {near[0]}?" if near else ""


def rules_named_by(items: Iterable[pytest.Item]) -> dict[str, str]:
    """Each rule number that the tests name, with the first test that does."""
    named: dict[str, str] = {}
    for item in items:
        for number in _numbers(item):
            named.setdefault(number, item.nodeid)
    return named


def _numbers(item: pytest.Item) -> Iterator[str]:
    for mark in item.iter_markers("rule"):
        if mark.kwargs or not mark.args or not all(isinstance(number, str) for number in mark.args):
            message = f'{item.nodeid}: write the mark as @pytest.mark.rule("5.2b", ...)'
            raise pytest.UsageError(message)
        # A test that is skipped, or expected to fail, proves nothing.
        if not (item.get_closest_marker("skip") or item.get_closest_marker("xfail")):
            yield from mark.args


def is_whole_suite(session: pytest.Session) -> bool:
    """Whether every test was collected and kept: no path, no -k, no -m, no --last-failed."""
    config = session.config
    partly = (
        config.stash.get(deselected, False) or config.option.ignore or config.option.ignore_glob
    )
    asked = {(config.invocation_params.dir / path).resolve() for path in config.args}
    return not partly and bool(asked & {config.rootpath, config.rootpath / "tests"})


def coverage_faults(session: pytest.Session) -> list[str]:
    """All that is wrong with the coverage of the rules by the session's tests."""
    rules = session.config.rootpath / RULES_FILE
    if not rules.is_file():
        return [f"{RULES_FILE.as_posix()} is missing"]
    anchors = anchors_in(rules.read_text(encoding="utf-8"))
    if not anchors:
        return [f"{RULES_FILE.as_posix()} has no anchor of a rule"]
    return faults_between(anchors, rules_named_by(session.items))


def pytest_deselected(items: Sequence[pytest.Item]) -> None:
    """Remember that some tests were left out on purpose."""
    for item in items[:1]:
        item.config.stash[deselected] = True
