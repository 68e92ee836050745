"""Positions of ball games written by hand: runners as they are named, and what every such game reads back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rainout.core.state import NOBODY
from rainout.diamond.state import BASES, NO_RUNNER
from rainout.diamond.table import team_of

SEATS = 2


def place_runners(
    g: Any, bases: Sequence[str], named: Callable[[str], int], batted: Callable[[int], int]
) -> None:
    """Put runners on base: as in ``"X-X"``, or by their names from first to third with ``""`` for nobody.

    ``batted(1)`` is who batted before the batter, ``batted(2)`` who batted before him; where there is an ``X``, those
    stand there, who batted last on first.
    """
    for base, name in enumerate([*bases, *"---"][:BASES]):
        if name in ("", "-"):
            g.bases[base] = NO_RUNNER
        else:
            g.bases[base] = 1 + int(batted(base + 1) if name == "X" else named(name))


def diamond_facts(g: Any) -> dict[str, Any]:
    """The diamond in names a rule test would use; ``state`` is as in ``"1 / X-X"``."""
    bases = "".join("X" if g.bases[base] else "-" for base in range(BASES))
    return {
        **numbers(g, "actor", "winner", "turns", "inning", "outs"),
        "over": bool(g.actor == NOBODY),
        "half": "bottom" if g.batting else "top",
        "bases": bases,
        "state": f"{int(g.outs)} / {bases}",
    }


def numbers(g: Any, *names: str) -> dict[str, int]:
    """Fields that are called what they are."""
    return {name: int(g[name]) for name in names}


def runners(g: Any, name: Callable[[int], str]) -> list[str]:
    """Who stands on first, second and third, ``""`` for nobody."""
    return [name(int(runner) - 1) if runner else "" for runner in g.bases]


def by_seat(g: Any, values: Any) -> list[int]:
    """What the diamond counts by team, by seat."""
    return [int(values[team_of(g, seat)]) for seat in range(SEATS)]
