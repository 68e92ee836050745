"""What BASEBALL! brings to :mod:`rainout.core.contract`."""

from rainout.core.resting import arrive, depart
from rainout.core.unsealed import reckoned, sealed
from rainout.diamond.scoring import add_up
from rainout.games.baseball.advice import advise, novice
from rainout.games.baseball.knowing import imagine
from rainout.games.baseball.observing import calm, eyes, observe
from rainout.games.baseball.rules import apply, chance, deal, options, payoff
from rainout.games.baseball.scoring import clear_card, note

ADVICE_IS_BLIND = True

__all__ = [
    "ADVICE_IS_BLIND", "add_up", "advise", "apply", "arrive", "calm", "chance", "clear_card", "deal", "depart", "eyes",
    "imagine", "note", "novice", "observe", "options", "payoff", "reckoned", "sealed",
]  # fmt: skip
