"""The coach: what is best in a position, what everything else costs in chance to win, and why, in words.

He knows what the seat knows and nothing more. Where no learned value tells options apart, they are judged by playing
on, which leaves a doubt; then he stays with what a sound player would do unless something else is better beyond it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from rainout.bots import advise
from rainout.bots.judging import Enough, Judge, Weighed, never
from rainout.bots.reasons import Outlook, Prospects, reasons
from rainout.core.game import Game
from rainout.core.match import Match
from rainout.core.position import Position
from rainout.core.preview import Count, Worlds
from rainout.core.table import Event
from rainout.core.words import Message

FUTURES = 960
"""As many futures are played in all where options are judged by playing on, at least and at most so many for each."""
FEWEST, MOST = 24, 400
HEAT = 8
"""Of more options than these, only so many go on after a first heat."""
CLOSER = 6
"""For the best and its rival, another so many-th of the futures is played, to learn what their results are worth."""
SURE = 2.0
"""Standard errors by which something must be better than what a sound player would do."""
CLOSE = 0.005
"""Chances to win nearer to each other than this are the same to people."""


class Opinion(msgspec.Struct, frozen=True):
    """What the coach thinks of an option."""

    action: str
    """In notation."""
    chance: float
    """The chance to win with it."""
    cost: float
    """How much less that is than with the best; 0 where it is as good."""
    doubt: float
    """How sure that is: the standard error; 0 where nothing was left to luck."""
    alike: bool
    """Whether it is the best, or as good as far as can be told."""


class Advice(msgspec.Struct, frozen=True):
    """What the coach says."""

    best: str
    """What to do, in notation."""
    reasons: tuple[Message, ...]
    """Why, in a few sentences."""
    options: tuple[Opinion, ...]
    """Every option, the best first; none as long as the rules are not compiled and nothing can be weighed."""


class Coach:
    """Gives advice about a game; no two threads share one."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._judge = Judge(game)

    def advice(self, position: Match | Position, enough: Enough = never, futures: int = FUTURES) -> Advice:
        """What the seat that must act should do; it follows from what that seat knows and the ply.

        Once somebody says that it is ``enough``, the coach makes do with what he has.
        """
        known = Position.of(position, seed=position.ply)
        best, worlds = advise(known), Worlds(known, known.actor)
        if not known.kernels.compiled:
            return Advice(best, reasons(self._outlook(known, worlds, best)), ())
        weighed = self._weigh(known, best, futures, enough)
        opinions = _opinions(weighed, _best(weighed, best))
        more = 1 if enough() else max(futures // CLOSER, 1)
        outlooks = [
            self._outlook(known, worlds, each.action, (each.chance, more)) for each in _compared(opinions)
        ]
        alike = sum(each.alike for each in opinions) - 1
        told = reasons(*outlooks, alike=alike, options=len(opinions), learned=self._judge.weighs(known))
        return Advice(opinions[0].action, told, opinions)

    def _weigh(self, known: Position, usual: str, futures: int, enough: Enough) -> tuple[Weighed, ...]:
        """What every option comes to; of many, those that promise most are looked at for longer."""
        seed, count = known.ply, len(known.options)
        if self._judge.weighs(known) or count <= HEAT:
            return self._judge.weigh(known, seed, min(max(futures // count, 2), MOST), enough)
        first = self._judge.weigh(known, seed, min(max(futures // 2 // count, 2), FEWEST), enough)
        ahead = {each.action for each in first[:HEAT]} | {usual}
        most = min(max(futures // 2 // len(ahead), 2), MOST)
        final = self._judge.weigh(known, seed, most, enough, among=tuple(ahead))
        return (*final, *(each for each in first if each.action not in ahead))

    def _outlook(
        self, known: Position, worlds: Worlds, action: str, judged: tuple[float, int] | None = None
    ) -> Outlook:
        """What an action leads to; where it is ``judged``, what its results are worth, by so many futures."""
        number = self.game.notation.find(action, known.options)
        firsts, told = worlds.begun(number)
        reckoned = worlds.reckoned(known, number)
        odds, answered, exact = (reckoned, 0.0, True) if reckoned else worlds.odds(firsts)
        good, bad = self._news(known, told)
        return Outlook(
            good=good,
            bad=bad,
            comparison=worlds.comparison(known, firsts),
            gains=self._gains(worlds.counts(known, firsts)),
            odds=() if answered else odds,
            exact=exact,
            prospects=Prospects.of(known, worlds, firsts, self._judge, *judged) if judged else None,
        )

    def _news(
        self, known: Position, told: Sequence[Event]
    ) -> tuple[tuple[Message, ...], tuple[Message, ...]]:
        """The weightiest of what is certain to happen, the last of each kind: what is good news, and what is bad."""
        foresight, news = self.game.foresight, {event.what: event for event in told}
        weighty = [news[what] for what in foresight.weighty if what in news]
        good = [foresight.speaks_for(known.tables, known.state, event, known.actor) for event in weighty]
        return (
            tuple(event.words for event, is_good in zip(weighty, good, strict=True) if is_good),
            tuple(event.words for event, is_good in zip(weighty, good, strict=True) if not is_good),
        )

    def _gains(self, counts: Iterable[Count]) -> tuple[Count, ...]:
        """What is counted and gets better."""
        dreaded = {f"{self.game.id}-count-{name}" for name in self.game.foresight.dreaded}
        return tuple(each for each in counts if (each.after > each.before) != (each.words.key in dreaded))


def _best(weighed: Sequence[Weighed], usual: str) -> Weighed:
    """What comes to most; what a sound player would do, unless something is better beyond doubt."""
    sound = next(each for each in weighed if each.action == usual)
    return sound if weighed[0].chance - sound.chance <= SURE * sound.doubt else weighed[0]


def _opinions(weighed: Sequence[Weighed], best: Weighed) -> tuple[Opinion, ...]:
    """What is thought of each option, measured against the best."""

    def opinion(each: Weighed) -> Opinion:
        less = best.chance - each.chance
        doubt = each.doubt or best.doubt
        alike = each is best or less <= max(CLOSE, doubt)
        return Opinion(each.action, each.chance, 0.0 if alike else less, doubt, alike)

    return opinion(best), *(opinion(each) for each in weighed if each is not best)


def _compared(opinions: tuple[Opinion, ...]) -> tuple[Opinion, ...]:
    """The best, and the first that is not as good; or, where all are, the second."""
    best, *others = opinions
    return best, *[*(each for each in others if not each.alike), *others][:1]
