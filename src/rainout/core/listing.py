"""Writing options down: what every game's ``options`` is made of. Each returns where the list ends now."""

from rainout.core.kernel import rule

INLINE_RULES = True


@rule
def list_run(out, n, first, count):
    """Write ``count`` actions that are numbered in a row."""
    for i in range(count):
        out[n + i] = first + i
    return n + count


@rule
def list_one(out, n, action):
    """Write an action."""
    out[n] = action
    return n + 1


@rule
def list_if(out, n, action, may):
    """Write an action, if it may be taken."""
    out[n] = action  # what is written next takes its place otherwise
    return n + 1 if may else n


@rule
def list_cards(out, n, first, cards, count):
    """Write an action for each of the first ``count`` cards of a row."""
    for i in range(count):
        out[n + i] = first + int(cards[i])
    return n + int(count)
