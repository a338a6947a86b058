import json
from collections.abc import Callable
from pathlib import Path

import pytest

from concordia.cli.fuzzing.one_game import play_one
from concordia.cli.fuzzing.plan import Plan, Task, draw_options, maps_with
from concordia.cli.fuzzing.report import again
from concordia.content.maps import map_ids
from concordia.content.rules import mode_ids
from tests.cli.helpers import run, run_json, told


def test_games_of_all_ways_to_play_pass_in_rotation() -> None:
    summary = run_json("fuzz", "--games", "5", "--map", "italia", "--mode", "base", "--jobs", "1")

    assert summary["ok"] is True
    assert summary["games"] == 5
    assert summary["moves"] > 100
    assert summary["seconds"] >= 0
    assert summary["failure"] is None
    assert summary["combos"] == {f"italia base {n}": 2 if n == 2 else 1 for n in (2, 3, 4, 5)}


def test_everything_is_played_where_nothing_is_named() -> None:
    ways = Plan(map_ids(), mode_ids(), [], {}).ways()

    assert len(ways) == len(map_ids()) * (4 + 4 + 2)


def test_the_same_seed_plays_the_same_games() -> None:
    task = Task("ionium", "team", 4, 11, draw_options("ionium", 11))

    assert play_one(task, 300) == play_one(task, 300)


def test_options_vary_with_the_seed() -> None:
    drawn = [draw_options("ionium", seed) for seed in range(40)]

    assert all(
        {True, False} == {options[name] for options in drawn}
        for name in drawn[0]
        if name != "market"
    )
    assert {options["market"] for options in drawn} == {"front", "back"}
    assert "small_ionium" not in draw_options("italia", 1)


def test_an_option_for_some_maps_is_played_on_those() -> None:
    words = ["--games", "4", "--most-moves", "5", "--jobs", "1", "--option", "small_ionium"]

    assert {way.split()[0] for way in run_json("fuzz", *words)["combos"]} == {"ionium"}
    assert maps_with({"small_ionium": False}) == list(map_ids())


def test_named_options_are_fixed() -> None:
    plan = Plan(["italia"], ["base"], [2], {"open_hands": True})

    assert all(task.options["open_hands"] for task in plan.tasks(20, 1))


def test_games_that_do_not_end_are_counted_and_are_no_failure() -> None:
    result = run("fuzz", "--games", "2", "--most-moves", "10", "--jobs", "1")

    assert result.exit_code == 0
    assert "2 of them were left unfinished, which is no fault." in result.output


def test_processes_share_the_work() -> None:
    summary = run_json("fuzz", "--games", "4", "--most-moves", "40", "--jobs", "2", "--seed", "3")

    assert summary["moves"] == 160


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "9"], "not for 9"),
        (["--map", "atlantis"], "atlantis"),
        (["--mode", "solo"], "solo"),
        (["--option", "fog"], "fog"),
        (["--option", "small_ionium", "--map", "italia"], "small_ionium"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(arguments: list[str], message: str) -> None:
    result = run("fuzz", "--jobs", "1", *arguments)

    assert result.exit_code == 1
    assert message in result.output


def _break_moment(after: int) -> Callable[[object], None]:
    calls: list[object] = []

    def check(state: object) -> None:
        calls.append(state)
        if len(calls) > after:
            raise AssertionError("the coins do not add up")

    return check


def test_a_failure_is_saved_with_the_way_back_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("concordia.cli.fuzzing.one_game.check_moment", _break_moment(after=6))

    result = run("fuzz", "--games", "3", "--seed", "5", "--jobs", "1", "--map", "italia")

    assert result.exit_code == 1
    assert "the coins do not add up" in result.stderr
    assert "concordia replay --step fuzz-5.cgn" in result.stderr
    assert "concordia fuzz --games=1 --seed=5 --map italia" in result.stderr
    replayed = run("replay", "fuzz-5.cgn")
    assert replayed.exit_code == 0
    assert "6 moves" in replayed.output
    last = Path("fuzz-5.cgn").read_text(encoding="utf-8").splitlines()[-1]
    assert last == "# after the last move: AssertionError: the coins do not add up"


def test_a_move_that_breaks_the_engine_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    def crash(state: object, move: int) -> None:
        raise ZeroDivisionError(f"{state and move}")

    monkeypatch.setattr("concordia.cli.fuzzing.one_game.play", crash)

    result = run("fuzz", "--games", "1", "--seed", "5", "--jobs", "1", "--json")

    assert result.exit_code == 1
    summary = json.loads(result.stdout)
    failure = {"path": "fuzz-5.cgn", "seed": 5}
    assert summary["ok"] is False
    assert summary["failure"] == failure | {"message": summary["failure"]["message"]}
    assert summary["failure"]["message"].startswith("ZeroDivisionError: ")
    assert "# playing '" in Path("fuzz-5.cgn").read_text(encoding="utf-8")


def test_an_earlier_failure_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("concordia.cli.fuzzing.one_game.check_moment", _break_moment(after=0))
    for _ in range(2):
        run("fuzz", "--games", "1", "--seed", "5", "--jobs", "1")
        monkeypatch.setattr("concordia.cli.fuzzing.one_game.check_moment", _break_moment(after=0))

    assert {path.name for path in tmp_path.iterdir()} == {"fuzz-5.cgn", "fuzz-5-1.cgn"}


def test_the_way_back_repeats_the_options_that_were_named() -> None:
    plan = Plan(["italia"], ["base"], [2], {"open_hands": True, "market": "back"})
    (task,) = plan.tasks(1, 9)

    words = again(task, plan)

    assert words[-2:] == ["--option=open_hands=true", "--option=market=back"]
    assert told(run(*words[1:], "--most-moves=5", "--jobs=1")).startswith("1 games, 5 moves")
