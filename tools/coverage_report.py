"""Print how much of ``src`` the tests have run, and every line of the rules that none has: ``make coverage``.

Rules are run interpreted for it, as machine code has no lines. Exit code 1 if rule modules fall below the bar.
"""

from __future__ import annotations

import importlib
import json
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from coverage import Coverage

from rainout.core.kernel import is_rule_module

SOURCES = Path(__file__).parents[1] / "src"
BAR = 98.0
"""Per cent of the lines of all rule modules."""


class Part(NamedTuple):
    """Some files, counted together."""

    lines: int = 0
    run: int = 0
    branches: int = 0
    taken: int = 0

    def plus(self, counted: dict[str, int]) -> Part:
        """With one more file."""
        return Part(
            self.lines + counted["num_statements"],
            self.run + counted["covered_lines"],
            self.branches + counted["num_branches"],
            self.taken + counted["covered_branches"],
        )

    @property
    def line_share(self) -> float:
        """Per cent of the lines that were run."""
        return 100 * self.run / self.lines if self.lines else 100.0

    @property
    def branch_share(self) -> float:
        """Per cent of the branches that were taken."""
        return 100 * self.taken / self.branches if self.branches else 100.0


def measured() -> dict[str, dict]:  # type: ignore[type-arg]
    """What coverage.py has to say about each file, by its path below ``src``."""
    coverage = Coverage()
    coverage.load()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "coverage.json"
        coverage.json_report(outfile=str(report))
        files = json.loads(report.read_text())["files"]
    return {str(Path(path).resolve().relative_to(SOURCES)): found for path, found in files.items()}


def is_rules(path: str) -> bool:
    """Whether a file holds rules."""
    module = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    return module != "rainout.__main__" and is_rule_module(importlib.import_module(module))


def ranges(numbers: Iterable[int]) -> str:
    """Line numbers as people write them.

    >>> ranges([3, 4, 5, 9])
    '3-5, 9'
    """
    runs = [
        [number for _, number in run]
        for _, run in groupby(enumerate(sorted(numbers)), lambda pair: pair[1] - pair[0])
    ]
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def main() -> int:
    """Print it all."""
    files = measured()
    rooms: dict[str, Part] = defaultdict(Part)
    rules = Part()
    left = []
    for path, found in sorted(files.items()):
        parts = Path(path).parts
        room = "/".join(parts[1:3]) if parts[1] == "games" and len(parts) > 3 else parts[1]
        rooms[room] = rooms[room].plus(found["summary"])
        rooms["all of src"] = rooms["all of src"].plus(found["summary"])
        if is_rules(path):
            rules = rules.plus(found["summary"])
            if found["missing_lines"]:
                left.append(f"  {path}: {ranges(found['missing_lines'])}")
    print(f"{'':<18}{'lines':>8}{'run':>8}{'branches':>10}{'taken':>8}")
    for name, part in (
        *sorted(rooms.items(), key=lambda room: (room[0] == "all of src", room[0])),
        ("rules", rules),
    ):
        print(
            f"{name:<18}{part.lines:>8}{part.line_share:>7.1f}%{part.branches:>10}{part.branch_share:>7.1f}%"
        )
    print(f"\nLines of rules that no test runs ({rules.lines - rules.run} of {rules.lines}):")
    print("\n".join(left) or "  none")
    if rules.line_share < BAR:
        print(f"\nRule modules stand at {rules.line_share:.1f} % of lines; the bar is {BAR:g} %.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
