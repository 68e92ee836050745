"""Why something is best, in the words people have for it: what is certain, what is likely, and what that is worth.

All of it comes from looking ahead as a preview does; see :mod:`rainout.core.preview`. Nothing here knows a game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import reduce
from math import sqrt
from typing import NamedTuple

import msgspec
import numpy as np

from rainout.bots.judging import Judge
from rainout.core.position import Position
from rainout.core.preview import Count, Spot, Worlds
from rainout.core.table import Odds
from rainout.core.words import Message, message

FEWEST = 10
"""A result that came fewer times than this is not judged."""
MOST_RESULTS = 3
"""So many results are named together."""
MOST_CERTAIN = 2
"""So much of what is certain is told."""
MOST_REASONS = 3
TELLING = 0.02
"""Chances to win that differ by less are not worth a word."""


class Prospects(NamedTuple):
    """What the results of an action are worth: the chance to win after each, by its words, with its standard error."""

    after: dict[bytes, tuple[float, float]]
    whole: float
    """The chance to win whatever comes of it."""
    wins: float
    """How likely the match is won on the spot."""

    @classmethod
    def of(
        cls,
        known: Position,
        worlds: Worlds,
        firsts: Sequence[Spot],
        judge: Judge,
        chance: float,
        futures: int,
    ) -> Prospects:
        """Look at each end an action may come to, or follow so many futures of it; its chance to win is known."""
        seat, luck, learned = known.actor, known.dice.tobytes(), judge.learned(known)
        counted = worlds.counted(firsts, futures)
        each = (
            [(spot, 1 / futures) for spot in worlds.futures(firsts, futures)] if counted is None else counted
        )
        times = futures // len(each)
        found, wins = defaultdict[bytes, list[tuple[float, float]]](list), 0.0
        for number, (spot, share) in enumerate(each):
            then = known.standing(spot.position, luck, known.ply + 1)
            wins += share * (then.over and then.payoff(seat) > 0)
            found[spot.gist[1]].append((judge.chance(then, seat, times, number * times), share))
        shift = chance - sum(share * came for ends in found.values() for came, share in ends)
        after = dict[bytes, tuple[float, float]]()
        for gist, ends in found.items():
            count, certain = len(ends) * times, learned and counted is not None
            if certain or count >= FEWEST:
                average = sum(share * came for came, share in ends) / sum(share for _, share in ends)
                spread = (
                    float(np.std([came for came, _ in ends])) if learned else sqrt(average * (1 - average))
                )
                likely = min(max(average + shift, 0.0), 1.0)
                after[gist] = likely, 0.0 if certain else spread / sqrt(count)
        return cls(after, chance, wins)

    def better(self, odds: Odds) -> int:
        """1 for a result that is better than what was hoped for, -1 for a worse, 0 where that cannot be told."""
        chance, doubt = self.after.get(_written(odds.words), (self.whole, 0.0))
        return 0 if abs(chance - self.whole) <= 2 * doubt else 1 if chance > self.whole else -1


class Outlook(NamedTuple):
    """What an action leads to, as far as the seat can know."""

    good: tuple[Message, ...]
    """What is certain to happen and good news, the weightiest first."""
    bad: tuple[Message, ...]
    """The same of what is bad news."""
    comparison: Message | None
    odds: tuple[Odds, ...]
    """None where somebody may answer first."""
    exact: bool
    prospects: Prospects | None
    gains: tuple[Count, ...]
    """What is counted and gets better."""


def reasons(
    best: Outlook,
    rival: Outlook | None = None,
    *,
    alike: int = 0,
    options: int = 0,
    learned: bool = False,
) -> tuple[Message, ...]:
    """Why the best is the best: what it brings, what sets it apart from a rival, and how many are as good."""
    if options == 1:
        return (message("coach-only"),)
    if best.prospects and best.prospects.wins == 1:
        return (message("coach-wins"),)
    all_alike = alike == options - 1
    found = list(_brings(best, rival, all_alike))[:MOST_REASONS]
    if not best.prospects:
        return (*found, message("coach-warming"))
    if rival and not all_alike:
        found = found or list(_spares(best, rival))[:1]
        found = found or [message("coach-learned" if learned else "coach-played")]
    if alike:
        found.append(message("coach-level") if all_alike else message("coach-alike", count=alike))
    return tuple(found)


def _brings(best: Outlook, rival: Outlook | None, all_alike: bool) -> Iterator[Message]:
    """What is to be said for an action that is not just as true of its rival."""
    if best.comparison and not (rival and best.comparison == rival.comparison):
        yield message("coach-numbers", comparison=best.comparison)
    yield from [told for told in best.good if not (rival and told in rival.good)][:MOST_CERTAIN]
    for gain in best.gains:
        if not (rival and gain in rival.gains):
            yield message("coach-gain", what=gain.words, before=gain.before, after=gain.after)
    yield from _likely(best, rival, all_alike)


def _spares(best: Outlook, rival: Outlook) -> Iterator[Message]:
    """What the rival would bring that is better avoided."""
    for told in rival.bad:
        if told not in best.bad:
            yield message("coach-else", told=told)
    if rival.prospects:
        shares = {_written(each.words): each.share for each in best.odds}
        bad = [
            each
            for each in rival.odds
            if rival.prospects.better(each) < 0 and shares.get(_written(each.words), 0.0) < each.share
        ][:MOST_RESULTS]
        if 0 < sum(_percent(each.share) for each in bad) < 100:
            yield _odds_of(bad, rival.exact, "coach-else-odds")


def _likely(best: Outlook, rival: Outlook | None, all_alike: bool) -> Iterator[Message]:
    """How likely a good result is, with the rival too where it has that; and what results are worth."""
    if best.prospects and 0.005 <= best.prospects.wins < 1:
        yield message("coach-may-win", percent=_percent(best.prospects.wins))
        return
    if len(best.odds) == 1:
        if not (rival and rival.odds == best.odds):
            yield message("coach-sure", result=best.odds[0].words)
        return
    good = [each for each in best.odds if best.prospects and best.prospects.better(each) > 0][:MOST_RESULTS]
    share = sum(each.share for each in good)
    if not best.prospects or not 1 <= _percent(share) <= 99:
        if best.odds and not (rival and rival.odds == best.odds):
            yield _chances(best.odds[:MOST_RESULTS], best.exact)
        return
    named = [_written(each.words) for each in good]
    others = sum(each.share for each in rival.odds if _written(each.words) in named) if rival else 0.0
    if _percent(others) == _percent(share):
        return
    if others and not all_alike:
        key = "coach-odds-both" if others < share else "coach-odds-dearer"
        yield _odds_of(good, best.exact, key, other=_percent(others))
    else:
        yield _odds_of(good, best.exact)
    yield from _worth(best.prospects, good, share, None if all_alike else rival)


def _worth(
    prospects: Prospects, good: Sequence[Odds], share: float, rival: Outlook | None
) -> Iterator[Message]:
    """The chance to win after a good result and otherwise, and how likely it would have to be to pay."""
    after = sum(each.share * prospects.after[_written(each.words)][0] for each in good) / share
    otherwise = min(max((prospects.whole - share * after) / (1 - share), 0.0), 1.0)
    if after - otherwise < TELLING:
        return
    yield message("coach-worth", good=_percent(after), bad=_percent(otherwise))
    if rival and rival.prospects and not rival.odds:
        needed = (rival.prospects.whole - otherwise) / (after - otherwise)
        if TELLING < needed < share - TELLING:
            yield message("coach-needed", percent=_percent(needed))


def _chances(odds: Sequence[Odds], exact: bool) -> Message:
    """The likeliest results, each with its odds, where it cannot be told which of them are good."""
    each = [message("coach-chance", result=one.words, percent=_percent(one.share)) for one in odds]
    return message("coach-chances", results=reduce(_listed, each), exact="yes" if exact else "no")


def _listed(one: Message, other: Message) -> Message:
    return message("coach-list", first=one, second=other)


def _either(one: Message, other: Message) -> Message:
    return message("coach-or", first=one, second=other)


def _odds_of(some: Sequence[Odds], exact: bool, key: str = "coach-odds", **args: int) -> Message:
    """How likely it is that one of some results comes."""
    *first, last = [each.words for each in some]
    named = _either(reduce(_listed, first), last) if first else last
    share = _percent(sum(each.share for each in some))
    return message(key, result=named, percent=share, exact="yes" if exact else "no", **args)


def _percent(share: float) -> int:
    return round(100 * share)


def _written(words: Message) -> bytes:
    """A message as a key to look things up by, the same as a preview writes results."""
    return msgspec.json.encode(words)
