"""Ground balls and bunts: sending runners, fielder's choice, force and tag outs, double and triple plays.

SC-PLY-RUN, SC-PLY-FC, SC-PLY-FORCE, SC-PLY-TAG, SC-PLY-DP, SC-PLY-BUNT.
"""

from rainout.core.kernel import rule
from rainout.core.listing import list_if, list_one
from rainout.diamond.state import BASES, FIRST, HOME_PLATE, OUTS
from rainout.diamond.table import bat_seat, field_seat, occupied, player_on, runner_on
from rainout.diamond.waiting import wait_for
from rainout.games.clix.actions import Act, Told
from rainout.games.clix.rules.fielding import (
    attempt,
    begin_fielding,
    begin_throw,
    catch_zone,
    is_demon_at_bat,
    long_throw,
    throw_at_batter,
)
from rainout.games.clix.rules.running import (
    bring,
    can_tag_at,
    cover_base,
    misplay,
    retire_batter,
    retire_runner,
    settle_runners,
)
from rainout.games.clix.rules.table import (
    adds,
    at,
    bit,
    forced_runners,
    infielder_at,
    is_base_zone,
    list_movers,
    list_tag_at,
    relay_lines,
)
from rainout.games.clix.state import (
    NOBODY_THERE,
    TARGETS,
    Attempt,
    Due,
    Ending,
    Intangible,
    Level,
    Need,
    Phase,
    Position,
    Result,
    Strength,
)

AFTER_A_TAG = 2
"""SC-PLY-DP-9: how much harder the throw after a tag is."""

# --- Sending runners (SC-PLY-RUN) ------------------------------------------------------------------------------------


@rule
def settle_forces(t, g):
    """SC-PLY-RUN-1, SC-PLY-FC-3: forced runners go anyway; the batting manager may send others before the play."""
    g.forced = forced_runners(g) if t.house.level >= Level.PLAYOFFS else 0
    g.going = 0
    if t.house.level >= Level.PLAYOFFS and occupied(g) & ~int(g.forced):
        wait_for(g, Phase.SEND, bat_seat(g))
    else:
        g.due = Due.FIELDER


@rule
def send(t, g, going):
    """SC-PLY-RUN-6: these runners try for the next base."""
    g.going = going
    if going:
        Told.sent(g, bat_seat(g), going)
    g.due = Due.FIELDER


# --- The play (SC-PLY-FC) --------------------------------------------------------------------------------------------


@rule
def ask_play(t, g):
    """SC-PLY-FC-1: with runners going, the fielding manager picks his play; else the batter is out."""
    if t.house.level < Level.PLAYOFFS or (g.forced == 0 and g.going == 0):
        take_batter(t, g)
    else:
        wait_for(g, Phase.PLAY, field_seat(g))


@rule
def list_plays(t, g, out):
    """SC-PLY-FC-1, SC-PLY-TAG-1, SC-PLY-DP-4: the batter, a forced or a sent runner, or a man to cover for two."""
    n = list_if(out, 0, Act.out(), not is_demon_at_bat(t, g) or was_routine(g))
    for base in range(BASES):
        aim = base + 1
        if g.forced >> base & 1:
            n = list_one(out, n, Act.force(aim))
        elif g.going >> base & 1 and can_tag_at(g, aim):
            n = list_tag_at(g, aim, Act.tag(aim, 0), out, n)
        else:
            continue
        if may_go_for_two(g, aim):
            n = list_movers(g, aim, Act.double(aim, 0), out, n)
    return n


@rule
def was_routine(g):
    """SC-CHA-SPEED-2: the ball was fielded without a roll, so a Speed Demon may still be thrown at."""
    return g.first_face == 0


@rule
def may_go_for_two(g, aim):
    """SC-PLY-DP-3, SC-PLY-DP-4: nobody covers the base yet, and a second out is still possible; never on a bunt."""
    return not g.bunting and g.outs < 2 and infielder_at(g, aim) == NOBODY_THERE


@rule
def take_batter(t, g):
    """SC-REG-FIELD-1, SC-CHA-SPEED-2: the batter is out at first; a Speed Demon must be thrown out."""
    if is_demon_at_bat(t, g) and not g.at_batter:
        throw_at_batter(t, g)
        return
    retire_batter(g)
    g.no_runs = 1 if g.outs >= OUTS else 0
    g.due = Due.GROUNDED


@rule
def force(t, g, aim):
    """SC-PLY-FORCE-1, SC-PLY-DP-1: a forced runner is out without a roll; perhaps another follows."""
    retire_runner(g, aim - 1, aim)
    g.involved |= bit(g.man)
    first_out(g, aim)
    g.tagged = 0
    g.no_runs = 1 if g.outs >= OUTS else 0


@rule
def first_out(g, aim):
    """SC-PLY-DP-1: an out at a base from which the ball may be relayed."""
    g.chain += 1
    g.from_base = aim
    g.due = Due.PLAY if g.outs < OUTS and not g.bunting else Due.GROUNDED


@rule
def try_tag(t, g, aim, by):
    """SC-PLY-TAG-2 to SC-PLY-TAG-7: a throw at a sent runner, with somebody at the base to tag him."""
    begin_throw(t, g, int(g.man), player_on(g, aim - 1), False)
    g.need[Need.LONG] = 0 if g.bunting else long_throw(t, g, g.ball, aim)
    g.need[Need.TAGGER] = cover_base(g, aim, by)
    attempt(g, Attempt.TAG, aim)


@rule
def finish_tag(g):
    """SC-PLY-TAG-8, SC-PLY-DP-1: the sent runner is out, or everybody is safe."""
    if g.made:
        retire_runner(g, g.aim - 1, g.aim)
        g.involved |= bit(g.man)
        first_out(g, int(g.aim))
        g.tagged = 1
    else:
        g.due = Due.GROUNDED


@rule
def go_for_two(t, g, aim, by):
    """SC-PLY-DP-4: an infielder runs to a base, for a force or a tag; only if he gets there is anybody out."""
    catch_zone(g, Position.B1 + by, aim)
    begin_fielding(t, g, at(g, Position.B1 + by))
    attempt(g, Attempt.COVER, aim)


@rule
def finish_cover(t, g):
    """SC-PLY-DP-4: the force out, or the throw for the tag, or everybody is safe."""
    aim = int(g.aim)
    if not g.made:
        g.due = Due.GROUNDED
        return
    g.covered = 1
    if g.forced >> (aim - 1) & 1:
        force(t, g, aim)
    else:
        try_tag(t, g, aim, NOBODY_THERE)


# --- More than one out (SC-PLY-DP) -----------------------------------------------------------------------------------


@rule
def may_relay(g, position):
    """SC-PLY-DP-3, SC-PLY-DP-6: an infielder in the zone of the base of the last out; the catcher at home.

    SC-PLY-DP-4: who had to move there only if he passed his fielding attempt.
    """
    if g.from_base == HOME_PLATE:
        return position == Position.C
    if at(g, position) == g.mover and not g.covered:
        return False
    return position != Position.C and is_base_zone(g.from_base, g.zone[position])


@rule
def may_relay_to(g, aim):
    """SC-PLY-DP-2, SC-PLY-DP-7, SC-PLY-DP-12: the batter at first, or another forced runner where somebody covers."""
    if aim == FIRST:
        return True
    base = aim - 1
    if g.forced >> base & 1 == 0 or not runner_on(g, base):
        return False
    return infielder_at(g, aim) != NOBODY_THERE


@rule
def list_relays(g, out):
    """SC-PLY-DP-2, SC-PLY-DP-6: who throws to which base; or nobody throws."""
    n = list_one(out, 0, Act.let())
    for position in range(Position.C, Position.LF):
        if may_relay(g, position):
            for aim in range(TARGETS):
                n = list_if(out, n, Act.relay(position, aim), may_relay_to(g, aim))
    return n


@rule
def ask_relay(g):
    """SC-PLY-DP-1: another out may be tried for when somebody can throw."""
    for position in range(Position.C, Position.LF):
        if may_relay(g, position):
            wait_for(g, Phase.RELAY, field_seat(g))
            return
    g.due = Due.GROUNDED


@rule
def relay(t, g, position, aim):
    """SC-PLY-DP-2, SC-PLY-DP-5, SC-PLY-DP-8, SC-PLY-DP-9: a throw for the second or third out."""
    player = at(g, position)
    begin_throw(t, g, player, int(g.batter) if aim == FIRST else player_on(g, aim - 1), False)
    g.strength[Strength.WIZARD] = adds(t, g, player, Intangible.WIZARD)
    g.need[Need.LONG] = long_relay(t, int(g.from_base), aim)
    if g.chain == 1 and (g.moved or g.mover != NOBODY_THERE):
        g.need[Need.RELAY] = 1
    if g.chain == 2:
        g.need[Need.THIRD_OUT] = 3
    if g.tagged:
        g.need[Need.AFTER_TAG] = AFTER_A_TAG
    attempt(g, Attempt.RELAY, aim)


@rule
def long_relay(t, start, aim):
    """SC-REG-THROW-3: 1 for a relay that crosses too many lines."""
    return 1 if relay_lines(start, aim) >= t.house.three_lines else 0


@rule
def finish_relay(g):
    """SC-PLY-DP-8, SC-PLY-DP-10, SC-PLY-DP-11: an out more, or the play is over; the batter is always the last."""
    g.tagged = 0
    if not g.made:
        g.due = Due.GROUNDED
        return
    g.involved |= bit(g.acting)
    if g.aim == FIRST:
        retire_batter(g)
        g.chain += 1
        g.due = Due.GROUNDED
    else:
        retire_runner(g, g.aim - 1, g.aim)
        first_out(g, int(g.aim))
    g.no_runs = 1 if g.outs >= OUTS else 0


# --- Where everybody ends --------------------------------------------------------------------------------------------


@rule
def land_ground_ball(t, g):
    """SC-PLY-RUN-8, SC-PLY-FORCE-2, SC-PLY-TAG-8: who is not out advances; runs on a double play are not driven in."""
    moved = settle_runners(t, g, int(g.forced) | int(g.going), not g.no_runs, g.chain < 2)
    if g.outs < OUTS and not g.batter_out:
        bring(t, g, FIRST)
    misplay(t, g)
    if g.chain >= 2:
        g.ending = Ending.DOUBLE_PLAY
    elif not g.batter_out:
        g.ending = Ending.CHOICE
    else:
        g.ending = Ending.SACRIFICE_BUNT if g.bunting and moved else Ending.GROUND_OUT
    g.due = Due.END_AT_BAT


# --- Bunts (SC-PLY-BUNT) ---------------------------------------------------------------------------------------------


@rule
def lay_down(t, g):
    """SC-PLY-BUNT-2: the catcher must field it."""
    g.result = Result.GB
    g.man = at(g, Position.C)
    g.moved = 0
    g.ball = 0
    g.forced = forced_runners(g)
    g.going = occupied(g) & ~int(g.forced)
    Told.fields(g, field_seat(g), g.man, 0)
    begin_fielding(t, g, int(g.man))
    attempt(g, Attempt.BUNT, NOBODY_THERE)
