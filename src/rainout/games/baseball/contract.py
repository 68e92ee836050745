"""What BASEBALL! brings to :mod:`rainout.core.contract`."""

from rainout.core.resting import arrive, depart
from rainout.core.unsealed import reckoned, sealed
from rainout.games.baseball.advice import advise, novice
from rainout.games.baseball.knowing import imagine
from rainout.games.baseball.observing import calm, eyes, observe
from rainout.games.baseball.rules import apply, chance, deal, options, payoff

ADVICE_IS_BLIND = True

__all__ = [
    "ADVICE_IS_BLIND", "advise", "apply", "arrive", "calm", "chance", "deal", "depart", "eyes", "imagine", "novice",
    "observe", "options", "payoff", "reckoned", "sealed",
]  # fmt: skip
