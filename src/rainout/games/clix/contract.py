"""What SportsClix brings to :mod:`rainout.core.contract`."""

from rainout.core.resting import arrive, depart
from rainout.diamond.scoring import add_up
from rainout.diamond.table import payoff
from rainout.games.clix.advice import advise, novice
from rainout.games.clix.observing import calm, eyes, observe, reckoned, sealed
from rainout.games.clix.rules.imagining import imagine
from rainout.games.clix.rules.play import apply, chance, deal, options
from rainout.games.clix.scoring import clear_card, note

ADVICE_IS_BLIND = True

__all__ = [
    "ADVICE_IS_BLIND", "add_up", "advise", "apply", "arrive", "calm", "chance", "clear_card", "deal", "depart", "eyes",
    "imagine", "note", "novice", "observe", "options", "payoff", "reckoned", "sealed",
]  # fmt: skip
