"""Players of 7th Inning Stretch that need no search: a novice, and a player who plays for winning the game by the odds.

What rolls, batters, halves and leads are worth has been worked out beforehand (:mod:`rainout.games.stretch.judgement`);
here it is looked up and weighed. A position is worth the odds to win the game from it.
"""

from rainout.core.kernel import rule
from rainout.diamond.state import BASES, NO_RUNNER, OUTS, Team
from rainout.games.stretch.reckoning import (
    CHOOSE,
    KEPT_FROM,
    OUTCOMES,
    bases_after,
    chance_of,
    dice_for,
    number_of_kept,
    number_of_roll,
    number_with,
    runs_after,
    stolen,
)
from rainout.games.stretch.rules.play import options
from rainout.games.stretch.rules.reading import best_line, team_runs
from rainout.games.stretch.rules.rolling import can_become
from rainout.games.stretch.rules.season import can_buy
from rainout.games.stretch.rules.table import batter, nudges_banned, rerolls_banned
from rainout.games.stretch.state import (
    CARDS,
    DICE,
    EVEN,
    FACES,
    FIRST_INNING,
    GOALS,
    LAST_INNING,
    LEADS,
    MOST,
    POOL,
    POSITIONS,
    REACHED,
    TEAM_RUNS,
    TOKENS_KNOWN,
    Ability,
    Buy,
    Dial,
    Move,
    Outcome,
    Phase,
    Purpose,
    Role,
    Special,
    Stage,
)

SCRATCH = 780
"""Where in the room for options dice are tried out: behind the longest list."""
PLAIN = 3
"""The dice a plain At-Bat is made with."""
WHOLE = 65535.0
"""What certainty is in the table of halves."""
A_RUN_EARLY = 0.08
"""What a run is worth in the early innings of a duel, in odds to win."""


# --- The novice ------------------------------------------------------------------------------------------------------


@rule
def novice(t, g, out):
    """Signs whoever comes first, swings with three dice, spends tokens at once and pitchers when it hurts."""
    n = options(t, g, out)
    if g.phase == Phase.PLATE:
        return Move.SWING + min(PLAIN, g.dice_pool)
    if g.phase == Phase.LINEUP:
        return Move.FILL
    if g.phase == Phase.TOKENS:
        return careless_token(t, g, out, n)
    if g.phase == Phase.DEFEND:
        return careless_answer(t, g, out, n)
    return int(out[0])


@rule
def careless_token(t, g, out, n):
    """Take the best line met; else a ±1 that meets one; else roll everything again."""
    stand = standing(out, n)
    if g.purpose != Purpose.AT_BAT or best_line(t, batter(g), g.dice, g.rolled) >= 0:
        return stand
    scratch = out[SCRATCH : SCRATCH + DICE]
    for i in range(n):
        action = int(out[i])
        if action >= Move.PLUS and action < Move.SET:
            up = action < Move.MINUS
            place = action - (Move.PLUS if up else Move.MINUS)
            copy_dice(g, scratch)
            turn_to(scratch, int(g.rolled), place, int(scratch[place]) + (1 if up else -1))
            if best_line(t, batter(g), scratch, g.rolled) >= 0:
                return action
    for i in range(n):
        if out[i] == Move.REROLL + (1 << int(g.rolled)) - 1:
            return int(out[i])
    return stand


@rule
def careless_answer(t, g, out, n):
    """Against two runs or more, or a Hit, anything that makes it less; else nothing."""
    hurts = pain(t, g, g.dice, g.rolled)
    if hurts < 2:
        return int(Move.STAND)
    scratch = out[SCRATCH : SCRATCH + DICE]
    for i in range(n):
        action = int(out[i])
        if action >= Move.REROLL:
            return action
        copy_dice(g, scratch)
        left = int(g.rolled)
        if action >= Move.DROP:
            left -= 1
            for place in range(action - Move.DROP, left):
                scratch[place] = scratch[place + 1]
        elif action >= Move.SET:
            turn_to(scratch, left, (action - Move.SET) // FACES, (action - Move.SET) % FACES + 1)
        if pain(t, g, scratch, left) < hurts:
            return action
    return int(Move.STAND)


@rule
def pain(t, g, dice, n):
    """What dice do to the side in the field: a team's runs, or 2 for a line met."""
    if g.purpose == Purpose.TEAM:
        return team_runs(t, g.opponent, dice, n)
    return 2 if best_line(t, batter(g), dice, n) >= 0 else 0


@rule
def standing(out, n):
    """The first Outcome on offer, or to let the roll stand."""
    for i in range(n):
        if out[i] >= Move.TAKE and out[i] <= Move.STAND:
            return int(out[i])
    return int(out[0])


@rule
def copy_dice(g, scratch):
    """The dice on the table, to be tried out."""
    for i in range(g.rolled):
        scratch[i] = g.dice[i]


@rule
def turn_to(dice, n, place, face):
    """A die of those tried out shows another face; they stay sorted."""
    while place > 0 and dice[place - 1] > face:
        dice[place] = dice[place - 1]
        place -= 1
    while place + 1 < n and dice[place + 1] < face:
        dice[place] = dice[place + 1]
        place += 1
    dice[place] = face


# --- The good player -------------------------------------------------------------------------------------------------


@rule
def advise(t, g, out):
    """Plays for the win: every choice by the odds to win the game, stars and players by the odds to win the title."""
    phase = g.phase
    if phase == Phase.PLATE:
        return at_the_plate(t, g)
    if phase == Phase.TOKENS:
        return use_tokens(t, g, out)
    if phase == Phase.DEFEND:
        return answer_team(t, g, out) if g.purpose == Purpose.TEAM else answer_batter(t, g, out)
    if phase == Phase.LINE:
        return take_best_line(t, g)
    if phase == Phase.EXTRA:
        return run_or_hold(t, g)
    if phase == Phase.REMOVE:
        return give_up_runner(t, g, out)
    if phase == Phase.SUBSTITUTE:
        return replace_batter(t, g)
    if phase == Phase.CHANGE or phase == Phase.PITCHER:
        return choose_pitcher(t, g)
    if phase == Phase.LINEUP:
        return name_best(t, g)
    if phase == Phase.DISC:
        return lead_off(t, g)
    return between_games(t, g, out)


# --- What a position is worth ----------------------------------------------------------------------------------------


@rule
def pace_of(g):
    """Before the Trade Deadline the batters to come are of another kind than after it."""
    return 0 if g.stage <= Stage.FIRST_HALF else 1


@rule
def half_of(g):
    """The half being played, as the tables number them."""
    if g.batting == Team.HOME:
        return 4 if g.inning >= LAST_INNING else (int(g.inning) - FIRST_INNING) * 2
    return 5 if g.inning > LAST_INNING else (int(g.inning) - FIRST_INNING) * 2 - 1


@rule
def lead_of(g, seat):
    """How far a seat is ahead."""
    mine = Team.HOME if g.home == seat else Team.VISITOR
    return int(g.runs[mine]) - int(g.runs[1 - mine])


@rule
def prize(t, g, seat, lead):
    """The odds that a seat wins the game if this half ends with that lead."""
    if t.house.duel and g.inning < FIRST_INNING:
        return 0.5 + A_RUN_EARLY * lead
    lead = min(LEADS - 1, max(0, lead + EVEN))
    team = max(0, int(g.opponent))
    home = 1 if g.home == seat else 0
    half = half_of(g)
    if half < 0:
        half = 0
    pace = pace_of(g)
    plain = t.judgement.win[pace, 0, team, home, half, lead]
    pitched = t.judgement.win[pace, 1, team, home, half, lead]
    share = t.judgement.dials[Dial.SUPPORT]
    return plain + share * (pitched - plain)


@rule
def is_last(g):
    """Whether the side at bat wins as soon as it is ahead."""
    return g.inning >= LAST_INNING and g.batting == Team.HOME


@rule
def at_plate(t, g, lead, card, outs, bases, dice, rr, pm):
    """The odds of the side at bat with a batter at the plate who has gathered."""
    seat = int(g.at_bat)
    row = t.judgement.half[
        pace_of(g),
        card,
        outs,
        bases,
        min(POOL - 1, dice),
        min(TOKENS_KNOWN - 1, rr) * TOKENS_KNOWN + min(TOKENS_KNOWN - 1, pm),
    ]
    if is_last(g):
        need = 1 - lead
        if need <= 0:
            return 1.0
        tied = prize(t, g, seat, 0)
        return (1.0 - tied) * reach(row, need) + tied * reach(row, need - 1)
    worth = prize(t, g, seat, lead)
    before = worth
    for k in range(REACHED):
        after = prize(t, g, seat, lead + k + 1)
        worth += (after - before) * (int(row[k]) / WHOLE)
        before = after
    return worth


@rule
def reach(row, runs):
    """The odds of so many more runs in this half when nothing else counts."""
    if runs <= 0:
        return 1.0
    if runs <= GOALS:
        return int(row[REACHED + runs - 1]) / WHOLE
    worth = int(row[REACHED - 1]) / WHOLE
    for _ in range(REACHED, runs):
        worth *= 0.4
    return worth


@rule
def to_bat(t, g, lead, card, outs, bases, dice, rr, pm):
    """The odds of the side at bat when a batter is about to gather."""
    if outs >= OUTS:
        return prize(t, g, int(g.at_bat), lead)
    special = int(t.players.special[card])
    if special == Special.TRAIL:
        dice += 3 if lead <= 0 else 1
    else:
        dice += dice_for(special, int(t.players.dice[card]), bases, outs, dice)
    if not rerolls_banned(t, g):
        rr += int(t.players.rerolls[card])
    if not nudges_banned(t, g):
        pm += int(t.players.nudges[card])
    return at_plate(t, g, lead, card, outs, bases, dice, rr, pm)


@rule
def next_batter(g):
    """Who comes after the Current Batter."""
    seat = int(g.at_bat)
    return int(g.lineup[seat, (int(g.disc[seat]) + 1) % POSITIONS])


@rule
def occupied(g):
    """The bases as a number: 1st 1, 2nd 2, 3rd 4."""
    bases = 0
    for base in range(BASES):
        if g.bases[base] != NO_RUNNER:
            bases |= 1 << base
    return bases


@rule
def usable_rerolls(t, g):
    """Reroll Tokens that may be used."""
    return 0 if rerolls_banned(t, g) else int(g.rerolls)


@rule
def usable_nudges(t, g):
    """±1 Tokens that may be used."""
    return 0 if nudges_banned(t, g) else int(g.nudges)


@rule
def after_outcome(t, g, lead, outs, bases, outcome, dice, rr, pm):
    """The odds of the side at bat after an Outcome, with these dice and tokens left."""
    now, runs = bases_after(bases, outcome), runs_after(bases, outcome)
    if outcome == Outcome.OUT or outcome == Outcome.SACRIFICE:
        outs += 1
        if outs >= OUTS:
            return prize(t, g, int(g.at_bat), lead)
    if runs > 0 and lead + runs > 0 and is_last(g):
        return 1.0
    return to_bat(t, g, lead + runs, next_batter(g), outs, now, dice, rr, pm)


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
def best_swing(t, g, lead, outs, bases, pool, rr, pm):
    """The number of dice with the best odds for the Current Batter."""
    coach = 1 if t.house.hitting_coach and not t.house.once_a_half else 0
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
        if action != Move.KEEP:
            return action
    lead = lead_of(g, g.at_bat)
    outs, bases, pool = int(g.outs), occupied(g), int(g.dice_pool)
    rr, pm = usable_rerolls(t, g), usable_nudges(t, g)
    dice, worth = best_swing(t, g, lead, outs, bases, pool, rr, pm)
    if g.veteran > 0 and pool < DICE - 1:
        _, more = best_swing(t, g, lead, outs, bases, pool + 1, rr, pm)
        if more - worth > price_of_die(t, g):
            return int(Move.VETERAN)
    if not g.stole and pool > 0 and stolen(bases) >= 0:
        running, better = best_steal(t, g, lead, outs, bases, pool, rr, pm)
        if better > worth - t.judgement.dials[Dial.STEAL]:
            running, better = weigh_steal(t, g, lead, outs, bases, pool, rr, pm, running)
            if better > worth:
                return int(Move.STEAL + running)
    return int(Move.SWING + dice)


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
def best_steal(t, g, lead, outs, bases, pool, rr, pm):
    """The best number of dice for a steal, by the general tables."""
    card = batter(g)
    there, faces = stolen(bases), 2 if bases & 2 == 0 else 1
    best, best_worth = 1, -1.0
    for dice in range(1, min(pool, MOST) + 1):
        left = pool - dice
        good = at_plate(t, g, lead, card, outs, there, left, rr, pm)
        bad = after_caught(t, g, lead, outs, bases, left, rr, pm)
        less_pm, less_rr = bad, bad
        if pm > 0:
            less_pm = at_plate(t, g, lead, card, outs, there, left, rr, pm - 1)
        if rr > 0:
            less_rr = at_plate(t, g, lead, card, outs, there, left, rr - 1, pm)
        worth = running_odds(dice, faces, rr, pm, good, less_pm, less_rr, bad)
        if worth > best_worth:
            best, best_worth = dice, worth
    return best, best_worth


@rule
def weigh_steal(t, g, lead, outs, bases, pool, rr, pm, near):
    """A steal with about so many dice, weighed with the batters who are really next."""
    there, faces = stolen(bases), 2 if bases & 2 == 0 else 1
    best, best_worth = near, -1.0
    for dice in range(max(1, near - 1), min(pool, near + 1) + 1):
        left = pool - dice
        _, good = best_swing(t, g, lead, outs, there, left, rr, pm)
        bad = prize(t, g, int(g.at_bat), lead)
        if outs < OUTS - 1:
            _, bad = best_swing(t, g, lead, outs + 1, caught_bases(bases), left, rr, pm)
        less_pm, less_rr = bad, bad
        if pm > 0:
            _, less_pm = best_swing(t, g, lead, outs, there, left, rr, pm - 1)
        if rr > 0:
            _, less_rr = best_swing(t, g, lead, outs, there, left, rr - 1, pm)
        worth = running_odds(dice, faces, rr, pm, good, less_pm, less_rr, bad)
        if worth > best_worth:
            best, best_worth = dice, worth
    return best, best_worth


@rule
def caught_bases(bases):
    """The bases after a failed steal: the runner on 1st is out, or the one on 2nd."""
    return bases & 6 if bases & 1 else bases & 5


@rule
def after_caught(t, g, lead, outs, bases, pool, rr, pm):
    """The odds after a failed steal."""
    if outs >= OUTS - 1:
        return prize(t, g, int(g.at_bat), lead)
    return at_plate(t, g, lead, batter(g), outs + 1, caught_bases(bases), pool, rr, pm)


@rule
def price_of_die(t, g):
    """What one of a Veteran's dice should bring: they are kept for the Playoffs."""
    dials = t.judgement.dials
    if g.stage < Stage.SEMIFINALS:
        return dials[Dial.VETERAN_EARLY]
    return dials[Dial.VETERAN_SEMIFINALS] if g.stage == Stage.SEMIFINALS else dials[Dial.VETERAN_FINALS]


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
    later = appearances_left(t, g) * t.judgement.dials[Dial.LATER]
    mine = t.judgement.batter[pace, bans, card]
    best, best_gain = int(Move.KEEP), t.judgement.dials[Dial.SUBSTITUTE]
    for i in range(g.roster_size[seat]):
        other = int(g.roster[seat, i])
        if g.role[other] == Role.BENCH and not t.players.is_pitcher[other]:
            worse = mine - t.judgement.batter[pace, bans, other]
            gain = to_bat(t, g, lead, other, outs, bases, pool, rr, pm) - now - later * worse
            if gain > best_gain:
                best, best_gain = int(Move.SUB + other), gain
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
    left = int(g.dice_pool) + int(g.coach_die)
    mask = lines_met(t, g, g.dice, int(g.rolled))
    lead = lead_of(g, g.at_bat)
    line, _ = line_odds(
        t, g, lead, int(g.outs), occupied(g), mask, left, usable_rerolls(t, g), usable_nudges(t, g)
    )
    return int(Move.TAKE + line) if line >= 0 else int(Move.STAND)


@rule
def use_tokens(t, g, out):
    """Stand, a ±1 or a reroll, whichever has the best odds."""
    if g.purpose != Purpose.AT_BAT:
        return use_tokens_running(t, g)
    n = int(g.rolled)
    if n > MOST:
        return standing(out, options(t, g, out))
    lead, outs, bases = lead_of(g, g.at_bat), int(g.outs), occupied(g)
    left = int(g.dice_pool) + int(g.coach_die)
    rr, pm = usable_rerolls(t, g), usable_nudges(t, g)
    card, roll = batter(g), number_of_roll(g.dice, n)
    mask = int(t.judgement.met[card, roll])
    line, best_worth = line_odds(t, g, lead, outs, bases, mask, left, rr, pm)
    best = int(Move.STAND)
    if line >= 0 and (not t.house.duel or not pitcher_may_answer(t, g)):
        best = int(Move.TAKE + line)
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
def pitcher_may_answer(t, g):
    """7S-DUE-11: whether the other Coach's pitcher can still do something; exact enough for choosing an action."""
    scratch = 0
    pitcher = int(g.pitcher[1 - int(g.at_bat)])
    if g.exhaustion[pitcher] >= t.players.stamina[pitcher]:
        return False
    ability = int(t.players.ability[pitcher])
    n = int(g.rolled)
    if ability == Ability.COPY:
        return g.dice[0] != g.dice[n - 1]
    if ability == Ability.DROP:
        return n > 1
    if ability == Ability.LOW:
        return g.dice[n - 1] != 1
    return ability != Ability.NONE and scratch == 0


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
                best, best_worth = int((Move.PLUS if way == 0 else Move.MINUS) + first), worth
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
                        best, best_worth = int((Move.PLUS if step > 0 else Move.MINUS) + place), worth
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
    same = 0
    for place in range(1, n):
        if g.dice[place] == g.dice[place - 1]:
            same |= 1 << place
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
    if pm > 0:  # a ±1 may still help afterwards
        best_worth += t.judgement.dials[Dial.SECOND_TOKEN]
    return int(Move.REROLL + best), best_worth


# --- On the bases ----------------------------------------------------------------------------------------------------


@rule
def after_running(t, g, good, rr, pm, dice):
    """The odds after a steal or an extra-base roll that went well, or not, with these tokens left in the Pool."""
    lead, outs, bases = lead_of(g, g.at_bat), int(g.outs), occupied(g)
    if g.purpose == Purpose.STEAL and g.phase != Phase.EXTRA:
        if good:
            return at_plate(t, g, lead, batter(g), outs, stolen(bases), dice, rr, pm)
        return after_caught(t, g, lead, outs, bases, dice, rr, pm)
    own = base_of(g, batter(g))
    if good:
        moved = (bases ^ own) << 1
        runs = moved >> 3
        if runs > 0 and lead + runs > 0 and is_last(g):
            return 1.0
        return to_bat(t, g, lead + runs, next_batter(g), outs, (moved & 7) | own, dice, rr, pm)
    if outs >= OUTS - 1:
        return prize(t, g, int(g.at_bat), lead)
    worst = -1000.0
    for base in range(BASES):
        if bases >> base & 1 and not (t.house.spare_batter and 1 << base == own):
            worst = max(
                worst, to_bat(t, g, lead, next_batter(g), outs + 1, bases ^ (1 << base), dice, rr, pm)
            )
    return worst


@rule
def base_of(g, card):
    """The base a batter stands on, as a bit, or 0."""
    for base in range(BASES):
        if g.bases[base] == card + 1:
            return 1 << base
    return 0


@rule
def run_or_hold(t, g):
    """After a Hit: the number of dice to run with, if that is better than staying."""
    lead, outs, bases = lead_of(g, g.at_bat), int(g.outs), occupied(g)
    pool = int(g.dice_pool)
    rr, pm = usable_rerolls(t, g), usable_nudges(t, g)
    best = int(Move.HOLD)
    best_worth = to_bat(t, g, lead, next_batter(g), outs, bases, pool, rr, pm)
    coach = 1 if t.house.hitting_coach and not t.house.once_a_half else 0
    faces = 2 if outs == OUTS - 1 else 1
    for dice in range(1, min(pool, MOST) + 1):
        left = pool - dice + coach
        good = after_running(t, g, True, rr, pm, left)
        bad = after_running(t, g, False, rr, pm, left)
        less_pm, less_rr = bad, bad
        if pm > 0:
            less_pm = after_running(t, g, True, rr, pm - 1, left)
        if rr > 0:
            less_rr = after_running(t, g, True, rr - 1, pm, left)
        worth = running_odds(dice, faces, rr, pm, good, less_pm, less_rr, bad)
        if worth > best_worth:
            best, best_worth = int(Move.RUN + dice), worth
    return best


@rule
def use_tokens_running(t, g):
    """Tokens on a steal or an extra-base roll: only where the roll fails, and the runner is worth it."""
    n = int(g.rolled)
    rr, pm = usable_rerolls(t, g), usable_nudges(t, g)
    left = int(g.dice_pool) + int(g.coach_die)
    if g.purpose == Purpose.STEAL:
        faces = 2 if occupied(g) & 2 == 0 else 1
    else:
        faces = 2 if g.outs == OUTS - 1 else 1
    highest = int(g.dice[n - 1])
    if highest > FACES - faces:
        return int(Move.STAND)
    bad = after_running(t, g, False, rr, pm, left)
    best, best_worth = int(Move.STAND), bad
    if pm > 0 and highest == FACES - faces:
        worth = after_running(t, g, True, rr, pm - 1, left)
        if worth > best_worth:
            place = n - 1
            while place > 0 and g.dice[place - 1] == highest:
                place -= 1
            best, best_worth = int(Move.PLUS + place), worth
    if rr > 0:
        sure = chance_of(n, faces)
        worth = sure * after_running(t, g, True, rr - 1, pm, left)
        worth += (1.0 - sure) * after_running(t, g, False, rr - 1, pm, left)
        if worth > best_worth:
            best, best_worth = int(Move.REROLL + (1 << n) - 1), worth
    return best


@rule
def give_up_runner(t, g, out):
    """7S-STL-07, 7S-XTR-06: the runner who is missed least."""
    lead, outs, bases = lead_of(g, g.at_bat), int(g.outs), occupied(g)
    rr, pm, pool = usable_rerolls(t, g), usable_nudges(t, g), int(g.dice_pool)
    own = base_of(g, batter(g))
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
    return int(Move.REMOVE + best)


# --- In the field ----------------------------------------------------------------------------------------------------


@rule
def price_of_use(t, g):
    """What a use of an ability should bring, in odds to win: the scarcer Stamina is, the more."""
    dials = t.judgement.dials
    left = 0
    for i in range(g.roster_size[0]):
        card = int(g.roster[0, i])
        if t.players.is_pitcher[card]:
            left += max(0, int(t.players.stamina[card]) - int(g.exhaustion[card]))
    halves = halves_to_come(t, g)
    return dials[Dial.USE] * scarcity(left / (halves + 0.5), dials[Dial.SCARCITY])


@rule
def scarcity(share, steepness):
    """From 1 when nothing is left to 0 when there is plenty: a smooth curve without transcendental functions."""
    x = share * steepness
    return 1.0 / (1.0 + x * x)


@rule
def halves_to_come(t, g):
    """Defensive Halves until Exhaustion is removed or does not matter any more, after this one."""
    here = max(0.0, float(LAST_INNING - int(g.inning)))
    if g.home != 0 and g.batting == Team.HOME and g.inning < LAST_INNING:
        here = float(LAST_INNING - int(g.inning))
    games = 0.0
    if g.stage < Stage.SEMIFINALS:
        games = float(g.schedule_size)
    elif g.stage == Stage.SEMIFINALS:
        wins, losses = int(g.series_wins[0]), int(g.series_losses[0])
        games = 1.0 if wins + losses < 1 else (0.5 if wins == 1 and losses == 0 else 0.0)
        games = (games + 2.5 * t.judgement.dials[Dial.FINALS]) if not t.house.extended else 5.0 - wins
    else:
        wins, losses = int(g.series_wins[1]), int(g.series_losses[1])
        games = 1.0 if wins + losses < 1 else (0.5 if wins + losses == 1 else 0.0)
        if t.house.extended:
            games = 4.0 - wins
    return here + 2.5 * games


@rule
def team_odds(t, g, lead, number):
    """The odds to win after a team's roll that stands, or of which these dice are kept."""
    worth = 0.0
    odds = t.judgement.team[g.opponent, number]
    for runs in range(TEAM_RUNS):
        if odds[runs] > 0:
            worth += (int(odds[runs]) / WHOLE) * prize(t, g, 0, lead - runs)
    return worth


@rule
def answer_team(t, g, out):
    """7S-DEF-04: use the ability when it wins more than a use is worth later."""
    n, team = int(g.rolled), int(g.opponent)
    if n > MOST:
        return answer_slowly(t, g, out)
    pitcher = int(g.pitcher[0])
    ability = int(t.players.ability[pitcher])
    lead = lead_of(g, 0)
    stand = prize(t, g, 0, lead - int(t.judgement.runs[team, number_of_roll(g.dice, n)]))
    price = price_of_use(t, g)
    left = int(t.players.stamina[pitcher]) - int(g.exhaustion[pitcher])
    best, best_gain = int(Move.STAND), price
    count = options(t, g, out)
    for i in range(count):
        action = int(out[i])
        if action == Move.STAND:
            continue
        if action >= Move.REROLL:
            gain = team_odds(t, g, lead, number_of_kept(g.dice, n, action - Move.REROLL)) - stand
            if left > 1:
                gain += t.judgement.dials[Dial.SECOND_USE]
        else:
            runs = int(t.judgement.runs[team, number_after(g, action, n)])
            gain = prize(t, g, 0, lead - runs) - stand
        if gain > best_gain:
            best, best_gain = action, gain
    if best == Move.STAND and left > 1 and ability != Ability.REROLL1 and ability != Ability.REROLLX:
        return answer_twice(t, g, out, count, ability, lead, stand, 2.0 * price)
    return best


@rule
def number_after(g, action, n):
    """The number of a roll after a die was set or dropped."""
    if action >= Move.DROP:
        return number_of_kept(g.dice, n, 1 << (action - Move.DROP))
    return number_with(g.dice, n, 1 << ((action - Move.SET) // FACES), (action - Move.SET) % FACES + 1)


@rule
def answer_twice(t, g, out, count, ability, lead, stand, price):
    """The first of two uses that together win more than both are worth later, or to let it stand."""
    team, n = int(g.opponent), int(g.rolled)
    scratch = out[SCRATCH : SCRATCH + DICE]
    best, best_gain = int(Move.STAND), price
    for i in range(count):
        action = int(out[i])
        if action == Move.STAND:
            continue
        m = n
        for place in range(n):
            scratch[place] = g.dice[place]
        if action >= Move.DROP:
            m = n - 1
            for place in range(action - Move.DROP, m):
                scratch[place] = scratch[place + 1]
        else:
            turn_to(scratch, n, (action - Move.SET) // FACES, (action - Move.SET) % FACES + 1)
        for place in range(m):
            if place > 0 and scratch[place] == scratch[place - 1]:
                continue
            if ability == Ability.DROP:
                if m > t.teams.minimum[team]:
                    runs = int(t.judgement.runs[team, number_of_kept(scratch, m, 1 << place)])
                    gain = prize(t, g, 0, lead - runs) - stand
                    if gain > best_gain:
                        best, best_gain = action, gain
                continue
            for face in range(1, FACES + 1):
                if can_become(ability, scratch, m, place, face):
                    runs = int(t.judgement.runs[team, number_with(scratch, m, 1 << place, face)])
                    gain = prize(t, g, 0, lead - runs) - stand
                    if gain > best_gain:
                        best, best_gain = action, gain
    return best


@rule
def answer_slowly(t, g, out):
    """With more dice than the tables know: anything but a reroll that makes it less."""
    hurts = pain(t, g, g.dice, g.rolled)
    action = careless_answer(t, g, out, options(t, g, out))
    return action if hurts >= 2 else int(Move.STAND)


@rule
def answer_batter(t, g, out):
    """7S-DUE-11: use the ability against a batter when it takes more from him than a use is worth later."""
    n = int(g.rolled)
    if n > MOST:
        return answer_slowly(t, g, out)
    card = batter(g)
    lead, outs, bases = lead_of(g, g.at_bat), int(g.outs), occupied(g)
    rr, pm, left = usable_rerolls(t, g), usable_nudges(t, g), int(g.dice_pool)
    _, stand = line_odds(t, g, lead, outs, bases, lines_met(t, g, g.dice, n), left, rr, pm)
    price = price_in_duel(t, g)
    best, best_gain = int(Move.STAND), price
    count = options(t, g, out)
    for i in range(count):
        action = int(out[i])
        if action == Move.STAND:
            continue
        if action >= Move.REROLL:
            row = KEPT_FROM[n] + number_of_kept(g.dice, n, action - Move.REROLL)
            worth = 0.0
            for outcome in range(OUTCOMES):
                odds = int(t.judgement.kept[card, row, outcome]) / WHOLE
                if odds > 0.0:
                    worth += odds * after_outcome(t, g, lead, outs, bases, outcome, left, rr, pm)
        else:
            mask = int(t.judgement.met[card, number_after(g, action, n)])
            _, worth = line_odds(t, g, lead, outs, bases, mask, left, rr, pm)
        if stand - worth > best_gain:
            best, best_gain = action, stand - worth
    return best


@rule
def price_in_duel(t, g):
    """What a use should take from a batter's odds: Stamina must last for nine innings."""
    seat = 1 - int(g.at_bat)
    left = 0
    for i in range(g.roster_size[seat]):
        card = int(g.roster[seat, i])
        if t.players.is_pitcher[card] and g.role[card] != Role.DUGOUT:
            left += max(0, int(t.players.stamina[card]) - int(g.exhaustion[card]))
    innings = max(0, LAST_INNING - int(g.inning)) + 0.5
    return t.judgement.dials[Dial.DUEL] * scarcity(left / (2.0 * innings), 1.0)


# --- Selection -------------------------------------------------------------------------------------------------------


@rule
def name_best(t, g):
    """The best batter not named yet takes the next position."""
    seat, pace, bans = int(g.actor), pace_of(g), bans_on(t, g)
    best, best_worth = int(Move.FILL), -1000.0
    for i in range(g.roster_size[seat]):
        card = int(g.roster[seat, i])
        if g.role[card] == Role.BENCH and not t.players.is_pitcher[card]:
            worth = t.judgement.batter[pace, bans, card]
            if worth > best_worth:
                best, best_worth = int(Move.BAT + card), worth
    return best


@rule
def lead_off(t, g):
    """A ten: begin where the next five batters are best."""
    seat, pace, bans = int(g.actor), pace_of(g), bans_on(t, g)
    best, best_worth = 0, -1000.0
    for position in range(POSITIONS):
        worth, weight = 0.0, 1.0
        for step in range(5):
            card = g.lineup[seat, (position + step) % POSITIONS]
            worth += weight * t.judgement.batter[pace, bans, card]
            weight *= 0.85
        if worth > best_worth:
            best, best_worth = position, worth
    return int(Move.DISC + best)


@rule
def stamina_left(t, g, card):
    """Uses a pitcher has left."""
    return max(0, int(t.players.stamina[card]) - int(g.exhaustion[card]))


@rule
def use_of_pitcher(t, g, card):
    """What a pitcher is good for in this half: what a use saves here, rather than against those still to come."""
    left = stamina_left(t, g, card)
    if left == 0:
        return 0.0
    ability = int(t.players.ability[card])
    if t.house.duel:
        return 1.0 + 0.1 * left
    here = t.judgement.saved[g.opponent, ability]
    later, teams = 0.0, 0
    if g.stage < Stage.SEMIFINALS:
        for i in range(g.schedule_size):
            later += t.judgement.saved[g.schedule[i], ability]
            teams += 1
    else:
        series = int(g.stage) - Stage.SEMIFINALS
        for number in range(series, 2):
            for i in range(min(3, int(g.series_size[number]))):
                later += t.judgement.saved[g.series[number, i], ability]
                teams += 1
    if teams > 0:
        here -= t.judgement.dials[Dial.KEEP_PITCHER] * later / teams
    return 2.0 + here + t.judgement.dials[Dial.STAMINA] * left


@rule
def choose_pitcher(t, g):
    """7S-SEL-03, 7S-DEF-01: who helps most; nobody is taken off the mound for a little."""
    seat = int(g.actor)
    best, best_worth = -1, -1000.0
    if g.phase == Phase.CHANGE:
        best = int(Move.KEEP)
        best_worth = use_of_pitcher(t, g, int(g.pitcher[seat])) + t.judgement.dials[Dial.RELIEVE]
    for i in range(g.roster_size[seat]):
        card = int(g.roster[seat, i])
        if t.players.is_pitcher[card] and g.role[card] == Role.BENCH:
            worth = use_of_pitcher(t, g, card)
            if worth > best_worth:
                best, best_worth = int(Move.PITCH + card), worth
    return best


# --- Between games ---------------------------------------------------------------------------------------------------


@rule
def between_games(t, g, out):
    """Drafts, the order of opponents, rests and purchases."""
    if g.phase == Phase.SPEND:
        return spend(t, g)
    n = options(t, g, out)
    best, best_worth = int(out[0]), -1000.0
    for i in range(n):
        action = int(out[i])
        worth = 0.0
        if g.phase == Phase.OPPONENT:
            worth = worth_of_facing(t, g, action - Move.FACE)
        elif g.phase == Phase.REST:
            worth = -1.0 if action == Move.DONE else usual_use(t, action - Move.REST)
        elif g.phase == Phase.TRADE:
            worth = -worth_in_duel(t, g, action - Move.TRADE)
        elif g.phase == Phase.PICK:
            worth = worth_in_duel(t, g, action - Move.SIGN)
        elif g.stage == Stage.RECOVERY:
            worth = (
                t.judgement.dials[Dial.STAR]
                if action == Move.DONE
                else worth_of_player(t, g, action - Move.SIGN)
            )
        else:
            card = action - Move.SIGN
            team = g.offered[1] if g.offered[0] == card else g.offered[0]
            worth = worth_of_player(t, g, card) + t.judgement.dials[Dial.TEAM] * odds_against(t, g, team, 2)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


@rule
def odds_against(t, g, team, home):
    """The odds to win a game against a team: away, at home, or (2) either."""
    pace = 0 if g.stage <= Stage.FIRST_HALF else 1
    share = t.judgement.dials[Dial.SUPPORT]
    if home == 2:
        return 0.5 * (odds_against_at(t, pace, team, 0, share) + odds_against_at(t, pace, team, 1, share))
    return odds_against_at(t, pace, team, home, share)


@rule
def odds_against_at(t, pace, team, home, share):
    """The odds to win a game at that place."""
    plain = t.judgement.chances[pace, 0, team, home]
    return plain + share * (t.judgement.chances[pace, 1, team, home] - plain)


@rule
def worth_of_facing(t, g, team):
    """7S-FLW-06: the team for which this place makes the greater difference."""
    home = 1 if (int(g.game) + 1) % 2 == 1 else 0
    here = odds_against(t, g, team, home) - odds_against(t, g, team, 1 - home)
    return here + t.judgement.dials[Dial.ORDER] * odds_against(t, g, team, 2)


@rule
def usual_use(t, card):
    """Runs a use of a pitcher's ability saves against any team."""
    ability = int(t.players.ability[card])
    total, teams = 0.0, 0
    for team in range(CARDS):
        if t.teams.roll[team] > 0:
            total += t.judgement.saved[team, ability]
            teams += 1
    return total / max(1, teams)


@rule
def ninth_best(t, g, seat, pace):
    """The rating of the weakest of the nine a seat would line up now."""
    worst = -1000.0
    for i in range(g.roster_size[seat]):
        card = int(g.roster[seat, i])
        if t.players.is_pitcher[card]:
            continue
        mine = t.judgement.batter[pace, 0, card]
        better = 0
        for j in range(g.roster_size[seat]):
            other = int(g.roster[seat, j])
            if not t.players.is_pitcher[other] and t.judgement.batter[pace, 0, other] > mine:
                better += 1
        if better < POSITIONS and (worst == -1000.0 or mine < worst):
            worst = mine
    return worst


@rule
def worth_of_player(t, g, card):
    """What a player would add to the Roster, in odds of a game."""
    dials = t.judgement.dials
    if t.players.is_pitcher[card]:
        stamina, others = int(t.players.stamina[card]), 0
        for i in range(g.roster_size[0]):
            other = int(g.roster[0, i])
            if t.players.is_pitcher[other]:
                others += int(t.players.stamina[other])
        return dials[Dial.PITCHER] * stamina * usual_use(t, card) * scarcity(others * 0.1, dials[Dial.ENOUGH])
    gain = t.judgement.batter[1, 0, card] - ninth_best(t, g, 0, 1)
    return dials[Dial.BATTER] * max(0.01, gain + 0.02)


@rule
def worth_in_duel(t, g, card):
    """What a player is worth to a Coach in the draft of a duel."""
    if t.players.is_pitcher[card]:
        return t.judgement.dials[Dial.DUEL_PITCHER] * int(t.players.stamina[card])
    return t.judgement.batter[1, 0, card]


# --- Stars -----------------------------------------------------------------------------------------------------------


@rule
def spend(t, g):
    """7S-PLY-12: of all that the ★ can buy together, the purchases with the best odds of the title; one at a time."""
    best, best_worth = int(Move.DONE), -1.0
    stars = int(g.stars)
    for teams in range(3 if not t.house.extended else 1):
        for home in range(3):
            for semifinals in range(3):
                for finals in range(3):
                    cost = price_of_all(g, teams, home, semifinals, finals)
                    if cost > stars or int(g.bought) + teams > 2:
                        continue
                    if int(g.level[0]) - semifinals < 1 or int(g.level[1]) - finals < 1:
                        continue
                    worth = odds_of_title(t, g, teams, home, semifinals, finals) + 0.00001 * cost
                    if worth > best_worth:
                        action = first_purchase(t, g, teams, home, semifinals, finals)
                        if action >= 0:
                            best, best_worth = action, worth
    return best


@rule
def price_of_all(g, teams, home, semifinals, finals):
    """What purchases cost together; ``home`` is 0, 1 (Semi-finals) or 2 (both)."""
    cost = semifinals + 2 * finals
    for i in range(teams):
        cost += 1 + int(g.bought) + i
    if home >= 1 and not g.green[0]:
        cost += 2
    if home == 2 and not g.green[1]:
        cost += 3
    return cost


@rule
def first_purchase(t, g, teams, home, semifinals, finals):
    """One of these purchases, DONE if there is none, or -1 if they cannot be had."""
    what = -1
    if teams > 0:
        what = int(Buy.TEAM)
    elif home >= 1 and not g.green[0]:
        what = int(Buy.SEMIFINALS_HOME)
    elif home == 2 and not g.green[1]:
        what = int(Buy.FINALS_HOME)
    elif semifinals > 0:
        what = int(Buy.SEMIFINALS_LEVEL)
    elif finals > 0:
        what = int(Buy.FINALS_LEVEL)
    if what < 0:
        return int(Move.DONE)
    return int(Move.BUY + what) if can_buy(t, g, what) else -1


@rule
def odds_of_title(t, g, teams, home, semifinals, finals):
    """The odds to win both series after these purchases."""
    first = odds_of_series(t, g, 0, teams, 1 if home >= 1 else int(g.green[0]), int(g.level[0]) - semifinals)
    second = odds_of_series(t, g, 1, 0, 1 if home == 2 else int(g.green[1]), int(g.level[1]) - finals)
    return first * second


@rule
def odds_of_series(t, g, series, teams, green, level):
    """The odds to win a series: every way it can go is added up."""
    games = 7 if t.house.extended else 3
    goal = 4 if t.house.extended else 2
    loss = handicap(t, g, series, level)
    total = 0.0
    for course in range(1 << games):
        won = 0
        for number in range(games):
            won += course >> number & 1
        if won < goal:
            continue
        odds = 1.0
        for number in range(games):
            if t.house.extended:
                outer = number < 2 or number >= 5
            else:
                outer = number != 1
            home = 1 if outer == (green == 1) else 0
            p = odds_in_series(t, g, series, number, teams, home) - loss
            p = min(0.98, max(0.02, p))
            odds *= p if course >> number & 1 else 1.0 - p
        total += odds
    return total


@rule
def odds_in_series(t, g, series, number, teams, home):
    """The odds of one game of a series; teams bought go on top, and the second of them is not known yet."""
    share = t.judgement.dials[Dial.SUPPORT]
    if number < teams:
        if number == teams - 1 and g.top[2] >= 0:
            return odds_against_at(t, 1, int(g.top[2]), home, share)
        total, count = 0.0, 0
        for i in range(g.supply_size[2]):
            total += odds_against_at(t, 1, int(g.supply[2, i]), home, share)
            count += 1
        return total / max(1, count)
    place = min(number - teams, int(g.series_size[series]) - 1)
    return odds_against_at(t, 1, int(g.series[series, place]), home, share)


@rule
def handicap(t, g, series, level):
    """What the conditions of a Playoff Card take from the odds of a game: the nine best batters lose their tokens."""
    bans = int(t.playoffs.no_rerolls[series, level]) + 2 * int(t.playoffs.no_nudges[series, level])
    loss = 0.0
    for i in range(g.roster_size[0]):
        card = int(g.roster[0, i])
        if not t.players.is_pitcher[card]:
            full = t.judgement.batter[1, 0, card]
            better = 0
            for j in range(g.roster_size[0]):
                other = int(g.roster[0, j])
                if not t.players.is_pitcher[other] and t.judgement.batter[1, 0, other] > full:
                    better += 1
            if better < POSITIONS:
                loss += full - t.judgement.batter[1, bans, card]
    if t.house.rookie:
        loss += 0.35 * ((1 if bans & 1 else 0) + (1 if bans & 2 else 0))
    return loss * t.judgement.dials[Dial.BANS]
