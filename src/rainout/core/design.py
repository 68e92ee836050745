"""What a designer may want to know of a game: which agreements to compare, and which pieces to play with and without.

A game says it in its folder (``Game.design``); :mod:`rainout.sim.designer` plays it and writes the report.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from rainout.core.options import OptionValue
from rainout.core.words import Message

Options = Mapping[str, OptionValue]
Laid = Callable[[], Any]
"""Makes the tables of a match."""


class Trial(NamedTuple):
    """Matches in which the first seat has something, and the same matches in which it has not."""

    with_it: Laid
    without: Laid
    baseline: str = ""
    """Trials with the same name for it share what they are played without, so that it is played once."""


class Piece(NamedTuple):
    """Something that can be played with or without: a card, a coach, a figure."""

    kind: str
    """Words: ``<game>-design-<kind>``."""
    id: str
    name: Message | str
    trials: tuple[Trial, ...]
    """All matches are shared out among these."""
    price: int | None = None
    role: str = ""
    """Pieces of one role do the same job, so that they can be compared."""
    plays: float = 1.0
    """The part of its games in which it plays, for prices: a starter of five who was tried in every game, a fifth."""
    traits: Mapping[str, float] = {}
    """What is printed on it, as numbers of which more is better, by their keys in the catalogs."""
    is_trait: str = ""
    """The trait of other pieces that it is by itself: what it is found to be worth counts as theirs."""
    strengths: tuple[float, ...] = ()
    """All there is to it, number by number, none of which is the worse for being more."""


class Design:
    """What to try out of a game; of one that says nothing, its house rules as they are named here."""

    usual: ClassVar[Options] = {}
    """Options of matches that show all of the game, where they are not what a first match has."""

    def __init__(self, *house_rules: str) -> None:
        self.house_rules = house_rules
        """Options that say how the game is played, rather than which, how long or with what."""

    def sample(self, options: Options, wished: Options) -> tuple[Options, ...]:
        """Options of the matches that stand for the game; the report plays equally many of each."""
        return (options,)

    def clubs(self, options: Options) -> tuple[str, ...]:
        """The clubs that play by these options, the first seat's first; none in a game without."""
        return ()

    def starter(self, g: Any) -> int | None:
        """The side that has the first turn, once it has begun; None in a game that does not say.

        It is asked only where a position does not keep it, in a field ``starter``.
        """
        return None

    def pieces(self, options: Options) -> Iterator[Piece]:
        """All pieces there are, those of a kind together."""
        yield from ()
