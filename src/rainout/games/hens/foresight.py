"""What an action of the hen game would do: what people call it, and what they count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rainout.core.foresight import Foresight, Gist
from rainout.core.telling import Telling
from rainout.core.words import Message, message
from rainout.games.hens.actions import RANK_NAMES
from rainout.games.hens.rules import misplaced_cards, rank
from rainout.games.hens.state import SPACES


def _renewed(_: Any, told: Telling, __: Any) -> Message:
    placed = rank(told.came) == told.space
    return message("hens-gist-placed" if placed else "hens-gist-misplaced")


def _drew(_: Any, told: Telling, __: Any) -> Message:
    return message("hens-gist-drew", rank=message(f"hens-rank-{RANK_NAMES[rank(told.card)]}"))


class HensForesight(Foresight):
    """A card that is drawn is well placed or not; hens in order are what counts."""

    game = "hens"
    gists: ClassVar[Mapping[str, Gist]] = {"renewed": _renewed, "renewed_their": _renewed, "drew": _drew}
    dreaded = frozenset({"their-placed"})
    restating = frozenset({"robbed", "rearranged", "blocked", "passed"})

    def counts(self, t: Any, g: Any, seat: int) -> dict[str, int]:
        """The hens in order, one's own and the other's."""
        return {
            "own-placed": SPACES - int(misplaced_cards(g, seat)),
            "their-placed": SPACES - int(misplaced_cards(g, 1 - seat)),
        }
