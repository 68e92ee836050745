"""The chance to win over a whole match as a picture (SVG) or as lines of text."""

from __future__ import annotations

from xml.sax.saxutils import escape

from rainout.bots.analysis import Analysis, Moment
from rainout.core.words import Speaker

WIDTH, HEIGHT = 960, 420
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 76, 320
"""The frame of the graph; swings are named below it."""
LINE = 18
MARK = 9
BLOCKS = " ▁▂▃▄▅▆▇█"

STYLE = """
svg { background: #fbf7ec; font: 14px 'Source Sans 3', 'Segoe UI', 'Helvetica Neue', sans-serif }
text { fill: #22271f }
.title { font: 700 20px 'Besley', 'Rockwell', 'Georgia', serif }
.soft { fill: #54584a; font-size: 12px }
.frame { fill: #f1e9d8; stroke: #827760 }
.even { stroke: #827760; stroke-dasharray: 4 4 }
.turn { stroke: #d3c7ad }
.area { fill: #3a6643; fill-opacity: 0.22 }
.line { fill: none; stroke: #2a6636; stroke-width: 2 }
.mark { fill: #f2ab21; stroke: #291c00 }
.number { fill: #291c00; font: 700 11px sans-serif; text-anchor: middle }
@media (prefers-color-scheme: dark) {
  svg { background: #171d20 }
  text { fill: #efe8d8 }
  .soft { fill: #b5b7aa }
  .frame { fill: #212a2e; stroke: #7f8e94 }
  .even { stroke: #7f8e94 }
  .turn { stroke: #38454b }
  .area { fill: #93d19b }
  .line { stroke: #93d19b }
}
"""


def picture(analysis: Analysis, speaker: Speaker) -> str:
    """The graph as SVG, readable by day and by night: who wins above and below, and what happened at each swing."""
    title = f"{speaker.say(f'{analysis.game}-title')}: {' – '.join(speaker.names)}"
    above, below = [*map(" & ".join, _sides(analysis, speaker)), ""][:2]
    swings = [_told(analysis, number, speaker) for number in range(len(analysis.swings))]
    height = max(HEIGHT, BOTTOM + 60 + LINE * len(swings))
    moments = analysis.moments
    points = " ".join(f"{_x(moment, analysis):.1f},{_y(moment.chance):.1f}" for moment in moments)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<text class="title" x="{LEFT}" y="34">{escape(title)}</text>',
        f'<rect class="frame" x="{LEFT}" y="{TOP}" width="{WIDTH - LEFT - RIGHT}" height="{BOTTOM - TOP}"/>',
        *(
            f'<line class="turn" x1="{x:.1f}" x2="{x:.1f}" y1="{BOTTOM - 6}" y2="{BOTTOM}"/>'
            for x in (_across(turn.until, analysis) for turn in analysis.turns[:-1])
        ),
        f'<line class="even" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{_y(0.5)}" y2="{_y(0.5)}"/>',
        f'<path class="area" d="M{LEFT},{_y(0.5)} L{points} V{_y(0.5)} Z"/>',
        f'<polyline class="line" points="{points}"/>',
        *(
            f'<text class="soft" x="{LEFT - 8}" y="{_y(share / 100) + 4}" text-anchor="end">{share} %</text>'
            for share in (0, 50, 100)
        ),
        f'<text class="soft" x="{LEFT}" y="{TOP - 8}">{escape(above)}</text>',
        f'<text class="soft" x="{LEFT}" y="{BOTTOM + 18}">{escape(below)}</text>',
    ]
    for number, (swing, words) in enumerate(zip(analysis.swings, swings, strict=True), 1):
        x, y = _x(moments[swing.ply], analysis), _y(moments[swing.ply].chance)
        row = BOTTOM + 24 + LINE * number
        for across, down, what in ((x, y, ""), (LEFT + MARK, row - 4, escape(words))):
            parts.append(f'<circle class="mark" cx="{across:.1f}" cy="{down:.1f}" r="{MARK}"/>')
            parts.append(f'<text class="number" x="{across:.1f}" y="{down + 4:.1f}">{number}</text>')
            if what:
                parts.append(f'<text x="{LEFT + 3 * MARK}" y="{row}">{what}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _sides(analysis: Analysis, speaker: Speaker) -> list[list[str]]:
    """Who plays for each side."""
    return [[speaker.names[seat] for seat in each.seats] for each in analysis.accounts]


def _told(analysis: Analysis, number: int, speaker: Speaker) -> str:
    """A swing: for whom it was good, how good, and what happened."""
    swing = analysis.swings[number]
    sides = _sides(analysis, speaker)
    whose = sides[0 if swing.change > 0 or len(sides) == 1 else 1]
    sign = "−" if swing.change < 0 and len(sides) == 1 else "+"
    words = " ".join(map(speaker.say, swing.words))
    return f"{' & '.join(whose)} {sign}{abs(swing.change):.0%}: {words}"


def lines(analysis: Analysis, width: int = 72, rows: int = 8) -> list[str]:
    """The graph in letters, the highest row first; each column is the last moment of its part of the match."""
    moments = analysis.moments
    width = min(width, len(moments))
    columns = [moments[(number + 1) * len(moments) // width - 1].chance for number in range(width)]
    steps = len(BLOCKS) - 1
    levels = [round(chance * rows * steps) for chance in columns]
    return [
        "".join(BLOCKS[min(max(level - row * steps, 0), steps)] for level in levels)
        for row in reversed(range(rows))
    ]


def _x(moment: Moment, analysis: Analysis) -> float:
    return _across(moment.ply, analysis)


def _across(ply: int, analysis: Analysis) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * ply / max(analysis.plies, 1)


def _y(chance: float) -> float:
    return TOP + (BOTTOM - TOP) * (1 - chance)
