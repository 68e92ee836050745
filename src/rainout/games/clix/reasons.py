"""Why a manager of SportsClix cannot choose a player now: what keeps him where he is, asked of the rules."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from rainout.core.table import Reason
from rainout.core.words import message
from rainout.diamond.state import BASES, THIRD
from rainout.diamond.table import field_seat
from rainout.games.clix.actions import player_name, player_target
from rainout.games.clix.figures import POSITION_SIGNS
from rainout.games.clix.rules.bench import on_bench
from rainout.games.clix.rules.table import is_catcher, is_pitcher
from rainout.games.clix.state import FIELDED, ROSTER, Level, Phase, Position, Tables

Found = Iterator[tuple[int, str, str]]
"""Players, each with the end of a key and the chapter that tells of it."""

REPLACING = (Phase.BENCH, Phase.FIELD, Phase.REPLACE, Phase.RELIEVE, Phase.SETTLE)
RUNNING = (Phase.STEAL, Phase.SEND, Phase.TAG_UP, Phase.EXTRA)


def why_not(t: Tables, g: Any, choosable: Collection[str]) -> dict[str, Reason]:
    """By target, why a player is not among those who can be chosen."""
    phase = Phase(g.phase)
    found = [
        *(_runners(t, g, phase) if phase in RUNNING else ()),
        *(_fielders(g, phase) if phase in (Phase.FIELD, Phase.FIELDER) else ()),
        *(_bench(t, g, phase) if phase in REPLACING and t.house.level >= Level.CHAMPIONSHIP else ()),
        *(_for_post(t, g) if phase is Phase.ASSIGN else ()),
    ]
    return {
        target: Reason(
            message(
                f"clix-why-{why}",
                name=player_name(t, player),
                position=POSITION_SIGNS[int(g.arranged) if phase is Phase.ASSIGN else Position.C],
            ),
            chapter,
        )
        for player, why, chapter in found
        if (target := player_target(player)) not in choosable
    }


def _runners(t: Tables, g: Any, phase: Phase) -> Found:
    """SC-PLY-STEAL-2, SC-PLY-RUN-3, SC-PLY-XB-1: who stays, and who goes anyway."""
    for base in range(BASES):
        runner = int(g.bases[base]) - 1
        if runner < 0:
            continue
        if phase is Phase.STEAL and base == THIRD:
            yield runner, "steal-home", "running"
        elif phase is Phase.SEND and int(g.forced) >> base & 1:
            yield runner, "forced", "running"
        elif phase is Phase.EXTRA:
            regular = t.house.level == Level.REGULAR and runner != g.batter
            yield runner, "extra-regular" if regular else "extra", "running"


def _fielders(g: Any, phase: Phase) -> Found:
    """SC-REG-POS-1, SC-REG-FIELD-3: the battery stays, and a ball is for those in its zone or next to it."""
    fielders = g.fielder[field_seat(g)]
    for position in range(FIELDED):
        if phase is Phase.FIELD:
            stays = position in (Position.P, Position.C)
            yield int(fielders[position]), "battery" if stays else "shifted", "fielding"
        else:
            yield int(fielders[position]), "reach", "fielding"


def _bench(t: Tables, g: Any, phase: Phase) -> Found:
    """SC-CHA-SUB-1 to SC-CHA-SUB-5, SC-CHA-POS-3: who has left, who pitches only, who would leave nobody to catch."""
    first = int(g.actor) * ROSTER
    for player in range(first, first + int(t.team_size[g.actor])):
        if g.gone[player]:
            yield player, "gone", "championship"
        elif on_bench(t, g, player):
            moved = phase is Phase.FIELD and bool(g.shifted.any())
            yield (
                player,
                "after-shift" if moved else "pitches-only" if is_pitcher(t, player) else "battery-left",
                "championship",
            )


def _for_post(t: Tables, g: Any) -> Found:
    """SC-CHA-POS-3: only pitchers pitch, only catchers catch, and pitchers do nothing else."""
    position, first = int(g.arranged), int(g.arranging) * ROSTER
    for player in range(first, first + int(t.team_size[g.arranging])):
        if not on_bench(t, g, player):
            continue
        if position == Position.P or (position == Position.C and not is_catcher(t, player)):
            yield player, "post", "championship"
        elif is_pitcher(t, player):
            yield player, "pitches-only", "championship"
