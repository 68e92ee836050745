"""What the team at bat may hope for, in ten-thousandths of a game: now, after a Result, after a throw."""

from rainout.core.kernel import rule
from rainout.diamond.state import FIRST, OUTS, SECOND, THIRD
from rainout.diamond.table import occupied
from rainout.games.clutch.advice.odds import FACES
from rainout.games.clutch.rules.pitchers import tired_penalty
from rainout.games.clutch.rules.table import bats_left
from rainout.games.clutch.state import HALVES, MOST_LEAD, PLAY_RUNS, SITUATIONS, Going
from rainout.games.clutch.vocabulary import Result, Throw

INLINE_RULES = ("win_after",)

USUAL_STAKES = 730
"""What lies between a strikeout and a single, on average."""
AVERAGE = 3
"""What an average plate appearance brings, in thousandths of a run."""


@rule
def win_after(t, g, runs, situation):
    """The chances of the team at bat, with so many more runs and in another situation."""
    batting = int(g.batting)
    half = min(2 * int(g.inning) - 2 + batting, HALVES - 2 + batting)
    lead = int(g.runs[batting]) - int(g.runs[1 - batting]) + runs
    return int(t.win[half, min(max(lead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD, situation])


@rule
def situation_of(on, outs):
    """The number of a situation, by the bases taken as bits."""
    return SITUATIONS if outs >= OUTS else 8 * outs + on


@rule
def current(g):
    """The situation now."""
    return situation_of(occupied(g), int(g.outs))


@rule
def outlook(t, g):
    """The chances now."""
    return win_after(t, g, 0, current(g))


@rule
def chances_with(t, g, situation, result):
    """The chances once the at-bat comes to a Result; with three out none matters any more."""
    if situation == SITUATIONS:
        return win_after(t, g, 0, situation)
    first, second = int(t.plays[situation, result, 0]), int(t.plays[situation, result, 1])
    chances = win_after(t, g, first // PLAY_RUNS, first % PLAY_RUNS)
    share = int(t.share[situation, result])
    if share == FACES:
        return chances
    other = win_after(t, g, second // PLAY_RUNS, second % PLAY_RUNS)
    return (share * chances + (FACES - share) * other) // FACES


@rule
def chances_of(t, g, result):
    """The chances once this at-bat comes to a Result."""
    return chances_with(t, g, current(g), result)


@rule
def stakes_in(t, g, situation):
    """How much lies between a single and a strikeout: what the moment weighs."""
    return chances_with(t, g, situation, Result.B1) - chances_with(t, g, situation, Result.SO)


@rule
def in_game(runs, stakes):
    """Thousandths of a run in an average situation, as ten-thousandths of a game in one with these stakes."""
    return runs * stakes // USUAL_STAKES


# --- A plate appearance ----------------------------------------------------------------------------------------------


@rule
def advantage_faces(t, pitcher, batter, extra, tired):
    """CB-C-30: faces of twenty that give a batter the Advantage, with so much more On-Base and tiredness."""
    side, throws = bats_left(t, batter, pitcher), t.players.throws[pitcher]
    command = int(t.players.command[pitcher]) + int(t.players.command_bonus[pitcher, side])
    on_base = int(t.players.on_base[batter]) + int(t.players.bonus[batter, throws]) + extra
    return min(max(on_base - max(0, command - tired), 0), FACES)


@rule
def duel_brings(t, pitcher, batter, extra, tired):
    """What a batter brings against a pitcher beyond an average plate appearance, in thousandths of a run.

    ``tired`` is what tiredness takes off the pitcher's Command: if anything, swings are with the d24.
    """
    faces, zone = advantage_faces(t, pitcher, batter, extra, tired), int(t.players.zone[pitcher])
    die = 1 if tired else 0
    total = zone * int(t.swing[batter, 1, 1]) + max(0, faces - zone) * int(t.swing[batter, 1, die])
    total += (FACES - max(faces, zone)) * int(t.swing[pitcher, 0, die])
    return total // FACES - AVERAGE


@rule
def plate_runs(t, g, batter, extra):
    """What a batter brings against the pitcher on the mound."""
    pitcher = int(g.pitcher)
    return duel_brings(t, pitcher, batter, extra, tired_penalty(t, g, pitcher))


# --- Runners ---------------------------------------------------------------------------------------------------------


@rule
def runners_home(t, g, going, caught):
    """The chances once those who go have arrived, but for the one from the base ``caught``, if any (-1)."""
    on, outs, runs = occupied(g), int(g.outs), 0
    for base in range(THIRD, FIRST - 1, -1):
        if going >> base & 1:
            on &= ~(1 << base)
            if base == caught:
                outs += 1
            elif base == THIRD:
                runs += 1
            else:
                on |= 2 << base
    return win_after(t, g, runs, situation_of(on, outs))


@rule
def grounder_home(t, g, sent, thrown, caught):
    """CB-3.12.C, CB-4.3: the chances after a ground ball on which the lead runner goes or stays."""
    base = SECOND if g.why == Going.GROUND else THIRD
    on, outs, runs = occupied(g), int(g.outs), 0
    if sent:
        on &= ~(1 << base)
        if caught:
            outs += 1
        elif base == THIRD:
            runs += 1
        else:
            on |= 1 << THIRD
    if g.why == Going.INFIELD_IN and on >> FIRST & 1:
        on = on & ~1 | 2
    if thrown:
        on |= 1
    else:
        outs += 1
    return win_after(t, g, runs, situation_of(on, outs))


@rule
def double_play_home(t, g, caught):
    """The chances after the throw at the batter for two, the runner from first already out (CB-3.13)."""
    on, outs, runs = occupied(g), int(g.outs), 0
    if caught:
        outs += 1
    if outs < OUTS:
        runs = on >> THIRD
        on = on << 1 & 7
    if not caught:
        on |= 1
    return win_after(t, g, runs, situation_of(on, outs))


@rule
def throw_home(t, g, caught):
    """The chances once the throw that is being made gets its man, or does not."""
    if g.throw == Throw.DOUBLE_PLAY:
        return double_play_home(t, g, caught)
    if g.throw == Throw.GROUND:
        return grounder_home(t, g, True, True, caught)
    return runners_home(t, g, int(g.going), int(g.aim) if caught else -1)


@rule
def between(faces, caught, safe):
    """The chances when so many faces of twenty get the runner."""
    return (faces * caught + (FACES - faces) * safe) // FACES
