"""One source, every speed: private instances of rule modules."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rainout.core import kept
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
            assert type(function).__name__ == "EntryPoint"
        assert type(kernels.module(DICE).below.py_func.__globals__["next_word"]).__name__ == "Rule"

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


# --- Each rule is compiled once, and all of them together ---

NUMBERS = """\
from rainout.core.kernel import rule
@rule
def double(x, times=1):
    return x * 2 * times
@rule
def apply(g, small, large):
    return double(small) + double(large) + double(small == large) + double(large, 3)
"""
COUNTING = (
    "import sys; sys.path.insert(0, sys.argv[1])\n"
    "import numpy as np\n"
    "from rainout.core import kernel\n"
    "kernels = kernel.load('small_rules', compiled=True)\n"
    "print(kernels.rules.apply(0, np.int8(100), np.int16(200)), kernels.rules_done)\n"
)


def run_python(code: str, folder: Path) -> list[str]:
    """What a process of its own prints that finds rules, and its cache, in this folder."""
    environment = {**os.environ, "RAINOUT_CACHE_DIR": str(folder / "cache")}
    ran = subprocess.run(
        [sys.executable, "-c", code, str(folder)], env=environment, capture_output=True, text=True, check=True
    )
    return ran.stdout.split()


def test_a_rule_is_compiled_once_however_wide_its_numbers_are(tmp_path: Path) -> None:
    """Python hands over two widths, the rules three and a default: ``double`` is compiled once, ``apply`` once."""
    (tmp_path / "small_rules.py").write_text(NUMBERS)
    assert run_python(COUNTING, tmp_path) == ["1800", "2"]


PREPARING = (
    "import sys; sys.path.insert(0, sys.argv[1])\n"
    "from rainout.core import kernel\n"
    "calls = {('small_rules', 'apply'): (0, 1, 2), ('small_rules', 'double'): (3, 4)}\n"
    "kernels = kernel.use_compiled('small_rules', lambda: [calls])\n"
    "print(kernels.rules.apply(0, 100, 200), kernels.rules.double(3, 4), kernels.rules_done)\n"
)


def test_what_was_compiled_is_read_back_by_the_next_process(tmp_path: Path) -> None:
    (tmp_path / "small_rules.py").write_text(NUMBERS)
    assert run_python(PREPARING, tmp_path) == ["1800", "24", "2"]
    assert run_python(PREPARING, tmp_path) == ["1800", "24", "0"]


@pytest.mark.parametrize(
    "damage", [b"", b"nonsense", b"\x80\x05K\x01."], ids=["empty", "text", "other-machine"]
)
def test_machine_code_that_does_not_fit_is_made_anew(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "small_rules.py").write_text(NUMBERS)
    run_python(PREPARING, tmp_path)
    (program,) = kept_in(tmp_path)
    program.write_bytes(damage)
    assert run_python(PREPARING, tmp_path) == ["1800", "24", "2"]


def test_machine_code_with_other_entries_than_are_called_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "small_rules.py").write_text(NUMBERS)
    one_call = PREPARING.replace(", ('small_rules', 'double'): (3, 4)", "").replace(
        "kernels.rules.double(3, 4), ", ""
    )
    assert run_python(one_call, tmp_path)[0] == "1800"
    assert run_python(PREPARING, tmp_path) == ["1800", "24", "2"]
    assert run_python(PREPARING, tmp_path) == ["1800", "24", "0"]


def test_whoever_waits_can_see_how_far_the_compiler_is(tmp_path: Path) -> None:
    (tmp_path / "small_rules.py").write_text(NUMBERS)
    watching = PREPARING.replace(
        "kernels = ",
        "seen = []\n"
        "kernel.OFTEN = 0\n"
        "from rainout.core.compiler import Rule\n"
        "told = Rule.add_overload\n"
        "def tell(rule, made): told(rule, made); seen.append(kernel.preparing('small_rules'))\n"
        "Rule.add_overload = tell\n"
        "print(kernel.preparing('small_rules'))\n"
        "kernels = ",
    )
    watching += (
        "print(kernel.preparing('small_rules'), all(0 < each.share < 1 for each in seen), len(seen))\n"
        "print(seen[-1].share > 0, seen[-1].seconds >= 0)\n"
    )
    assert run_python(watching, tmp_path) == ["None", "1800", "24", "2", "None", "True", "2", "True", "True"]


# --- Where machine code is kept ---


def kept_in(folder: Path) -> set[Path]:
    kernels = folder / "cache/rainout/kernels"
    return {
        each
        for each in kernels.iterdir()
        if each.name.startswith("small_rules-")
        and each.suffix == ""
        and not each.name.endswith(("-compiling", "-progress"))
    }


def test_only_sources_that_rules_can_reach_make_machine_code_anew() -> None:
    for game in GAMES:
        reached = kept.reachable(game.contract, *kept.SHARED_RULES)
        assert {game.contract, "rainout.core.play", "rainout.core.dice", "rainout.core.compiler"} <= set(
            reached
        )
        assert not [module for module in reached if module.endswith((".view", ".words", ".report"))]


def test_a_change_of_the_sources_has_another_file(tmp_path: Path) -> None:
    for source in ("first", "second", "first"):
        run_small_rules(tmp_path, source)
    assert len(kept_in(tmp_path)) == 2


def test_a_setting_of_numba_that_makes_no_other_code_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_small_rules(tmp_path, "first")
    monkeypatch.setenv("NUMBA_NUM_THREADS", "1")
    assert len(run_small_rules(tmp_path, "first")) == 1
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert len(run_small_rules(tmp_path, "first")) == 2


def test_two_processes_do_not_compile_the_same_game_at_once(tmp_path: Path) -> None:
    (tmp_path / "small_rules.py").write_text(NUMBERS)
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", PREPARING, str(tmp_path)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "RAINOUT_CACHE_DIR": str(tmp_path / "cache")},
        )
        for _ in range(2)
    ]
    compiled = sorted(run.communicate()[0].split()[-1] for run in runs)
    assert compiled == ["0", "2"], "one compiles two rules, the other reads them"


def run_small_rules(folder: Path, source: str) -> set[str]:
    """Have these rules compiled in a process of their own; tells which versions are kept then."""
    (folder / "small_rules.py").write_text(f"{NUMBERS}# {source}\n")
    run_python(PREPARING, folder)
    return {each.name for each in kept_in(folder)}


def unused_for(path: Path, days: int) -> None:
    then = time.time() - days * 24 * 60 * 60
    os.utime(path, (then, then))


def test_machine_code_that_nobody_uses_any_more_is_cleared_away(tmp_path: Path) -> None:
    kernels = tmp_path / "cache/rainout/kernels"
    (first,) = run_small_rules(tmp_path, "first")
    (second,) = run_small_rules(tmp_path, "second") - {first}
    unused_for(kernels / first, 27)
    unused_for(kernels / second, 29)
    (folder := kernels / "hens-of-an-older-version").mkdir()
    unused_for(folder, 29)
    now = run_small_rules(tmp_path, "third")
    assert first in now, "used not so long ago"
    assert second not in now
    assert not folder.exists()
    assert len(now) == 2


def test_machine_code_in_use_is_never_cleared_away(tmp_path: Path) -> None:
    """Reading what is there marks it as used, however old it is."""
    kernels = tmp_path / "cache/rainout/kernels"
    (first,) = run_small_rules(tmp_path, "first")
    unused_for(kernels / first, 300)
    assert run_small_rules(tmp_path, "first") == {first}
    assert first in run_small_rules(tmp_path, "second")
