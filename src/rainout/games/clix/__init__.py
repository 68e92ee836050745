"""SportsClix: figures with dials that run hot and cold, five dice, two managers, nine innings.

| players | 2 |
| --- | --- |
| chance | every die |
| hidden | the die each manager chooses before an at-bat, until both are rolled |
| ends | after nine innings or more |
| payoff | 1 to the winner, -1 to the loser |
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from rainout.core.game import Game
from rainout.core.options import OptionValue, choice
from rainout.games.clix import scenario, words
from rainout.games.clix.judgement import with_judgement
from rainout.games.clix.report import report
from rainout.games.clix.state import STATE, Level, Move, Tables
from rainout.games.clix.teams import ready_tables
from rainout.games.clix.view import ClixView, view

LEVELS = tuple(level.name.lower() for level in Level)
"""SC-PRE-LVL-1, the newcomer's first."""
MERIDIAN = ("comets", "lamplighters", "foxes", "threshers")
HARBOR = ("gulls", "pilots", "owls", "millers")


class Clix(Game):
    """The click-dial game's facts."""

    id = "clix"
    version = 1
    seats = (2, 2)
    minutes = (45, 90)
    depth = 4
    hidden = True
    contract = "rainout.games.clix.contract"
    state = STATE
    notation = words.NOTATION
    most_options = 256
    dice = range(Move.DIE, Move.DH)
    most_turns = 1000
    points = "points"
    options = (
        choice("level", *LEVELS),  # SC-PRE-LVL-1
        choice("first-club", *MERIDIAN, *HARBOR),  # SC-CHA-STYLE-1
        choice("second-club", *HARBOR, *MERIDIAN),
        choice("long-throws", "three", "four"),  # SC-REG-THROW-3
    )
    rules_sections = (
        *("aim", "setup", "at-bat", "fielding", "running", "performance", "championship", "end"),
    )
    view_type = ClixView

    view = staticmethod(view)
    opening = staticmethod(words.opening)
    prompt = staticmethod(words.prompt)
    choice = staticmethod(words.choice)
    event = staticmethod(words.event)
    roller = staticmethod(words.roller)
    same_throw = staticmethod(words.same_throw)
    outcome = staticmethod(words.outcome)
    resigned = staticmethod(words.resigned)
    report = staticmethod(report)
    place = staticmethod(scenario.place)
    facts = staticmethod(scenario.facts)

    def tables(self, options: Mapping[str, OptionValue], seats: int) -> Tables:
        """The figures and teams, and the house rules as the rules read them."""
        return _tables(
            str(options["first-club"]),
            str(options["second-club"]),
            Level[str(options["level"]).upper()],
            4 if options["long-throws"] == "four" else 3,
        )


@cache
def _tables(first: str, second: str, level: Level, three_lines: int) -> Tables:
    """Tables never change, so all matches between the same clubs under the same rules share them."""
    return with_judgement(ready_tables((first, second), level, three_lines=three_lines))


GAME = Clix()
