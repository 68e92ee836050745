"""The examples that learn do learn: each in a shorter form, seeded, and wanted to gain much."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
Learn = Callable[..., tuple[float, float]]


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Learn]:
    monkeypatch.syspath_prepend(EXAMPLES)
    return lambda name: importlib.import_module(name).main  # type: ignore[no-any-return]


def test_a_batch_teaches_hens(example: Callable[[str], Learn]) -> None:
    random, learned = example("learn_batch")(rounds=20, steps=150)
    assert learned > random + 0.25


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_teaches_baseball(example: Callable[[str], Learn]) -> None:
    random, learned = example("learn_pettingzoo")(matches=400, fresh=100)
    assert 0.35 < random < 0.65
    assert learned > 0.55


def test_gymnasium_teaches_seasons_of_stretch(example: Callable[[str], Learn]) -> None:
    random, learned = example("learn_gymnasium")(seasons=60, sweeps=2, fresh=20)
    assert learned > random + 4


def test_open_spiel_teaches_baseball(example: Callable[[str], Learn]) -> None:
    random, learned = example("learn_open_spiel")(matches=40, fresh=20)
    assert learned > random + 0.4
