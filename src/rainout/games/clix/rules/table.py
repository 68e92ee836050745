"""Words of the rulebook that every part of the rules uses: who bats, who plays where, what a figure shows."""

from rainout.core.kernel import rule
from rainout.core.listing import list_if, list_one
from rainout.diamond.state import FIRST, HOME_PLATE, SECOND, THIRD
from rainout.diamond.table import field_seat, in_scoring_position, runner_on
from rainout.games.clix.state import (
    INFIELD,
    NOBODY_THERE,
    ROSTER,
    SUBSETS,
    Intangible,
    Level,
    Position,
    Result,
)

INLINE_RULES = ("seat_of", "figure", "bit", "shows")


@rule
def seat_of(player):
    """The manager of a player."""
    return 1 if player >= ROSTER else 0


@rule
def figure(t, player):
    """The figure of a player."""
    return int(t.team[player])


@rule
def bit(player):
    """A player as a bit of a set of players."""
    return 1 << int(player)


@rule
def shows(t, g, player, intangible):
    """SC-CHA-INT-1: whether a player's dial shows an intangible now."""
    if t.house.level < Level.CHAMPIONSHIP:
        return False
    return t.figures.intangible[figure(t, player), g.dial[player]] == intangible


@rule
def adds(t, g, player, intangible):
    """1 where an intangible that a dial shows counts.

    SC-CHA-SPEED-1: a Speed Demon who races for a base; SC-CHA-CANNON-1: a Cannon who throws; SC-CHA-DPW-1: a Double
    Play Wizard on a throw for another out; SC-CHA-CLUTCH-1: a Clutch Hitter at bat; SC-CHA-RANGE-1: Great Range.
    """
    return 1 if shows(t, g, player, intangible) else 0


@rule
def is_pitcher(t, player):
    """Whether a player is a pitcher."""
    return t.figures.pitcher[figure(t, player)] != 0


@rule
def is_catcher(t, player):
    """Whether a player may catch."""
    return t.figures.catcher[figure(t, player)] != 0


@rule
def at(g, position):
    """The fielding team's player at a position."""
    return int(g.fielder[field_seat(g), position])


@rule
def plays_out_of_position(t, g, position):
    """SC-CHA-POS-2: whether the man at a position neither prints nor covers it."""
    if t.house.level < Level.CHAMPIONSHIP:
        return False
    return int(t.figures.plays[figure(t, at(g, position))]) >> int(position) & 1 == 0


# --- Zones and bases (SC-REG-SPRAY-1, SC-PLY-TAG-5) ------------------------------------------------------------------


@rule
def is_base_zone(base, zone):
    """Third base lies in zone 1, second base in 3 and 4, first base in 6, home plate in none."""
    if base == SECOND:
        return zone == 3 or zone == 4
    return (base == THIRD and zone == 1) or (base == FIRST and zone == 6)


@rule
def lines_crossed(zone, base):
    """SC-REG-THROW-3: zone lines between a zone (0 for home plate) and a base."""
    if zone == 0 or base == HOME_PLATE:
        return 0
    if base == SECOND:
        return 3 - zone if zone <= 3 else zone - 4
    return abs(zone - 1) if base == THIRD else abs(6 - zone)


ZONES_OF_BASES = (6, 4, 1, 0)
"""Where a relay from a base starts; second base counts as zone 4 to first and zone 3 to third."""


@rule
def relay_lines(start, base):
    """Zone lines a relay crosses from the base of one out to the next."""
    if start == SECOND and base == THIRD:
        return 2
    return lines_crossed(ZONES_OF_BASES[start], base)


@rule
def infielder_at(g, base):
    """SC-PLY-TAG-3, SC-PLY-TAG-4: the position of an infielder in the zone of a base, or NOBODY_THERE."""
    if base == HOME_PLATE:
        return int(Position.C)
    for step in range(INFIELD):
        position = Position.B1 + step
        if is_base_zone(base, g.zone[position]):
            return position
    return NOBODY_THERE


@rule
def can_move_to(g, position, base):
    """SC-PLY-TAG-6: the zone an infielder moves one zone into to be at a base, or 0; nobody moves twice in a play."""
    player = at(g, position)
    if player == g.mover or (player == g.man and g.moved):
        return 0
    zone = int(g.zone[position])
    if is_base_zone(base, zone - 1):
        return zone - 1
    return zone + 1 if is_base_zone(base, zone + 1) else 0


@rule
def mover_to(g, base):
    """SC-PLY-TAG-6: the position of an infielder who can move to a base, or NOBODY_THERE."""
    for step in range(INFIELD):
        position = Position.B1 + step
        if can_move_to(g, position, base) > 0:
            return position
    return NOBODY_THERE


@rule
def list_movers(g, base, first, out, n):
    """SC-PLY-TAG-6, SC-PLY-DP-4: write an action for each infielder who can move to a base."""
    for step in range(INFIELD):
        n = list_if(out, n, first + step, can_move_to(g, Position.B1 + step, base) > 0)
    return n


@rule
def list_tag_at(g, base, first, out, n):
    """SC-PLY-TAG-6: write the throw to a base; where two could run there for the tag, one for each of them."""
    if infielder_at(g, base) == NOBODY_THERE:
        after = list_movers(g, base, first, out, n)
        if after - n > 1:
            return after
    return list_one(out, n, first + NOBODY_THERE)


# --- Results ---------------------------------------------------------------------------------------------------------


@rule
def is_ground_ball(result):
    """GB and GB!."""
    return result == Result.GB or result == Result.GB_SCORCHER


@rule
def is_scorcher(result):
    """GB! and FB!."""
    return result == Result.GB_SCORCHER or result == Result.FB_SCORCHER


@rule
def is_deep_fly(result):
    """FB in a green, yellow or red square."""
    return result == Result.FLY_SHALLOW or result == Result.FLY_AVERAGE or result == Result.FLY_DEEP


@rule
def fly_depth(result):
    """SC-REG-DF-1: how deep a Deep Fly goes."""
    if result == Result.FLY_SHALLOW:
        return 0
    return 1 if result == Result.FLY_AVERAGE else 2


@rule
def in_play(result):
    """Whether the zone matters: balls on the ground, in the air, and hits that may go for more."""
    return (
        is_ground_ball(result)
        or is_deep_fly(result)
        or result == Result.FB
        or result == Result.FB_SCORCHER
        or (result >= Result.SINGLE and result <= Result.DOUBLE_BIG)
    )


# --- Runners ---------------------------------------------------------------------------------------------------------


@rule
def forced_runners(g):
    """SC-PLY-RUN-3: bases, as bits, whose runners are forced when the batter heads for first."""
    if not runner_on(g, FIRST):
        return 0
    if not runner_on(g, SECOND):
        return 1
    return 7 if runner_on(g, THIRD) else 3


@rule
def may_go(g, going):
    """Whether these runners may go together: the next base is free, or its runner goes too."""
    for base in range(3):
        if going >> base & 1:
            if not runner_on(g, base):
                return False
            if base < THIRD and runner_on(g, base + 1) and going >> (base + 1) & 1 == 0:
                return False
    return True


@rule
def list_going(g, out, first, bases):
    """Write an action for each set of runners from these bases, as bits, who may go together, and one for nobody.

    SC-PLY-STEAL-2, SC-PLY-STEAL-6: one steals, or both. SC-PLY-TUP-1, SC-PLY-TUP-2: all tag-ups are declared together.
    SC-PLY-RUN-2, SC-PLY-RUN-6, SC-PLY-RUN-7: on a ground ball, any who are not forced.
    """
    n = 0
    for going in range(SUBSETS):
        n = list_if(out, n, first + going, going & ~bases == 0 and may_go(g, going))
    return n


@rule
def speed_of(t, g, player, racing):
    """S as it counts against a throw of this at-bat, when racing for a base or not."""
    speed = int(t.figures.speed[figure(t, player)]) + clutch_adds(t, g)
    return speed + adds(t, g, player, Intangible.SPEED_DEMON) if racing else speed


@rule
def clutch_adds(t, g):
    """SC-CHA-CLUTCH-1: a Clutch Hitter at bat."""
    return adds(t, g, g.batter, Intangible.CLUTCH)


@rule
def clutch_adds_when_it_counts(t, g):
    """SC-CHA-CLUTCH-2: the same for fielding attempts."""
    return clutch_adds(t, g) if g.outs == 2 or in_scoring_position(g) else 0


@rule
def defense_of(t, g, player, throwing):
    """D as it counts in this at-bat."""
    defense = int(t.figures.defense[figure(t, player)]) + specialist_adds(t, g)
    return defense + adds(t, g, player, Intangible.CANNON) if throwing else defense


@rule
def specialist_adds(t, g):
    """SC-CHA-SPEC-1, SC-CHA-SPEC-2: a Specialist on the mound against a batter of his own hand."""
    if not shows(t, g, g.pitcher, Intangible.SPECIALIST):
        return 0
    return 1 if t.figures.hand[figure(t, g.pitcher)] == t.figures.hand[figure(t, g.batter)] else 0
