"""Ratios to the peers are taken round by round and held against what is wanted."""

from bench.figures import Figure, Figures, Key
from bench.reach import TARGETS, Target, reach

OURS = Key("compiled", "playouts", "in-engine", "moves/s")
THEIRS = Key("peer", "playouts", "their game", "moves/s")
SPEED = Target("speed", OURS, THEIRS, 5)
TIME = Target("time", OURS, THEIRS, 1 / 5, at_most=True)


def all_figures(ours: float, theirs: float) -> Figures:
    figures: Figures = {}
    for target in TARGETS:
        figures[target.ours] = Figure(target.ours, [ours])
        figures[target.theirs] = Figure(target.theirs, [theirs])
    return figures


def test_a_speed_is_met_from_its_bound_on() -> None:
    assert SPEED.met(5)
    assert not SPEED.met(4.99)


def test_a_time_is_met_up_to_its_bound() -> None:
    assert TIME.met(0.2)
    assert not TIME.met(0.21)


def test_nothing_is_measured_without_peers() -> None:
    assert {reached.verdict for reached in reach({})} == {"not measured"}


def test_every_target_can_be_met_and_missed() -> None:
    fast = [(reached.target.at_most, reached.verdict) for reached in reach(all_figures(100, 1))]
    assert all(verdict == ("missed" if at_most else "met") for at_most, verdict in fast)
    slow = [(reached.target.at_most, reached.verdict) for reached in reach(all_figures(1, 100))]
    assert all(verdict == ("met" if at_most else "missed") for at_most, verdict in slow)


def test_ratios_are_those_of_the_rounds() -> None:
    # The machine was half as fast in the second round, for both: the ratio stays.
    target = TARGETS[0]
    figures = {
        target.ours: Figure(target.ours, [80, 40, 90]),
        target.theirs: Figure(target.theirs, [10, 5, 10]),
    }
    reached = reach(figures)[0]
    assert reached.ratios == [8, 8, 9]
    assert reached.summary == (8, 8, 9)
