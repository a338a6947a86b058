"""Plays the games on Ray: on this machine or on a cluster; only this module needs Ray."""

import logging
import os
import socket
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any, Final
from urllib.parse import urlsplit

from concordia.arena.fingerprint import playing_code
from concordia.arena.match import Task
from concordia.arena.playing import play_game
from concordia.arena.result import Played
from concordia.arena.workers import AHEAD, Workers
from concordia.content.reading import unknown
from concordia.engine.errors import ConcordiaError, InvalidOptions

LOCAL: Final = "local-ray"
SCHEME: Final = "ray://"
USUAL_PORT: Final = 10001
SECONDS_TO_CONNECT: Final = 5.0
STARTS: Final = 3
"""How often a Ray of our own is started: it gives itself 30 seconds, too few on a busy machine."""


class ClusterFailed(ConcordiaError):
    """A cluster that cannot be reached, or that cannot play our games."""


def cluster(address: str, jobs: int) -> Workers:
    """Return what plays at `local-ray`, with so many processes, or at `ray://HOST:PORT`.

    Raises:
        InvalidOptions: the address is neither.
        ClusterFailed: Ray is not installed.
    """
    if address != LOCAL and not (address.startswith(SCHEME) and urlsplit(address).hostname):
        raise InvalidOptions(unknown(address, [LOCAL, f"{SCHEME}HOST:{USUAL_PORT}"], "cluster"))
    _ray()
    return RayCluster(address, jobs)


class RayCluster:
    """Plays on as many processors as the cluster has."""

    def __init__(self, address: str, jobs: int) -> None:
        self.address = address
        self.jobs = jobs

    def play(self, tasks: Sequence[Task], *, with_record: bool) -> Generator[Played]:
        """Play all tasks."""
        with _connected(self.address, self.jobs) as ray:
            remote, code = ray.remote(play_elsewhere), playing_code()
            begun = (
                remote.remote(task, code, with_record=with_record) for task in _for_elsewhere(tasks)
            )
            ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            # A Ray of our own ends with the match, and all games with it; to cancel them before
            # that could meet one just as it ends, which Ray does not survive.
            yield from _in_order(ray, begun, ahead, cancel=self.address != LOCAL)


def play_elsewhere(task: Task, code: str, *, with_record: bool) -> Played:
    """Play a game, if this machine would play it just as the one does that wants it."""
    if _code_here() != code:
        raise ClusterFailed(
            f"{socket.gethostname()} has other sources of concordia than this machine, so the same "
            "seed might give other games: install the same version on all machines of the cluster"
        )
    return play_game(task, with_record=with_record)


@cache
def _code_here() -> str:
    return playing_code()


def _for_elsewhere(tasks: Sequence[Task]) -> Iterator[Task]:
    """Give each task all that a machine needs that has none of our files."""
    if tasks:
        match = tasks[0].match.for_elsewhere()
        for task in tasks:
            yield replace(task, match=match)


def _in_order(
    ray: Any,  # noqa: ANN401 - as below
    begun: Iterable[Any],
    ahead: int,
    *,
    cancel: bool,
) -> Generator[Played]:
    """Wait for results one after the other; who stops listening stops the games under way."""
    coming = iter(begun)
    under_way = deque(islice(coming, ahead))
    try:
        while under_way:
            yield _result(ray, under_way[0])
            under_way.popleft()
            under_way.extend(islice(coming, 1))
    finally:
        for game in under_way if cancel else ():
            ray.cancel(game, force=True)


def _result(ray: Any, game: Any) -> Played:  # noqa: ANN401 - Ray may be missing, types and all
    try:
        played: Played = ray.get(game)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ConcordiaError):
            raise error.cause from None
        if "No module named 'concordia" in str(error):
            raise ClusterFailed(
                "the machines of the cluster do not have concordia: install the same version there"
            ) from error
        raise
    except ray.exceptions.RayError as error:
        raise ClusterFailed(f"the cluster has lost a game: {error}") from error
    return played


@contextmanager
def _connected(address: str, jobs: int) -> Iterator[Any]:
    ray = _ray()
    logging.getLogger("ray").setLevel(logging.ERROR)
    try:
        if address == LOCAL:
            _start_here(ray, jobs)
        else:
            _expect_listener(address)
            _join(ray, address)
        yield ray
    finally:
        ray.shutdown()


def _join(ray: Any, address: str) -> None:  # noqa: ANN401 - as above
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError) as error:
        raise ClusterFailed(
            f"what answers at {address} does not let us in: {error}. It may be no Ray, or another "
            "version of it, or ask for a token (then set RAY_AUTH_MODE=token here)"
        ) from error


def _start_here(ray: Any, jobs: int) -> None:  # noqa: ANN401 - as above
    # What we start ourselves reports nothing to Ray's makers.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
    for tries_left in reversed(range(STARTS)):
        try:
            ray.init("local", num_cpus=jobs, **quiet)
        except Exception as error:  # Ray raises just that
            ray.shutdown()
            if not tries_left:
                raise ClusterFailed(f"Ray does not start on this machine: {error}") from error
        else:
            return


def _expect_listener(address: str) -> None:
    """Refuse an address where nobody answers; Ray itself would try for half a minute."""
    parts = urlsplit(address)
    try:
        at = (parts.hostname, parts.port or USUAL_PORT)
        socket.create_connection(at, SECONDS_TO_CONNECT).close()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise ClusterFailed(
            f"no Ray cluster can be reached at {address}: {reason}. On the machine that `ray start "
            f"--head` was typed on, Ray listens at port {USUAL_PORT} unless told otherwise; "
            f"{LOCAL} needs no cluster"
        ) from error


def _ray() -> Any:  # noqa: ANN401 - as above
    try:
        return import_module("ray")
    except ModuleNotFoundError as error:
        raise ClusterFailed(
            "this needs Ray, which is not installed: pip install 'concordia[ray]'. "
            "Without it, --jobs shares the work among processes of this machine"
        ) from error
