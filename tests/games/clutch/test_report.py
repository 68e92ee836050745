"""The scorecard (CB-3.3)."""

from __future__ import annotations

import pytest

from rainout.core.match import Match
from rainout.core.words import LANGUAGES, Speaker
from rainout.games.clutch import GAME
from rainout.games.clutch.actions import Told
from rainout.games.clutch.naming import player_name
from rainout.games.clutch.report import at_bats, tallies
from rainout.games.clutch.state import CODE_SIGNS, ROSTER, Phase
from tests.games.clutch.positions import ON_THIRD, placed, play, play_on


@pytest.fixture(scope="module", params=["box", "score", "book"])
def finished(request: pytest.FixtureRequest) -> Match:
    return play_on(Match(GAME, {"cards": "learning"}, seed=request.param), lambda m: False)


@pytest.mark.rules("CB-3.3-1", "CB-3.3-2", "CB-3.3-7")
def test_the_box_score_balances(finished: Match) -> None:
    """Runs and runners left and outs account for every batter who came up."""
    balances(finished)


def balances(match: Match) -> None:
    g = match.state
    done = tallies([row for _, row in match._told])
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


@pytest.mark.rules("CB-3.3-7", "CB-5-32", "CB-5-34", "CB-5-63")
@pytest.mark.parametrize(
    ("code", "counted"),
    [
        ("SO", {"ab", "so"}),
        *((code, {"ab"}) for code in ("GB", "LD", "FB", "FC", "DP", "E")),
        *((code, {"bb"}) for code in ("BB", "IBB")),
        *((code, set[str]()) for code in ("HBP", "SAC")),
        ("1B", {"ab", "h", "1b"}),
        ("2B", {"ab", "h", "2b"}),
        ("3B", {"ab", "h", "3b"}),
        ("HR", {"ab", "h", "hr"}),
    ],
)
def test_what_an_at_bat_counts_as(code: str, counted: set[str]) -> None:
    """As in any box score: no at-bat for walks, hit batsmen and sacrifices; no hit on errors and fielder's choices."""
    batter, pitcher = 3, ROSTER + 14
    ended = (Told.kinds["finished"].number, 0, batter, pitcher, CODE_SIGNS.index(code), 0)
    done = tallies([ended, (Told.kinds["batted_in"].number, 0, batter, 2, 0, 0)])
    assert {name for name, count in done[batter].items() if count} == {"pa", "rbi", *counted}
    assert done[batter]["rbi"] == 2
    assert {name for name, count in done[pitcher].items() if count} == {
        *({"p-so"} & {f"p-{each}" for each in counted}),
        *({"p-h"} & {f"p-{each}" for each in counted}),
    }


@pytest.mark.rules("CB-3.3-7")
def test_a_sacrifice_fly_is_no_at_bat() -> None:
    """The man on third tags up and scores: one run batted in, and SF in place of the FB it was at first."""
    match = play(placed(ON_THIRD), "pitch, roll 9, roll 13, send 3, let")
    rows = [row for _, row in match._told]
    assert at_bats(rows) == {0: ["SF"]}
    batting = tallies(rows)[0]
    assert (batting["pa"], batting["ab"], batting["rbi"]) == (1, 0, 1)


@pytest.mark.rules("CB-3.6-5", "CB-3.3-1")
def test_a_walk_off_leaves_no_loose_ends() -> None:
    """R-35: bases loaded, tied, a double: one run counts, and the others still stand on their bases."""
    given = {"inning": 9, "half": "bottom", "runs": (0, 0), "bases": "XXX"}
    match = play(placed(given), "ready, ready, pitch, roll 7, roll 18")
    assert match.over
    scored = [event for event in match.log if event.what == "ran" and event.facts["end"] == "home"]
    assert len(scored) == 1 == match.state.points[1]
    assert all(match.state.bases)


def box(match: Match) -> dict[str, list[tuple[str, ...]]]:
    """The tables of a box score, a line a man."""
    made = GAME.report(match.tables, match.state, [row for _, row in match._told])
    return {
        name: [tuple(str(cell) for cell in (row.name, *row.cells)) for row in each.rows if row.name]
        for name, each in zip(("batting", "pitching", "units"), made.tables, strict=True)
    }


@pytest.mark.rules("CB-5-73", "CB-3.3-2")
def test_thieves_and_those_who_come_in_are_in_the_box_score() -> None:
    """A pinch runner who is caught has no at-bat and no run, and stands there all the same, behind his man."""
    match = Match(GAME, {"cards": "learning"}, seed="box")
    play_on(match, lambda m: m.state.inning == 5 and m.state.phase == Phase.BENCH and m.state.bases[0])
    runner = int(match.state.bases[0]) - 1
    newcomer = next(str(o) for o in match.options if str(o).endswith(f" for {runner % ROSTER + 1}"))
    player = match.state.actor * ROSTER + int(newcomer.split()[1]) - 1
    play(match, f"{newcomer}, ready, ready")
    play_on(match, lambda m: m.state.phase == Phase.RUN)
    play(match, "steal 1")
    play_on(match, lambda m: m.state.phase != Phase.ROLL)
    names = [row[0] for row in box(match)["batting"]]
    told = tallies([row for _, row in match._told])[player]
    assert told["sb"] + told["cs"] == 1
    spot = names.index(player_name(match.tables, player))
    assert names[spot - 1] == player_name(match.tables, runner)


def test_the_report_can_be_read_in_every_language(finished: Match) -> None:
    report = finished.report
    assert report is not None
    for language in LANGUAGES:
        say = Speaker(language, ["Ana", "Beto"]).say
        assert [say(table.title) for table in report.tables]
        assert all(say(heading) for table in report.tables for heading in table.columns)
        assert all(say(line) for line in report.prose)
