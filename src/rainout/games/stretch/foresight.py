"""What an action of 7th Inning Stretch would do: what people call it, what they count, and what they cannot see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np

from rainout.core.foresight import Foresight, Gist
from rainout.core.table import Event
from rainout.core.words import message
from rainout.games.stretch.actions import OUTCOME
from rainout.games.stretch.rules.imagining import of_pile
from rainout.games.stretch.state import Stage, Tables


class StretchForesight(Foresight):
    """Somebody is safe or out, or it is what the batter does, or the runs of the other team."""

    game = "stretch"
    gists: ClassVar[Mapping[str, Gist]] = {
        "stole": lambda t, told, g: message("stretch-odds-safe"),
        "caught": lambda t, told, g: message("stretch-odds-out"),
        "took_extra": lambda t, told, g: message("stretch-odds-safe"),
        "held_up": lambda t, told, g: message("stretch-odds-out"),
        "hit": lambda t, told, g: message(f"stretch-gives-{OUTCOME.names[told.outcome]}"),
        "missed": lambda t, told, g: message("stretch-odds-out"),
        "team_scored": lambda t, told, g: message("stretch-odds-runs", runs=told.runs),
    }
    weighty = ("won-game", "lost-game", "walk-off", "team-scored")
    restating = frozenset({"swung", "steals", "runs_on", "rerolled", "nudged", "signed", "bats"})

    def speaks_for(self, t: Tables, g: Any, event: Event, seat: int) -> bool:
        """What is won is good news; what the other team wins or scores is not."""
        return event.what in ("won-game", "walk-off")

    def counts(self, t: Tables, g: Any, seat: int) -> dict[str, int]:
        """What is in the Pool, and ★."""
        return {
            "dice": int(g.dice_pool),
            "rerolls": int(g.rerolls),
            "nudges": int(g.nudges),
            "stars": int(g.stars),
        }

    def lay_unseen(self, t: Tables, g: Any, seat: int) -> None:
        """7S-DUE-03: of each pile, the cards in a hand nobody else has seen and in the supply, the lowest first."""
        other = 1 - seat
        if not t.house.duel or g.stage != Stage.DRAFT or g.passes:
            return
        size = int(g.hand_size[other])
        for pile in (1, 2, 3):
            supply = int(g.supply_size[pile])
            held = [i for i in range(size) if of_pile(g.hand[other, i], pile)]
            cards = np.sort(np.concatenate([g.hand[other, held], g.supply[pile, :supply]]))
            g.hand[other, held] = cards[: len(held)]
            g.supply[pile, :supply] = cards[len(held) :]
