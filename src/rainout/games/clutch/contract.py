"""What CLUTCH Baseball brings to :mod:`rainout.core.contract`."""

from rainout.core.unsealed import reckoned, sealed
from rainout.diamond.scoring import add_up
from rainout.games.clutch.advice.good import advise
from rainout.games.clutch.advice.novice import novice
from rainout.games.clutch.observing import calm, eyes, observe
from rainout.games.clutch.rules.imagining import imagine
from rainout.games.clutch.rules.pitchers import arrive, depart
from rainout.games.clutch.rules.play import apply, chance, deal, options, payoff
from rainout.games.clutch.scoring import clear_card, note

ADVICE_IS_BLIND = True

__all__ = [
    "ADVICE_IS_BLIND", "add_up", "advise", "apply", "arrive", "calm", "chance", "clear_card", "deal", "depart", "eyes",
    "imagine", "note", "novice", "observe", "options", "payoff", "reckoned", "sealed",
]  # fmt: skip
