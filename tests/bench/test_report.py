"""The report names what was measured, what could not be, and what became slower."""

from bench.compare import slower
from bench.figures import Figure, Figures, Key
from bench.keep import Run
from bench.reach import TARGETS
from bench.report import comparison, report

COUNT = Key("compiled", "instructions", "a move", "instructions")
TIME = Key("compiled", "copy", "a state", "µs")


def run(count: float = 1000, time: float = 1.0, processor: str = "one") -> Run:
    figures = {COUNT: Figure(COUNT, [count]), TIME: Figure(TIME, [time])}
    return Run({"date": "2026-01-02", "processor": processor}, figures, ["the peers: no network"])


def compared(before: Run, now: Run) -> list[str]:
    return comparison(before, now, slower(before.figures, now.figures)).splitlines()


def test_the_machine_comes_first_and_what_is_missing() -> None:
    assert report(run()).splitlines()[:3] == [
        "- date: 2026-01-02",
        "- processor: one",
        "- not measured: the peers: no network",
    ]


def test_only_what_was_measured_has_a_table() -> None:
    headings = [line for line in report(run()).splitlines() if line.startswith("#")]
    assert headings == [
        "### Reach",
        "### Copies of a state from the middle of a game",
        "### Instructions",
    ]


def test_ratios_of_time_are_shown_as_parts() -> None:
    target = next(target for target in TARGETS if target.at_most)
    samples = {target.ours: [1.0, 2.0, 2.0], target.theirs: [40.0, 40.0, 50.0]}
    figures: Figures = {key: Figure(key, values) for key, values in samples.items()}
    [row] = [line for line in report(Run({}, figures, [])).splitlines() if target.text in line]
    assert [cell.strip() for cell in row.split("|")[2:-1]] == [
        "at most 1/15",
        "1/25.0",
        "1/40.0",
        "1/20.0",
        "met",
    ]


def test_without_a_kept_run_nothing_is_compared() -> None:
    assert "No figures were kept before" in comparison(None, run(), [])


def test_instructions_are_told_apart_from_times() -> None:
    assert compared(run(), run(count=1100, time=2.0)) == [
        "Instructions: 1 figures grew by more than 5% since 2026-01-02.",
        "  compiled, instructions, a move: instructions 1,000 -> 1,100, 10% slower",
        "Times, for information: 1 figures are slower by more than 5% since 2026-01-02.",
        "  compiled, copy, a state: µs 1 -> 2, 100% slower",
    ]


def test_another_machine_is_named() -> None:
    assert compared(run(), run(processor="two"))[0] == "Since then another processor: one -> two"
