"""Readings of several rounds become figures with a median and a spread."""

import pytest

from bench.figures import Figure, Key, Reading, sum_up

KEY = Key("compiled", "playouts", "in-engine", "moves/s")


def figure(*samples: float) -> Figure:
    return Figure(KEY, samples)


def test_a_figure_is_the_median_of_its_samples() -> None:
    assert figure(10, 50, 20).median == 20
    assert figure(10, 20).median == 15


def test_the_spread_is_a_share_of_the_median() -> None:
    assert figure(90, 100, 120).spread == pytest.approx(0.3)


def test_one_sample_has_no_spread() -> None:
    assert figure(7).spread == 0
    assert figure(0, 0).spread == 0


def test_readings_are_gathered_by_whose_they_are_and_what_they_measure() -> None:
    reading = Reading("playouts", "in-engine", "moves/s", 10)
    rounds = [
        ("compiled", reading),
        ("interpreted", reading._replace(value=1)),
        ("compiled", reading._replace(value=30)),
        ("compiled", reading._replace(unit="games/s", value=5)),
    ]
    figures = sum_up(rounds)
    assert figures[KEY].samples == [10, 30]
    assert figures[KEY._replace(who="interpreted")].samples == [1]
    assert figures[KEY._replace(unit="games/s")].samples == [5]


def test_a_figure_comes_back_from_its_document() -> None:
    assert Figure.from_dict(figure(1.5, 2).as_dict()) == Figure(KEY, [1.5, 2])


def test_a_document_leaves_out_digits_that_nobody_can_measure() -> None:
    assert figure(1.23456789, 1234567.89).as_dict()["samples"] == [1.23457, 1234570]
