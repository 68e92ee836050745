"""One source, every speed: private instances of rule modules."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rainout.core import kernel
from rainout.core.game import DICE, PLAY, Game
from rainout.core.registry import games

GAMES = list(games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
class TestInstances:
    def test_an_ordinary_import_is_plain_python(self, game: Game) -> None:
        module = __import__(game.contract, fromlist=["apply"])
        assert type(module.apply).__name__ == "function"

    def test_a_compiled_instance_is_compiled_all_the_way_down(self, game: Game) -> None:
        kernels = game.load(compiled=True)
        for function in (kernels.rules.apply, kernels.module(PLAY).decide, kernels.module(DICE).below):
            assert type(function).__name__ == "CPUDispatcher"
        assert type(kernels.module(DICE).below.py_func.__globals__["next_word"]).__name__ == "CPUDispatcher"

    def test_shared_rules_are_bound_to_the_game_they_are_loaded_for(self, game: Game) -> None:
        for compiled in (False, True):
            kernels = game.load(compiled=compiled)
            assert kernels.module(PLAY).apply is kernels.rules.apply

    def test_instances_are_made_once(self, game: Game) -> None:
        assert game.load(compiled=True) is game.load(compiled=True)
        assert game.load(compiled=True) is not game.load(compiled=False)


def test_a_rule_that_allocates_does_not_compile(tmp_path: Path) -> None:
    (tmp_path / "greedy_rules.py").write_text(
        "import numpy as np\n"
        "from rainout.core.kernel import rule\n"
        "@rule\n"
        "def apply(t, g, action):\n"
        "    return np.zeros(action).sum()\n"
    )
    code = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from rainout.core import kernel\n"
        "rules = kernel.load('greedy_rules', compiled=True).rules\n"
        "assert kernel.load('greedy_rules', compiled=False).rules.apply(None, None, 3) == 0\n"
        "try: rules.apply(0, 0, 3)\n"
        "except Exception as error: print(type(error).__name__)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == "TypingError"


def test_starting_interpreted_needs_no_compiler() -> None:
    code = (
        "import sys, rainout\n"
        "match = rainout.new('hens', seed=1)\n"
        "match.roll(); match.play(rainout.advise(match))\n"
        "print('numba' in sys.modules)"
    )
    environment = {**os.environ, "RAINOUT_INTERPRETED": "1"}
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment
    )
    assert ran.stdout.strip() == "False"


def test_the_cache_folder_changes_with_the_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    sources = tmp_path / "sources"
    (sources / "core").mkdir(parents=True)
    monkeypatch.setenv("RAINOUT_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(kernel, "SOURCES", sources)
    folders = []
    for die in ("# a die", "# another die"):
        (sources / "core" / "dice.py").write_text(die)
        kernel.cache_folder.cache_clear()
        folders.append(kernel.cache_folder(GAMES[0].contract))
    kernel.cache_folder.cache_clear()
    assert folders[0] != folders[1]
    assert {folder.parent for folder in folders} == {tmp_path / "rainout" / "kernels"}


def test_two_processes_do_not_compile_the_same_game_at_once(tmp_path: Path) -> None:
    (tmp_path / "small_rules.py").write_text("from rainout.core.kernel import rule\n")
    code = (
        "import sys, time; sys.path.insert(0, sys.argv[1])\n"
        "from rainout.core import kernel\n"
        "def exercise(kernels):\n"
        "    print('began', time.monotonic()); time.sleep(0.3); print('ended', time.monotonic())\n"
        "kernel.use_compiled('small_rules', exercise)\n"
    )
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(tmp_path)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "RAINOUT_CACHE_DIR": str(tmp_path)},
        )
        for _ in range(2)
    ]
    told = [line.split() for run in runs for line in run.communicate()[0].splitlines()]
    assert [what for what, _ in sorted(told, key=lambda line: float(line[1]))] == ["began", "ended"] * 2
    assert list(tmp_path.rglob("kept"))


AT_WORK = (
    "import sys; sys.path.insert(0, sys.argv[1])\n"
    "from rainout.core import kernel\n"
    "kernel.use_compiled('small_rules', lambda kernels: None)\n"
)


def run_small_rules(folder: Path, source: str) -> set[str]:
    """Have these rules compiled in a process of their own; tells which versions are kept then."""
    (folder / "small_rules.py").write_text(f"from rainout.core.kernel import rule\n# {source}\n")
    environment = {**os.environ, "RAINOUT_CACHE_DIR": str(folder / "cache")}
    subprocess.run([sys.executable, "-c", AT_WORK, str(folder)], env=environment, check=True)
    return {each.name for each in (folder / "cache/rainout/kernels").iterdir() if each.is_dir()}


def unused_for(folder: Path, days: int) -> None:
    then = time.time() - days * 24 * 60 * 60
    for path in (folder / "used", folder):
        if path.exists():
            os.utime(path, (then, then))


def test_machine_code_that_nobody_uses_any_more_is_cleared_away(tmp_path: Path) -> None:
    kernels = tmp_path / "cache/rainout/kernels"
    (first,) = run_small_rules(tmp_path, "first")
    (second,) = run_small_rules(tmp_path, "second") - {first}
    unused_for(kernels / first, 27)
    unused_for(kernels / second, 29)
    (unmarked := kernels / "hens-of-an-older-version").mkdir()
    unused_for(unmarked, 29)
    now = run_small_rules(tmp_path, "third")
    assert first in now, "used not so long ago"
    assert {second, unmarked.name} & now == set()
    assert len(now) == 2


def test_machine_code_in_use_is_never_cleared_away(tmp_path: Path) -> None:
    """Reading what is there marks it as used, however old it is."""
    kernels = tmp_path / "cache/rainout/kernels"
    (first,) = run_small_rules(tmp_path, "first")
    unused_for(kernels / first, 300)
    assert run_small_rules(tmp_path, "first") == {first}
    assert first in run_small_rules(tmp_path, "second")
