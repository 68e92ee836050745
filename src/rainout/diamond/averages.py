"""How a player, a club or a league bats, as a scorer reckons it: from counts, or from odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class BattingLine(NamedTuple):
    """A batting line; the last three are shares of plate appearances."""

    average: float
    on_base: float
    slugging: float
    strikeouts: float
    walks: float
    homers: float

    def __str__(self) -> str:
        return (
            f"AVG {self.average:.3f}  OBP {self.on_base:.3f}  SLG {self.slugging:.3f}  "
            f"K {self.strikeouts:.1%}  BB {self.walks:.1%}  HR {self.homers:.1%}"
        )


def batting_line(
    appearances: float,
    hits: Sequence[float],
    strikeouts: float,
    walks: float,
    other_walks: float = 0,
    bunts: float = 0,
    flies: float = 0,
) -> BattingLine:
    """The line of so many plate appearances; ``hits`` by their bases, from singles to home runs.

    Walks on purpose and batters hit are ``other_walks``; ``bunts`` and ``flies`` are sacrifices.

    >>> print(batting_line(100, (15, 5, 1, 4), strikeouts=22, walks=8, flies=2))
    AVG 0.278  OBP 0.330  SLG 0.489  K 22.0%  BB 8.0%  HR 4.0%
    """
    on_balls = walks + other_walks
    at_bats = appearances - on_balls - bunts - flies
    bases = sum(count * bases for bases, count in enumerate(hits, 1))
    return BattingLine(
        sum(hits) / at_bats,
        (sum(hits) + on_balls) / (appearances - bunts),
        bases / at_bats,
        strikeouts / appearances,
        walks / appearances,
        hits[-1] / appearances,
    )
