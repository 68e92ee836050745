"""Inning limits, tiredness, rest, and who may leave and enter the mound (CB-3.4, CB-3.5, CB-4.4)."""

from rainout.core.kernel import rule
from rainout.games.clutch.actions import Told
from rainout.games.clutch.rules.table import rate_units, seat_of
from rainout.games.clutch.state import (
    BULK_NAMED,
    FIRST_CHANGES,
    MINIMUM_FACED,
    MINIMUM_OUTS,
    PLAYERS,
    QUALITY_OUTS,
    QUALITY_RUNS,
    ROSTER,
    Use,
)
from rainout.games.clutch.vocabulary import Place, Position, Role

INLINE_RULES = ("limit_of", "tired_next", "is_tired")


@rule
def limit_of(t, g, pitcher):
    """R-24: the inning limit as it stands; quality adds, every four walks and every four earned runs take one."""
    limit = (
        int(t.players.limit[pitcher, g.role[pitcher]])
        + int(g.added_innings[pitcher])
        + int(g.quality[pitcher])
    )
    return max(0, limit - int(g.walks[pitcher]) // 4 - int(g.earned[pitcher]) // 4)


@rule
def tired_next(t, g, pitcher):
    """R-24: whether his next pitch would be a tired one."""
    return g.owed[pitcher] > 0 or g.outs_by[pitcher] >= 3 * limit_of(t, g, pitcher)


@rule
def tired_penalty(t, g, pitcher):
    """CB-3.4-2, CB-3.4.C-2: what tiredness takes off his Command."""
    penalty = 1 if g.owed[pitcher] > 0 else 0
    beyond = int(g.outs_by[pitcher]) - 3 * limit_of(t, g, pitcher)
    if beyond >= 0:
        penalty += 1 + beyond // 3
    return penalty


@rule
def is_tired(t, g, pitcher):
    """CB-3.4-1, CB-5-80: past his limit, and he has thrown a pitch so; an inning more makes him fresh again (R-24)."""
    return g.pitched[pitcher] == 2 and tired_next(t, g, pitcher)


@rule
def swing_sides(t, g):
    """CB-3.8.D-1, CB-3.4-3, CB-5-79: d24 against a tired pitcher whatever anybody plays, or after a mistake."""
    if is_tired(t, g, int(g.pitcher)):
        return 24
    if g.die:
        return int(g.die)
    return 24 if g.mistake else 20


@rule
def throw_pitch(t, g):
    """CB-4.4-6, CB-4.4-8, CB-5-80: a pitch is thrown; whoever throws one tired has pitched tired."""
    pitcher = int(g.pitcher)
    if tired_next(t, g, pitcher):
        if g.pitched[pitcher] < 2:
            g.pitched[pitcher] = 2
            Told.tired(g, seat_of(pitcher), pitcher)
    elif g.pitched[pitcher] == 0:
        g.pitched[pitcher] = 1


@rule
def note_quality(t, g):
    """CB-3.4.A-1: the pitcher's fifteenth out may be a Quality Appearance."""
    pitcher = int(g.pitcher)
    if g.outs_by[pitcher] == QUALITY_OUTS and g.allowed[pitcher] <= QUALITY_RUNS:
        g.quality[pitcher] = 1
        Told.quality(g, seat_of(pitcher), pitcher, limit_of(t, g, pitcher))


@rule
def can_add_innings(g, pitcher):
    """CB-3.4.A-2, CB-3.4.A-3, R-74: one within a half-inning, two within a game."""
    return g.added_innings[pitcher] < 2 and g.added_in[pitcher] != g.half


@rule
def add_inning(g, pitcher):
    """CB-3.4.A: a card adds an inning to his limit."""
    g.added_innings[pitcher] += 1
    g.added_in[pitcher] = g.half


@rule
def take_inning_off(g, pitcher):
    """R-42: the inning that was added in this half-inning is his no more."""
    g.added_innings[pitcher] -= 1
    g.added_in[pitcher] = 0


# --- Leaving the mound -----------------------------------------------------------------------------------------------


@rule
def may_leave(t, g, pitcher):
    """Whether a pitcher may be replaced now: CB-3.5-2 before the fourth, the minimum for his role, or tired (R-76)."""
    role = g.role[pitcher]
    opener = g.bulk[seat_of(pitcher)] != 0
    starter = role == Role.SP or role == Role.BP
    tired = tired_next(t, g, pitcher)
    if g.inning < FIRST_CHANGES and not opener and not (tired and starter):
        return False
    if tired:
        return True
    if starter:
        return g.outs_by[pitcher] >= MINIMUM_OUTS
    if g.faced[pitcher] >= MINIMUM_FACED:
        return True
    # CB-5-3, R-36: he has finished a half-inning and has not come back out yet
    return not opener and g.entered[pitcher] < g.half and not g.settled


@rule
def can_pitch(t, g, player):
    """CB-3.5-3, R-23: a pitcher's side that has not been used; a Two-Way player in the game, if he is the DH."""
    if not t.players.pitches[player] or int(g.use[player]) & (Use.PITCHES | Use.PITCH_OVER | Use.BAT_OVER):
        return False
    return not int(g.use[player]) & Use.BATS or g.fielder[seat_of(player), Position.DH] == player


@rule
def is_fresh_bulk(t, g, player):
    """R-30: a bulk pitcher, of rotation or bullpen, who owes no rest."""
    place = t.players.place[player]
    if place != Place.ROTATION and place != Place.BULLPEN:
        return False
    return int(t.players.roles[player]) >> Role.BP & 1 != 0 and g.owed[player] == 0


@rule
def may_relieve(t, g, player):
    """R-32, R-30: whether a player may come in to pitch now."""
    seat = seat_of(player)
    if g.bulk[seat] >= BULK_NAMED and player != seat * ROSTER + int(g.bulk[seat]) - BULK_NAMED:
        return False
    if not can_pitch(t, g, player):
        return False
    return is_fresh_bulk(t, g, player) if g.bulk[seat] else t.players.place[player] == Place.BULLPEN


@rule
def has_reliever(t, g, seat):
    """CB-3.5.C-1: whether anybody is left to come in."""
    for place in range(t.team_size[seat]):
        if may_relieve(t, g, seat * ROSTER + place):
            return True
    return False


@rule
def role_in_relief(t, g, player):
    """CB-1.1.B-3, R-79: after an opener the bulk role; else reliever, or opener where that is all he has."""
    if g.bulk[seat_of(player)]:
        return int(Role.BP)
    roles = int(t.players.roles[player])
    if roles >> Role.RP & 1:
        return int(Role.RP)
    return int(Role.OP) if roles >> Role.OP & 1 else int(Role.RP)


@rule
def take_mound(t, g, player, role):
    """A pitcher enters, in a role."""
    seat = seat_of(player)
    g.role[player] = role
    g.use[player] |= Use.PITCHES
    g.fielder[seat, Position.P] = player
    g.entered[player] = g.half
    rate_units(t, g, seat)


@rule
def leave_mound(g, player):
    """CB-3.5-3, CB-3.2.E-5: he pitches no more; a Two-Way player may stay as a batter."""
    g.use[player] = int(g.use[player]) & ~Use.PITCHES | Use.PITCH_OVER


# --- Between games (CB-4.4, R-27) ------------------------------------------------------------------------------------


@rule
def rest_staffs(g):
    """R-27: after a game, the rest everybody owes for the next."""
    for player in range(PLAYERS):
        owed = int(g.owed[player])
        if g.pitched[player] == 0:
            g.owed[player] = max(0, owed - 1)
            g.again[player] = 0
            continue
        base = min(4, int(g.last_outs[player]) // 3)
        if g.role[player] == Role.SP or g.role[player] == Role.BP:
            base = 4
        elif g.again[player] or g.pitched[player] == 2:
            base = max(base, 1)
        g.owed[player] = max(base, owed)
        g.again[player] = 1


@rule
def bring_rest(t, g):
    """CB-4.4-1: tiredness is brought along from the games before the match."""
    for player in range(PLAYERS):
        g.owed[player] = t.owed[player]
        g.again[player] = t.again[player]


@rule
def arrive(t, seat, carried):
    """CB-4.4-1: a club comes to a game of a season with the rest its pitchers owe."""
    for place in range(ROSTER):
        t.owed[seat * ROSTER + place] = carried[place]
        t.again[seat * ROSTER + place] = carried[ROSTER + place]


@rule
def depart(t, g, seat, carried):
    """CB-4.4-1: the rest its pitchers owe for the next."""
    for place in range(ROSTER):
        carried[place] = g.owed[seat * ROSTER + place]
        carried[ROSTER + place] = g.again[seat * ROSTER + place]
