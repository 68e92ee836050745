"""The hen game with a fault: from the fourth turn on, nobody may do anything."""

from rainout.core.kernel import rule
from rainout.core.state import CHANCE
from rainout.games.hens.advice import advise, novice
from rainout.games.hens.rules import apply, chance, deal, imagine, payoff
from rainout.games.hens.rules import options as all_options

ADVICE_IS_BLIND = True

__all__ = ["ADVICE_IS_BLIND", "advise", "apply", "chance", "deal", "imagine", "novice", "options", "payoff"]


@rule
def options(t, g, out):
    """What the hen game lists, for three turns."""
    return all_options(t, g, out) if g.actor == CHANCE or g.turns < 4 else 0
