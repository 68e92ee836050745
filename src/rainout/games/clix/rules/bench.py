"""Replacing players (SC-CHA-SUB, SC-CHA-OUT, SC-CHA-POS): who may come in for whom, swaps, pinch players."""

from rainout.core.kernel import rule
from rainout.core.listing import list_if, list_one
from rainout.diamond.state import BASES, OUTS
from rainout.diamond.table import bat_seat, field_seat, in_scoring_position, player_on, runner_on
from rainout.diamond.waiting import wait_for
from rainout.games.clix.actions import Act, Told
from rainout.games.clix.rules.table import bit, figure, is_catcher, is_pitcher, seat_of
from rainout.games.clix.state import (
    B1,
    B4,
    FIELDED,
    NOBODY_THERE,
    PLAYERS,
    POSITIONS,
    ROSTER,
    SLOTS,
    THREE_BALLS,
    Due,
    Level,
    Phase,
    Position,
)


@rule
def on_bench(t, g, player):
    """SC-PRE-SETUP-8: whether a player sits in the dugout and may still come in."""
    place = player - seat_of(player) * ROSTER
    return place < t.team_size[seat_of(player)] and g.spot[player] == NOBODY_THERE and not g.gone[player]


@rule
def may_replace(t, g, player, other):
    """SC-CHA-SUB-1, SC-CHA-POS-3: whether a player of the bench may come in for another; pitchers only for pitchers."""
    if not on_bench(t, g, player):
        return False
    spot = g.spot[other]
    pitcher = is_pitcher(t, player)
    if pitcher and spot != Position.P:
        return False
    if seat_of(other) == bat_seat(g):
        return keeps_a_battery(t, g, player, other)
    if spot == Position.P:
        return pitcher
    return spot != Position.C or is_catcher(t, player)


@rule
def keeps_a_battery(t, g, player, other):
    """SC-CHA-SUB-5, SC-CHA-POS-3: after this change there is still somebody to pitch and somebody to catch."""
    seat = seat_of(other)
    spot = g.spot[other]
    pitches = is_pitcher(t, player) if spot == Position.P else is_pitcher(t, g.fielder[seat, Position.P])
    for place in range(t.team_size[seat]):
        spare = seat * ROSTER + place
        if spare != player and on_bench(t, g, spare):
            pitches = pitches or is_pitcher(t, spare)
    catches = is_catcher(t, player) and spot != Position.DH
    catches = catches or has_catcher(t, g, seat, player, other)
    return pitches and (catches or not has_catcher(t, g, seat, NOBODY_THERE, NOBODY_THERE))


@rule
def has_catcher(t, g, seat, player, other):
    """SC-CHA-POS-3: whether anybody but these two may still catch; a designated hitter never takes the field."""
    for place in range(t.team_size[seat]):
        spare = seat * ROSTER + place
        if spare != player and spare != other and is_catcher(t, spare):
            fields = g.spot[spare] != NOBODY_THERE and g.spot[spare] != Position.DH
            if fields or on_bench(t, g, spare):
                return True
    return False


@rule
def replace(t, g, player, other):
    """SC-CHA-SUB-2 to SC-CHA-SUB-4, SC-CHA-POS-4, SC-CHA-POS-5: one comes in, the other is out of the game."""
    seat = seat_of(other)
    spot = int(g.spot[other])
    g.spot[player] = spot
    g.fielder[seat, spot] = player
    g.spot[other] = NOBODY_THERE
    g.gone[other] = 1
    g.pinch[other] = 0
    for slot in range(SLOTS):
        if g.lineup[seat, slot] == other:
            g.lineup[seat, slot] = player
    for base in range(BASES):
        if player_on(g, base) == other:
            g.bases[base] = player + 1
    g.charged[player] = g.charged[other]
    if g.batter == other:
        g.batter = player
    g.dial[player] = entry_step(t, player)
    fields = spot == Position.DH or (spot == Position.P and is_pitcher(t, player))
    g.pinch[player] = 1 if seat == bat_seat(g) and not fields else 0
    if spot == Position.P and seat == field_seat(g):
        relieve(t, g, player)
    Told.came_in(g, seat, player, other, spot)


@rule
def entry_step(t, player):
    """SC-CHA-POS-4, SC-CHA-POS-5: where a player's dial starts when he comes in; pitchers come in to pitch only."""
    return B1 if t.figures.starter[figure(t, player)] else int(t.figures.marker[figure(t, player)])


@rule
def relieve(t, g, player):
    """SC-PLY-GAINP-1, SC-PLY-GAINP-4: a new pitcher in the middle of a half."""
    g.pitcher = player
    g.shutting = 0
    if g.faced > 0:
        g.changed = 1
        reliever = not t.figures.starter[figure(t, player)]
        if reliever and g.outs < OUTS and in_scoring_position(g):
            g.shutting = 1


@rule
def list_replacements(t, g, other, out, n):
    """Write an action for each who may come in for a player."""
    first = seat_of(other) * ROSTER
    place = other - first
    for spare in range(t.team_size[seat_of(other)]):
        n = list_if(out, n, Act.in_(spare, place), may_replace(t, g, first + spare, other))
    return n


@rule
def list_bench(t, g, out):
    """SC-CHA-SUB-1: the batting manager may replace the batter and his runners."""
    n = list_replacements(t, g, int(g.batter), out, list_one(out, 0, Act.ready()))
    for base in range(BASES):
        if runner_on(g, base):
            n = list_replacements(t, g, player_on(g, base), out, n)
    return n


@rule
def can_replace_anybody(t, g):
    """Whether the batting manager has a replacement to make at all."""
    seat = bat_seat(g)
    for place in range(t.team_size[seat]):
        player = seat * ROSTER + place
        if on_bench(t, g, player):
            if may_replace(t, g, player, int(g.batter)):
                return True
            for base in range(BASES):
                if runner_on(g, base) and may_replace(t, g, player, player_on(g, base)):
                    return True
    return False


@rule
def list_defense(t, g, out, n):
    """SC-CHA-SUB-1, SC-CHA-POS-6: the fielding manager may replace anybody in the field and swap positions."""
    seat = field_seat(g)
    for position in range(FIELDED):
        n = list_replacements(t, g, int(g.fielder[seat, position]), out, n)
    for position in range(Position.C, FIELDED):
        for other in range(position + 1, FIELDED):
            n = list_if(out, n, Act.swap(position, other), may_swap(t, g, seat, position, other))
    return n


@rule
def may_swap(t, g, seat, position, other):
    """SC-CHA-POS-3, SC-CHA-POS-6: two fielders change places, each once before an at-bat; only catchers catch."""
    first, second = int(g.fielder[seat, position]), int(g.fielder[seat, other])
    if g.swapped & (bit(first) | bit(second)):
        return False
    return position != Position.C or is_catcher(t, second)


@rule
def swap(g, seat, position, other):
    """SC-CHA-POS-6: two fielders change places; their slots stay."""
    first, second = int(g.fielder[seat, position]), int(g.fielder[seat, other])
    g.fielder[seat, position] = second
    g.fielder[seat, other] = first
    g.spot[first] = other
    g.spot[second] = position
    g.swapped |= bit(first) | bit(second)
    Told.swapped(g, seat, first, other, second, position)


# --- Three balls (SC-CHA-OUT) ----------------------------------------------------------------------------------------


@rule
def ask_removal(t, g):
    """SC-CHA-OUT-2: who shows three balls must be replaced, or stays at B4 if nobody can come in; tells if it asks."""
    if t.house.level < Level.CHAMPIONSHIP:
        return False
    for player in range(PLAYERS):
        if g.dial[player] == THREE_BALLS and g.spot[player] != NOBODY_THERE:
            first = seat_of(player) * ROSTER
            for place in range(t.team_size[seat_of(player)]):
                if may_replace(t, g, first + place, player):
                    g.removing = player
                    wait_for(g, Phase.REPLACE, seat_of(player))
                    return True
            g.dial[player] = B4
            Told.void(g, seat_of(player), player)
    return False


# --- Taking the field (SC-CHA-SUB-5) ---------------------------------------------------------------------------------


@rule
def settle_pinch(t, g):
    """SC-CHA-SUB-5: whoever came in to bat or run fields now, or is himself replaced; first of all, who catches."""
    seat = field_seat(g)
    for step in range(POSITIONS):
        player = int(g.fielder[seat, (Position.C + step) % POSITIONS])
        if player != NOBODY_THERE and g.pinch[player]:
            g.removing = player
            wait_for(g, Phase.SETTLE, seat)
            return
    g.due = Due.TIRE


@rule
def list_settling(t, g, out):
    """SC-CHA-SUB-5, SC-CHA-POS-3: stay in the field, be replaced, or change places with a man who may catch.

    Who cannot catch does so only when nobody is left who can.
    """
    player = int(g.removing)
    seat = seat_of(player)
    spot = int(g.spot[player])
    cannot_catch = spot == Position.C and not is_catcher(t, player)
    n = list_if(out, 0, Act.stay(), spot != Position.P and not cannot_catch)
    n = list_replacements(t, g, player, out, n)
    if cannot_catch:
        n = list_if(out, n, Act.swap(Position.P, spot), is_catcher(t, g.fielder[seat, Position.P]))
        for other in range(Position.B1, FIELDED):
            n = list_if(out, n, Act.swap(spot, other), is_catcher(t, g.fielder[seat, other]))
        n = list_if(out, n, Act.stay(), n == 0)
    return n
