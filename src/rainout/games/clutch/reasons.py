"""Why a manager of CLUTCH Baseball cannot choose a player now: what keeps him where he is, asked of the rules."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from rainout.core.table import Reason
from rainout.core.words import message
from rainout.diamond.state import BASES, THIRD
from rainout.diamond.table import player_on, runner_on
from rainout.games.clutch.naming import player_name, player_target
from rainout.games.clutch.rules.bench import can_bat
from rainout.games.clutch.rules.pitchers import can_pitch, may_leave
from rainout.games.clutch.rules.running import may_be_sent
from rainout.games.clutch.state import FIRST_CHANGES, ROSTER, Going, Phase, Tables, Use
from rainout.games.clutch.vocabulary import Position, Role

Found = Iterator[tuple[int, str, str]]
"""Players, each with the end of a key and the chapter that tells of it."""

GONE = Use.BAT_OVER | Use.PITCH_OVER


def why_not(t: Tables, g: Any, choosable: Collection[str]) -> dict[str, Reason]:
    """By target, why a player is not among those who can be chosen."""
    phase = Phase(g.phase)
    ways = {
        Phase.RUN: _thieves,
        Phase.SEND: _runners,
        Phase.THROW: _standing,
        Phase.STEAL_THROW: _standing,
        Phase.FIELD: _defense,
        Phase.BENCH: _offense,
        Phase.REPLACE: _newcomers,
    }
    found = ways[phase](t, g) if phase in ways else ()
    return {
        target: Reason(
            message(f"clutch-why-{why}", name=player_name(t, player), pitcher=player_name(t, int(g.pitcher))),
            chapter,
        )
        for player, why, chapter in found
        if (target := player_target(player)) not in choosable
    }


# --- On base ---------------------------------------------------------------------------------------------------------


def _on_base(g: Any) -> Iterator[tuple[int, int]]:
    """The bases that are taken, and by whom."""
    return ((base, int(player_on(g, base))) for base in range(BASES) if runner_on(g, base))


def _thieves(t: Tables, g: Any) -> Found:
    """CB-3.14-2: second and third are stolen, and nothing else."""
    return ((runner, "steal-home", "running") for base, runner in _on_base(g) if base == THIRD)


def _runners(t: Tables, g: Any) -> Found:
    """R-50, R-51: who goes no further on this play, and whose way is blocked."""
    ground = {Going.GROUND: "ground", Going.INFIELD_IN: "infield-in"}
    for base, runner in _on_base(g):
        if int(may_be_sent(g)) >> base & 1:
            yield runner, "base-taken", "running"
        elif g.why in ground:
            yield runner, ground[Going(g.why)], "running"
        else:
            yield runner, "batter", "running"


def _standing(t: Tables, g: Any) -> Found:
    """CB-3.12.B-6: the throw is at somebody who goes."""
    for _, runner in _on_base(g):
        yield runner, "stands", "running"


# --- In the dugout ---------------------------------------------------------------------------------------------------


def _team(t: Tables, seat: int) -> range:
    return range(seat * ROSTER, seat * ROSTER + int(t.team_size[seat]))


def _is_gone(g: Any, player: int) -> bool:
    """Whether he has been taken out for good."""
    use = int(g.use[player])
    return bool(use & GONE) and not use & (Use.BATS | Use.PITCHES)


def _defense(t: Tables, g: Any) -> Found:
    """CB-3.5-2, R-22, R-32, R-76: who may leave the mound, who may come to it, who may change."""
    stays = _why_he_stays(t, g)
    hitter = int(g.fielder[g.actor, Position.DH])
    for player in _team(t, int(g.actor)):
        use = int(g.use[player])
        if _is_gone(g, player):
            yield player, "gone", "bench"
        elif use & Use.PITCHES:
            yield player, stays or "on-mound", "bench"
        elif use & Use.BATS:
            yield player, "hitter" if player == hitter else "shifted", "bench"
        elif can_pitch(t, g, player):
            yield player, stays or _why_he_waits(g), "bench"
        elif can_bat(t, g, player) and g.inning < FIRST_CHANGES:
            yield player, "early", "bench"


def _why_he_stays(t: Tables, g: Any) -> str | None:
    """CB-3.5-2, R-76: what keeps the pitcher on the mound."""
    pitcher = int(g.pitcher)
    if may_leave(t, g, pitcher):
        return None
    if g.inning < FIRST_CHANGES and not g.bulk[g.actor]:
        return "stays-early"
    return "stays-starter" if g.role[pitcher] in (Role.SP, Role.BP) else "stays-reliever"


def _why_he_waits(g: Any) -> str:
    """R-30, R-32: what keeps a pitcher from coming in, when somebody may."""
    return "bulk" if g.bulk[g.actor] else "rotation"


def _offense(t: Tables, g: Any) -> Found:
    """CB-5-77: pinch hitters and pinch runners come off the bench, for the batter and for who is on base."""
    for player in _team(t, int(g.actor)):
        if _is_gone(g, player):
            yield player, "gone", "bench"
        elif int(g.use[player]) & Use.BATS:
            yield player, "not-up", "bench"
        else:
            yield player, "pitches-only", "bench"


def _newcomers(t: Tables, g: Any) -> Found:
    """R-29: who comes in for somebody whom a card has sent off."""
    relief = g.sent_off == g.pitcher
    for player in _team(t, int(g.actor)):
        if _is_gone(g, player):
            yield player, "gone", "bench"
        elif int(g.use[player]) & (Use.BATS | Use.PITCHES):
            yield player, "in-game", "bench"
        else:
            yield player, _why_he_waits(g) if relief else "pitches-only", "bench"
