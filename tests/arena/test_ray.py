"""Matches on a real Ray that is started here, and what is said where there is none."""

import json
import os
import socket
import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pytest

import concordia
from concordia import Game
from concordia.arena import ray_cluster
from concordia.arena.match import Task
from concordia.arena.playing import play_game
from concordia.arena.ray_cluster import ClusterFailed, cluster, play_elsewhere
from concordia.arena.run import Arena
from concordia.engine.errors import ConcordiaError
from tests.arena.games import QUICK, without_seconds
from tests.arena.test_external import ONE_MOVE
from tests.cli.helpers import run, run_json, told
from tests.external.bots import BY_CHANCE, command

needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="there is no Ray for this Python or this sort of machine"
)


def on_ray(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command on a Ray of its own, in a process of its own: Ray leaves things behind there.

    It also keeps a secret in the home of whoever starts it.
    """
    return subprocess.run(
        [sys.executable, "-m", "concordia", *words, "--cluster", "local-ray"],
        cwd=folder,
        env={**os.environ, "HOME": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def own_map(folder: Path) -> Path:
    source = Path(concordia.__path__[0]) / "content" / "maps" / "italia.toml"
    text = source.read_text(encoding="utf-8").replace('id = "italia"', 'id = "own"')
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


@needs_ray
def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    bot = f"mine={command(tmp_path, BY_CHANCE)}"
    match = ["--map", str(own_map(tmp_path)), "--players", "2", "--games", "4", "--seed", "3"]
    words = ["arena", "--bots", "mine,random", "--bot", bot, *match, "--seconds", "20"]

    here = run_json(*words, "--jobs", "1")
    ended = on_ray(tmp_path, *words, "--jobs", "2", "--json")

    assert ended.returncode == 0, ended.stderr
    there = json.loads(ended.stdout)
    assert here["match"] == there["match"]
    for one, other in zip(here["standings"], there["standings"], strict=True):
        assert without_seconds(one) == without_seconds(other)


@needs_ray
def test_a_failure_comes_through_and_ends_what_is_under_way(tmp_path: Path) -> None:
    bot = f"mine={command(tmp_path, ONE_MOVE)}"
    words = ["arena", "--bots", "mine,random", "--bot", bot, "--players", "2", "--games", "400"]

    ended = on_ray(tmp_path, *words, "--jobs", "1", "--seed", "1")

    assert ended.returncode == 1
    assert "Error: In setup 0, rotation 0, the bot mine (" in ended.stderr
    assert Game.read(tmp_path / "failed-0-0.cgn").names.count("mine on seat 0") <= 1


def test_who_stops_listening_cancels_what_is_under_way() -> None:
    class Counting:
        exceptions = SimpleNamespace(RayTaskError=KeyError, RayError=OSError)

        def __init__(self) -> None:
            self.cancelled: list[str] = []

        def get(self, game: str) -> str:
            return f"{game} played"

        def cancel(self, game: str, *, force: bool) -> None:
            assert force
            self.cancelled.append(game)

    ray = Counting()
    coming = ray_cluster._in_order(ray, iter("abcdefgh"), 3, cancel=True)

    assert str(next(coming)) == "a played"
    assert str(next(coming)) == "b played"
    coming.close()

    assert ray.cancelled == ["b", "c", "d"]


def test_an_own_map_goes_along(tmp_path: Path) -> None:
    path = own_map(tmp_path)
    match = replace(QUICK, map=path)
    here = play_game(Task(match, 0, 0), with_record=True)

    sent = match.for_elsewhere()
    path.unlink()

    assert play_game(Task(sent, 0, 0), with_record=True).record == here.record
    assert QUICK.for_elsewhere() is QUICK


def test_another_version_elsewhere_is_refused() -> None:
    with pytest.raises(ClusterFailed, match="has other sources of concordia than this machine"):
        play_elsewhere(Task(QUICK, 0, 0), "other code", with_record=False)


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    result = run("arena", "--bots", "random", "--cluster", "local-ray")

    assert result.exit_code == 1
    assert "pip install 'concordia[ray]'" in told(result)
    assert "--jobs shares the work among processes of this machine" in told(result)


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("local_ray", 'did you mean "local-ray"'),
        ("ray:/head", "is no cluster"),
        ("ray://", "is no cluster"),
        ("rya://head:10001", "is no cluster"),
    ],
)
def test_an_address_that_is_none_is_refused(address: str, message: str) -> None:
    with pytest.raises(ConcordiaError, match=message):
        cluster(address, 1)


@needs_ray
def test_a_cluster_out_of_reach_is_told_at_once() -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        port = busy.getsockname()[1]
        address = f"ray://127.0.0.1:{port}"

        with pytest.raises(ClusterFailed, match=f"no Ray cluster can be reached at {address}: "):
            Arena(cluster(address, 1)).run(QUICK, 1)


def test_a_ray_that_does_not_start_is_tried_again_and_then_told() -> None:
    class Slow:
        starts = 0

        def init(self, *_: object, **__: object) -> None:
            self.starts += 1
            raise RuntimeError("timed out during startup")

        def shutdown(self) -> None:
            """Nothing is there yet."""

    slow = Slow()
    with pytest.raises(ClusterFailed, match="does not start on this machine: timed out"):
        ray_cluster._start_here(slow, 1)
    assert slow.starts == ray_cluster.STARTS


def test_a_cluster_that_refuses_us_is_told() -> None:
    class Refusing:
        def init(self, address: str, **_: object) -> None:
            raise ConnectionError("ray client connection timeout")

    with pytest.raises(ClusterFailed, match="does not let us in: ray client connection timeout"):
        ray_cluster._join(Refusing(), "ray://head:1")


@pytest.mark.parametrize("address", ["ray://127.0.0.1:99999", "ray://no-such-host.invalid:1"])
def test_an_impossible_address_is_told_too(address: str) -> None:
    with pytest.raises(ClusterFailed, match="no Ray cluster can be reached"):
        ray_cluster._expect_listener(address)
