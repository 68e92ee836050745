"""The story of a finished game: what each player's cards did, and how the innings went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rainout.core.report import Report, ReportRow, ReportTable
from rainout.core.table import Feat
from rainout.core.words import message
from rainout.diamond.book import TEAM_NAMES
from rainout.diamond.feats import feats as scored_feats
from rainout.diamond.scorebook import Scorebook
from rainout.games.baseball.actions import Told
from rainout.games.baseball.state import Tables

COLUMNS = ("cards", "hits", "runs", "hits-given", "runs-given", "outs")
PLAYS = tuple(Told.kinds[name].number for name in ("played", "discarded"))


def story(t: Tables, g: Any, rows: Sequence[tuple[int, ...]]) -> Report:
    """The box score by teams, which adds up to the line score, and a sentence for each half-inning."""
    book = Scorebook(rows, PLAYS)
    cards = Counter(who for what, who, *_ in rows if what in PLAYS)
    box: list[ReportRow] = []
    for side, team in enumerate(TEAM_NAMES):
        box.append(ReportRow((), name=message(f"diamond-team-{team}")))
        for seat in range(t.house.players):
            if t.house.team[seat] == side:
                done = book.tallies[seat]
                own, given = (
                    (done[f"{batting}-hits"], done[f"{batting}-runs"])
                    for batting in (team, TEAM_NAMES[1 - side])
                )
                box.append(ReportRow((cards[seat], *own, *given, done["outs"]), seat))
    table = ReportTable.worded("baseball-box", "title", COLUMNS, box, message("baseball-box-note"))
    return Report((table,), book.prose())


def feats(t: Tables, g: Any, rows: Sequence[tuple[int, ...]]) -> tuple[Feat, ...]:
    """What people will tell of the game."""
    return scored_feats(rows, (0, 1))
