"""BASEBALL!: a team card game for two to six. Score more runs than the other team before the cards run out.

| players | 2 to 6, in two teams |
| --- | --- |
| chance | the visitor who starts, the deal, drawing, shuffled hands, a card drawn from another's hand |
| hidden | hands, and the order of the deck |
| ends | at ten runs, or when all cards are played |
| payoff | 1 to each player of the winning team, -1 to the others, 0 for a draw |
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rainout.core.course import Course
from rainout.core.design import Design
from rainout.core.levels import Level
from rainout.core.options import OptionValue, choice, flag
from rainout.core.state import Bot
from rainout.core.words import Message, message
from rainout.diamond.feats import FEATS
from rainout.diamond.game import BallGame
from rainout.diamond.scorecard import scorecard_type, totals_type
from rainout.diamond.state import Team
from rainout.games.baseball import scenario, words
from rainout.games.baseball.actions import Act, Told, team_words
from rainout.games.baseball.foresight import BaseballForesight
from rainout.games.baseball.judgement import with_judgement
from rainout.games.baseball.observing import OBSERVED
from rainout.games.baseball.report import feats, story
from rainout.games.baseball.scoring import DEFENCE, MEN, ORDER
from rainout.games.baseball.state import STATE, Tables, tables, teams
from rainout.games.baseball.view import BaseballView, view

STARTS = ("chance", "seat-1", "seat-3", "seat-5")
"""BC-R-25: who starts; visitors sit in seats 1, 3 and 5."""


class Baseball(BallGame):
    """The card game's facts."""

    id = "baseball"
    version = 2
    seats = (2, 6)
    minutes = (20, 40)
    depth = 2
    hidden = True
    contract = "rainout.games.baseball.contract"
    state = STATE
    scorecard = scorecard_type(MEN)
    totals = totals_type(MEN)
    acts = Act
    told = Told
    observed = OBSERVED
    course = Course(
        rounds=60,
        first_rounds=60,
        kept=4,
        caution=1.0,
        through=4,
        explore=0.0,
        noted=0.05,
        ways=((2, {}), (4, {}), (2, {}), (3, {}), (2, {"cards": "one"}), (6, {}), (2, {}), (5, {})),
    )
    levels = (
        Level("rookie", Bot.NOVICE, slips=0.3),
        Level("veteran", Bot.NOVICE, slips=0.05),
        Level("all-star", Bot.ADVISE),
        Level("hall-of-famer", Bot.WEIGH, width=160, caution=1.0),
    )
    most_options = 128
    dice = range(0)
    most_turns = 1000  # never reached: BC-END-06
    points = "runs"
    options = (
        choice("cards", "any", "one"),  # BC-OPT-01
        choice("colours", "any", "own"),  # BC-OPT-02
        choice("order", "by-seat", "alternate"),  # BC-OPT-03
        choice("third-out", "ends-turn", "play-on"),  # BC-OPT-04
        choice("may", "player-decides", "always"),  # BC-OPT-05
        choice("sacrifice-fly", "any-base", "from-third"),  # BC-OPT-06
        choice("joker", "blue", "as-declared"),  # BC-OPT-07
        flag("open-hands", False),  # BC-OPT-08
        choice("larger-team", "visitor", "home"),  # BC-SET-05
        choice("starts", *STARTS),  # BC-R-25
    )
    feat_names = FEATS
    view_type = BaseballView
    foresight = BaseballForesight()
    design = Design("cards", "colours", "order", "third-out", "may", "sacrifice-fly", "joker", "open-hands")

    view = staticmethod(view)
    prompt = staticmethod(words.prompt)
    roller = staticmethod(words.roller)
    outcome = staticmethod(words.outcome)
    resigned = staticmethod(words.resigned)
    story = staticmethod(story)
    feats = staticmethod(feats)
    place = staticmethod(scenario.place)
    facts = staticmethod(scenario.facts)

    def man(self, t: Tables, man: int) -> Message:
        """Batters have numbers, and each team a defence."""
        if man >= DEFENCE:
            return message("baseball-defence")
        return message("baseball-batter", number=man % ORDER + 1)

    def club(self, t: Tables, card: Any, team: Team) -> tuple[None, Message]:
        """A team by its name and those who play for it."""
        return None, team_words(t, team)

    def most_games(self, options: Mapping[str, OptionValue], seats: int) -> int:
        """A match is a game."""
        return 1

    def tables(self, options: Mapping[str, OptionValue], seats: int) -> Tables:
        """The house rules as the rules read them, and the cards."""
        return with_judgement(
            tables(
                seats,
                home_larger=options["larger-team"] == "home",
                one_card=options["cards"] == "one",
                own_colour=options["colours"] == "own",
                alternate=options["order"] == "alternate",
                play_on=options["third-out"] == "play-on",
                always=options["may"] == "always",
                from_third=options["sacrifice-fly"] == "from-third",
                free_joker=options["joker"] == "as-declared",
                open_hands=bool(options["open-hands"]),
                starter=2 * STARTS.index(str(options["starts"])) - 2 if options["starts"] != "chance" else -1,
            )
        )

    def told_hidden(self, t: Tables, g: Any, seat: int) -> bool:
        """BC-INF-02: hands passed on and a card given have been seen; what else shows a card is a deal of CHANCE's."""
        return any(Told.read(row).kind.name in ("passed_hands", "gave") for row in g.events[: g.told])

    def sides(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> tuple[int, ...]:
        """The team of each seat."""
        home_larger = options is not None and options["larger-team"] == "home"
        return tuple(teams(seats, home_larger))


GAME = Baseball()
