"""The cards: what is printed on them, what a designer may write, and what is said about mistakes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rainout.core.errors import BadFile
from rainout.core.words import LANGUAGES, Speaker
from rainout.games.stretch import GAME
from rainout.games.stretch.cards import (
    SLOTS,
    STANDARD,
    read_condition,
    read_line,
    read_resources,
    read_scoring,
    read_set,
    set_of,
    tables,
)
from rainout.games.stretch.state import STATE, Outcome, Test
from rainout.games.stretch.view import condition_words, player_card, scoring_words, team_card
from tests.games.stretch.positions import CARDS, NUMBER

CARD_SET = set_of(CARDS)


@pytest.mark.rules("7S-CMP-01", "7S-CMP-03", "7S-CMP-05", "7S-CMP-06")
def test_the_box_holds_forty_six_cards() -> None:
    by_tier = {tier: [card for card in CARD_SET.cards if card.tier == tier] for tier in (1, 2, 3)}
    assert {tier: len(cards) for tier, cards in by_tier.items()} == {1: 18, 2: 14, 3: 14}
    assert sum(card.player.pitcher for card in by_tier[1]) == 2
    assert [card.id for card in CARD_SET.cards] == list(SLOTS)


@pytest.mark.rules("7S-CRD-01", "7S-CRD-02", "7S-CRD-05")
def test_a_player_is_a_batter_or_a_pitcher() -> None:
    for card in CARD_SET.cards:
        player = card.player
        assert player.name
        assert bool(player.lines) != player.pitcher
        assert bool(player.stamina) == player.pitcher == bool(player.ability)


@pytest.mark.rules("7S-CRD-03", "7S-CRD-07")
def test_each_side_tells_what_is_on_the_other() -> None:
    g = STATE.new()
    for number, card in enumerate(CARD_SET.cards):
        player = player_card(CARDS, g, number)
        if card.team is None:
            assert card.tier == 1
            assert player.back is None
        else:
            team = team_card(CARDS, g, number)
            assert player.back == team.abbreviation
            assert team.back == ("P" if card.player.pitcher else "B")
            assert 1 <= team.minimum <= team.roll


def test_names_are_unique() -> None:
    names = [card.player.name for card in CARD_SET.cards]
    teams = [card.team.name for card in CARD_SET.cards if card.team]
    short = [card.team.abbreviation for card in CARD_SET.cards if card.team]
    assert len(set(names)) == 46
    assert len(set(teams)) == len(set(short)) == 28


def test_every_card_has_words_in_every_language() -> None:
    g = STATE.new()
    for language in LANGUAGES:
        say = Speaker(language).say
        for number, card in enumerate(CARD_SET.cards):
            shown = player_card(CARDS, g, number)
            for told in (shown.resources, shown.ability_words, *(line.words for line in shown.lines)):
                assert told is None or say(told)
            if card.team:
                assert say(scoring_words(card.team.scoring))


def test_cards_read_well() -> None:
    say = Speaker("en").say
    assert say(condition_words(read_condition("SUM<=5@2"))) == "sum 5 or less, with 2 dice or more"  # type: ignore[arg-type]
    assert say(condition_words(read_condition("HAS66"))) == "dice showing 6 and 6"  # type: ignore[arg-type]
    assert say(condition_words(read_condition("HAS1"))) == "a die showing 1"  # type: ignore[arg-type]
    spanish = Speaker("es").say
    assert spanish(condition_words(read_condition("HAS1"))) == "un dado que muestre 1"  # type: ignore[arg-type]
    assert spanish(condition_words(read_condition("HAS56"))) == "dados que muestren 5 y 6"  # type: ignore[arg-type]
    scoring = read_scoring("per 1 6 + 1 if 1 6")
    assert scoring
    assert say(scoring_words(scoring)) == "1 for each die showing 1 or 6 + 1 more if there is 1 and 6"


# --- The vocabulary --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["MAX=7", "HAS", "HAS7", "SUM>11", "RUN1", "PAIR>=0", "EVEN@0", "EVEN@13", "", "max=6"]
)
def test_no_condition_is_made_of_nonsense(text: str) -> None:
    assert read_condition(text) is None


def test_a_line_is_a_condition_and_an_outcome() -> None:
    line = read_line("PAIR>=4 -> HR")
    assert line
    assert (line.condition.test, line.condition.value, line.outcome) == (Test.PAIR, 4, Outcome.HOME_RUN)
    for text in ("PAIR", "PAIR -> 4B", "PAIR => HR", "-> HR"):
        assert read_line(text) is None


@pytest.mark.parametrize("text", ["", "2", "D", "2D + 3D", "*RUN", "*RUN1 + 2D", "RR PM", "2D +"])
def test_no_resources_are_made_of_nonsense(text: str) -> None:
    assert read_resources(text) is None


@pytest.mark.parametrize(
    "text", ["", "highest -", "per", "per 7", "tallest", "(sum - 5) / 0", "1 if", "largest set:"]
)
def test_no_scoring_is_made_of_nonsense(text: str) -> None:
    assert read_scoring(text) is None


# --- Mistakes in files -----------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(STANDARD, tmp_path / "cards")
    return tmp_path / "cards"


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "key", "named"),
    [
        ("tier1.toml", '"HAS66 -> HR"', '"HAS77 -> HR"', "error-stretch-line", "HAS77"),
        ("tier1.toml", 'resources = "2D"', 'resources = "2X"', "error-stretch-resources", "2X"),
        ("tier1.toml", 'ability = "NUDGE"', 'ability = "CURVE"', "error-stretch-ability", "CURVE"),
        ("tier1.toml", "stamina = 2", "stamina = 0", "error-stretch-number", "T1-P1"),
        ("tier2.toml", 'runs = "run - 1"', 'runs = "runs - 1"', "error-stretch-runs", "T2-03"),
        ("tier2.toml", "minimum = 2", "minimum = 9", "error-stretch-number", "minimum"),
        ("tier2.toml", 'id = "T2-05"', 'id = "T2-15"', "error-stretch-id", "T2-15"),
        ("tier2.toml", 'id = "T2-05"', 'id = "T2-04"', "error-stretch-id", "T2-04"),
        ("tier1.toml", "[card.pitcher]", "[card.batter]", "error-stretch-file", "batter"),
        ("tier3.toml", "[card.team]", "[card.club]", "error-stretch-file", "club"),
        ("playoffs.toml", "level = 3", "level = 2", "error-stretch-playoffs", ""),
        ("playoffs.toml", '"PM"', '"XX"', "error-stretch-file", "XX"),
        ("tier1.toml", "[[card]]", "[[card", "error-stretch-file", "tier1.toml"),
    ],
)
def test_a_mistake_is_named_with_its_place_and_what_was_expected(
    folder: Path, file: str, old: str, new: str, key: str, named: str
) -> None:
    change(folder, file, old, new)
    with pytest.raises(BadFile) as mistake:
        read_set(folder)
    assert mistake.value.message.key == key
    for language in LANGUAGES:
        assert named in Speaker(language).say(mistake.value.message)


def test_a_missing_card_and_a_missing_file_are_noticed(folder: Path) -> None:
    text = (folder / "tier3.toml").read_text(encoding="utf-8")
    (folder / "tier3.toml").write_text(text[: text.index('[[card]]\nid = "T3-14"')], encoding="utf-8")
    with pytest.raises(BadFile, match="T3-14"):
        read_set(folder)
    (folder / "tier3.toml").unlink()
    with pytest.raises(BadFile):
        read_set(folder)


def test_another_card_set_is_played_by_the_same_rules(folder: Path) -> None:
    """The rulebook's own example: a batter who doubles on a highest die of 5."""
    change(folder, "tier1.toml", '"HAS66 -> HR", "MAX=6 -> 2B"', '"MAX=5 -> 2B"')
    t, g = tables(folder), GAME.state.new(listening=True)
    rules = GAME.load(compiled=False).rules
    rules.deal(t, g)
    GAME.place(t, g, {"bases": "XX-", "outs": 1, "dice": 2, "nudges": 1, "rerolls": 1, "gathered": True})
    for move in ("swing 1", "roll 4", "plus 1", "take 1", "run 1", "roll 6", "stand"):
        rules.apply(t, g, GAME.notation.read(move))
    found = GAME.facts(t, g)
    assert (found["bases"], found["runs"], found["outs"]) == ("-X-", [2, 0], 1)
    assert found["pool"] == [2, 1, 0]  # what the next batter brings, and the token that was kept
    assert NUMBER["T1-B01"] == 2
