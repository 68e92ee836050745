"""Teams: what makes roster, line-up, deck, staff and stadium legal, filling them up, writing them as text."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rainout.core.match import Match
from rainout.core.words import LANGUAGES, Speaker
from rainout.core.workshop import CannotComplete
from rainout.games.clutch import GAME
from rainout.games.clutch.cards import STANDARD, read_set
from rainout.games.clutch.decks import (
    ALL_STAR,
    ANY_SET,
    FULL,
    NINE,
    PRESETS,
    TWENTY,
    Fault,
    Format,
    best_nine,
    complete,
    complete_deck,
    custom,
    deck_faults,
    faults,
    roster_faults,
    salary,
    tables,
    unfilled,
)
from rainout.games.clutch.printed import Duty, Team
from rainout.games.clutch.sheets import read_team, write_team
from rainout.games.clutch.state import DECK, ROSTER
from rainout.games.clutch.vocabulary import Kind, Place, Position, Rarity, Role
from tests.games.clutch.positions import play

SET = read_set(STANDARD)
FERRYMEN, MAPMAKERS, DRUMMERS = (SET.clubs[club].ready for club in ("ferrymen", "mapmakers", "drummers"))


def said(found: list[Fault]) -> list[str]:
    return [Speaker().say(fault.words) for fault in found]


def wrong(team: Team, format: Format = FULL) -> list[str]:
    return said(faults(SET, team, format))


def swap(team: Team, **sections: dict[str, str]) -> Team:
    """A team with some cards replaced by others, by section."""
    bench, rotation = (
        tuple(sections.get(name, {}).get(id, id) for id in team.section[name])
        for name in ("bench", "rotation")
    )
    bullpen = tuple((sections.get("bullpen", {}).get(id, id), duty) for id, duty in team.bullpen)
    lineup = tuple((sections.get("lineup", {}).get(id, id), position) for id, position in team.lineup)
    return team._replace(lineup=lineup, bench=bench, rotation=rotation, bullpen=bullpen)


def pen(*ids: str) -> tuple[tuple[str, Duty], ...]:
    return tuple((id, "middle") for id in ids)


# --- Ready teams -----------------------------------------------------------------------------------------------------


@pytest.mark.rules(
    "CB-2.1-1", "CB-2.1-2", "CB-2.1-7", "CB-2.1-9", "CB-2.3-1", "CB-2.4-1", "CB-C-22", "CB-5-17"
)
@pytest.mark.parametrize("club", SET.clubs)
def test_ready_teams_are_legal(club: str) -> None:
    team = SET.clubs[club].ready
    assert wrong(team) == []
    assert len(team.roster) == 26
    assert 5500 <= salary(SET, team.roster) <= 5990
    assert (len(team.bench), len(team.bullpen)) in ((4, 8), (5, 7))
    assert len(team.roster) + sum(team.deck.values()) + len(team.coaches) + 1 == 80
    for id, position in team.lineup:
        assert SET.players[id].plays(position), id
    assert [duty for _, duty in team.bullpen].count("closer") == 1


@pytest.mark.rules("CB-C-22")
def test_some_clubs_can_open_with_a_reliever() -> None:
    able = [
        club
        for club in SET.clubs
        if {Role.OP, Role.BP}
        <= {
            role
            for id in SET.clubs[club].ready.roster
            if (side := SET.players[id].pitching) is not None
            for role in side.roles
        }
    ]
    assert len(able) >= 2


@pytest.mark.rules("CB-2.2-1", "CB-2.2-2", "CB-2.2-3", "CB-2.2-4", "CB-C-25")
@pytest.mark.parametrize("name", ["balanced", "running", "pitching"])
def test_ready_decks_are_legal(name: str) -> None:
    deck = SET.decks[name]
    assert sum(deck.values()) == 50
    assert list(deck_faults(SET, deck)) == []
    assert {SET.strategies[id].colour for id in deck} == {0, 1, 2}


# --- Rosters ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("CB-2.1-1", "CB-2.1-4", "CB-2.1-6", "CB-2.1-7")
def test_too_few_and_too_many() -> None:
    short = FERRYMEN._replace(bench=FERRYMEN.bench[:3])
    assert "3 batters on the bench; it needs 4 to 12." in wrong(short)
    assert "The roster has 25 players, but needs 26." in wrong(short)
    nine = FERRYMEN._replace(bench=FERRYMEN.bench[:3], bullpen=(*FERRYMEN.bullpen, *pen("FER-30")))
    assert "9 pitchers in the bullpen; it needs 0 to 8." in wrong(nine)
    four = FERRYMEN._replace(rotation=FERRYMEN.rotation[:4], bench=(*FERRYMEN.bench, "FER-15"))
    assert "4 pitchers in the rotation; it needs 5." in wrong(four)


@pytest.mark.rules("CB-2.1-7")
@pytest.mark.parametrize("bench", [4, 5, 6])
def test_bench_and_bullpen_share_twelve_places(bench: int) -> None:
    spare = [f"FER-{number}" for number in (10, 11, 12, 13, 14, 15)][:bench]
    relievers = [id for id, _ in FERRYMEN.bullpen][: 12 - bench]
    team = FERRYMEN._replace(bench=tuple(spare), bullpen=pen(*relievers))
    assert not [each for each in wrong(team) if "bench" in each or "bullpen" in each or "roster" in each]


@pytest.mark.rules("CB-2.1-4")
def test_the_bench_needs_a_second_catcher() -> None:
    team = swap(FERRYMEN, bench={"FER-10": "FER-15"})
    assert wrong(team) == ["The bench needs a second catcher (CA on the card)."]
    assert "The bench needs a second catcher (CA on the card)." not in wrong(team, TWENTY)


@pytest.mark.rules("CB-2.1-2", "CB-2.1-3")
def test_every_position_needs_somebody() -> None:
    team = swap(FERRYMEN, lineup={"FER-05": "FER-33"}, bench={"FER-11": "FER-13"})
    assert wrong(team) == [], "Ezio Crossway plays short"
    gone = swap(team, lineup={"FER-33": "FER-15", "FER-03": "STO-09"})
    assert wrong(gone)[0] == "Nobody is left to play SS."
    assert unfilled(SET, ("FER-01", "FER-10"), (Position.CA, Position.CA)) == []


@pytest.mark.rules("CB-2.1-5", "CB-E-5")
def test_a_rotation_takes_starters_and_bulk_pitchers() -> None:
    rotation = ("FER-16", "STO-32", "FER-20", "FER-29", "FER-18")
    roles = [set(side.roles) for id in rotation if (side := SET.players[id].pitching)]
    assert roles == [{Role.SP}, {Role.SP, Role.RP}, {Role.SP, Role.BP}, {Role.RP, Role.BP}, {Role.SP}]
    team = FERRYMEN._replace(rotation=rotation, bullpen=(*FERRYMEN.bullpen[:-1], *pen("FER-30")))
    assert wrong(team, FULL._replace(sets=ANY_SET)) == []
    closer = swap(FERRYMEN, rotation={"FER-20": "FER-30"})
    assert wrong(closer) == [
        "These have neither SP nor BP on their cards and cannot be in the rotation: Alby Twelvetrees."
    ]


@pytest.mark.rules("CB-2.1-6", "CB-E-6")
def test_a_bullpen_takes_relievers_and_openers() -> None:
    relievers = ("FER-22", "FER-23", "FER-24", "STO-32", "FER-26", "FER-29", "FER-28")
    team = FERRYMEN._replace(bullpen=pen(*relievers), bench=(*FERRYMEN.bench, "FER-15"))
    assert wrong(team, FULL._replace(sets=ANY_SET)) == []
    starter = FERRYMEN._replace(bullpen=(*FERRYMEN.bullpen[:-1], *pen("FER-21")))
    assert wrong(starter) == [
        "These have neither RP nor OP on their cards and cannot be in the bullpen: Ruy Salgueira."
    ]


@pytest.mark.rules("CB-2.1-2", "CB-2.1-3")
def test_pitchers_do_not_bat_but_two_way_players_do() -> None:
    assert "These cannot bat: Ruy Salgueira." in wrong(swap(FERRYMEN, bench={"FER-14": "FER-21"}))
    two_way = swap(DRUMMERS, lineup={"DRU-09": "DRU-33"}, bench={"DRU-13": "DRU-15"})
    assert wrong(two_way) == []


@pytest.mark.rules("CB-2.1-8")
def test_nobody_is_there_twice_in_any_version() -> None:
    team = swap(FERRYMEN, bench={"FER-14": "FER-31"})
    assert (
        "The same player is there twice, perhaps in two versions: Emeka Tidewell, Emeka Tidewell."
        in wrong(team)
    )
    doubled = swap(FERRYMEN, bench={"FER-14": "FER-12"})
    assert "The same player is there twice, perhaps in two versions: Kip Andreasen." in wrong(doubled)


@pytest.mark.rules("CB-6-1")
def test_editions_may_be_barred() -> None:
    team = swap(FERRYMEN, lineup={"FER-07": "FER-31"})
    assert wrong(team) == ["The editions of these cards are not allowed here: Emeka Tidewell."]
    assert wrong(team, FULL._replace(sets=ANY_SET)) == []


@pytest.mark.rules("CB-2.1-9")
def test_salaries_have_a_limit() -> None:
    dear = swap(MAPMAKERS, bench={"MAP-11": "MAP-14"})
    cost = salary(SET, dear.roster)
    assert cost > 6000
    assert wrong(dear) == [f"The salaries come to {cost:,}, which is {cost - 6000} more than 6,000."]
    assert wrong(dear, FULL._replace(salary=cost)) == []
    assert wrong(dear, FULL._replace(salary=None)) == []


@pytest.mark.rules("CB-2.1-5", "CB-3.2.C-1", "CB-3.2.C-2")
def test_a_team_must_be_able_to_start() -> None:
    """R-30: a bulk pitcher does not start, nor does a starter of the bullpen; an opener does, with one to follow."""
    nobody = (
        "Nobody can start a game: the rotation needs an SP, or the bullpen an OP with a BP to follow him."
    )
    bulk = ("MAP-19", "MAP-20", "FER-29", "MAP-27", "STO-33")
    relievers = ("FER-22", "FER-23", "FER-24", "FER-25", "FER-27", "FER-28")
    team = MAPMAKERS._replace(rotation=bulk, bullpen=pen(*relievers, "FER-30"))
    assert nobody in wrong(team)
    assert nobody in wrong(team._replace(bullpen=pen(*relievers, "CLK-33"))), "his SP is of no use there"
    assert nobody in wrong(swap(team, rotation={"STO-33": "MAP-33"})), "nor an OP in the rotation"
    assert nobody not in wrong(team._replace(bullpen=pen(*relievers, "FER-26")))
    assert nobody not in wrong(swap(team, rotation={"STO-33": "FER-16"}))


@pytest.mark.rules("CB-2.1-10", "CB-2.1-11", "CB-E-3")
def test_twenty_men() -> None:
    team = complete(SET, Team(), TWENTY)
    assert [len(ids) for ids in team.section.values()] == [9, 2, 4, 5]
    assert wrong(team, TWENTY) == []
    cost = salary(SET, team.roster)
    assert wrong(team, TWENTY._replace(salary=cost)) == []
    assert wrong(team, TWENTY._replace(salary=cost - 10)) != []
    assert TWENTY.salary == 5000
    assert wrong(FERRYMEN, TWENTY) != []
    agreed = custom(3, 3, 3, 4000)
    assert wrong(complete(SET, Team(), agreed), agreed) == []


@pytest.mark.rules("CB-2.1-12", "CB-E-4")
def test_all_stars() -> None:
    team = complete(SET, Team(), ALL_STAR)
    assert wrong(team, ALL_STAR) == []
    assert len(team.lineup) + len(team.bench) == len(team.rotation) + len(team.bullpen) == 15
    assert salary(SET, team.roster) > 6000
    assert len(team.roster) <= ROSTER
    short = team._replace(bench=team.bench[1:])
    assert "There are 14 batters, but 15 are needed." in wrong(short, ALL_STAR)


@pytest.mark.rules("CB-2.1-12", "CB-E-4")
@pytest.mark.parametrize("starters", [1, 6, 15])
def test_all_star_pitchers_start_or_relieve_as_one_likes(starters: int) -> None:
    """R-10: from one starter and fourteen relievers to fifteen starters; the sixth may start like the first."""
    able = [id for id, player in SET.players.items() if player.has_role(Role.SP) and player.person == id]
    relievers = [id for id, player in SET.players.items() if player.has_role(Role.RP) and id not in able]
    begun = Team(rotation=tuple(able[:starters]), bullpen=pen(*relievers[: 15 - starters]))
    team = complete(SET, begun, ALL_STAR)
    assert (team.rotation, team.bullpen) == (begun.rotation, begun.bullpen)
    assert wrong(team, ALL_STAR) == []
    sheet = write_team(SET, team)
    match = Match(GAME, {"preset": "all-star", "first-team": sheet, "second-team": sheet}, seed="stars")
    play(match, "roll 20, roll 1")
    assert [str(option) for option in match.options] == [f"start {16 + place}" for place in range(starters)]


@pytest.mark.rules("CB-2.1-12")
def test_all_stars_have_somebody_to_start() -> None:
    team = complete(SET, Team(), ALL_STAR)
    assert (len(team.rotation), len(team.bullpen)) == (5, 10), "where nobody says otherwise"
    relievers = [
        id for id, player in SET.players.items() if player.has_role(Role.RP) and id not in team.roster
    ]
    nobody = team._replace(rotation=(), bullpen=(*team.bullpen, *pen(*relievers[:5])))
    assert "0 pitchers in the rotation; it needs 1 to 15." in wrong(nobody, ALL_STAR)


def test_a_league_may_limit_its_units() -> None:
    clockmakers = SET.clubs["clockmakers"].ready
    assert wrong(clockmakers, FULL._replace(units=(None, 12, None))) == []
    assert wrong(clockmakers, FULL._replace(units=(12, 11, 5))) == [
        "The battery has 13, but may have 12 at most.",
        "The infield has 12, but may have 11 at most.",
        "The outfield has 6, but may have 5 at most.",
    ]


# --- Line-ups, decks, staffs, stadiums -------------------------------------------------------------------------------


@pytest.mark.rules("CB-3.2.E-1")
def test_a_lineup_has_nine_places() -> None:
    eight = FERRYMEN._replace(lineup=FERRYMEN.lineup[1:])
    assert "The line-up has 8 batters, but needs 9." in wrong(eight)
    (first, _), *others = FERRYMEN.lineup
    two = FERRYMEN._replace(lineup=((first, Position.CF), *others))
    assert wrong(two) == ["Nobody plays SS.", "More than one plays CF."]


@pytest.mark.rules("CB-3.5.B-1")
def test_playing_out_of_position_is_allowed() -> None:
    (short, _), (second, _), *others = FERRYMEN.lineup
    turned = FERRYMEN._replace(lineup=((short, Position.B2), (second, Position.SS), *others))
    assert wrong(turned) == []


@pytest.mark.rules("CB-2.2-1", "CB-2.2-2", "CB-2.2-3", "CB-2.2-4")
@pytest.mark.parametrize(
    ("id", "most"),
    [("dugout-talk", 3), ("not-today", 2), ("funny-bounce", 1)],
    ids=["common", "uncommon", "rare"],
)
def test_copies_are_limited(id: str, most: int) -> None:
    deck = dict(SET.decks["balanced"])
    deck.pop(id, None)
    room = complete_deck(SET, Team(deck={id: most})).deck
    assert said(list(deck_faults(SET, room))) == []
    deck[id] = most + 1
    title = Speaker().say(SET.strategies[id].named())
    assert f"“{title}” is in the deck {most + 1} times; at most {most} are allowed." in said(
        list(deck_faults(SET, deck))
    )


@pytest.mark.rules("CB-2.2-1")
def test_a_deck_has_fifty_cards() -> None:
    deck = dict(SET.decks["balanced"])
    deck.pop("dugout-talk")
    assert said(list(deck_faults(SET, deck))) == ["The deck has 48 cards, but needs 50."]
    assert said(list(deck_faults(SET, {"no-such-card": 50}))) == [
        "These are no cards of the set: no-such-card."
    ]


@pytest.mark.rules("CB-2.2-4", "CB-6-1")
def test_copies_are_counted_by_title_with_the_strictest_limit(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    shutil.copytree(STANDARD, folder)
    with (folder / "strategy.toml").open("a", encoding="utf-8") as file:
        file.write(
            '\n[[card]]\nid = "talk-again"\nreprints = "dugout-talk"\nset = "showcase"\nrarity = "rare"\n'
        )
    cards = read_set(folder)
    deck = {**SET.decks["balanced"], "dugout-talk": 1, "talk-again": 1}
    words = said(list(deck_faults(cards, deck)))
    assert "“Dugout Talk” is in the deck 2 times; at most 1 are allowed." in words
    assert "The edition of “Dugout Talk” is not allowed here." in words
    assert cards.strategies["talk-again"].rarity is Rarity.RARE


@pytest.mark.rules("CB-2.3-1", "CB-2.4-1")
def test_a_staff_has_one_of_each_and_a_team_one_stadium() -> None:
    staff = "A staff has one bench coach, one hitting coach and one pitching coach."
    assert wrong(FERRYMEN._replace(coaches=FERRYMEN.coaches[:2])) == [staff]
    assert wrong(FERRYMEN._replace(coaches=("tarkenfell", "okoro-finch", "vole"))) == [staff]
    assert wrong(FERRYMEN._replace(coaches=(*FERRYMEN.coaches, "vole"))) == [staff]
    assert wrong(FERRYMEN._replace(stadium="")) == ["A team needs one stadium."]


# --- Completing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("format", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("club", ["", "kites", "sledders"])
def test_nothing_at_all_is_filled_up_to_a_legal_team(format: Format, club: str) -> None:
    team = complete(SET, Team(), format, club)
    assert wrong(team, format) == []
    if club:
        own = sum(SET.players[id].club == club for id in team.roster)
        assert own > len(team.roster) / 2
        assert team.stadium == SET.clubs[club].stadium


def test_what_is_there_stays() -> None:
    begun = Team(
        "Odds and Ends",
        (("KIT-08", Position.RF),),
        ("MAP-33",),
        ("SLE-16", "MAP-19"),
        (("DRU-22", "closer"),),
        {"funny-bounce": 1, "dugout-talk": 3},
        ("vole",),
        "the-drum",
    )
    team = complete(SET, begun)
    assert wrong(team) == []
    assert ("KIT-08", Position.RF) in team.lineup
    assert "MAP-33" in team.bench
    assert team.rotation[:2] == ("SLE-16", "MAP-19")
    assert team.bullpen[0] == ("DRU-22", "closer")
    assert team.deck["funny-bounce"] == 1
    assert team.coaches[0] == "vole"
    assert (team.title, team.stadium) == ("Odds and Ends", "the-drum")


@pytest.mark.parametrize("missing", range(9))
def test_completing_a_lineup_keeps_the_order_of_those_who_are_in_it(missing: int) -> None:
    turned = FERRYMEN.lineup[::-1]
    eight = turned[:missing] + turned[missing + 1 :]
    lineup = complete(SET, FERRYMEN._replace(lineup=eight, deck={})).lineup
    assert tuple(each for each in lineup if each in eight) == eight
    assert len(lineup) == 9


def test_nobody_is_lost_where_two_want_one_place() -> None:
    (first, _), *others = FERRYMEN.lineup
    with pytest.raises(CannotComplete, match="Nobody plays SS"):
        complete(SET, FERRYMEN._replace(lineup=((first, Position.CF), *others)))


def test_the_bench_covers_for_whoever_starts_out_of_position() -> None:
    team = complete(SET, Team(lineup=(("STO-09", Position.SS), ("FER-09", Position.CA))))
    assert wrong(team) == []
    assert any(SET.players[id].plays(Position.SS) for id in team.bench)


def test_completing_spends_what_there_is() -> None:
    assert salary(SET, complete(SET, Team()).roster) >= 5500
    cheap = FULL._replace(salary=3000)
    team = complete(SET, Team(), cheap)
    assert wrong(team, cheap) == []


def test_what_cannot_be_completed_is_said() -> None:
    with pytest.raises(CannotComplete, match="would cost"):
        complete(SET, Team(), FULL._replace(salary=500))
    with pytest.raises(CannotComplete, match="is in the deck 4 times"):
        complete(SET, Team(deck={"dugout-talk": 4}))
    with pytest.raises(CannotComplete, match="there twice"):
        complete(SET, Team(bench=("FER-07", "FER-31")), FULL._replace(sets=ANY_SET))
    starters = [id for id, player in SET.players.items() if player.has_role(Role.SP)]
    extra = next(id for id in starters if id not in FERRYMEN.roster)
    one_too_many = FERRYMEN._replace(lineup=FERRYMEN.lineup[1:], rotation=(*FERRYMEN.rotation, extra))
    with pytest.raises(CannotComplete, match=r"6 in the rotation.* no room for nine batters"):
        complete(SET, one_too_many)


def test_the_best_nine_is_the_best() -> None:
    ids = [id for id, _ in FERRYMEN.lineup] + list(FERRYMEN.bench)
    nine = best_nine(SET, ids)
    assert set(nine) == set(NINE)
    assert nine[Position.CA] == "FER-01"
    assert nine[Position.CF] == "FER-07"
    assert best_nine(SET, ids, {Position.CF: "FER-12"})[Position.CF] == "FER-12"


# --- Team sheets -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("club", SET.clubs)
def test_a_team_survives_being_written_and_read(club: str) -> None:
    team = SET.clubs[club].ready
    assert read_team(SET, write_team(SET, team)) == (team, [])


@pytest.mark.parametrize("format", PRESETS.values(), ids=PRESETS)
def test_other_formats_survive_too(format: Format) -> None:
    team = complete(SET, Team("Whoever Came"), format)
    assert read_team(SET, write_team(SET, team)) == (team, [])


def test_people_write_sheets_as_they_like() -> None:
    text = """
        Rainy Day Nine      # a title

        alineación:
        - cf emeka  TIDEWELL
        2. SS FER-05, who is quick
        BANCA:
        FER-31 Emeka Tidewell   // the young one
        Deck: running
        Coaches: skip tarkenfell
        Estadio: the drum
    """
    team, unread = read_team(SET, text)
    assert said(unread) == []
    assert team.title == "Rainy Day Nine"
    assert team.lineup == (("FER-07", Position.CF), ("FER-05", Position.SS))
    assert team.bench == ("FER-31",)
    assert team.deck == SET.decks["running"]
    assert (team.coaches, team.stadium) == (("tarkenfell",), "the-drum")


def test_titles_of_cards_are_known_in_every_language() -> None:
    for language in LANGUAGES:
        titles = [Speaker(language).say(card.named()) for card in SET.strategies.values()]
        team, unread = read_team(SET, "Deck:\n" + "\n".join(f"1x {title}" for title in titles))
        assert unread == []
        assert list(team.deck) == list(SET.strategies)


SHEETS = {
    "near": (
        "Line-up:\nSS Deacon Olutay",
        "Line 2: there is no card “Deacon Olutay”. Did you mean Deacon Olutayo?",
    ),
    "nobody": ("Bench:\nWho Knows", "Line 2: there is no card “Who Knows”."),
    "mismatch": ("Bench:\nFER-10 Emeka Tidewell", "Line 2: FER-10 is Anselm Tookey, not “Emeka Tidewell”."),
    "position": ("Line-up:\nFER-05", "Line 2: “FER-05” needs a position first: CA 1B"),
    "heading": ("Title\n\nBenches:\nFER-10", "Line 3: there is no heading “Benches”. Headings: Line-up,"),
    "no-heading": ("Title\nFER-10", "Line 2: “FER-10” stands under no heading."),
    "again": ("Bench:\nFER-10\nBench:\nFER-11", "Line 3: the heading “Bench” is there twice."),
    "count": ("Deck:\n60x dugout-talk", "Line 2: 60 copies are more than any deck may have."),
    "stadiums": ("Stadium: The Drum, Tower Yard", "Line 1: there can be one stadium only."),
    "title": ("T" * 61, "Line 1: the title is too long; 60 letters are the most."),
    "long": ("\n" * 400 + "Bench:", "Line 401: a sheet has 400 lines at most"),
}


@pytest.mark.parametrize("sheet", SHEETS)
def test_what_cannot_be_read_is_said_with_its_line(sheet: str) -> None:
    text, words = SHEETS[sheet]
    _, unread = read_team(SET, text)
    assert [each for each in said(unread) if words in each], said(unread)
    assert unread[0].line is not None
    assert Speaker("es").say(unread[0].words)


# --- Tables ----------------------------------------------------------------------------------------------------------


def test_two_teams_become_tables() -> None:
    t = tables([FERRYMEN, MAPMAKERS], cards=1, weather=1)
    assert list(t.team_size) == [26, 26]
    assert t.players["place"][0] == Place.LINEUP
    assert t.players["place"][ROSTER + 25] == Place.BULLPEN
    for seat, team in enumerate((FERRYMEN, MAPMAKERS)):
        assert list(t.order[seat]) == [position for _, position in team.lineup]
        for slot, (_, position) in enumerate(team.lineup):
            assert t.nine[seat, position] == slot
        assert t.deck_size[seat] == DECK
        rows = [int(row) for row in t.deck[seat]]
        cards = list(SET.strategies)
        assert sorted(cards[t.texts["card"][row]] for row in rows) == sorted(
            id for id, count in team.deck.items() for _ in range(count)
        )
        assert {int(t.texts["kind"][row]) for row in t.staff[seat]} == {
            Kind.BENCH_COACH,
            Kind.HITTING_COACH,
            Kind.PITCHING_COACH,
        }
        assert [int(t.texts["kind"][row]) for row in t.parks[seat]] == [Kind.STADIUM] * 3
        assert list(t.rotation[seat]) == [13 + (seat == 1) + place for place in range(5)]
    assert t.sky_count == 35
    assert {int(t.texts["kind"][row]) for row in t.skies[:35]} == {Kind.WEATHER}


def test_a_legal_roster_has_no_faults_of_any_kind() -> None:
    assert list(roster_faults(SET, FERRYMEN)) == []


def test_who_has_a_place_is_not_missed_there() -> None:
    alone = FERRYMEN._replace(lineup=(("FER-05", Position.SS),), bench=())
    assert SET.players["FER-05"].plays(Position.B2)
    assert "Nobody is left to play CA, 1B, 2B, 3B, LF, CF, RF." in said(list(faults(SET, alone)))
