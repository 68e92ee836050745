"""The scorebook: listens to what happens in a game and can tell it afterwards, half-inning by half-inning.

It follows the events that kernels tell (:class:`~rainout.diamond.book.Book`) in plain Python and keeps no rules.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from rainout.core.words import Message, message
from rainout.diamond.book import TEAM_NAMES, Book
from rainout.diamond.state import Team


@dataclass
class HalfInning:
    """What one team's half of an inning came to."""

    inning: int
    team: int
    runs: int = 0
    hits: int = 0
    errors: int = 0
    """Of the team in the field."""
    left: int = 0
    """Runners left on base."""
    begun: bool = False
    over: bool = False


class Scorebook:
    """The halves of a game in order, and a tally for everybody who made something happen."""

    def __init__(self, rows: Iterable[tuple[int, ...]] = (), plays: Collection[int] = ()) -> None:
        """``plays`` are the events of a game's own that belong to a half, even when nothing comes of them."""
        self.plays = plays
        self.halves = [HalfInning(1, Team.VISITOR)]
        self.tallies: defaultdict[int, Counter[str]] = defaultdict(Counter)
        """By who made it happen: hits, errors, outs, and hits and runs by team (``visitor-runs``, ``home-hits``)."""
        for row in rows:
            self.note(row)

    def note(self, row: tuple[int, ...]) -> None:
        """Write down an event; those that are not the diamond's are none of its business."""
        what, who = row[:2]
        half, tally = self.halves[-1], self.tallies[who]
        half.begun = half.begun or what >= Book.first or what in self.plays
        if what < Book.first:
            return
        told = Book.read(row)
        match told.kind.name:
            case "hit":
                half.hits += 1
                tally["hits"] += 1
                tally[f"{TEAM_NAMES[told.team]}-hits"] += 1
            case "error":
                half.errors += 1
                tally["errors"] += 1
            case "run":
                half.runs += 1
                tally[f"{TEAM_NAMES[told.team]}-runs"] += 1
            case "out":
                tally["outs"] += 1
            case "side":
                half.left, half.over = told.left, True
                # After the home team's half comes the next inning.
                self.halves.append(HalfInning(told.inning + told.team, 1 - told.team))

    def prose(self) -> tuple[Message, ...]:
        """A sentence for each half that was begun."""
        return tuple(
            message(
                "diamond-half-told" if half.over else "diamond-half-broken-off",
                half="top" if half.team == Team.VISITOR else "bottom",
                inning=half.inning,
                team=message(f"diamond-team-{TEAM_NAMES[half.team]}"),
                runs=half.runs,
                hits=half.hits,
                errors=half.errors,
                left=half.left,
            )
            for half in self.halves
            if half.begun
        )
