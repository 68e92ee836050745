#!/usr/bin/env python3
"""How soon the analysis board has something to show: core time to the first graph, to one without gaps, and to the end.

``python benchmarks/analysis.py [GAME …]``; not part of ``make bench``, since the last of these takes minutes.
"""

from __future__ import annotations

import argparse
import statistics
import time

import rainout
from rainout.bots.analysis import analysing
from rainout.core.match import Match
from rainout.core.registry import games, get


def played(game: str, seed: int) -> Match:
    """A match between sound players."""
    match = Match(game, seed=seed)
    match.settle()
    while not match.over:
        match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
    return match


def measured(match: Match) -> tuple[float, float, float, int]:
    """Seconds of this process to the first graph, to one in which every moment was looked at, and to the end."""
    began = time.process_time()
    first = whole = 0.0
    for analysis in analysing(match):
        now = time.process_time() - began
        first = first or now
        if not whole and all(moment.doubt < 0.5 for moment in analysis.moments):
            whole = now
    return first, whole, time.process_time() - began, len(analysis.moments)


def main() -> None:
    """A line a game, the medians of a few matches."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--matches", type=int, default=3)
    wanted = parser.parse_args()
    print(f"{'game':10} {'moments':>8} {'first graph':>12} {'no gaps':>9} {'whole':>9}   (s of core time)")
    for game in wanted.games:
        get(game).compile()
        measured(played(game, 0))  # what is imported and set up once
        found = [measured(played(game, seed)) for seed in range(1, wanted.matches + 1)]
        first, whole, end, moments = (statistics.median(column) for column in zip(*found, strict=True))
        print(f"{game:10} {moments:8.0f} {first:12.2f} {whole:9.2f} {end:9.2f}", flush=True)


if __name__ == "__main__":
    main()
