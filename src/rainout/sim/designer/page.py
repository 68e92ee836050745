"""The designer's report as one page that works offline, and as values for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby
from typing import Any

import msgspec

from rainout.core.game import Game
from rainout.core.options import OptionValue
from rainout.core.registry import get
from rainout.core.words import Message, Speaker
from rainout.sim.designer import charts
from rainout.sim.designer.findings import Chance, DesignReport, PieceWorth, Pricing
from rainout.sim.intervals import Interval

POINTS_OF_SHARE = 100
"""Shares of matches are told in hundredths."""
SHOWN = 12
"""Pieces of either end of a long list that are drawn."""
BASES = ("–", "1", "2", "12", "3", "13", "23", "123")
"""Who is on base, by bits, as it is written."""
LEADS_DRAWN = (1, 0, -1)

STYLE = (
    """
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf7ec, #171d20); --raised: light-dark(#f1e9d8, #212a2e);
  --rule: light-dark(#d3c7ad, #38454b); --ink: light-dark(#22271f, #efe8d8); --soft: light-dark(#54584a, #b5b7aa);
  --one: light-dark(#2a6636, #93d19b); --two: light-dark(#9e5735, #e0a07c); --three: light-dark(#1f5c99, #93c0f1);
}
body {
  background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  margin: 0 auto; max-width: 62rem; padding: 1rem 1rem 4rem;
}
h1, h2, h3 { font-family: Rockwell, Georgia, serif; line-height: 1.2; }
h2 { border-top: 2px solid var(--rule); margin-top: 3rem; padding-top: 1rem; }
a { color: inherit; }
nav ul { columns: 14rem; padding-inline-start: 1.2rem; }
.soft, figcaption { color: var(--soft); }
.wide { overflow-x: auto; }
.wide:focus-visible { outline: 2px solid var(--one); }
figure { margin: 1.5rem 0; }
figure .wide { background: var(--raised); border-radius: 6px; padding: 0.75rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 1rem 0; }
caption { font-weight: 600; padding: 0.3rem 0; text-align: start; }
th, td { border-bottom: 1px solid var(--rule); padding: 0.2rem 0.6rem; text-align: end; white-space: nowrap; }
th:first-child, td.words { text-align: start; }
tbody th { font-weight: 400; min-width: 9rem; white-space: normal; }
summary { cursor: pointer; padding: 0.3rem 0; }
@media print { details > *:not(summary) { display: revert; } }
"""
    + charts.STYLE
)


def as_json(report: DesignReport, speaker: Speaker) -> str:
    """The report as indented JSON under stable names; only names of things are in the reader's language."""
    return msgspec.json.format(msgspec.json.encode(_said(report, speaker)), indent=2).decode() + "\n"


def _said(thing: Any, speaker: Speaker) -> Any:
    if isinstance(thing, Message):
        return speaker.say(thing)
    if isinstance(thing, msgspec.Struct):
        return {name: _said(getattr(thing, name), speaker) for name in thing.__struct_fields__}
    if isinstance(thing, dict):
        return {name: _said(each, speaker) for name, each in thing.items()}
    if isinstance(thing, tuple | list):
        return [_said(each, speaker) for each in thing]
    return thing


def as_html(report: DesignReport, speaker: Speaker) -> str:
    """The report as a page that needs nothing else."""
    return _Page(report, speaker).html()


class _Page:
    """A report and the voice that tells it."""

    def __init__(self, report: DesignReport, speaker: Speaker) -> None:
        self.report, self.speaker, self.say = report, speaker, speaker.say
        self.game: Game = get(report.game)

    def html(self) -> str:
        """All of it: what it is about, what there is, then a section for each thing."""
        game = self.say(f"{self.report.game}-title")
        title = self.say("design-title", game=game)
        sections = [each for each in self.sections() if each[2]]
        contents = "".join(f'<li><a href="#{name}">{escape(head)}</a></li>' for name, head, _ in sections)
        body = "\n".join(
            f'<section id="{name}" aria-labelledby="{name}-head"><h2 id="{name}-head">{escape(head)}</h2>\n'
            f"{inside}</section>"
            for name, head, inside in sections
        )
        return (
            f'<!doctype html>\n<html lang="{self.speaker.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
            f"<header><h1>{escape(title)}</h1>\n{self.about()}</header>\n"
            f'<nav aria-label="{escape(self.say("design-contents"))}"><ul>{contents}</ul></nav>\n'
            f"<main>\n{body}\n</main>\n</body>\n</html>\n"
        )

    def about(self) -> str:
        """What was played."""
        report = self.report
        told = [
            self.say("design-about", games=report.games, seed=str(report.seed), seats=report.seats),
            *([self.say("design-agreed", options=agreed)] if (agreed := self.agreed()) else []),
            *([self.say("design-interrupted")] if report.interrupted else []),
        ]
        return _paragraphs(told)

    def agreed(self) -> str:
        """The options that differ from the game's defaults."""
        return ", ".join(
            f"{self.say(f'{self.game.id}-option-{option.name}')}: {self.value(option.name, value)}"
            for option in self.game.options
            if (value := self.report.options[option.name]) != option.default and option.kind != "text"
        )

    def sections(self) -> Iterator[tuple[str, str, str]]:
        """Every section there may be: its name, its heading and what is in it."""
        for name, inside in (
            ("wins", self.wins()),
            ("length", self.length()),
            ("runs", self.runs()),
            ("expectancy", self.expectancy()),
            ("chances", self.chances()),
            ("rules", self.rules()),
        ):
            yield name, self.say(f"design-{name}"), inside
        for kind, pieces in groupby(self.report.pieces, key=lambda each: each.kind):
            head = self.say("design-worth-of", kind=self.say(f"{self.game.id}-design-{kind}"))
            yield f"worth-{kind}", head, self.pieces(tuple(pieces))
        for priced in self.report.pricing:
            head = self.say("design-prices-of", kind=self.say(f"{self.game.id}-design-{priced.kind}"))
            yield f"prices-{priced.kind}", head, self.prices(priced)
        yield "method", self.say("design-method"), self.method()

    # --- Who wins ---

    def wins(self) -> str:
        """Sides, whoever starts, home teams, other players, clubs."""
        summary = self.report.summary
        if summary is None:
            return ""
        alone = len(summary.sides) == 1
        rows = [
            (self.say("design-won-alone") if alone else self.say("design-side", number=number), side.win_rate)
            for number, side in enumerate(summary.sides, 1)
        ]
        if summary.starter:
            rows.append((self.say("design-starter"), summary.starter))
        if self.report.ball:
            rows.append((self.say("design-home"), self.report.ball.home))
        rows += [
            (
                self.say("design-rival-alone" if alone else "design-rival", bot=self.say(f"bot-{each.bot}")),
                each.won,
            )
            for each in self.report.rivals
        ]
        told = [self.first_player()] if not alone else []
        if summary.level or summary.unfinished:
            told.append(self.say("design-undecided", level=summary.level, unfinished=summary.unfinished))
        parts = [
            _paragraphs(told),
            self.table("design-wins-table", ("design-won", "design-range"), self.shares(rows)),
        ]
        if self.report.clubs:
            clubs = [(each.club, each.won) for each in self.report.clubs]
            drawn = [(name, _less(won, 0.5)) for name, won in clubs]
            parts += [
                self.figure(
                    charts.bars(
                        self.say("design-clubs-chart"), [(n, _times(w, 100)) for n, w in drawn], self.signed
                    ),
                    "design-clubs-chart",
                ),
                self.table("design-clubs-table", ("design-won", "design-range"), self.shares(clubs)),
            ]
        return "".join(parts)

    def first_player(self) -> str:
        """Whether it is better to go first, to be at home, or to sit on the first side."""
        summary, ball = self.report.summary, self.report.ball
        assert summary is not None
        if ball:
            key, found = "home", ball.home
        elif summary.starter:
            key, found = "starter", summary.starter
        else:
            key, found = "side", summary.sides[0].win_rate
        sure = found.low is not None and (found.low > 0.5 or (found.high or 0) < 0.5)
        how = "even" if not sure else "more" if (found.value or 0) > 0.5 else "less"
        return self.say(
            f"design-advantage-{key}", how=how, share=self.percent(found.value), range=self.range_of(found)
        )

    # --- How long ---

    def length(self) -> str:
        """Turns, as a chart and as a table."""
        summary, lengths = self.report.summary, self.report.lengths
        if summary is None or not lengths or summary.turns.mean.value is None:
            return ""
        turns = summary.turns
        told = self.say(
            "design-length-told",
            mean=self.number(turns.mean.value, 1),
            median=turns.median or 0,
            p5=turns.p5 or 0,
            p95=turns.p95 or 0,
            longest=turns.longest or 0,
        )
        labels = [
            f"{each.low}+" if number == len(lengths) - 1 and each.high > each.low
            else str(each.low) if each.low == each.high else f"{each.low}–{each.high}"
            for number, each in enumerate(lengths)
        ]  # fmt: skip
        few = [label if len(lengths) <= 12 or not number % 2 else "" for number, label in enumerate(labels)]
        drawn = charts.columns(
            self.say("design-length-chart"),
            few,
            [(self.say("design-matches"), [100 * each.share for each in lengths])],
            self.in_percent,
        )
        rows = [(label, [self.percent(each.share)]) for label, each in zip(labels, lengths, strict=True)]
        return "".join(
            (
                _paragraphs([told]),
                self.figure(drawn, "design-length-chart"),
                self.folded(self.table("design-length-table", ("design-matches",), rows, "design-turns")),
            )
        )

    # --- Runs ---

    def runs(self) -> str:
        """How many runs teams score beside real baseball's, and when."""
        ball = self.report.ball
        if ball is None or not ball.games:
            return ""
        count = len(ball.distribution)
        labels = [f"{runs}+" if runs == count - 1 else str(runs) for runs in range(count)]
        ours, theirs = self.say("design-ours"), self.say("design-real")
        drawn = charts.columns(
            self.say("design-runs-chart"),
            labels,
            [(ours, _hundredfold(ball.distribution)), (theirs, _hundredfold(ball.real_distribution))],
            self.in_percent,
        )
        rows = [
            (label, [self.percent(own), self.percent(other)])
            for label, own, other in zip(labels, ball.distribution, ball.real_distribution, strict=True)
        ]
        innings = [
            (
                f"{each.inning}+"
                if each.inning == ball.innings[-1].inning and each.inning > 9
                else str(each.inning),
                [self.number(each.runs, 3), self.whole(each.halves)],
            )
            for each in ball.innings
        ]
        told = self.say(
            "design-runs-told",
            runs=self.number(ball.runs.value, 2),
            range=self.range_of(ball.runs, 1, 2),
            real=self.number(ball.real_runs, 2),
            innings=self.number(ball.innings_played, 1),
            home=self.percent(ball.home.value),
            realhome=self.percent(ball.real_home),
        )
        return "".join(
            (
                _paragraphs([told]),
                self.figure(drawn, "design-runs-chart"),
                self.folded(
                    self.table(
                        "design-runs-table", ("design-ours", "design-real"), rows, "design-runs-scored"
                    )
                ),
                self.table(
                    "design-innings-table", ("design-runs-half", "design-halves"), innings, "design-inning"
                ),
            )
        )

    def expectancy(self) -> str:
        """Runs to come by bases and outs, beside real baseball's."""
        ball = self.report.ball
        if ball is None or not any(each.seen for each in ball.expectancy):
            return ""
        rows = []
        for bases, name in enumerate(BASES):
            cells = []
            for outs in range(3):
                each = ball.expectancy[outs * len(BASES) + bases]
                cells += [self.number(each.runs.value, 3), self.number(each.real, 3)]
            rows.append((name, cells))
        heads = [
            self.say(f"design-outs-{which}", outs=outs) for outs in range(3) for which in ("ours", "real")
        ]
        drawn = charts.columns(
            self.say("design-expectancy-chart"),
            [*BASES],
            [
                (self.say("design-ours"), [ball.expectancy[bases].runs.value for bases in range(len(BASES))]),
                (self.say("design-real"), [ball.expectancy[bases].real for bases in range(len(BASES))]),
            ],
            self.plain,
        )
        return "".join(
            (
                _paragraphs([self.say("design-expectancy-told")]),
                self.figure(drawn, "design-expectancy-chart"),
                self.written("design-expectancy-table", heads, rows, "design-bases"),
            )
        )

    def chances(self) -> str:
        """The home team's chance to win as each inning begins, by its lead."""
        ball = self.report.ball
        known = [each for each in ball.chances if each.half == "visitor"] if ball else []
        if not known:
            return ""
        innings = sorted({each.inning for each in known})
        last = max(innings)
        labels = [f"{inning}+" if inning > 9 and inning == last else str(inning) for inning in innings]
        found = {(each.inning, each.lead): each for each in known}
        drawn = charts.lines(
            self.say("design-chances-chart"),
            labels,
            [
                (self.say("design-lead", lead=self.number(lead, 0, signed=True)), _line(found, innings, lead))
                for lead in LEADS_DRAWN
            ],
            100.0,
            self.in_percent,
        )
        leads = sorted({each.lead for each in known})
        heads = [self.number(lead, 0, signed=True) for lead in leads]
        rows = [
            (
                label,
                [
                    self.percent(found[inning, lead].won.value, 0) if (inning, lead) in found else ""
                    for lead in leads
                ],
            )
            for label, inning in zip(labels, innings, strict=True)
        ]
        return "".join(
            (
                _paragraphs([self.say("design-chances-told")]),
                self.figure(drawn, "design-chances-chart"),
                self.written("design-chances-table", heads, rows, "design-inning"),
            )
        )

    # --- What things are worth ---

    def rules(self) -> str:
        """House rules: what changes with each."""
        if not self.report.rules_worth:
            return ""
        summary = self.report.summary
        several = summary is not None and len(summary.sides) > 1
        starters = any(each.starter for each in self.report.rules_worth)
        heads = [
            *(["design-change-first"] if several else ["design-change-won"]),
            *(["design-change-starter"] if starters else []),
            *("design-change-turns", "design-change-points"),
        ]
        rows = []
        for each in self.report.rules_worth:
            name = self.say(f"{self.game.id}-option-{each.option}")
            cells = [
                self.change(each.first, 100),
                *([self.change(each.starter, 100)] if each.starter else []),
                *(self.change(each.turns, 1), self.change(each.points, 1)),
            ]
            rows.append((f"{name}: {self.value(each.option, each.value)}", cells))
        return _paragraphs([self.say("design-rules-told")]) + self.table(
            "design-rules-table", heads, rows, "design-rule"
        )

    def pieces(self, pieces: Sequence[PieceWorth]) -> str:
        """What pieces of a kind are worth, the best first; of many, both ends are drawn."""
        best = sorted(pieces, key=lambda each: (-(each.won.value or 0), each.id))
        drawn = best if len(best) <= 2 * SHOWN else [*best[:SHOWN], *best[-SHOWN:]]
        chart = charts.bars(
            self.say("design-worth-chart"),
            [(self.called(each.name), _times(each.won, 100)) for each in drawn],
            self.signed,
        )
        roles, prices = any(each.role for each in best), any(each.price is not None for each in best)
        heads = [
            *(["design-role"] if roles else []),
            *(["design-price"] if prices else []),
            *("design-change-won", "design-change-margin", "design-change-points"),
        ]
        rows = [
            (
                self.called(each.name),
                [
                    *([each.role] if roles else []),
                    *([self.whole(each.price or 0)] if prices else []),
                    self.change(each.won, 100),
                    self.change(each.margin, 1),
                    self.change(each.points, 1),
                ],
            )
            for each in best
        ]
        made = self.table("design-worth-table", heads, rows, "design-piece")
        games = min(each.games for each in best)
        return "".join(
            (
                _paragraphs([self.say("design-worth-told", games=games)]),
                self.figure(chart, "design-worth-chart"),
                self.folded(made) if len(best) > 2 * SHOWN else made,
            )
        )

    # --- Prices ---

    def prices(self, priced: Pricing) -> str:
        """What things printed on pieces cost against what they are worth; whom that makes cheap or dear; a proposal."""
        told = [
            self.say(
                "design-prices-told",
                point=self.number(POINTS_OF_SHARE * 10 * priced.point, 2),
                explained=self.percent(priced.explained, 0),
                agreement=self.number(priced.agreement, 2),
                then=self.number(priced.agreement_then, 2),
            ),
            *self.verdicts(priced),
        ]
        traits = [
            (
                self.say(each.trait),
                [
                    self.change(each.worth, 100),
                    self.number(each.costs, 1),
                    self.number(each.fair, 1),
                    self.say(f"design-verdict-{each.verdict}"),
                ],
            )
            for each in priced.traits
        ]
        parts = [
            _paragraphs(told),
            self.table(
                "design-traits-table",
                ("design-trait-worth", "design-trait-costs", "design-trait-fair", "design-verdict"),
                traits,
                "design-trait",
            ),
        ]
        dominated = [each for each in priced.pieces if each.dominated_by is not None]
        if dominated:
            rows = [
                (
                    self.called(each.name),
                    [each.role, self.whole(each.price), self.called(each.dominated_by or "")],
                )
                for each in dominated
            ]
            parts.append(
                self.table(
                    "design-dominated-table",
                    ("design-role", "design-price", "design-dominated-by"),
                    rows,
                    "design-piece",
                )
            )
        else:
            parts.append(_paragraphs([self.say("design-none-dominated")]))
        by_difference = sorted(priced.pieces, key=lambda each: (each.proposal - each.price, each.id))
        rows = [
            (
                self.called(each.name),
                [
                    each.role,
                    self.number(100 * each.worth, 2, signed=True),
                    self.whole(each.price),
                    self.whole(each.proposal),
                    self.number(each.proposal - each.price, 0, signed=True),
                    self.say(f"design-verdict-{each.verdict}"),
                ],
            )
            for each in by_difference
        ]
        parts.append(
            self.folded(
                self.table(
                    "design-proposal-table",
                    (
                        *("design-role", "design-fitted", "design-price", "design-proposal"),
                        *("design-difference", "design-verdict"),
                    ),
                    rows,
                    "design-piece",
                )
            )
        )
        return "".join(parts)

    def verdicts(self, priced: Pricing) -> Iterator[str]:
        """In a sentence each: what is cheap, what is dear, and who is overpriced most."""
        for verdict in ("cheap", "dear"):
            found = [self.say(each.trait) for each in priced.traits if each.verdict == verdict]
            if found:
                yield self.say(f"design-traits-{verdict}", traits=", ".join(found))
        dear = sorted(priced.pieces, key=lambda each: (each.proposal - each.price, each.id))[:5]
        over = [each for each in dear if each.verdict == "dear"]
        if over:
            told = ", ".join(f"{self.called(each.name)} ({each.price} → {each.proposal})" for each in over)
            yield self.say("design-overpriced", pieces=told)

    def method(self) -> str:
        """How it was found out, and where facts are from."""
        keys = ["design-method-main", "design-method-trials"]
        keys += ["design-method-prices"] if self.report.pricing else []
        keys += ["design-method-real"] if self.report.ball else []
        return _paragraphs(map(self.say, keys))

    # --- Words and numbers ---

    def called(self, name: Message | str) -> str:
        """A name in the reader's language."""
        return self.say(name) if isinstance(name, Message) else name

    def value(self, option: str, value: OptionValue) -> str:
        """The value of an option in words."""
        if isinstance(value, bool):
            return self.say("design-yes" if value else "design-no")
        declared = next(each for each in self.game.options if each.name == option)
        if declared.kind != "choice":
            return str(value)
        known = declared.names.get(str(value))
        return known or self.say(f"{self.game.id}-option-{option}-{value}")

    def number(self, value: float | None, digits: int, signed: bool = False) -> str:
        """A number as the language writes it."""
        if value is None:
            return "–"
        rounded = round(value, digits) + 0.0
        text = f"{abs(rounded):,.{digits}f}"
        if self.speaker.language == "es":
            text = text.translate(str.maketrans(",.", ".,"))
        sign = "−" if rounded < 0 else "+" if signed and rounded > 0 else ""
        return sign + text

    def in_percent(self, value: float) -> str:
        """A line across a chart of shares."""
        return self.say("design-percent", number=self.number(value, 0 if value == round(value) else 1))

    def signed(self, value: float) -> str:
        """A line across a chart of differences."""
        return self.number(value, 0 if value == round(value) else 2, signed=True)

    def plain(self, value: float) -> str:
        """A line across a chart of runs."""
        return self.number(value, 0 if value == round(value) else 2)

    def whole(self, value: int) -> str:
        """A whole number."""
        return self.number(value, 0)

    def percent(self, share: float | None, digits: int = 1) -> str:
        """A share in per cent."""
        if share is None:
            return "–"
        return self.say("design-percent", number=self.number(100 * share, digits))

    def range_of(self, found: Interval, scale: float = 100, digits: int = 1) -> str:
        """In which range the truth lies."""
        if found.low is None or found.high is None:
            return "–"
        return f"{self.number(scale * found.low, digits)}–{self.number(scale * found.high, digits)}"

    def change(self, found: Interval, scale: float) -> str:
        """A difference with its sign, and how far it may be off."""
        if found.value is None or found.high is None:
            return "–"
        far = self.number(scale * (found.high - found.value), 2)
        return f"{self.number(scale * found.value, 2, signed=True)} ± {far}"

    def shares(self, rows: Iterable[tuple[str, Interval]]) -> list[tuple[str, list[str]]]:
        """Shares with their ranges as cells."""
        return [(name, [self.percent(each.value), self.range_of(each)]) for name, each in rows]

    # --- Parts of a page ---

    def table(
        self, title: str, heads: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]], first: str = ""
    ) -> str:
        """A table whose headings are keys."""
        return self.written(title, [self.say(head) for head in heads], rows, first)

    def written(
        self, title: str, heads: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]], first: str = ""
    ) -> str:
        """A table with headings as they are to be read."""
        named = f'<th scope="col">{escape(self.say(first))}</th>' if first else "<td></td>"
        head = named + "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
        body = "".join(
            f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>\n'
            for name, cells in rows
        )
        said = escape(self.say(title))
        return (
            f'<div class="wide" tabindex="0" role="group" aria-label="{said}"><table><caption>{said}</caption>'
            f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody></table></div>\n"
        )

    def figure(self, drawn: str, key: str) -> str:
        """A chart with what it shows below it."""
        said = escape(self.say(key))
        return (
            f'<figure><div class="wide" tabindex="0" role="group" aria-label="{said}">{drawn}</div>'
            f"<figcaption>{said}</figcaption></figure>\n"
        )

    def folded(self, table: str) -> str:
        """A table that is opened by whoever wants the numbers."""
        return f"<details><summary>{escape(self.say('design-numbers'))}</summary>{table}</details>\n"


def _paragraphs(told: Iterable[str]) -> str:
    return "".join(f"<p>{escape(each)}</p>\n" for each in told)


def _times(found: Interval, scale: float) -> Interval:
    return Interval(
        *(None if each is None else scale * each for each in (found.value, found.low, found.high))
    )


def _less(found: Interval, usual: float) -> Interval:
    return Interval(
        *(None if each is None else each - usual for each in (found.value, found.low, found.high))
    )


def _hundredfold(shares: Iterable[float]) -> list[float]:
    return [100 * share for share in shares]


def _line(found: dict[tuple[int, int], Chance], innings: Sequence[int], lead: int) -> list[float | None]:
    """The chances of one lead from inning to inning."""
    return [
        100 * (found[inning, lead].won.value or 0) if (inning, lead) in found else None for inning in innings
    ]
