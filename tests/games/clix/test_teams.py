"""Teams: what makes one legal, what is said when it is not, and completing one."""

from __future__ import annotations

import pytest

from rainout.core.words import Speaker
from rainout.games.clix.figures import STANDARD, read_set
from rainout.games.clix.state import FIELDED, League
from rainout.games.clix.teams import (
    MOST_POINTS,
    Style,
    complete,
    designated_hitter,
    faults,
    faults_of_match,
    ready,
    starters,
    unfilled,
)

SET = read_set(STANDARD)
COMETS, GULLS = ready(SET, "comets"), ready(SET, "gulls")


def said(team: tuple[int, ...], style: Style = "mixed", format: str = "standard") -> list[str]:
    return [Speaker().say(each) for each in faults(SET, team, style, format)]  # type: ignore[arg-type]


@pytest.mark.rules("SC-PRE-COMP-1")
@pytest.mark.parametrize("club", SET.clubs)
def test_nine_figures_for_nine_positions(club: str) -> None:
    nine = starters(SET, club)
    assert len(set(nine)) == FIELDED
    assert unfilled(SET, nine) == []


@pytest.mark.rules("SC-CHA-FORMAT-1", "SC-CHA-FORMAT-3")
@pytest.mark.parametrize("club", SET.clubs)
def test_ready_clubs_are_legal(club: str) -> None:
    style: Style = "dh-league" if SET.clubs[club].league is League.MERIDIAN else "no-dh-league"
    assert said(ready(SET, club), style) == []
    assert sum(SET.figures[place].points for place in ready(SET, club)) <= MOST_POINTS


@pytest.mark.rules("SC-CHA-FORMAT-1", "SC-CHA-FORMAT-2")
def test_too_many_points_and_names_twice() -> None:
    assert any("points are more than 1,000" in each for each in said(SET.clubs["owls"].figures))
    assert any("there twice" in each for each in said((*starters(SET, "owls"), starters(SET, "owls")[3])))


@pytest.mark.rules("SC-CHA-FORMAT-3")
def test_every_position_needs_somebody() -> None:
    no_catcher = tuple(place for place in COMETS if SET.figures[place].printed != "C")
    assert said(no_catcher) == ["Nobody is left to play C."]
    assert any("at least 10" in each for each in said(COMETS[:9], "dh-league"))


@pytest.mark.rules("SC-CHA-STYLE-5")
def test_mixed_squads_mix_and_others_do_not() -> None:
    mixed = (*COMETS[:9], GULLS[10])
    assert said(mixed) == []
    assert any("Meridian" in each for each in said(mixed, "dh-league"))
    assert any("one league" in each for each in said(mixed, "interleague"))
    assert designated_hitter(SET, (mixed, mixed)) == -1
    assert designated_hitter(SET, (COMETS, COMETS)) == 1
    assert designated_hitter(SET, (GULLS, GULLS)) == 0


@pytest.mark.rules("SC-CHA-FORMAT-4", "SC-CHA-FORMAT-5")
def test_open_teams() -> None:
    nine = starters(SET, "owls")
    assert said((*nine, nine[2], nine[2]), "mixed", "open") == []
    assert [each.key for each in faults_of_match(SET, (nine, nine[:8]), "mixed", "open")] == [
        "clix-team-sizes"
    ]
    assert [each.key for each in faults_of_match(SET, (nine, nine), "interleague")] == [
        "clix-team-same-league"
    ]


@pytest.mark.parametrize("style", ["dh-league", "no-dh-league", "mixed"])
def test_a_team_is_completed_to_a_legal_one(style: Style) -> None:
    assert said(complete(SET, (), style), style) == []
