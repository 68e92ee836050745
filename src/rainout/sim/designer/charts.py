"""Charts as SVG inside a page, in the page's colours by day and by night; each stands beside a table of its numbers.

They are drawn here, as the graph of a match is: a page of this kind wants three simple charts, the same for the same
seed to the last byte, without scripts and in colours that follow the reader's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from rainout.sim.intervals import Interval

WIDTH = 720
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 28, 30
HEIGHT = 286
ROW = 22
NAMES, FIELD = 250, 420
"""The most room for the names of bars that lie, and how far they reach."""
LETTER = 7.0
"""How wide a letter is, more or less."""

STYLE = """
svg { display: block; height: auto; width: 100%; }
svg.upright { max-width: 52rem; min-width: 32rem; }
svg.lying { max-width: 46rem; min-width: 21rem; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; font-variant-numeric: tabular-nums; }
svg .soft { fill: var(--soft); font-size: 12px; }
svg .grid { stroke: var(--rule); }
svg .zero { stroke: var(--soft); }
svg .one { fill: var(--one); stroke: var(--one); }
svg .two { fill: var(--paper); stroke: var(--two); stroke-width: 2; }
svg .whisker { fill: none; stroke: var(--ink); stroke-width: 1.5; }
svg.lying .one { fill-opacity: 0.4; }
svg .line { fill: none; stroke-width: 2.5; }
svg .line.one { stroke: var(--one); fill: none; }
svg .line.two { stroke: var(--two); stroke-dasharray: 7 4; fill: none; }
svg .line.three { stroke: var(--three); stroke-dasharray: 2 4; fill: none; }
svg .even { stroke: var(--soft); stroke-dasharray: 4 4; }
"""

Series = tuple[str, Sequence[float | None]]
Written = Callable[[float], str]
"""Writes what a line across a chart stands for."""


def columns(title: str, labels: Sequence[str], series: Sequence[Series], written: Written) -> str:
    """Columns side by side: of each series one for every label; the second is outlined, so that no colour is needed."""
    most = _ceiling(max((value or 0.0 for _, values in series for value in values), default=0.0))
    parts = [*_frame(most, written), *_legend([name for name, _ in series], ("one", "two"))]
    step = (WIDTH - LEFT - RIGHT) / max(len(labels), 1)
    wide = step * 0.8 / len(series)
    for place, label in enumerate(labels):
        left = LEFT + step * (place + 0.1)
        parts.append(_text(left + step * 0.4, HEIGHT - BOTTOM + 18, label, "soft", "middle"))
        for number, ((_, values), kind) in enumerate(zip(series, ("one", "two"), strict=False)):
            tall = (HEIGHT - TOP - BOTTOM) * (values[place] or 0.0) / most
            across, down = left + wide * number, HEIGHT - BOTTOM - tall
            parts.append(
                f'<rect class="{kind}" x="{across:.1f}" y="{down:.1f}" width="{max(wide - 2, 1):.1f}" '
                f'height="{tall:.1f}"/>'
            )
    return _svg(title, parts, HEIGHT)


def lines(title: str, labels: Sequence[str], series: Sequence[Series], most: float, written: Written) -> str:
    """A line for each series, told apart by its dashes too; where nothing is known it has a gap."""
    kinds = ("one", "two", "three")
    parts = [*_frame(most, written), *_legend([name for name, _ in series], kinds, line=True)]
    step = (WIDTH - LEFT - RIGHT) / max(len(labels), 1)
    for place, label in enumerate(labels):
        parts.append(_text(LEFT + step * (place + 0.5), HEIGHT - BOTTOM + 18, label, "soft", "middle"))
    for (_, values), kind in zip(series, kinds, strict=False):
        pen, drawn = "M", ""
        for place, value in enumerate(values):
            if value is None:
                pen = "M"
                continue
            across, down = LEFT + step * (place + 0.5), _down(value, most)
            drawn += f"{pen}{across:.1f},{down:.1f} "
            pen = "L"
        parts.append(f'<path class="line {kind}" d="{drawn.strip()}"/>')
    return _svg(title, parts, HEIGHT)


def bars(title: str, rows: Sequence[tuple[str, Interval]], written: Written) -> str:
    """Bars that lie, from zero to either side, each with the range in which the truth lies."""
    known = [(name, each) for name, each in rows if each.value is not None]
    far = _ceiling(
        max((abs(bound or 0.0) for _, each in known for bound in (each.low, each.high)), default=0.0)
    )
    room = min(NAMES, 16 + LETTER * max((len(name) for name, _ in known), default=0))
    height = TOP + ROW * len(known) + 26
    half = FIELD / 2
    zero = room + half

    def across(value: float) -> float:
        return zero + half * value / far

    parts = []
    for place in (-far, -far / 2, 0.0, far / 2, far):
        kind = "zero" if place == 0 else "grid"
        x = across(place)
        parts.append(f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 8}" y2="{height - 22}"/>')
        parts.append(_text(x, height - 6, written(place), "soft", "middle"))
    for number, (name, each) in enumerate(known):
        value, low, high = each.value or 0.0, each.low or 0.0, each.high or 0.0
        top = TOP + ROW * number
        left, right = sorted((zero, across(value)))
        parts.append(_text(room - 8, top + 11, _short(name), "", "end"))
        parts.append(
            f'<rect class="one" x="{left:.1f}" y="{top + 2}" width="{right - left:.1f}" height="{ROW - 10}"/>'
        )
        middle = top + 2 + (ROW - 10) / 2
        parts.append(
            f'<path class="whisker" d="M{across(low):.1f},{middle} H{across(high):.1f} '
            f'M{across(low):.1f},{middle - 4} v8 M{across(high):.1f},{middle - 4} v8"/>'
        )
    return _svg(title, parts, height, round(room + FIELD + 2 * RIGHT), "lying")


def _svg(title: str, parts: Sequence[str], height: int, width: int = WIDTH, kind: str = "upright") -> str:
    return (
        f'<svg class="{kind}" viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">'
        + "".join(parts)
        + "</svg>"
    )


def _frame(most: float, written: Written) -> list[str]:
    """Five lines across, with what they stand for."""
    parts = []
    for number in range(5):
        value = most * number / 4
        down = _down(value, most)
        kind = "grid" if number else "zero"
        parts.append(
            f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{down:.1f}" y2="{down:.1f}"/>'
        )
        parts.append(_text(LEFT - 8, down + 4, written(value), "soft", "end"))
    return parts


def _legend(names: Sequence[str], kinds: Sequence[str], line: bool = False) -> list[str]:
    """What the series are called, above the chart."""
    parts, across = [], float(LEFT)
    for name, kind in zip(names, kinds, strict=False):
        if line:
            parts.append(f'<path class="line {kind}" d="M{across:.1f},12 h26"/>')
        else:
            parts.append(f'<rect class="{kind}" x="{across:.1f}" y="6" width="12" height="12"/>')
        start = across + (32 if line else 18)
        parts.append(_text(start, 17, name))
        across = start + LETTER * len(name) + 18
    return parts


def _text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    kept = f' class="{kind}"' if kind else ""
    return f'<text{kept} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _short(name: str) -> str:
    """A name that has room beside its bar."""
    most = int((NAMES - 8) / LETTER)
    return name if len(name) <= most else name[: most - 1] + "…"


def _down(value: float, most: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / most


def _ceiling(value: float) -> float:
    """A round number that is no less.

    >>> _ceiling(0.17), _ceiling(4.3), _ceiling(0)
    (0.2, 6.0, 1.0)
    """
    if value <= 0:
        return 1.0
    size = 1.0
    while size > value:
        size /= 10
    while size * 10 < value:
        size *= 10
    return next(
        round(size * step, 12) for step in (1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10) if size * step >= value
    )
