"""Substitutions, position switches, double switches (CB-3.2.E, CB-3.5, CB-3.9.A)."""

from rainout.core.kernel import rule
from rainout.core.listing import list_if, list_one
from rainout.diamond.state import BASES
from rainout.diamond.table import bat_seat, field_seat, player_on, runner_on
from rainout.games.clutch.actions import Act, Told
from rainout.games.clutch.rules.pitchers import (
    has_reliever,
    leave_mound,
    may_leave,
    may_relieve,
    role_in_relief,
    take_mound,
)
from rainout.games.clutch.rules.table import rate_units, seat_of
from rainout.games.clutch.rules.zones import drop_left_on
from rainout.games.clutch.state import FIRST_CHANGES, MOST_SHIFTS, NOBODY_THERE, ROSTER, SLOTS, Use
from rainout.games.clutch.vocabulary import POSITIONS, LeaveOn, Position

INLINE_RULES = ("can_bat",)


@rule
def can_bat(t, g, player):
    """CB-5-12, CB-3.5-3: on the bench; a Two-Way player may also be on the mound (R-23)."""
    return t.players.bats_too[player] and not int(g.use[player]) & (Use.BATS | Use.BAT_OVER | Use.PITCH_OVER)


@rule
def may_replace(t, g, player, other):
    """Whether a player may come in for another: never pitcher and fielder at once (R-23)."""
    if not can_bat(t, g, player):
        return False
    return not int(g.use[player]) & Use.PITCHES or g.fielder[seat_of(other), Position.DH] == other


@rule
def has_bench(t, g, seat):
    """Whether anybody is left to come in for a batter."""
    for place in range(t.team_size[seat]):
        if can_bat(t, g, seat * ROSTER + place):
            return True
    return False


@rule
def has_replacement(t, g, other):
    """Whether anybody is left to come in for this very player."""
    first = seat_of(other) * ROSTER
    for player in range(first, first + t.team_size[seat_of(other)]):
        if may_replace(t, g, player, other):
            return True
    return False


@rule
def slot_of(g, player):
    """The batting slot of a player in the game."""
    seat = seat_of(player)
    for slot in range(SLOTS):
        if g.lineup[seat, slot] == player:
            return slot
    return NOBODY_THERE


@rule
def position_of(g, player):
    """The position a batter holds, the designated hitter's included."""
    seat = seat_of(player)
    for position in range(Position.CA, POSITIONS):
        if g.fielder[seat, position] == player:
            return position
    return NOBODY_THERE


# --- Coming in -------------------------------------------------------------------------------------------------------


@rule
def come_in(t, g, player, other):
    """CB-3.2.E-3, CB-5-21, CB-5-61, CB-5-62: he takes the other's slot, position, and base if he stands on one."""
    seat = seat_of(player)
    slot, position = slot_of(g, other), position_of(g, other)
    drop_left_on(t, g, other, LeaveOn.BATTER)
    g.lineup[seat, slot] = player
    g.fielder[seat, position] = player
    g.use[player] |= Use.BATS
    g.use[other] = int(g.use[other]) & ~Use.BATS | Use.BAT_OVER
    for base in range(BASES):
        if seat == bat_seat(g) and g.bases[base] == other + 1:
            g.bases[base] = player + 1
            g.charged[player] = g.charged[other]
            g.unearned[player] = g.unearned[other]
    if g.batter == other and seat == bat_seat(g):
        g.batter = player
        g.pinch = 1
    g.fresh = int(g.fresh) | 1 << slot
    rate_units(t, g, seat)
    Told.came_in(g, seat, player, other, position)


@rule
def relieve(t, g, player):
    """CB-5-66: a new pitcher."""
    seat = seat_of(player)
    before = int(g.fielder[seat, Position.P])
    role = role_in_relief(t, g, player)
    drop_left_on(t, g, before, LeaveOn.PITCHER)
    leave_mound(g, before)
    take_mound(t, g, player, role)
    g.bulk[seat] = 0
    g.pitcher = player
    g.walked_half = 0
    if g.batters > 0 or g.settled:
        g.pitchers += 1
    Told.relieved(g, seat, player, before, role)


@rule
def shift(t, g, first, second):
    """CB-3.2.E-2: two players of the defense change positions."""
    seat = field_seat(g)
    a, b = int(g.fielder[seat, first]), int(g.fielder[seat, second])
    g.fielder[seat, first] = b
    g.fielder[seat, second] = a
    g.shifts += 1
    rate_units(t, g, seat)
    Told.shifted(g, seat, a, second, b, first)


@rule
def exchange(g, first, second):
    """CB-3.5.A-2: the two newcomers of a double switch change slots."""
    seat = field_seat(g)
    a, b = int(g.lineup[seat, first]), int(g.lineup[seat, second])
    g.lineup[seat, first] = b
    g.lineup[seat, second] = a
    g.fresh = int(g.fresh) & ~(1 << first) & ~(1 << second)
    Told.exchanged(g, seat, a, b)


# --- What may be done ------------------------------------------------------------------------------------------------


@rule
def may_change_pitcher(t, g):
    """Whether the defense may bring in a pitcher now."""
    return may_leave(t, g, int(g.pitcher)) and has_reliever(t, g, seat_of(int(g.pitcher)))


@rule
def may_pinch(t, g):
    """CB-3.5-2: whether the offense may replace anybody now."""
    return g.inning >= FIRST_CHANGES and has_bench(t, g, bat_seat(g))


@rule
def list_relievers(t, g, out, n):
    """Who may come in to pitch, once the pitcher may leave."""
    return list_any_reliever(t, g, out, n) if may_leave(t, g, int(g.pitcher)) else n


@rule
def list_any_reliever(t, g, out, n):
    """Who may come in to pitch; R-29: if a card sends the pitcher off, his minimum does not matter."""
    seat = seat_of(int(g.pitcher))
    for place in range(t.team_size[seat]):
        n = list_if(out, n, Act.relieve(place), may_relieve(t, g, seat * ROSTER + place))
    return n


@rule
def list_replacements(t, g, other, out, n):
    """Who may come in for a player."""
    seat = seat_of(other)
    for place in range(t.team_size[seat]):
        may = may_replace(t, g, seat * ROSTER + place, other)
        n = list_if(out, n, Act.in_(place, other - seat * ROSTER), may)
    return n


@rule
def list_pinch(t, g, out, n):
    """CB-5-77: a pinch hitter for the batter, pinch runners for those on base."""
    if g.inning >= FIRST_CHANGES:
        n = list_replacements(t, g, int(g.batter), out, n)
        for base in range(BASES):
            if runner_on(g, base):
                n = list_replacements(t, g, player_on(g, base), out, n)
    return n


@rule
def list_defense(t, g, out, n):
    """CB-3.8.A-2, R-22: pitchers, defensive replacements, position switches, and a double switch's slots."""
    n = list_relievers(t, g, out, n)
    seat = field_seat(g)
    if g.inning >= FIRST_CHANGES and has_bench(t, g, seat):
        for slot in range(SLOTS):
            n = list_replacements(t, g, int(g.lineup[seat, slot]), out, n)
    if g.shifts < MOST_SHIFTS:
        last = POSITIONS if dh_may_shift(g, seat) else int(Position.DH)
        for first in range(Position.CA, last):
            for second in range(first + 1, last):
                n = list_one(out, n, Act.shift(first, second))
    for first in range(SLOTS):
        if int(g.fresh) >> first & 1:
            for second in range(first + 1, SLOTS):
                n = list_if(out, n, Act.exchange(first, second), int(g.fresh) >> second & 1)
    return n


@rule
def dh_may_shift(g, seat):
    """R-21: only a newcomer who took the designated hitter's slot in this step may change places with a fielder."""
    hitter = int(g.fielder[seat, Position.DH])
    if int(g.use[hitter]) & Use.PITCHES:
        return False
    return int(g.fresh) >> slot_of(g, hitter) & 1
