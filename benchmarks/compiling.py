#!/usr/bin/env python3
"""How long does it take to compile each game's rules from nothing, and how much is kept of it on disk?

Each game is compiled in a process of its own, into an empty cache. Seconds are seconds of core time, so that other
programs on the machine hardly count. Beside them stand those of the first release, measured on two virtual cores.

Run it with the project's Python: ``.venv/bin/python benchmarks/compiling.py``. It takes two or three minutes.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from rainout.core.registry import games

SOURCES = Path(__file__).resolve().parents[1] / "src"
FIRST_RELEASE = {"hens": 28, "baseball": 55, "stretch": 104, "clix": 99, "clutch": 179}
"""Seconds of core time."""
BARS = {"clutch": 60, "all": 170}


def compiled(contract: str) -> tuple[float, int]:
    """Seconds of core time it takes to compile a game, and how many bytes are kept."""
    with tempfile.TemporaryDirectory(prefix="rainout-bench-") as folder:
        environment = {**os.environ, "PYTHONPATH": str(SOURCES), "RAINOUT_CACHE_DIR": folder}
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-m", "rainout.core.warm", contract], env=environment, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        kept = sum(path.stat().st_size for path in Path(folder).rglob("*") if path.is_file())
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, kept


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how long each game's rules take to compile.")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a bar is missed")
    wanted = parser.parse_args()
    print(f"{'compiling':<12}{'core s':>8}{'first release':>15}{'bar':>6}{'kept, KB':>10}", flush=True)
    seconds = {}
    for name, game in games().items():
        seconds[name], kept = compiled(game.contract)
        print(
            f"{name:<12}{seconds[name]:>8.1f}{FIRST_RELEASE.get(name, '-'):>15}{BARS.get(name, ''):>6}"
            f"{kept / 1000:>10.0f}",
            flush=True,
        )
    seconds["all"] = sum(seconds.values())
    print(f"{'all':<12}{seconds['all']:>8.1f}{sum(FIRST_RELEASE.values()):>15}{BARS['all']:>6}")
    missed = [name for name, bar in BARS.items() if seconds[name] > bar]
    return int(wanted.strict and bool(missed))


if __name__ == "__main__":
    sys.exit(main())
