"""The cards: what the shipped set holds, what a designer may write, and what is said about mistakes."""

from __future__ import annotations

import re
import shutil
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from rainout.core.errors import BadFile
from rainout.core.words import LANGUAGES, Speaker
from rainout.diamond.averages import BattingLine
from rainout.games.clutch.cards import (
    BATTER_BANDS,
    BATTER_ICONS,
    COMMAND,
    ON_BASE,
    PITCHER_BANDS,
    PITCHER_ICONS,
    STANDARD,
    enter_players,
    enter_texts,
    read_set,
)
from rainout.games.clutch.printed import Batting, Pitching, Player
from rainout.games.clutch.proof import league, line_of
from rainout.games.clutch.texts import asks_for, needs, word_for
from rainout.games.clutch.vocabulary import (
    HIGHEST_SWING,
    LOWEST_SWING,
    NO_BAND,
    OUT_OF_POSITION,
    SPELLS,
    Attribute,
    Colour,
    DiscardWhen,
    Duration,
    Hand,
    Icon,
    Kind,
    LeaveOn,
    Part,
    Place,
    Position,
    Rarity,
    Result,
    Role,
    Special,
    Spell,
    Term,
    Unit,
    Verb,
    When,
    Who,
    Window,
)
from rainout.games.clutch.worth import (
    REFERENCE_BATTERS,
    REFERENCE_PITCHERS,
    at_bat,
    fair_salary,
)
from tests.games.clutch.calibration import BANDS

SET = read_set(STANDARD)
TEXTS = enter_texts(SET)
PLAYERS = tuple(SET.players.values())
ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs" / "cards.md"


def of_club(club: str) -> list[Player]:
    return [SET.players[id] for id in SET.clubs[club].players]


def first_thirty(kind: str) -> list[Player]:
    """The usual cards of all clubs: nine regulars, six more batters, six starters and nine relievers each."""
    ranks = {"regular": range(9), "bench": range(9, 15), "starter": range(15, 21), "reliever": range(21, 30)}
    return [
        SET.players[f"{club.abbreviation}-{rank + 1:02}"]
        for club in SET.clubs.values()
        for rank in ranks[kind]
    ]


def batting(player: Player) -> Batting:
    assert player.batting
    return player.batting


def pitching(player: Player) -> Pitching:
    assert player.pitching
    return player.pitching


# --- The players -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("CB-6-4", "CB-C-20", "CB-C-21")
def test_there_are_eight_clubs_of_thirty_and_twenty_four_more() -> None:
    assert len(SET.clubs) == 8
    assert Counter(club.league for club in SET.clubs.values()) == {"copper": 4, "timber": 4}
    assert len(PLAYERS) == 264
    assert sum(player.person != player.id for player in PLAYERS) == 16
    assert sum(bool(player.batting and player.pitching) for player in PLAYERS) == 4
    assert len({player.name for player in PLAYERS}) == len({player.person for player in PLAYERS}) == 248
    for kind, roles in (("starter", (Role.SP, Role.BP)), ("reliever", (Role.RP, Role.OP))):
        assert all(player.has_role(*roles) for player in first_thirty(kind))
    assert all(player.batting for player in (*first_thirty("regular"), *first_thirty("bench")))


def test_clubs_and_leagues_are_not_those_of_other_games() -> None:
    data = STANDARD.parents[1]
    others = (data / "clix/data/clubs").glob("*.toml"), (data / "stretch/data").glob("*.toml")
    written = "".join(path.read_text(encoding="utf-8") for paths in others for path in paths)
    for club in SET.clubs.values():
        assert club.name not in written
        assert f'league = "{club.league}"' not in written
    for player in PLAYERS:
        assert f'"{player.name}"' not in written


@pytest.mark.rules(
    "CB-1.1.A-1", "CB-1.1.A-3", "CB-1.1.A-4", "CB-1.1.A-6", "CB-1.1.A-9", "CB-1.1.A-10", "CB-1.1.A-11"
)
def test_every_batter_is_complete() -> None:
    for player in PLAYERS:
        if player.batting and not player.pitching:
            assert player.icons <= set(BATTER_ICONS)
        if player.batting:
            side = player.batting
            assert ON_BASE[0] <= side.on_base <= ON_BASE[1]
            assert 11 <= min(side.br, side.st) <= max(side.br, side.st) <= 25
            assert -3 <= side.clutch <= 3
            assert player.name
            assert player.year
            assert player.club in SET.clubs


@pytest.mark.rules(
    "CB-1.1.B-1", "CB-1.1.B-2", "CB-1.1.B-3", "CB-1.1.B-4", "CB-1.1.B-5", "CB-1.1.B-8", "CB-1.1.B-10"
)
def test_every_pitcher_is_complete() -> None:
    for player in PLAYERS:
        if player.pitching and not player.batting:
            assert player.icons <= set(PITCHER_ICONS)
        if player.pitching:
            side = player.pitching
            assert COMMAND[0] <= side.command <= COMMAND[1]
            assert side.throws in (Hand.R, Hand.L)
            assert side.zone in (1, 2, 3)
            assert side.roles
            assert 0 <= side.defense <= 3


@pytest.mark.rules("CB-1.1.A-2", "CB-3.8.E-6")
def test_ratings_lie_where_they_may() -> None:
    ranges = {
        Position.CA: (7, 12),
        Position.B1: (-1, 2),
        Position.B2: (0, 4),
        Position.B3: (0, 4),
        Position.SS: (1, 6),
        Position.LF: (-1, 3),
        Position.CF: (0, 5),
        Position.RF: (0, 3),
        Position.DH: (0, 0),
    }
    for player in PLAYERS:
        for position, rating in (player.batting.positions if player.batting else {}).items():
            low, high = ranges[position]
            assert low <= rating <= high, (player.name, position)


@pytest.mark.rules("CB-C-36")
def test_numbers_are_spread_as_designed() -> None:
    assert Counter(batting(player).on_base for player in first_thirty("regular")) == {
        **{7: 5, 8: 10, 9: 16, 10: 17, 11: 12, 12: 8, 13: 3, 14: 1}
    }
    assert Counter(batting(player).on_base for player in first_thirty("bench")) == {
        **{6: 7, 7: 14, 8: 15, 9: 10, 10: 2}
    }
    assert Counter(pitching(player).command for player in first_thirty("starter")) == {
        **{1: 4, 2: 10, 3: 14, 4: 12, 5: 6, 6: 2}
    }
    assert Counter(pitching(player).command for player in first_thirty("reliever")) == {
        **{1: 6, 2: 15, 3: 21, 4: 17, 5: 9, 6: 4}
    }
    batters = [batting(player) for kind in ("regular", "bench") for player in first_thirty(kind)]
    assert 16 <= mean(side.br for side in batters) <= 18
    assert 17 <= mean(side.st for side in batters) <= 19
    zones = Counter(
        pitching(player).zone for kind in ("starter", "reliever") for player in first_thirty(kind)
    )
    assert zones[1] in range(26, 35)
    assert zones[3] in range(26, 35)


@pytest.mark.rules("CB-C-36")
def test_charts_are_spread_as_designed() -> None:
    def slots(charts: Iterable[Batting | Pitching]) -> dict[Result, float]:
        shares = [at_bat(20, 0, 0, side.chart, side.chart) for side in charts]
        return {result: 20 * mean(share[result] for share in shares) for result in Result}

    wanted = {
        "regular": {"SO": 1.8, "GB": 2.6, "FB": 2.4, "BB": 3.4, "B1": 6.5, "B2": 2.2, "B3": 0.2, "HR": 1.0},
        "starter": {"SO": 5.4, "GB": 5.6, "LD": 1.35, "FB": 4.7, "BB": 1.05, "B1": 1.6, "B2": 0.35},
        "reliever": {"SO": 6.2, "LD": 1.35, "BB": 1.05, "B1": 1.6, "B2": 0.35},
    }
    for kind, means in wanted.items():
        sides = [player.batting or pitching(player) for player in first_thirty(kind)]
        found = slots(sides)
        for name, value in means.items():
            assert abs(found[Result[name]] - value) < 0.4, (kind, name, found[Result[name]])


@pytest.mark.rules("CB-C-23", "CB-5-41")
def test_icons_bonuses_and_zones_are_everywhere() -> None:
    shown = Counter(icon for player in PLAYERS for icon in player.icons)
    assert min(shown[icon] for icon in Icon) >= 4
    for club in SET.clubs:
        batters = [player.batting for player in of_club(club) if player.batting]
        pitchers = [player.pitching for player in of_club(club) if player.pitching]
        assert {side.bonus.amount if side.bonus else 0 for side in batters} == {0, 1, 2, 3}
        assert {side.bonus.amount if side.bonus else 0 for side in pitchers} == {0, 1, 2}
        assert {side.zone for side in pitchers} == {1, 2, 3}


@pytest.mark.rules("CB-C-36", "CB-1.1.A-7")
def test_batters_have_their_bonus_against_the_other_hand() -> None:
    for player in PLAYERS:
        if player.batting and player.batting.bonus and player.batting.bats is not Hand.S:
            assert player.batting.bonus.against is not player.batting.bats, player.name
    sides = [player.pitching for player in PLAYERS if player.pitching and player.pitching.bonus]
    own = [side for side in sides if side.bonus and side.bonus.against is side.throws]
    assert 0.7 <= len(own) / len(sides) <= 0.9


@pytest.mark.rules("CB-C-38")
def test_salaries_are_fair() -> None:
    for player in PLAYERS:
        assert player.salary == fair_salary(player), player.name


# --- Charts ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("CB-1.1.A-8", "CB-1.1.B-9", "CB-C-11", "CB-C-12")
def test_charts_climb() -> None:
    for player in PLAYERS:
        sides = ((player.batting, BATTER_BANDS), (player.pitching, PITCHER_BANDS))
        for side, bands in sides:
            if side is None:
                continue
            results, starts = list(side.chart), list(side.chart.values())
            assert [bands.index(result) for result in results] == sorted(
                bands.index(each) for each in results
            )
            assert all(low < high for low, high in pairwise(starts))
            assert (starts[0], results[0], results[-1]) == (1, Result.SO, Result.HR)
            if bands is BATTER_BANDS:
                assert 18 <= side.chart[Result.HR] <= 24
            else:
                assert min(side.chart.get(Result.B2, 20), side.chart[Result.HR]) >= 20


@pytest.mark.rules("CB-C-10", "CB-3.8.E-1")
def test_every_swing_has_a_result_and_a_higher_one_is_never_worse() -> None:
    rows = enter_players(SET, dict.fromkeys(SET.players, Place.BENCH))
    for row, player in zip(rows, PLAYERS, strict=True):
        for side, chart, bands in (
            (player.batting, row.chart, BATTER_BANDS),
            (player.pitching, row.pitch_chart, PITCHER_BANDS),
        ):
            if side is None:
                continue
            read = [bands.index(Result(result)) for result in chart]
            assert read == sorted(read)
            assert len(read) == HIGHEST_SWING - LOWEST_SWING + 1
            for swing in range(LOWEST_SWING, HIGHEST_SWING + 1):
                reached = [result for result, start in side.chart.items() if start <= max(1, swing)]
                assert chart[swing - LOWEST_SWING] == reached[-1]


def reference(margin: int | None = None, tired: bool = False) -> BattingLine:
    """How the reference cards bat; or how, for one difference of On-Base and Command."""
    total = dict.fromkeys(Result, 0.0)
    commands = ((0.6, 3), (0.4, 4)) if margin is None else ((1.0, 10 - margin),)
    for often, command in commands:
        for share, batter in REFERENCE_BATTERS:
            for part, pitcher in REFERENCE_PITCHERS:
                for result, odds in at_bat(10, command, 2, batter, pitcher, tired).items():
                    total[result] += often * share * part * odds
    return line_of(total)


@pytest.mark.rules("CB-C-30", "CB-C-32", "CB-C-33")
def test_the_reference_cards_come_to_their_averages() -> None:
    assert [round(each, 3) for each in reference()] == [0.258, 0.321, 0.415, 0.216, 0.085, 0.031]


@pytest.mark.rules("CB-C-31", "CB-C-34")
def test_the_table_of_on_base_less_command_is_reproduced() -> None:
    for margin, on_base, slugging, tired_on_base, tired_slugging in (
        (2, 0.206, 0.253, 0.333, 0.705),
        (4, 0.256, 0.322, 0.375, 0.782),
        (6, 0.306, 0.394, 0.417, 0.860),
        (8, 0.356, 0.467, 0.458, 0.939),
        (12, 0.456, 0.619, 0.542, 1.104),
    ):
        fresh, tired = reference(margin), reference(margin, tired=True)
        assert fresh.on_base == pytest.approx(on_base, abs=0.0006)
        assert fresh.slugging == pytest.approx(slugging, abs=0.0006)
        assert tired.on_base == pytest.approx(tired_on_base, abs=0.0006)
        assert tired.slugging == pytest.approx(tired_slugging, abs=0.0006)


@pytest.mark.rules("CB-C-37")
def test_the_ready_clubs_bat_as_a_league_should() -> None:
    """Whole games come within a point or two of this; ``calibration.py`` plays them."""
    for (name, (low, high)), value in zip(BANDS.items(), league(SET), strict=False):
        assert low <= value <= high, (name, value)


# --- Rows of tables --------------------------------------------------------------------------------------------------


def rated(row: Any) -> set[Position]:
    """The positions at which a player is at home."""
    return {position for position in Position if row.rating[position] != OUT_OF_POSITION}


@pytest.mark.rules("CB-1.1.A-7", "CB-1.1.B-6", "CB-3.5.B-1", "CB-C-1", "CB-C-2", "CB-C-3")
def test_a_player_becomes_a_row() -> None:
    rows = enter_players(SET, {"FER-07": Place.LINEUP, "FER-16": Place.ROTATION})
    batter, pitcher = rows
    assert (batter.place, batter.bats_too, batter.pitches) == (Place.LINEUP, 1, 0)
    assert (batter.on_base, batter.br, batter.clutch) == (13, 25, 2)
    assert list(batter.bonus) == [1, 0], "R+1: against right-handers"
    assert batter.rating[Position.CF] == 3
    assert batter.rating[Position.B1] == OUT_OF_POSITION
    assert rated(batter) == {Position.CF, Position.LF, Position.DH}
    assert batter.band[Result.LD] == NO_BAND
    assert (pitcher.place, pitcher.bats_too, pitcher.pitches) == (Place.ROTATION, 0, 1)
    assert pitcher.throws == Hand.L
    assert list(pitcher.command_bonus) == [0, 1], "L+1: against batters on the left side"
    assert list(pitcher.limit) == [6, 0, 0, 0]
    assert pitcher.icons == 1 << Icon.AS


@pytest.mark.rules("CB-C-4")
def test_a_two_way_player_has_both_sides_in_one_row() -> None:
    (row,) = enter_players(SET, {"DRU-33": Place.LINEUP})
    assert (row.bats_too, row.pitches) == (1, 1)
    assert rated(row) == {Position.P, Position.RF, Position.DH}
    assert row.roles == 1 << Role.RP


@pytest.mark.rules("CB-2.1-8")
def test_versions_of_a_player_share_his_person() -> None:
    rows = enter_players(SET, {"FER-07": Place.LINEUP, "FER-31": Place.BENCH})
    assert rows[0].person == rows[1].person
    assert rows[0].card != rows[1].card


# --- Cards that do something -----------------------------------------------------------------------------------------


@pytest.mark.rules("CB-C-24", "CB-1.2-1", "CB-1.2-2", "CB-1.2-3", "CB-1.2-6", "CB-1-1")
def test_there_are_as_many_cards_of_each_kind_as_designed() -> None:
    cards = SET.strategies.values()
    assert Counter(card.rarity for card in cards) == {Rarity.COMMON: 22, Rarity.UNCOMMON: 20, Rarity.RARE: 12}
    assert Counter(card.colour for card in cards) == {
        Colour.OFFENSE: 23,
        Colour.DEFENSE: 22,
        Colour.NEUTRAL: 9,
    }
    assert Counter(card.special for card in cards) == {
        Special.NONE: 46,
        Special.MOMENTUM: 3,
        Special.BURST: 2,
        Special.IMPULSE: 3,
    }
    assert sum(card.clutch_moment for card in cards) == 3
    assert len(SET.stadiums) == len({club.stadium for club in SET.clubs.values()}) == 8


@pytest.mark.rules("CB-1.3-1", "CB-1.3-2", "CB-1.3-3", "CB-C-6", "CB-C-39")
def test_there_are_two_coaches_of_each_kind() -> None:
    assert Counter(coach.kind for coach in SET.coaches.values()) == {
        Kind.BENCH_COACH: 2,
        Kind.HITTING_COACH: 2,
        Kind.PITCHING_COACH: 2,
    }
    colours = {row.kind: row.colour for row in TEXTS.texts if row.kind != Kind.STRATEGY}
    assert colours[Kind.HITTING_COACH] == Colour.OFFENSE
    assert colours[Kind.PITCHING_COACH] == Colour.DEFENSE
    assert colours[Kind.BENCH_COACH] == Colour.NEUTRAL
    for coach in SET.coaches.values():
        assert (coach.kind is Kind.BENCH_COACH) == (coach.text.lasts is Duration.TWO_HALVES)


@pytest.mark.rules("CB-1.4-1", "CB-C-7", "CB-C-41")
def test_every_stadium_has_three_parts() -> None:
    assert len(TEXTS.stadium) == 8
    for id, rows in TEXTS.stadium.items():
        assert len(SET.stadiums[id].fences) == 5
        assert len(rows) == len(Part)
        for row in rows:
            assert TEXTS.texts[row].kind == Kind.STADIUM
            assert TEXTS.texts[row].verb[0] != Verb.NOTHING
        assert TEXTS.texts[rows[Part.MAIN]].windows


@pytest.mark.rules("CB-C-8", "CB-C-40", "CB-6-2")
def test_weather_is_mild() -> None:
    assert Counter(sky.family for sky in SET.weather.values()) == dict.fromkeys(
        ("wind-out", "wind-in", "crosswind", "heat", "cold", "drizzle", "haze"), 5
    )
    assert len({sky.text for sky in SET.weather.values()}) == 35
    for sky in SET.weather.values():
        (effect,) = sky.text.effects
        assert effect.verb in (Verb.ADD, Verb.CHANGE)
        assert effect.verb is Verb.CHANGE or abs(effect.amount) == 1
    spells = [Spell(spell) for spell in SPELLS[1:]]
    assert Counter(spells) == {Spell.EARLY: 5, Spell.MIDDLE: 4, Spell.LATE: 3, Spell.GAME: 3, Spell.NONE: 1}
    assert spells == [*sorted(spells[:-1]), Spell.NONE]


def test_all_words_have_a_card_and_all_cards_have_words() -> None:
    for language in LANGUAGES:
        speaker = Speaker(language)
        said = [
            *(
                speaker.say(text)
                for card in SET.strategies.values()
                for text in (card.named(), card.printed())
            ),
            *(speaker.say(coach.printed()) for coach in SET.coaches.values()),
            *(speaker.say(park.printed(part)) for park in SET.stadiums.values() for part in Part),
            *(speaker.say(text) for sky in SET.weather.values() for text in (sky.named(), sky.printed())),
        ]
        titles = [speaker.say(card.named()) for card in SET.strategies.values()]
        assert len(set(titles)) == 54
        assert all(said)


EXPECTED = {
    "this-is-the-one": ([Verb.ADD_CLUTCH], [Attribute.SWING], [0], [Who.BATTER]),
    "past-the-glove": ([Verb.CHECK, Verb.CHANGE], [0, 0], [20, 0], [Unit.IF, Result.B1]),
    "over-the-wall-and-back": ([Verb.CHECK, Verb.CHANGE], [0, 0], [22, 0], [Unit.OF, Result.FB]),
    "he-tipped-it": ([Verb.ADD], [Attribute.PITCH_ROLL], [-1], [0]),
    "fouled-off-again": ([Verb.GIVE_ADVANTAGE], [0], [0], [1]),
    "painted-the-corner": ([Verb.GIVE_ADVANTAGE], [0], [0], [0]),
    "wall-of-gloves": ([Verb.ADD, Verb.KEEP_GROUNDERS], [Attribute.DEFENSE, 0], [2, 0], [Unit.IF, 0]),
}


@pytest.mark.rules("CB-C-5")
@pytest.mark.parametrize("id", EXPECTED)
def test_what_a_card_does_becomes_a_row(id: str) -> None:
    row = TEXTS.texts[TEXTS.strategy[id]]
    verbs, attributes, amounts, arguments = EXPECTED[id]
    count = len(verbs)
    assert list(row.verb[:count]) == verbs
    assert list(row.attribute[:count]) == attributes
    assert list(row.amount[:count]) == amounts
    assert list(row.argument[:count]) == arguments
    assert not row.verb[count:].any()


@pytest.mark.rules("CB-C-5", "CB-1.2-4")
def test_when_a_card_may_be_played_becomes_a_row() -> None:
    engine = TEXTS.texts[TEXTS.strategy["smoke-from-the-engine"]]
    assert list(engine.term[:3]) == [Term.TIRED, Term.WALKED_IN_HALF, Term.ALWAYS]
    assert engine.term_group[0] == engine.term_group[1] == 0, "one or the other"
    assert 0 not in engine.term_group[2:], "what is not written never joins an or"
    book = TEXTS.texts[TEXTS.strategy["the-old-notebook"]]
    assert list(book.term_group[:3]) == [0, 0, 1]
    assert list(book.term_number[:3]) == [0, 0, 1]
    slower = TEXTS.texts[TEXTS.strategy["took-something-off"]]
    assert list(slower.term[:2]) == [Term.DIE_IS, Term.TIRED]
    assert list(slower.term_negated[:2]) == [0, 1]
    talk = TEXTS.texts[TEXTS.strategy["dugout-talk"]]
    assert talk.windows == 1 << Window.W1 | 1 << Window.W14
    assert TEXTS.texts[TEXTS.strategy["steady-hands"]].clutch_moment == 1


@pytest.mark.rules("CB-C-5")
def test_what_follows_a_card_becomes_a_row() -> None:
    gone = TEXTS.texts[TEXTS.strategy["gone-on-first-move"]]
    assert list(gone.rider) == [Verb.DRAW, Verb.DISCARD]
    assert list(gone.rider_amount) == [2, 1]
    groove = TEXTS.texts[TEXTS.strategy["in-a-groove"]]
    assert (groove.leave_on, groove.lasts, groove.discard_when) == (
        LeaveOn.PITCHER,
        Duration.STAYS,
        DiscardWhen.RUN_CHARGED,
    )
    nerve = TEXTS.texts[TEXTS.strategy["full-count-full-nerve"]]
    assert nerve.cost == 1
    assert list(nerve.when[:2]) == [When.ALWAYS, When.CHECK_MADE]
    wrists = TEXTS.texts[TEXTS.strategy["quick-wrists"]]
    assert (wrists.icon[0], wrists.icon_of[0], wrists.icon_amount[0]) == (Icon.SC, Who.BATTER, 1)


def test_every_word_of_the_vocabulary_is_in_the_guide() -> None:
    """A designer finds every word that may be written, and what it asks for."""
    guide = DOCS.read_text(encoding="utf-8")
    words: list[str] = [
        *(word_for(term) for term in Term if term is not Term.ALWAYS),
        *(word_for(verb) for verb in Verb if verb is not Verb.NOTHING),
        *(word_for(window) for window in Window),
        *(word_for(attribute) for attribute in Attribute),
        *(word_for(who) for who in Who if who is not Who.NOBODY),
        *(word_for(unit) for unit in Unit if unit is not Unit.ANY),
        *(word_for(left) for left in LeaveOn),
        *(word_for(lasts) for lasts in Duration),
        *(word_for(gone) for gone in DiscardWhen),
    ]
    assert [word for word in words if f"`{word}`" not in guide] == []
    asked = {asks_for(term) for term in Term} | {needs(verb) for verb in Verb}
    assert [word for word in asked if word.replace("|", "\\|") not in guide] == []


def test_the_cards_shown_in_the_guide_are_those_that_ship() -> None:
    shipped: dict[str, dict[str, Any]] = {}
    for path in (*STANDARD.glob("*.toml"), *STANDARD.glob("clubs/*.toml")):
        for tables in tomllib.loads(path.read_text(encoding="utf-8")).values():
            shipped |= (
                {card["id"]: card for card in tables if isinstance(card, dict)}
                if isinstance(tables, list)
                else {}
            )
    shown = re.findall(r"```toml\n(\[\[[^…]*?)```", DOCS.read_text(encoding="utf-8"))
    cards = [card for text in shown for tables in tomllib.loads(text).values() for card in tables]
    assert len(cards) > 5
    assert [card["id"] for card in cards if "reprints" not in card and card != shipped[card["id"]]] == []


# --- What is said about mistakes -------------------------------------------------------------------------------------

Break = Callable[[str], str]


def change(old: str, new: str) -> Break:
    def broken(text: str) -> str:
        assert old in text, old
        return text.replace(old, new, 1)

    return broken


FIRST = "clubs/ferrymen.toml"
WHO = "ferrymen.toml, FER-01 Osric Penhallow: "
MISTAKES = {
    "on-base": (FIRST, change("on_base   = 9", "on_base   = 15"), WHO + "“on_base” is 15, but must be 5 to 14."),
    "type": (FIRST, change("on_base   = 9", 'on_base   = "9"'), WHO + "“on_base” must be a whole number."),
    "hand": (FIRST, change('bats      = "R"', 'bats      = "B"'), WHO + "“bats” is “B”, but must be one of: R, L, S."),
    "missing": (FIRST, change('bats      = "R"\n', ""), WHO + "the field “bats” is missing."),
    "unknown": (FIRST, change("clutch    = 1", "clutsh    = 1"), WHO + "there is no field “clutsh”. There are: id,"),
    "salary": (FIRST, change("salary    = 210", "salary    = 215"), WHO + "the salary is 215, but must be 10 to 650"),
    "position": (FIRST, change("CA +9", "CB +9"), WHO + "“CB” is no position. There are: CA 1B"),
    "rating": (FIRST, change("CA +9", "CA +6"), WHO + "“CA” is 6, but must be 7 to 12."),
    "no-rating": (FIRST, change("CA +9", "CA"), WHO + "“CA” must be there once, with a rating"),
    "line-drive": (FIRST, change("GB 3", "LD 3"), WHO + "there is no result “LD” on this chart."),
    "order": (FIRST, change("GB 3  FB 6", "FB 3  GB 6"), WHO + "the bands of the chart must be in the order SO GB"),
    "climb": (FIRST, change("GB 3  FB 6", "GB 6  FB 6"), WHO + "FB 6 does not begin above GB 6"),
    "first": (FIRST, change("SO 1", "SO 2"), WHO + "SO begins at 2, but a chart must begin at 1."),
    "no-homer": (FIRST, change("  HR 20", ""), WHO + "the bands of the chart"),
    "homer": (FIRST, change("HR 20", "HR 25"), WHO + "“chart HR” is 25, but must be 18 to 24."),
    "bonus": (FIRST, change('"R+1"', '"R+4"'), "ferrymen.toml, FER-02 Tobiah Renn: “R+4” is no bonus."),
    "icon": (FIRST, change('"SB"', '"CY"'), "FER-03 Yusuke Harugane: there is no icon “CY” for this card"),
    "zone": (FIRST, change("x_zone  = 2", "x_zone  = 4"), "“x_zone” is 4, but must be 1 to 3."),
    "role": (FIRST, change("SP 6", "SP 8"), "“SP” is 8, but must be 5 to 7."),
    "swingman": (FIRST, change('"SP 6"', '"XP 6"'), "“XP” must be one of SP RP OP BP"),
    "gopher": (FIRST, change("2B 21", "2B 19"), "does not begin above"),
    "twice": (FIRST, change('= "FER-02"', '= "FER-01"'), "the id FER-01 is there twice."),
    "person": (FIRST, change('person    = "FER-07"', 'person    = "FER-77"'), "the id of this player’s first card."),
    "namesake": (FIRST, change('person    = "FER-07"', 'person    = "FER-06"'), "has another name: Pim Vandersloot."),
    "set": (FIRST, change('"heritage"', '"antique"'), "there is no set “antique”. sets.toml has: first, heritage"),
    "legality": ("sets.toml", change('= "rotated"', '= "old"'), "heritage: “legality” is “old”, but must be one of: "),
    "reliever": (FIRST, change('"FER-22 closer"', '"FER-22 opener?"'), "must be the id of a card and what it is for"),
    "lineup": (FIRST, change('"FER-05 SS"', '"FER-05"'), "is no position."),
    "ready": (FIRST, change('"FER-10", ', '"FER-99", '), "there is no card with the id “FER-99”."),
    "toml": (FIRST, change("on_base   = 9", "on_base   : 9"), "is not a TOML file"),
    "verb": ("strategy.toml", change("add on-base +1", "plus on-base +1"), "there is no verb “plus”. There are: add,"),
    "attribute": ("strategy.toml", change("add on-base +1", "add onbase +1"), "Did you mean on-base?"),
    "number": ("strategy.toml", change("add on-base +1", "add on-base many"), "“many” must be a whole number."),
    "short": ("strategy.toml", change("add on-base +1", "add on-base"), "It needs: attribute ±number [unit]."),
    "unit": ("strategy.toml", change("add on-base +1", "add on-base +1 if"), "“if” has no place."),
    "window": ("strategy.toml", change('"w3"', '"w33"'), "there is no window “w33”. Did you mean w3, w13?"),
    "term": ("strategy.toml", change('"same-hand"', '"same-side"'), "no term “same-side”. Did you mean same-hand"),
    "argument": ("strategy.toml", change('"margin 1"', '"margin"'), "It needs: number −30–30."),
    "range": ("stadiums.toml", change('"outs 2"', '"outs 3"'), "is 3, but must be 0 to 2."),
    "check": ("strategy.toml", change('"check if 20", ', ""), "made: and failed: need a check before them."),
    "stays": ("strategy.toml", change('discard_when = "run-charged"', 'discard_when = ""'), "needs “discard_when”"),
    "impulse": ("strategy.toml", change('windows = "wr"', 'windows = "w3"'), "work in window wr alone."),
    "burst": ("strategy.toml", change('lasts    = "half"', 'lasts    = "two-halves"'), "a Burst card lasts to the end"),
    "nothing": ("strategy.toml", change('does    = ["add on-base +1"]', "does    = []"), "something to do."),
    "bench": ("coaches.toml", change('lasts   = "two-halves"\n', ""), "a Bench Coach lasts two half-innings"),
    "weather": ("weather.toml", change("strength = 1", "strength = 6"), "“strength” is 6, but must be 1 to 5."),
    "deck": ("decks.toml", change("ready-for-the-first-one", "ready-or-not"), "no card with the id “ready-or-not”"),
    "no-number": (FIRST, change("GB 3  FB 6", "GB x3  FB 6"), WHO + "“GB” must be on the chart once, with the swing"),
    "kind": (FIRST, change('coaches  = [', 'coaches  = 3 #'), "“ready.coaches” must be a list in square brackets."),
    "die": ("strategy.toml", change('"swing-die 24"', '"swing-die 22"'), "are rolled with 20 or 24."),
    "bases": ("strategy.toml", change('"runner-on first second"', '"runner-on fourth"'), "no base “fourth”. There"),
    "place": ("stadiums.toml", change('windows = "w10"', 'windows = "w9"'), "do things at w3, w4, w10 only"),
    "fences": ("stadiums.toml", change("[338, ", "[33, "), "“fences” is 33, but must be 250 to 500."),
    "four-fences": ("stadiums.toml", change("[338, ", "["), "“fences” has 4 parts, but needs 5."),
    "blank": ("strategy.toml", change('"ready-for-the-first-one"', '"ready or not"'), "“ready or not” may not be"),
    "player-blank": (FIRST, change('id        = "FER-01"', 'id        = "FER 01"'), "the id “FER 01” may not be"),
    "odd-id": ("strategy.toml", change('id      = "ready-for-the-first-one"', "id      = [1]"), "“id” must be text"),
    "family": ("weather.toml", change('= "heat"', '= "snow"'), "“family” is “snow”, but must be one of: wind-out,"),
    "too-strong": ("strategy.toml", change("add on-base +1", "add on-base +4"), "+4” is 4, but must be -3 to 3."),
    "too-early": ("strategy.toml", change("add on-base +1", "change 1B"), "“change 1B” makes no sense in window w3."),
    "too-late": ("strategy.toml", change('"w3"', '"w6"'), "“add on-base +1” makes no sense in window w6."),
    "not-yet": ("strategy.toml", change('"same-hand"', '"result GB"'), "“result GB” makes no sense in window w3."),
    "coach-early": ("coaches.toml", change('windows = "w10"', 'windows = "w3"'), "makes no sense in window w3."),
    "place-only": ("strategy.toml", change("add on-base +1", "widen 1"), "only Stadiums can do this: “widen 1”."),
    "left-briefly": (
        "strategy.toml",
        change('does    = ["add on-base +1"]', 'does    = ["add on-base +1"]\nleave_on = "batter"'),
        'leave_on = "batter" leaves it there for nothing: a card that is left somewhere must last.',
    ),
    "not-his": ("strategy.toml", change("add pitch +1", "add on-base -1"), "is no number of the player"),
    "far-glove": ("strategy.toml", change("add pitch +1", "add defense +1 if"), "a pitcher’s counts for bat alone."),
    "at-once": ("strategy.toml", change("add pitch +1", "add-any 1"), "done at once and cannot last."),
    "pitch-die": ("strategy.toml", change("add on-base +1", "pitch-die 16"), "is 16, but must be 20 to 24."),
    "pitch-d22": ("strategy.toml", change("add on-base +1", "pitch-die 22"), "are rolled with 20 or 24."),
    "late-die": ("strategy.toml", change("add pitch-roll -1", "pitch-die 24"), "makes no sense in window w4."),
    "no-fielder": ("strategy.toml", change("check if 20", "check-fielder DH 9"), "no position “DH”. There are: P,"),
    "no-rate": ("strategy.toml", change("check if 20", "check-fielder SS"), "It needs: position number."),
    "in-a-throw": ("strategy.toml", change('"throw-again"', '"check if 20"'), "makes no sense in window w12."),
    "too-soon": ("strategy.toml", change('"swing-die 24"', '"check-again"'), "makes no sense in window w7."),
    "place-again": ("stadiums.toml", change('"change 1B"', '"throw-again"'), "only cards that people play can do this"),
    "sky-only": ("strategy.toml", change("add on-base +1", "no-tag-ups"), "only Stadiums and weather can do this"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_where_it_is_and_what_was_expected(tmp_path: Path, mistake: str) -> None:
    file, broken, said = MISTAKES[mistake]
    folder = tmp_path / "set"
    shutil.copytree(STANDARD, folder)
    path = folder / file
    path.write_text(broken(path.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        read_set(folder)
    assert said in str(caught.value)
    assert Speaker("es").say(caught.value.message)


@pytest.mark.rules("CB-6-1")
def test_a_set_can_have_cards_of_ones_own_and_print_one_again(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    shutil.copytree(STANDARD, folder)
    path = folder / "strategy.toml"
    more = """
[[card]]
id      = "lucky-sock"
title   = "Lucky Sock"
text    = "+1 to the Swing."
colour  = "offense"
rarity  = "rare"
windows = "w9"
does    = ["add swing +1"]

[[card]]
id       = "lucky-sock-showcase"
reprints = "lucky-sock"
set      = "showcase"
rarity   = "common"
"""
    path.write_text(path.read_text(encoding="utf-8") + more, encoding="utf-8")
    cards = read_set(folder)
    sock, again = cards.strategies["lucky-sock"], cards.strategies["lucky-sock-showcase"]
    assert Speaker().say(sock.named()) == Speaker("es").say(again.named()) == "Lucky Sock"
    assert Speaker().say(again.printed()) == "+1 to the Swing."
    assert (again.edition.legality, again.rarity) == ("optional", Rarity.COMMON)
    texts = enter_texts(cards)
    first, second = (texts.texts[texts.strategy[card.id]] for card in (sock, again))
    assert first.title == second.title
    assert first.card != second.card
