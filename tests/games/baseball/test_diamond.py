"""The diamond: every green and red card in every situation, against a second telling of the rules."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rainout.core.match import Match
from tests.games.baseball.positions import (
    GREEN,
    RED,
    Given,
    Options,
    facts,
    few_games,
    house_rules,
    match_at,
    play,
    random_game,
    seeds,
    tables,
)

BASES = ["".join(marks) for marks in product("-X", repeat=3)]
OUTS = range(3)
HITS = {"1B": 1, "2B": 2, "3B": 3, "HR": 4}
WALKED = {
    "---": ("X--", 0),
    "X--": ("XX-", 0),
    "-X-": ("XX-", 0),
    "--X": ("X-X", 0),
    "XX-": ("XXX", 0),
    "X-X": ("XXX", 0),
    "-XX": ("XXX", 0),
    "XXX": ("XXX", 1),
}
"""What a walk makes of the bases, and how many runs come in: as the rulebook's list has it."""


def moved(runners: list[int], count: int) -> tuple[str, int]:
    """Runners by their base (0 for the batter), all ``count`` bases on: the bases after it, and the runs."""
    ahead = [base + count for base in runners]
    return "".join("X" if base in ahead else "-" for base in (1, 2, 3)), sum(base > 3 for base in ahead)


def on(bases: str) -> list[int]:
    return [base for base in (1, 2, 3) if bases[base - 1] == "X"]


def without(bases: str, base: int) -> str:
    return bases[: base - 1] + "-" + bases[base:]


def green(card: str, bases: str) -> tuple[str, int]:
    """What a green card makes of the bases, and the runs it brings."""
    if card in ("BB", "HBP"):
        return WALKED[bases]
    if card in ("BK", "PB", "WP"):
        return moved(on(bases), 1)
    if card == "SB":
        if not on(bases):
            return bases, 0
        lead = max(on(bases))
        after, runs = moved([lead], 1)
        return "".join(
            "X" if "X" in pair else "-" for pair in zip(without(bases, lead), after, strict=True)
        ), runs
    return moved([0, *on(bases)], HITS.get(card, 1))


def red(card: str, bases: str, outs: int, accepted: bool, from_third: bool = False) -> tuple[str, int, int]:
    """What a red card makes of bases and outs, and the runs it lets in."""
    lead = max(on(bases), default=0)
    if card == "CS":
        return (without(bases, lead), outs + 1, 0) if lead else (bases, outs, 0)
    outs += 1
    if outs == 3 or not lead or not accepted:
        return bases, outs, 0
    if card in ("DP", "TP"):
        for base in sorted(on(bases), reverse=True)[: 1 if card == "DP" else 2]:
            if outs < 3:
                bases, outs = without(bases, base), outs + 1
        return bases, outs, 0
    if card == "SF":
        return (without(bases, lead), outs, 1) if lead == 3 or not from_third else (bases, outs, 0)
    if card == "SH":
        after, runs = moved(on(bases), 1)
        return after, outs, runs
    return bases, outs, 0


def check(match: Match, given: Given, bases: str, outs: int, runs: int) -> None:
    """Compare a position with what the second telling says of it."""
    at, team = facts(match), given["batting"]
    before = given["runs"][team]
    assert at["runs"][team] == min(10, before + runs)
    assert at["runs"][1 - team] == given["runs"][1 - team]
    assert at["over"] == (before + runs >= 10)
    if outs == 3:
        assert (at["state"], at["batting"], at["phase"]) == ("0 / ---", 1 - team, "deal")
        assert at["left_on_base"][team] == bases.count("X")
    else:
        assert (at["state"], at["batting"]) == (f"{outs} / {bases}", team)
        assert at["over"] or at["phase"] == "play"


def situation(card: str, bases: str, outs: int, runs: list[int], turn: int, batting: int) -> Given:
    hands = [["L", "L"], ["L", "L"]]
    hands[turn] = [card, "X", "X"]
    return {"turn": turn, "batting": batting, "bases": bases, "outs": outs, "runs": runs, "hands": hands}


@pytest.mark.rules(
    "BC-GRN-01", "BC-GRN-02", "BC-GRN-03", "BC-GRN-04", "BC-GRN-05", "BC-GRN-06", "BC-GRN-07", "BC-GRN-08",
    "BC-GRN-09", "BC-GRN-10", "BC-GRN-11", "BC-GRN-12", "BC-FLD-02", "BC-FLD-03", "BC-FLD-05", "BC-R-12",
)  # fmt: skip
@pytest.mark.parametrize("card", GREEN)
def test_every_green_card_on_all_bases(card: str) -> None:
    for bases, outs, turn in product(BASES, OUTS, (0, 1)):
        given = situation(card, bases, outs, [2, 3], turn, 0)
        after, runs = green(card, bases)
        check(play(match_at(given), f"play {card}"), given, after, outs, runs)


@pytest.mark.rules("BC-TRN-07", "BC-END-01", "BC-R-11", "BC-CMP-06")
@given(
    st.sampled_from(GREEN), st.sampled_from(BASES), st.integers(6, 9), st.integers(0, 1), st.integers(0, 1)
)
def test_the_tenth_run_is_the_last_whoever_plays_the_card(
    card: str, bases: str, score: int, turn: int, batting: int
) -> None:
    given = situation(card, bases, 1, [score, score], turn, batting)
    after, runs = green(card, bases)
    match = play(match_at(given), f"play {card}")
    check(match, given, after, 1, runs)
    if match.over:
        assert facts(match)["winner"] == batting
        assert [event.what for event in match.log].count("run") == 10 - score


@pytest.mark.rules(
    "BC-RED-01", "BC-RED-02", "BC-RED-03", "BC-RED-04", "BC-RED-05", "BC-RED-06", "BC-RED-07", "BC-RED-08",
    "BC-RED-09", "BC-RED-10", "BC-RED-11", "BC-FLD-06", "BC-FLD-07", "BC-FLD-08", "BC-R-13", "BC-R-14", "BC-OPT-06",
)  # fmt: skip
@pytest.mark.parametrize("card", RED)
@pytest.mark.parametrize("fly", ["any-base", "from-third"])
def test_every_red_card_on_all_bases_taken_or_declined(card: str, fly: str) -> None:
    for bases, outs, turn in product(BASES, OUTS, (0, 1)):
        given = situation(card, bases, outs, [2, 3], turn, 1)
        lead = max(on(bases), default=0)
        offers = card in ("DP", "TP", "SH") or (card == "SF" and (lead == 3 or fly == "any-base"))
        offers = offers and outs < 2 and lead > 0
        for answer in ("accept", "decline") if offers else ("",):
            match = play(match_at(given, {"sacrifice-fly": fly}), f"play {card}")
            assert (facts(match)["phase"] == "option") == offers
            if offers:
                assert [action.text for action in match.options] == ["accept", "decline"]
                play(match, answer)
            check(match, given, *_after(card, bases, outs, answer == "accept", fly))


def _after(card: str, bases: str, outs: int, accepted: bool, fly: str) -> tuple[str, int, int]:
    return red(card, bases, outs, accepted, fly == "from-third")


@pytest.mark.rules("BC-OPT-05")
@given(st.sampled_from(RED), st.sampled_from(BASES), st.sampled_from(OUTS), st.sampled_from((0, 1)))
def test_where_options_are_always_carried_out_nobody_is_asked(
    card: str, bases: str, outs: int, turn: int
) -> None:
    given = situation(card, bases, outs, [2, 3], turn, 0)
    check(play(match_at(given, {"may": "always"}), f"play {card}"), given, *red(card, bases, outs, True))


# --- Along whole games -----------------------------------------------------------------------------------------------


@pytest.mark.rules(
    "BC-FLD-01", "BC-FLD-03", "BC-FLD-06", "BC-FLD-09", "BC-FLD-10", "BC-CMP-06", "BC-END-03", "BC-END-04"
)
@few_games
@given(tables, house_rules, seeds)
def test_the_scorebook_balances(players: int, agreed: Options, seed: int) -> None:
    """Every batter who came up has scored, was put out, was left on base, or stands there."""
    for match in random_game(players, agreed, seed):
        at = facts(match)
        assert 0 <= at["outs"] <= 2
        assert max(at["runs"]) <= 10
        shown = match.view(None).diamond
        assert (shown.outs, shown.runs) == (at["outs"], tuple(at["runs"]))
        assert shown.batting == ("visitor", "home")[at["batting"]]
        assert "".join("X" if base else "-" for base in shown.bases) == at["bases"]
    line = match.view(None).diamond.line
    assert [sum(innings) for innings in line] == at["runs"]
    came_up, out, halves, batting = [0, 0], [0, 0], [0, 0], 0
    for event in match.log:
        if event.what == "out":
            out[batting] += 1
            came_up[batting] += event.facts["base"] == "plate"
        elif event.what == "ran":
            came_up[batting] += event.facts["start"] == "plate"
        elif event.what == "side":
            halves[batting] += 1
            assert out[batting] == 3 * halves[batting]
            batting = 1 - batting
    for team in (0, 1):
        standing = at["bases"].count("X") if team == at["batting"] else 0
        accounted = at["runs"][team] + out[team] + at["left_on_base"][team] + standing
        beyond_ten = came_up[team] - accounted
        assert 0 <= beyond_ten <= 3
        assert beyond_ten == 0 or at["runs"][team] == 10
    assert at["winner"] == (-1 if at["runs"][0] == at["runs"][1] else int(at["runs"][1] > at["runs"][0]))
