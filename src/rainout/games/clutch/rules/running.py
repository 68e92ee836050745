"""Runners: hits, ground balls, fly balls, double plays, steals, and throws at them (CB-3.12 to CB-3.14, CB-4.3)."""

from rainout.core.kernel import rule
from rainout.core.listing import list_if
from rainout.diamond.bases import bring_batter, lead_base, move, runners_on, walk_batter
from rainout.diamond.innings import count_error, count_hit, put_out_batter, put_out_runner, score_run
from rainout.diamond.state import BASES, BATTER, FIRST, OUTS, SECOND, THIRD
from rainout.diamond.table import bat_seat, field_seat, occupied, player_on, runner_on, walked_off
from rainout.diamond.waiting import wait_for
from rainout.games.clutch.actions import Act, Told
from rainout.games.clutch.rules.numbers import (
    forget_additions,
    part_text,
    throw_rating,
    throw_speed,
    throw_total,
    weather_text,
)
from rainout.games.clutch.rules.pitchers import note_quality
from rainout.games.clutch.rules.table import does, lead, seat_of, thrown_at
from rainout.games.clutch.rules.zones import discard_because
from rainout.games.clutch.state import NOBODY_THERE, SUBSETS, UNKNOWN, Code, Due, Going, Phase
from rainout.games.clutch.vocabulary import PARTS, Attribute, DiscardWhen, Result, Throw, Verb

# --- Runs and outs ---------------------------------------------------------------------------------------------------


@rule
def come_home(t, g, runner):
    """CB-3.6-5, R-77: a run, one at a time; in Home's last half the one that takes the lead wins."""
    seat = bat_seat(g)
    before = lead(g)
    pitcher = int(g.charged[runner])
    charge_run(g, runner, pitcher)
    g.points[seat] += 1
    g.runs_half += 1
    g.scored += 1
    g.scorer_icons = int(g.scorer_icons) | int(t.players.icons[runner])
    score_run(g, seat, runner + 1)
    if g.active_count and pitcher != NOBODY_THERE:
        discard_because(t, g, seat_of(pitcher), DiscardWhen.RUN_CHARGED, NOBODY_THERE, pitcher)
    if lead(g) != before:
        g.lead_changes += 1
        if g.active_count:
            discard_because(t, g, 0, DiscardWhen.LEAD_CHANGE, NOBODY_THERE, NOBODY_THERE)
            discard_because(t, g, 1, DiscardWhen.LEAD_CHANGE, NOBODY_THERE, NOBODY_THERE)
    if walked_off(g):
        g.won = 1


@rule
def charge_run(g, runner, pitcher):
    """R-28, CB-3.4.B-4, CB-3.4.B-5: the run is the pitcher's who let him on base; unearned on or after an error."""
    if pitcher == NOBODY_THERE:
        return
    g.allowed[pitcher] += 1
    if not g.unearned[runner] and not g.erred:
        g.earned[pitcher] += 1


@rule
def advance(t, g, base, count):
    """A runner goes on by some bases that are free, or home."""
    runner, end = player_on(g, base), stop_at(g, base, base + count)
    if end != base and move(g, bat_seat(g), base, end):
        come_home(t, g, runner)


@rule
def advance_all(t, g, count):
    """Everybody on base goes on by some bases, the lead runner first."""
    for base in range(THIRD, FIRST - 1, -1):
        if runner_on(g, base):
            advance(t, g, base, count)


@rule
def stop_at(g, start, end):
    """R-35: with the winning run in, nobody else comes home unless on a home run; all stop behind the man ahead."""
    if g.won and g.result != Result.HR:
        end = min(end, THIRD)
        while end > start and runner_on(g, end):
            end -= 1
    return end


@rule
def reach(t, g, base):
    """CB-5-9: the batter is safe at a base, or comes home."""
    batter = int(g.batter)
    g.safe = 1
    g.charged[batter] = g.pitcher
    g.unearned[batter] = g.erred
    if bring_batter(g, bat_seat(g), batter + 1, stop_at(g, BATTER, base)):
        come_home(t, g, batter)


@rule
def retire_batter(t, g):
    """CB-3.3-2: the batter is out, an out for the pitcher."""
    g.outs_by[g.pitcher] += 1
    put_out_batter(g, field_seat(g), int(g.batter) + 1)
    note_quality(t, g)


@rule
def retire_runner(t, g, base):
    """R-28: a runner is out; the out is the current pitcher's."""
    g.outs_by[g.pitcher] += 1
    put_out_runner(g, field_seat(g), base)
    note_quality(t, g)


# --- The outcome -----------------------------------------------------------------------------------------------------


@rule
def score_as(g, code):
    """CB-3.3-7: how the at-bat is written in the scorebook; told before the outs, runs and moves that come of it."""
    g.code = code
    stranded = runners_on(g) if code == Code.SO and g.outs == OUTS - 1 else 0
    Told.finished(g, bat_seat(g), g.batter, g.pitcher, code, stranded)


@rule
def play_outcome(t, g):
    """CB-3.8.E-4: the Result is the Outcome; what moves by itself moves, then runners may be sent."""
    result = int(g.result)
    g.outs_before = g.outs
    g.going = 0
    g.due = Due.FINISH_AT_BAT
    if result != Result.GB:
        count_result(g, result)
        score_as(g, result)
    if result == Result.SO or result == Result.LD:
        retire_batter(t, g)
    elif result == Result.GB:
        ground_ball(t, g)
    elif result == Result.FB:
        fly_ball(t, g)
    elif result == Result.BB or result == Result.HBP:
        take_first(t, g)
    elif result == Result.E:
        misplay(t, g)
    else:
        hit(t, g, result - Result.B1 + 1)


@rule
def count_result(g, result):
    """CB-5-82, CB-5-32: hits, errors, and walks proper, which are charged to the pitcher."""
    if result >= Result.B1 and result <= Result.HR:
        count_hit(g, bat_seat(g), int(g.batter) + 1, result - Result.B1 + 1)
    elif result == Result.E:
        g.erred = 1
        count_error(g, field_seat(g), int(g.batter) + 1)
    elif result == Result.BB:
        g.walks[g.pitcher] += 1


@rule
def move_lead(t, g):
    """CB-5-49, CB-5-9: a card moves the lead runner up once the play is over, if it is the one it was played on.

    The batter was no runner then.
    """
    base = lead_base(g)
    if g.lead_on != UNKNOWN and g.lead_on != g.result:
        return
    if g.outs < OUTS and not g.won and base >= 0 and player_on(g, base) != g.batter:
        advance(t, g, base, int(g.lead_bases))


@rule
def take_first(t, g):
    """CB-5-82, CB-5-39, R-53, R-63: the batter to first, forced runners one base on."""
    batter = int(g.batter)
    g.safe = 1
    g.charged[batter] = g.pitcher
    g.unearned[batter] = 0
    third = player_on(g, THIRD)
    if walk_batter(g, bat_seat(g), batter + 1):
        come_home(t, g, third)
    if g.code != Code.IBB:
        g.walked_half += 1


@rule
def misplay(t, g):
    """CB-5-32: an error: everybody one base on, nothing earned."""
    advance_all(t, g, 1)
    reach(t, g, FIRST)


@rule
def hit(t, g, bases):
    """CB-3.12.A-1, CB-3.12.A-2: everybody as many bases as the batter; then, after 1B or 2B, more may be tried."""
    advance_all(t, g, bases)
    reach(t, g, bases - 1)
    g.why = Going.HIT
    ask_sends(g)


@rule
def fly_ball(t, g):
    """CB-5-35, CB-3.12.D-1: the batter is out; unless that ends the half, runners may tag up."""
    retire_batter(t, g)
    g.why = Going.FLY
    if g.outs < OUTS and not tag_ups_barred(t, g):
        ask_sends(g)


@rule
def tag_ups_barred(t, g):
    """R-65, CB-C-40: whether the Stadium, where it works, or the weather keeps runners where they are on this play."""
    if g.park > 0:
        for part in range(PARTS):
            text = part_text(t, g, part)
            if text >= 0 and does(t, text, Verb.NO_TAG_UPS):
                return True
    text = weather_text(t, g)
    return text >= 0 and does(t, text, Verb.NO_TAG_UPS)


# --- Sending runners (CB-3.12.B, CB-3.12.D, R-51) --------------------------------------------------------------------


@rule
def may_be_sent(g):
    """R-50: bases, as bits, whose runners may be sent: never the batter, never after 3B or HR."""
    bits = occupied(g)
    if g.why == Going.HIT:
        if g.result == Result.B1:
            return bits & (1 << SECOND | 1 << THIRD)
        return bits & 1 << THIRD if g.result == Result.B2 else 0
    if g.why == Going.FLY:
        return bits
    return bits & (1 << SECOND if g.why == Going.GROUND else 1 << THIRD)


@rule
def can_go(g, bits):
    """R-51, CB-3.12.B-7: each goes only to a base that is empty or is being left."""
    held = occupied(g) & ~bits
    return (bits << 1) & held == 0


@rule
def ask_sends(g):
    """CB-5-33: the offense announces who tries for more, if anybody can."""
    if g.won:
        return
    for bits in range(1, SUBSETS):
        if bits & ~may_be_sent(g) == 0 and can_go(g, bits):
            wait_for(g, Phase.SEND, bat_seat(g))
            return


@rule
def list_sends(g, out):
    """R-51: every set of runners that can go, nobody first."""
    allowed = may_be_sent(g)
    n = 0
    for bits in range(SUBSETS):
        n = list_if(out, n, Act.send(bits), bits & ~allowed == 0 and can_go(g, bits))
    return n


@rule
def send(t, g, bits):
    """R-51: all attempts are declared at once; then the defense picks one to throw at."""
    g.going = 0
    if bits == 0:
        settle_runners(t, g, False)
        return
    for base in range(THIRD, FIRST - 1, -1):
        if bits >> base & 1:
            g.going = int(g.going) | 1 << base
            Told.sent(g, bat_seat(g), player_on(g, base), base + 1)
    wait_for(g, Phase.THROW, field_seat(g))


@rule
def list_throws(g, out):
    """CB-3.12.B-6, CB-3.12.D-5: one target, or no throw."""
    n = 0
    for base in range(BASES):
        n = list_if(out, n, Act.throw(base), int(g.going) >> base & 1)
    return list_if(out, n, Act.let(), g.phase == Phase.THROW)


@rule
def throw_at(t, g, base):
    """CB-3.12.B-6, CB-3.14-5: the defense throws at the runner from a base."""
    start_throw(t, g, int(Throw.STEAL) if g.phase == Phase.STEAL_THROW else throw_kind(g), base)


@rule
def let_go(t, g):
    """R-51: no throw; all are safe."""
    Told.no_throw(g, field_seat(g))
    settle_runners(t, g, False)


@rule
def settle_runners(t, g, thrown):
    """CB-3.12.B-6, CB-3.12.D-5, CB-3.12.D-6: who is thrown at may be out; the others arrive, the lead runner first."""
    g.due = Due.FINISH_AT_BAT
    if g.why == Going.GROUND or g.why == Going.INFIELD_IN:
        settle_grounder(t, g, thrown)
        return
    if thrown:
        retire_thrown(t, g)
    if g.why == Going.FLY and int(g.going) >> THIRD & 1:
        g.code = Code.SF
    arrive(t, g)


@rule
def retire_thrown(t, g):
    """CB-3.11.A-1: the runner thrown at, if the throw got him."""
    if g.thrown_out:
        g.going = int(g.going) & ~(1 << int(g.aim))
        retire_runner(t, g, int(g.aim))


@rule
def arrive(t, g):
    """R-51: everybody who went and is not out is safe one base on."""
    for base in range(THIRD, FIRST - 1, -1):
        if int(g.going) >> base & 1:
            g.going = int(g.going) & ~(1 << base)
            advance(t, g, base, 1)


# --- Ground balls (CB-3.12.C, CB-3.13, CB-4.3) -----------------------------------------------------------------------


@rule
def ground_ball(t, g):
    """The matrix of ground balls: with two outs the batter is simply out (R-53)."""
    if g.outs == OUTS - 1:
        ground_out(t, g)
    elif g.infield_in and runner_on(g, THIRD):
        drawn_in(t, g)
    elif runner_on(g, FIRST):
        wait_for(g, Phase.DOUBLE_PLAY, field_seat(g))
    else:
        choice = runner_on(g, SECOND)
        if not choice:
            ground_out(t, g)
        if runner_on(g, THIRD):
            advance(t, g, THIRD, 1)
        if choice and g.won:
            ground_out(t, g)
        elif choice:
            g.why = Going.GROUND
            ask_sends(g)


@rule
def ground_out(t, g):
    """CB-5-37: the batter is out, and nobody else."""
    score_as(g, int(Code.GB))
    retire_batter(t, g)


@rule
def drawn_in(t, g):
    """CB-4.3-3 to CB-4.3-9: bases loaded, the runner on third is out; else the offense decides whether he goes."""
    if runners_on(g) == BASES:
        score_as(g, int(Code.FC))
        retire_runner(t, g, THIRD)
        advance(t, g, SECOND, 1)
        advance(t, g, FIRST, 1)
        reach(t, g, FIRST)
    else:
        g.why = Going.INFIELD_IN
        ask_sends(g)


@rule
def settle_grounder(t, g, thrown):
    """CB-3.12.C-3, CB-3.12.C-4, R-55, R-57: thrown at, everybody else is safe; if not, the batter is out."""
    base = SECOND if g.why == Going.GROUND else THIRD
    sent = int(g.going) >> base & 1
    g.going = 0
    if thrown:
        score_as(g, int(Code.FC))
    else:
        ground_out(t, g)
    if thrown and g.thrown_out:
        retire_runner(t, g, base)
    elif sent:
        advance(t, g, base, 1)
    if g.why == Going.INFIELD_IN and runner_on(g, FIRST):
        advance(t, g, FIRST, 1)
    if thrown and g.outs < OUTS:
        reach(t, g, FIRST)


@rule
def take_one(t, g):
    """R-54: no double play is tried: the batter is out, forced runners move up."""
    ground_out(t, g)
    advance_all(t, g, 1)
    g.due = Due.FINISH_AT_BAT


@rule
def go_for_two(t, g):
    """CB-3.13-2: the runner from first is out by rule; then the throw at the batter."""
    retire_runner(t, g, FIRST)
    start_throw(t, g, Throw.DOUBLE_PLAY, BATTER)


@rule
def settle_double_play(t, g):
    """CB-3.13-4, CB-3.13-5, R-53, R-54: both out, or the batter safe; the others move unless the half is over."""
    score_as(g, int(Code.DP if g.thrown_out else Code.FC))
    if g.thrown_out:
        retire_batter(t, g)
    if g.outs < OUTS:
        advance_all(t, g, 1)
        if not g.thrown_out:
            reach(t, g, FIRST)
    g.due = Due.FINISH_AT_BAT


# --- Throws (CB-3.11) ------------------------------------------------------------------------------------------------


@rule
def start_throw(t, g, throw, aim):
    """A throw is announced: what it is for, and at whom."""
    g.throw = throw
    g.aim = aim
    g.thrown = thrown_at(g)
    g.throw_face = 0
    g.thrown_out = 0
    forget_throw(g)
    Told.throws(g, field_seat(g), thrown_at(g), throw, throw_speed(t, g) - throw_rating(t, g))
    g.due = Due.THROW_WINDOW


@rule
def forget_throw(g):
    """R-48: a new throw or check is a new calculation, and may be changed again."""
    g.throw_changes[0] = 0
    g.throw_changes[1] = 0
    forget_additions(g, int(Attribute.BR), int(Attribute.BUNT_ROLL))


@rule
def judge_throw(t, g):
    """CB-3.11.A-1, CB-3.11.A-2: above the speed he is out; a tie is safe."""
    g.thrown_out = 1 if throw_total(t, g) > throw_speed(t, g) else 0


@rule
def settle_throw(t, g):
    """What the throw came to."""
    Told.threw(g, field_seat(g), thrown_at(g), g.thrown_out, throw_total(t, g), throw_speed(t, g))
    if g.throw == Throw.STEAL:
        settle_steal(t, g)
    elif g.throw == Throw.DOUBLE_PLAY:
        settle_double_play(t, g)
    else:
        settle_runners(t, g, True)


@rule
def throw_kind(g):
    """CB-3.12: what a throw at a runner who was sent is for."""
    if g.why == Going.HIT:
        return int(Throw.EXTRA)
    return int(Throw.TAG_UP if g.why == Going.FLY else Throw.GROUND)


# --- Steals (CB-3.14) ------------------------------------------------------------------------------------------------


@rule
def steals(g):
    """CB-3.14-2, R-58: which steals may be declared, as bits of the sets 1 (from first), 2 (from second), 3 (both)."""
    sets = 0
    third_free = not runner_on(g, THIRD)
    if runner_on(g, FIRST) and not runner_on(g, SECOND):
        sets |= 1 << 1
    if runner_on(g, SECOND) and third_free:
        sets |= 1 << 2
        if runner_on(g, FIRST):
            sets |= 1 << 3
    return sets


@rule
def steal(t, g, bits):
    """CB-3.14-1, CB-3.14-5: the runners go; of two, the defense picks the one to throw at."""
    g.going = 0
    for base in range(SECOND, FIRST - 1, -1):
        if bits >> base & 1:
            g.going = int(g.going) | 1 << base
            Told.steals(g, bat_seat(g), player_on(g, base), base + 1)
    if bits == 3:
        wait_for(g, Phase.STEAL_THROW, field_seat(g))
    else:
        start_throw(t, g, Throw.STEAL, bits - 1)


@rule
def settle_steal(t, g):
    """CB-3.14-3, CB-3.14-5: the other thief is safe; a third out ends the half and cuts the at-bat short (R-58)."""
    retire_thrown(t, g)
    arrive(t, g)
    g.due = Due.AFTER_STEAL


# --- Bunts (CB-4.2) --------------------------------------------------------------------------------------------------


@rule
def may_bunt(g):
    """CB-4.2-1, R-60: before any card, with fewer than two outs, and somebody to move who does not score."""
    if g.cards > 0 or g.outs >= OUTS - 1 or g.bunts > 0:
        return False
    if runner_on(g, THIRD):
        return runner_on(g, FIRST) and not runner_on(g, SECOND)
    return runner_on(g, FIRST) or runner_on(g, SECOND)


@rule
def lay_down(t, g):
    """CB-4.2-6, CB-4.2-7: the batter is out, runners move up, nobody scores."""
    g.outs_before = g.outs
    g.result = Result.SAC
    score_as(g, int(Code.SAC))
    retire_batter(t, g)
    for base in range(SECOND, FIRST - 1, -1):
        if runner_on(g, base):
            advance(t, g, base, 1)


@rule
def walk_on_purpose(t, g):
    """CB-4.1-2, CB-4.1-3, R-59: to first without a pitch; not charged as a walk."""
    g.outs_before = g.outs
    g.result = Result.IBB
    score_as(g, int(Code.IBB))
    take_first(t, g)


@rule
def runs_batted_in(g):
    """CB-5-63, R-37: runs on hits, walks and sacrifices, and on a ground ball with no more than one out."""
    if g.code == Code.E or g.code == Code.SO or g.code == Code.LD or g.code == Code.DP:
        return 0
    return int(g.scored)
