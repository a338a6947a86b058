"""The stopwatches count what is played and leave out what is prepared."""

import pytest

from bench import timing
from bench.timing import micros, rates


class Clock:
    """A clock that goes on only where the work says so."""

    now = 0.0

    def __call__(self) -> float:
        return self.now

    def work(self, seconds: float) -> int:
        self.now += seconds
        return 10


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(timing, "process_time", clock)
    return clock


def test_rates_are_those_of_whole_sets_until_the_time_is_over(clock: Clock) -> None:
    found = rates("x", lambda: [0.5, 1.5], clock.work, 3)
    assert {reading.unit: reading.value for reading in found} == {
        "moves/game": 10,
        "moves/s": 10,
        "games/s": 1,
    }


def test_preparing_does_not_count(clock: Clock) -> None:
    def prepare() -> list[float]:
        clock.work(100)
        return [1.0]

    assert {r.unit: r.value for r in rates("x", prepare, clock.work, 1)}["games/s"] == 1


def test_micros_are_those_of_one_action(clock: Clock) -> None:
    assert micros(clock.work, [0.001, 0.003], 1) == pytest.approx(2000)
