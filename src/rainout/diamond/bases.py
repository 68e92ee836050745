"""Bases: who stands where, who must move, who comes home.

Runners are numbers from 1. Whatever moves them says how many came home, the lead runner first; crediting those runs is
:mod:`rainout.diamond.innings`' business, for some games end in the middle of a play.
"""

from rainout.core.kernel import rule
from rainout.diamond.book import Book
from rainout.diamond.state import BASES, BATTER, FIRST, HOME_PLATE, NO_RUNNER

INLINE_RULES = True


@rule
def runners_on(g):
    """How many bases are occupied."""
    count = 0
    for base in range(BASES):
        if g.bases[base] != NO_RUNNER:
            count += 1
    return count


@rule
def lead_base(g):
    """The base of the lead runner, the one closest to home; -1 when the bases are empty."""
    base = BASES - 1
    while base >= 0 and g.bases[base] == NO_RUNNER:
        base -= 1
    return base


@rule
def clear_bases(g):
    """Everybody leaves the field."""
    for base in range(BASES):
        g.bases[base] = NO_RUNNER


@rule
def move(g, who, start, end):
    """A runner goes from a base to a free one, or home; returns the runs, 1 or 0."""
    runner = g.bases[start]
    g.bases[start] = NO_RUNNER
    end = min(end, HOME_PLATE)
    if end != HOME_PLATE:
        g.bases[end] = runner
    Book.ran(g, who, runner, start, end)
    return 1 if end == HOME_PLATE else 0


@rule
def advance_all(g, who, count):
    """Every runner advances ``count`` bases, the lead runner first."""
    runs = 0
    for step in range(BASES):
        base = BASES - 1 - step
        if g.bases[base] != NO_RUNNER:
            runs += move(g, who, base, base + count)
    return runs


@rule
def advance_lead(g, who, count):
    """The lead runner alone advances; returns the runs, 0 when there is no runner."""
    base = lead_base(g)
    return 0 if base < 0 else move(g, who, base, base + count)


@rule
def bring_batter(g, who, batter, base):
    """The batter reaches a base that is free, or home."""
    if base != HOME_PLATE:
        g.bases[base] = batter
    Book.ran(g, who, batter, BATTER, base)
    return 1 if base == HOME_PLATE else 0


@rule
def walk_batter(g, who, batter):
    """The batter goes to 1st; whoever is in the way is pushed one base on, and so on in a chain."""
    free = FIRST
    while free < BASES and g.bases[free] != NO_RUNNER:
        free += 1
    runs = 0
    for step in range(free):
        base = free - 1 - step
        runs += move(g, who, base, base + 1)
    bring_batter(g, who, batter, FIRST)
    return runs
