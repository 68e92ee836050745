"""A sound manager: relieves the tired, runs by the odds, plays cards for what they are worth."""

from rainout.core.kernel import rule
from rainout.diamond.state import BASES, FIRST, SECOND, THIRD
from rainout.diamond.table import bat_seat, field_seat, occupied, runner_on
from rainout.games.clutch.actions import Act
from rainout.games.clutch.advice import hands
from rainout.games.clutch.advice.bench import advise_bench, advise_gloves
from rainout.games.clutch.advice.bullpen import advise_relief
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
from rainout.games.clutch.rules.pitchers import tired_penalty
from rainout.games.clutch.rules.play import options
from rainout.games.clutch.rules.running import can_go, may_be_sent, may_bunt, steals
from rainout.games.clutch.rules.setup import is_fresh_starter
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
    Phase,
)
from rainout.games.clutch.vocabulary import LOWEST_SWING, Position, Result

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
        return Act.two()
    if phase == Phase.CARDS:
        return hands.advise_card(t, g)
    if phase == Phase.BUNT or phase == Phase.MORE_BUNT:
        return Act.bunt() if is_worth_bunting(t, g) else Act.swing()
    return advise_other(t, g, out)


@rule
def advise_other(t, g, out):
    """Set-up, and cards one by one."""
    phase = g.phase
    if phase == Phase.REACT:
        return hands.advise_reaction(t, g)
    if phase == Phase.PAY or phase == Phase.DISCARD:
        return Act.discard(hands.least_useful(t, g, int(g.actor)))
    if phase == Phase.UNDER:
        return Act.under(hands.least_useful(t, g, int(g.actor)))
    if phase == Phase.TUNE:
        return hands.advise_tuning(t, g)
    if phase == Phase.ASSIGN or phase == Phase.ORDER:
        return Act.fill()
    if phase == Phase.MULLIGAN:
        return hands.advise_mulligan(t, g)
    if phase == Phase.TAKE_BACK:
        return Act.leave()
    if phase == Phase.RECYCLE:
        return Act.recycle(hands.most_promising(t, g, int(g.actor)))
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
            return Act.start(place)
    options(t, g, out)
    return int(out[0])


# --- The defense -----------------------------------------------------------------------------------------------------


@rule
def advise_field(t, g):
    """A reliever, if it is time; before a half-inning, fielders change places, and better gloves come in."""
    move = advise_relief(t, g)
    if move < 0 and g.inning >= FIRST_CHANGES and g.settled == 0:
        move = mend_defense(t, g) if g.shifts == 0 else -1
        if move < 0:
            move = advise_gloves(t, g)
    if move >= 0:
        return move
    return Act.ready() if offense_is_next(t, g) else advise_pitch(t, g)


@rule
def mend_defense(t, g):
    """Two fielders, one of them out of place, who would be better at each other's; -1 if none."""
    seat = field_seat(g)
    for first in range(Position.CA, Position.DH):
        a = int(g.fielder[seat, first])
        if t.players.rating[a, first] > -3:
            continue
        for second in range(Position.CA, Position.DH):
            b = int(g.fielder[seat, second])
            now = int(t.players.rating[a, first]) + int(t.players.rating[b, second])
            if int(t.players.rating[a, second]) + int(t.players.rating[b, first]) > now:
                return Act.shift(min(first, second), max(first, second))
    return -1


@rule
def advise_pitch(t, g):
    """Pitch to him, the infield in if that is better; or walk him."""
    if g.phase != Phase.INFIELD and is_worth_walking(t, g):
        return Act.walk()
    if may_play_in(g) and (g.phase == Phase.INFIELD or not offense_may_run(g)) and is_worth_playing_in(t, g):
        return Act.infield_in()
    return Act.pitch()


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
    pitcher, batter = int(g.pitcher), int(g.batter)
    faces = max(
        advantage_faces(t, pitcher, batter, 0, tired_penalty(t, g, pitcher)), int(t.players.zone[pitcher])
    )
    back = chances_with(t, g, here, Result.GB)
    held = win_after(t, g, 0, 8 * (outs + 1) + (on & ~1 | 2 if on & 1 else on))
    lost = (chances_with(t, g, here, Result.B1) - back) * faces * grounders(t.players.chart, batter)
    saved = (back - held) * (FACES - faces) * grounders(t.players.pitch_chart, pitcher)
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
    best, least = Act.let(), SURE + 1
    for base in range(THIRD, FIRST - 1, -1):
        if going >> base & 1:
            chances = chances_thrown_at(t, g, going, base)
            if chances < least:
                best, least = Act.throw(base), chances
    if g.phase == Phase.THROW and (g.why == Going.GROUND or g.why == Going.INFIELD_IN):
        if grounder_home(t, g, True, False, False) <= least:
            return Act.let()
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
        return Act.steal(best)
    return Act.bunt() if is_worth_bunting(t, g) else Act.swing()


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
        return Act.send(1 << base if sent > grounder_home(t, g, False, False, False) else 0)
    allowed = may_be_sent(g)
    best, most = 0, outlook(t, g)
    for bits in range(1, SUBSETS):
        if bits & ~allowed == 0 and can_go(g, bits):
            chances = chances_sent(t, g, bits)
            if chances > most:
                best, most = bits, chances
    return Act.send(best)
