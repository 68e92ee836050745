#!/usr/bin/env python3
"""Ours against peers: one table of ratios, measured on one core of this machine in one run.

Ours is measured anew right before each measurement of a peer, so that a ratio compares neighbours in time,
with as many tries on either side, and in core time, so that other processes on the core do not count. What noise
remains (caches, clock speeds, neighbours of a virtual machine) can only slow a contestant down, so the best of
the passes says most about the code: rates and ratio are those of the best. Beside the ratio stands the median
of the neighbours' ratios; where the two differ much, the run is worth repeating.

Needs the standard library only. Ours runs in ``.venv`` where there is one, the peers in ``.venv-bench``,
which is made on the first run from ``requirements.lock``. A peer that cannot be installed or run gets a row
that says so.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from pathlib import Path

from contestants import PEERS, Contestant, Unmeasurable, install_peers, python_of, say
from table import ADVISED, Result, Row


def pin(core: int | None) -> str:
    """Keep this process and all it starts on one core; the last one is usually interrupted least."""
    if not hasattr(os, "sched_setaffinity"):
        return "one thread each, not pinned"
    chosen = max(os.sched_getaffinity(0)) if core is None else core
    os.sched_setaffinity(0, {chosen})
    return f"pinned to core {chosen}"


def enter(python: Path, module: str) -> Contestant | Row:
    """A contestant ready to be measured, or the row that says why there is none."""
    say(f"warming up {module}", passing=True)
    try:
        return Contestant(python, module)
    except Unmeasurable as reason:
        return Row(module.removeprefix("peers."), "", "", failure=str(reason))


def compete(ours: Contestant | Row, peers: list[Contestant], passes: int, seconds: float) -> list[Row]:
    """Measure ours and each row of each peer in turn, as many times as there are passes."""
    rows = [(peer, Row(peer.peer, peer.version, what)) for peer in peers for what in peer.rows]
    for number in range(1, passes + 1):
        say(f"pass {number} of {passes}")
        for peer, row in rows:
            if row.failure:
                continue
            say(f"pass {number} of {passes}: {row.peer}, {row.what}", passing=True)
            try:
                mine = ours.rate("hens", seconds / 2) if isinstance(ours, Contestant) else 0.0
                row.pairs.append((mine, peer.rate(row.what, seconds)))
            except Unmeasurable as reason:
                row.failure = str(reason)
    return [row for _, row in rows]


def think(ours: Contestant, passes: int, seconds: float) -> dict[str, list[float]]:
    """Measure whole games of ours with the good player in every seat."""
    say("whole games with advise", passing=True)
    return {name: [ours.rate(name, seconds) for _ in range(passes)] for name in ADVISED}


def conditions(passes: int, seconds: float, where: str, contestants: list[Contestant], took: float) -> str:
    """How it was measured, and how much of the core the contestants got while they were measured."""
    waited = sum(each.waited for each in contestants)
    share = sum(each.worked for each in contestants) / waited if waited else 0.0
    return (
        f"best of {passes} x {seconds:g} s of core time, ours and peer in turn, {where} of {os.cpu_count()}, "
        f"which was theirs {share:.0%} of the time; "
        f"Python {platform.python_version()}, {platform.system()} {platform.machine()}; {took:.0f} s in all"
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare Rainout's speed with its peers', side by side.")
    parser.add_argument(
        "--quick", action="store_true", help="one short pass: tries everything, proves little"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    parser.add_argument(
        "--strict", action="store_true", help="exit with 1 if a bar is missed or a row failed"
    )
    parser.add_argument("--passes", type=int, help="how often each row is measured (5)")
    parser.add_argument("--seconds", type=float, help="how long a peer is measured each time (0.8)")
    parser.add_argument("--core", type=int, help="the core to use (the last one)")
    parser.add_argument(
        "--python", type=Path, help="a Python with Rainout's dependencies (.venv, or this one)"
    )
    return parser.parse_args()


def main() -> int:
    args = arguments()
    passes = args.passes or (1 if args.quick else 5)
    seconds = args.seconds or (0.2 if args.quick else 0.8)
    project = python_of(".venv")
    began = time.monotonic()
    install_peers()
    where = pin(args.core)
    ours = enter(args.python or (project if project.exists() else Path(sys.executable)), "ours")
    entered = [enter(python_of(".venv-bench"), f"peers.{name}") for name in PEERS]
    peers = [each for each in entered if isinstance(each, Contestant)]
    contestants = [each for each in (ours, *peers) if isinstance(each, Contestant)]
    try:
        rows = compete(ours, peers, passes, seconds)
        advised = think(ours, passes, seconds) if isinstance(ours, Contestant) else {}
    finally:
        for contestant in contestants:
            contestant.close()
    rows += [each for each in entered if isinstance(each, Row)]
    result = Result(rows, conditions(passes, seconds, where, contestants, time.monotonic() - began), advised)
    say("", passing=True)
    print(result.json() if args.json else result)
    if isinstance(ours, Row):
        print(f"hens {ours.failure}", file=sys.stderr)
        return 1
    return int(args.strict and result.missed)


if __name__ == "__main__":
    sys.exit(main())
