"""Lines of players as newspapers print them: what stands in each column."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rainout.diamond.box import innings_of
from rainout.diamond.scorecard import Bat, Pitch
from rainout.leagues.almanac import FULL_GAME, printed

Column = tuple[str, Callable[[Any], str]]
"""Its name, and what stands there of a line. Words: ``league-column-<name>``."""


def _number(column: int) -> Callable[[Any], str]:
    return lambda line: str(line[column])


def _average(line: Any) -> str:
    return printed(line[Bat.HITS] / max(1, line[Bat.AB]), 3)


def _earned_average(line: Any) -> str:
    return printed(FULL_GAME * line[Pitch.EARNED] / line[Pitch.OUTS], 2) if line[Pitch.OUTS] else "-"


def _innings(line: Any) -> str:
    return innings_of(int(line[Pitch.OUTS]))


def _counted(columns: dict[str, int]) -> list[Column]:
    return [(name, _number(column)) for name, column in columns.items()]


BATTED = _counted(
    {
        "at-bats": Bat.AB,
        "runs": Bat.RUNS,
        "hits": Bat.HITS,
        "doubles": Bat.DOUBLES,
        "triples": Bat.TRIPLES,
        "homers": Bat.HOMERS,
        "batted-in": Bat.BATTED_IN,
        "walks": Bat.WALKS,
        "strikeouts": Bat.STRIKEOUTS,
        "steals": Bat.STEALS,
    }
)
PITCHED: list[Column] = [
    ("innings", _innings),
    *_counted(
        {"hits": Pitch.HITS, "earned": Pitch.EARNED, "walks": Pitch.WALKS, "strikeouts": Pitch.STRIKEOUTS}
    ),
]
BATTING_OF_GAME: list[Column] = BATTED
"""Of one game."""
PITCHING_OF_GAME: list[Column] = PITCHED
BATTING: list[Column] = [*_counted({"games": Bat.GAMES}), *BATTED, ("average", _average)]
"""Of a season."""
PITCHING: list[Column] = [
    *_counted(
        {
            "games": Pitch.GAMES,
            "starts": Pitch.STARTS,
            "wins": Pitch.WINS,
            "losses": Pitch.LOSSES,
            "saves": Pitch.SAVES,
        }
    ),
    *PITCHED,
    ("earned-average", _earned_average),
]


def has_batted(line: Any) -> bool:
    """Whether there is anything to tell of somebody's batting; a pinch runner may only have run."""
    return bool(line[[Bat.PA, Bat.RUNS, Bat.STEALS]].any())


def cells(columns: Iterable[Column], line: Any) -> tuple[str, ...]:
    """What stands in these columns of a line."""
    return tuple(figure(line) for _, figure in columns)
