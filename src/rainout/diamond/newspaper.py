"""Box scores as they are printed: plain text, a page of HTML, values for programs, and tables of a report."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from itertools import zip_longest
from typing import Any

import msgspec

from rainout.core.box import Box, BoxBatter, BoxEntry, BoxNote, BoxPitcher, BoxTeam, Name
from rainout.core.report import ReportRow, ReportTable
from rainout.core.words import Message, Speaker, message

BATTING = ("ab", "runs", "hits", "batted-in", "walks", "strikeouts")
PITCHING = ("hits", "runs", "earned", "walks", "strikeouts", "homers", "faced")
LINE_SCORE = ("runs", "hits", "errors")
NOT_NEEDED = "x"
"""What stands in a line score where the home team need not bat."""
NOT_PLAYED = ""

# --- What is said of it, whatever it is printed on -------------------------------------------------------------------


def club_name(team: BoxTeam, speaker: Speaker) -> str:
    """What a team is called."""
    if team.name is not None:
        said = called(team.name, speaker)
        return said[:1].upper() + said[1:]
    seat = team.seat or 0
    if seat < len(speaker.names) and speaker.names[seat]:
        return speaker.names[seat]
    return speaker.say("seat-name", number=seat + 1)


def called(name: Name, speaker: Speaker) -> str:
    """A name in the reader's language."""
    return speaker.say(name) if isinstance(name, Message) else name


def line_cells(box: Box, team: BoxTeam) -> list[str]:
    """The runs of a team by inning, and an x for a half that was not needed."""
    cells = [NOT_PLAYED if runs is None else str(runs) for runs in team.line]
    if team.side == "home" and box.skipped and cells and not cells[-1]:
        cells[-1] = NOT_NEEDED
    return cells


def entry_words(entry: BoxEntry) -> Name:
    """Somebody in a note: "Ana 2", or "Ana"."""
    if entry.more is not None:
        return message("diamond-box-inherited", who=entry.name, count=entry.count, more=entry.more)
    return entry.name if entry.count == 1 else message("diamond-box-times", who=entry.name, count=entry.count)


def note_words(note: BoxNote) -> Name | int:
    """What a note says: who, or how often."""
    if note.count is not None:
        return note.count
    said, *more = map(entry_words, note.of)
    for each in more:
        said = message("diamond-box-and", first=said, second=each)
    return said


def closing_words(box: Box) -> Iterator[Message]:
    """How a game was decided."""
    if not box.over:
        yield message("diamond-box-unfinished")
    if box.forfeited:
        yield message("diamond-box-forfeited")
    if box.winning is not None and box.losing is not None:
        pitchers: dict[str, Name] = {"winning": box.winning, "losing": box.losing}
        if box.saving is not None:
            yield message("diamond-box-decided-saved", **pitchers, saving=box.saving)
        else:
            yield message("diamond-box-decided", **pitchers)
    if box.outs_when_won is not None:
        yield message("diamond-box-won-with", outs=box.outs_when_won)


def batter_name(line: BoxBatter, speaker: Speaker) -> str:
    """A batter with his positions."""
    return " ".join(filter(None, (called(line.name, speaker), "-".join(line.places))))


def pitcher_name(line: BoxPitcher, speaker: Speaker) -> str:
    """A pitcher with what was decided by him."""
    name = called(line.name, speaker)
    return f"{name} ({', '.join(line.decisions)})" if line.decisions else name


def batter_cells(counts: dict[str, int]) -> list[int]:
    """The numbers of a batter, or of a team's batters."""
    return [counts[column] for column in BATTING]


def pitcher_cells(line: BoxPitcher) -> list[int | str]:
    """The numbers of a pitcher."""
    return [line.innings, *(line.counts[column] for column in PITCHING)]


# --- Plain text ------------------------------------------------------------------------------------------------------

Rows = list[list[str]]


def as_text(box: Box, speaker: Speaker) -> str:
    """A box score in plain text, for a terminal or a letter."""
    parts = [_grid(_line_rows(box, speaker))]
    parts += [_grid(_batting_rows(team, speaker)) for team in box.teams if team.batters]
    notes = [line for team in box.teams if team.batters or team.fielding for line in _notes(team, speaker)]
    parts.append("\n".join(notes))
    parts.append(_grid(_pitching_rows(box.teams, speaker)))
    parts.append("\n".join(speaker.say(words) for words in closing_words(box)))
    return "\n\n".join(part for part in parts if part) + "\n"


def _line_rows(box: Box, speaker: Speaker) -> Rows:
    innings = [str(box.first_inning + number) for number in range(len(box.teams[0].line))]
    head = ["", *innings, *(speaker.say(f"diamond-box-{column}") for column in LINE_SCORE)]
    rows = [
        [club_name(team, speaker), *line_cells(box, team), str(team.runs), str(team.hits), str(team.errors)]
        for team in box.teams
    ]
    return [head, *rows]


def _batting_rows(team: BoxTeam, speaker: Speaker) -> Rows:
    rows = [[club_name(team, speaker), *(speaker.say(f"diamond-box-{column}") for column in BATTING)]]
    for line in team.batters:
        indent = "" if line.turn == 1 else "  "
        rows.append([indent + batter_name(line, speaker), *map(str, batter_cells(line.counts))])
    rows.append([speaker.say("diamond-box-totals"), *map(str, batter_cells(team.totals))])
    return rows


def _pitching_rows(teams: Sequence[BoxTeam], speaker: Speaker) -> Rows:
    columns = [speaker.say(f"diamond-box-{column}") for column in ("innings", *PITCHING)]
    rows: Rows = []
    for team in teams:
        if team.pitchers:
            rows.append([club_name(team, speaker), *columns])
            rows += [[pitcher_name(line, speaker), *map(str, pitcher_cells(line))] for line in team.pitchers]
    return rows


def _notes(team: BoxTeam, speaker: Speaker) -> Iterator[str]:
    yield club_name(team, speaker)
    for note in (*team.notes, *team.fielding):
        words = note_words(note)
        said = str(words) if isinstance(words, int) else called(words, speaker)
        yield f"  {speaker.say(f'diamond-box-note-{note.kind}')}: {said}"


def _grid(rows: Rows) -> str:
    """Columns of equal width, the first one flush left."""
    if not rows:
        return ""
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    lines = []
    for name, *cells in rows:
        numbers = "".join(f"  {cell:>{width}}" for cell, width in zip(cells, widths[1:], strict=False))
        lines.append(f"{name:<{widths[0]}}{numbers}".rstrip())
    return "\n".join(lines)


# --- A page ----------------------------------------------------------------------------------------------------------

STYLE = """
:root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
body { margin: 1.5rem auto; max-width: 60rem; padding: 0 1rem; }
div { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 0 0 1rem; }
th, td { padding: 0.15rem 0.5rem; text-align: end; white-space: nowrap; }
th:first-child { text-align: start; }
thead th { border-bottom: 1px solid; font-weight: 600; }
tbody th { font-weight: 400; }
tbody th.in { padding-inline-start: 1.5rem; }
tfoot th, tfoot td { border-top: 1px solid; font-weight: 600; }
dl { display: grid; gap: 0 0.75rem; grid-template-columns: max-content 1fr; margin: 0 0 1rem; }
dt { font-weight: 600; }
dd { margin: 0; }
"""


def as_html(boxes: Iterable[Box], speaker: Speaker) -> str:
    """A page with the box scores of a match, which needs nothing else."""
    title = speaker.say("diamond-box")
    body = "".join(f"<article>{_article(box, speaker)}</article>" for box in boxes)
    return (
        f'<!doctype html>\n<html lang="{speaker.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _article(box: Box, speaker: Speaker) -> str:
    names = " – ".join(escape(club_name(team, speaker)) for team in box.teams)
    parts = [f"<h1>{names}</h1>", _table(_line_rows(box, speaker))]
    for team in box.teams:
        if team.batters:
            *rows, totals = _batting_rows(team, speaker)
            parts.append(_table(rows, totals))
        if team.batters or team.fielding:
            parts.append(_note_list(team, speaker))
    for team in box.teams:
        if team.pitchers:
            parts.append(_table(_pitching_rows([team], speaker)))
    parts += [f"<p>{escape(speaker.say(words))}</p>" for words in closing_words(box)]
    return "\n".join(parts)


def _note_list(team: BoxTeam, speaker: Speaker) -> str:
    _, *notes = _notes(team, speaker)
    pairs = (note.strip().split(": ", 1) for note in notes)
    said = "".join(f"<dt>{escape(what)}</dt><dd>{escape(who)}</dd>" for what, who in pairs)
    return f"<dl>{said}</dl>"


def _table(rows: Rows, totals: list[str] | None = None) -> str:
    head, *body = rows
    lines = "".join(
        f"<tr>{_row_head(name)}{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>\n"
        for name, *cells in body
    )
    heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    foot = ""
    if totals:
        name, *cells = totals
        foot = f"<tfoot><tr>{_row_head(name)}{''.join(f'<td>{cell}</td>' for cell in cells)}</tr></tfoot>"
    return f"<div><table><thead><tr>{heads}</tr></thead>\n<tbody>\n{lines}</tbody>{foot}</table></div>"


def _row_head(name: str) -> str:
    indented = ' class="in"' if name.startswith(" ") else ""
    return f'<th scope="row"{indented}>{escape(name.strip())}</th>'


# --- For programs ----------------------------------------------------------------------------------------------------


def as_values(box: Box, speaker: Speaker) -> dict[str, Any]:
    """A box score as plain values, with names as the reader's language has them."""
    values: dict[str, Any] = msgspec.to_builtins(_said(box, speaker))
    for told, team in zip(values["teams"], box.teams, strict=True):
        told["name"] = club_name(team, speaker)
        told["line"] = [NOT_NEEDED if cell == NOT_NEEDED else cell for cell in told["line"]]
    return values


def _said(thing: Any, speaker: Speaker) -> Any:
    """The same with all that is to be said, said."""
    if isinstance(thing, Message):
        return speaker.say(thing)
    if isinstance(thing, msgspec.Struct):
        return {name: _said(getattr(thing, name), speaker) for name in thing.__struct_fields__}
    if isinstance(thing, tuple | list):
        return [_said(each, speaker) for each in thing]
    return thing


def as_json(boxes: Iterable[Box], speaker: Speaker) -> str:
    """Box scores as indented JSON."""
    values = [as_values(box, speaker) for box in boxes]
    return msgspec.json.format(msgspec.json.encode(values), indent=2).decode() + "\n"


def as_texts(boxes: Sequence[Box], speaker: Speaker) -> str:
    """Box scores in plain text, each under its number where there are several."""
    parts = []
    for box in boxes:
        heading = speaker.say("diamond-box-game", number=box.number) + "\n\n" if len(boxes) > 1 else ""
        parts.append(heading + as_text(box, speaker))
    return "\n".join(parts)


FORMS: dict[str, Callable[[Sequence[Box], Speaker], str]] = {
    "text": as_texts,
    "html": as_html,
    "json": as_json,
}
"""What box scores are printed as."""
MEDIA = {"text": ("text/plain", "txt"), "html": ("text/html", "html"), "json": ("application/json", "json")}
"""The media type of each, and how files are called."""

# --- Tables of a report ----------------------------------------------------------------------------------------------


def tables_of(box: Box) -> tuple[ReportTable, ...]:
    """The box score as tables that are shown below the line score: batting, pitching, notes."""
    batting: list[ReportRow] = []
    pitching: list[ReportRow] = []
    notes: list[ReportRow] = []
    for team in box.teams:
        batting += [_row(team, ()), *map(_batter_row, team.batters)] if team.batters else []
        pitching += [_row(team, ()), *map(_pitcher_row, team.pitchers)] if team.pitchers else []
        told = (*team.notes, *team.fielding) if team.batters or team.fielding else ()
        notes += [_row(team, ())] if told else []
        notes += [
            ReportRow((note_words(note),), name=message(f"diamond-box-note-{note.kind}")) for note in told
        ]
    words = "diamond-box"
    tables = []
    for title, columns, rows in (
        ("batting", (*BATTING, "at-bats"), batting),
        ("pitching", ("innings", *PITCHING), pitching),
        ("notes", ("who",), notes),
    ):
        if rows:
            tables.append(ReportTable.worded(words, title, columns, rows))
    return tuple(tables)


def _row(team: BoxTeam, cells: tuple[int | str | Message, ...]) -> ReportRow:
    return ReportRow(cells, name=team.name) if team.name is not None else ReportRow(cells, team.seat)


def _batter_row(line: BoxBatter) -> ReportRow:
    name = line.name
    if line.places:
        name = message("diamond-box-times", who=line.name, count="-".join(line.places))
    return ReportRow((*batter_cells(line.counts), " ".join(line.at_bats)), name=name)


def _pitcher_row(line: BoxPitcher) -> ReportRow:
    name = line.name
    if line.decisions:
        name = message("diamond-box-decision", who=line.name, how=", ".join(line.decisions))
    return ReportRow(tuple(pitcher_cells(line)), name=name)
