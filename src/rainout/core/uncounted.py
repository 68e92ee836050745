"""What a game says that nobody keeps score of: nothing is counted."""

from rainout.core.kernel import rule


@rule
def clear_card(s):
    """There is nothing on it."""
    return


@rule
def note(t, s, what, who, a, b, c, d):
    """Nothing is written down."""
    return


@rule
def add_up(totals, s):
    """Nothing adds up."""
    return
