"""Who bats: at-bats, as the events of a game tell of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from rainout.core.telling import Events, Telling
from rainout.core.terms import About
from rainout.core.words import Message

Name = Message | str
"""What somebody is called."""


class AtBat(msgspec.Struct, frozen=True):
    """Somebody at bat, from the action before which it was his turn to the one that ended it."""

    since: int
    """How many actions had been taken when it began."""
    until: int
    seat: int
    """Who sends him to bat."""
    batter: Name
    pitcher: Name | None


class Batting(NamedTuple):
    """How a game tells who bats: what begins an at-bat, the terms of batter and pitcher, what else ends one."""

    begins: str
    batter: str
    pitcher: str | None
    ends: frozenset[str]

    def at_bats(
        self, t: Any, events: type[Events], told: Iterable[tuple[int, tuple[int, ...]]], plies: int
    ) -> Iterator[AtBat]:
        """The at-bats in all that was told, each with the ply it was told at."""
        batting: tuple[int, Telling] | None = None
        for ply, row in told:
            what = events.read(row)
            if batting and what.kind.name in (self.begins, *self.ends):
                yield self._at_bat(t, *batting, ply)
                batting = None
            if what.kind.name == self.begins:
                batting = ply, what
        if batting:
            yield self._at_bat(t, *batting, plies)

    def _at_bat(self, t: Any, since: int, told: Telling, until: int) -> AtBat:
        about = About(t, told.who, named=told.named)

        def name(term: str) -> Any:
            return told.kind.terms[term].say(about, told.named[term])

        return AtBat(since, until, told.who, name(self.batter), name(self.pitcher) if self.pitcher else None)
