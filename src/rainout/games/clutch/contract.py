"""What CLUTCH Baseball brings to :mod:`rainout.core.contract`."""

from rainout.games.clutch.advice import advise, novice
from rainout.games.clutch.rules.imagining import imagine
from rainout.games.clutch.rules.play import apply, chance, deal, options, payoff

ADVICE_IS_BLIND = True

__all__ = ["ADVICE_IS_BLIND", "advise", "apply", "chance", "deal", "imagine", "novice", "options", "payoff"]
