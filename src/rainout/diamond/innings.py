"""Outs, half-innings and the line score."""

from rainout.core.clearing import clearing
from rainout.core.kernel import rule
from rainout.diamond.bases import clear_bases, runners_on
from rainout.diamond.book import Book
from rainout.diamond.state import BATTER, DIAMOND, INNINGS, NO_RUNNER, OUTS, Team

INLINE_RULES = True


play_ball = rule(
    clearing(DIAMOND, "The visitors come to bat in the first inning, the bases empty, nobody out.")
)


@rule
def score_run(g, who, runner):
    """A runner has come home."""
    team = g.batting
    g.runs[team] += 1
    g.line[team, min(g.inning, INNINGS) - 1] += 1
    Book.run(g, who, runner, team, g.runs[team])


@rule
def count_hit(g, who, batter, bases):
    """A hit for the team at bat."""
    g.hits[g.batting] += 1
    Book.hit(g, who, batter, bases, g.batting)


@rule
def count_error(g, who, batter):
    """An error of the team in the field."""
    g.errors[1 - g.batting] += 1
    Book.error(g, who, batter, 1 - g.batting)


@rule
def put_out_batter(g, who, batter):
    """The batter is out; tells whether that ends the half."""
    return put_out(g, who, batter, BATTER)


@rule
def put_out_runner(g, who, base):
    """A runner is out; tells whether that ends the half."""
    runner = g.bases[base]
    g.bases[base] = NO_RUNNER
    return put_out(g, who, runner, base)


@rule
def put_out(g, who, runner, base):
    """Somebody who has left the field is out; tells whether that ends the half."""
    g.outs += 1
    Book.out(g, who, runner, base, g.outs)
    return g.outs >= OUTS


@rule
def change_sides(g):
    """Three outs: the field is cleared and the other team comes to bat."""
    team, inning, left = g.batting, g.inning, runners_on(g)
    g.left_on_base[team] += left
    next_half(g)
    Book.side(g, -1, team, left, inning)


@rule
def next_half(g):
    """The other team's half begins on an empty field; after the home team's, the next inning."""
    clear_bases(g)
    g.outs = 0
    if g.batting == Team.HOME:
        g.inning += 1
    g.batting = 1 - g.batting
