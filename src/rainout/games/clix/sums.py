"""The two sides of a fielding or throwing attempt, name by name, for whoever wants to see the arithmetic.

The rules keep only the sums, ``strength`` and ``need``. Here they are taken apart again with the rules' own questions;
a test plays whole games and holds the parts against the sums.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rainout.diamond.state import FIRST, HOME_PLATE, SECOND
from rainout.games.clix.rules.running import arm_of_catcher, long_throw
from rainout.games.clix.rules.table import (
    defense_of,
    figure,
    fly_depth,
    in_scoring_position,
    is_deep_fly,
    is_scorcher,
    player_on,
    plays_out_of_position,
    relay_lines,
    shows,
    speed_of,
)
from rainout.games.clix.state import NOBODY_THERE, ROUTINE, Attempt, Intangible, Position, Tables

PartName = Literal[
    "defense", "specialist", "cannon", "range", "wizard", "holding", "from-first", "fielding", "moved", "deep",
    "clutch", "speed", "demon", "long", "after-deep", "home", "tagger", "relay", "third-out", "after-tag",
]  # fmt: skip
RACES = (Attempt.STEAL, Attempt.EXTRA)
"""SC-CHA-SPEED-1: attempts in which a runner races for a base."""
FIELDING = (Attempt.FIELD, Attempt.BUNT, Attempt.COVER)


class PartView(msgspec.Struct, frozen=True):
    """A number in the sum of an attempt, with its name."""

    name: PartName
    amount: int


def thrown_at(g: Any) -> int | None:
    """The runner, or the batter, whom the throw under way is meant for; None for a fielding attempt."""
    if Attempt(g.attempt) in FIELDING:
        return None
    return int(g.batter) if g.aim == FIRST else player_on(g, g.aim - 1)


def strength_parts(t: Tables, g: Any) -> tuple[PartView, ...]:
    """What adds up to ``strength``: the fielder's side."""
    attempt, player = Attempt(g.attempt), int(g.acting)
    plain = int(t.figures.defense[figure(t, player)])
    cannon = defense_of(t, g, player, True) - defense_of(t, g, player, False)
    stealing = attempt is Attempt.STEAL
    return _named(
        ("defense", 0 if stealing and plays_out_of_position(t, g, Position.C) else plain),
        ("specialist", defense_of(t, g, player, False) - plain),
        ("cannon", cannon if attempt not in FIELDING else 0),
        (
            "range",
            attempt is Attempt.FIELD and is_scorcher(g.result) and shows(t, g, player, Intangible.RANGE),
        ),
        ("wizard", attempt is Attempt.RELAY and shows(t, g, player, Intangible.WIZARD)),
        ("holding", int(g.strength) - arm_of_catcher(t, g) if stealing else 0),
        ("from-first", 2 if attempt is Attempt.TAG_UP and g.aim == SECOND else 0),
    )


def need_parts(t: Tables, g: Any) -> tuple[PartView, ...]:
    """What adds up to ``need``: what the total has to beat."""
    attempt = Attempt(g.attempt)
    if attempt in FIELDING:
        return _ball_parts(t, g, attempt)
    runner = thrown_at(g)
    plain = int(t.figures.speed[figure(t, runner)])
    walking, racing = speed_of(t, g, runner, False), speed_of(t, g, runner, True)
    flying = attempt in (Attempt.TAG_UP, Attempt.EXTRA)
    return _named(
        ("speed", plain),
        ("demon", racing - walking if attempt in RACES else 0),
        ("clutch", walking - plain),
        ("long", _is_long(t, g, attempt)),
        ("after-deep", int(g.deep) if flying else 0),
        ("home", flying and g.aim == HOME_PLATE),
        ("tagger", attempt in (Attempt.TAG, Attempt.TAG_UP) and g.mover != NOBODY_THERE),
        ("relay", attempt is Attempt.RELAY and g.chain == 1 and bool(g.moved or g.mover != NOBODY_THERE)),
        ("third-out", 3 if attempt is Attempt.RELAY and g.chain == 2 else 0),
        ("after-tag", 2 if attempt is Attempt.RELAY and g.tagged else 0),
    )


def _ball_parts(t: Tables, g: Any, attempt: Attempt) -> tuple[PartView, ...]:
    """SC-REG-FIELD-5, SC-REG-DF, SC-REG-SCOR, SC-CHA-CLUTCH-2: what a fielder has to beat."""
    moving = attempt is Attempt.FIELD and bool(g.moved)
    counts = g.outs == 2 or in_scoring_position(g)
    return _named(
        ("fielding", ROUTINE),
        ("moved", moving and (is_scorcher(g.result) or is_deep_fly(g.result))),
        ("deep", moving and is_deep_fly(g.result) and fly_depth(g.result) == g.fences[g.ball]),
        ("clutch", counts and shows(t, g, g.batter, Intangible.CLUTCH)),
    )


def _is_long(t: Tables, g: Any, attempt: Attempt) -> bool:
    """SC-REG-THROW-3: whether the throw crosses too many lines; a steal and a bunt start at home plate."""
    if attempt is Attempt.RELAY:
        return bool(relay_lines(int(g.from_base), g.aim) >= t.house.three_lines)
    if attempt is Attempt.STEAL or g.bunting:
        return False
    return bool(long_throw(t, g, g.ball, g.aim))


def _named(*parts: tuple[PartName, Any]) -> tuple[PartView, ...]:
    return tuple(PartView(name, int(amount)) for name, amount in parts if amount)
