"""The story of a finished game besides its box score: how the innings went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rainout.core.report import Report
from rainout.core.table import Feat
from rainout.diamond.feats import feats as scored_feats
from rainout.diamond.feats import in_batting_order
from rainout.diamond.scorebook import Scorebook
from rainout.games.clix.state import Tables


def story(t: Tables, g: Any, rows: Sequence[tuple[int, ...]]) -> Report:
    """A sentence for each half-inning."""
    return Report(prose=Scorebook(rows).prose())


def feats(t: Tables, g: Any, rows: Sequence[tuple[int, ...]]) -> tuple[Feat, ...]:
    """What people will tell of the game."""
    return scored_feats(rows, in_batting_order(int(g.home)))
