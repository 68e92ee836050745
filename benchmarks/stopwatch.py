"""The worker side of the benchmark: one process per contestant, measured a row at a time when it is asked.

A row is a function that plays some random games and returns how many steps it took. Warmed up once, the
process then sleeps until the next request, so that ``run.py`` can let contestants take turns every second or
so on one core without paying for start-up and compilation again.

Time is processor time, of all threads of the process: what one core spent on it. On an idle machine that is the
time on the wall; on a shared one it leaves out the moments in which the core worked for somebody else.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Mapping

Play = Callable[[], int]


def measure(play: Play, seconds: float) -> tuple[int, float]:
    """Call ``play`` until it has had the core for ``seconds``; returns the steps it counted and their time.

    The clock is read about once a millisecond: for the shortest games, reading it costs a good part of a game.
    """
    steps, calls = 0, 1
    start = now = time.process_time()
    while now - start < seconds:
        for _ in range(calls):
            steps += play()
        before, now = now, time.process_time()
        if now - before < 0.001:
            calls *= 2
    return steps, now - start


def serve(peer: str, version: str, rows: Mapping[str, Play]) -> None:
    """Warm up, say what can be measured, then measure the rows named on standard input, one JSON line each.

    With ``--seconds`` on the command line: measure every row once and stop, for trying a peer by hand.
    """
    parser = argparse.ArgumentParser(description=f"Measure {peer}: one JSON line a row.")
    parser.add_argument("--seconds", type=float, help="measure every row once for this long and stop")
    seconds = parser.parse_args().seconds
    for play in rows.values():
        play()
    if seconds is not None:
        for what in rows:
            _report(peer, what, *measure(rows[what], seconds))
        return
    _say(peer=peer, version=version, rows=list(rows))
    for line in sys.stdin:
        wanted = json.loads(line)
        _report(peer, wanted["what"], *measure(rows[wanted["what"]], wanted["seconds"]))


def _report(peer: str, what: str, steps: int, seconds: float) -> None:
    _say(peer=peer, what=what, steps=steps, seconds=seconds)


def _say(**fields: object) -> None:
    print(json.dumps(fields), flush=True)
