"""Rolling dice, and what may be done to dice that lie on the table (7S-RES, 7S-CON-18 to 7S-CON-26)."""

from rainout.core.kernel import rule
from rainout.core.listing import list_if, list_one
from rainout.core.state import CHANCE
from rainout.diamond.waiting import wait_for
from rainout.games.stretch.actions import Act, Told
from rainout.games.stretch.rules.table import team_bats, usable_nudges, usable_rerolls
from rainout.games.stretch.state import FACES, Ability, Due, Phase, Purpose

# --- The dice of a roll, always lowest first -------------------------------------------------------------------------


@rule
def cast(g, purpose, count):
    """CHANCE is to roll so many dice, one after the other."""
    g.purpose = purpose
    g.rolled = 0
    g.to_roll = count
    g.landed = 0
    g.again = 0
    g.answered = 0
    wait_for(g, Phase.ROLL, CHANCE)


@rule
def lay_die(g, face):
    """A die joins those on the table."""
    i = g.rolled
    while i > 0 and g.dice[i - 1] > face:
        g.dice[i] = g.dice[i - 1]
        i -= 1
    g.dice[i] = face
    g.rolled += 1


@rule
def lift_die(g, place):
    """A die leaves the table."""
    g.rolled -= 1
    for i in range(place, g.rolled):
        g.dice[i] = g.dice[i + 1]
    g.dice[g.rolled] = 0


@rule
def roll_die(t, g, face):
    """A die comes to rest; with the last one the roll is complete."""
    lay_die(g, face)
    g.to_roll -= 1
    g.landed += 1
    if g.to_roll == 0:
        if g.listening > 0:
            Told.rolled(g, roller(t, g), g.purpose, number_of_roll(g.dice, g.rolled), g.again)
        g.due = Due.ROLLED


@rule
def roller(t, g):
    """Whose die is rolled: the side at bat's; 7S-DEF-03: for an opposing team, the player's."""
    return 0 if team_bats(t, g) or g.purpose == Purpose.HEAD_START else g.at_bat


@rule
def number_of_roll(dice, n):
    """All dice as one number: rolls of fewer dice come first, then the highest die decides, then the next."""
    number = ways_to_choose(FACES, int(n) + FACES - 1)
    for i in range(n):
        number += ways_to_choose(i + 1, int(dice[i]) - 1 + i)
    return number


@rule
def ways_to_choose(some, things):
    """In how many ways some things can be chosen."""
    ways = 1
    for i in range(some):
        ways = ways * (things - i) // (i + 1)
    return ways


@rule
def clear_roll(g):
    """7S-RES-08: the dice of a roll go back to the supply."""
    for i in range(g.rolled):
        g.dice[i] = 0
    g.rolled = 0
    g.to_roll = 0


@rule
def change_die(g, place, face):
    """A die is turned to another face."""
    lift_die(g, place)
    lay_die(g, face)


@rule
def pick_up(g, dice):
    """The dice named by bits are picked up to be rolled again; returns how many."""
    count = 0
    place = int(g.rolled) - 1
    while place >= 0:
        if dice >> place & 1:
            lift_die(g, place)
            count += 1
        place -= 1
    g.to_roll = count
    g.landed = 0
    g.again = 1
    wait_for(g, Phase.ROLL, CHANCE)
    return count


@rule
def repeats(g):
    """The places of dice, as bits, that show the same face as the die before them."""
    same = 0
    for place in range(1, g.rolled):
        if g.dice[place] == g.dice[place - 1]:
            same |= 1 << place
    return same


@rule
def list_rerolls(g, out, n):
    """Any dice, at least one; of equal dice always the first, so that equal subsets are one option."""
    same = repeats(g)
    for dice in range(1, 1 << int(g.rolled)):
        n = list_if(out, n, Act.reroll(dice), dice & same & ~(dice << 1) == 0)
    return n


# --- Tokens (7S-RES-02 to 7S-RES-05) ---------------------------------------------------------------------------------


@rule
def list_tokens(t, g, out, n):
    """7S-RES-04: the tokens that may be used on the dice on the table."""
    if usable_nudges(t, g) > 0:
        for place in range(g.rolled):
            if place == 0 or g.dice[place] != g.dice[place - 1]:
                n = list_if(out, n, Act.plus(place), g.dice[place] < FACES)
                n = list_if(out, n, Act.minus(place), g.dice[place] > 1)
    if usable_rerolls(t, g) > 0:
        n = list_rerolls(g, out, n)
    return n


@rule
def use_reroll(g, dice):
    """7S-RES-02: some dice are rolled once more."""
    g.rerolls -= 1
    count = pick_up(g, dice)
    Told.rerolled(g, g.at_bat, count)


@rule
def use_nudge(g, place, by):
    """7S-RES-03, 7S-RES-05: a die is changed by one."""
    g.nudges -= 1
    face = int(g.dice[place])
    change_die(g, place, face + by)
    Told.nudged(g, g.at_bat, face, face + by)
    g.due = Due.ROLLED


@rule
def nudge_up(t, g, place):
    """7S-RES-03: +1."""
    use_nudge(g, place, 1)


@rule
def nudge_down(t, g, place):
    """7S-RES-03: -1."""
    use_nudge(g, place, -1)


# --- Pitchers' abilities (7S-CON-18 to 7S-CON-25) --------------------------------------------------------------------


@rule
def is_possible(ability, dice, n, minimum):
    """7S-DEF-07, 7S-DEF-08: whether an ability can do anything to these dice."""
    if ability == Ability.COPY:
        return dice[0] != dice[n - 1]
    if ability == Ability.DROP:
        return n > minimum
    if ability == Ability.LOW:
        return dice[n - 1] != 1
    return ability != Ability.NONE


@rule
def can_become(ability, dice, n, place, face):
    """Whether an ability can change a die to a face."""
    now = dice[place]
    if face == now:
        return False
    if ability == Ability.NUDGE:
        return face == now - 1 or face == now + 1
    if ability == Ability.FLIP:
        return face == 7 - now
    if ability == Ability.LOW:
        return face == 1
    if ability == Ability.COPY:
        for other in range(n):
            if dice[other] == face:
                return True
        return False
    return ability == Ability.SET


@rule
def list_ability(ability, g, minimum, out, n):
    """7S-CON-18 to 7S-CON-25: what an ability can do to the dice on the table; of equal dice, the first."""
    if ability == Ability.REROLLX:
        return list_rerolls(g, out, n)
    for place in range(g.rolled):
        if place > 0 and g.dice[place] == g.dice[place - 1]:
            continue
        if ability == Ability.REROLL1:
            n = list_one(out, n, Act.reroll(1 << place))
        elif ability == Ability.DROP:
            n = list_if(out, n, Act.drop(place), g.rolled > minimum)
        else:
            for face in range(1, FACES + 1):
                may = can_become(ability, g.dice, g.rolled, place, face)
                n = list_if(out, n, Act.set(place, face), may)
    return n
