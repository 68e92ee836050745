"""What 7th Inning Stretch brings to :mod:`rainout.core.contract`."""

from rainout.games.stretch.advice import advise, novice
from rainout.games.stretch.rules.imagining import imagine
from rainout.games.stretch.rules.play import apply, chance, deal, options, payoff

ADVICE_IS_BLIND = True

__all__ = ["ADVICE_IS_BLIND", "advise", "apply", "chance", "deal", "imagine", "novice", "options", "payoff"]
