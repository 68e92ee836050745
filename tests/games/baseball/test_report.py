"""The story of a finished game: its tables add up to the line score, and every half is told."""

from __future__ import annotations

import pytest
from hypothesis import given

from rainout.core.match import Match
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
    box = {NAMES[row.seat]: row.cells for row in report.tables[0].rows if row.seat is not None}
    assert box == {"Ana": (0, 0, 0, 0, 0), "Beto": (1, 1, 0, 1, 0)}
    assert [Speaker("en").say(sentence) for sentence in report.prose] == [
        "Top of inning 1, the visitors: one run, one hit, no errors when the game ended."
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
    rows = [row for row in report.tables[0].rows if row.seat is not None]
    assert sorted(row.seat for row in rows if row.seat is not None) == list(range(players))
    runs = [cell for row in rows for cell in row.cells[2:4] if isinstance(cell, int)]
    assert sum(runs) == match.state.runs.sum()
    for language in LANGUAGES:
        speaker = Speaker(language, NAMES)
        told: list[Message] = [*report.prose, *report.tables[0].columns, report.tables[0].title]
        assert all("{" not in speaker.say(sentence) for sentence in told)
    assert GAME.report(match.tables, match.state, []) is not None
