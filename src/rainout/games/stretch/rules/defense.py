"""The Defensive Half: changing the pitcher, the opposing team's roll, the pitcher's ability (7S-DEF, 7S-EXH)."""

from rainout.core.kernel import rule
from rainout.core.listing import list_one
from rainout.diamond.state import INNINGS
from rainout.diamond.waiting import wait_for
from rainout.games.stretch.actions import Act, Told
from rainout.games.stretch.rules.reading import team_runs
from rainout.games.stretch.rules.rolling import (
    cast,
    change_die,
    clear_roll,
    is_possible,
    lift_die,
    list_ability,
    pick_up,
)
from rainout.games.stretch.rules.table import defender, first_on_bench, team_bats
from rainout.games.stretch.state import NO_CARD, Due, Phase, Purpose, Role, Stat

# --- Step 1: the pitcher may be changed (7S-DEF-01, 7S-DUE-10) -------------------------------------------------------


@rule
def ask_change(t, g):
    """7S-DEF-01, 7S-DUE-10: another pitcher may take over, before the roll; in a duel, before each Turn."""
    if first_on_bench(t, g, defender(t, g), 1) != NO_CARD:
        wait_for(g, Phase.CHANGE, defender(t, g))
    else:
        go_on_pitching(t, g)


@rule
def relieve(t, g, card):
    """7S-DEF-02, 7S-DUE-18: the pitcher goes to the Dugout, his Exhaustion with him, and stays there for this game."""
    seat = g.actor
    replaced = g.pitcher[seat]
    g.role[replaced] = Role.DUGOUT
    g.role[card] = Role.MOUND
    g.pitcher[seat] = card
    Told.relieved(g, seat, card, replaced)
    go_on_pitching(t, g)


@rule
def go_on_pitching(t, g):
    """The pitcher is settled: the opposing team rolls, or the Coach at bat goes on."""
    if team_bats(t, g):
        g.turns += 1
        clear_roll(g)
        cast(g, Purpose.TEAM, t.teams.roll[g.opponent])
    else:
        g.due = Due.PLATE


# --- Step 3: the pitcher's ability (7S-DEF-04 to 7S-DEF-08, 7S-DUE-11) -----------------------------------------------


@rule
def minimum_dice(t, g):
    """7S-DEF-07, 7S-PLY-16, 7S-DUE-14: the dice a roll must keep."""
    return t.teams.minimum[g.opponent] if g.purpose == Purpose.TEAM else 1


@rule
def stamina_left(t, g, pitcher):
    """7S-DEF-05, 7S-EXH-01: how often a pitcher's ability can still be used."""
    return max(0, int(t.players.stamina[pitcher]) - int(g.exhaustion[pitcher]))


@rule
def may_answer(t, g):
    """7S-DEF-05, 7S-DEF-07, 7S-DEF-08: whether the pitcher on the mound can do something to the dice on the table."""
    if not t.house.duel and g.purpose != Purpose.TEAM:
        return False
    pitcher = g.pitcher[defender(t, g)]
    if stamina_left(t, g, pitcher) == 0:
        return False
    return is_possible(t.players.ability[pitcher], g.dice, g.rolled, minimum_dice(t, g))


@rule
def list_answers(t, g, out):
    """7S-DEF-04: let the roll stand, or use the ability."""
    n = list_one(out, 0, Act.stand())
    ability = t.players.ability[g.pitcher[g.actor]]
    return list_ability(ability, g, minimum_dice(t, g), out, n)


@rule
def exhaust(t, g, before, after):
    """7S-DEF-05: each use puts an Exhaustion Token on the pitcher."""
    seat = defender(t, g)
    pitcher = g.pitcher[seat]
    g.exhaustion[pitcher] += 1
    g.totals[pitcher, Stat.USES] += 1
    g.answered = 1
    Told.used(g, seat, pitcher, t.players.ability[pitcher], before, after)


@rule
def answer_by_reroll(t, g, dice):
    """7S-CON-18, 7S-CON-19: dice are picked up and rolled again."""
    count = pick_up(g, dice)
    exhaust(t, g, count, 0)


@rule
def answer_by_setting(t, g, place, face):
    """7S-CON-20 to 7S-CON-22, 7S-CON-24, 7S-CON-25: a die is changed to another value."""
    before = int(g.dice[place])
    change_die(g, place, face)
    exhaust(t, g, before, face)
    g.due = Due.ROLLED


@rule
def answer_by_dropping(t, g, place):
    """7S-CON-23, 7S-CON-26: a die is taken away; the others count."""
    before = int(g.dice[place])
    lift_die(g, place)
    exhaust(t, g, before, 0)
    g.due = Due.ROLLED


@rule
def ask_answer(t, g):
    """7S-DEF-04: the pitcher may be used again and again, each time knowing the result."""
    if may_answer(t, g):
        wait_for(g, Phase.DEFEND, defender(t, g))
    else:
        g.due = Due.RESOLVE


# --- Step 2: the opposing team's runs (7S-DEF-03, 7S-DEF-06) ---------------------------------------------------------


@rule
def score_team(t, g):
    """7S-DEF-06: the final dice are the whole half: their runs are added to the opponent's total."""
    runs = team_runs(t, g.opponent, g.dice, g.rolled)
    pitcher = g.pitcher[0]
    g.totals[pitcher, Stat.HALVES] += 1
    g.totals[pitcher, Stat.ALLOWED] += runs
    g.half_runs += runs
    g.runs[g.batting] += runs
    g.line[g.batting, min(g.inning, INNINGS) - 1] += runs
    Told.team_scored(g, -1, g.opponent, runs, g.runs[g.batting])
    clear_roll(g)
    g.due = Due.NEXT_HALF
