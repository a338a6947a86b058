"""What became slower is found, whichever way a unit counts."""

from bench.compare import slower
from bench.figures import Figure, Figures, Key

UNITS = {
    "speed": "moves/s",
    "micros": "µs",
    "instructions": "instructions",
    "length": "moves/game",
    "listed": "moves",
}


def figures(**medians: float) -> Figures:
    """Figures by the names of their units."""
    keys = {Key("compiled", "g", "s", UNITS[name]): value for name, value in medians.items()}
    return {key: Figure(key, [value]) for key, value in keys.items()}


def test_fewer_moves_a_second_are_slower() -> None:
    [change] = slower(figures(speed=110), figures(speed=100))
    assert (change.before, change.now) == (110, 100)
    assert round(change.share, 3) == 0.1


def test_more_microseconds_are_slower() -> None:
    [change] = slower(figures(micros=10), figures(micros=12))
    assert round(change.share, 3) == 0.2


def test_what_became_faster_is_not_listed() -> None:
    assert slower(figures(speed=1, micros=2), figures(speed=2, micros=1)) == []


def test_up_to_five_percent_are_let_pass() -> None:
    assert slower(figures(micros=100), figures(micros=104)) == []
    assert slower(figures(micros=100), figures(micros=106))


def test_the_length_of_games_and_lists_is_no_speed() -> None:
    before = figures(length=10, listed=10)
    assert slower(before, figures(length=20, listed=20)) == []


def test_figures_of_one_run_only_are_not_compared() -> None:
    assert slower(figures(micros=1), figures(instructions=1)) == []


def test_instructions_come_first_then_the_worst() -> None:
    before = figures(micros=1, speed=4, instructions=10)
    found = slower(before, figures(micros=3, speed=1, instructions=11))
    assert [change.key.unit for change in found] == ["instructions", "moves/s", "µs"]
    assert [change.repeatable for change in found] == [True, False, False]


def test_a_change_says_what_it_is() -> None:
    [change] = slower(figures(instructions=1000), figures(instructions=1250))
    assert str(change) == "compiled, g, s: instructions 1,000 -> 1,250, 25% slower"
