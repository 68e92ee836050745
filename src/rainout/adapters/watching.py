"""What the seats that must decide know, in many matches at once; for games whose positions are told in numbers."""

from rainout.core.contract import observe
from rainout.core.kernel import rule


@rule
def observe_all(t, positions, actors, seen):
    """Write a row of ``seen`` for each position."""
    for row in range(positions.shape[0]):
        observe(t, positions[row], actors[row], seen[row])
