"""What processes have used of the machine, as the system counts it. Linux only."""

from __future__ import annotations

import os
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def family(process: int) -> list[int]:
    """A process, those it has started, and theirs, as far as they live."""
    found = [process]
    for each in found:
        try:
            children = Path(f"/proc/{each}/task/{each}/children").read_text()
        except OSError:  # it has just ended
            continue
        found += map(int, children.split())
    return found


def core_seconds(process: int) -> float:
    """Seconds that the cores have worked for a process and all those it has started."""
    return sum(map(_ticks, family(process))) / TICK


def memory(process: int) -> int:
    """Bytes of memory that a process has in use; not those it has started."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE


def _ticks(process: int) -> int:
    """What a process has used, and those it has started that have ended."""
    try:
        said = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return 0
    return sum(map(int, said.rpartition(")")[2].split()[11:15]))
