"""Why the peers cannot be installed is said in one line."""

from bench.environment import reason


def test_the_last_error_of_pip_is_the_reason() -> None:
    printed = "Collecting chess\nERROR: first\nERROR: No matching distribution found\nnotice\n\n"
    assert reason(printed) == "ERROR: No matching distribution found"


def test_else_it_is_the_last_line() -> None:
    assert reason("Traceback\nOSError: disk is full\n\n") == "OSError: disk is full"


def test_a_command_may_fail_silently() -> None:
    assert reason("") == "it says nothing"
