"""What a game says about looking ahead: what people call a result, what they count, what they cannot see.

All of it has a default, so that a game which says nothing is foreseen too: results go by the words of the last thing
that would be told, nothing is counted, and whatever a seat cannot see is told apart by ``imagine`` alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from rainout.core.table import Event
from rainout.core.telling import Telling
from rainout.core.terms import About, Said, which_of
from rainout.core.words import Message, message

Gist = tuple[str, ...] | Callable[[Any, Telling, Any], Message | None]
"""What people would call an event as the result of an action.

Either the terms of it that matter: then the words are ``<game>-gist-<event>``, with its variant if it has one. Or what
follows from the match's tables, what was told and the position then; None where that is nothing by itself.
"""


OPENING = -1
"""How telling an opening is: more than anything, but only where nothing else has been told."""


class Foresight:
    """What a game says about looking ahead."""

    game: ClassVar[str]
    gists: ClassVar[Mapping[str, Gist]] = {}
    """By kind of event, what people would call it, the most telling first.

    Of all that happens in a future, the most telling names its result, of several such the last; and once the most
    telling of all has happened, nobody asks what follows.
    """
    openings: ClassVar[frozenset[str]] = frozenset()
    """Kinds of event that are most telling where they are the first to name a result, and mean nothing later."""

    restating: ClassVar[frozenset[str]] = frozenset()
    """Kinds of event that say no more than the action did."""

    weighty: ClassVar[tuple[str, ...]] = ()
    """Events, as the browser spells them, that speak for or against what brings them, the weightiest first."""
    dreaded: ClassVar[frozenset[str]] = frozenset()
    """What is counted of which less is better."""

    def telling(self, told: Telling) -> int:
        """How telling something is, the less the more; what has no gist is not."""
        if told.kind.name in self.openings:
            return OPENING
        return list(self.gists).index(told.kind.name) if told.kind.name in self.gists else len(self.gists)

    def gist(self, t: Any, told: Telling, g: Any, event: Event) -> Message | None:
        """What people would call something that happened, which ``event`` tells as the reader may know it."""
        kind = told.kind
        if not self.gists:
            return event.words
        gist = self.gists.get(kind.name)
        if gist is None or callable(gist):
            return gist(t, told, g) if gist else None
        key = f"{self.game}-gist-{kind.what}"
        if variant := which_of(kind.variant, kind.terms, told.named, t, told):
            key += f"-{variant}"
        about, said = About(t, told.who, named=told.named), dict[str, Said]()
        for name in gist:
            said |= kind.terms[name].words(name, about, told.named[name])
        return message(key, **said)

    def counts(self, t: Any, g: Any, seat: int) -> dict[str, int]:
        """What a seat counts in a position, of all that it sees; words ``<game>-count-<name>``."""
        return {}

    def speaks_for(self, t: Any, g: Any, event: Event, seat: int) -> bool:
        """Whether a weighty event is good news for a seat, as things stand before it."""
        return True

    def comparison(self, t: Any, before: Any, after: Any, seat: int) -> Message | None:
        """How what lies on the table stands before and after an action, such as a sum that is not yet settled."""
        return None

    def lay_unseen(self, t: Any, g: Any, seat: int) -> None:
        """Lay what a seat cannot see in an order that tells nothing, before ``imagine`` redeals it.

        Dice that anybody could repeat would otherwise lead from what is hidden to what is imagined, and back.
        """
