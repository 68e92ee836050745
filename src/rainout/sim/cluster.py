"""Matches on a cluster: batches go to Ray, wherever its workers are, and come to the same as on threads here.

A batch is told in plain words (:class:`Far`), so that a worker needs nothing but Rainout itself; it compiles the rules
once. A worker that dies loses nothing but time: Ray gives its batch to another.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, get_args

from rainout.core.errors import RainoutError
from rainout.core.options import OptionValue
from rainout.core.registry import get
from rainout.sim.batch import Plan
from rainout.sim.contest import Contest
from rainout.sim.tally import Tally

Engine = Literal["threads", "ray"]
ENGINES: tuple[Engine, ...] = get_args(Engine)
TRIES = 20
"""So many workers may die of one batch before it is given up."""
AUTO = "auto"
"""The address of whatever cluster this machine is part of."""
PATIENCE = 10
"""Seconds to wait for a cluster that does not answer."""


class NoCluster(RainoutError):
    """There is no cluster to play on."""


@dataclass(frozen=True)
class Far:
    """Matches between bots of a game's own, told so that any machine can play them."""

    game: str
    options: tuple[tuple[str, OptionValue], ...]
    seats: int
    seed: int
    bots: tuple[str, ...]
    pages: int
    """Scorecards for each match; none where nobody keeps score."""

    def play(self, first: int, games: int) -> Tally:
        """Play the matches numbered from ``first``."""
        return _near(self).play(first, games)


@lru_cache(maxsize=4)
def _near(far: Far) -> Plan | Contest:
    """The same matches, ready to be played in this process."""
    game = get(far.game)
    agreed = dict(far.options)
    levels = tuple(game.level(name, far.seats) for name in far.bots)
    plan = Plan(
        game,
        game.compile(),
        game.tables(agreed, far.seats),
        tuple(int(level.bot) for level in levels),
        game.sides(far.seats, agreed),
        far.seed,
        far.pages,
    )
    if all(level.plain for level in levels) or not game.observed:
        return plan
    return Contest.of(plan, levels, game.course.kind(far.seats, agreed))


class Cluster(Executor):
    """Ray as an executor: a call is sent to any worker, and once more to another if that one dies."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._sent: set[Any] = set()
        self._call = ray.remote(_call).options(max_retries=TRIES, retry_exceptions=False)

    @property
    def workers(self) -> int:
        """How many cores it has."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Send a call."""
        ref = self._call.remote(fn, args, kwargs)
        future: Future[Any] = ref.future()
        self._sent.add(ref)
        future.add_done_callback(lambda _: self._sent.discard(ref))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Take back what was not begun; workers stay, for the cluster may be somebody else's."""
        for ref in list(self._sent) if cancel_futures else ():
            self._ray.cancel(ref)
        self._sent.clear()


def _call(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return fn(*args, **kwargs)


@contextmanager
def cluster(address: str | None = None, workers: int | None = None) -> Iterator[Cluster]:
    """The cluster at an address (``auto`` finds the one this machine is part of), or one that is started here.

    A program that is connected to one already stays connected.
    """
    if not find_spec("ray"):
        raise NoCluster("sim-error-no-ray")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
    ray = import_module("ray")
    if ray.is_initialized():
        yield Cluster(ray)
        return
    if address and address != AUTO:
        _see_whether_somebody_is_at(address)
    started_here = {"include_dashboard": False, "num_cpus": workers}
    try:
        ray.init(
            address=address or "local",
            logging_level="error",
            log_to_driver=False,
            **({} if address else started_here),
        )
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        raise NoCluster("sim-error-no-cluster", address=address or "local") from error
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


def _see_whether_somebody_is_at(address: str) -> None:
    """Ray would try for minutes, and then end the program."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise NoCluster("sim-error-no-cluster", address=address) from error
