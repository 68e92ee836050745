"""Locks between processes, by a file."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

PATIENCE = 0.01


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Be the only process in here that uses ``path``; the lock goes with the process, however it ends."""
    with path.open("a+b") as file:
        if fcntl:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield
            return
        import msvcrt

        while True:
            try:
                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
                break
            except OSError:
                time.sleep(PATIENCE)
        yield
