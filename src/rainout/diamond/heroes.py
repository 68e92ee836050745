"""Who won a ball game for his team: whoever brought in the most runs, and of several the last."""

from __future__ import annotations

from collections import Counter

from rainout.core.words import Message, message


def hero(name: str, runs: int) -> Message:
    """A hero, and what he did."""
    return message("diamond-hero", player=name, runs=runs)


def most(brought: Counter[int]) -> tuple[int, int] | None:
    """Who brought in the most runs, and how many; None where nobody did.

    >>> most(Counter({7: 1, 4: 2, 9: 2}))
    (9, 2)
    """
    found = [(runs, place, who) for place, (who, runs) in enumerate(brought.items())]
    runs, _, who = max(found, default=(0, 0, 0))
    return (who, runs) if runs else None
