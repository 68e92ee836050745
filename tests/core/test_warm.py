"""Compiled rules come by themselves to whoever begins a match."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

import rainout
from rainout.core.game import Game

PLAY = """
import rainout
match = rainout.new("hens", seed=7)
while not match.over:
    match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
print(match.outcome.score, match.actions)
"""


def run(code: str, *arguments: str, cache: Path, **more: str) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "RAINOUT_INTERPRETED"}
    environment |= {"RAINOUT_CACHE_DIR": str(cache), **more}
    ran = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert ran.stderr == ""
    return ran.stdout


@pytest.mark.parametrize(("interpreted", "warmed"), [("", ["hens"]), ("1", [])])
def test_a_new_match_has_its_rules_compiled_beside_it(
    monkeypatch: pytest.MonkeyPatch, interpreted: str, warmed: list[str]
) -> None:
    found: list[str] = []
    monkeypatch.setattr(Game, "warm", lambda game: found.append(game.id))
    monkeypatch.setenv("RAINOUT_INTERPRETED", interpreted)
    rainout.new("hens", seed=7)
    assert found == warmed


def test_it_makes_no_difference_but_of_speed(tmp_path: Path) -> None:
    assert run(PLAY, cache=tmp_path) == run(PLAY, cache=tmp_path, RAINOUT_INTERPRETED="1")


def test_what_a_short_program_has_begun_to_compile_is_there_for_the_next_one(tmp_path: Path) -> None:
    run(PLAY, cache=tmp_path)
    patience = time.monotonic() + 600
    while not (
        kept := [path for path in tmp_path.rglob("hens-*") if re.fullmatch("hens-[0-9a-f]+", path.name)]
    ):
        assert time.monotonic() < patience, "nothing was compiled"
        time.sleep(0.2)
    assert kept[0].stat().st_size > 10_000
