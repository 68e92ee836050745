"""Thinking elsewhere comes to what thinking here comes to, and goes on when a thinker dies."""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import CancelledError

import pytest

from rainout.bots.deciding import choose
from rainout.bots.thinkers import BrokenOff, Thinkers
from rainout.core.levels import Level
from rainout.core.position import Position
from rainout.core.registry import games, get
from rainout.core.state import Bot


@pytest.fixture(scope="module")
def alone() -> Thinkers:
    return Thinkers(1)


def hens() -> Position:
    """A position before a decision, on compiled rules as the thinkers have them."""
    get("hens").compile()
    position = Position("hens", seed=7)
    position.settle()
    return position


@pytest.mark.parametrize("level", [*get("hens").bots, "advise", "random"])
def test_who_thinks_elsewhere_comes_to_the_same(alone: Thinkers, level: str) -> None:
    position = hens()
    for seed in range(5):
        known = Position.of(position, seed=seed)
        elsewhere = alone.think(known, level).decided.result(timeout=120)
        assert elsewhere == known.game.notation.write(choose(known, known.game.level(level)))


def test_the_next_thinker_goes_on_when_one_dies(alone: Thinkers) -> None:
    known = Position.of(hens(), seed=3)
    alone.think(known, "advise").decided.result(timeout=120)
    mine = alone._threads.submit(alone._thinker).result()
    os.kill(mine.process.pid or 0, signal.SIGKILL)
    mine.process.join()
    assert alone.think(known, "advise").decided.result(timeout=120) in known.texts


def test_what_nobody_waits_for_is_not_begun(alone: Thinkers) -> None:
    busy = threading.Event()
    alone._threads.submit(busy.wait)
    thought = alone.think(Position.of(hens(), seed=3), "advise")
    thought.stop()
    busy.set()
    with pytest.raises(BrokenOff):
        thought.decided.result(timeout=120)


def test_what_nobody_waits_for_any_more_comes_to_nothing_and_the_next_is_thought_about(
    alone: Thinkers,
) -> None:
    known = Position.of(hens(), seed=3)
    advice = alone.advise(known)
    advice.stop()
    with pytest.raises(BrokenOff):
        advice.decided.result(timeout=120)
    assert alone.think(known, "advise").decided.result(timeout=120) in known.texts


def test_what_fails_there_is_told_here_and_harms_no_later_thought(alone: Thinkers) -> None:
    known = Position.of(hens(), seed=3)
    with pytest.raises(RuntimeError, match="UnknownBot"):
        alone.think(known, "nobody").decided.result(timeout=120)
    assert alone.think(known, "advise").decided.result(timeout=120) in known.texts


def test_when_a_program_ends_nobody_waits_for_a_thought() -> None:
    closing = Thinkers(1)
    thought = closing.think(Position.of(hens(), seed=3), "advise")
    closing.close()
    with pytest.raises((BrokenOff, CancelledError)):
        thought.decided.result(timeout=120)


def test_a_search_ends_when_it_is_told_to() -> None:
    known = Position.of(hens(), seed=3)
    asked = []

    def enough() -> bool:
        asked.append(True)
        return len(asked) > 2

    endless = Level("endless", Bot.WEIGH, nodes=1_000_000)
    assert choose(known, endless, enough, seconds=3600) in known.options
    assert len(asked) == 3


def test_several_threads_search_together() -> None:
    known = Position.of(hens(), seed=3)
    level = Level("searching", Bot.WEIGH, nodes=256)
    again = Position.of(hens(), seed=3)
    assert choose(known, level, threads=2) == choose(again, level, threads=2)


@pytest.mark.parametrize("game", games())
def test_every_level_plays_before_anything_is_compiled(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAINOUT_INTERPRETED", "1")
    position = Position(game, seed=5)
    position.settle()
    for level in position.game.levels:
        assert choose(Position.of(position, seed=1), level) in position.options
