"""The story of a finished game: its tables add up to the line score, and every half is told."""

from __future__ import annotations

import pytest
from hypothesis import given

from rainout.core.match import Match
from rainout.core.report import Report, ReportTable
from rainout.core.words import LANGUAGES, Message, Speaker
from rainout.diamond.scorebook import Scorebook
from rainout.games.baseball import GAME
from tests.games.baseball.positions import few_games, house_rules, match_at, play, random_game, seeds, tables

NAMES = ["Ana", "Beto", "Caro", "Dani", "Eva", "Fede"]


def finished(players: int, options: dict[str, object], seed: int) -> Match:
    *_, match = random_game(players, options, seed)  # type: ignore[arg-type]
    return match


def test_there_is_no_report_before_the_end() -> None:
    assert match_at({"hands": [["K", "X"], ["HR"]]}).report is None


@pytest.mark.rules("BC-FLD-03")
def test_a_walk_off_with_a_home_run_for_the_other_team() -> None:
    """Beto, of the home team in the field, has nothing but a home run for the visitors, who have nine."""
    match = match_at({"turn": 1, "batting": 0, "runs": [9, 3], "bases": "X--", "hands": [["K"], ["HR"]]})
    report = play(match, "play HR").report
    assert report is not None
    box = {NAMES[row.seat]: row.cells for row in by_teams(report).rows if row.seat is not None}
    assert box == {"Ana": (0, 0, 0, 0, 0, 0), "Beto": (1, 0, 0, 1, 1, 0)}
    assert [Speaker("en").say(sentence) for sentence in report.prose] == [
        "Top of inning 1, the visitors: one run, one hit, no errors when the game ended."
    ]


def by_teams(report: Report) -> ReportTable:
    """What each player's cards did."""
    return next(table for table in report.tables if table.title.key == "baseball-box-title")


def told_of(*moves: str, **given: object) -> list[str]:
    """The innings in prose after the last cards of a game were played."""
    match = match_at({"runs": [3, 2], "deck": [], **given})
    report = play(match, *moves).report
    assert report is not None
    return [Speaker("en").say(sentence) for sentence in report.prose]


@pytest.mark.rules("BC-END-02")
def test_a_half_that_the_last_card_broke_off_is_told_though_nobody_hit_or_scored() -> None:
    cut_short = "no runs, no hits, no errors when the game ended."
    assert told_of("play K", hands=[["K"], []]) == [f"Top of inning 1, the visitors: {cut_short}"]
    assert told_of("play BB", hands=[["BB"], []]) == [f"Top of inning 1, the visitors: {cut_short}"]
    assert told_of("play K", "play PB", hands=[["K"], ["PB"]], outs=2) == [
        "Top of inning 1, the visitors: no runs, no hits, no errors, nobody left on base.",
        f"Bottom of inning 1, the home team: {cut_short}",
    ], "a card was played in it, if for nothing"


@pytest.mark.rules("BC-END-02")
def test_a_half_that_never_began_is_not_told() -> None:
    assert told_of("play K", hands=[["K"], []], outs=2) == [
        "Top of inning 1, the visitors: no runs, no hits, no errors, nobody left on base."
    ]


@few_games
@given(tables, house_rules, seeds)
def test_the_scorebook_adds_up_to_the_line_score(players: int, options: dict[str, object], seed: int) -> None:
    match = finished(players, options, seed)
    book = Scorebook(row for _, row in match._told)
    for team in (0, 1):
        halves = [half for half in book.halves if half.team == team]
        assert sum(half.runs for half in halves) == match.state.runs[team]
        assert sum(half.hits for half in halves) == match.state.hits[team]
        assert sum(half.left for half in halves) == match.state.left_on_base[team]
        against = [half for half in book.halves if half.team != team]
        assert sum(half.errors for half in against) == match.state.errors[team]
    order = [(half.inning, half.team) for half in book.halves]
    assert order == sorted(order)


@few_games
@given(tables, seeds)
def test_every_player_is_in_the_box_score_and_every_run_has_been_brought_in_by_somebody(
    players: int, seed: int
) -> None:
    match = finished(players, {}, seed)
    report = match.report
    assert report is not None
    rows = {row.seat: row.cells for row in by_teams(report).rows if row.seat is not None}
    assert sorted(rows) == list(range(players))
    for counted, own, away in ((match.state.hits, 1, 3), (match.state.runs, 2, 4)):
        for team in (0, 1):
            credited = [
                cells[own if GAME.sides(players)[seat] == team else away] for seat, cells in rows.items()
            ]
            assert sum(int(str(cell)) for cell in credited) == counted[team], "as in the line score"
    for language in LANGUAGES:
        speaker = Speaker(language, NAMES)
        told: list[Message] = [
            *report.prose,
            *(said for table in report.tables for said in (*table.columns, table.title)),
        ]
        assert all("{" not in speaker.say(sentence) for sentence in told)
    assert GAME.report(match.tables, match.state, []) is not None
