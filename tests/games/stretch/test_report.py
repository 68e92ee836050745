"""The record book adds up to the season, and the dice of a roll are thrown together."""

from __future__ import annotations

import pytest

from rainout.bots import decide
from rainout.core.match import Match
from rainout.core.report import Report
from rainout.core.words import LANGUAGES, Message, Speaker
from rainout.games.stretch.state import Result, Stat


def played(seats: int, seed: int, **options: str) -> Match:
    """A whole season or duel by the good player."""
    match = Match("stretch", options, seats=seats, seed=seed)
    while not match.over:
        if match.actor < 0:
            match.throw()
        else:
            match.play(decide(match, "advise", seed=seed))
    return match


def report_of(match: Match) -> Report:
    report = match.report
    assert report is not None
    return report


@pytest.mark.rules("7S-INF-04", "7S-GAM-09")
@pytest.mark.parametrize("seed", range(4))
def test_the_games_of_the_record_book_are_those_of_the_season(seed: int) -> None:
    match = played(1, seed)
    games, batting, pitching = report_of(match).tables
    rows = [row for row in games.rows if row.cells]
    assert len(rows) == match.state.wins + match.state.losses
    won = [row.cells[2] for row in rows if isinstance(row.cells[2], Message)]
    assert sum(cell.key == "stretch-book-won" for cell in won) == match.state.wins
    own = sum(int(str(row.cells[1]).split("–")[0]) for row in rows)
    column = [stat.key for stat in batting.columns].index("stretch-book-runs")
    assert sum(int(str(row.cells[column])) for row in batting.rows) == own
    allowed = [column.key for column in pitching.columns].index("stretch-book-allowed")
    theirs = sum(int(str(row.cells[1]).split("–")[1]) for row in rows)
    assert sum(int(str(row.cells[allowed])) for row in pitching.rows) == theirs
    assert match.state.result in (Result.MISSED, Result.LOST_SEMIFINALS, Result.LOST_FINALS, Result.CHAMPION)


def test_a_duel_is_told_by_coaches() -> None:
    match = played(2, 5)
    batting = next(table for table in report_of(match).tables if table.title.key == "diamond-box-batting")
    assert {row.seat for row in batting.rows if not row.cells} == {0, 1}
    assert (
        sum(int(str(row.cells[2])) for row in batting.rows if row.cells)
        == match.state.totals[:, Stat.HITS].sum()
    )
    (box,) = match.boxes
    for column, stat in (("batted-in", Stat.BATTED_IN), ("walks", Stat.WALKS), ("steals", Stat.STEALS)):
        assert sum(team.totals[column] for team in box.teams) == match.state.totals[:, stat].sum()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_column_has_words(language: str) -> None:
    speaker = Speaker(language, ["Ana", "Beto"])
    for table in report_of(played(1, 7, difficulty="rookie")).tables:
        told = [table.title, *table.columns, *(cell for row in table.rows for cell in row.cells)]
        told += [table.note] if table.note else []
        assert all(speaker.say(each) for each in told if isinstance(each, Message))


@pytest.mark.rules("7S-BAT-01")
def test_the_dice_of_a_roll_are_thrown_together() -> None:
    match = Match("stretch", seats=1, seed=1)
    while True:
        if match.actor >= 0:
            swing = [str(action) for action in match.options if str(action) in ("swing 2", "swing 3")]
            match.play(swing[-1] if swing else decide(match, "advise", seed=1))
            if swing:
                break
        else:
            match.throw()
    before, dice = match.ply, int(swing[-1].split()[1])
    assert match.die_is_due
    match.throw()
    assert [
        match.game.notation.write(number).split()[0] for number in match.actions[before : before + dice]
    ] == ["roll"] * dice
