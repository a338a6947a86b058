"""Tables read well in a terminal and are Markdown."""

import pytest

from bench.figures import Figure, Key
from bench.tables import number, pivot, shown, table

KEY = Key("compiled", "copy", "a state", "µs")


def test_the_first_column_stands_left_and_the_others_right() -> None:
    assert table(["way", "n"], [["italia", "7"], ["x", "12,345"]]).splitlines() == [
        "| way    |      n |",
        "| ------ | -----: |",
        "| italia |      7 |",
        "| x      | 12,345 |",
    ]


def test_a_table_may_have_no_rows() -> None:
    assert table(["a", "b"], []).splitlines() == ["| a | b |", "| - | : |"]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0.00"),
        (0.1234, "0.12"),
        (3.14159, "3.14"),
        (42.42, "42.4"),
        (999, "999"),
        (1234567.8, "1,234,568"),
    ],
)
def test_a_number_shows_three_digits_and_all_before_the_point(value: float, text: str) -> None:
    assert number(value) == text


def test_the_spread_follows_where_there_is_one() -> None:
    assert shown(Figure(KEY, [90, 100, 120])) == "100 (30%)"
    assert shown(Figure(KEY, [100])) == "100"


def test_figures_are_spread_over_rows_and_columns() -> None:
    figures = [
        Figure(KEY, [1]),
        Figure(KEY._replace(who="interpreted"), [2]),
        Figure(KEY._replace(subject="a board"), [3]),
    ]
    assert pivot("what", figures, lambda f: f.key.subject, lambda f: f.key.who).splitlines() == [
        "| what    | compiled | interpreted |",
        "| ------- | -------: | ----------: |",
        "| a state |     1.00 |        2.00 |",
        "| a board |     3.00 |           - |",
    ]
