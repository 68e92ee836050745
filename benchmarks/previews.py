#!/usr/bin/env python3
"""What it costs to look at an action before it is taken: each game played by sound bots, every few choices looked at.

``ms`` and ``p95`` are core time for one preview, on compiled rules that are warm; ``most`` is the slowest of all.
``bar`` is the most that 19 of 20 may take.

Run it with the project's Python: ``.venv/bin/python benchmarks/previews.py [GAME …]``.
"""

from __future__ import annotations

import statistics
import sys
import time

from moves import CASES, Case

from rainout.bots import decide
from rainout.core.match import Match
from rainout.core.preview import ROLL, foresee
from rainout.core.registry import get

BAR = 50
QUESTIONS = 150
"""How many times somebody is asked."""
LOOKED_AT = 5
"""How many choices of each question are looked at, spread over the list."""


def look(case: Case) -> list[float]:
    """Milliseconds of each preview of a match."""
    game = get(case.game)
    game.compile()
    match, costs = Match(game, case.options, seats=case.seats, seed=1), list[float]()
    for _ in range(QUESTIONS):
        match.settle()
        if match.over:
            break
        seat = match.waiting_for
        assert seat is not None
        texts = [option.text for option in match.options] if match.asked == "act" else [ROLL]
        for text in texts[:: -(-len(texts) // LOOKED_AT)]:
            began = time.process_time()
            foresee(match, seat, text)
            costs.append(1000 * (time.process_time() - began))
        if match.asked == "roll":
            match.throw()
        else:
            match.play(decide(match, "advise", seed=1))
    return costs


def main() -> None:
    """Look at each game, or at those named, and print what it came to."""
    wanted = sys.argv[1:]
    print(f"{'game':10} {'previews':>8} {'ms':>6} {'p95':>6} {'most':>6} {'bar':>4}")
    for case in CASES:
        if wanted and case.game not in wanted:
            continue
        look(case)  # what is worked out once for a set of cards is no part of a preview
        costs = sorted(look(case))
        slow = statistics.quantiles(costs, n=20)[-1]
        print(
            f"{case.game:10} {len(costs):8} {statistics.median(costs):6.2f} {slow:6.2f} {costs[-1]:6.2f} {BAR:4}"
        )


if __name__ == "__main__":
    main()
