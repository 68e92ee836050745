"""A sound manager: relieves the tired, runs by the odds, plays cards for what they are worth."""

from rainout.core.kernel import rule
from rainout.diamond.state import BASES, FIRST, OUTS, SECOND, THIRD, Team
from rainout.games.clutch.advice.odds import send_out, steal_out
from rainout.games.clutch.advice.weighing import advise_card, advise_hand, advise_reaction, advise_tuning
from rainout.games.clutch.rules.at_bat import may_play_in, offense_is_next, offense_may_run
from rainout.games.clutch.rules.bench import can_bat, may_replace, position_of
from rainout.games.clutch.rules.pitchers import (
    can_add_innings,
    may_leave,
    may_relieve,
    tired_next,
)
from rainout.games.clutch.rules.play import options
from rainout.games.clutch.rules.running import can_go, may_be_sent, steals
from rainout.games.clutch.rules.setup import is_fresh_starter
from rainout.games.clutch.rules.table import bat_seat, field_seat, lead, runner_on
from rainout.games.clutch.state import (
    FIRST_CHANGES,
    ROSTER,
    ROTATION,
    SUBSETS,
    Going,
    Move,
    Phase,
)
from rainout.games.clutch.vocabulary import EFFECTS, POSITIONS, ROLES, Position, Verb

STEAL_SECOND, STEAL_THIRD = 6, 5
"""Faces of twenty that may catch a thief, and he still goes."""
LATE = 7
BETTER_BAT = 60
"""By how much a pinch hitter must be better, in thousandths of a run."""
GROUND_THROW, HOME_THROW = 15, 8
"""Faces of twenty that must get a runner sent on a ground ball, for the throw to be worth the batter."""


@rule
def advise(t, g, out):
    """A sound manager: relieves the tired, runs by the odds, plays cards for what they are worth."""
    phase = g.phase
    if phase == Phase.FIELD:
        return advise_field(t, g)
    if phase == Phase.WALK or phase == Phase.INFIELD:
        return advise_pitch(g)
    if phase == Phase.BENCH:
        return advise_bench(t, g)
    if phase == Phase.RUN:
        return advise_run(t, g)
    if phase == Phase.SEND:
        return advise_send(t, g)
    if phase == Phase.THROW or phase == Phase.STEAL_THROW:
        return advise_throw(t, g)
    if phase == Phase.DOUBLE_PLAY:
        return int(Move.TWO)
    if phase == Phase.CARDS:
        return advise_card(t, g)
    if phase == Phase.BUNT or phase == Phase.MORE_BUNT:
        return int(Move.SWING)
    return advise_other(t, g, out)


@rule
def advise_other(t, g, out):
    """Set-up, and cards one by one."""
    phase = g.phase
    if phase == Phase.REACT:
        return advise_reaction(t, g)
    if phase == Phase.PAY or phase == Phase.DISCARD:
        return int(Move.DISCARD) + advise_hand(t, g, int(g.actor))
    if phase == Phase.UNDER:
        return int(Move.UNDER) + advise_hand(t, g, int(g.actor))
    if phase == Phase.TUNE:
        return advise_tuning(g)
    if phase == Phase.ASSIGN or phase == Phase.ORDER:
        return int(Move.FILL)
    if phase == Phase.MULLIGAN:
        return int(Move.KEEP)
    if phase == Phase.TAKE_BACK:
        return int(Move.LEAVE)
    if phase == Phase.STARTER:
        return advise_starter(t, g, out)
    n = options(t, g, out)
    return int(out[n - 1])


# --- Before the game -------------------------------------------------------------------------------------------------


@rule
def advise_starter(t, g, out):
    """The first of the rotation who is fresh."""
    seat = int(g.arranging)
    for i in range(ROTATION):
        place = int(t.rotation[seat, i])
        if place >= 0 and is_fresh_starter(t, g, seat * ROSTER + place):
            return int(Move.START) + place
    options(t, g, out)
    return int(out[0])


# --- The defense -----------------------------------------------------------------------------------------------------


@rule
def advise_field(t, g):
    """A tired pitcher goes, if a better one can come; fielders out of position change places."""
    pitcher = int(g.pitcher)
    if tired_next(t, g, pitcher) and may_leave(t, g, pitcher) and not will_be_refreshed(t, g, pitcher):
        place = best_reliever(t, g)
        if place >= 0:
            return int(Move.RELIEVE) + place
    if g.shifts == 0 and g.inning >= FIRST_CHANGES and g.settled == 0:
        move = mend_defense(t, g)
        if move >= 0:
            return move
    if offense_is_next(t, g):
        return int(Move.READY)
    return advise_pitch(g)


@rule
def will_be_refreshed(t, g, pitcher):
    """Whether a card in hand gives a pitcher another inning."""
    if t.house.cards == 0 or g.owed[pitcher] > 0 or not can_add_innings(g, pitcher):
        return False
    seat = field_seat(g)
    for place in range(g.hand_size[seat]):
        for k in range(EFFECTS):
            if t.texts.verb[g.hand[seat, place], k] == Verb.ADD_INNINGS:
                return True
    return False


@rule
def best_reliever(t, g):
    """The best fresh arm when it is close and late, the longest before; a tired one only if he is much better."""
    seat = field_seat(g)
    close = g.inning >= LATE and abs(int(g.runs[0]) - int(g.runs[1])) <= 3
    best, most = -1, -10000
    for place in range(t.team_size[seat]):
        player = seat * ROSTER + place
        if may_relieve(t, g, player):
            value = int(t.arm[player])
            if g.owed[player] > 0:
                value -= 150
            if not close:
                value = 40 * longest(t, player) - value // 4 if g.owed[player] == 0 else value - 500
            if value > most:
                best, most = place, value
    if best >= 0 and g.owed[seat * ROSTER + best] > 0:
        return -1
    return best


@rule
def longest(t, player):
    """The longest limit on a pitcher's card."""
    most = 0
    for role in range(ROLES):
        most = max(most, int(t.players.limit[player, role]))
    return most


@rule
def mend_defense(t, g):
    """Two fielders who would both be better at each other's place, or one brought in for a hopeless one; -1 if none."""
    seat = field_seat(g)
    for first in range(Position.CA, Position.DH):
        a = int(g.fielder[seat, first])
        if t.players.rating[a, first] > -3:
            continue
        for second in range(Position.CA, Position.DH):
            b = int(g.fielder[seat, second])
            now = int(t.players.rating[a, first]) + int(t.players.rating[b, second])
            if int(t.players.rating[a, second]) + int(t.players.rating[b, first]) > now:
                return int(Move.SHIFT) + min(first, second) * POSITIONS + max(first, second)
    return -1


@rule
def advise_pitch(g):
    """Pitch to him; the infield comes in when the run on third would lose the game."""
    if may_play_in(g) and (g.phase == Phase.INFIELD or not offense_may_run(g)):
        behind_or_level = lead(g) <= 0 if g.batting == Team.HOME else lead(g) >= 0
        if g.inning >= 9 and behind_or_level and abs(int(g.runs[0]) - int(g.runs[1])) == 0:
            return int(Move.INFIELD_IN)
    return int(Move.PITCH)


@rule
def advise_throw(t, g):
    """At whoever is most likely to be out, the lead runner first; on a ground ball only if it is worth the batter."""
    best, most = -1, -1
    for step in range(BASES):
        base = BASES - 1 - step
        if int(g.going) >> base & 1:
            faces = steal_out(t, g, base) if g.phase == Phase.STEAL_THROW else send_out(t, g, base)
            if faces > most:
                best, most = base, faces
    if g.phase == Phase.THROW:
        if g.why == Going.GROUND and most < GROUND_THROW:
            return int(Move.LET)
        if g.why == Going.INFIELD_IN and most < HOME_THROW:
            return int(Move.LET)
    return int(Move.THROW) + best


# --- The offense -----------------------------------------------------------------------------------------------------


@rule
def advise_bench(t, g):
    """Late and not ahead, a better bat who can also field the position."""
    if g.inning < LATE or g.pinch:
        return int(Move.READY)
    ahead = lead(g) > 0 if g.batting == Team.HOME else lead(g) < 0
    if ahead:
        return int(Move.READY)
    seat, batter = bat_seat(g), int(g.batter)
    hand = int(t.players.throws[g.pitcher])
    position = position_of(g, batter)
    best, most = -1, int(t.bat[batter, hand]) + BETTER_BAT
    for place in range(t.team_size[seat]):
        player = seat * ROSTER + place
        if can_bat(t, g, player) and may_replace(t, g, player, batter) and int(t.bat[player, hand]) > most:
            if position == Position.DH or int(t.players.plays[player]) >> position & 1:
                best, most = place, int(t.bat[player, hand])
    if best < 0:
        return int(Move.READY)
    return int(Move.IN) + best * ROSTER + batter - seat * ROSTER


@rule
def advise_run(t, g):
    """Steal when few faces catch the runner."""
    sets = steals(g)
    if sets >> 1 & 1 and steal_out(t, g, FIRST) <= STEAL_SECOND:
        return int(Move.STEAL) + 1
    if sets >> 2 & 1 and g.outs < OUTS - 1 and steal_out(t, g, SECOND) <= STEAL_THIRD:
        if sets >> 3 & 1:
            return int(Move.STEAL) + 3
        return int(Move.STEAL) + 2
    return int(Move.SWING)


@rule
def risk(g, base):
    """Faces of twenty that may get a runner sent from a base, and he is still sent: break-even by outs and base."""
    outs = int(g.outs)
    if g.why == Going.GROUND:
        return 20
    if base == THIRD:
        if outs == 2:
            return 11
        return 6 if outs == 1 else 3
    if base == SECOND:
        return 2 if outs == 2 else (5 if outs == 1 else 4)
    return 4 if outs == 1 else 3


@rule
def advise_send(t, g):
    """Everybody who beats his break-even odds and has a free way; a close game's last run is tried for earlier."""
    if g.why == Going.INFIELD_IN:
        return int(Move.SEND) + (4 if send_out(t, g, THIRD) <= 8 else 0)
    if g.why == Going.GROUND:
        return int(Move.SEND) + (2 if send_out(t, g, SECOND) <= 12 else 0)
    allowed = may_be_sent(g)
    wanted = 0
    for base in range(BASES):
        if allowed >> base & 1 and runner_on(g, base) and send_out(t, g, base) <= risk(g, base):
            wanted |= 1 << base
    best = 0
    for bits in range(SUBSETS):
        if bits & ~wanted == 0 and can_go(g, bits) and bits > best:
            best = bits
    return int(Move.SEND) + best
