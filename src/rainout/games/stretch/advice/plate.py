"""The good player at bat: how many dice, which tokens, when to run, whom to send in (7S-SUB to 7S-XTR)."""

from rainout.core.kernel import rule
from rainout.diamond.state import BASES, LAST_INNING, OUTS
from rainout.diamond.table import is_last_half, occupied
from rainout.games.stretch.actions import Act
from rainout.games.stretch.advice.novice import standing
from rainout.games.stretch.advice.reckoning import (
    CHOOSE,
    KEPT_FROM,
    OUTCOMES,
    caught,
    chance_of,
    number_of_kept,
    number_of_roll,
    number_with,
    stolen,
)
from rainout.games.stretch.advice.worth import (
    WHOLE,
    after_outcome,
    at_plate,
    lead_of,
    next_batter,
    pace_of,
    prize,
    to_bat,
)
from rainout.games.stretch.rules.defense import may_answer
from rainout.games.stretch.rules.offense import base_of_batter, base_to_steal, face_to_run_on, face_to_steal
from rainout.games.stretch.rules.play import options
from rainout.games.stretch.rules.reading import best_line
from rainout.games.stretch.rules.rolling import repeats
from rainout.games.stretch.rules.table import (
    batter,
    nudges_banned,
    on_bench,
    rerolls_banned,
    usable_nudges,
    usable_rerolls,
)
from rainout.games.stretch.state import (
    DICE,
    FACES,
    MOST,
    TOKENS_KNOWN,
    CoachDie,
    Outcome,
    Phase,
    Purpose,
    Running,
    Stage,
)

# --- At the plate ----------------------------------------------------------------------------------------------------


@rule
def swing_odds(t, g, lead, outs, bases, dice, left, rr, pm):
    """The odds of the side at bat when so many dice are rolled and so many stay in the Pool."""
    card = batter(g)
    if dice == 0:
        return after_outcome(t, g, lead, outs, bases, Outcome.OUT, left, rr, pm)
    if rr + pm == 0:
        total = 0.0
        for outcome in range(OUTCOMES):
            odds = int(t.judgement.kept[card, KEPT_FROM[dice], outcome]) / WHOLE
            if odds > 0.0:
                total += odds * after_outcome(t, g, lead, outs, bases, outcome, left, 0, 0)
        return total
    rr, pm = min(TOKENS_KNOWN - 1, rr), min(TOKENS_KNOWN - 1, pm)
    have = rr * TOKENS_KNOWN + pm
    a, b, c, d, e = 0.0, 0.0, 0.0, 0.0, 0.0
    for rest in range(have + 1):
        r, p = rest // TOKENS_KNOWN, rest % TOKENS_KNOWN
        if r > rr or p > pm:
            continue
        for outcome in range(OUTCOMES):
            place = rest * OUTCOMES + outcome
            odds_a = int(t.judgement.menu[card, dice, 0, have, place]) / WHOLE
            odds_b = int(t.judgement.menu[card, dice, 1, have, place]) / WHOLE
            odds_c = int(t.judgement.menu[card, dice, 2, have, place]) / WHOLE
            odds_d = int(t.judgement.menu[card, dice, 3, have, place]) / WHOLE
            odds_e = int(t.judgement.menu[card, dice, 4, have, place]) / WHOLE
            if odds_a + odds_b + odds_c + odds_d + odds_e > 0.0:
                worth = after_outcome(t, g, lead, outs, bases, outcome, left, r, p)
                a += odds_a * worth
                b += odds_b * worth
                c += odds_c * worth
                d += odds_d * worth
                e += odds_e * worth
    return max(max(a, b), max(max(c, d), e))


@rule
def dice_that_come_back(t):
    """7S-COA-02: how many dice of a roll will be in the Pool again."""
    return 1 if t.house.hitting_coach and not t.house.once_a_half else 0


@rule
def pool_after_roll(g):
    """7S-COA-02: the dice in the Pool once those on the table are gone."""
    return int(g.dice_pool) + (1 if g.coach_die == CoachDie.COMES_BACK else 0)


@rule
def best_swing(t, g, lead, outs, bases, pool, rr, pm):
    """The number of dice with the best odds for the Current Batter."""
    coach = dice_that_come_back(t)
    best, best_worth = 0, -1000.0
    for dice in range(min(pool, MOST) + 1):
        left = pool - dice + (coach if dice > 0 else 0)
        worth = swing_odds(t, g, lead, outs, bases, dice, left, rr, pm)
        if worth > best_worth:
            best, best_worth = dice, worth
    return best, best_worth


@rule
def at_the_plate(t, g):
    """Send in somebody better, add a Veteran's die, steal, or swing with the right number of dice."""
    if g.may_substitute and g.phase == Phase.PLATE:
        action = replace_batter(t, g)
        if not Act.keep.holds(action):
            return action
    lead = lead_of(g, g.at_bat)
    outs, bases, pool = int(g.outs), occupied(g), int(g.dice_pool)
    rr, pm = usable_rerolls(t, g), usable_nudges(t, g)
    dice, worth = best_swing(t, g, lead, outs, bases, pool, rr, pm)
    if g.veteran > 0 and pool < DICE - 1:
        _, more = best_swing(t, g, lead, outs, bases, pool + 1, rr, pm)
        if more - worth > price_of_die(t, g):
            return Act.veteran()
    if not g.stole and pool > 0 and stolen(bases) >= 0:
        running, better = best_run(t, g, Running.STEAL, 1, min(pool, MOST), rr, pm)
        if better > worth:
            near, far = max(1, running - 1), min(pool, running + 1)
            running, better = best_run(t, g, Running.STEAL_WEIGHED, near, far, rr, pm)
            if better > worth:
                return Act.steal(running)
    return Act.swing(dice)


@rule
def running_odds(dice, faces, rr, pm, good, less_pm, less_rr, bad):
    """What a roll for bases is worth: ``good`` if it succeeds, and with a ±1 or a Reroll Token less; ``bad`` if not."""
    sure = chance_of(dice, faces)
    near = chance_of(dice, faces + 1) - sure
    worth = sure * good
    again = bad
    if rr > 0:
        again = max(bad, sure * less_rr + (1.0 - sure) * bad)
    worth += near * (max(less_pm, again) if pm > 0 else again)
    return worth + (1.0 - sure - near) * again


@rule
def best_run(t, g, running, fewest, most, rr, pm):
    """Of so many dice, the number with the best odds to run with, and these odds."""
    pool = int(g.dice_pool) + (dice_that_come_back(t) if running == Running.EXTRA else 0)
    faces = FACES + 1 - face_to_run(g, running)
    best, best_worth = 1, -1000.0
    for dice in range(fewest, most + 1):
        left = pool - dice
        good = after_running(t, g, running, True, rr, pm, left)
        bad = after_running(t, g, running, False, rr, pm, left)
        less_pm, less_rr = bad, bad
        if pm > 0:
            less_pm = after_running(t, g, running, True, rr, pm - 1, left)
        if rr > 0:
            less_rr = after_running(t, g, running, True, rr - 1, pm, left)
        worth = running_odds(dice, faces, rr, pm, good, less_pm, less_rr, bad)
        if worth > best_worth:
            best, best_worth = dice, worth
    return best, best_worth


@rule
def face_to_run(g, running):
    """What one die must show at least."""
    return face_to_run_on(g.outs) if running == Running.EXTRA else face_to_steal(base_to_steal(g))


@rule
def price_of_die(t, g):
    """What one of a Veteran's dice should bring: they are kept for the Playoffs."""
    if g.stage == Stage.SEMIFINALS:
        return t.dials.veteran_semifinals
    return t.dials.veteran_finals if g.stage == Stage.FINALS else t.dials.veteran_early


@rule
def replace_batter(t, g):
    """Somebody from the Bench, if he is better here and now by more than he is worse later."""
    seat, card = int(g.at_bat), batter(g)
    lead = lead_of(g, seat)
    outs, bases = int(g.outs), occupied(g)
    pool = int(g.dice_pool) - int(g.gained[0])
    rr = 0 if rerolls_banned(t, g) else int(g.rerolls) - int(g.gained[1])
    pm = 0 if nudges_banned(t, g) else int(g.nudges) - int(g.gained[2])
    now = to_bat(t, g, lead, card, outs, bases, pool, rr, pm)
    pace, bans = pace_of(g), bans_on(t, g)
    later = appearances_left(t, g) * t.dials.later
    mine = t.judgement.batter[pace, bans, card]
    best, best_gain = Act.keep(), t.dials.substitute
    for i in range(g.roster_size[seat]):
        other = int(g.roster[seat, i])
        if on_bench(t, g, other, 0):
            worse = mine - t.judgement.batter[pace, bans, other]
            gain = to_bat(t, g, lead, other, outs, bases, pool, rr, pm) - now - later * worse
            if gain > best_gain:
                best, best_gain = Act.sub(other), gain
    return best


@rule
def appearances_left(t, g):
    """How often a position will come to bat again in this game, roughly."""
    return max(0.0, (LAST_INNING - int(g.inning)) * 0.6 + 0.1)


@rule
def bans_on(t, g):
    """Which tokens are banned in this game: 1 Rerolls, 2 ±1, 3 both."""
    return (1 if rerolls_banned(t, g) else 0) + (2 if nudges_banned(t, g) else 0)


# --- With dice on the table ------------------------------------------------------------------------------------------


@rule
def line_odds(t, g, lead, outs, bases, mask, left, rr, pm):
    """The best of the lines met, named by bits, or an out: the line, or -1, and the odds."""
    if mask == 0:
        return -1, after_outcome(t, g, lead, outs, bases, Outcome.OUT, left, rr, pm)
    card = batter(g)
    best, best_worth = -1, -1000.0
    for line in range(t.players.lines[card]):
        if mask >> line & 1:
            outcome = int(t.players.outcome[card, line])
            worth = after_outcome(t, g, lead, outs, bases, outcome, left, rr, pm)
            if worth > best_worth:
                best, best_worth = line, worth
    return best, best_worth


@rule
def lines_met(t, g, dice, n):
    """The lines of the Current Batter that dice meet, as bits."""
    card = batter(g)
    if n <= MOST:
        return int(t.judgement.met[card, number_of_roll(dice, n)])
    line = best_line(t, card, dice, n)
    return 0 if line < 0 else 1 << line


@rule
def take_best_line(t, g):
    """7S-BAT-04: the Outcome with the best odds."""
    left = pool_after_roll(g)
    mask = lines_met(t, g, g.dice, int(g.rolled))
    lead = lead_of(g, g.at_bat)
    line, _ = line_odds(
        t, g, lead, int(g.outs), occupied(g), mask, left, usable_rerolls(t, g), usable_nudges(t, g)
    )
    return Act.take(line) if line >= 0 else Act.stand()


@rule
def use_tokens(t, g, out):
    """Stand, a ±1 or a reroll, whichever has the best odds."""
    if g.purpose != Purpose.AT_BAT:
        return use_tokens_running(t, g)
    n = int(g.rolled)
    if n > MOST:
        return standing(out, options(t, g, out))
    lead, outs, bases = lead_of(g, g.at_bat), int(g.outs), occupied(g)
    left = pool_after_roll(g)
    rr, pm = usable_rerolls(t, g), usable_nudges(t, g)
    card, roll = batter(g), number_of_roll(g.dice, n)
    mask = int(t.judgement.met[card, roll])
    line, best_worth = line_odds(t, g, lead, outs, bases, mask, left, rr, pm)
    best = Act.stand()
    if line >= 0 and not may_answer(t, g):
        best = Act.take(line)
    if pm > 0:
        action, worth = best_nudge(t, g, lead, outs, bases, left, rr, pm, roll)
        if worth > best_worth:
            best, best_worth = action, worth
    if rr > 0:
        action, worth = best_reroll(t, g, lead, outs, bases, left, rr, pm)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


@rule
def best_nudge(t, g, lead, outs, bases, left, rr, pm, roll):
    """The best ±1, and the odds after it; with two tokens, two steps are looked at."""
    card, n = batter(g), int(g.rolled)
    best, best_worth = -1, -1000.0
    done = 0
    _, missed = line_odds(t, g, lead, outs, bases, 0, left, rr, pm - 1)
    for place in range(n):
        face = int(g.dice[place])
        for way in range(2):
            if way == 0:
                usable = face < FACES and (place + 1 == n or g.dice[place + 1] > face)
            else:
                usable = face > 1 and (place == 0 or g.dice[place - 1] < face)
            if not usable:
                continue
            by = 1 if way == 0 else -1
            here = face - 1 + place
            after = roll + CHOOSE[(here + by) * 8 + place + 1] - CHOOSE[here * 8 + place + 1]
            mask = int(t.judgement.met[card, after])
            worth = missed
            if mask > 0:
                if mask == done:
                    continue
                done = mask
                _, worth = line_odds(t, g, lead, outs, bases, mask, left, rr, pm - 1)
            if worth > best_worth:
                first = place
                while way == 0 and first > 0 and g.dice[first - 1] == face:
                    first -= 1
                best, best_worth = Act.plus(first) if way == 0 else Act.minus(first), worth
    if pm > 1 and best_worth <= missed:
        return second_nudge(t, g, lead, outs, bases, left, rr, pm)
    return best, best_worth


@rule
def second_nudge(t, g, lead, outs, bases, left, rr, pm):
    """The best two ±1 Tokens together: the first of them, and the odds after both."""
    card, n = batter(g), int(g.rolled)
    best, best_worth = -1, -1000.0
    done = 0
    for place in range(n):
        for face in range(max(1, int(g.dice[place]) - 2), min(FACES, int(g.dice[place]) + 2) + 1):
            step = face - int(g.dice[place])
            if place > 0 and g.dice[place - 1] == g.dice[place]:
                continue
            if step == 2 or step == -2:
                mask = int(t.judgement.met[card, number_with(g.dice, n, 1 << place, face)])
                if mask > 0 and mask != done:
                    done = mask
                    _, worth = line_odds(t, g, lead, outs, bases, mask, left, rr, pm - 2)
                    if worth > best_worth:
                        best, best_worth = Act.plus(place) if step > 0 else Act.minus(place), worth
    return best, best_worth


@rule
def best_reroll(t, g, lead, outs, bases, left, rr, pm):
    """The best dice to roll again, and the odds."""
    card, n = batter(g), int(g.rolled)
    start = KEPT_FROM[n]
    a = after_outcome(t, g, lead, outs, bases, 0, left, rr - 1, pm)
    b, c, d, e, f, h = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for line in range(t.players.lines[card]):
        outcome = int(t.players.outcome[card, line])
        worth = after_outcome(t, g, lead, outs, bases, outcome, left, rr - 1, pm)
        if outcome == 1:
            b = worth
        elif outcome == 2:
            c = worth
        elif outcome == 3:
            d = worth
        elif outcome == 4:
            e = worth
        elif outcome == 5:
            f = worth
        else:
            h = worth
    same = repeats(g)
    best, best_worth = -1, -1000.0
    for mask in range(1, 1 << n):
        if mask & same & ~(mask << 1) != 0:
            continue
        row = start + number_of_kept(g.dice, n, mask)
        odds = t.judgement.kept[card, row]
        worth = (
            (int(odds[0]) / WHOLE) * a
            + (int(odds[1]) / WHOLE) * b
            + (int(odds[2]) / WHOLE) * c
            + (int(odds[3]) / WHOLE) * d
        )
        worth += (int(odds[4]) / WHOLE) * e + (int(odds[5]) / WHOLE) * f + (int(odds[6]) / WHOLE) * h
        if worth > best_worth:
            best, best_worth = mask, worth
    return Act.reroll(best), best_worth


# --- On the bases ----------------------------------------------------------------------------------------------------


@rule
def after_running(t, g, running, good, rr, pm, dice):
    """The odds after a steal or an extra-base roll that went well, or not, with these tokens left in the Pool."""
    lead, outs, bases = lead_of(g, g.at_bat), int(g.outs), occupied(g)
    if not good and outs >= OUTS - 1:
        return prize(t, g, int(g.at_bat), lead)
    if running != Running.EXTRA:
        there = stolen(bases) if good else caught(bases)
        outs = outs if good else outs + 1
        if running == Running.STEAL:
            return at_plate(t, g, lead, batter(g), outs, there, dice, rr, pm)
        _, worth = best_swing(t, g, lead, outs, there, dice, rr, pm)
        return worth
    own = own_base(g)
    if good:
        moved = (bases ^ own) << 1
        runs = moved >> 3
        if runs > 0 and lead + runs > 0 and is_last_half(g):
            return 1.0
        return to_bat(t, g, lead + runs, next_batter(g), outs, (moved & 7) | own, dice, rr, pm)
    worst = -1000.0
    for base in range(BASES):
        if bases >> base & 1 and not (t.house.spare_batter and 1 << base == own):
            worst = max(
                worst, to_bat(t, g, lead, next_batter(g), outs + 1, bases ^ (1 << base), dice, rr, pm)
            )
    return worst


@rule
def own_base(g):
    """The base the Current Batter stands on, as a bit, or 0."""
    base = base_of_batter(g)
    return 1 << base if base >= 0 else 0


@rule
def run_or_hold(t, g):
    """After a Hit: the number of dice to run with, if that is better than staying."""
    pool = int(g.dice_pool)
    rr, pm = usable_rerolls(t, g), usable_nudges(t, g)
    stay = to_bat(t, g, lead_of(g, g.at_bat), next_batter(g), int(g.outs), occupied(g), pool, rr, pm)
    dice, worth = best_run(t, g, Running.EXTRA, 1, min(pool, MOST), rr, pm)
    return Act.run(dice) if worth > stay else Act.hold()


@rule
def use_tokens_running(t, g):
    """Tokens on a steal or an extra-base roll: only where the roll fails, and the runner is worth it."""
    n = int(g.rolled)
    rr, pm = usable_rerolls(t, g), usable_nudges(t, g)
    left = pool_after_roll(g)
    running = Running.STEAL if g.purpose == Purpose.STEAL else Running.EXTRA
    needed = face_to_run(g, running)
    highest = int(g.dice[n - 1])
    if highest >= needed:
        return Act.stand()
    bad = after_running(t, g, running, False, rr, pm, left)
    best, best_worth = Act.stand(), bad
    if pm > 0 and highest == needed - 1:
        worth = after_running(t, g, running, True, rr, pm - 1, left)
        if worth > best_worth:
            place = n - 1
            while place > 0 and g.dice[place - 1] == highest:
                place -= 1
            best, best_worth = Act.plus(place), worth
    if rr > 0:
        sure = chance_of(n, FACES + 1 - needed)
        worth = sure * after_running(t, g, running, True, rr - 1, pm, left)
        worth += (1.0 - sure) * after_running(t, g, running, False, rr - 1, pm, left)
        if worth > best_worth:
            best, best_worth = Act.reroll((1 << n) - 1), worth
    return best


@rule
def give_up_runner(t, g, out):
    """7S-STL-07, 7S-XTR-06: the runner who is missed least."""
    lead, outs, bases = lead_of(g, g.at_bat), int(g.outs), occupied(g)
    rr, pm, pool = usable_rerolls(t, g), usable_nudges(t, g), int(g.dice_pool)
    own = own_base(g)
    best, best_worth = -1, -1000.0
    for base in range(BASES):
        if not bases >> base & 1:
            continue
        rest = bases ^ (1 << base)
        if g.purpose == Purpose.EXTRA:
            if t.house.spare_batter and 1 << base == own:
                continue
            worth = to_bat(t, g, lead, next_batter(g), outs + 1, rest, pool, rr, pm)
        else:
            worth = at_plate(t, g, lead, batter(g), min(outs + 1, OUTS - 1), rest, pool, rr, pm)
        if worth > best_worth:
            best, best_worth = base, worth
    return Act.remove(best)
