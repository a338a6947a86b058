"""Every numbered rule is named by a test, and every named rule exists."""

import pytest

from tests.support.rule_coverage import coverage_faults, is_whole_suite


def test_every_rule_is_named_by_a_test(request: pytest.FixtureRequest) -> None:
    if not is_whole_suite(request.session):
        pytest.skip("only a run of the whole suite can tell which rules are not covered")
    faults = coverage_faults(request.session)
    if faults:
        pytest.fail(
            "\n".join([f"{len(faults)} faults in the coverage of the rules:", *faults]),
            pytrace=False,
        )
