"""Random games for the conformance suite."""

from __future__ import annotations

import random
from collections.abc import Iterator

from rainout.bots import decide
from rainout.core.match import Match
from rainout.core.state import CHANCE

LONG_ENOUGH = 400


def positions(match: Match, seed: str, most: int = LONG_ENOUGH) -> Iterator[Match]:
    """The match, again and again, as it goes on to its end; players choose at random or, so that there is one, well."""
    choose = random.Random(seed)
    for _ in range(most):
        yield match
        if match.over:
            return
        if match.actor == CHANCE:
            match.chance()
        elif choose.random() < 0.3:
            match.apply(choose.choice(match.options.numbers))
        else:
            match.apply(match.game.notation.read(decide(match, "advise", seed=1)))


def random_match(match: Match, seed: str, most: int = LONG_ENOUGH) -> Match:
    """The match after it has gone on at random for a while."""
    for _ in positions(match, seed, most):
        pass
    return match
