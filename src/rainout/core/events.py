"""Telling what happened: a small buffer of events inside the position."""

from rainout.core.frames import keep_frame
from rainout.core.kernel import rule
from rainout.core.state import EVENT_WIDTH, FILMED

INLINE_RULES = ("hush", "tell")


@rule
def hush(g):
    """Forget what the previous action told; every ``apply`` starts with it."""
    g.told = 0


@rule
def forget(g):
    """Leave no trace of what was told: a position that somebody imagines tells nothing."""
    g.told = 0
    for row in range(len(g.events)):
        for i in range(EVENT_WIDTH):
            g.events[row, i] = 0


@rule
def tell(g, what, who, a=0, b=0, c=0, d=0):
    """Append an event, when someone is listening."""
    if g.listening:
        write_down(g, what, who, a, b, c, d)


@rule
def write_down(g, what, who, a, b, c, d):
    """Append an event, while there is room."""
    if g.told < len(g.events):
        event = g.events[g.told]
        event[0], event[1], event[2], event[3], event[4], event[5] = what, who, a, b, c, d
        g.told += 1
        if g.listening == FILMED:
            keep_frame(g, g.told)
