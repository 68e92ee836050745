"""Many matches a step at a time: each row of some arrays is a match that waits for a decision."""

from rainout.core.contract import apply, chance, deal, options, payoff
from rainout.core.dice import seed_dice
from rainout.core.kernel import rule
from rainout.core.state import CHANCE, NOBODY

GOES_ON, PLAYED, GIVEN_UP = 0, 1, 2
"""What came of a match in a step."""
ALL_LEGAL = -1


@rule
def begin_all(t, positions, dice, seed, most_turns, actors, listed, counts):
    """Deal every match, each with a stream of random numbers of its own."""
    for row in range(positions.shape[0]):
        seed_dice(dice[row], seed, row)
        begin(t, positions[row], dice[row], most_turns)
        ask(t, positions[row], row, actors, listed, counts)


@rule
def begin(t, g, dice, most_turns):
    """A match dealt and brought to its first decision."""
    deal(t, g)
    follow(t, g, dice, most_turns)


@rule
def follow(t, g, dice, most_turns):
    """Let CHANCE act until somebody must decide."""
    while g.actor == CHANCE and g.turns <= most_turns:
        apply(t, g, chance(t, g, dice))


@rule
def ask(t, g, row, actors, listed, counts):
    """Note who must decide in a match, and among what."""
    actors[row] = g.actor
    counts[row] = options(t, g, listed[row])


@rule
def first_illegal(actions, listed, counts):
    """The first row whose action is not among its options, or ALL_LEGAL."""
    for row in range(actions.shape[0]):
        found = False
        for i in range(counts[row]):
            if listed[row, i] == actions[row]:
                found = True
                break
        if not found:
            return row
    return ALL_LEGAL


@rule
def step_all(t, positions, actions, dice, most_turns, actors, listed, counts, rewards, ended):
    """Take one legal action in every match; one that is over is paid out, and another dealt in its place."""
    for row in range(positions.shape[0]):
        g = positions[row]
        apply(t, g, actions[row])
        follow(t, g, dice[row], most_turns)
        ended[row] = GOES_ON
        for seat in range(rewards.shape[1]):
            rewards[row, seat] = 0
        if g.actor == NOBODY:
            ended[row] = PLAYED
            for seat in range(rewards.shape[1]):
                rewards[row, seat] = payoff(t, g, seat)
        elif g.turns > most_turns:
            ended[row] = GIVEN_UP
        if ended[row] != GOES_ON:
            begin(t, g, dice[row], most_turns)
        ask(t, g, row, actors, listed, counts)
