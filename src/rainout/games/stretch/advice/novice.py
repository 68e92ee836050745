"""A simple player: no judgement, no plan."""

from rainout.core.kernel import rule
from rainout.games.stretch.advice.reckoning import KEPT_FROM
from rainout.games.stretch.rules.play import options
from rainout.games.stretch.rules.reading import best_line, team_runs
from rainout.games.stretch.rules.table import batter
from rainout.games.stretch.state import DICE, FACES, MOST, Move, Outcome, Phase, Purpose

SCRATCH = 780
"""Where in the room for options dice are tried out: behind the longest list."""


@rule
def novice(t, g, out):
    """Signs whoever comes first, swings as if there were no later, spends tokens at once and pitchers when it hurts."""
    n = options(t, g, out)
    if g.phase == Phase.PLATE:
        return Move.SWING + likeliest_swing(t, g)
    if g.phase == Phase.LINEUP:
        return Move.FILL
    if g.phase == Phase.TOKENS:
        return careless_token(t, g, out, n)
    if g.phase == Phase.DEFEND:
        return careless_answer(t, g, out, n)
    return int(out[0])


@rule
def likeliest_swing(t, g):
    """The dice with the best chance to meet any line at all."""
    card = batter(g)
    best, best_miss = 0, 65536
    for dice in range(1, min(MOST, int(g.dice_pool)) + 1):
        miss = int(t.judgement.kept[card, KEPT_FROM[dice], Outcome.OUT])
        if miss < best_miss:
            best, best_miss = dice, miss
    return best


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
