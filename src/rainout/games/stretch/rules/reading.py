"""Reading a roll: which Conditions it meets and what it is worth to a team (7S-CON, 7S-DEF).

Nothing here looks at a position: ``dice`` are any ``n`` dice, lowest first, so rolls can also be tried out one by one.
"""

from rainout.core.kernel import rule
from rainout.games.stretch.state import FACES, Measure, Test

# --- What is in a roll -----------------------------------------------------------------------------------------------


@rule
def total(dice, n):
    """The sum of all dice."""
    pips = 0
    for i in range(n):
        pips += int(dice[i])
    return pips


@rule
def count_face(dice, n, face):
    """How many dice show a face."""
    count = 0
    for i in range(n):
        if dice[i] == face:
            count += 1
    return count


@rule
def has_pair(dice, n, lowest):
    """7S-CON-03: some face, at least ``lowest``, appears twice."""
    for i in range(1, n):
        if dice[i] == dice[i - 1] and dice[i] >= lowest:
            return True
    return False


@rule
def count_pairs(dice, n):
    """7S-CON-04: how many pairs can be laid out; four of a kind are two."""
    pairs, i = 0, 1
    while i < n:
        if dice[i] == dice[i - 1]:
            pairs += 1
            i += 1
        i += 1
    return pairs


@rule
def largest_set(dice, n):
    """How many dice the most frequent face has."""
    best, length = 0, 0
    for i in range(n):
        length = length + 1 if i > 0 and dice[i] == dice[i - 1] else 1
        best = max(best, length)
    return best


@rule
def longest_run(dice, n):
    """7S-CON-06: how many consecutive faces all appear, at most."""
    best, length = 0, 0
    for i in range(n):
        if i > 0 and dice[i] == dice[i - 1] + 1:
            length += 1
        elif i == 0 or dice[i] != dice[i - 1]:
            length = 1
        best = max(best, length)
    return best


@rule
def count_different(dice, n):
    """How many different faces appear."""
    count = 0
    for i in range(n):
        if i == 0 or dice[i] != dice[i - 1]:
            count += 1
    return count


@rule
def count_matching(dice, n):
    """How many dice equal at least one other die."""
    count = 0
    for i in range(n):
        if (i > 0 and dice[i] == dice[i - 1]) or (i + 1 < n and dice[i] == dice[i + 1]):
            count += 1
    return count


@rule
def all_of_parity(dice, n, odd):
    """7S-CON-08: whether all dice are even, or all odd."""
    for i in range(n):
        if dice[i] % 2 != odd:
            return False
    return True


@rule
def has_faces(t, card, line, dice, n):
    """7S-CON-02: whether the roll contains the listed faces, with multiplicity."""
    for face in range(1, FACES + 1):
        need = t.players.needs[card, line, face - 1]
        if need > 0 and count_face(dice, n, face) < need:
            return False
    return True


# --- Conditions (7S-CON-01 to 7S-CON-12) -----------------------------------------------------------------------------


@rule
def meets(t, card, line, dice, n):
    """7S-BAT-03: whether all dice of a roll together meet the Condition of a batter's line."""
    if n < 1 or n < t.players.at_least[card, line]:
        return False
    test = t.players.test[card, line]
    value = t.players.value[card, line]
    if test == Test.MAX:
        return dice[n - 1] == value
    if test == Test.HAS:
        return has_faces(t, card, line, dice, n)
    if test == Test.PAIR:
        return has_pair(dice, n, value)
    if test == Test.TWOPAIR:
        return count_pairs(dice, n) >= 2
    if test == Test.TRIPS:
        return largest_set(dice, n) >= 3
    if test == Test.RUN:
        return longest_run(dice, n) >= value
    if test == Test.SUM_AT_LEAST:
        return total(dice, n) >= value
    if test == Test.SUM_AT_MOST:
        return total(dice, n) <= value
    if test == Test.SUM_EXACTLY:
        return total(dice, n) == value
    if test == Test.EVEN:
        return all_of_parity(dice, n, 0)
    if test == Test.ODD:
        return all_of_parity(dice, n, 1)
    if test == Test.DIFF:
        return count_different(dice, n) == n
    if test == Test.SAME:
        return dice[0] == dice[n - 1]
    return dice[n - 1] - dice[0] >= value


@rule
def best_line(t, card, dice, n):
    """7S-CON-12: the first line met, counted from 0, or -1: lines are listed best first."""
    for line in range(t.players.lines[card]):
        if meets(t, card, line, dice, n):
            return line
    return -1


@rule
def count_met(t, card, dice, n):
    """How many lines of a batter a roll meets."""
    met = 0
    for line in range(t.players.lines[card]):
        if meets(t, card, line, dice, n):
            met += 1
    return met


# --- Scoring abilities (7S-DEF-03, 7S-DEF-09) ------------------------------------------------------------------------


@rule
def measure(what, dice, n):
    """One thing a scoring ability may look at."""
    if what == Measure.HIGHEST:
        return int(dice[n - 1])
    if what == Measure.LOWEST:
        return int(dice[0])
    if what == Measure.SECOND:
        return int(dice[min(1, n - 1)])
    if what == Measure.MIDDLE:
        return int(dice[(n - 1) // 2])
    if what == Measure.SUM:
        return total(dice, n)
    if what == Measure.RUN:
        return longest_run(dice, n)
    if what == Measure.MATCHING:
        return count_matching(dice, n)
    return count_different(dice, n)


@rule
def team_runs(t, team, dice, n):
    """7S-DEF-03, 7S-DEF-09, 7S-CON-26: what a team scores with these dice, never less than 0."""
    runs = int(t.teams.constant[team])
    for what in range(t.teams.weight.shape[1]):
        weight = int(t.teams.weight[team, what])
        if weight != 0:
            runs += weight * measure(what, dice, n)
    seen = 0
    for i in range(n):
        runs += int(t.teams.per_face[team, dice[i] - 1])
        seen |= 1 << (int(dice[i]) - 1)
    for i in range(2):
        faces = int(t.teams.bonus_faces[team, i])
        if faces != 0 and seen & faces == faces:
            runs += int(t.teams.bonus[team, i])
    runs = runs // int(t.teams.divisor[team])
    runs += int(t.teams.per_set[team, largest_set(dice, n)])
    return max(0, runs)
