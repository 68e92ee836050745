"""Match files: readable, loadable, and honest about their dice."""

from __future__ import annotations

import pytest

import rainout
from rainout.core.errors import BadFile, RainoutError
from rainout.core.fair import FairDice
from rainout.core.match import Match
from rainout.core.matchfile import load, parse, players, save, verify


@pytest.fixture
def finished() -> Match:
    match = rainout.new("hens", seed=3)
    while not match.over:
        match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
    return match


def test_headers_then_moves_one_line_a_turn(finished: Match) -> None:
    text = save(finished, ["Ana", "bot\nadvise"], date="2026-11-15")
    head, _, moves = text.partition("\n\n")
    assert head.splitlines()[:6] == [
        "rainout match",
        "game: hens",
        "rules: 1",
        "date: 2026-11-15",
        "seat 1: Ana",
        "seat 2: bot advise",
    ]
    lines = moves.splitlines()
    assert lines[0].startswith("0. deal ")
    assert [line.split(".")[0] for line in lines] == [str(number) for number in range(len(lines))]
    assert all("roll" in line for line in lines[1:])
    assert players(text) == ["Ana", "bot advise"]


def test_a_resigned_match_comes_back_resigned() -> None:
    match = rainout.new("hens", seed=3)
    match.resign(1)
    again = load(save(match))
    assert again.resigned == 1
    assert verify(save(match)) == []


def test_options_are_kept() -> None:
    match = Match("hens", {"series": "points", "target-points": 60, "may-decline": True}, seed=1)
    assert load(save(match)).options_agreed == match.options_agreed


OWN_TEAM = "Rainy Day: Nine\n" + "\n".join(f"#{number}" for number in range(1, 17))


def test_a_text_of_several_lines_is_kept_and_can_be_read() -> None:
    terms = {"level": "championship", "format": "open", "second-club": "gulls"}
    match = Match("clix", {**terms, "first-team": OWN_TEAM}, seed=1)
    text = save(match)
    lines = text.splitlines()
    title = lines.index("option first-team: Rainy Day: Nine")
    assert all(line.startswith("    #") for line in lines[title + 1 : title + 17])
    assert load(text).options_agreed == match.options_agreed
    shaken = "\n".join(line.replace("    #", "\t #") for line in lines)
    assert load(shaken).options_agreed == match.options_agreed


def test_a_team_that_may_not_play_is_refused_and_older_rules_are_named_first() -> None:
    text = save(Match("clix", {"level": "championship", "format": "open", "first-team": OWN_TEAM}, seed=1))
    with pytest.raises(RainoutError, match="cannot play this match"):
        load(text.replace("    #1 ", "    #2 "))
    with pytest.raises(BadFile, match="version 0"):
        load(text.replace("rules: ", "rules: 0\nold: ").replace("    #1 ", "    #2 "))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("rainout match", "chess match"), "first line"),
        (("game: hens", "game: geese"), "no game called “geese”"),
        (("game: hens", "gaem: hens"), "no line “game"),
        (("rules: 1", "rules: 99"), "version 99"),
        (("roll", "rowl"), "does not fit"),
        (("\n\n", "\n\nwhat is this\n"), "cannot be understood"),
        (("seed: ", "seed: xyz"), "hexadecimal"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_the_reason(
    finished: Match, change: tuple[str, str], complaint: str
) -> None:
    with pytest.raises(RainoutError, match=complaint):
        load(save(finished).replace(*change, 1))


def test_verify_finds_a_roll_that_was_bent(finished: Match) -> None:
    text = save(finished)
    seed = finished.dice.seed.hex()
    other = FairDice.new("another")
    bent = text.replace(seed, other.seed.hex())
    keys = [wrong.message.key for wrong in verify(bent)]
    assert "error-verify-commitment" in keys
    assert "error-verify-roll" in keys


def test_verify_says_from_where_on_a_match_was_played_with_other_dice(finished: Match) -> None:
    again = finished.at(30)
    again.dice = FairDice.new(4)
    again.settle()
    while not again.over:
        again.roll() if again.asked == "roll" else again.play(rainout.advise(again))
    (wrong,) = verify(save(again))
    assert wrong.message.key == "error-verify-taken-over"
    assert 20 < int(str(wrong.message.args["moves"])) <= 30


def test_verify_finds_a_wrong_result(finished: Match) -> None:
    text = save(finished)
    said = parse(text).headers["result"]
    keys = [wrong.message.key for wrong in verify(text.replace(f"result: {said}", "result: 65-65"))]
    assert keys == ["error-verify-result"]


def test_verify_says_when_there_is_no_seed_yet() -> None:
    keys = [wrong.message.key for wrong in verify(save(rainout.new("hens", seed=3)))]
    assert keys == ["error-verify-no-seed"]


def test_own_dice_are_taken_on_trust_but_draws_are_proved() -> None:
    match = Match("hens", seed=5, own_dice=True)
    match.settle()
    match.play("roll 1")
    match.play("renew 1")
    match.resign(0)
    assert verify(save(match)) == []
    drawn = match.game.notation.write(match.actions[-1])
    other = next(a.text for a in match.at(match.ply - 1).options if a.text != drawn)
    assert [w.message.key for w in verify(save(match).replace(drawn, other))] == ["error-verify-roll"]


@pytest.mark.parametrize(
    "text", ["", "\n", "rainout match", "rainout match\ngame: hens\n\nundo 3", "\x00" * 50]
)
def test_rubbish_is_refused(text: str) -> None:
    with pytest.raises(BadFile):
        load(text)


def test_a_file_that_stops_short_of_its_result_is_found_out(finished: Match) -> None:
    text = save(finished)
    shortened = text[: text.rindex("\n", 0, len(text) - 1) + 1]
    assert "error-verify-result" in [wrong.message.key for wrong in verify(shortened)]


def test_a_file_to_go_on_with_keeps_its_dice() -> None:
    match = rainout.new("hens", seed=3)
    assert load(save(match, with_seed=True)).dice.seed == match.dice.seed
    assert players(f"rainout match\nseat {'9' * 5000}: x\nseat 1: Ana") == ["Ana"]
