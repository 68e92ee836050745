"""What the hen game brings to :mod:`rainout.core.contract`."""

from rainout.games.hens.advice import advise, novice
from rainout.games.hens.rules import apply, deal, imagine, options, payoff

__all__ = ["advise", "apply", "deal", "imagine", "novice", "options", "payoff"]
