"""The odds that go with a choice: exact, together 1, and the same as trying every roll."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

import rainout
from rainout.core.match import Match
from rainout.core.table import Choice
from rainout.core.words import LANGUAGES, Speaker
from rainout.games.stretch.rules.reading import team_runs
from rainout.games.stretch.state import Phase
from tests.games.stretch.positions import NUMBER

FACES = range(1, 7)
PHASES = ("OPPONENT", "CHANGE", "PLATE", "TOKENS", "DEFEND", "EXTRA")


def wander(seed: int, seats: int) -> list[tuple[str, tuple[Choice, ...], Match]]:
    """The choices of the first decision of each kind in a match without plan."""
    match = rainout.new(
        "stretch", seed=seed, seats=seats, options={"difficulty": "rookie"} if seats == 1 else {}
    )
    seen: dict[str, tuple[str, tuple[Choice, ...], Match]] = {}
    while not match.over and len(seen) < len(PHASES):
        if match.actor < 0:
            match.roll()
            continue
        phase = Phase(match.state.phase).name
        choices = match.choices()
        if phase in PHASES and phase not in seen:
            seen[phase] = (phase, choices, match.at(match.ply))
        options = list(match.options)
        keen = [
            option for option in options if option.text.startswith(("swing 3", "swing 2", "take", "steal"))
        ]
        match.play((keen or options)[match.ply % len(keen or options)].text)
    return list(seen.values())


@pytest.mark.parametrize("seats", [1, 2])
def test_odds_add_up_and_have_words(seats: int) -> None:
    told = [
        choice
        for seed in range(3)
        for _, choices, _ in wander(seed, seats)
        for choice in choices
        if choice.odds
    ]
    assert told
    for choice in told:
        assert sum(chance.share for chance in choice.odds) == pytest.approx(1)
        assert all(chance.share > 0 for chance in choice.odds)
        for language in LANGUAGES:
            assert all(Speaker(language).say(chance.words) for chance in choice.odds)


def test_a_team_is_faced_with_its_odds_in_sight() -> None:
    [(choices, match)] = [(choices, match) for phase, choices, match in wander(1, 1) if phase == "OPPONENT"]
    for choice in choices:
        team = NUMBER[choice.action.removeprefix("face ")]
        dice = int(match.tables.teams.roll[team])
        runs = Counter(
            team_runs(match.tables, team, sorted(roll), dice) for roll in product(FACES, repeat=dice)
        )
        found = {chance.words.args["runs"]: chance.share for chance in choice.odds}
        assert found == pytest.approx({number: count / 6**dice for number, count in runs.items()})


def test_a_steal_and_the_dice_it_takes() -> None:
    steals = [
        choice
        for seed in range(12)
        for phase, choices, _ in wander(seed, 1)
        if phase == "PLATE"
        for choice in choices
        if choice.verb == "steal"
    ]
    for choice in steals:
        fails = {
            ("stretch-odds-out"): chance.share
            for chance in choice.odds
            if chance.words.key == "stretch-odds-out"
        }
        count = int(choice.action.removeprefix("steal "))
        assert fails["stretch-odds-out"] == pytest.approx((4 / 6) ** count) or fails[
            "stretch-odds-out"
        ] == pytest.approx((5 / 6) ** count)


def test_nothing_is_said_where_nothing_is_left_to_chance() -> None:
    for _, choices, _ in wander(2, 1):
        for choice in choices:
            if choice.verb in ("sub", "hold", "take", "veteran") or choice.action == "swing 0":
                assert choice.odds == ()
