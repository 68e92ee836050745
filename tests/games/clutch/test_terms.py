"""Every word for a trigger: when it holds, and when not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from rainout.games.clutch.declared import answering
from rainout.games.clutch.rules.terms import holds, is_so
from rainout.games.clutch.state import NO_THROW, Reason, put
from rainout.games.clutch.vocabulary import (
    TEXT_TYPE,
    Attribute,
    Icon,
    Position,
    Result,
    Term,
    Throw,
    When,
    Window,
)
from tests.games.clutch.positions import placed

Set = Callable[[Any, Any], object]
OFFENSE, DEFENSE = 0, 1
PITCHER, BATTER, CATCHER, SHORTSTOP, CENTRE = 44, 0, 30, 34, 36


def at(**fields: int) -> Set:
    """A position with these fields set so."""

    def change(t: Any, g: Any) -> None:
        for name, value in fields.items():
            g[name] = value

    return change


def bases(*occupied: int) -> Set:
    """Runners on these bases, from 0."""

    def change(t: Any, g: Any) -> None:
        g.bases[:] = 0
        for base in occupied:
            g.bases[base] = 9 - base

    return change


def icon(player: int, which: Icon, **fields: int) -> Set:
    """A player with an icon."""

    def change(t: Any, g: Any) -> None:
        t.players.icons[player] = 1 << which
        at(**fields)(t, g)

    return change


def card(player: int, **numbers: int) -> Set:
    """A player with other numbers."""

    def change(t: Any, g: Any) -> None:
        for name, value in numbers.items():
            t.players[name][player] = value

    return change


def of(name: str, player: int, value: int) -> Set:
    """A field of one player."""

    def change(t: Any, g: Any) -> None:
        g[name][player] = value

    return change


def worked(outs: int, pitched: int) -> Set:
    """The pitcher has so many outs; ``pitched`` is 2 once he has thrown a tired pitch."""

    def change(t: Any, g: Any) -> None:
        g.outs_by[PITCHER], g.pitched[PITCHER] = outs, pitched

    return change


def added(seat: int, attribute: Attribute, direction: int) -> Set:
    def change(t: Any, g: Any) -> None:
        g.added[seat, attribute, direction] = 1

    return change


def runs(visitors: int, home: int) -> Set:
    def change(t: Any, g: Any) -> None:
        g.runs[:] = (visitors, home)

    return change


def nothing(t: Any, g: Any) -> None:
    """As it stands: the first at-bat of a game, the visitors (the first seat) at bat."""


HIT = at(advantage=1, swing_face=20, swing=20, result=Result.HR)
CASES: list[tuple[Term, int, Set, Set]] = [
    (Term.BASES_EMPTY, 0, nothing, bases(1)),
    (Term.RUNNER_ON, 3, bases(1), bases(2)),
    (Term.BASES_LOADED, 0, bases(0, 1, 2), bases(0, 1)),
    (Term.OUTS, 2, at(outs=2), at(outs=1)),
    (Term.INNING_FROM, 7, at(inning=7), at(inning=6)),
    (Term.INNING_TO, 6, at(inning=6), at(inning=7)),
    (Term.TIED, 0, nothing, runs(1, 0)),
    (Term.BEHIND, 0, runs(0, 1), runs(1, 0)),
    (Term.CLUTCH_MOMENT, 0, bases(0, 1, 2), bases(0, 1)),
    (Term.INFIELD_IN, 0, at(infield_in=1), nothing),
    (Term.BUNTING, 0, at(bunting=1), nothing),
    (Term.SAME_HAND, 0, nothing, card(BATTER, bats=1)),
    (Term.BATS_LEFT, 0, card(BATTER, bats=2), nothing),
    (Term.PITCHER_LEFT, 0, card(PITCHER, throws=1), nothing),
    (Term.TIRED, 0, worked(18, pitched=2), worked(18, pitched=1)),
    (Term.TIRED, 0, worked(18, pitched=2), worked(17, pitched=2)),
    (Term.TIRED_NEXT, 0, of("outs_by", PITCHER, 18), of("outs_by", PITCHER, 17)),
    (Term.ENTERED_TIRED, 0, of("owed", PITCHER, 1), nothing),
    (Term.WALKED_IN_HALF, 0, at(walked_half=1), nothing),
    (Term.PINCH_HITTER, 0, at(pinch=1), nothing),
    (Term.AFTER_IBB, 0, at(ibb_row=1), nothing),
    (Term.BATTER_ICON, Icon.HR, icon(BATTER, Icon.HR), icon(BATTER, Icon.SB)),
    (Term.PITCHER_ICON, Icon.K, icon(PITCHER, Icon.K), icon(BATTER, Icon.K)),
    (Term.FIELDER_ICON, Position.SS * 16 + Icon.GG, icon(SHORTSTOP, Icon.GG), icon(CENTRE, Icon.GG)),
    (Term.OUTFIELD_ICON, Icon.GG, icon(CENTRE, Icon.GG), icon(SHORTSTOP, Icon.GG)),
    (Term.INFIELD_ICON, Icon.GG, icon(SHORTSTOP, Icon.GG), icon(CATCHER, Icon.GG)),
    (Term.RUNNER_ICON, Icon.SB, icon(BATTER, Icon.SB, aim=-1), icon(1, Icon.SB, aim=-1)),
    (Term.SCORER_ICON, Icon.MVP, at(scorer_icons=1 << Icon.MVP), nothing),
    (
        Term.ICON_INVOLVED,
        Icon.AS,
        icon(BATTER, Icon.AS, window=Window.W3),
        icon(CENTRE, Icon.AS, window=Window.W3),
    ),
    (
        Term.ICON_INVOLVED,
        Icon.AS,
        icon(CENTRE, Icon.AS, window=Window.W11, throw=Throw.EXTRA, aim=-1),
        icon(CATCHER, Icon.AS, window=Window.W11, throw=Throw.EXTRA, aim=-1),
    ),
    (
        Term.ICON_INVOLVED,
        Icon.AS,
        icon(CATCHER, Icon.AS, window=Window.W11, check_unit=1),
        icon(CENTRE, Icon.AS, window=Window.W11, check_unit=1),
    ),
    (Term.BATTER_BR_FROM, 20, card(BATTER, br=20), card(BATTER, br=19)),
    (Term.RUNNER_BR_FROM, 17, at(aim=-1), card(BATTER, br=16)),
    (Term.BATTER_CLUTCH_FROM, 2, card(BATTER, clutch=2), nothing),
    (Term.ZONE_TO, 1, card(PITCHER, zone=1), nothing),
    (Term.CATCHER_FROM, 9, nothing, lambda t, g: t.players.rating.__setitem__((CATCHER, Position.CA), 8)),
    (Term.NATURAL_PITCH, 10, at(pitch_face=10), at(pitch_face=9)),
    (Term.NATURAL_ABOVE_ZONE, 1, at(pitch_face=3), at(pitch_face=2)),
    (Term.MISTAKE, 0, at(mistake=1), nothing),
    (Term.MARGIN, 1, at(pitch=11, on_base=10), at(pitch=11, on_base=10, mistake=1)),
    (Term.BATTER_ADVANTAGE, 0, at(advantage=1), nothing),
    (Term.DIE_IS, 24, at(die=24), at(die=20, mistake=1)),
    (Term.NATURAL_SWING, 9, at(swing_face=9), at(swing_face=8)),
    (Term.NATURAL_SWING_FROM, 9, at(swing_face=10), at(swing_face=8)),
    (Term.RAISED, Attribute.SWING, added(DEFENSE, Attribute.SWING, 0), added(OFFENSE, Attribute.SWING, 0)),
    (Term.LOWERED, Attribute.SWING, added(DEFENSE, Attribute.SWING, 1), added(DEFENSE, Attribute.SWING, 0)),
    (Term.RESULT, Result.BB, at(result=Result.HBP), at(result=Result.IBB)),
    (Term.RESULT, Result.B1, at(result=Result.B1), at(result=Result.B2)),
    (Term.OUT_RESULT, 0, at(result=Result.LD), at(result=Result.BB)),
    (Term.XBH, 0, at(result=Result.B3), at(result=Result.B1)),
    (Term.ON_PITCHER_CHART, 0, at(swing_face=5), HIT),
    (Term.ON_BATTER_CHART, 0, HIT, at(swing_face=5)),
    (Term.AT_LOWEST, Result.HR, HIT, at(advantage=1, swing_face=20, swing=21)),
    (Term.BELOW_BAND, Result.HR, at(advantage=1, swing_face=19, swing=19), HIT),
    (Term.THROW_IS, 1 << Throw.STEAL, at(throw=Throw.STEAL), at(throw=NO_THROW)),
    (Term.THROW_FAILED, 0, at(throw=Throw.STEAL), at(throw=Throw.STEAL, thrown_out=1)),
    (Term.THROW_MADE, 0, at(throw=Throw.STEAL, thrown_out=1), at(throw=NO_THROW, thrown_out=1)),
    (Term.REACHED_IN_A_ROW, 2, at(in_a_row=2), at(in_a_row=1)),
    (Term.RUNS_IN_HALF, 2, at(runs_half=2), at(runs_half=1)),
    (Term.LEAD_CHANGED, 0, at(lead_changes=1), nothing),
    (Term.ENDED_HALF, 0, at(outs=3), at(outs=2)),
    (Term.ONE_TWO_THREE, 0, at(pitchers=1, batters=3), at(pitchers=2, batters=3)),
    (Term.STRUCK_OUT_SIDE, 0, at(batters=3, struck_out=3), at(batters=4, struck_out=3)),
    (Term.CARD_PLAYED, 0, at(reason=Reason.CARD), at(reason=Reason.STADIUM)),
    (Term.STADIUM_WORKS, 0, at(reason=Reason.STADIUM), nothing),
    (Term.OWN_NATURAL, 1, at(reason=Reason.NATURAL, natural=1), at(reason=Reason.NATURAL, natural=2)),
    (Term.DISCARD_PILE, 1, lambda t, g: g.pile_size.__setitem__(OFFENSE, 1), nothing),
]


@pytest.mark.parametrize(
    ("term", "number", "so", "not_so"),
    CASES,
    ids=[f"{case[0].name.lower()}-{i}" for i, case in enumerate(CASES)],
)
def test_a_trigger(term: Term, number: int, so: Set, not_so: Set) -> None:
    for change, expected in ((so, True), (not_so, False)):
        match = placed()
        t, g = match.tables, match.state
        change(t, g)
        assert bool(is_so(t, g, OFFENSE, int(term), int(number), 0)) is expected


def test_a_trigger_that_no_rule_or_more_than_one_answers_for_is_refused() -> None:
    with pytest.raises(AssertionError, match="each name must have one rule"):
        answering(When, "n", "n", (bool, "ALWAYS CHECK_MADE"), doc="")
    with pytest.raises(AssertionError, match="each name must have one rule"):
        answering(When, "n", "n", (bool, "ALWAYS CHECK_MADE"), (int, "CHECK_MADE CHECK_FAILED"), doc="")
    assert answering(When, "n", "n", (abs, "CHECK_MADE"), (str, "ALWAYS CHECK_FAILED"), doc="")(2) == "2"


def test_every_trigger_is_tried() -> None:
    assert {case[0] for case in CASES} | {Term.ALWAYS} == set(Term)


@pytest.mark.parametrize(
    ("groups", "negated", "expected"),
    [((0, 1), (0, 0), False), ((0, 0), (0, 0), True), ((0, 1), (0, 1), True), ((0, 0), (1, 1), True)],
)
def test_groups_are_joined_by_and_within_by_or(
    groups: tuple[int, int], negated: tuple[int, int], expected: bool
) -> None:
    """One term holds (nobody on), the other does not (infield in)."""
    match = placed()
    text = np.zeros(1, TEXT_TYPE).view(np.recarray)[0]
    text.term[:2] = (Term.BASES_EMPTY, Term.INFIELD_IN)
    text.term_group[:2], text.term_negated[:2] = groups, negated
    put(match.tables.texts, 0, text)
    assert bool(holds(match.tables, match.state, OFFENSE, 0, 0)) is expected


@pytest.mark.parametrize(
    ("term", "number", "change"),
    [
        (Term.NATURAL_PITCH, 10, at(pitch_face=9)),
        (Term.NATURAL_SWING, 9, at(swing_face=8)),
        (Term.AT_LOWEST, Result.HR, at(advantage=1, swing_face=20, swing=21)),
        (Term.BELOW_BAND, Result.HR, at(advantage=1, swing_face=18, swing=18)),
    ],
)
def test_a_stadium_widens_numbers(term: Term, number: int, change: Set) -> None:
    match = placed()
    change(match.tables, match.state)
    assert not is_so(match.tables, match.state, OFFENSE, int(term), int(number), 0)
    assert is_so(match.tables, match.state, OFFENSE, int(term), int(number), 1)
