"""What valgrind tells is read, and the start of the process is taken off."""

import pytest

from bench.instructions import WORKS, Count, ValgrindError, parse, per_time
from bench.workload import Work

TOLD = "==7== Events    : Ir\n==7== Collected : 1334060428\n==7==\n==7== I   refs: 1,334,060,428\n"


def test_the_count_is_read() -> None:
    assert parse("5266 compiled\n", TOLD) == Count(1334060428, 5266, "compiled")


def test_the_reason_of_a_failure_is_shown() -> None:
    with pytest.raises(ValgrindError, match="unrecognised instruction"):
        parse("", "==7== first\n==7== unrecognised instruction\n")
    with pytest.raises(ValgrindError):
        parse("", "")


def test_what_an_idle_run_takes_is_taken_off() -> None:
    assert per_time(Count(1000, 1, "compiled"), Count(1600, 3, "compiled")) == 200


def test_every_work_can_be_done() -> None:
    assert all(callable(getattr(Work, name)) for name in WORKS)
