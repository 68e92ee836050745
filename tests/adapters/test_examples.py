"""The examples that learn do learn: each in a shorter form, seeded, and wanted to gain much."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def learned(name: str, **shorter: int) -> tuple[float, float]:
    """What an example of that name measures before and after, run as a program of its own."""
    program = f"import {name}; print({name}.main(**{shorter}))"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(EXAMPLES), *sys.path])}
    environment.pop("RAINOUT_INTERPRETED", None)
    ran = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    before, after = ast.literal_eval(ran.stdout.splitlines()[-1])
    return float(before), float(after)


def test_a_batch_teaches_hens() -> None:
    random, after = learned("learn_batch", rounds=20, steps=150)
    assert after > random + 0.25


def test_pettingzoo_teaches_baseball() -> None:
    random, after = learned("learn_pettingzoo", matches=400, fresh=100)
    assert 0.35 < random < 0.65
    assert after > 0.55


def test_gymnasium_teaches_seasons_of_stretch() -> None:
    random, after = learned("learn_gymnasium", seasons=60, sweeps=2, fresh=20)
    assert after > random + 4


def test_open_spiel_teaches_baseball() -> None:
    random, after = learned("learn_open_spiel", matches=40, fresh=20)
    assert after > random + 0.4
