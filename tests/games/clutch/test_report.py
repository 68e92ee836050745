"""The scorecard (CB-3.3)."""

from __future__ import annotations

import pytest

from rainout.core.box import Box
from rainout.core.match import Match
from rainout.core.words import LANGUAGES, Speaker
from rainout.diamond.scorecard import Bat, Pitch
from rainout.games.clutch import GAME
from rainout.games.clutch.actions import Told
from rainout.games.clutch.naming import player_name
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
    """CB-3.3-2: what the scorer counted is what the rules counted, for every man."""
    g = match.state
    (card,) = GAME.keep_score(match.tables, [row for _, row in match._told])
    assert (card.pitching[:, Pitch.OUTS] == g.outs_by).all()
    assert (card.pitching[:, Pitch.RUNS] == g.allowed).all()
    assert (card.pitching[:, Pitch.EARNED] == g.earned).all()
    assert (card.pitching[:, Pitch.WALKS] - card.pitching[:, Pitch.ON_PURPOSE] == g.walks).all()
    assert (card.pitching[:, Pitch.FACED] == g.faced).all()
    assert (card.line == g.line).all()
    assert (card.hits == g.hits).all()
    assert (card.errors == g.errors).all()
    for side in range(2):
        seat = g.home if side else 1 - g.home
        batters = card.batting[seat * ROSTER : (seat + 1) * ROSTER]
        assert batters[:, Bat.RUNS].sum() == g.points[seat] == card.runs[side]
        outs = card.putouts[1 - side]
        assert batters[:, Bat.PA].sum() == card.appearances[side] == card.runs[side] + outs + card.left[side]


@pytest.mark.rules("CB-3.3-7", "CB-5-32", "CB-5-34", "CB-5-63")
@pytest.mark.parametrize(
    ("code", "counted"),
    [
        ("SO", {Bat.AB, Bat.STRIKEOUTS}),
        *((code, {Bat.AB, Bat.OTHER}) for code in ("GB", "LD", "FB", "FC")),
        ("DP", {Bat.AB, Bat.DOUBLE_PLAYS}),
        ("E", {Bat.AB, Bat.ON_ERROR}),
        ("BB", {Bat.WALKS}),
        ("IBB", {Bat.WALKS, Bat.ON_PURPOSE}),
        ("HBP", {Bat.HIT_BY_PITCH}),
        ("SAC", {Bat.BUNTS}),
        ("1B", {Bat.AB, Bat.HITS, Bat.OTHER}),
        ("2B", {Bat.AB, Bat.HITS, Bat.DOUBLES}),
        ("3B", {Bat.AB, Bat.HITS, Bat.TRIPLES}),
        ("HR", {Bat.AB, Bat.HITS, Bat.HOMERS}),
    ],
)
def test_what_an_at_bat_counts_as(code: str, counted: set[Bat]) -> None:
    """As in any box score: no at-bat for walks, hit batsmen and sacrifices; no hit on errors and fielder's choices."""
    batter, pitcher = 3, ROSTER + 14
    ended = (Told.kinds["finished"].number, 0, batter, pitcher, CODE_SIGNS.index(code), 0)
    tables = Match(GAME, {"cards": "learning"}, seed=1).tables
    (card,) = GAME.keep_score(tables, [ended, (Told.kinds["batted_in"].number, 0, batter, 2, 0, 0)])
    assert {Bat(column) for column in card.batting[batter].nonzero()[0]} == {
        *(Bat.PA, Bat.BATTED_IN),
        *counted,
    }
    assert card.batting[batter, Bat.BATTED_IN] == 2
    assert card.pitching[pitcher, Pitch.STRIKEOUTS] == (Bat.STRIKEOUTS in counted)
    assert card.pitching[pitcher, Pitch.HITS] == (Bat.HITS in counted)


@pytest.mark.rules("CB-3.3-7")
def test_a_sacrifice_fly_is_no_at_bat() -> None:
    """The man on third tags up and scores: one run batted in, and SF in place of the FB it was at first."""
    match = play(placed(ON_THIRD), "pitch, roll 9, roll 13, send 3, let")
    rows = [row for _, row in match._told]
    (card,) = GAME.keep_score(match.tables, rows)
    batting = card.batting[0]
    assert (batting[Bat.PA], batting[Bat.AB], batting[Bat.FLIES], batting[Bat.BATTED_IN]) == (1, 0, 1, 1)


@pytest.mark.rules("CB-3.6-5", "CB-3.3-1")
def test_a_walk_off_leaves_no_loose_ends() -> None:
    """R-35: bases loaded, tied, a double: one run counts, and the others still stand on their bases."""
    given = {"inning": 9, "half": "bottom", "runs": (0, 0), "bases": "XXX"}
    match = play(placed(given), "ready, ready, pitch, roll 7, roll 18")
    assert match.over
    scored = [event for event in match.log if event.what == "ran" and event.facts["end"] == "home"]
    assert len(scored) == 1 == match.state.points[1]
    assert all(match.state.bases)


def box(match: Match) -> Box:
    """The box score so far."""
    (box,) = match.boxes
    return box


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
    batters = [line for team in box(match).teams for line in team.batters]
    names = [line.name for line in batters]
    spot = names.index(player_name(match.tables, player))
    line = batters[spot]
    assert line.counts["steals"] + line.counts["caught"] == 1
    assert line.places[0] == "pr"
    assert names[spot - 1] == player_name(match.tables, runner)
    assert (line.turn, line.slot) == (2, batters[spot - 1].slot)


def test_the_report_can_be_read_in_every_language(finished: Match) -> None:
    report = finished.report
    assert report is not None
    for language in LANGUAGES:
        say = Speaker(language, ["Ana", "Beto"]).say
        assert [say(table.title) for table in report.tables]
        assert all(say(heading) for table in report.tables for heading in table.columns)
        assert all(say(line) for line in report.prose)
