"""The analysis board: a match looked back at, as people are told it.

Every number is a chance to win of the first side, from 0 to 1, or a difference of two; a game for one has that side
alone. What luck and what players made of a match are told apart: a decision costs what the best one would have come to
more, by what its seat knew then, and all the rest of what changed was luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from rainout.core.batting import Name
from rainout.core.words import Message

if TYPE_CHECKING:
    from rainout.core.match import Match
    from rainout.core.position import Position

FUTURES = 200
"""As many futures as are played in the end, of each moment and each choice that no learned value judges."""
SWINGS = 6
"""As many of the biggest swings as are named."""
LEAST_SWING = 0.03
"""What moves the chance less is no swing."""
Kind = Literal["start", "decision", "luck", "forced", "resigned"]
"""What led to a moment: a choice between several options, CHANCE, an action without alternative, giving up."""


class Moment(msgspec.Struct, frozen=True):
    """How a match stood after some actions."""

    ply: int
    """How many actions."""
    chance: float
    """That the first side wins."""
    doubt: float
    """The standard error of that; 0 where nothing was left to luck."""
    kind: Kind
    seat: int | None
    """Who acted or rolled; none where cards were dealt or drawn."""
    action: str | None
    """What was done, in notation."""


class Decision(msgspec.Struct, frozen=True):
    """A choice between several options, weighed again by what the seat knew then."""

    ply: int
    """How many actions had been taken."""
    seat: int
    taken: str
    best: str
    """In notation; the same as what was done where nothing is better beyond doubt."""
    taken_words: Message
    best_words: Message
    options: int
    """How many there were to choose from."""
    chance: float
    """To win, for the side that decided, had it done the best."""
    cost: float
    """How much less what was done came to."""
    doubt: float
    """The standard error of that."""


class Turn(msgspec.Struct, frozen=True):
    """A turn, which in most ball games is an at-bat."""

    number: int
    since: int
    """How many actions had been taken when it began."""
    until: int
    """And when it was over."""
    seat: int | None
    """Whose it was: who acted or rolled first."""
    change: float
    """What it did to the chance of the first side."""
    leverage: float | None
    """How far the chance was bound to move in it: 1 is the average of the match; None until that is known."""


class Swing(msgspec.Struct, frozen=True):
    """A turn that changed much."""

    ply: int
    """The moment that did most of it: what people will tell of, the end of an at-bat, or what moved the chance most."""
    turn: int
    """Its place among the turns."""
    change: float
    """Of the whole turn, for the first side."""
    words: tuple[Message, ...]
    """What happened then."""


class SideAccount(msgspec.Struct, frozen=True):
    """What made the chance of a side what it came to: start + luck - cost + gifts - given up = end."""

    side: int
    seats: tuple[int, ...]
    start: float
    end: float
    luck: float
    cost: float
    """What its own decisions gave away."""
    gifts: float
    """What those of the other side did."""
    given_up: float
    """What was left when it resigned, less what was left when the other did."""
    decisions: int
    best: int
    """How many of them cost nothing."""
    accuracy: float | None
    """How much of its chance to win a decision kept, on average: 1 for perfect play; None without a decision."""


class SeatAccount(msgspec.Struct, frozen=True):
    """What a player did."""

    seat: int
    added: float
    """How far the chance of his side moved while he acted and rolled: win probability added."""
    cost: float
    decisions: int
    accuracy: float | None


class Batted(msgspec.Struct, frozen=True):
    """An at-bat and what it was worth."""

    since: int
    until: int
    seat: int
    batter: Name
    pitcher: Name | None
    added: float
    """To the chance of the side at bat."""
    leverage: float | None


class Ballplayer(msgspec.Struct, frozen=True):
    """What somebody on the field added to the chance of his side."""

    seat: int
    name: Name
    at_bats: int
    batting: float
    faced: int
    """Batters, by a pitcher."""
    pitching: float


class Weight(msgspec.Struct, frozen=True):
    """An option that is open now, and what it comes to for the side that must act."""

    action: str
    words: Message
    chance: float
    doubt: float


class Analysis(msgspec.Struct, frozen=True):
    """A match looked back at; what is worked out later is better, and told whole again."""

    game: str
    sides: tuple[int, ...]
    """The side of each seat."""
    learned: bool
    """Whether moments were judged by what was learned of the game, rather than by futures played to their end."""
    stage: Literal["graph", "decisions", "whole"]
    """How far it is: the chances, then what decisions cost as well, then all of it."""
    done: float
    """The part of the work behind it, from 0 to 1."""
    plies: int
    over: bool
    moments: tuple[Moment, ...]
    turns: tuple[Turn, ...]
    decisions: tuple[Decision, ...]
    swings: tuple[Swing, ...]
    """The biggest first."""
    accounts: tuple[SideAccount, ...]
    players: tuple[SeatAccount, ...]
    at_bats: tuple[Batted, ...]
    """In games in which somebody bats."""
    ballplayers: tuple[Ballplayer, ...]
    """Those who added most first."""
    now: tuple[Weight, ...]
    """Where a match is not over: the options of the seat that must act, the best first."""

    def at(self, ply: int) -> Moment:
        """How the match stood after so many actions."""
        return self.moments[ply]

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The decisions that cost something, the dearest first."""
        return tuple(sorted((each for each in self.decisions if each.cost > 0), key=lambda each: -each.cost))


def analyse(match: Match | Position, *, futures: int = FUTURES, seed: int = 0) -> Analysis:
    """Look back at a match, finished or not: how it stood at every moment, what turned it, what would have been better.

    The same match and seed lead to the same analysis. As many ``futures`` are played of every moment of a game without
    a learned value, and of every choice where no value tells options apart (see :mod:`rainout.bots.judging`); more take
    longer and leave less doubt. The rules are compiled first, if nobody has done that yet.

    >>> import rainout
    >>> match = rainout.new("hens", seed=7)
    >>> while not match.over:
    ...     _ = match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
    >>> analysis = rainout.analyse(match)
    >>> analysis.moments[-1].chance, len(analysis.moments) == match.ply + 1
    (1.0, True)
    >>> worst = analysis.mistakes[0]
    >>> worst.taken != worst.best and 0 < worst.cost < worst.chance
    True
    """
    *_, last = analysing(match, futures=futures, seed=seed)
    return last


def analysing(
    match: Match | Position,
    *,
    futures: int = FUTURES,
    seed: int = 0,
    pause: float = 0.4,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[Analysis]:
    """The same as far as it is: first the graph, within a second; then better and better, as long as somebody asks.

    A new one comes after about ``pause`` seconds of work, later ones after more; the last is what :func:`analyse`
    returns, unless somebody has ``stopped`` it before.
    """
    from rainout.bots.hindsight import Hindsight

    return Hindsight(match, futures, seed, pause).stages(stopped)


def said(thing: Any, say: Any) -> Any:
    """Plain values of all that somebody is told, each message as a sentence."""
    if isinstance(thing, Message):
        return say(thing)
    if isinstance(thing, msgspec.Struct):
        return {name: said(getattr(thing, name), say) for name in thing.__struct_fields__}
    if isinstance(thing, Sequence) and not isinstance(thing, str):
        return [said(each, say) for each in thing]
    return round(thing, 4) if isinstance(thing, float) else thing
