"""What most games say of their decisions: none is made in secret while others choose, all are for weighing."""

from rainout.core.kernel import rule


@rule
def sealed(t, g):
    """Nobody chooses in secret while somebody else does."""
    return False


@rule
def reckoned(t, g):
    """``advise`` goes by rules of thumb."""
    return False
