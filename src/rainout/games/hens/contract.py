"""What the hen game brings to :mod:`rainout.core.contract`."""

from rainout.core.resting import arrive, depart
from rainout.core.unsealed import reckoned, sealed
from rainout.games.hens.advice import advise, novice
from rainout.games.hens.observing import calm, eyes, observe
from rainout.games.hens.rules import apply, chance, deal, imagine, options, payoff

ADVICE_IS_BLIND = True

__all__ = [
    "ADVICE_IS_BLIND", "advise", "apply", "arrive", "calm", "chance", "deal", "depart", "eyes", "imagine", "novice",
    "observe", "options", "payoff", "reckoned", "sealed",
]  # fmt: skip
