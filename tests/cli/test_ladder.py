"""``rainout ladder`` says who stands where, in words and as JSON."""

from __future__ import annotations

import json

from tests.cli.conftest import Run


def test_the_ladder_is_shown_with_ratings_and_pairs(run: Run) -> None:
    ran = run("ladder", "hens", "--games", "40", "--levels", "rookie,all-star")
    assert (ran.code, ran.err) == (0, "")
    assert "Clutch Hens: the ladder, 40 matches a pair, seed 1" in ran.out
    assert "All-Star v. Rookie" in ran.out
    assert ran.out.index("All-Star ") < ran.out.index("Rookie ")


def test_the_ladder_as_json(run: Run) -> None:
    found = json.loads(run("ladder", "hens", "--games", "10", "--levels", "novice,advise", "--json").out)
    assert sorted(each["level"] for each in found["standings"]) == ["advise", "novice"]
    assert found["pairs"][0]["games"] == 10


def test_unknown_levels_and_too_few_are_refused(run: Run) -> None:
    for levels, said in (("genius,advise", "“genius”"), ("advise", "two levels")):
        ran = run("ladder", "hens", "--games", "10", "--levels", levels)
        assert ran.code == 2
        assert said in ran.err
