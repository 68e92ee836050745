"""Teams of one's own: what the workshop finds, fills up and refuses, and the matches they play."""

from __future__ import annotations

from collections import Counter

import pytest

from rainout.core.errors import BadOption
from rainout.core.match import Match
from rainout.core.options import OptionValue, agree, tidy
from rainout.core.words import LANGUAGES, Speaker, message
from rainout.core.workshop import CannotComplete, Examined
from rainout.games.clutch import CLUBS, GAME
from rainout.games.clutch.cards import COPIES, STANDARD, read_set
from rainout.games.clutch.decks import PRESETS, format_of
from rainout.games.clutch.state import ROSTER
from rainout.games.clutch.workshop import LONGEST_SHEET, ClutchWorkshop, ready_team
from tests.games.clutch.positions import play

SET = read_set(STANDARD)
SHOP = ClutchWorkshop()
START = """Rainy Day Nine
Line-up:
1. SS FER-05
Bullpen:
closer FER-22
Deck:
2x quick-wrists
Stadium: Ropewalk Field"""


def terms(preset: str = "standard") -> dict[str, OptionValue]:
    return {"preset": preset}


def said(found: Examined) -> list[str]:
    return [Speaker().say(fault.words) for fault in found.faults]


def number_of(id: str) -> int:
    return next(piece.number for piece in SHOP.catalogue().pieces if piece.id == id)


# --- The catalogue ---------------------------------------------------------------------------------------------------


def test_every_card_is_in_the_catalogue_once_under_its_own_number() -> None:
    pieces = SHOP.catalogue().pieces
    counted = Counter(piece.kind for piece in pieces)
    assert counted == {
        "player": len(SET.players),
        "strategy": len(SET.strategies),
        "coach": len(SET.coaches),
        "stadium": len(SET.stadiums),
    }
    assert [piece.number for piece in pieces] == list(range(1, len(pieces) + 1))
    assert len({piece.id for piece in pieces}) == len(pieces), "faults name cards by their ids alone"


def test_cards_show_what_is_printed_on_them() -> None:
    pieces = {piece.id: piece for piece in SHOP.catalogue().pieces}
    for id, card in SET.players.items():
        shown = pieces[id].player
        assert shown is not None
        assert (shown.name, shown.club, pieces[id].points) == (card.name, card.club, card.salary)
        assert (shown.batting is None, shown.pitching is None) == (
            card.batting is None,
            card.pitching is None,
        )
    for id, text in SET.strategies.items():
        assert pieces[id].copies == COPIES[text.rarity]
        assert pieces[id].points == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_row(language: str) -> None:
    speaker = Speaker(language)
    for number, name in SHOP.names().items():
        assert speaker.say(name)
        row = SHOP.row(number)
        assert len(row) == len(SHOP.columns) + 1
        for cell in row:
            assert not isinstance(cell, type(message("x"))) or speaker.say(cell)


# --- Examining -------------------------------------------------------------------------------------------------------


def test_a_sheet_is_read_and_every_part_of_it_shown() -> None:
    found = SHOP.examine(START, terms())
    assert (found.title, found.points, found.most_points) == (
        "Rainy Day Nine",
        440 + SET.players["FER-22"].salary,
        6000,
    )
    filled = [
        (place.section, place.place, place.number, place.copies) for place in found.places if place.number
    ]
    assert filled == [
        ("lineup", "SS", number_of("FER-05"), 1),
        ("bullpen", "closer", number_of("FER-22"), 1),
        ("deck", "deck", number_of("quick-wrists"), 2),
        ("stadium", "stadium", number_of("ropewalk-field"), 1),
    ]
    assert found.numbers.count(number_of("quick-wrists")) == 2
    tallies = {tally.section: (tally.count, tally.low, tally.high) for tally in found.tallies}
    assert tallies["players"] == (2, 26, 26)
    assert tallies["deck"] == (2, 50, 50)
    assert tallies["bench"] == (0, 4, 12)
    assert not found.legal


def test_places_that_are_empty_are_shown_as_such() -> None:
    found = SHOP.examine(START, terms())
    empty = Counter((place.section, place.place) for place in found.places if place.number is None)
    assert empty["lineup", "SS"] == 0
    assert empty["lineup", "CA"] == 1
    assert empty["rotation", "rotation"] == 5
    assert empty["coaches", "bench-coach"] == 1
    assert empty["stadium", "stadium"] == 0


def test_what_cannot_be_read_is_named_by_its_line_and_left_out() -> None:
    found = SHOP.examine("Rain\nBench:\nNobody Atall\nFER-10", terms())
    assert found.faults[0].line == 3
    assert said(found)[0].startswith("Line 3: there is no card “Nobody Atall”.")
    assert found.numbers == (number_of("FER-10"),)
    assert "Nobody Atall" not in found.text


def test_faults_point_at_their_cards() -> None:
    found = SHOP.examine("Rain\nBench:\nFER-10\nFER-16\nDeck:\n4x quick-wrists", terms())
    about = {number for fault in found.faults for number in fault.numbers}
    assert about == {number_of("FER-16"), number_of("quick-wrists")}


def test_the_one_form_of_a_sheet_stays_as_it_is() -> None:
    for text in (START, "", "Bench:\nFER-10", SHOP.complete(START, terms()).text):
        form = SHOP.examine(text, terms()).text
        assert SHOP.examine(form, terms()).text == form == tidy(form)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("club", CLUBS)
def test_ready_clubs_suit_every_preset(club: str, preset: str) -> None:
    text = SHOP.ready(club, terms(preset))
    found = SHOP.examine(text, terms(preset))
    assert said(found) == []
    assert len(text) < LONGEST_SHEET
    team, usual = ready_team(club, PRESETS[preset]), SET.clubs[club].ready
    assert team.lineup == usual.lineup, "the nine are the club's own"
    assert len(team.roster) == PRESETS[preset].size <= ROSTER
    if preset == "standard":
        assert team == usual


# --- Completing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_a_team_is_completed_with_all_that_is_on_it(preset: str) -> None:
    begun, whole = SHOP.examine(START, terms(preset)), SHOP.complete(START, terms(preset))
    assert said(whole) == []
    assert whole.title == "Rainy Day Nine"
    assert not Counter(begun.numbers) - Counter(whole.numbers)
    assert len(whole.text) < LONGEST_SHEET
    kept = {(place.place, place.number) for place in begun.places if place.number}
    assert kept <= {(place.place, place.number) for place in whole.places}, "everybody where they were put"


def test_what_cannot_be_completed_says_why() -> None:
    with pytest.raises(CannotComplete, match="there is no card"):
        SHOP.complete("Bench:\nNobody Atall", terms())
    with pytest.raises(CannotComplete, match="is in the deck 4 times"):
        SHOP.complete("Deck:\n4x quick-wrists", terms())


# --- The teams of a match --------------------------------------------------------------------------------------------


def test_own_teams_play() -> None:
    whole = SHOP.complete(START, terms())
    options = GAME.agree({"first-team": f"\n{whole.text}\n\n", "second-club": "kites"}, 2)
    assert options["first-team"] == whole.text
    t = GAME.tables(options, 2)
    first = [list(SET.players)[int(card)] for card in t.players.card[: int(t.team_size[0])]]
    assert {number_of(id) for id in first} <= set(whole.numbers)
    assert len(first) == 26
    assert int(t.deck_size[0]) == 50
    second = [list(SET.players)[int(card)] for card in t.players.card[ROSTER : ROSTER + int(t.team_size[1])]]
    assert tuple(second) == SET.clubs["kites"].ready.roster


def test_a_ready_deck_can_take_the_place_of_the_teams_own() -> None:
    text = SHOP.ready("ferrymen", terms())
    own, other = (
        GAME.tables(GAME.agree({"first-team": text, "first-deck": deck}, 2), 2)
        for deck in ("running", "pitching")
    )
    titles = [sorted(int(t.texts.title[row]) for row in t.deck[0][:50]) for t in (own, other)]
    assert titles[0] != titles[1]


@pytest.mark.parametrize("preset", PRESETS)
def test_rosters_are_as_agreed(preset: str) -> None:
    t = GAME.tables(GAME.agree({"preset": preset}, 2), 2)
    assert list(t.team_size) == [PRESETS[preset].size] * 2


def test_teams_that_may_not_play_are_refused() -> None:
    with pytest.raises(BadOption) as refused:
        GAME.agree({"second-team": START}, 2)
    told = Speaker().say(refused.value.message)
    assert told.startswith("“Rainy Day Nine” (second-team) cannot play this match. 0 batters on the bench")
    with pytest.raises(BadOption, match="Untitled team"):
        GAME.agree({"first-team": "Bench:\nFER-10"}, 2)
    whole = SHOP.complete(START, terms()).text
    with pytest.raises(BadOption, match="it needs 2"):
        GAME.agree({"first-team": whole, "preset": "twenty"}, 2)


# --- What a table agrees on (CB-2.1-10, R-7) -------------------------------------------------------------------------

SMALL: dict[str, OptionValue] = {
    "preset": "agreed",
    "bench-size": 2,
    "rotation-size": 3,
    "bullpen-size": 4,
    "salary-cap": 4000,
}
CAPPED: dict[str, OptionValue] = {"preset": "agreed", "battery-cap": 10, "infield-cap": 8, "outfield-cap": 3}


def agreed(wishes: dict[str, OptionValue]) -> dict[str, OptionValue]:
    return agree(tuple(option for option in GAME.options if option.name in SHOP.terms), wishes)


@pytest.mark.rules("CB-2.1-10", "CB-2.1-9")
def test_other_sizes_and_caps_hold_for_clubs_and_own_teams() -> None:
    options = GAME.agree({**SMALL, "second-team": SHOP.complete("Small", agreed(SMALL)).text}, 2)
    t = GAME.tables(options, 2)
    assert list(t.team_size) == [18, 18]
    for seat in range(2):
        assert sum(t.players.salary[ROSTER * seat : ROSTER * seat + 18].tolist()) <= 4000
    with pytest.raises(BadOption, match="it needs 2"):
        GAME.agree({**SMALL, "first-team": SHOP.complete(START, terms()).text}, 2)


@pytest.mark.rules("CB-3.2.C-3")
def test_a_rotation_of_three_has_no_fifth_and_his_faces_are_rolled_again() -> None:
    match = Match(GAME, {**SMALL, "cards": "learning", "starters": "roll"}, seed="three")
    first, second, third, *others = match.tables.rotation[0].tolist()
    assert others == [-1, -1]
    play(match, "roll 3, roll 9, roll 17, roll 13, roll 5")
    found = GAME.facts(match.tables, match.state)
    assert [found[f"role 1.{place + 1}"] for place in (first, second, third)] == ["", "SP", ""]


@pytest.mark.rules("CB-2.1-10")
def test_without_agreement_the_numbers_are_those_of_the_rules() -> None:
    format = format_of(agreed({"preset": "agreed"}))
    assert (format.size, format.salary, format.units) == (26, 6000, (None, None, None))
    assert (format.bench[0], format.rotation[0], format.bullpen[0]) == (4, 5, 8)


@pytest.mark.rules("CB-2.1-10")
def test_a_salary_limit_of_nothing_is_none() -> None:
    found = SHOP.examine(
        SHOP.complete("Dear", agreed({"preset": "agreed", "salary-cap": 0})).text, agreed(SMALL)
    )
    assert found.points > 6000
    assert SHOP.examine(found.text, agreed({"preset": "agreed", "salary-cap": 0})).legal
    assert any("salaries come to" in fault for fault in said(found))


@pytest.mark.parametrize("club", CLUBS)
def test_units_have_the_most_that_was_agreed_on(club: str) -> None:
    """R-7: ready clubs do without their best gloves, completed teams never have them."""
    options = agreed(CAPPED)
    found = SHOP.examine(SHOP.ready(club, options), options)
    assert said(found) == []
    usual = SHOP.examine(SHOP.ready(club, terms()), terms()).numbers
    assert len(set(found.numbers) & set(usual)) > 30


def test_units_are_capped_for_own_teams_too() -> None:
    whole = SHOP.complete("Gloveless", agreed(CAPPED))
    assert said(whole) == []
    strong = SHOP.ready("clockmakers", terms())
    assert "The infield has 12, but may have 8 at most." in said(SHOP.examine(strong, agreed(CAPPED)))
    assert "The infield may have 8." in Speaker().say(whole.needs)
    assert "26 players for 6,000 or less" in Speaker().say(whole.needs)
    assert "El cuadro interior puede tener 8." in Speaker("es").say(whole.needs)


def test_what_cannot_be_is_refused_clearly() -> None:
    with pytest.raises(BadOption, match="A roster of 38 is too large: there is room for 30"):
        GAME.agree({"preset": "agreed", "bench-size": 8, "rotation-size": 9, "bullpen-size": 12}, 2)
    huge: dict[str, OptionValue] = {
        "preset": "agreed",
        "bench-size": 8,
        "rotation-size": 9,
        "bullpen-size": 12,
    }
    assert said(SHOP.examine(START, agreed(huge)))[0].startswith("A roster of 38 is too large")
    with pytest.raises(BadOption, match="Larkspur Beekeepers cannot be made to fit what was agreed on"):
        GAME.agree({"preset": "agreed", "salary-cap": 300}, 2)
    with pytest.raises(CannotComplete):
        SHOP.complete(START, agreed({"preset": "agreed", "salary-cap": 300}))
