"""Players of 7th Inning Stretch that need no search: a novice, and a player who counts the odds of the next roll."""

from rainout.core.kernel import rule
from rainout.diamond.state import BASES, NO_RUNNER, OUTS
from rainout.games.stretch.rules.play import options
from rainout.games.stretch.rules.reading import best_line, team_runs
from rainout.games.stretch.rules.table import batter
from rainout.games.stretch.state import (
    DICE,
    FACES,
    MOST_ODDS,
    Buy,
    Move,
    Outcome,
    Phase,
    Purpose,
    Stage,
)

SCRATCH = 780
"""Where in the room for options dice are tried out: behind the longest list."""
PLAIN = 3
"""The dice a plain At-Bat is made with."""
BATTER_FACTOR = 4.0
"""Plate appearances of a batter in the time a pitcher's rating is about."""
A_DIE = 0.12
"""What a die left in the Pool is worth, in runs."""
A_USE = 0.7
"""The runs that a use of an ability should save."""

RUNS_TO_COME = (
    (0.48, 0.85, 1.10, 1.43, 1.35, 1.78, 1.96, 2.29)
    + (0.25, 0.51, 0.66, 0.88, 0.95, 1.13, 1.38, 1.54)
    + (0.10, 0.22, 0.32, 0.43, 0.35, 0.48, 0.58, 0.75)
    + (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
)
"""What a half is still worth with so many outs (a row each) and these bases occupied (1st 1, 2nd 2, 3rd 4)."""


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
        return greedy_token(t, g, out, n)
    if g.phase == Phase.DEFEND:
        return greedy_answer(t, g, out, n)
    return int(out[0])


@rule
def greedy_token(t, g, out, n):
    """Take the best line met; else a ±1 that helps; else roll everything again."""
    if g.purpose != Purpose.AT_BAT:
        return standing(out, n)
    if best_line(t, batter(g), g.dice, g.rolled) >= 0:
        return standing(out, n)
    for i in range(n):
        if out[i] >= Move.PLUS and out[i] < Move.SET and worth_of_roll(t, g, int(out[i]), out) > 0.0:
            return int(out[i])
    if out[n - 1] >= Move.REROLL:
        return int(out[n - 1])
    for i in range(n):
        if out[i] == Move.REROLL + (1 << int(g.rolled)) - 1:
            return int(out[i])
    return standing(out, n)


@rule
def standing(out, n):
    """The best Outcome on offer, or to let the roll stand."""
    for i in range(n):
        if out[i] >= Move.TAKE and out[i] <= Move.STAND:
            return int(out[i])
    return int(out[0])


@rule
def greedy_answer(t, g, out, n):
    """Use the ability while it saves runs for sure, or at least probably."""
    best, best_worth = int(Move.STAND), worth_of_answer(t, g, Move.STAND, out) - A_USE
    for i in range(n):
        action = int(out[i])
        if action != Move.STAND:
            worth = worth_of_answer(t, g, action, out)
            if worth < best_worth:
                best, best_worth = action, worth
    return best


# --- The steady player -----------------------------------------------------------------------------------------------


@rule
def advise(t, g, out):
    """Drafts by rating, lines up the best, counts the odds of every swing and every use of a pitcher."""
    n = options(t, g, out)
    if g.phase == Phase.PLATE:
        return best_swing(t, g)
    if g.phase == Phase.TOKENS:
        return best_token(t, g, out, n)
    if g.phase == Phase.DEFEND:
        return greedy_answer(t, g, out, n)
    if g.phase == Phase.LINE:
        return int(out[0])
    best, best_worth = int(out[0]), -1000.0
    for i in range(n):
        worth = worth_of_choice(t, g, int(out[i]))
        if worth > best_worth:
            best, best_worth = int(out[i]), worth
    return best


@rule
def worth_of_choice(t, g, action):
    """What speaks for a choice off the field."""
    if g.phase == Phase.SIGN or g.phase == Phase.PICK:
        if action == Move.DONE:
            return 0.0
        return worth_of_player(t, action - Move.SIGN) - (
            1.5 if g.stage == Stage.RECOVERY and g.offered_size < 3 else 0.0
        )
    if g.phase == Phase.TRADE:
        return -worth_of_player(t, action - Move.TRADE)
    if g.phase == Phase.LINEUP:
        return -100.0 if action == Move.FILL else worth_of_player(t, action - Move.BAT)
    if g.phase == Phase.DISC:
        return -float(action - Move.DISC)
    if g.phase == Phase.PITCHER:
        return strength_left(t, g, action - Move.PITCH)
    if g.phase == Phase.CHANGE:
        if action == Move.KEEP:
            return strength_left(t, g, g.pitcher[g.actor]) + 0.5
        return strength_left(t, g, action - Move.PITCH) if is_spent(t, g, g.pitcher[g.actor]) else -1.0
    if g.phase == Phase.EXTRA or g.phase == Phase.SUBSTITUTE:
        return 1.0 if action == Move.HOLD or action == Move.KEEP else 0.0
    if g.phase == Phase.REMOVE:
        return -float(action - Move.REMOVE) if action < Move.VETERAN else -100.0
    if g.phase == Phase.REST:
        return -1.0 if action == Move.DONE else float(g.exhaustion[action - Move.REST])
    if g.phase == Phase.SPEND:
        return worth_of_purchase(action)
    return 0.0


@rule
def worth_of_purchase(action):
    """Home Field first, then an easier opponent, then easier conditions."""
    if action == Move.DONE:
        return 0.0
    if action == Move.BUY + Buy.SEMIFINALS_HOME:
        return 5.0
    if action == Move.BUY + Buy.TEAM:
        return 4.0
    return 3.0 if action == Move.BUY + Buy.FINALS_HOME else 2.0


@rule
def worth_of_player(t, card):
    """A rating that batters and pitchers share."""
    return float(t.players.rating[card]) * (1.0 if t.players.is_pitcher[card] else BATTER_FACTOR)


@rule
def is_spent(t, g, card):
    """Whether a pitcher is at his limit."""
    return g.exhaustion[card] >= t.players.stamina[card]


@rule
def strength_left(t, g, card):
    """What a pitcher can still do."""
    return float(t.players.stamina[card] - g.exhaustion[card]) + 0.01 * float(t.players.rating[card])


@rule
def best_swing(t, g):
    """The number of dice that is worth most: the runs they promise, less what they would be worth later."""
    later = A_DIE if g.outs < OUTS - 1 else 0.04
    best, best_worth = 0, -1000.0
    for dice in range(min(g.dice_pool, MOST_ODDS) + 1):
        worth = swing_worth(t, g, dice) - later * dice
        if worth > best_worth:
            best, best_worth = dice, worth
    return int(Move.SWING + best)


@rule
def swing_worth(t, g, dice):
    """What rolling so many dice for the Current Batter promises, by the odds of all his Outcomes."""
    card = batter(g)
    worth = 0.0
    for outcome in range(Outcome.SACRIFICE + 1):
        odds = t.odds[card, dice, outcome]
        if odds > 0.0:
            worth += odds * worth_of_outcome(g, outcome)
    return worth


@rule
def worth_of_dice(t, g, dice, n):
    """What a roll of the Current Batter is worth: its best line, in runs now and to come."""
    card = batter(g)
    line = best_line(t, card, dice, n)
    return worth_of_outcome(g, Outcome.OUT if line < 0 else t.players.outcome[card, line])


@rule
def worth_of_outcome(g, outcome):
    """Runs that come in and runs to come after an Outcome, roughly as the bases then stand."""
    occupied = 0
    for base in range(BASES):
        if g.bases[base] != NO_RUNNER:
            occupied |= 1 << base
    if outcome == Outcome.OUT:
        return RUNS_TO_COME[(g.outs + 1) * 8 + occupied]
    outs = int(g.outs)
    runs, after = 0, 0
    if outcome == Outcome.WALK:
        if occupied & 1 == 0:
            after = occupied | 1
        elif occupied & 2 == 0:
            after = occupied | 2
        elif occupied & 4 == 0:
            after = 7
        else:
            after, runs = 7, 1
    elif outcome == Outcome.SACRIFICE:
        outs += 1
        after = occupied if outs >= OUTS else (occupied << 1) & 7
        runs = 1 if outs < OUTS and occupied & 4 else 0
    else:
        moved = (occupied << 1 | 1) << (outcome - 1)
        after = moved & 7
        moved >>= 3
        while moved > 0:
            runs += moved & 1
            moved >>= 1
    return runs + RUNS_TO_COME[outs * 8 + after]


@rule
def best_token(t, g, out, n):
    """Steals and extra bases stand; an At-Bat takes the line, the ±1 or the reroll that is worth most."""
    if g.purpose != Purpose.AT_BAT:
        return standing(out, n)
    best = standing(out, n)
    best_worth = worth_of_dice(t, g, g.dice, g.rolled) + 0.25
    for i in range(n):
        action = int(out[i])
        if action >= Move.PLUS and action < Move.SET:
            worth = worth_of_roll(t, g, action, out)
        elif action == Move.REROLL + (1 << int(g.rolled)) - 1 and g.rolled <= MOST_ODDS:
            worth = swing_worth(t, g, g.rolled)
        elif action >= Move.REROLL and count_bits(action - Move.REROLL) <= 2:
            worth = worth_of_rerolling(t, g, action - Move.REROLL, out)
        else:
            continue
        if worth > best_worth:
            best, best_worth = action, worth
    return best


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


@rule
def worth_of_roll(t, g, action, out):
    """What the roll is worth after a ±1; 0 or less if it meets no line."""
    scratch = out[SCRATCH : SCRATCH + DICE]
    copy_dice(g, scratch)
    up = action < Move.MINUS
    place = action - (Move.PLUS if up else Move.MINUS)
    turn_to(scratch, int(g.rolled), place, int(scratch[place]) + (1 if up else -1))
    if best_line(t, batter(g), scratch, g.rolled) < 0:
        return -1.0
    return worth_of_dice(t, g, scratch, g.rolled)


@rule
def worth_of_rerolling(t, g, mask, out):
    """What the roll is worth on average when the dice named by bits are rolled again."""
    n = int(g.rolled)
    scratch = out[SCRATCH : SCRATCH + DICE]
    total, rolls = 0.0, 1
    for place in range(n):
        if mask >> place & 1:
            rolls *= FACES
    for number in range(rolls):
        rest = number
        for place in range(n):
            face = int(g.dice[place])
            if mask >> place & 1:
                face = rest % FACES + 1
                rest //= FACES
            slot = place
            while slot > 0 and scratch[slot - 1] > face:
                scratch[slot] = scratch[slot - 1]
                slot -= 1
            scratch[slot] = face
        total += worth_of_defended(t, g, scratch, n)
    return total / rolls


@rule
def worth_of_defended(t, g, dice, n):
    """What dice are worth to the side at bat: a team's runs, or a batter's Outcome."""
    if g.purpose == Purpose.TEAM:
        return float(team_runs(t, g.opponent, dice, n))
    return worth_of_dice(t, g, dice, n)


@rule
def worth_of_answer(t, g, action, out):
    """What the roll is worth to the side at bat after an answer of the pitcher."""
    n = int(g.rolled)
    if action >= Move.REROLL:
        if count_bits(action - Move.REROLL) > 2:
            return 1000.0
        return worth_of_rerolling(t, g, action - Move.REROLL, out)
    scratch = out[SCRATCH : SCRATCH + DICE]
    copy_dice(g, scratch)
    if action == Move.STAND:
        return worth_of_defended(t, g, scratch, n)
    if action >= Move.DROP:
        for i in range(action - Move.DROP, n - 1):
            scratch[i] = scratch[i + 1]
        return worth_of_defended(t, g, scratch, n - 1)
    place, face = (action - Move.SET) // FACES, (action - Move.SET) % FACES + 1
    turn_to(scratch, n, place, face)
    return worth_of_defended(t, g, scratch, n)


@rule
def count_bits(mask):
    """How many bits are set."""
    count = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count
