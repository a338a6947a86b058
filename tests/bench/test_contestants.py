"""One form is never taken for the other."""

import pytest

from bench.contestant import Statement
from bench.contestants import ContestantError, expect_form
from bench.figures import Reading


def test_the_form_that_was_wanted_may_be_measured() -> None:
    expect_form("compiled", "compiled")


def test_the_other_form_may_not() -> None:
    with pytest.raises(ContestantError, match=r"the compiled form .* but the interpreted one ran"):
        expect_form("compiled", "interpreted")


def test_a_statement_is_read_as_it_is_printed() -> None:
    printed = '["rlcard", "1.2.0", [["playouts", "gin rummy", "moves/s", 5.5]]]'
    readings = [Reading("playouts", "gin rummy", "moves/s", 5.5)]
    assert Statement.parse(printed) == Statement("rlcard", "1.2.0", readings)
