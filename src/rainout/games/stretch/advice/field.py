"""The good player in the field: when a pitcher's ability is worth a point of Stamina (7S-DEF, 7S-DUE)."""

from rainout.core.kernel import rule
from rainout.diamond.state import LAST_INNING
from rainout.diamond.table import occupied
from rainout.games.stretch.actions import Act
from rainout.games.stretch.advice.novice import SCRATCH, careless_answer, pain, try_answer
from rainout.games.stretch.advice.plate import line_odds
from rainout.games.stretch.advice.reckoning import (
    KEPT_FROM,
    OUTCOMES,
    number_of_kept,
    number_of_roll,
    number_with,
)
from rainout.games.stretch.advice.worth import (
    WHOLE,
    after_outcome,
    lead_of,
    prize,
)
from rainout.games.stretch.rules.defense import stamina_left
from rainout.games.stretch.rules.play import options
from rainout.games.stretch.rules.rolling import can_become
from rainout.games.stretch.rules.table import batter, usable_nudges, usable_rerolls
from rainout.games.stretch.state import DICE, FACES, MOST, TEAM_RUNS, Ability, Purpose, Role, Stage


@rule
def price_of_use(t, g):
    """What a use of an ability should bring, in odds to win: the scarcer Stamina is, the more."""
    left = 0
    for i in range(g.roster_size[0]):
        card = int(g.roster[0, i])
        if t.players.is_pitcher[card]:
            left += stamina_left(t, g, card)
    halves = halves_to_come(t, g)
    return t.dials.use * scarcity(left / (halves + 0.5), t.dials.scarcity)


@rule
def scarcity(share, steepness):
    """From 1 when nothing is left to 0 when there is plenty: a smooth curve without transcendental functions."""
    x = share * steepness
    return 1.0 / (1.0 + x * x)


@rule
def halves_to_come(t, g):
    """Defensive Halves until Exhaustion is removed or does not matter any more, after this one."""
    here = max(0.0, float(LAST_INNING - int(g.inning)))
    games = float(g.schedule_size)
    if g.stage == Stage.SEMIFINALS:
        wins, losses = int(g.series_wins[0]), int(g.series_losses[0])
        games = 1.0 if wins + losses < 1 else (0.5 if wins == 1 and losses == 0 else 0.0)
        games = (games + 2.5 * t.dials.finals) if not t.house.extended else 5.0 - wins
    elif g.stage == Stage.FINALS:
        wins, losses = int(g.series_wins[1]), int(g.series_losses[1])
        games = 1.0 if wins + losses < 1 else (0.5 if wins + losses == 1 else 0.0)
        if t.house.extended:
            games = 4.0 - wins
    return here + 2.5 * games


@rule
def odds_after_team(t, g, action, n):
    """The odds to win after an answer to a team's roll, or after it stands."""
    lead, team = lead_of(g, 0), int(g.opponent)
    if not Act.reroll.holds(action):
        return prize(t, g, 0, lead - int(t.judgement.runs[team, number_after(g, action, n)]))
    worth = 0.0
    odds = t.judgement.team[team, number_of_kept(g.dice, n, Act.reroll.dice(action))]
    for runs in range(TEAM_RUNS):
        if odds[runs] > 0:
            worth += (int(odds[runs]) / WHOLE) * prize(t, g, 0, lead - runs)
    return worth


@rule
def odds_after_batter(t, g, action, n):
    """The odds of the side at bat after an answer to its roll, or after it stands."""
    card = batter(g)
    lead, outs, bases = lead_of(g, g.at_bat), int(g.outs), occupied(g)
    rr, pm, left = usable_rerolls(t, g), usable_nudges(t, g), int(g.dice_pool)
    if not Act.reroll.holds(action):
        mask = int(t.judgement.met[card, number_after(g, action, n)])
        _, worth = line_odds(t, g, lead, outs, bases, mask, left, rr, pm)
        return worth
    worth = 0.0
    row = KEPT_FROM[n] + number_of_kept(g.dice, n, Act.reroll.dice(action))
    for outcome in range(OUTCOMES):
        odds = int(t.judgement.kept[card, row, outcome]) / WHOLE
        if odds > 0.0:
            worth += odds * after_outcome(t, g, lead, outs, bases, outcome, left, rr, pm)
    return worth


@rule
def odds_in_field(t, g, action, n):
    """What an answer leaves to the side in the field; of the side at bat's odds, the less the better."""
    if g.purpose == Purpose.TEAM:
        return odds_after_team(t, g, action, n)
    return -odds_after_batter(t, g, action, n)


@rule
def answer(t, g, out):
    """7S-DEF-04, 7S-DUE-11: use the ability when it wins more, or costs a batter more, than a use is worth later."""
    n = int(g.rolled)
    if n > MOST:
        return answer_slowly(t, g, out)
    price = price_of_use(t, g) if g.purpose == Purpose.TEAM else price_in_duel(t, g)
    stand = odds_in_field(t, g, Act.stand(), n)
    best, best_gain = Act.stand(), price
    count = options(t, g, out)
    for i in range(count):
        action = int(out[i])
        if not Act.stand.holds(action):
            gain = odds_in_field(t, g, action, n) - stand
            if gain > best_gain:
                best, best_gain = action, gain
    if best == Act.stand() and g.purpose == Purpose.TEAM:
        return answer_twice(t, g, out, count, stand, 2.0 * price)
    return best


@rule
def number_after(g, action, n):
    """The number of a roll as it is, or after a die was set or dropped."""
    if Act.drop.holds(action):
        return number_of_kept(g.dice, n, 1 << Act.drop.die(action))
    if Act.set.holds(action):
        return number_with(g.dice, n, 1 << Act.set.die(action), Act.set.face(action))
    return number_of_roll(g.dice, n)


@rule
def answer_twice(t, g, out, count, stand, price):
    """The first of two uses that together win more than both are worth later, or to let it stand."""
    pitcher, team, lead = int(g.pitcher[0]), int(g.opponent), lead_of(g, 0)
    ability = int(t.players.ability[pitcher])
    if stamina_left(t, g, pitcher) < 2 or ability == Ability.REROLL1 or ability == Ability.REROLLX:
        return Act.stand()
    scratch = out[SCRATCH : SCRATCH + DICE]
    best, best_gain = Act.stand(), price
    for i in range(count):
        action = int(out[i])
        if Act.stand.holds(action):
            continue
        m = try_answer(g, action, scratch)
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
    return action if hurts >= 2 else Act.stand()


@rule
def price_in_duel(t, g):
    """What a use should take from a batter's odds: Stamina must last for nine innings."""
    seat = 1 - int(g.at_bat)
    left = 0
    for i in range(g.roster_size[seat]):
        card = int(g.roster[seat, i])
        if t.players.is_pitcher[card] and g.role[card] != Role.DUGOUT:
            left += stamina_left(t, g, card)
    innings = max(0, LAST_INNING - int(g.inning)) + 0.5
    return t.dials.duel * scarcity(left / (2.0 * innings), 1.0)
