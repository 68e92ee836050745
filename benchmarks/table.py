"""What was measured, what was promised, and the one table that shows both."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import median

RATE_BAR = 30e6
"""Hens steps a second, on one core."""
FIRST_RELEASE = 58e6
"""The same in the first release, on one of two virtual cores."""
RATIO_BAR = 30.0
"""Times the fastest OpenSpiel figure."""


SCORED = "scored"
"""How the rows end in which somebody keeps score."""
SCORING_BAR = 0.75
"""Keeping score of every game costs at most a quarter of the speed."""


@dataclass(frozen=True)
class Advised:
    """Whole games with ``advise`` in every seat."""

    game: str
    seats: int
    wanted: float = 0.0
    """How many a second were promised on one core, if any."""
    options: Mapping[str, str] = field(default_factory=dict)
    """Those that are not the usual ones."""
    mode: str = ""
    """What these options mean, where the game has more than one row."""
    first_release: float = 0.0
    """How many it was in the first release, on one of two virtual cores."""
    scored: bool = False
    """Whether somebody keeps score of every game."""

    @property
    def name(self) -> str:
        players = f"{self.seats} player{'s' if self.seats > 1 else ''}"
        return ", ".join(filter(None, (self.game, players, self.mode, SCORED if self.scored else "")))


ADVISED = {
    row.name: row
    for row in (
        Advised("baseball", 2, 100e3, first_release=94.3e3),
        Advised("baseball", 4, first_release=81.2e3),
        Advised("baseball", 6, first_release=65.2e3),
        Advised("stretch", 1, 1e3, first_release=4740),
        Advised("stretch", 2, first_release=9690),
        Advised("clix", 2, 5e3, {"level": "championship"}, first_release=16.8e3),
        Advised("clutch", 2, 10e3, {"cards": "learning"}, "cards off", first_release=23.6e3),
        Advised("clutch", 2, 3e3, {"cards": "full"}, "with 50-card decks", first_release=4460),
        Advised("baseball", 2, scored=True),
        Advised("stretch", 2, scored=True),
        Advised("clix", 2, options={"level": "championship"}, scored=True),
        Advised("clutch", 2, options={"cards": "learning"}, mode="cards off", scored=True),
    )
}
"""What is played, by the names of the rows."""
BARRED = "OpenSpiel"
STEPPED = "from Python"
"""How the rows end in which every single step is driven from Python."""


@dataclass
class Row:
    """One peer's game and its measurements: pairs of steps a second, ours and theirs, neighbours in time."""

    peer: str
    version: str
    what: str
    pairs: list[tuple[float, float]] = field(default_factory=list)
    failure: str = ""

    @property
    def ours(self) -> float:
        return max((ours for ours, _ in self.pairs), default=0.0)

    @property
    def theirs(self) -> float:
        return max((theirs for _, theirs in self.pairs), default=0.0)

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs if self.theirs else 0.0

    @property
    def median_ratio(self) -> float:
        return median(ours / theirs for ours, theirs in self.pairs) if self.pairs else 0.0

    @property
    def figures(self) -> tuple[str, ...]:
        return rate(self.ours), rate(self.theirs), times(self.ratio), times(self.median_ratio)

    @property
    def verdict(self) -> str:
        if self.failure or not self.ratio or self.peer != BARRED:
            return self.failure
        return passed(self.ratio >= RATIO_BAR)


@dataclass
class Bar:
    """One promise, and how it was kept."""

    promise: str
    wanted: float
    found: float
    unit: str

    @property
    def kept(self) -> bool:
        return self.found >= self.wanted

    def __str__(self) -> str:
        show = times if self.unit == "x" else rate
        return f"{passed(self.kept)}: {self.promise}: {show(self.found)} (bar {show(self.wanted)})"


@dataclass
class Result:
    """A whole run."""

    rows: list[Row]
    conditions: str
    advised: dict[str, list[float]] = field(default_factory=dict)
    """Games a second with ``advise`` in every seat, all measurements."""

    @property
    def hens(self) -> list[float]:
        """All measurements of ours."""
        return [ours for row in self.rows for ours, _ in row.pairs if ours] or [0.0]

    @property
    def bars(self) -> list[Bar]:
        """The promises of ``make bench``; those about OpenSpiel only where it could be measured."""
        bars = [Bar("hens, steps/s on one core", RATE_BAR, max(self.hens), "steps/s")]
        barred = [row for row in self.rows if row.peer == BARRED and row.ratio]
        stepped = [row for row in barred if row.what.endswith(STEPPED)]
        for among, which in (
            (stepped, "stepped from Python"),
            (barred, "of any kind, its C++ loops included"),
        ):
            if among:
                fastest = max(among, key=lambda row: row.theirs)
                promise = f"hens to the fastest OpenSpiel figure {which} ({fastest.what.split(',')[0]})"
                bars.append(Bar(promise, RATIO_BAR, fastest.ratio, "x"))
        for name, row in ADVISED.items():
            if row.wanted and self.advised.get(name):
                best = max(self.advised[name])
                bars.append(Bar(f"{name}, games/s with advise", row.wanted, best, "games/s"))
            bare = name.removesuffix(f", {SCORED}")
            if row.scored and self.advised.get(name) and self.advised.get(bare):
                share = max(self.advised[name]) / max(self.advised[bare])
                bars.append(Bar(f"{name}, of the speed at which nobody keeps score", SCORING_BAR, share, "x"))
        return bars

    @property
    def missed(self) -> bool:
        """Whether a bar was missed or a row could not be measured."""
        return any(row.failure for row in self.rows) or not all(bar.kept for bar in self.bars)

    def __str__(self) -> str:
        head = ("peer", "random playouts of", "hens/s", "peer/s", "ratio", "median", f"bar {RATIO_BAR:.0f} x")
        body = [
            (f"{row.peer} {row.version}".strip(), row.what or "-", *row.figures, row.verdict)
            for row in sorted(self.rows, key=lambda row: (row.peer.lower(), -row.theirs))
        ]
        widths = [max(map(len, column)) for column in zip(head, *body, strict=True)]
        rule = tuple("-" * width for width in widths)
        lines = ["  ".join(map(_pad, cells, widths, "<<>>>><")).rstrip() for cells in (head, rule, *body)]
        hens = (
            f"hens over the whole run: best {rate(max(self.hens))}, median {rate(median(self.hens))} steps/s "
            f"(first release {rate(FIRST_RELEASE)})"
        )
        games = [
            f"{name}, advise in every seat: best {rate(max(rates))}, median {rate(median(rates))} games/s"
            + (f" (first release {rate(before)})" if (before := ADVISED[name].first_release) else "")
            for name, rates in self.advised.items()
        ]
        return "\n".join([*lines, "", hens, *games, *map(str, self.bars), self.conditions])

    def json(self) -> str:
        """The same for programs, with every single measurement."""
        shown = ("peer", "version", "what", "ours", "theirs", "ratio", "median_ratio", "verdict", "pairs")
        return json.dumps(
            {
                "conditions": self.conditions,
                "hens": {"best": max(self.hens), "median": median(self.hens)},
                "advised": self.advised,
                "rows": [{name: getattr(row, name) for name in shown} for row in self.rows],
                "bars": [{**vars(bar), "kept": bar.kept} for bar in self.bars],
            },
            indent=2,
        )


def passed(kept: bool) -> str:
    return "pass" if kept else "below the bar"


def rate(steps: float) -> str:
    """Steps a second for people: three digits and a unit."""
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if steps >= size:
            return f"{steps / size:.{max(0, 3 - len(str(int(steps / size))))}f} {unit}"
    return f"{steps:.0f}" if steps else "-"


def times(ratio: float) -> str:
    """A ratio for people."""
    return f"{ratio:,.{0 if ratio >= 100 else 1}f} x" if ratio else "-"


def _pad(text: str, width: int, side: str) -> str:
    return f"{text:{side}{width}}"
