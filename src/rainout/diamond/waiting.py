"""What is due: a play leads from one thing to the next until somebody must act.

A position has a ``phase``, what is asked, and ``due``, what follows by itself; 0 is nothing.
"""

from rainout.core.kernel import rule

INLINE_RULES = True
NOTHING = 0


@rule
def wait_for(g, phase, actor):
    """Nothing more follows by itself: somebody must act, or CHANCE."""
    g.phase = phase
    g.actor = actor
    g.due = NOTHING
