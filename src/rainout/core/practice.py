"""Self-play that is learned from: matches are played, and of positions on the way it is noted what they came to."""

from rainout.core.contract import (
    advise,
    apply,
    calm,
    chance,
    deal,
    eyes,
    imagine,
    observe,
    options,
    payoff,
    reckoned,
)
from rainout.core.dice import below, seed_dice
from rainout.core.kernel import rule
from rainout.core.state import NOBODY
from rainout.core.weighing import best, weigh

NOTED, DECIDED, TRIED = 0, 1, 2
"""What is on the trail of a match: a position that was noted, a decision, a decision left to chance."""
ODDS = 1 << 20


@rule
def practise(
    t, g, mind, width, caution, learned, seed, first, games, most_turns, explore, often, trust,
    dice, out, trail, came, notes, goals,
):  # fmt: skip
    """Play matches against oneself and note positions with what they came to; returns how many were noted.

    ``explore`` of a million decisions are left to chance, ``often`` of a million positions noted. What a position came
    to is the result, or what was thought of the decisions after it: ``trust`` says how much the result counts.
    """
    noted, room = 0, notes.shape[0]
    for number in range(first, first + games):
        seed_dice(dice, seed, number)
        deal(t, g)
        steps = 0
        while g.actor != NOBODY and g.turns <= most_turns:
            deciding = g.actor >= 0
            if calm(t, g) and noted < room and steps < trail.shape[0] and below(dice, ODDS) < often:
                seat = eyes(t, g, int(below(dice, len(mind.sides))))
                observe(t, g, seat, notes[noted])
                trail[steps, 0], trail[steps, 1], trail[steps, 2] = NOTED, seat, noted
                noted += 1
                steps += 1
            if not deciding:
                action = int(chance(t, g, dice))
            elif not learned or reckoned(t, g):
                mind.seen[0] = g
                imagine(t, mind.seen[0], g.actor, dice)
                action = int(advise(t, mind.seen[0], out))
                if below(dice, ODDS) < explore:
                    action = int(out[below(dice, options(t, g, out))])
            else:
                seat = int(g.actor)
                mind.seen[0] = g
                imagine(t, mind.seen[0], seat, dice)
                count = weigh(t, seat, mind, width, int(below(dice, ODDS)))
                chosen = best(mind, count, caution)
                kind = DECIDED
                if below(dice, ODDS) < explore:
                    chosen, kind = int(below(dice, count)), TRIED
                if steps < trail.shape[0]:
                    trail[steps, 0], trail[steps, 1] = kind, seat
                    came[steps] = mind.worths[best(mind, count, caution)]
                    steps += 1
                action = int(mind.listed[0, chosen])
            apply(t, g, action)
        look_back(t, g, mind, steps, trust, trail, came, goals)
    return noted


@rule
def look_back(t, g, mind, steps, trust, trail, came, goals):
    """Write beside each position noted in a match what it came to, from the last to the first."""
    home = 0.5 + 0.5 * payoff(t, g, 0)
    for i in range(steps - 1, -1, -1):
        with_home = mind.sides[trail[i, 1]] == mind.sides[0]
        if trail[i, 0] == NOTED:
            goals[trail[i, 2]] = home if with_home else 1.0 - home
        else:
            thought = came[i] if with_home else 1.0 - came[i]
            home = thought if trail[i, 0] == TRIED else (1.0 - trust) * thought + trust * home
