"""Teams: what makes one legal, what is said when it is not, who starts, completing one, and sheets."""

from __future__ import annotations

import contextlib
import random

import pytest

from rainout.core.errors import BadOption
from rainout.core.match import Match
from rainout.core.options import agree
from rainout.core.words import LANGUAGES, Speaker
from rainout.core.workshop import CannotComplete
from rainout.games.clix import GAME
from rainout.games.clix.completing import complete
from rainout.games.clix.figures import POSITION_SIGNS, STANDARD, read_set
from rainout.games.clix.state import FIELDED, ROSTER, League, Level
from rainout.games.clix.teams import (
    MOST_POINTS,
    WHOLE,
    Team,
    Terms,
    designated_hitter,
    faults,
    faults_of_match,
    price,
    ready,
    starters,
    suggested_nine,
    unfilled,
)
from rainout.games.clix.workshop import LONGEST_SHEET, SHEET_ORDER, ClixWorkshop

SET = read_set(STANDARD)
FIGURES = SET.figures
COMETS, GULLS = ready(SET, "comets"), ready(SET, "gulls")
OPEN = Terms(format="open")
PRESEASON = Terms(Level.PRESEASON)
DH, NO_DH, INTERLEAGUE = Terms(style="dh-league"), Terms(style="no-dh-league"), Terms(style="interleague")
EVERY_TERMS = (WHOLE, OPEN, DH, NO_DH, INTERLEAGUE, Terms(style="dh-league", format="open"), PRESEASON)
WORKSHOP = ClixWorkshop()


def said(team: Team, terms: Terms = WHOLE) -> list[str]:
    return [Speaker().say(fault.words) for fault in faults(SET, team, terms)]


def printed(sign: str) -> list[int]:
    """Figures printed at a position, the cheapest first."""
    found = [place for place, figure in enumerate(FIGURES) if figure.printed == sign]
    return sorted(found, key=lambda place: FIGURES[place].points)


def sheet(title: str, team: Team) -> str:
    return "\n".join([title, *(f"#{FIGURES[place].number}" for place in team)])


def terms_options(terms: Terms) -> dict[str, bool | int | str]:
    return {"level": terms.level.name.lower(), "style": terms.style, "format": terms.format}


# --- Legal or not ----------------------------------------------------------------------------------------------------


@pytest.mark.rules("SC-PRE-COMP-1")
@pytest.mark.parametrize("club", SET.clubs)
def test_nine_figures_for_nine_positions(club: str) -> None:
    nine = starters(SET, club)
    assert len(set(nine)) == FIELDED
    assert said(nine, PRESEASON) == []


@pytest.mark.rules("SC-PRE-COMP-1", "SC-PRE-SETUP-4")
def test_below_championship_exactly_nine_each_where_printed() -> None:
    nine = starters(SET, "owls")
    assert said(nine[:8], PRESEASON) == [
        "At this level a team has exactly nine figures, one for each position; there are 8.",
        "Nobody is left to play RF.",
    ]
    catcher = FIGURES[printed("C")[0]].name
    mine = FIGURES[nine[1]].name
    assert said((*nine, printed("C")[0]), PRESEASON) == [
        f"At this level one figure plays C; there are 2: {mine}, {catcher}."
    ]
    utility = printed("UI")[0]
    assert said((*nine[:2], utility, *nine[3:]), PRESEASON) == [
        "At this level figures play only where they are printed, so there is no place for "
        f"{FIGURES[utility].name}.",
        "Nobody is left to play 1B.",
    ]
    assert said((*nine[:2], utility, *nine[3:])) == []


@pytest.mark.rules("SC-CHA-FORMAT-1", "SC-CHA-FORMAT-3")
@pytest.mark.parametrize("club", SET.clubs)
def test_ready_clubs_are_legal(club: str) -> None:
    own_league = DH if SET.clubs[club].league is League.MERIDIAN else NO_DH
    for terms in (own_league, WHOLE, INTERLEAGUE, OPEN, PRESEASON):
        assert said(ready(SET, club, terms), terms) == []
    assert price(SET, ready(SET, club)) <= MOST_POINTS
    assert len(ready(SET, club, OPEN)) == 16


@pytest.mark.rules("SC-CHA-FORMAT-1")
def test_a_thousand_points_are_legal_and_one_more_is_not() -> None:
    choose = random.Random(7)
    team = list(ready(SET, "owls"))
    found: dict[int, Team] = {}
    while not {MOST_POINTS, MOST_POINTS + 1} <= set(found):
        place = choose.randrange(len(team))
        others = [each for each in printed(FIGURES[team[place]].printed) if each not in team]
        team[place] = choose.choice(others)
        found[price(SET, team)] = tuple(team)
    assert said(found[MOST_POINTS]) == []
    over = found[MOST_POINTS + 1]
    assert said(over) == ["1,001 points are 1 more than the 1,000 a team may cost."]
    assert said(over, OPEN) == []


@pytest.mark.rules("SC-CHA-FORMAT-2", "SC-CHA-FORMAT-5")
def test_names_twice() -> None:
    nine = starters(SET, "owls")
    twice = (*nine, nine[3])
    assert said(twice) == [f"This figure is there more than once: {FIGURES[nine[3]].name}."]
    assert faults(SET, twice)[0].numbers == (FIGURES[nine[3]].number,)
    assert said(twice, OPEN) == []


@pytest.mark.rules("SC-CHA-FORMAT-3")
def test_every_position_needs_somebody() -> None:
    no_catcher = tuple(place for place in COMETS if FIGURES[place].printed != "C")
    assert said(no_catcher) == ["Nobody is left to play C."]
    assert said(()) == [
        "Nobody is there yet; at least 9 are needed.",
        f"Nobody is left to play {', '.join(POSITION_SIGNS[:FIELDED])}.",
    ]
    crowd = (*COMETS, *GULLS)
    assert said(crowd, OPEN) == [f"{len(crowd)} figures are too many; there is room for {ROSTER}."]


@pytest.mark.rules("SC-CHA-STYLE-2", "SC-CHA-FORMAT-3")
def test_with_a_designated_hitter_nine_must_bat() -> None:
    nine = starters(SET, "comets")
    assert said(nine) == []
    assert said(nine, DH) == [
        "9 figures are not enough; at least 10 are needed.",
        "With a designated hitter nine hitters are needed; there are 8.",
    ]
    reliever = next(place for place in SET.clubs["comets"].figures if FIGURES[place].printed == "RP")
    assert len(said((*nine, reliever), DH)) == 1


@pytest.mark.rules("SC-CHA-STYLE-2", "SC-CHA-STYLE-3", "SC-CHA-STYLE-4", "SC-CHA-STYLE-5")
def test_leagues() -> None:
    mixed = (*COMETS[:9], GULLS[10])
    stranger = FIGURES[GULLS[10]]
    assert said(mixed) == []
    assert any(
        each == f"Only figures of the Meridian League may play; this one does not belong: {stranger.name}."
        for each in said(mixed, DH)
    )
    assert any("Harbor League may play; these do not belong" in each for each in said(mixed, NO_DH))
    assert faults(SET, mixed, INTERLEAGUE)[0].numbers == (stranger.number,)


@pytest.mark.rules("SC-CHA-STYLE-2", "SC-CHA-STYLE-3", "SC-CHA-STYLE-4", "SC-CHA-STYLE-5")
def test_the_designated_hitter_follows_the_style() -> None:
    assert [designated_hitter(terms) for terms in (DH, NO_DH, INTERLEAGUE, WHOLE, PRESEASON)] == [
        1,
        0,
        -1,
        -1,
        0,
    ]
    two_of_meridian = {"level": "championship", "first-club": "comets", "second-club": "foxes"}
    assert Match("clix", two_of_meridian, seed=1).tables.house.dh == -1
    assert Match("clix", {**two_of_meridian, "style": "dh-league"}, seed=1).tables.house.dh == 1


@pytest.mark.rules("SC-CHA-FORMAT-4", "SC-CHA-FORMAT-5", "SC-CHA-STYLE-4")
def test_teams_that_cannot_play_each_other() -> None:
    nine = starters(SET, "owls")
    assert [each.words.key for each in faults_of_match(SET, (nine, nine[:8]), OPEN)] == ["clix-team-sizes"]
    assert [each.words.key for each in faults_of_match(SET, (nine, nine), INTERLEAGUE)] == [
        "clix-team-same-league"
    ]
    assert faults_of_match(SET, (COMETS, GULLS), INTERLEAGUE) == []


@pytest.mark.rules("SC-CHA-FORMAT-5", "SC-CHA-POS-3")
def test_an_open_team_needs_a_battery_and_hitters() -> None:
    first_basemen = (printed("SP")[0], printed("C")[0], *[printed("1B")[0]] * 7)
    assert said(first_basemen, OPEN) == []
    pitchers = (printed("C")[0], *printed("SP")[:9])
    assert said(pitchers, OPEN) == ["At least 8 hitters are needed, since pitchers only pitch; there is one."]
    assert said(first_basemen[:1] + first_basemen[2:] * 2, OPEN) == ["Nobody is left to play C."]


# --- Who starts ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("SC-CHA-FORMAT-3", "SC-CHA-POS-1")
def test_a_utility_man_is_kept_for_where_nobody_else_can_play() -> None:
    """The dearest at third base is a utility man, but he is the only one for second."""
    utility = printed("UI")[-1]
    team = [place for place in COMETS if FIGURES[place].printed not in ("2B", "UI", "3B")]
    team += [utility, min(printed("3B"))]
    nine = suggested_nine(SET, team)
    assert team[nine[3]] == utility
    assert unfilled(SET, team) == []


@pytest.mark.rules("SC-CHA-FORMAT-5", "SC-CHA-POS-6")
def test_in_an_open_team_others_stand_in_only_where_nobody_can_play() -> None:
    infield = tuple(printed("UI")[:4])
    team = (printed("SP")[0], printed("C")[0], *printed("LF")[:3], *infield)
    nine = [team[place] for place in suggested_nine(SET, team, OPEN)[:FIELDED]]
    assert nine[6] in printed("LF")
    assert set(nine[2:6]) == set(infield)
    assert set(nine[7:]) <= set(printed("LF"))


# --- Completing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("terms", EVERY_TERMS)
def test_from_nothing_a_whole_team_is_made(terms: Terms) -> None:
    team = complete(SET, (), terms)
    assert said(team, terms) == []
    assert team == complete(SET, (), terms)
    if terms.whole:
        kinds = [FIGURES[place].printed for place in team]
        assert kinds.count("SP") >= 1
        assert kinds.count("RP") >= 2
        assert len(team) >= 14


@pytest.mark.parametrize("terms", EVERY_TERMS)
def test_whatever_is_there_stays_and_the_rest_is_found(terms: Terms) -> None:
    """Some figures of a legal team, so that they can be completed for certain."""
    choose = random.Random(f"{terms}")
    for number in range(12):
        whole = complete(SET, choose.sample(complete(SET, (), terms), number % 5), terms)
        some = tuple(choose.sample(whole, choose.randrange(len(whole))))
        team = complete(SET, some, terms)
        assert set(some) <= set(team)
        assert said(team, terms) == []


def test_points_that_are_tight_are_kept_for_the_missing_positions() -> None:
    """Seven of the dearest leave just enough for utility men."""
    dearest = sorted(range(len(FIGURES)), key=lambda place: (-FIGURES[place].points, place))[:7]
    team = complete(SET, dearest)
    assert set(dearest) <= set(team)
    assert said(team) == []


def test_when_points_do_not_suffice_it_says_whom_to_drop() -> None:
    dearest = tuple(sorted(range(len(FIGURES)), key=lambda place: (-FIGURES[place].points, place))[:8])
    with pytest.raises(CannotComplete) as refusal:
        complete(SET, dearest)
    named = [place for place in dearest if FIGURES[place].name in str(refusal.value)]
    assert len(named) == 1
    assert f"{MOST_POINTS - price(SET, dearest)} points are left" in str(refusal.value)
    assert said(complete(SET, [place for place in dearest if place not in named])) == []


def test_when_there_is_no_room_it_says_so() -> None:
    hitters = tuple(place for place, figure in enumerate(FIGURES) if figure.printed in ("1B", "LF", "RF"))[
        :20
    ]
    with pytest.raises(CannotComplete, match="There is no room for what is missing; a team has 20"):
        complete(SET, hitters, OPEN)


@pytest.mark.parametrize(
    ("team", "terms", "reason"),
    [
        (SET.clubs["owls"].figures, WHOLE, "more than the 1,000"),
        (COMETS[:1] * 2, WHOLE, "more than once"),
        (COMETS[:3], NO_DH, "Harbor League"),
        ((*COMETS[:3], GULLS[4]), INTERLEAGUE, "one league"),
        (printed("C")[:2], PRESEASON, "one figure plays C"),
    ],
)
def test_what_no_further_figure_can_put_right(team: Team, terms: Terms, reason: str) -> None:
    with pytest.raises(CannotComplete, match=reason):
        complete(SET, team, terms)


# --- The workshop ----------------------------------------------------------------------------------------------------


def test_the_catalogue_shows_every_figure_once() -> None:
    pieces = WORKSHOP.catalogue().pieces
    assert len({piece.number for piece in pieces}) == len(pieces) == len(FIGURES)
    assert {piece.club for piece in pieces} == set(SET.clubs)
    assert all((piece.defense is None) == piece.pitcher == (piece.endurance is not None) for piece in pieces)
    assert all(len(piece.dial) == len(piece.intangibles) == 10 for piece in pieces)


def test_a_sheet_has_one_form_whatever_its_order() -> None:
    shuffled = random.Random(1).sample(COMETS, len(COMETS))
    terms = terms_options(WHOLE)
    found = [WORKSHOP.examine(sheet("Rain", tuple(team)), terms) for team in (COMETS, shuffled)]
    assert found[0] == found[1]
    assert WORKSHOP.examine(found[0].text, terms) == found[0]
    assert found[0].text.splitlines()[0] == "Rain"
    order = [line.rsplit(", ", 1)[1] for line in found[0].text.splitlines()[1:]]
    assert order == sorted(order, key=SHEET_ORDER.index)


def test_the_longest_sheet_fits_its_option() -> None:
    names = sorted(range(len(FIGURES)), key=lambda place: -len(FIGURES[place].name))
    text = WORKSHOP.examine(sheet("x" * 60, tuple(names[:ROSTER])), terms_options(OPEN)).text
    assert len(text) < LONGEST_SHEET / 2


@pytest.mark.parametrize("terms", EVERY_TERMS)
def test_every_place_is_shown_and_every_figure_has_one(terms: Terms) -> None:
    for team in ((), COMETS[:5], complete(SET, (), terms)):
        found = WORKSHOP.examine(sheet("Rain", team), terms_options(terms))
        assert sorted(place.number for place in found.places if place.number) == sorted(found.numbers)
        signs = POSITION_SIGNS if terms.style == "dh-league" else POSITION_SIGNS[:FIELDED]
        assert [place.place for place in found.places][: len(signs)] == list(signs)
        assert found.legal == (not found.faults)
        assert all(Speaker(language).say(found.needs) for language in LANGUAGES)


def test_an_unreadable_line_stands_in_the_way_of_completing() -> None:
    with pytest.raises(CannotComplete, match="Line 2: there is no number #999"):
        WORKSHOP.complete("Rain\n#999", terms_options(WHOLE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_wrong_can_be_said(language: str) -> None:
    say = Speaker(language).say
    teams: list[Team] = [(), COMETS[:1], COMETS[:2] * 2, (*COMETS, *GULLS), COMETS[:8], GULLS]
    for terms in EVERY_TERMS:
        for team in teams:
            for fault in faults(SET, team, terms):
                assert "{" not in say(fault.words)
            with contextlib.suppress(CannotComplete):
                complete(SET, team, terms)
    for refused in (COMETS[:3], tuple(sorted(range(128), key=lambda place: -FIGURES[place].points)[:8])):
        with pytest.raises(CannotComplete) as refusal:
            complete(SET, refused, WHOLE if len(refused) > 3 else NO_DH)
        assert "{" not in say(refusal.value.message)


# --- At a table ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (
            {"first-team": "Rain\n#1\n#2"},
            "“Rain” (first-team) cannot play this match. 2 figures are not enough; at least 9 are needed.",
        ),
        (
            {"second-team": "#1\nwho"},
            "“Untitled team” (second-team) cannot play this match. Line 2",
        ),
        ({"style": "dh-league"}, "Port Ellery Gulls is a club of the Harbor League"),
        ({"style": "no-dh-league"}, "Ashford Comets is a club of the Meridian League"),
        (
            {"style": "interleague", "second-club": "foxes"},
            "These two teams cannot play each other. An interleague game needs a team of each league",
        ),
        (
            {"format": "open", "first-team": sheet("Rain", starters(SET, "owls"))},
            "Both teams need the same number of figures; these have 9 and 16.",
        ),
        ({"level": "preseason", "first-team": sheet("Rain", COMETS)}, "At this level"),
    ],
)
def test_a_table_refuses_teams_that_may_not_play(
    options: dict[str, bool | int | str], complaint: str
) -> None:
    with pytest.raises(BadOption) as refusal:
        Match("clix", {"level": "championship", **options})
    assert complaint in str(refusal.value)


@pytest.mark.parametrize("terms", EVERY_TERMS[:-1])
def test_a_team_of_ones_own_plays_with_its_nine_first(terms: Terms) -> None:
    wishes = {**terms_options(terms), "second-club": "gulls" if terms.style != "dh-league" else "foxes"}
    if terms.style == "no-dh-league":
        wishes["first-club"] = "owls"
    own = complete(SET, (), terms)
    match = Match("clix", {**wishes, "first-team": sheet("Rain", own)}, seed=1)
    team = match.view(0).teams[0].players
    assert sorted(player.number for player in team) == sorted(FIGURES[place].number for place in own)
    assert [player.place for player in team] == list(range(1, len(own) + 1))
    assert (
        match.options_agreed["first-team"] == WORKSHOP.examine(sheet("Rain", own), terms_options(terms)).text
    )


@pytest.mark.parametrize("terms", [WHOLE, OPEN, PRESEASON])
def test_odd_teams_can_play_a_game_to_its_end(terms: Terms) -> None:
    """Nine and no bench; in Open games nobody but first basemen behind a battery."""
    first_basemen = (printed("SP")[0], printed("C")[0], *[printed("1B")[0]] * 7)
    team = first_basemen if terms.format == "open" else starters(SET, "owls")
    text = sheet("Odd", team)
    match = Match("clix", {**terms_options(terms), "first-team": text, "second-team": text}, seed=1)
    choose = random.Random(1)
    while not match.over:
        match.apply(choose.choice(match.options.numbers))
    assert match.outcome is not None


def test_terms_below_championship_are_the_usual() -> None:
    options = agree(GAME.options, {"level": "regular", "style": "dh-league", "format": "open"})
    assert Terms.of(options) == Terms(Level.REGULAR)


@pytest.mark.parametrize("level", ["preseason", "championship"])
def test_the_nines_to_start_with_play_at_every_level(level: str) -> None:
    match = Match("clix", {"level": level, "first-club": "meridian", "second-club": "harbor"}, seed=1)
    for team, league in zip(match.view(0).teams, ("meridian", "harbor"), strict=True):
        numbers = [player.number for player in team.players]
        assert set(numbers) >= {FIGURES[place].number for place in SET.nines[league]}
        assert (len(numbers) > FIELDED) == (level == "championship")
