"""A sound manager: relieves the tired, runs by the odds, plays cards for what they are worth."""

from rainout.core.kernel import rule
from rainout.diamond.state import BASES, FIRST, SECOND, THIRD, Team
from rainout.games.clutch.advice.hands import (
    advise_card,
    advise_mulligan,
    advise_reaction,
    advise_tuning,
    least_useful,
    most_promising,
)
from rainout.games.clutch.advice.odds import FACES, send_out, steal_out
from rainout.games.clutch.advice.prospects import (
    advantage_faces,
    between,
    chances_of,
    chances_with,
    current,
    grounder_home,
    in_game,
    outlook,
    plate_runs,
    runners_home,
    stakes_in,
    win_after,
)
from rainout.games.clutch.rules.at_bat import may_play_in, offense_is_next, offense_may_run
from rainout.games.clutch.rules.bench import can_bat, may_replace, position_of
from rainout.games.clutch.rules.pitchers import (
    can_add_innings,
    may_leave,
    may_relieve,
    tired_next,
)
from rainout.games.clutch.rules.play import options
from rainout.games.clutch.rules.running import can_go, may_be_sent, may_bunt, steals
from rainout.games.clutch.rules.setup import is_fresh_starter
from rainout.games.clutch.rules.table import bat_seat, field_seat, lead, occupied, runner_on
from rainout.games.clutch.state import (
    BUNT_BEATS,
    FIRST_CHANGES,
    PLAY_RUNS,
    ROSTER,
    ROTATION,
    SLOTS,
    SUBSETS,
    SURE,
    Going,
    Move,
    Phase,
)
from rainout.games.clutch.vocabulary import (
    EFFECTS,
    LOWEST_SWING,
    POSITIONS,
    ROLES,
    Position,
    Result,
    Verb,
)

LATE = 7
BETTER_BAT = 60
"""By how much a pinch hitter must be better, in thousandths of a run."""
BETTER_ARM = 40
"""By how much a reliever must be better than a pitcher who is not tired."""
WORTH_A_RISK = 10
"""What a steal, a bunt or a walk must bring, in ten-thousandths of a game.

They are small things: in 56,000 games without cards, to leave out the bunt, the walk on purpose or the infield in cost
less than could be measured, 0.4 % of the games.
"""


@rule
def advise(t, g, out):
    """A sound manager: relieves the tired, runs by the odds, plays cards for what they are worth."""
    phase = g.phase
    if phase == Phase.FIELD:
        return advise_field(t, g)
    if phase == Phase.WALK or phase == Phase.INFIELD:
        return advise_pitch(t, g)
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
        return int(Move.BUNT) if is_worth_bunting(t, g) else int(Move.SWING)
    return advise_other(t, g, out)


@rule
def advise_other(t, g, out):
    """Set-up, and cards one by one."""
    phase = g.phase
    if phase == Phase.REACT:
        return advise_reaction(t, g)
    if phase == Phase.PAY or phase == Phase.DISCARD:
        return int(Move.DISCARD) + least_useful(t, g, int(g.actor))
    if phase == Phase.UNDER:
        return int(Move.UNDER) + least_useful(t, g, int(g.actor))
    if phase == Phase.TUNE:
        return advise_tuning(t, g)
    if phase == Phase.ASSIGN or phase == Phase.ORDER:
        return int(Move.FILL)
    if phase == Phase.MULLIGAN:
        return advise_mulligan(t, g)
    if phase == Phase.TAKE_BACK:
        return int(Move.LEAVE)
    if phase == Phase.RECYCLE:
        return int(Move.RECYCLE) + most_promising(t, g, int(g.actor))
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
    """A tired pitcher goes if a fresh one can come; late in a close game, for a better one. Fielders change places."""
    pitcher = int(g.pitcher)
    tired = tired_next(t, g, pitcher)
    if (tired or is_close_and_late(g)) and may_leave(t, g, pitcher) and not will_be_refreshed(t, g, pitcher):
        place = best_reliever(t, g)
        if place >= 0 and (tired or is_better_arm(t, place + field_seat(g) * ROSTER, pitcher)):
            return int(Move.RELIEVE) + place
    if g.shifts == 0 and g.inning >= FIRST_CHANGES and g.settled == 0:
        move = mend_defense(t, g)
        if move >= 0:
            return move
    if offense_is_next(t, g):
        return int(Move.READY)
    return advise_pitch(t, g)


@rule
def is_close_and_late(g):
    """From the seventh on, within three runs."""
    return g.inning >= LATE and abs(int(g.runs[0]) - int(g.runs[1])) <= 3


@rule
def is_better_arm(t, player, other):
    """Whether one pitcher is enough better than another to come in for him."""
    return int(t.arm[player]) >= int(t.arm[other]) + BETTER_ARM


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
    close = is_close_and_late(g)
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
def advise_pitch(t, g):
    """Pitch to him, the infield in if that is better; or walk him."""
    if g.phase != Phase.INFIELD and is_worth_walking(t, g):
        return int(Move.WALK)
    if may_play_in(g) and (g.phase == Phase.INFIELD or not offense_may_run(g)) and is_worth_playing_in(t, g):
        return int(Move.INFIELD_IN)
    return int(Move.PITCH)


@rule
def is_worth_walking(t, g):
    """CB-4.1: with first open and a run in sight, whether the next batter, with 2 more, is still the better choice.

    What the walk gives away shows in the chances; what it saves is the difference between the two at the plate.
    """
    if g.cards > 0 or runner_on(g, FIRST) or not (runner_on(g, SECOND) or runner_on(g, THIRD)):
        return False
    seat, here = bat_seat(g), current(g)
    following = int(g.lineup[seat, (int(g.slot[seat]) + 1) % SLOTS])
    after = int(t.plays[here, Result.IBB, 0]) % PLAY_RUNS
    pitch = outlook(t, g) + in_game(plate_runs(t, g, int(g.batter), 0), stakes_in(t, g, here))
    walk = win_after(t, g, 0, after) + in_game(plate_runs(t, g, following, 2), stakes_in(t, g, after))
    return walk + WORTH_A_RISK < pitch


@rule
def is_worth_playing_in(t, g):
    """CB-4.3: holding the runner on third on a pitcher's ground ball, for a hit on each of the batter's."""
    here, on, outs = current(g), occupied(g), int(g.outs)
    faces = max(advantage_faces(t, g, int(g.batter), 0), int(t.players.zone[g.pitcher]))
    back = chances_with(t, g, here, Result.GB)
    held = win_after(t, g, 0, 8 * (outs + 1) + (on & ~1 | 2 if on & 1 else on))
    lost = (chances_with(t, g, here, Result.B1) - back) * faces * grounders(t.players.chart, int(g.batter))
    saved = (back - held) * (FACES - faces) * grounders(t.players.pitch_chart, int(g.pitcher))
    return saved > lost


@rule
def grounders(charts, player):
    """Faces of a d20 that are ground balls on a chart."""
    found = 0
    for swing in range(1, FACES + 1):
        found += charts[player, swing - LOWEST_SWING] == Result.GB
    return found


@rule
def advise_throw(t, g):
    """At whoever's out hurts the offense most, by the odds; on a ground ball, at the batter if that is better."""
    going = int(g.going)
    best, least = int(Move.LET), SURE + 1
    for step in range(BASES):
        base = BASES - 1 - step
        if going >> base & 1:
            chances = chances_thrown_at(t, g, going, base)
            if chances < least:
                best, least = int(Move.THROW) + base, chances
    if g.phase == Phase.THROW and (g.why == Going.GROUND or g.why == Going.INFIELD_IN):
        if grounder_home(t, g, True, False, False) <= least:
            return int(Move.LET)
    return best


@rule
def chances_thrown_at(t, g, going, base):
    """The chances when the defense throws at the runner from a base."""
    if g.phase == Phase.RUN or g.phase == Phase.STEAL_THROW:
        return between(steal_out(t, g, base), runners_home(t, g, going, base), runners_home(t, g, going, -1))
    faces = send_out(t, g, base)
    if g.why == Going.GROUND or g.why == Going.INFIELD_IN:
        return between(faces, grounder_home(t, g, True, True, True), grounder_home(t, g, True, True, False))
    return between(faces, runners_home(t, g, going, base), runners_home(t, g, going, -1))


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
    """Steal if the odds are better than staying, bunt if they are better than swinging."""
    sets = steals(g)
    best, most = 0, outlook(t, g) + WORTH_A_RISK
    for going in range(1, 4):
        if sets >> going & 1:
            chances = chances_sent(t, g, going)
            if chances > most:
                best, most = going, chances
    if best:
        return int(Move.STEAL) + best
    return int(Move.BUNT) if is_worth_bunting(t, g) else int(Move.SWING)


@rule
def chances_sent(t, g, going):
    """The chances when these runners go and the defense throws at the best of them."""
    least = SURE
    for base in range(BASES):
        if going >> base & 1:
            least = min(least, chances_thrown_at(t, g, going, base))
    return least


@rule
def is_worth_bunting(t, g):
    """CB-4.2: two tries of 8 faces in twenty move the runners for an out; if both fail the pitcher has 2 more.

    A third try is 8 faces against a strikeout.
    """
    if g.phase != Phase.MORE_BUNT and not may_bunt(g):
        return False
    stakes = stakes_in(t, g, current(g))
    now, batter = outlook(t, g), int(g.batter)
    down = chances_of(t, g, Result.SAC)
    made = FACES - BUNT_BEATS
    swing = now + in_game(plate_runs(t, g, batter, 0), stakes)
    hampered = now + in_game(plate_runs(t, g, batter, -2), stakes)
    if g.phase == Phase.MORE_BUNT:
        return between(FACES - made, chances_of(t, g, Result.SO), down) > hampered
    return between(FACES - made, between(FACES - made, hampered, down), down) > swing + WORTH_A_RISK


@rule
def advise_send(t, g):
    """Whoever betters the chances by going, whomever the defense throws at."""
    if g.why == Going.GROUND or g.why == Going.INFIELD_IN:
        base = SECOND if g.why == Going.GROUND else THIRD
        sent = min(chances_thrown_at(t, g, 1 << base, base), grounder_home(t, g, True, False, False))
        return int(Move.SEND) + (1 << base if sent > grounder_home(t, g, False, False, False) else 0)
    allowed = may_be_sent(g)
    best, most = 0, outlook(t, g)
    for bits in range(1, SUBSETS):
        if bits & ~allowed == 0 and can_go(g, bits):
            chances = chances_sent(t, g, bits)
            if chances > most:
                best, most = bits, chances
    return int(Move.SEND) + best
