"""Compiled rules come by themselves: to whoever begins a match, and without a trace when he goes."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import rainout
from rainout.core.game import Game
from rainout.core.registry import get

PLAY = """
import rainout
match = rainout.new("hens", seed=7)
while not match.over:
    match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
print(match.outcome.score, match.actions)
"""
PARENT = """
import subprocess, sys, time
subprocess.Popen([sys.executable, "-m", "rainout.core.warm", sys.argv[1]])
time.sleep(3)
"""
"""A process that begins to compile, and ends before that is done."""


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


@pytest.mark.skipif(os.name != "posix", reason="only there does a process see that its parent is gone")
def test_whoever_compiles_ends_with_the_process_that_wanted_it(tmp_path: Path) -> None:
    """What it prints to is open as long as it lives, so this returns when both have ended."""
    began = time.monotonic()
    run(PARENT, get("clutch").contract, cache=tmp_path)
    assert time.monotonic() - began < 20
    assert not list(tmp_path.rglob("kept")), "it was still at work"
