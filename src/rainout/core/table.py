"""What people are shown of a game, whatever the game: choices, events, outcomes."""

from __future__ import annotations

import msgspec

from rainout.core.words import Message, message


class Odds(msgspec.Struct, frozen=True):
    """How likely one result of a choice is."""

    words: Message
    """The result, such as "Double"."""
    share: float
    """Its probability, from 0 to 1, exact."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One legal action, ready to be clicked, typed or spoken."""

    action: str
    """Its notation, to be sent back as it is."""
    verb: str
    """The kind of action, such as ``rob``; its words are the message ``<game>-verb-<verb>``."""
    targets: tuple[str, ...]
    """The things on the table it is about, in any order, named as the game's view names them."""
    words: Message
    """What it does, in a sentence."""
    odds: tuple[Odds, ...] = ()
    """What may come of it, where that is left to chance and can be reckoned; together 1."""
    facts: dict[str, int | str] = {}
    """What it names: spaces, cards, faces."""


class Reason(msgspec.Struct, frozen=True):
    """Why something on the table cannot be chosen now."""

    words: Message
    chapter: str
    """The chapter of the rule book that says so."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that happened."""

    ply: int
    """Number of the action that caused it, from 1."""
    what: str
    """Stable name, such as ``robbed``."""
    who: int
    """The seat it is about."""
    facts: dict[str, int | str]
    """What the picture needs to show it: spaces, cards, faces."""
    words: Message
    highlight: str | None = None
    """What people will tell of afterwards, such as ``home-run``: it is given the stage for a second."""
    hero: Message | None = None
    """Of what ends a game: who brought it about."""


class Feat(msgspec.Struct, frozen=True):
    """Something in a match that people will tell afterwards. Words: its name, and ``<name>-told`` for the story."""

    name: str
    """A key of the catalogs, such as ``diamond-feat-comeback``."""
    side: int
    """Whose feat it was."""
    words: Message

    @classmethod
    def told(cls, name: str, side: int, **args: int) -> Feat:
        """A feat with what its story names."""
        return cls(name, side, message(f"{name}-told", **args))


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended."""

    winner: int | None
    reason: str
    """``played``, ``resigned``, or ``late`` where somebody's time ran out."""
    score: tuple[int, ...]
    """The match score by seat, as the game counts it."""
    words: Message
    feats: tuple[Feat, ...] = ()
    """What there is to tell of it; of a match that was played to its end."""
