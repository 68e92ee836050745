"""A simple player: no judgement, no plan."""

from rainout.core.kernel import rule
from rainout.games.stretch.actions import Act
from rainout.games.stretch.advice.reckoning import KEPT_FROM
from rainout.games.stretch.rules.play import options
from rainout.games.stretch.rules.reading import best_line, team_runs
from rainout.games.stretch.rules.table import batter
from rainout.games.stretch.state import DICE, MOST, Outcome, Phase, Purpose

SCRATCH = 780
"""Where in the room for options dice are tried out: behind the longest list."""


@rule
def novice(t, g, out):
    """Signs whoever comes first, swings as if there were no later, spends tokens at once and pitchers when it hurts."""
    n = options(t, g, out)
    if g.phase == Phase.PLATE:
        return Act.swing(likeliest_swing(t, g))
    if g.phase == Phase.LINEUP:
        return Act.fill()
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
        up, down = Act.plus.holds(action), Act.minus.holds(action)
        if up or down:
            place = Act.plus.die(action) if up else Act.minus.die(action)
            copy_dice(g, scratch)
            turn_to(scratch, int(g.rolled), place, int(scratch[place]) + (1 if up else -1))
            if best_line(t, batter(g), scratch, g.rolled) >= 0:
                return action
    for i in range(n):
        if out[i] == Act.reroll((1 << int(g.rolled)) - 1):
            return int(out[i])
    return stand


@rule
def careless_answer(t, g, out, n):
    """Against two runs or more, or a Hit, anything that makes it less; else nothing."""
    hurts = pain(t, g, g.dice, g.rolled)
    if hurts < 2:
        return Act.stand()
    scratch = out[SCRATCH : SCRATCH + DICE]
    for i in range(n):
        action = int(out[i])
        if Act.reroll.holds(action):
            return action
        left = try_answer(g, action, scratch)
        if pain(t, g, scratch, left) < hurts:
            return action
    return Act.stand()


@rule
def try_answer(g, action, scratch):
    """The dice on the table as an answer leaves them; returns how many there are."""
    copy_dice(g, scratch)
    left = int(g.rolled)
    if Act.drop.holds(action):
        left -= 1
        for place in range(Act.drop.die(action), left):
            scratch[place] = scratch[place + 1]
    elif Act.set.holds(action):
        turn_to(scratch, left, Act.set.die(action), Act.set.face(action))
    return left


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
        if Act.take.holds(out[i]) or Act.stand.holds(out[i]):
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
