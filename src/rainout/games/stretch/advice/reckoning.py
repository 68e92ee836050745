"""Working out what a roll, a batter and a half are worth: the loops behind :mod:`rainout.games.stretch.judgement`.

Rolls of up to ``MOST`` dice are numbered: all multisets of faces, smaller ones first, so that the first rows are also
all the dice somebody may *keep* of a roll. Everything is counted exactly; arrays to write into are handed in.
"""

from math import comb

from rainout.core.kernel import rule
from rainout.games.stretch.rules.offense import dice_for
from rainout.games.stretch.rules.reading import meets, team_runs
from rainout.games.stretch.rules.rolling import can_become
from rainout.games.stretch.state import (
    FACES,
    GOALS,
    MOST,
    POLICIES,
    POOL,
    REACHED,
    TOKENS_KNOWN,
    WORTHS,
    Ability,
    Outcome,
)

CHOOSE = tuple(comb(things, some) for things in range(11) for some in range(8))
"""Binomial coefficients, eight in a row."""
SMALLER = (0, 1, 7, 28, 84, 210, 462, 924)
"""How many rolls have fewer dice than 0, 1, 2…"""
KEPT_FROM = (0, 0, 7, 35, 119, 329, 791)
"""Where the rows of what can be kept of 1, 2, 3… dice begin."""
OUTCOMES = 7


@rule
def number_of_roll(dice, n):
    """The number of a roll of up to ``MOST`` dice, lowest first."""
    place = 0
    for i in range(n):
        place += CHOOSE[(int(dice[i]) - 1 + i) * 8 + i + 1]
    return SMALLER[n] + place


@rule
def number_of_kept(dice, n, mask):
    """The number of what is left of a roll when the dice named by bits are picked up."""
    place, kept = 0, 0
    for i in range(n):
        if not mask >> i & 1:
            place += CHOOSE[(int(dice[i]) - 1 + kept) * 8 + kept + 1]
            kept += 1
    return SMALLER[kept] + place


# --- Rolls -----------------------------------------------------------------------------------------------------------


@rule
def mark_met(t, card, rolls, sizes, met):
    """Which lines of a batter each roll meets, as bits."""
    for roll in range(1, len(rolls)):
        mask = 0
        for line in range(t.players.lines[card]):
            if meets(t, card, line, rolls[roll], int(sizes[roll])):
                mask |= 1 << line
        met[card, roll] = mask


@rule
def count_runs(t, team, rolls, sizes, runs):
    """What each roll brings a team."""
    for roll in range(1, len(rolls)):
        runs[team, roll] = team_runs(t, team, rolls[roll], int(sizes[roll]))


@rule
def spread_runs(team, n, add, runs, kept):
    """With some dice of a team's roll kept and the others rolled anew: the odds of 0, 1, 2… runs."""
    most = kept.shape[2] - 1
    last = SMALLER[n + 1]
    for roll in range(SMALLER[n], last):
        for k in range(most + 1):
            kept[team, roll, k] = 0.0
        kept[team, roll, min(most, int(runs[team, roll]))] = 1.0
    spread_back(team, n, 0, add, kept)


@rule
def spread_back(card, n, start, add, kept):
    """From the odds of all rolls of n dice, those of what may be kept of them: one die less, and one less, to none."""
    for back in range(SMALLER[n]):
        roll = SMALLER[n] - 1 - back
        for k in range(kept.shape[2]):
            total = 0.0
            for face in range(FACES):
                total += kept[card, start + add[roll, face], k]
            kept[card, start + roll, k] = total / FACES


@rule
def spread_outcomes(t, card, n, add, met, kept):
    """With some of n dice kept and the others rolled anew: the odds of each Outcome, the first line met taken."""
    first = KEPT_FROM[n]
    last = SMALLER[n + 1]
    for roll in range(SMALLER[n], last):
        for o in range(OUTCOMES):
            kept[card, first + roll, o] = 0.0
        mask = int(met[card, roll])
        outcome = int(Outcome.OUT)
        for line in range(t.players.lines[card]):
            if mask >> line & 1:
                outcome = int(t.players.outcome[card, line])
                break
        kept[card, first + roll, outcome] = 1.0
    spread_back(card, n, first, add, kept)


# --- Tokens: what rolling n dice comes to when they are used in a plain way ------------------------------------------


@rule
def plan_tokens(t, card, n, worth, price, rolls, add, met, score, odds, menu, policy):
    """Odds of each Outcome and of the tokens left, for each stock of tokens, under one idea of what things are worth.

    ``worth`` is that of each Outcome, ``price`` that of a token kept. ``score`` and ``odds`` are room to work in, by
    tokens and roll; ``menu`` gets what an empty-handed start comes to.
    """
    first, last = SMALLER[n], SMALLER[n + 1]
    kinds = TOKENS_KNOWN
    for rr in range(kinds):
        for pm in range(kinds):
            have = rr * kinds + pm
            for roll in range(first, last):
                # let it stand
                mask = int(met[card, roll])
                outcome, best = int(Outcome.OUT), worth[Outcome.OUT]
                if mask > 0:
                    best = -1000.0
                    for line in range(t.players.lines[card]):
                        if mask >> line & 1 and worth[t.players.outcome[card, line]] > best:
                            outcome = int(t.players.outcome[card, line])
                            best = worth[outcome]
                best += price * (rr + pm)
                how, where = -1, 0
                if pm > 0:
                    for place in range(n):
                        face = int(rolls[roll, place])
                        here = face - 1 + place
                        if face < FACES and (place + 1 == n or rolls[roll, place + 1] > face):
                            after = roll + CHOOSE[(here + 1) * 8 + place + 1] - CHOOSE[here * 8 + place + 1]
                            if score[have - 1, after] > best + 1e-12:
                                best, how, where = score[have - 1, after], have - 1, after
                        if face > 1 and (place == 0 or rolls[roll, place - 1] < face):
                            after = roll + CHOOSE[(here - 1) * 8 + place + 1] - CHOOSE[here * 8 + place + 1]
                            if score[have - 1, after] > best + 1e-12:
                                best, how, where = score[have - 1, after], have - 1, after
                if rr > 0:
                    for mask in range(1, 1 << n):
                        after = number_of_kept(rolls[roll], n, mask)
                        if score[have - kinds, after] > best + 1e-12:
                            best, how, where = score[have - kinds, after], have - kinds, after
                score[have, roll] = best
                if how < 0:
                    for i in range(odds.shape[2]):
                        odds[have, roll, i] = 0.0
                    odds[have, roll, have * OUTCOMES + outcome] = 1.0
                else:
                    for i in range(odds.shape[2]):
                        odds[have, roll, i] = odds[how, where, i]
            for back in range(first):
                roll = first - 1 - back
                total = 0.0
                for face in range(FACES):
                    total += score[have, add[roll, face]]
                score[have, roll] = total / FACES
                for i in range((have + 1) * OUTCOMES):
                    total = 0.0
                    for face in range(FACES):
                        total += odds[have, add[roll, face], i]
                    odds[have, roll, i] = total / FACES
                for i in range((have + 1) * OUTCOMES, odds.shape[2]):
                    odds[have, roll, i] = 0.0
            for i in range(odds.shape[2]):
                menu[card, n, policy, have, i] = odds[have, 0, i]


# --- The diamond as a number: 1st 1, 2nd 2, 3rd 4 --------------------------------------------------------------------


@rule
def count_on(bases):
    """How many bases are occupied."""
    return (bases & 1) + (bases >> 1 & 1) + (bases >> 2)


@rule
def bases_after(bases, outcome):
    """7S-OUT: the bases after an Outcome (of a Sacrifice that is not the third out)."""
    if outcome == Outcome.OUT:
        return bases
    if outcome == Outcome.WALK:
        if bases & 1 == 0:
            return bases | 1
        return bases | 2 if bases & 2 == 0 else 7
    if outcome == Outcome.SACRIFICE:
        return (bases << 1) & 7
    return ((bases << 1 | 1) << (outcome - 1)) & 7


@rule
def runs_after(bases, outcome):
    """7S-OUT: the runs an Outcome brings in."""
    if outcome == Outcome.OUT:
        return 0
    if outcome == Outcome.WALK:
        return 1 if bases == 7 else 0
    if outcome == Outcome.SACRIFICE:
        return bases >> 2
    moved = ((bases << 1 | 1) << (outcome - 1)) >> 3
    return (moved & 1) + (moved >> 1 & 1) + (moved >> 2 & 1) + (moved >> 3 & 1)


@rule
def stolen(bases):
    """7S-STL-02, 7S-STL-05: the bases after a steal, or -1 if there is nothing to steal."""
    if bases & 2:
        return -1 if bases & 4 else (bases << 1) & 7
    return bases ^ 3 if bases & 1 else -1


@rule
def caught(bases):
    """7S-STL-04, 7S-STL-07: the bases after a steal that failed; of two runners, the one on 1st goes."""
    return bases & 6 if bases & 1 else bases & 5


@rule
def chance_of(dice, faces):
    """The chance that one of these dice shows one of so many faces."""
    miss = 1.0
    for _ in range(dice):
        miss = miss * (FACES - faces) / FACES
    return 1.0 - miss


# --- What a half is worth --------------------------------------------------------------------------------------------


@rule
def go_on(outs, bases, dice, have, runs, general, i):
    """Goal i after so many runs: what the general case promises from here on, this much already in."""
    if i < REACHED + GOALS:  # at least so many runs, playing for runs, or for that
        first = 0 if i < REACHED else REACHED
        if i - runs < first:
            return 1.0
        return 0.0 if outs > 2 else general[outs, bases, dice, have, i - runs]
    return float(runs) if outs > 2 else runs + general[outs, bases, dice, have, i]


@rule
def after_at_bat(outs, bases, outcome, dice, have, general, into):
    """All goals after an Outcome, extra bases run where that is better."""
    runs = runs_after(bases, outcome)
    now = bases_after(bases, outcome)
    gone = outs + 1 if outcome == Outcome.OUT or outcome == Outcome.SACRIFICE else outs
    if gone > 2:
        runs = 0
    for i in range(WORTHS):
        into[i] = go_on(gone, now, dice, have, runs, general, i)
    if outcome < Outcome.SINGLE or outcome > Outcome.DOUBLE:
        return
    batters = 1 << (outcome - 1)
    if now == batters:
        return
    others = now ^ batters
    moved = others << 1
    better = runs + (moved >> 3)
    there = (moved & 7) | batters
    for rolled in range(1, dice + 1):
        p = chance_of(rolled, 2 if outs == 2 else 1)
        for i in range(REACHED, WORTHS):
            good = go_on(outs, there, dice - rolled, have, better, general, i)
            bad = 0.0
            if outs == 2:
                bad = go_on(3, 0, 0, 0, runs, general, i)
            else:
                for base in range(3):
                    if now >> base & 1:
                        bad = max(
                            bad, go_on(outs + 1, now ^ (1 << base), dice - rolled, have, runs, general, i)
                        )
            total = p * good + (1.0 - p) * bad
            if total > into[i]:
                into[i] = total
                if i == WORTHS - 1:
                    worst = 0
                    low = -1.0
                    for base in range(3):
                        if now >> base & 1:
                            here = go_on(outs + 1, now ^ (1 << base), dice - rolled, have, runs, general, i)
                            if here > low:
                                low, worst = here, base
                    for k in range(REACHED):
                        up = go_on(outs, there, dice - rolled, have, better, general, k)
                        down = go_on(outs + 1, now ^ (1 << worst), dice - rolled, have, runs, general, k)
                        into[k] = p * up + (1.0 - p) * down


@rule
def look_ahead(outs, bases, general, ahead):
    """All goals after each Outcome, by the dice and tokens left."""
    for outcome in range(OUTCOMES):
        for dice in range(POOL):
            for have in range(TOKENS_KNOWN * TOKENS_KNOWN):
                after_at_bat(outs, bases, outcome, dice, have, general, ahead[outcome, dice, have])


@rule
def weigh(menu, card, dice, policy, have, ahead, left, i):
    """One goal of a swing with so many dice under a way to use tokens."""
    total = 0.0
    for rest in range(have + 1):
        for outcome in range(OUTCOMES):
            odds = menu[card, dice, policy, have, rest * OUTCOMES + outcome]
            if odds > 0.0:
                total += odds * ahead[outcome, left, rest, i]
    return total


@rule
def judge_batter(menu, card, outs, bases, ahead, worth):
    """All goals of a batter at the plate, for each Pool: the best number of dice for each of them."""
    for pool in range(POOL):
        for have in range(TOKENS_KNOWN * TOKENS_KNOWN):
            for i in range(REACHED, WORTHS):
                best, dice_best, policy_best = -1.0, 0, 0
                for dice in range(min(pool, MOST) + 1):
                    policies = POLICIES if have > 0 and dice > 0 else 1
                    for policy in range(policies):
                        if dice > 0:
                            total = weigh(menu, card, dice, policy, have, ahead, pool - dice, i)
                        else:
                            total = ahead[Outcome.OUT, pool, have, i]
                        if total > best:
                            best, dice_best, policy_best = total, dice, policy
                worth[card, outs, bases, pool, have, i] = best
                if i == WORTHS - 1:
                    for k in range(REACHED):
                        if dice_best > 0:
                            worth[card, outs, bases, pool, have, k] = weigh(
                                menu, card, dice_best, policy_best, have, ahead, pool - dice_best, k
                            )
                        else:
                            worth[card, outs, bases, pool, have, k] = ahead[Outcome.OUT, pool, have, k]


@rule
def consider_steal(card, outs, bases, worth, stealing):
    """Where a steal before the At-Bat is better, it is made; ``stealing`` is room to work in, by Pool and tokens."""
    there = stolen(bases)
    if there < 0:
        return
    faces = 2 if bases & 2 == 0 else 1
    fail = caught(bases)
    for pool in range(1, POOL):
        for have in range(TOKENS_KNOWN * TOKENS_KNOWN):
            for i in range(WORTHS):
                stealing[pool, have, i] = worth[card, outs, bases, pool, have, i]
            for dice in range(1, pool + 1):
                p = chance_of(dice, faces)
                for i in range(REACHED, WORTHS):
                    bad = 0.0 if outs == 2 else worth[card, outs + 1, fail, pool - dice, have, i]
                    total = p * worth[card, outs, there, pool - dice, have, i] + (1.0 - p) * bad
                    if total > stealing[pool, have, i]:
                        stealing[pool, have, i] = total
                        if i == WORTHS - 1:
                            for k in range(REACHED):
                                low = 0.0 if outs == 2 else worth[card, outs + 1, fail, pool - dice, have, k]
                                up = worth[card, outs, there, pool - dice, have, k]
                                stealing[pool, have, k] = p * up + (1.0 - p) * low
    for pool in range(1, POOL):
        for have in range(TOKENS_KNOWN * TOKENS_KNOWN):
            for i in range(WORTHS):
                worth[card, outs, bases, pool, have, i] = stealing[pool, have, i]


@rule
def generalise(t, outs, bases, shares, worth, general):
    """The general case before a batter gathers: so much of each card."""
    kinds = TOKENS_KNOWN
    for pool in range(POOL):
        for have in range(kinds * kinds):
            for i in range(WORTHS):
                general[outs, bases, pool, have, i] = 0.0
            for card in range(len(shares)):
                if shares[card] > 0.0:
                    now = gathered(t, card, outs, bases, pool, have)
                    for i in range(WORTHS):
                        general[outs, bases, pool, have, i] += (
                            shares[card] * worth[card, outs, bases, now // 16, now % 16, i]
                        )


@rule
def gathered(t, card, outs, bases, pool, have):
    """The Pool after a batter has gathered: dice times 16, and tokens.

    A trailing side is neither assumed nor excluded.
    """
    kinds = TOKENS_KNOWN
    dice = min(POOL - 1, pool + dice_for(t, card, count_on(bases), outs, pool, 2))
    rr = min(kinds - 1, have // kinds + int(t.players.rerolls[card]))
    pm = min(kinds - 1, have % kinds + int(t.players.nudges[card]))
    return dice * 16 + rr * kinds + pm


@rule
def judge_half(t, menu, shares, sweeps, ahead, stealing, worth, general):
    """What a half is worth, from two outs back to none; runners on and dice left make it go round a few times."""
    for back in range(3):
        outs = 2 - back
        for _ in range(sweeps):
            for step in range(8):
                bases = 7 - step
                look_ahead(outs, bases, general, ahead)
                for card in range(len(shares)):
                    if t.players.is_pitcher[card] == 0:
                        judge_batter(menu, card, outs, bases, ahead, worth)
            for card in range(len(shares)):
                if t.players.is_pitcher[card] == 0:
                    for bases in (1, 5, 2, 3):
                        consider_steal(card, outs, bases, worth, stealing)
            for bases in range(8):
                generalise(t, outs, bases, shares, worth, general)


# --- Pitchers against teams ------------------------------------------------------------------------------------------


@rule
def best_answer(team, ability, n, minimum, roll, rolls, runs, kept):
    """The fewest runs, on average, that one use of an ability leaves of a team's roll; its own if it helps nothing."""
    dice = rolls[roll]
    best = float(runs[team, roll])
    if ability == Ability.REROLL1 or ability == Ability.REROLLX:
        for mask in range(1, 1 << n):
            if ability == Ability.REROLL1 and mask & (mask - 1) != 0:
                continue
            after = number_of_kept(dice, n, mask)
            mean = 0.0
            for k in range(kept.shape[2]):
                mean += k * kept[team, after, k]
            best = min(best, mean)
        return best
    if ability == Ability.DROP:
        if n > minimum:
            for place in range(n):
                after = number_of_kept(dice, n, 1 << place)
                best = min(best, float(runs[team, after]))
        return best
    for place in range(n):
        without = 1 << place
        for face in range(1, FACES + 1):
            if can_become(ability, dice, n, place, face):
                after = number_with(dice, n, without, face)
                best = min(best, float(runs[team, after]))
    return best


@rule
def number_with(dice, n, without, face):
    """The number of a roll in which one die shows another face."""
    place, laid = 0, 0
    put = False
    for i in range(n):
        if without >> i & 1:
            continue
        if not put and dice[i] >= face:
            place += CHOOSE[(face - 1 + laid) * 8 + laid + 1]
            laid += 1
            put = True
        place += CHOOSE[(int(dice[i]) - 1 + laid) * 8 + laid + 1]
        laid += 1
    if not put:
        place += CHOOSE[(face - 1 + laid) * 8 + laid + 1]
    return SMALLER[n] + place


@rule
def judge_pitchers(t, team, ways, rolls, runs, kept, saved, scored):
    """Against a team: the runs one use of each ability saves on average, and the odds of its runs after such a use.

    Ability 0 stands for none. Where a use leaves it to the dice, the whole numbers around the mean stand for them.
    """
    n, minimum = int(t.teams.roll[team]), int(t.teams.minimum[team])
    last = SMALLER[n + 1]
    most = scored.shape[2] - 1
    everything = 0.0
    for roll in range(SMALLER[n], last):
        everything += ways[roll]
    for ability in range(saved.shape[1]):
        saved[team, ability] = 0.0
        for k in range(most + 1):
            scored[team, ability, k] = 0.0
        for roll in range(SMALLER[n], last):
            share = ways[roll] / everything
            least = float(runs[team, roll])
            if ability > 0:
                least = best_answer(team, ability, n, minimum, roll, rolls, runs, kept)
            saved[team, ability] += share * (float(runs[team, roll]) - least)
            whole = min(int(least), most - 1)
            part = min(1.0, least - whole)
            scored[team, ability, whole] += share * (1.0 - part)
            scored[team, ability, whole + 1] += share * part
