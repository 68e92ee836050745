"""What a designer may want to know of the hen game: its house rules, and whether it is good to go first."""

from __future__ import annotations

from typing import Any

from rainout.core.design import Design


class HensDesign(Design):
    """Who goes first is settled by the deal, or by rolls."""

    def starter(self, g: Any) -> int:
        """CH-SET-12: the active player of the first turn."""
        return int(g.turn)
