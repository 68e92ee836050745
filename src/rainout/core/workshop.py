"""A workshop: where people put a team of their own together, as a sheet of text that can be kept, sent and pasted.

A game that has one says which of its options hold the teams, which others a team must suit, what there is to choose
from, what is wrong with a team, and how to fill one up. Server, command line and browser show it without knowing the
game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import msgspec

from rainout.core.errors import RainoutError
from rainout.core.options import OptionValue
from rainout.core.words import Message, message

MOST_TOLD = 3
"""Faults that are told where there is room for one sentence or two."""


class CannotComplete(RainoutError):
    """A team that cannot be filled up to a legal one with what is in it, and why."""


class Fault(msgspec.Struct, frozen=True):
    """Something wrong with a team."""

    words: Message
    numbers: tuple[int, ...] = ()
    """The pieces it is about."""
    line: int | None = None
    """The line of the sheet, where it could not be read."""


class Place(msgspec.Struct, frozen=True):
    """A place in a team and the piece that is there, if any. Words: ``<game>-place-<place>``."""

    place: str
    number: int | None
    needed: bool = True
    """Whether a team needs somebody there."""
    section: str = ""
    """The part of the team it belongs to, where a team has parts. Words: ``<game>-section-<section>``."""
    copies: int = 1
    """How many of the piece are there."""


class Tally(msgspec.Struct, frozen=True):
    """How many pieces a part of a team has, and how many it may have."""

    section: str
    """Words: ``<game>-section-<section>``."""
    count: int
    low: int
    high: int


class Examined(msgspec.Struct, frozen=True):
    """A team as a workshop finds it."""

    title: str
    text: str
    """The sheet in its one form; what could not be read is not in it."""
    numbers: tuple[int, ...]
    """The pieces, in the order of the sheet; copies of one are there as often."""
    points: int
    most_points: int | None
    """None where points do not count."""
    places: tuple[Place, ...]
    """Every place that must be filled, then the other pieces by where they wait."""
    needs: Message
    """What a team needs here, in a sentence."""
    faults: tuple[Fault, ...]
    tallies: tuple[Tally, ...] = ()
    """The parts of a team that has such."""

    @property
    def legal(self) -> bool:
        """Whether it may play."""
        return not self.faults


class TeamOption(msgspec.Struct, frozen=True):
    """The two options by which a seat's team is chosen: a sheet, or when that is empty a ready team."""

    text: str
    ready: str


class Workshop(ABC):
    """What a game knows about putting teams together."""

    teams: ClassVar[tuple[TeamOption, ...]]
    """By seat."""
    terms: ClassVar[tuple[str, ...]]
    """The options that a team must suit."""
    usual: ClassVar[Mapping[str, OptionValue]] = {}
    """What a team is built for unless told otherwise, where that differs from a match's defaults."""
    catalogue_type: ClassVar[type]
    columns: ClassVar[tuple[str, ...]]
    """What a line of a team shows beside number, name and points. Words: ``<game>-column-<column>``."""

    @abstractmethod
    def catalogue(self) -> Any:
        """All pieces there are and the ready teams: an instance of ``catalogue_type``."""

    @abstractmethod
    def names(self) -> Mapping[int, str] | Mapping[int, Message]:
        """The name of every piece by its number."""

    def sign(self, number: int) -> str:
        """What a piece is called on sheets, beside its name."""
        return str(number)

    @abstractmethod
    def row(self, number: int) -> tuple[str | int | Message, ...]:
        """A piece under each of the columns; its points last."""

    @abstractmethod
    def ready(self, name: str, options: Mapping[str, OptionValue]) -> str:
        """A ready team, one of the choices of its option, as a sheet."""

    @abstractmethod
    def examine(self, text: str, options: Mapping[str, OptionValue]) -> Examined:
        """A sheet, read and checked against what was agreed on."""

    @abstractmethod
    def complete(self, text: str, options: Mapping[str, OptionValue]) -> Examined:
        """A legal team with all that is on the sheet, or :class:`CannotComplete`."""

    def draft(self, luck: Random, options: Mapping[str, OptionValue], title: str) -> str:
        """A legal team drawn by lot, as a sheet of that title."""
        raise CannotComplete("error-workshop-no-draft")


def in_one_breath(faults: Sequence[Fault]) -> Message:
    """The first few faults as one message.

    >>> in_one_breath([Fault(message("a")), Fault(message("b"))]).args["rest"].key
    'b'
    """
    told = [fault.words for fault in faults[:MOST_TOLD]]
    whole = told[-1]
    for words in reversed(told[:-1]):
        whole = message("words-both", first=words, rest=whole)
    return whole
