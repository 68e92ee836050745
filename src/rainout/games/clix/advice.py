"""Players of SportsClix that need no search: a novice who keeps it simple, and a sound rule-of-thumb manager.

The manager mixes his dice by the odds of the two-by-two game both managers play before every pitch, stands by the
chart, and weighs everything else by the runs a team can expect from a position: runners go when the defense's best
answer still leaves more, and the defense takes the play that leaves least. Neither looks at a die chosen in secret.
All numbers are thousandths of a run, or 36ths of them where dice are weighed.
"""

from rainout.core.dice import scramble
from rainout.core.kernel import rule
from rainout.diamond.state import BASES, FIRST, HOME_PLATE, LAST_INNING, OUTS, SECOND, THIRD, Team
from rainout.diamond.table import (
    bat_seat,
    field_seat,
    in_scoring_position,
    is_last_half,
    occupied,
    player_on,
    runner_on,
)
from rainout.games.clix.actions import Act
from rainout.games.clix.rules.at_bat import (
    controlled_result,
    may_shut_down,
    result_at,
    stands_by_chart,
    without_square,
)
from rainout.games.clix.rules.bench import entry_step, may_replace, on_bench
from rainout.games.clix.rules.dials import may_be_given, may_gain
from rainout.games.clix.rules.fielding import (
    end_of_kind,
    first_of_kind,
    gets_there,
    is_demon_at_bat,
    long_throw,
    reach,
)
from rainout.games.clix.rules.ground import AFTER_A_TAG, long_relay
from rainout.games.clix.rules.innings import clicks_of_fatigue
from rainout.games.clix.rules.play import options
from rainout.games.clix.rules.running import arm_of_catcher, can_tag_at, holding_adds
from rainout.games.clix.rules.setup import may_bat
from rainout.games.clix.rules.table import (
    adds,
    at,
    can_move_to,
    clutch_adds_when_it_counts,
    defense_of,
    figure,
    fly_depth,
    forced_runners,
    infielder_at,
    is_base_zone,
    is_deep_fly,
    is_pitcher,
    is_scorcher,
    seat_of,
    speed_of,
)
from rainout.games.clix.state import (
    B1,
    B4,
    COLUMNS,
    FACES,
    FIELDED,
    INFIELD,
    NOBODY_THERE,
    R6,
    ROSTER,
    ROUTINE,
    SLOTS,
    STEPS,
    SYMBOLS,
    ZONES,
    Depth,
    Die,
    Intangible,
    Level,
    Phase,
    Position,
    Result,
)

ROLLS = 36
A_RUN = 1000
WORST = -ROLLS * ROLLS * ROLLS * A_RUN
"""Less than anything is worth."""
LATE = 7
"""The inning from which a bench is for using."""
NEAR = 2
"""Zones between a fielder and a ball beyond which it does not matter how far."""

INLINE_RULES = ("odds_of", "outlook", "moved_up")


# --- The novice ------------------------------------------------------------------------------------------------------


@rule
def novice(t, g, out):
    """Plays on: never shifts, steals or sends anybody, swings for power, takes the batter."""
    phase = g.phase
    if phase == Phase.CONTROL:
        return best_option(t, g, out, True)
    n = options(t, g, out)
    if phase == Phase.THROW or phase == Phase.RELAY or phase == Phase.STEAL_THROW:
        return int(out[n - 1])
    return int(out[0])


# --- The manager -----------------------------------------------------------------------------------------------------


@rule
def advise(t, g, out):
    """A sound choice for the manager who must act."""
    phase = g.phase
    if phase == Phase.SWING:
        return choose_swing(t, g)
    if phase == Phase.PITCH:
        return choose_pitch(t, g)
    if phase == Phase.FIELD:
        return prepare(t, g)
    if phase == Phase.BENCH:
        return use_bench(t, g)
    if phase == Phase.ORDER:
        return bat_for_slot(t, g)
    if phase == Phase.LATE_PITCH:
        return answer_swing(t, g)
    if phase == Phase.INTIMIDATE:
        return Act.yes() if pays_to_intimidate(t, g) else Act.no()
    if phase == Phase.FLAME:
        return Act.yes() if pays_to_throw_heat(t, g) else Act.no()
    if phase == Phase.FENCE:
        return choose_fence(t, g)
    if phase == Phase.DH:
        return Act.dh(1 if has_better_hitter(t, g) else 0)
    if phase == Phase.ASSIGN:
        return Act.fill()
    return best_option(t, g, out, False)


@rule
def best_option(t, g, out, simply):
    """The option that is worth most to the manager who must act, the first of several."""
    n = options(t, g, out)
    best, action = WORST, int(out[0])
    for i in range(n):
        worth = worth_of(t, g, int(out[i]), simply)
        if worth > best:
            best, action = worth, int(out[i])
    return action


@rule
def worth_of(t, g, option, simply):
    """What an option is worth to who acts, as against the others he has."""
    if Act.steal.holds(option):
        return value_of_going(t, g, Act.steal.runners(option))
    if Act.tag_up.holds(option):
        return value_of_going(t, g, Act.tag_up.runners(option))
    if Act.extra.holds(option):
        return value_of_going(t, g, Act.extra.runners(option))
    if Act.send.holds(option):
        going, man = Act.send.runners(option), likely_fielder(t, g)
        return least_of_plays(t, g, going, man, value_of_out(t, g, going, man))
    if Act.throw.holds(option):
        return -value_of_throwing(t, g, Act.throw.aim(option) - 1, Act.throw.by(option))
    if Act.throw_from.holds(option):
        base = Act.throw_from.aim(option) - 1
        odds = odds_of_return(t, g, base, Act.throw_from.thrower(option))
        return -value_of_throw(t, g, int(g.going), base, odds, False)
    if Act.let.holds(option):
        return 0 if g.phase == Phase.RELAY else -value_of_no_throw(t, g, int(g.going))
    if Act.relay.holds(option):
        return worth_of_relay(t, g, Act.relay.thrower(option), Act.relay.aim(option))
    if Act.field.holds(option):
        return -value_of_fielder(t, g, at(g, Act.field.fielder(option)))
    if Act.race.holds(option):
        return -value_of_out(t, g, int(g.going), at(g, Act.race.fielder(option)))
    if Act.click.holds(option):
        return worth_of_picking(t, g, Act.click.figure(option))
    if Act.take.holds(option):
        return worth_of_taking(t, g, Act.take.pitch(option), Act.take.swing(option), simply)
    return worth_of_rarer(t, g, option)


@rule
def worth_of_rarer(t, g, option):
    """The same for plays on a ground ball, intangibles and replacements."""
    if Act.nudge.holds(option):
        return promise_of_face(t, g, int(g.green) + (1 if Act.nudge.way(option) else -1))
    if Act.no.holds(option):
        return (
            worth_of_gain(t, g, int(g.clicking)) if g.phase == Phase.LEAD else promise_of_face(t, g, g.green)
        )
    if Act.pass_.holds(option):
        player = Act.pass_.figure(option)
        return worth_of_click(t, g, player) if may_be_given(t, g, player) else 0
    if Act.stay.holds(option) or Act.in_.holds(option) or Act.swap.holds(option):
        return worth_of_replacing(t, g, option)
    return -value_of_play(t, g, option)


# --- What a position is worth ----------------------------------------------------------------------------------------


@rule
def odds_of(t, need):
    """In how many of 36 rolls two dice beat a number."""
    return int(t.judged.odds[max(0, min(39, need + 20))])


@rule
def needs_one(g):
    """Whether one run is what the team at bat plays for: the home team, tied or one behind at the end."""
    if not is_last_half(g):
        return False
    behind = int(g.runs[Team.VISITOR]) - int(g.runs[Team.HOME])
    return behind == 0 or behind == 1


@rule
def outlook(t, g, bases, outs, scored):
    """What the team at bat can expect with these bases taken, so many outs, and so many runs in on the play."""
    if needs_one(g):
        if scored > 0:
            return A_RUN
        return int(t.judged.outlook[1, min(outs, OUTS), bases])
    return A_RUN * scored + int(t.judged.outlook[0, min(outs, OUTS), bases])


@rule
def moved_up(bases, moving):
    """The bases after some of the runners have moved up one; who comes home from third is not on one any more."""
    return ((bases & ~moving) | (moving << 1)) & 7


# --- Dice ------------------------------------------------------------------------------------------------------------


@rule
def fence_depth(t, g, batter):
    """How deep the fences are on the whole where a batter hits."""
    total = 0
    for face in range(1, FACES + 1):
        total += int(g.fences[t.figures.spray[figure(t, batter), face]])
    return (total + FACES // 2) // FACES


@rule
def value_of_pair(t, g, batter, depth, pair):
    """What a pair of dice is worth to a batter."""
    arm, bat = figure(t, g.pitcher), figure(t, batter)
    part = int(t.judged.arms[arm, g.dial[g.pitcher], t.figures.chart[bat], depth, pair])
    return part + int(t.judged.swings[bat, g.dial[batter], depth, pair])


@rule
def values_of_pairs(t, g, batter):
    """The same of every pair: red with black or blue, white with black or blue."""
    depth = fence_depth(t, g, batter)
    rk, rb = value_of_pair(t, g, batter, depth, 0), value_of_pair(t, g, batter, depth, 1)
    wk, wb = value_of_pair(t, g, batter, depth, 2), value_of_pair(t, g, batter, depth, 3)
    return rk, rb, wk, wb


@rule
def value_of_duel(t, g, batter):
    """What a plate appearance is worth to a batter when both managers mix their dice as they should."""
    rk, rb, wk, wb = values_of_pairs(t, g, batter)
    low, high = max(min(rk, wk), min(rb, wb)), min(max(rk, rb), max(wk, wb))
    if low >= high:
        return low
    return (rk * wb - rb * wk) // (rk - rb - wk + wb)


@rule
def whim(g, salt):
    """A number below 65536 that nobody can guess from one at-bat to the next."""
    word = scramble(int(g.turns) * 977 + int(g.points[0]) * 31 + int(g.points[1]) * 57 + salt * 7919 + 1)
    word = scramble(word + int(g.batter) * 131 + int(g.pitcher) * 17 + int(g.dial[g.batter]))
    return word & 0xFFFF


@rule
def is_for_the_first(g, salt, a, b, c, d):
    """Whether to choose the first of two dice: worth ``a`` or ``c`` as the other chooses, the second ``b`` or ``d``.

    Where both must mix, it is a whim.
    """
    if a >= b and c >= d:
        return True
    if b >= a and d >= c:
        return False
    if a <= c and b <= d:  # the other's first for certain
        return a > b
    if c <= a and d <= b:
        return c > d
    return whim(g, salt) * abs(a - b - c + d) < abs(d - b) * 65536


@rule
def choose_swing(t, g):
    """SC-REG-DICE-2: the batter's part of the two-by-two game, unless a bunt is better."""
    if pays_to_bunt(t, g):
        return Act.bunt()
    rk, rb, wk, wb = values_of_pairs(t, g, g.batter)
    return Act.swing(Die.BLACK if is_for_the_first(g, 1, rk, rb, wk, wb) else Die.BLUE)


@rule
def choose_pitch(t, g):
    """SC-REG-DICE-1: the pitcher's part of the two-by-two game."""
    rk, rb, wk, wb = values_of_pairs(t, g, g.batter)
    return Act.pitch(Die.RED if is_for_the_first(g, 2, -rk, -wk, -rb, -wb) else Die.WHITE)


@rule
def answer_swing(t, g):
    """SC-CHA-SHUT-1: the better die against a roll that lies on the table."""
    red, white = 0, 0
    for pitch in range(SYMBOLS):
        value = value_of_symbols(t, g, pitch, int(g.bat_face))
        red += int(t.book.often[Die.RED, pitch]) * value
        white += int(t.book.often[Die.WHITE, pitch]) * value
    return Act.pitch(Die.RED if red <= white else Die.WHITE)


@rule
def usual_worth(t, g, result):
    """What a result is worth to the batter, whatever the bases and outs."""
    chart, depth = t.figures.chart[figure(t, g.batter)], fence_depth(t, g, g.batter)
    return int(t.judged.worth[chart, depth, result])


@rule
def value_of_symbols(t, g, pitch, swing):
    """What a combination is worth to the batter; total control about as much as a single, or an out."""
    home = int(t.book.home_of[pitch, swing])
    result = Result.SINGLE if home == 2 * COLUMNS else Result.K
    if home < 2 * COLUMNS:
        result = result_at(t, g, home)
    return usual_worth(t, g, result)


@rule
def worth_of_taking(t, g, pitch, swing, simply):
    """SC-PRE-TC-2, SC-PRE-TC-3: what a result is worth; in Preseason, what it leaves with these bases and outs."""
    result = controlled_result(t, g, int(t.book.home_of[pitch, swing]) % COLUMNS)
    by_bases = t.house.level == Level.PRESEASON and not simply
    worth = value_of_result(t, g, result) if by_bases else usual_worth(t, g, result)
    return worth if g.control == g.batter else -worth


@rule
def value_of_result(t, g, shown):
    """SC-PRE-RES, SC-PRE-SQ: what a result leaves to the team at bat in Preseason; a square is a toss for a hit."""
    result = without_square(shown)
    out = outlook(t, g, occupied(g), int(g.outs) + 1, 0)
    if result == Result.W:
        return value_of_walk(t, g)
    if is_deep_fly(result):
        count = fly_depth(result) + 1
        return (out + value_of_hit(t, g, 4 if count == 3 else count)) // 2
    if result == Result.SINGLE:
        return value_of_hit(t, g, 1)
    if result == Result.DOUBLE:
        return value_of_hit(t, g, 2)
    if result == Result.TRIPLE:
        return value_of_hit(t, g, 3)
    return value_of_hit(t, g, 4) if result == Result.HR else out


@rule
def value_of_hit(t, g, count):
    """SC-PRE-RES-2 to SC-PRE-RES-5, SC-PRE-GAIN-1: everybody advances so many bases, and the batter gains a click."""
    runners = (2 * occupied(g) + 1) << count  # the batter is the first bit
    scored = 0
    for home in range(BASES + 1, 2 * BASES + 2):
        scored += runners >> home & 1
    return outlook(t, g, runners >> 1 & 7, int(g.outs), scored) + worth_of_gain(t, g, int(g.batter))


@rule
def value_of_walk(t, g):
    """SC-PRE-RES-1: the batter on first, and whom he pushes one base on."""
    bases = occupied(g)
    if bases == 7:
        return outlook(t, g, 7, int(g.outs), 1)
    return outlook(t, g, bases | (bases + 1), int(g.outs), 0)


@rule
def promise_of_face(t, g, face):
    """SC-CHA-SPRAY-1: over a fence, or where fielders are farthest from the ball; hits go where they go."""
    if g.result >= Result.SINGLE and g.result <= Result.DOUBLE_BIG:
        return 0
    return promise_of_zone(g, int(t.figures.spray[figure(t, g.batter), face]))


@rule
def promise_of_zone(g, zone):
    """How good it is for a batter to hit the ball to a zone: fielders far away, a fence that is near."""
    nearest = NEAR
    for position in range(first_of_kind(g), end_of_kind(g)):
        nearest = min(nearest, abs(int(g.zone[position]) - zone))
    if is_deep_fly(g.result):
        nearest += (NEAR + 1) * (1 + fly_depth(g.result) - int(g.fences[zone]))
    return nearest


# --- Bunts and walks -------------------------------------------------------------------------------------------------


@rule
def pays_to_bunt(t, g):
    """SC-PLY-BUNT-1: whether a bunt leaves more than a swing; never with nobody on or two outs."""
    bases = occupied(g)
    if bases == 0 or g.outs == 2 or t.house.level < Level.PLAYOFFS:
        return False
    swing = ROLLS * outlook(t, g, bases, int(g.outs), 0)
    duel = value_of_duel(t, g, g.batter)
    swing += duel // 2 if needs_one(g) else duel
    return value_of_bunt(t, g, bases) > swing


@rule
def value_of_bunt(t, g, bases):
    """SC-PLY-BUNT-2 to SC-PLY-BUNT-4: two bunts in three are down, and the catcher may take a runner instead."""
    outs = int(g.outs)
    single = outlook(t, g, moved_up(bases, bases) | 1, outs, bases >> THIRD)
    forced = forced_runners(g)
    catcher = at(g, Position.C)
    least = ROLLS * outlook(t, g, moved_up(bases, bases), outs + 1, bases >> THIRD)
    for base in range(BASES):
        if bases >> base & 1:
            rest = bases & ~(1 << base)
            caught = outlook(t, g, moved_up(rest, rest) | 1, outs + 1, rest >> THIRD)
            out = ROLLS
            if forced >> base & 1 == 0:
                need = speed_of(t, g, player_on(g, base), False)
                out = odds_of(t, need - defense_of(t, g, catcher, True))
            least = min(least, out * caught + (ROLLS - out) * single)
    fielded = odds_of(t, ROUTINE + clutch_adds_when_it_counts(t, g) - defense_of(t, g, catcher, False))
    down = (fielded * least + (ROLLS - fielded) * ROLLS * single) // ROLLS
    often = int(t.book.often[Die.BLUE, 1])
    return (often * down + (FACES - often) * ROLLS * outlook(t, g, bases, outs + 1, 0)) // FACES


@rule
def pays_to_walk(t, g):
    """SC-PLY-IBB-1: whether the next batter, with first base taken too, is the lesser danger."""
    if t.house.level < Level.PLAYOFFS or runner_on(g, FIRST) or not in_scoring_position(g):
        return False
    bases, outs, seat = occupied(g), int(g.outs), bat_seat(g)
    waiting = int(g.lineup[seat, (int(g.slot[seat]) + 1) % SLOTS])
    now, then = value_of_duel(t, g, g.batter), value_of_duel(t, g, waiting)
    if needs_one(g):
        now, then = now // 2, then // 2
    more = outlook(t, g, bases | 1, outs, 0) - outlook(t, g, bases, outs, 0)
    return ROLLS * more + then < now


# --- Before the game -------------------------------------------------------------------------------------------------


BEST_SLOT = 5
"""Where the best hitter bats; who bats before him gets on base for him, and after him the weakest begin anew."""


@rule
def bat_for_slot(t, g):
    """SC-PRE-SETUP-1, SC-PLY-IBB-1: an order that rises to the best; where he might be walked, the best first."""
    if t.house.level >= Level.PLAYOFFS:
        return best_bat_left(t, g)
    weaker = SLOTS - BEST_SLOT if g.arranged < BEST_SLOT else 0
    first = g.arranging * ROSTER
    for place in range(t.team_size[g.arranging]):
        if may_bat(g, first + place) and count_weaker_bats(t, g, first + place) == weaker:
            return Act.bat(place)
    return Act.fill()


@rule
def best_bat_left(t, g):
    """The best of those who have no slot yet."""
    best, action = -9 * A_RUN, Act.fill()
    first = g.arranging * ROSTER
    for place in range(t.team_size[g.arranging]):
        if may_bat(g, first + place) and worth_at_bat(t, g, first + place) > best:
            best, action = worth_at_bat(t, g, first + place), Act.bat(place)
    return action


@rule
def count_weaker_bats(t, g, player):
    """How many of those who have no slot yet bat worse, or as well and sit behind him."""
    count, own = 0, worth_at_bat(t, g, player)
    first = seat_of(player) * ROSTER
    for other in range(first, first + t.team_size[g.arranging]):
        if may_bat(g, other):
            worth = worth_at_bat(t, g, other)
            if worth < own or (worth == own and other > player):
                count += 1
    return count


@rule
def worth_at_bat(t, g, player):
    """What a plate appearance of a player is worth as his dial stands."""
    return int(t.judged.bat[figure(t, player), g.dial[player]])


@rule
def choose_fence(t, g):
    """SC-REG-FENCE-1: near where the home team's power is greater, far where the visitors' is."""
    zone = int(g.arranged) + 1
    more = 0
    for slot in range(SLOTS):
        more += int(t.judged.power[figure(t, g.lineup[g.home, slot]), zone])
        more -= int(t.judged.power[figure(t, g.lineup[1 - g.home, slot]), zone])
    if more > 0:
        return Act.fence(Depth.SHALLOW)
    return Act.fence(Depth.DEEP if more < 0 else Depth.AVERAGE)


@rule
def has_better_hitter(t, g):
    """SC-CHA-STYLE-4: whether the home team's designated hitter is at least as good as the visitors'."""
    home, visitor = int(t.nine[g.home, Position.DH]), int(t.nine[1 - g.home, Position.DH])
    if home < 0 or visitor < 0:
        return home >= 0
    own, other = figure(t, int(g.home) * ROSTER + home), figure(t, (1 - int(g.home)) * ROSTER + visitor)
    return t.judged.bat[own, t.figures.marker[own]] >= t.judged.bat[other, t.figures.marker[other]]


# --- Before the pitch ------------------------------------------------------------------------------------------------


@rule
def prepare(t, g):
    """SC-REG-POS-1: fresh players for cold ones, everybody by the chart, the thief held, then the pitch or a walk."""
    untouched = True
    for position in range(Position.B1, FIELDED):
        if g.shifted[position]:
            untouched = False
    if untouched:
        if t.house.level >= Level.CHAMPIONSHIP:
            change = fresh_player(t, g)
            if change > 0:
                return change
        if not stands_by_chart(t, g):
            return Act.cover()
        if pays_to_hold(t, g):
            return Act.shift(Position.B1, ZONES)
    if may_shut_down(t, g):
        return Act.shut_down()
    return Act.walk() if pays_to_walk(t, g) else Act.ready()


@rule
def pays_to_hold(t, g):
    """SC-PLY-STEAL-5: whether the first baseman keeps a thief on first, who would run otherwise."""
    if t.house.level < Level.PLAYOFFS or not runner_on(g, FIRST) or runner_on(g, SECOND):
        return False
    if infielder_at(g, FIRST) != NOBODY_THERE or g.zone[Position.B1] == ZONES:
        return False
    need = speed_of(t, g, player_on(g, FIRST), True) - arm_of_catcher(t, g)
    free, held = gain_of_theft(t, g, odds_of(t, need)), gain_of_theft(t, g, odds_of(t, need - 1))
    faces = 0
    for face in range(1, FACES + 1):
        if t.figures.spray[figure(t, g.batter), face] == g.zone[Position.B1]:
            faces += 1
    return free - held > ROLLS * COST_OF_A_FACE * faces


COST_OF_A_FACE = 15
"""What a face of the chart costs that no infielder stands on, in thousandths of a run."""


@rule
def gain_of_theft(t, g, out):
    """What a steal of second brings when so many of 36 throws catch the thief; nobody goes for less than nothing."""
    bases, outs = occupied(g), int(g.outs)
    stays, safe = outlook(t, g, bases, outs, 0), outlook(t, g, bases + 1, outs, 0)
    caught = outlook(t, g, bases - 1, outs + 1, 0)
    return max(0, out * caught + (ROLLS - out) * safe - ROLLS * stays)


@rule
def fresh_player(t, g):
    """SC-CHA-SUB-1: an arm that is clearly better than a cold one; in the end, a better glove; or 0."""
    if g.dial[g.pitcher] >= B1:
        reliever = best_arm(t, g, worth_of_arm(t, g.pitcher, g.dial[g.pitcher]) - 15)
        if reliever != NOBODY_THERE:
            return Act.in_(reliever, int(g.pitcher) % ROSTER)
    seat = field_seat(g)
    lead = int(g.points[seat]) - int(g.points[1 - seat])
    if g.inning < LAST_INNING or lead < 1 or lead > 3 or g.faced > 0:
        return 0
    return better_glove(t, g, seat)


@rule
def worth_of_arm(t, player, step):
    """What a pitcher allows at a dial position."""
    return int(t.judged.arm[figure(t, player), min(int(step), STEPS)])


@rule
def best_arm(t, g, most):
    """The place of the pitcher on the bench who allows least, if that is less than this; or NOBODY_THERE."""
    seat = field_seat(g)
    found = NOBODY_THERE
    for place in range(t.team_size[seat]):
        player = seat * ROSTER + place
        if is_pitcher(t, player) and on_bench(t, g, player):
            worth = worth_of_arm(t, player, entry_step(t, player))
            if worth < most:
                most, found = worth, place
    return found


@rule
def better_glove(t, g, seat):
    """A spare who plays a position as his own and fields it clearly better; or 0."""
    best, action = 1, 0
    for position in range(Position.B1, FIELDED):
        other = int(g.fielder[seat, position])
        for place in range(t.team_size[seat]):
            player = seat * ROSTER + place
            if on_bench(t, g, player) and int(t.figures.plays[figure(t, player)]) >> position & 1:
                more = int(t.figures.defense[figure(t, player)]) - int(t.figures.defense[figure(t, other)])
                if more > best:
                    best, action = more, Act.in_(place, other % ROSTER)
    return action


@rule
def use_bench(t, g):
    """SC-CHA-SUB-1: late, and not ahead by much, a better bat for a pitcher or a cold hitter."""
    seat = bat_seat(g)
    if g.inning < LATE or g.points[seat] > g.points[1 - seat] + 1:
        return Act.ready()
    batter = int(g.batter)
    spot = int(g.spot[batter])
    best = int(t.judged.bat[figure(t, batter), g.dial[batter]]) + (20 if is_pitcher(t, batter) else 60)
    action = Act.ready()
    for place in range(t.team_size[seat]):
        player = seat * ROSTER + place
        if on_bench(t, g, player) and not is_pitcher(t, player):
            fits = spot == Position.P or spot == Position.DH
            fits = fits or int(t.figures.plays[figure(t, player)]) >> spot & 1
            worth = int(t.judged.bat[figure(t, player), t.figures.marker[figure(t, player)]])
            if fits and worth > best and may_replace(t, g, player, batter):
                best, action = worth, Act.in_(place, batter % ROSTER)
    return action


@rule
def worth_of_replacing(t, g, option):
    """Who comes in: the arm that allows least, else who plays there and bats best; who fits may stay."""
    player = int(g.removing) if g.phase != Phase.RELIEVE else at(g, Position.P)
    spot = int(g.spot[player])
    if Act.stay.holds(option):
        if g.phase == Phase.RELIEVE:
            return -worth_of_arm(t, player, int(g.dial[player]) + clicks_of_fatigue(t, g))
        return worth_at(t, player, spot) + 100
    if Act.swap.holds(option):
        return -50 * A_RUN
    other = seat_of(player) * ROSTER + Act.in_.comes(option)
    if spot == Position.P:
        return -worth_of_arm(t, other, entry_step(t, other))
    return worth_at(t, other, spot)


@rule
def worth_at(t, player, spot):
    """What a spare is worth at a position: above all that it is his own, then his bat."""
    who = figure(t, player)
    own = int(t.figures.plays[who]) >> spot & 1
    return int(t.judged.bat[who, t.figures.marker[who]]) + (A_RUN if own or spot == Position.DH else 0)


# --- Running ---------------------------------------------------------------------------------------------------------


@rule
def value_of_going(t, g, going):
    """What is left when these runners go and the defense throws where it hurts most, in 36ths."""
    worth = value_of_no_throw(t, g, going)
    for base in range(BASES):
        if going >> base & 1:
            out = odds_against(t, g, base)
            if out > 0:
                worth = min(worth, value_of_throw(t, g, going, base, out, g.phase == Phase.STEAL))
    return worth


@rule
def value_of_throw(t, g, going, base, out, stealing):
    """What a throw at a runner leaves, in 36ths; SC-PLY-TUP-6, SC-PLY-XB-6: behind a throw home all others move up."""
    bases, outs = occupied(g), int(g.outs)
    if base == THIRD and not stealing:
        going = bases
    rest = going & ~(1 << base)
    ahead = rest >> THIRD if outs + 1 < OUTS or base < THIRD else 0
    caught = outlook(t, g, moved_up(bases & ~(1 << base), rest), outs + 1, ahead)
    safe = outlook(t, g, moved_up(bases, going), outs, going >> THIRD)
    return out * caught + (ROLLS - out) * safe


@rule
def odds_against(t, g, base):
    """In how many of 36 throws a runner who goes from a base is out."""
    if g.phase == Phase.STEAL:
        return odds_of_catching(t, g, base)
    if g.phase == Phase.TAG_UP:
        return odds_of_peg(t, g, base)
    away = reach(g)
    best = 0
    for position in range(Position.LF, FIELDED):
        if away >= 0 and gets_there(g, position, away):
            best = max(best, odds_of_return(t, g, base, position))
    return best


@rule
def odds_of_catching(t, g, base):
    """SC-PLY-STEAL-3, SC-PLY-STEAL-5: the catcher's throw at a thief."""
    strength = arm_of_catcher(t, g) + holding_adds(g, base)
    return odds_of(t, speed_of(t, g, player_on(g, base), True) - strength)


@rule
def need_from_outfield(t, g, base, racing):
    """SC-PLY-TUP-7, SC-PLY-XB-7: what an outfielder's throw at a runner must beat."""
    aim = base + 1
    need = speed_of(t, g, player_on(g, base), racing) + long_throw(t, g, g.ball, aim) + int(g.deep)
    return need + 1 if aim == HOME_PLATE else need


@rule
def odds_of_peg(t, g, base):
    """SC-PLY-TUP-4, SC-PLY-TUP-8: an outfielder's throw after a catch."""
    aim = base + 1
    if not can_tag_at(g, aim):
        return 0
    need = need_from_outfield(t, g, base, False)
    if infielder_at(g, aim) == NOBODY_THERE:
        need += 1
    return odds_of(t, need - defense_of(t, g, g.man, True) - (2 if aim == SECOND else 0))


@rule
def odds_of_return(t, g, base, position):
    """SC-PLY-XB-4: an outfielder's throw after a hit."""
    return odds_of(t, need_from_outfield(t, g, base, True) - defense_of(t, g, at(g, position), True))


@rule
def value_of_throwing(t, g, base, by):
    """SC-PLY-STEAL-3, SC-PLY-TUP-5: what a throw at a thief, or at one who tagged up, leaves the other team."""
    stealing = g.phase == Phase.STEAL_THROW
    odds = 0
    if stealing:
        odds = odds_of_catching(t, g, base)
    elif is_best_cover(t, g, base + 1, by):
        odds = odds_of_peg(t, g, base)
    return value_of_throw(t, g, int(g.going), base, odds, stealing)


@rule
def value_of_no_throw(t, g, going):
    """What is left when those who go are let go, in 36ths."""
    return ROLLS * outlook(t, g, moved_up(occupied(g), going), int(g.outs), going >> THIRD)


# --- Ground balls ----------------------------------------------------------------------------------------------------


@rule
def likely_fielder(t, g):
    """Who will field a ground ball: the best glove of those who get there; anybody if nobody does."""
    away = reach(g)
    man, best = at(g, Position.SS), -1
    for position in range(Position.B1, Position.LF):
        if gets_there(g, position, away):
            strength = defense_of(t, g, at(g, position), True)
            if strength > best:
                best, man = strength, at(g, position)
    return man


@rule
def least_of_plays(t, g, going, man, least):
    """What is left of a fielded ground ball when the defense plays at a runner, if that leaves less, in 36ths."""
    for base in range(BASES):
        if g.forced >> base & 1:
            least = min(least, value_of_force(t, g, going, base, 0))
        elif going >> base & 1 and can_tag_at(g, base + 1):
            least = min(least, value_of_tag(t, g, going, base, man))
    return least


@rule
def value_of_all_safe(t, g, going):
    """Everybody moves up and the batter is on first."""
    moving = int(g.forced) | going
    return outlook(t, g, moved_up(occupied(g), moving) | 1, int(g.outs), moving >> THIRD)


@rule
def value_of_out(t, g, going, man):
    """SC-PLY-RUN-8, SC-CHA-SPEED-2: the batter is out, or thrown at if he is a Speed Demon, in 36ths."""
    moving, outs = int(g.forced) | going, int(g.outs) + 1
    made = 0
    if outs < OUTS:
        made = outlook(t, g, moved_up(occupied(g), moving), outs, moving >> THIRD)
    if not is_demon_at_bat(t, g):
        return ROLLS * made
    need = speed_of(t, g, g.batter, False) + long_throw(t, g, g.ball, FIRST)
    out = odds_of(t, need - defense_of(t, g, man, True))
    return out * made + (ROLLS - out) * value_of_all_safe(t, g, occupied(g))


@rule
def value_of_force(t, g, going, base, handicap):
    """SC-PLY-FORCE-2, SC-PLY-DP-2: a forced runner is out, and perhaps the batter with him, in 36ths."""
    if int(g.outs) + 1 >= OUTS:
        return 0
    return value_of_relay(t, g, going, base, 0 if g.bunting else best_relay(t, g, base + 1, handicap))


@rule
def value_of_relay(t, g, going, base, out):
    """A runner is out, and in so many of 36 throws the batter with him, in 36ths."""
    outs = int(g.outs) + 1
    rest = (int(g.forced) | going) & ~(1 << base)
    bases = moved_up(occupied(g) & ~(1 << base), rest)
    two = 0 if outs + 1 >= OUTS else outlook(t, g, bases, outs + 1, rest >> THIRD)
    return out * two + (ROLLS - out) * outlook(t, g, bases | 1, outs, rest >> THIRD)


@rule
def best_relay(t, g, start, handicap):
    """SC-PLY-DP-3, SC-PLY-DP-6: in how many of 36 throws the batter is out too, after an out at a base."""
    need = speed_of(t, g, g.batter, False) + int(g.moved) + handicap + long_relay(t, start, FIRST)
    if start == HOME_PLATE:
        return odds_of(t, need - defense_of(t, g, at(g, Position.C), True))
    best = 0
    for position in range(Position.B1, Position.LF):
        if is_base_zone(start, g.zone[position]):
            best = max(best, odds_of(t, need - strength_of_relay(t, g, at(g, position))))
    return best


@rule
def strength_of_relay(t, g, player):
    """SC-CHA-DPW-1: a fielder's defense on a throw for two."""
    return defense_of(t, g, player, True) + adds(t, g, player, Intangible.WIZARD)


@rule
def odds_of_tag(t, g, base, man):
    """SC-PLY-TAG-2, SC-PLY-TAG-6: in how many of 36 throws a runner who was sent is out."""
    aim = base + 1
    need = speed_of(t, g, player_on(g, base), False)
    if not g.bunting:
        need += long_throw(t, g, g.ball, aim)
    if infielder_at(g, aim) == NOBODY_THERE:
        need += 1
    return odds_of(t, need - defense_of(t, g, man, True))


@rule
def value_of_tag(t, g, going, base, man):
    """SC-PLY-TAG-2, SC-PLY-TAG-8: a throw at a runner who was sent, in 36ths."""
    out = odds_of_tag(t, g, base, man)
    rest = (int(g.forced) | going) & ~(1 << base)
    outs = int(g.outs) + 1
    made = 0
    if outs < OUTS:
        made = outlook(t, g, moved_up(occupied(g) & ~(1 << base), rest) | 1, outs, rest >> THIRD)
    return out * made + (ROLLS - out) * value_of_all_safe(t, g, going)


@rule
def value_of_play(t, g, action):
    """What a play leaves, in 36ths."""
    going = int(g.going)
    if Act.out.holds(action):
        return value_of_out(t, g, going, int(g.man))
    if Act.force.holds(action):
        return value_of_force(t, g, going, Act.force.aim(action) - 1, 0)
    if Act.tag.holds(action):
        if not is_best_cover(t, g, Act.tag.aim(action), Act.tag.by(action)):
            return ROLLS * ROLLS * A_RUN
        return value_of_tag(t, g, going, Act.tag.aim(action) - 1, int(g.man))
    return value_of_two(t, g, going, Act.double.aim(action) - 1, Act.double.by(action))


@rule
def is_best_cover(t, g, aim, by):
    """SC-PLY-TAG-6: whether nobody need run to a base for the tag, or the right one does."""
    return by == NOBODY_THERE or by == best_cover(t, g, aim)


@rule
def best_cover(t, g, aim):
    """SC-PLY-TAG-6: which infielder runs to a base for the tag: who has most use of the click he may gain there."""
    best, found = -1, NOBODY_THERE
    for step in range(INFIELD):
        if can_move_to(g, Position.B1 + step, aim) > 0:
            worth = max(0, worth_of_gain(t, g, at(g, Position.B1 + step)))
            if worth > best:
                best, found = worth, step
    return found


@rule
def value_of_two(t, g, going, base, step):
    """SC-PLY-DP-4: an infielder runs to a base to make two outs there, by a force or a tag first, in 36ths."""
    player = at(g, Position.B1 + step)
    covers = odds_of(t, ROUTINE + clutch_adds_when_it_counts(t, g) - defense_of(t, g, player, False))
    safe = ROLLS * value_of_all_safe(t, g, going)
    both = value_of_covered_force(t, g, going, base, player, 0)
    if g.forced >> base & 1 == 0:
        out = odds_of_tag(t, g, base, g.man)
        both = value_of_covered_force(t, g, going, base, player, AFTER_A_TAG)
        both = (out * both + (ROLLS - out) * safe) // ROLLS
    return (covers * both + (ROLLS - covers) * safe) // ROLLS


@rule
def value_of_covered_force(t, g, going, base, player, handicap):
    """SC-PLY-DP-4: an out by a man who had to run for it, and his relay, in 36ths."""
    need = speed_of(t, g, g.batter, False) + 1 + handicap + long_relay(t, base + 1, FIRST)
    return value_of_relay(t, g, going, base, odds_of(t, need - strength_of_relay(t, g, player)))


@rule
def worth_of_relay(t, g, position, aim):
    """SC-PLY-DP-2, SC-PLY-DP-7: the throw that retires somebody most likely, a runner ahead of the batter rather."""
    target = int(g.batter) if aim == FIRST else player_on(g, aim - 1)
    need = speed_of(t, g, target, False) + long_relay(t, int(g.from_base), aim)
    odds = odds_of(t, need - strength_of_relay(t, g, at(g, position)))
    return 10 * odds + 5 * aim


@rule
def value_of_fielder(t, g, man):
    """SC-REG-FIELD-3, SC-CHA-SPEED-2: the best glove; at a Speed Demon, what the ball leaves when he fields it."""
    return value_of_fielding(t, g, man) if is_demon_at_bat(t, g) else -defense_of(t, g, man, False)


@rule
def value_of_fielding(t, g, man):
    """What a ball hit by a Speed Demon leaves when a fielder goes for it and a runner is to be out, in 36ths."""
    need = ROUTINE + clutch_adds_when_it_counts(t, g) + (1 if is_scorcher(g.result) and reach(g) > 0 else 0)
    fields = odds_of(t, need - defense_of(t, g, man, False))
    safe = ROLLS * value_of_all_safe(t, g, int(g.going))
    least = least_of_plays(t, g, int(g.going), man, safe)
    return (fields * least + (ROLLS - fields) * safe) // ROLLS


# --- Clicks ----------------------------------------------------------------------------------------------------------


@rule
def chances_left(t, g, player):
    """How many plate appearances a player's dial is likely to be read in yet, at bat or on the mound."""
    left = max(1, LAST_INNING + 1 - int(g.inning))
    if not is_pitcher(t, player):
        return (4 * left + SLOTS - 1) // SLOTS
    if t.house.level >= Level.CHAMPIONSHIP:
        left = max(1, min(left, int(t.figures.endurance[figure(t, player)]) - int(g.innings[player]) + 1))
    return 4 * left


@rule
def worth_of_step(t, player, step):
    """What a dial position is worth to a player's team, a plate appearance."""
    if is_pitcher(t, player):
        return -worth_of_arm(t, player, step)
    return int(t.judged.bat[figure(t, player), min(max(int(step), R6), STEPS)])


@rule
def worth_of_gain(t, g, player):
    """What one click more is worth to a player's team, in all."""
    return worth_of_click(t, g, player) if may_gain(t, g, player) else 0


@rule
def worth_of_click(t, g, player):
    """The same for one whose dial turns."""
    step = int(g.dial[player])
    return (worth_of_step(t, player, step - 1) - worth_of_step(t, player, step)) * chances_left(t, g, player)


@rule
def worth_of_loss(t, g, player):
    """What one click less costs a player's team; past the last one he must go, if that is how it is played."""
    step = int(g.dial[player])
    if step >= B4:
        return A_RUN if t.house.level >= Level.CHAMPIONSHIP else 0
    return (worth_of_step(t, player, step) - worth_of_step(t, player, step + 1)) * chances_left(t, g, player)


@rule
def worth_of_picking(t, g, player):
    """SC-PLY-PICK-1: a gain for whom it brings most, a loss for whom it costs least."""
    return worth_of_gain(t, g, player) if g.click_sign[0] > 0 else -worth_of_loss(t, g, player)


@rule
def pays_to_intimidate(t, g):
    """SC-CHA-INTIM-1: whether the opponent's click is worth more than one's own."""
    opponent = int(g.pitcher) if g.control == g.batter else int(g.batter)
    return worth_of_loss(t, g, opponent) > worth_of_gain(t, g, int(g.control))


@rule
def pays_to_throw_heat(t, g):
    """SC-CHA-FLAME-1, SC-CHA-FLAME-2: whether a strikeout, two times in three, is worth a click."""
    saved = usual_worth(t, g, g.result) - usual_worth(t, g, Result.K)
    if occupied(g):
        saved = saved * 3 // 2
    return 2 * saved > 3 * worth_of_loss(t, g, int(g.pitcher))
