"""What most games say of seasons: nobody is any worse for the game before."""

from rainout.core.kernel import rule


@rule
def arrive(t, seat, carried):
    """Nothing is carried."""


@rule
def depart(t, g, seat, carried):
    """Nothing is carried."""
