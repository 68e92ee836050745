"""What 7th Inning Stretch brings to :mod:`rainout.core.contract`."""

from rainout.core.resting import arrive, depart
from rainout.diamond.scoring import add_up
from rainout.diamond.table import payoff
from rainout.games.stretch.advice.good import advise
from rainout.games.stretch.advice.novice import novice
from rainout.games.stretch.observing import calm, eyes, observe, reckoned, sealed
from rainout.games.stretch.rules.imagining import imagine
from rainout.games.stretch.rules.play import apply, chance, deal, options
from rainout.games.stretch.scoring import clear_card, note

ADVICE_IS_BLIND = True

__all__ = [
    "ADVICE_IS_BLIND", "add_up", "advise", "apply", "arrive", "calm", "chance", "clear_card", "deal", "depart", "eyes",
    "imagine", "note", "novice", "observe", "options", "payoff", "reckoned", "sealed",
]  # fmt: skip
