"""What people will tell of a ball game afterwards, as the scorebook has it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rainout.core.table import Feat
from rainout.diamond.book import Book
from rainout.diamond.scorebook import Scorebook
from rainout.diamond.state import Team

FEATS = tuple(
    f"diamond-feat-{name}" for name in ("comeback", "walk-off", "shut-out", "big-inning", "start-to-finish")
)
FAR_BEHIND = 3
MANY_RUNS = 5


def in_batting_order(home: int) -> tuple[int, int]:
    """The seats of the visitors and of the home team; as they sit where nobody is at home yet.

    >>> in_batting_order(0), in_batting_order(-1)
    ((1, 0), (0, 1))
    """
    return (1, 0) if home == 0 else (0, 1)


def feats(rows: Sequence[tuple[int, ...]], sides: Sequence[int] = (0, 1)) -> tuple[Feat, ...]:
    """The feats of a finished game; ``sides`` are those of the visitors and of the home team."""
    runs = [Book.read(row) for row in rows if row[0] >= Book.first]
    teams = [told.team for told in runs if told.kind.name == "run"]
    score = teams.count(Team.VISITOR), teams.count(Team.HOME)
    if score[0] == score[1]:
        return ()
    return tuple(_found(Scorebook(rows), teams, score, sides))


def _found(
    book: Scorebook, teams: Sequence[int], score: tuple[int, int], sides: Sequence[int]
) -> Iterator[Feat]:
    winner = Team.HOME if score[1] > score[0] else Team.VISITOR
    won_by = sides[winner]
    leads, lead = [], 0
    for team in teams:
        lead += 1 if team == winner else -1
        leads.append(lead)
    if -min(leads) >= FAR_BEHIND:
        yield Feat.told("diamond-feat-comeback", won_by, runs=-min(leads))
    last = book.halves[-1]
    if winner == Team.HOME == last.team and last.runs and not last.over:
        yield Feat.told("diamond-feat-walk-off", won_by, inning=last.inning)
    if 0 in score:
        yield Feat.told("diamond-feat-shut-out", won_by, runs=score[winner])
    for team in Team:
        most = max((half.runs for half in book.halves if half.team == team), default=0)
        if most >= MANY_RUNS:
            yield Feat.told("diamond-feat-big-inning", sides[team], runs=most)
    if min(leads) > 0 and 0 not in score:
        yield Feat.told("diamond-feat-start-to-finish", won_by, runs=score[winner])
