"""What every baseball game's scorebook knows: runners who move, runs, outs, sides changing, hits and errors.

:class:`Book` is what rules tell. A game whose runners have names reads it through ``Book.of(runner)``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rainout.core.telling import Events, Telling, event
from rainout.core.terms import About, Term
from rainout.core.words import Message, message
from rainout.diamond.state import BATTER, HOME_PLATE, Ended

BASE_NAMES = {-1: "plate", 0: "first", 1: "second", 2: "third", 3: "home"}
TEAM_NAMES = ("visitor", "home")
FIRST_EVENT = 100
"""The scorebook's events are numbered after those a game has of its own."""

BASE = Term(
    range(BATTER, HOME_PLATE + 1),
    tuple(BASE_NAMES.values()),
    lambda _, base: BASE_NAMES[base],
    lambda _, base: BASE_NAMES[base],
    tuple(BASE_NAMES.values()),
)
TEAM = Term.named(TEAM_NAMES, words="diamond-team")
TEAM_THAT_BATTED = TEAM.but(say=lambda _, team: message(f"diamond-team-{TEAM_NAMES[1 - team]}"))
"""Said as the team that comes to bat now."""
RUNNER = Term.amount()
NUMBER = Term.amount()
HOW = Term.of(Ended)
"""Why a game is over; sentences say it with ``diamond-how``."""
RALLY = 2
"""Runners on base make a rally: whoever leaves as many there at once has ended one."""


def _ran(t: Any, told: Telling) -> str:
    home = "home-" if told.end == HOME_PLATE else ""
    return home + ("batter" if told.start == BATTER else "runner")


def _out(t: Any, told: Telling) -> str:
    return "batter" if told.base == BATTER else "runner"


class Book(Events, game="diamond", start=FIRST_EVENT):
    """Events of the scorebook; ``who`` made it happen."""

    ran = event(runner=RUNNER, start=BASE, end=BASE, variant=_ran, booked=True)
    run = event(runner=RUNNER, team=TEAM, runs=NUMBER, booked=True)
    out = event(runner=RUNNER, base=BASE, outs=NUMBER, variant=_out, booked=True)
    side = event(team=TEAM_THAT_BATTED, left=NUMBER, inning=NUMBER, booked=True)
    hit = event(runner=RUNNER, bases=NUMBER, team=TEAM, silent=True, booked=True)
    error = event(runner=RUNNER, team=TEAM, silent=True, booked=True)

    @classmethod
    def seats(cls, told: Telling) -> dict[str, int]:
        """Players are not mentioned, only those on the field."""
        return {}

    @classmethod
    def of(cls, runner: Term) -> type[Book]:
        """The scorebook of a game whose runners have names."""
        named = {
            "ran": lambda _, told: "home-named" if told.end == HOME_PLATE else "named",
            "out": lambda *_: "named",
        }
        return cls.with_terms(named, runner=runner)

    @classmethod
    def for_teams(cls, say: Callable[[About, int], Message]) -> type[Book]:
        """The scorebook of a game that calls its teams otherwise, for instance by those who play for them."""
        book = cls.with_terms({}, team=TEAM.but(say=say))
        side = book.kinds["side"]
        side.terms = {**side.terms, "team": TEAM.but(say=lambda about, team: say(about, 1 - team))}
        return book
