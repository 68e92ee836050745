"""The values that come with Rainout: what was learned of each game, and how it can be learned again."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from rainout.core.game import Game
from rainout.core.mind import Net

ABOUT = "about"
"""Where a file of weights says what made them."""


def value_file(game: Game) -> Path:
    """Where the value of a game is kept."""
    return Path(str(files(game.contract.rpartition(".")[0]))) / "value.npz"


def write_value(net: Net, path: Path, **about: Any) -> None:
    """Keep what was learned, with what made it."""
    kept: dict[str, Any] = {**net._asdict(), ABOUT: np.array(json.dumps(about))}
    np.savez_compressed(path, **kept)


def read_value(path: Path) -> tuple[Net, dict[str, Any]]:
    """What was learned, and what made it."""
    with np.load(path) as kept:
        arrays = (kept[name] for name in Net._fields if name in kept)
        return Net.of(*arrays), json.loads(str(kept[ABOUT]))


@cache
def value_of(game: Game) -> Net | None:
    """What was learned of a game; None for a game that has no value, or whose rules play differently by now."""
    path = value_file(game)
    if not game.observed or not path.exists():
        return None
    net, about = read_value(path)
    return net if about["rules"] == game.version and net.first.shape[0] == game.observed else None
