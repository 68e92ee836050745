#!/usr/bin/env python3
"""Whether chances to win are what they say: fresh matches of the learned players, in 20 bins of what was foretold.

A game's strongest level plays itself. Whenever a position can be judged, the value says what a seat's chance to win is,
and at the end it is counted how often that seat did win. A bin's interval counts matches, not positions, for positions
of one match end alike. Sampling noise of a bin is in ``± 95 %``; the bar is 2 points for every bin.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from table import passed

from rainout.bots.values import read_value, value_of
from rainout.core.registry import games, get
from rainout.sim.calibration import Bin, Calibration, calibrate

BAR = 0.02
SURE = 0.05
"""Bins of which chance alone leaves more open than this, either way, are shown and not judged."""


def reach(each: Bin) -> float:
    """How far chance alone may put a bin off."""
    low, value, high = each.won.low, each.won.value, each.won.high
    return 1.0 if low is None or value is None or high is None else max(high - value, value - low)


def line(each: Bin) -> str:
    """A bin for people."""
    head = f"{each.low:4.0%} to {each.high:4.0%}  {each.positions:>11,}"
    if each.won.value is None:
        return f"{head}         -"
    return f"{head}  {each.foretold:8.1%}  {each.won.value:6.1%}  {100 * each.off:+5.1f}  ± {100 * reach(each):4.1f}"


def told(found: Calibration, seconds: float) -> str:
    """The table of a game, and whether it keeps to the bar."""
    judged = [each for each in found.bins if reach(each) <= SURE]
    worst = max((abs(each.off) for each in judged), default=0.0)
    agreed = ", ".join(f"{name}={value}" for name, value in found.options.items() if value)
    return "\n".join(
        (
            f"{found.game}, {found.seats} players, {found.level} against itself, {found.games:,} matches, "
            f"seed {found.seed}, rules {found.rules} ({agreed})",
            f"{'foretold':<12}  {'positions':>11}  {'mean':>8}  {'won':>6}  {'off':>5}  ± 95 %",
            *map(line, found.bins),
            f"{passed(worst <= BAR)}: of {len(judged)} bins known to within {100 * SURE:.0f} points none is off by "
            f"more than {100 * worst:.1f} (bar {100 * BAR:.0f}); all are off by {100 * found.mean_off:.2f} on the "
            f"mean; {seconds:.0f} s",
        )
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    learned = [name for name in games() if value_of(get(name)) is not None]
    parser.add_argument("games", nargs="*", default=learned, help=", ".join(learned))
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--players", type=int, help="how many play; the fewest if left out")
    parser.add_argument("--level", help="who plays; the strongest if left out")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--workers", type=int)
    parser.add_argument(
        "--value", type=Path, help="a file of rainout train instead of the value that comes along"
    )
    wanted = parser.parse_args()
    net = read_value(wanted.value)[0] if wanted.value else None
    options = dict(each.split("=", 1) for each in wanted.option)
    for name in wanted.games:
        began = time.monotonic()

        def count(done: int) -> None:
            if sys.stderr.isatty():
                print(f"\r{done:,} of {wanted.matches:,}", end="\r", file=sys.stderr, flush=True)

        found = calibrate(
            name,
            wanted.matches,
            wanted.seed,
            wanted.level,
            options,
            wanted.players,
            wanted.workers,
            net,
            count,
        )
        print(told(found, time.monotonic() - began), flush=True)
        print()


if __name__ == "__main__":
    main()
