"""What can be counted and measured of a running server, in the form that Prometheus reads.

Workers that share a port count together: whoever starts them sets ``PROMETHEUS_MULTIPROC_DIR`` to an empty folder, and
whichever of them is asked answers for all. What is true of a moment (tables, sockets, memory) each worker notes every
second, and sums are shown of those that live.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

if TYPE_CHECKING:
    from rainout.server.store import Store

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder in which several workers count."""
EVERY = 1.0
"""Seconds between two looks at what is true of a moment."""
STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
MEDIA_TYPE = "text/plain; version=0.0.4"

_own = CollectorRegistry()


def _gauge(name: str, about: str, summed: Literal["livesum", "livemax"] = "livesum") -> Gauge:
    return Gauge(name, about, registry=_own, multiprocess_mode=summed)


def _histogram(name: str, about: str, *labels: str) -> Histogram:
    return Histogram(name, about, labels, registry=_own, buckets=STEPS)


REQUESTS = _histogram(
    "rainout_request_seconds", "Requests over HTTP, from first to last byte.", "method", "status"
)
SOCKETS = _gauge("rainout_sockets", "Open sockets.")
TABLES = _gauge("rainout_tables", "Tables in memory.")
ATTENDED = _gauge("rainout_tables_attended", "Tables at which somebody sits.")
BOTS = _gauge("rainout_bots_thinking", "Bots that are thinking.")
MOVES = _histogram(
    "rainout_move_seconds",
    "Moves, from when one is asked for until it is on its way to all at the table.",
    "by",
)
STORE = _histogram("rainout_store_seconds", "What the database was asked for.", "call")
REFUSALS = Counter("rainout_refusals", "What was refused, by its code.", ("code",), registry=_own)
LAG = _histogram("rainout_loop_lag_seconds", "How much later than due the event loop came round.")
MEMORY = _gauge("rainout_memory_bytes", "Memory in use.")
DRAINING = _gauge("rainout_draining", "Workers that are taking their leave.")


def exposition() -> bytes:
    """All of it as text, for this worker or, where several count together, for all."""
    if SHARED not in os.environ:
        return generate_latest(_own)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def worker_is_gone(process: int) -> None:
    """A worker has ended: what was true of it no longer counts."""
    if SHARED in os.environ:
        mark_process_dead(process)  # type: ignore[no-untyped-call]


@contextmanager
def timed(histogram: Histogram, **labels: str) -> Iterator[None]:
    """Measure what goes well; what is refused is counted as that."""
    began = time.perf_counter()
    yield
    (histogram.labels(**labels) if labels else histogram).observe(time.perf_counter() - began)


class MeasuredStore:
    """A store whose every call is measured; in all else it is the store it was made of."""

    def __init__(self, store: Store) -> None:
        self.__dict__["_store"] = store

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if asyncio.iscoroutinefunction(found):
            found = self.__dict__[name] = _measured(found, name)  # looked up once
        return found

    def __setattr__(self, name: str, value: object) -> None:
        """What is noted at the store is noted there, where it goes by that itself."""
        setattr(self._store, name, value)


def _measured(call: Callable[..., Awaitable[Any]], name: str) -> Callable[..., Awaitable[Any]]:
    histogram = STORE.labels(call=name)

    @wraps(call)
    async def measured(*args: Any, **kwargs: Any) -> Any:
        began = time.perf_counter()
        try:
            return await call(*args, **kwargs)
        finally:
            histogram.observe(time.perf_counter() - began)

    return measured


async def watch(look: Callable[[], None]) -> None:
    """Note again and again what is true of the moment, and how late the loop is, until cancelled."""
    while True:
        due = time.perf_counter() + EVERY
        await asyncio.sleep(EVERY)
        LAG.observe(max(0.0, time.perf_counter() - due))
        MEMORY.set(memory())
        look()


def memory() -> int:
    """Bytes of memory in use, where the system tells; 0 elsewhere."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, IndexError, ValueError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
