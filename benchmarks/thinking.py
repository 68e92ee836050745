#!/usr/bin/env python3
"""How long bots think at live tables: every level plays itself, decided by the processes that think for a server.

Seconds from handing a decision over to its answer, so that what a busy machine and the way there cost counts too. The
strongest level may take 3 s, the others 0.3 s; not 19 of 20 decisions, but the slowest of all.

Run it with the project's Python: ``.venv/bin/python benchmarks/thinking.py [GAME …]``.
"""

from __future__ import annotations

import statistics
import sys
import time

from moves import CASES, Case
from table import passed

from rainout.bots.thinkers import thinkers
from rainout.core.levels import Level
from rainout.core.match import Match
from rainout.core.position import Position
from rainout.core.registry import get

BAR, BAR_OF_STRONGEST = 0.3, 3.0
"""Seconds."""
DECISIONS = 300
"""How many of a match are looked at."""


def think(case: Case, level: Level) -> list[float]:
    """Seconds of each decision of a match that left a choice."""
    match, costs = Match(get(case.game), case.options, seats=case.seats, seed=1), list[float]()
    while not match.over and len(costs) < DECISIONS:
        match.settle()
        if match.asked == "roll":
            match.throw()
        elif not match.over:
            known = Position.of(match)
            began = time.perf_counter()
            action = thinkers().think(known, level.name).decided.result()
            if len(known.options) > 1:
                costs.append(time.perf_counter() - began)
            match.play(action)
    return costs


def main() -> None:
    """Have every level of each game, or of those named, think, and print what it came to."""
    wanted = sys.argv[1:]
    print(f"{'game':10} {'level':14} {'decisions':>9} {'median':>7} {'p95':>7} {'most':>7} {'bar':>4}")
    for case in CASES:
        if wanted and case.game not in wanted:
            continue
        game = get(case.game)
        game.compile()
        think(case, game.levels[0])  # who thinks reads the compiled rules first
        for level in game.levels:
            costs = sorted(think(case, level))
            bar = BAR_OF_STRONGEST if level is game.levels[-1] else BAR
            slow = statistics.quantiles(costs, n=20)[-1]
            print(
                f"{case.game:10} {level.name:14} {len(costs):9} {statistics.median(costs):7.4f} {slow:7.4f} "
                f"{costs[-1]:7.4f} {bar:4} {passed(costs[-1] <= bar)}",
                flush=True,
            )
    thinkers().close()


if __name__ == "__main__":
    main()
