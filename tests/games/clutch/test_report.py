"""The scorecard (CB-3.3)."""

from __future__ import annotations

import pytest

from rainout.core.match import Match
from rainout.core.words import LANGUAGES, Speaker
from rainout.games.clutch import GAME
from rainout.games.clutch.report import tallies
from tests.games.clutch.positions import play_on


@pytest.fixture(scope="module")
def finished() -> Match:
    return play_on(Match(GAME, {"cards": "learning"}, seed="box"), lambda m: False)


@pytest.mark.rules("CB-3.3-1", "CB-3.3-2", "CB-3.3-7")
def test_the_box_score_balances(finished: Match) -> None:
    """Runs and runners left and outs account for every batter who came up."""
    g = finished.state
    rows = [row for _, row in finished._told]
    done = tallies(rows)
    for seat in range(2):
        side = 1 if g.home == seat else 0
        batters = [done[player] for player in done if player // 30 == seat]
        assert sum(tally["r"] for tally in batters) == g.points[seat] == g.line[side].sum()
        assert sum(tally["h"] for tally in batters) == g.hits[side]
        outs = sum(done[player]["p-outs"] for player in done if player // 30 != seat)
        assert outs == sum(g.outs_by[player] for player in range((1 - seat) * 30, (2 - seat) * 30))
        on_base = sum(1 for base in g.bases if base) if g.batting == side else 0
        assert sum(t["pa"] for t in batters) == g.points[seat] + outs + g.left_on_base[side] + on_base
        allowed = g.allowed[(1 - seat) * 30 : (2 - seat) * 30].sum()
        assert allowed == g.points[seat]


def test_the_report_can_be_read_in_every_language(finished: Match) -> None:
    report = finished.report
    assert report is not None
    for language in LANGUAGES:
        say = Speaker(language, ["Ana", "Beto"]).say
        assert [say(table.title) for table in report.tables]
        assert all(say(heading) for table in report.tables for heading in table.columns)
        assert all(say(line) for line in report.prose)
