"""A bot that is compiled together with the rules.

Try: rainout simulate hens --bots advise,examples/compiled_bot.py:greedy

A rule allocates nothing, raises nothing and holds no strings. It is handed the game's tables ``t``, the position ``g``
as its seat may imagine it, ``dice``, room for a list of options in ``out``, and ``minds``: four positions, of which the
first is ``g`` and the others are free to try things in.
"""

from rainout.core.contract import advise, apply, options, payoff
from rainout.core.dice import below
from rainout.core.kernel import rule
from rainout.core.state import NOBODY


@rule
def greedy(t, g, dice, out, minds):
    """Wins if it can win at once; or else does anything, but one time in two what the rule-of-thumb player does."""
    me = g.actor
    count = options(t, g, out)
    for i in range(count):
        minds[1] = g
        apply(t, minds[1], out[i])
        if minds[1].actor == NOBODY and payoff(t, minds[1], me) > 0:
            return out[i]
    if below(dice, 2):
        return advise(t, g, out)
    return out[below(dice, count)]
