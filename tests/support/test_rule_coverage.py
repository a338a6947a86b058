"""The coverage of the rules can fail, and fails for the right reasons only."""

import shutil
from pathlib import Path

import pytest

from tests.support.rule_coverage import anchors_in, faults_between

REPOSITORY = Path(__file__).parents[2]
ARRANGEMENT = (
    "pyproject.toml",
    "tests/conftest.py",
    "tests/support/rule_coverage.py",
    "tests/support/databases.py",
    "tests/support/postgres.py",
    "tests/test_rules_are_covered.py",
)
RULES = '<a id="rule-5.2a"></a> Move.\n<a id="rule-5.2b"></a> Build.\n'
PROVES_BOTH = '@pytest.mark.rule("5.2a", "5.2b")'
PROVES_ONE = '@pytest.mark.rule("5.2a")'


def test_anchors_are_found_in_their_exact_form() -> None:
    text = '<a id="rule-5.2"></a>5.2 <a id="rule-13.10"></a> <a id="x"></a> <a name="rule-9.9"></a>'

    assert anchors_in(text) == ["5.2", "13.10"]


def test_nothing_is_wrong_when_every_rule_is_named() -> None:
    assert faults_between(["5.2", "5.2a"], {"5.2": "test_a", "5.2a": "test_b"}) == []


def test_a_lettered_part_does_not_cover_its_bare_rule() -> None:
    assert faults_between(["5.2", "5.2a"], {"5.2a": "test_a"}) == ["rule 5.2: no test names it"]


def test_uncovered_rules_are_listed_in_the_order_of_the_page() -> None:
    faults = faults_between(["9.1", "10.1", "2.1"], {"10.1": "test_a"})

    assert faults == ["rule 9.1: no test names it", "rule 2.1: no test names it"]


@pytest.mark.parametrize(
    ("typo", "suggestion"), [("5.2c", "; did you mean 5.2b?"), ("999", "")], ids=["near", "far"]
)
def test_an_unknown_number_is_a_fault(typo: str, suggestion: str) -> None:
    faults = faults_between(["5.2b"], {"5.2b": "test_a", typo: "test_b"})

    assert faults == [f"rule {typo}: named by test_b, but there is no such rule{suggestion}"]


def test_an_anchor_that_stands_twice_is_a_fault() -> None:
    assert faults_between(["5.2", "5.2"], {"5.2": "test_a"}) == ["rule 5.2: anchored twice"]


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_whole_run_passes_when_all_is_covered(pytester: pytest.Pytester, workers: str) -> None:
    run = run_suite(pytester, PROVES_BOTH, "-n", workers)

    run.assert_outcomes(passed=2)


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_whole_run_fails_once_over_an_uncovered_rule(
    pytester: pytest.Pytester, workers: str
) -> None:
    run = run_suite(pytester, PROVES_ONE, "-n", workers)

    run.assert_outcomes(passed=1, failed=1)
    run.stdout.fnmatch_lines(["*rule 5.2b: no test names it"])


def test_naming_the_tests_folder_is_a_whole_run(pytester: pytest.Pytester) -> None:
    run_suite(pytester, PROVES_ONE, "tests").assert_outcomes(passed=1, failed=1)


@pytest.mark.parametrize("mark", ["@pytest.mark.skip", "@pytest.mark.xfail(strict=False)"])
def test_a_test_that_proves_nothing_covers_nothing(pytester: pytest.Pytester, mark: str) -> None:
    run = run_suite(pytester, f"{mark}\n{PROVES_BOTH}")

    run.stdout.fnmatch_lines(["*rule 5.2a: no test names it", "*rule 5.2b: no test names it"])


def test_a_missing_page_is_reported(pytester: pytest.Pytester) -> None:
    run = run_suite(pytester, PROVES_BOTH, rules=None)

    run.assert_outcomes(passed=1, failed=1)
    run.stdout.fnmatch_lines(["*docs/reference/rules.md is missing"])


def test_a_mark_that_is_no_text_is_reported(pytester: pytest.Pytester) -> None:
    run = run_suite(pytester, "@pytest.mark.rule(5.2)")

    run.stdout.fnmatch_lines(['*write the mark as @pytest.mark.rule("5.2b", ...)*'])
    assert run.ret


@pytest.mark.parametrize(
    "selection",
    [
        ["-k", "covered"],
        ["tests/test_rules_are_covered.py"],
        ["--deselect", "tests/test_game.py"],
        ["--ignore", "tests/test_game.py"],
    ],
    ids=["keyword", "path", "deselect", "ignore"],
)
def test_a_run_of_some_tests_does_not_ask(pytester: pytest.Pytester, selection: list[str]) -> None:
    run = run_suite(pytester, PROVES_ONE, *selection)

    assert run.parseoutcomes()["skipped"] == 1
    assert run.ret == pytest.ExitCode.OK


def run_suite(
    pytester: pytest.Pytester, mark: str, *arguments: str, rules: str | None = RULES
) -> pytest.RunResult:
    """Run a suite of one test with this repository's own arrangement, in a process of its own."""
    for name in ARRANGEMENT:
        (pytester.path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(REPOSITORY / name, pytester.path / name)
    test = f"import pytest\n\n{mark}\ndef test_a_move() -> None:\n    pass\n"
    (pytester.path / "tests" / "test_game.py").write_text(test, encoding="utf-8")
    if rules is not None:
        page = pytester.path / "docs" / "reference" / "rules.md"
        page.parent.mkdir(parents=True)
        page.write_text(rules, encoding="utf-8")
    # Without Hypothesis, whose plugin takes longest to load and is of no concern here.
    return pytester.runpytest_subprocess("-p", "no:hypothesispytest", *arguments)
