"""SportsClix: figures with dials that run hot and cold, five dice, two managers, nine innings.

| players | 2 |
| --- | --- |
| chance | every die |
| hidden | the die each manager chooses before an at-bat, until both are rolled |
| ends | after nine innings or more |
| payoff | 1 to the winner, -1 to the loser |
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from rainout.core.batting import Batting
from rainout.core.course import Course
from rainout.core.ladder import Rung
from rainout.core.levels import Level
from rainout.core.options import OptionValue, choice, text
from rainout.core.state import Bot
from rainout.diamond.feats import FEATS
from rainout.diamond.game import BallGame
from rainout.diamond.scorecard import scorecard_type, totals_type
from rainout.games.clix import scenario, words
from rainout.games.clix.actions import Act, Told, player_name
from rainout.games.clix.design import ClixDesign
from rainout.games.clix.foresight import ClixForesight
from rainout.games.clix.judgement import with_judgement
from rainout.games.clix.observing import OBSERVED
from rainout.games.clix.reasons import why_not
from rainout.games.clix.report import feats, story
from rainout.games.clix.state import PLAYERS, ROSTER, STATE, Tables
from rainout.games.clix.state import Level as Rules
from rainout.games.clix.teams import Team, Terms, tables
from rainout.games.clix.view import ClixView, secret, view
from rainout.games.clix.workshop import LONGEST_SHEET, ClixWorkshop, settled, teams_of

LEVELS = tuple(level.name.lower() for level in Rules)
"""SC-PRE-LVL-1, the newcomer's first."""
MERIDIAN = ("comets", "lamplighters", "foxes", "threshers")
HARBOR = ("gulls", "pilots", "owls", "millers")
STARTERS = ("meridian", "harbor")
"""The nines to start with, one of each league."""
WHOLE_TEAMS = {"level": "championship"}
PAIRS = tuple(zip((*MERIDIAN, "meridian"), (*HARBOR, "harbor"), strict=True))
WAYS = tuple(
    (2, {"level": level, "first-club": first, "second-club": second})
    for first, second in (*PAIRS, *(pair[::-1] for pair in PAIRS))
    for level in LEVELS
)
"""What is learned under: every level of rules, and clubs of both leagues."""

HOME = ("roll", "first", "second")
"""Who is home; what ``house.home`` holds is the place here."""


class Clix(BallGame):
    """The click-dial game's facts."""

    id = "clix"
    version = 2
    seats = (2, 2)
    minutes = (45, 90)
    depth = 4
    hidden = True
    contract = "rainout.games.clix.contract"
    state = STATE
    scorecard = scorecard_type(PLAYERS)
    totals = totals_type(PLAYERS)
    acts = Act
    told = Told
    batting = Batting("up", "batter", "pitcher", frozenset({"side", "won"}))
    observed = OBSERVED
    levels = (
        Level("rookie", Bot.NOVICE, slips=0.3),
        Level("veteran", Bot.NOVICE),
        Level("all-star", Bot.ADVISE, slips=0.17),
        Level("hall-of-famer", Bot.ADVISE),
    )
    course = Course(
        rounds=40,
        positions=60_000,
        hidden=(64, 32),
        through=1,
        explore=0.01,
        noted=0.03,
        epochs=1.0,
        tempered=True,
        first_rounds=40,
        ways=WAYS,
        kinds=tuple((2, {"level": level}) for level in LEVELS),
    )
    most_options = 256
    dice = Act.range("roll")
    most_turns = 1000
    points = "points"
    options = (
        choice("level", *LEVELS),  # SC-PRE-LVL-1
        choice("first-club", *MERIDIAN, *HARBOR, *STARTERS),  # SC-CHA-STYLE-1
        choice("second-club", *HARBOR, *MERIDIAN, *STARTERS),
        text("first-team", LONGEST_SHEET),
        text("second-team", LONGEST_SHEET),
        choice("style", "mixed", "interleague", "dh-league", "no-dh-league", shown_when=WHOLE_TEAMS),
        choice("format", "standard", "open", shown_when=WHOLE_TEAMS),  # SC-CHA-FORMAT-1, SC-CHA-FORMAT-4
        choice("long-throws", "three", "four"),  # SC-REG-THROW-3
        choice("home", *HOME),  # SC-PRE-SETUP-3
    )
    rungs = tuple(Rung(level, {"level": level}) for level in LEVELS)
    feat_names = FEATS
    view_type = ClixView
    foresight = ClixForesight()
    design = ClixDesign("long-throws", "level")
    workshop = ClixWorkshop()

    view = staticmethod(view)
    opening = staticmethod(words.opening)
    prompt = staticmethod(words.prompt)
    why_not = staticmethod(why_not)
    secret = staticmethod(secret)
    roller = staticmethod(words.roller)
    same_throw = staticmethod(words.same_throw)
    outcome = staticmethod(words.outcome)
    resigned = staticmethod(words.resigned)
    story = staticmethod(story)
    feats = staticmethod(feats)
    place = staticmethod(scenario.place)
    facts = staticmethod(scenario.facts)

    def check_options(self, options: dict[str, OptionValue], seats: int) -> dict[str, OptionValue]:
        """Only teams that may play each other."""
        return settled(options)

    def man(self, t: Tables, man: int) -> str:
        """A player's name."""
        return player_name(t, man)

    def seat_of_man(self, man: int) -> int:
        """The manager whose roster he is in."""
        return man // ROSTER

    def most_games(self, options: Mapping[str, OptionValue], seats: int) -> int:
        """A match is a game."""
        return 1

    def tables(self, options: Mapping[str, OptionValue], seats: int) -> Tables:
        """The figures and teams, and the house rules as the rules read them."""
        three_lines = 4 if options["long-throws"] == "four" else 3
        t = _tables(teams_of(options), Terms.of(options), three_lines)
        if options["home"] != "roll":
            t = t.copy()
            t.house.home = HOME.index(str(options["home"]))
        return t

    def in_season(
        self, options: Mapping[str, OptionValue], carried: Sequence[Sequence[int]] = ()
    ) -> dict[str, OptionValue]:
        """The first seat is home; figures are none the worse for the game before."""
        return {**options, "home": "first"}


@lru_cache(maxsize=64)
def _tables(teams: tuple[Team, ...], terms: Terms, three_lines: int) -> Tables:
    """Tables never change, so all matches between the same teams under the same rules share them."""
    return with_judgement(tables(teams, terms=terms, three_lines=three_lines))


GAME = Clix()
