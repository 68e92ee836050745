"""7th Inning Stretch: draft a team, play the last innings with dice, win the title; or face another Coach in a duel.

| players | 1 (a season) or 2 (a duel) |
| --- | --- |
| chance | the deal, the supplies, every die |
| hidden | the order of the supplies; in a duel, hands before they are passed, picks and Lineups until both are in |
| ends | season: after game 6, a lost series or the Finals; duel: after nine innings or more |
| payoff | season: 1 to a champion, else -1; duel: 1 to the winner, -1 to the loser |
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any

import msgspec

from rainout.core.batting import Batting
from rainout.core.box import Name
from rainout.core.course import Course
from rainout.core.design import Design
from rainout.core.ladder import Rung
from rainout.core.levels import Level
from rainout.core.options import OptionValue, choice
from rainout.core.report import Report
from rainout.core.state import Bot
from rainout.core.table import Choice, Event
from rainout.diamond.game import BallGame
from rainout.diamond.scorecard import scorecard_type, totals_type
from rainout.diamond.state import Team
from rainout.games.stretch import chances, scenario, words
from rainout.games.stretch.actions import Act, Told
from rainout.games.stretch.cards import STANDARD, player_name, tables, team_name
from rainout.games.stretch.foresight import StretchForesight
from rainout.games.stretch.judgement import with_judgement
from rainout.games.stretch.observing import OBSERVED
from rainout.games.stretch.reasons import why_not
from rainout.games.stretch.report import FEATS, feats, hero, story
from rainout.games.stretch.state import CARDS, GAMES, NO_CARD, OPPONENT, SEATS, STATE, Tables
from rainout.games.stretch.view import StretchView, view

DIFFICULTIES = ("hall-of-famer", "rookie", "veteran", "goat")
"""7S-DIF-05."""
COACHES = ("none", "hitting", "pitching")
"""7S-COA-01."""
DUELISTS = (
    Level("rookie", Bot.NOVICE, slips=0.3),
    Level("veteran", Bot.ADVISE, slips=0.2),
    Level("all-star", Bot.ADVISE, slips=0.06),
    Level("hall-of-famer", Bot.ADVISE),
)
"""Coaches who face another. Who is to win titles now and then must be far better than a child's opponent may be."""


class Stretch(BallGame):
    """The dice game's facts."""

    id = "stretch"
    version = 2
    seats = (1, 2)
    minutes = (30, 60)
    depth = 3
    hidden = True
    contract = "rainout.games.stretch.contract"
    state = STATE
    scorecard = scorecard_type(CARDS)
    totals = totals_type(CARDS)
    acts = Act
    told = Told
    batting = Batting(
        "turn", "card", None, frozenset({"half_over", "side", "won_game", "lost_game", "duel_won"})
    )
    observed = OBSERVED
    levels = (
        Level("rookie", Bot.ADVISE, slips=0.1),
        Level("veteran", Bot.ADVISE, slips=0.062),
        Level("all-star", Bot.ADVISE, slips=0.03),
        Level("hall-of-famer", Bot.ADVISE),
    )
    course = Course(
        rounds=16,
        positions=60_000,
        hidden=(64, 32),
        explore=0.01,
        noted=0.1,
        epochs=1.0,
        tempered=True,
        first_rounds=16,
        longest=2000,
        ways=(
            *((1, {}) for _ in range(3)),
            (1, {"difficulty": "rookie"}),
            (1, {"difficulty": "veteran"}),
            (1, {"difficulty": "goat"}),
            (1, {"coach": "hitting"}),
            (1, {"coach": "pitching"}),
            (1, {"playoffs": "extended"}),
            *((2, {}) for _ in range(4)),
        ),
        kinds=(
            (2, {}),
            (1, {"difficulty": "hall-of-famer", "coach": "none", "playoffs": "extended"}),
            *((1, {"difficulty": each, "coach": coach}) for each, coach in product(DIFFICULTIES, COACHES)),
        ),
        measured=50_000,
        seldom=10_000,
    )
    most_options = 800
    dice = Act.range("roll", "lineup")
    most_turns = 5000
    points = "points"
    options = (
        choice("difficulty", *DIFFICULTIES),
        choice("coach", *COACHES),
        choice("playoffs", "standard", "extended"),  # 7S-EXT-02
        choice("coach-die", "every-roll", "once-a-half", shown_when={"coach": "hitting"}),  # 7S-OPT-01
        choice("supply", "box", "unlimited"),  # 7S-OPT-02
        choice("leadoff", "next", "same"),  # 7S-OPT-03
        choice("failed-extra", "any-runner", "not-the-batter"),  # 7S-OPT-04
        choice("banned-tokens", "gained", "not-gained"),  # 7S-OPT-05
        choice("finals-flip", "with-semifinals", "alone"),  # 7S-OPT-06
        choice("duel-pitchers", "random", "t1-p1", "t1-p2"),  # 7S-OPT-07
        choice("duel-home", "random", "first", "second"),  # 7S-OPT-07
    )
    rungs = (
        *(
            Rung(each, {"difficulty": each}, seats=1)
            for each in ("rookie", "veteran", "hall-of-famer", "goat")
        ),
        Rung("duel", seats=2),
    )
    feat_names = FEATS
    view_type = StretchView
    foresight = StretchForesight()
    design = Design(
        *("difficulty", "coach", "coach-die", "supply", "leadoff", "failed-extra", "banned-tokens"),
        "finals-flip",
    )

    view = staticmethod(view)
    prompt = staticmethod(words.prompt)
    roller = staticmethod(words.roller)
    same_throw = staticmethod(words.same_throw)
    outcome = staticmethod(words.outcome)
    resigned = staticmethod(words.resigned)
    why_not = staticmethod(why_not)
    story = staticmethod(story)
    feats = staticmethod(feats)
    hero = staticmethod(hero)
    place = staticmethod(scenario.place)
    facts = staticmethod(scenario.facts)

    def levels_for(self, seats: int) -> tuple[Level, ...]:
        """Weaker ones for a duel."""
        return DUELISTS if seats == SEATS else self.levels

    def choice(self, t: Tables, g: Any, action: int) -> Choice:
        """A legal action with the chances it leads to."""
        return msgspec.structs.replace(Act.choice(t, g, action), odds=chances.odds(t, g, action))

    def event(self, t: Tables, ply: int, row: tuple[int, ...], seat: int | None) -> Event | None:
        """7S-DUE-08: who bats where is told to nobody else in a duel; a season is open to all."""
        if not t.house.duel:
            return Told.event(t, ply, row, 0)
        told = Told.read(row)
        return None if told.kind.name == "bats" and seat != told.who else Told.event(t, ply, row, seat)

    def told_hidden(self, t: Tables, g: Any, seat: int) -> bool:
        """7S-DUE-06, 7S-DUE-08: in a duel the second Coach to pick, or to choose a pitcher, sees the first one's."""
        told = [Told.read(tuple(row)) for row in g.events[: g.told].tolist()]
        return bool(t.house.duel) and any(
            each.kind.name in ("signed", "pitches") and each.who != seat for each in told
        )

    def man(self, t: Tables, man: int) -> str:
        """A player's name."""
        return player_name(t, man)

    def club(self, t: Tables, card: Any, team: Team) -> tuple[int | None, Name | None]:
        """A Coach; in a season, the opponent is the team of a card."""
        if card.opponent >= 0 and card.seats[team] == OPPONENT:
            return None, team_name(t, int(card.opponent))
        return super().club(t, card, team)

    def report(self, t: Tables, g: Any, rows: Sequence[tuple[int, ...]]) -> Report | None:
        """The box score of a duel; the record book of a season."""
        return super().report(t, g, rows) if t.house.duel else story(t, g, rows)

    def most_games(self, options: Mapping[str, OptionValue], seats: int) -> int:
        """A season has many."""
        return 1 if seats == SEATS else GAMES

    def in_season(
        self, options: Mapping[str, OptionValue], carried: Sequence[Sequence[int]] = ()
    ) -> dict[str, OptionValue]:
        """7S-OPT-07: in a duel the first Coach is at home."""
        return {**options, "duel-home": "first"}

    def tables(self, options: Mapping[str, OptionValue], seats: int) -> Tables:
        """The cards, the odds, and the house rules as the rules read them; 7S-DUE-16: a duel has few of them."""
        house: dict[str, int] = {
            "unlimited": options["supply"] == "unlimited",
            "same_leadoff": options["leadoff"] == "same",
            "spare_batter": options["failed-extra"] == "not-the-batter",
        }
        if seats == SEATS:
            pitchers = {"random": NO_CARD, "t1-p1": 0, "t1-p2": 1}
            home = {"random": -1, "first": 0, "second": 1}
            house |= {
                "duel": True,
                "pitcher_of_first": pitchers[str(options["duel-pitchers"])],
                "home_seat": home[str(options["duel-home"])],
            }
        else:
            house |= {
                "rookie": options["difficulty"] == "rookie",
                "veteran": options["difficulty"] == "veteran",
                "goat": options["difficulty"] == "goat",
                "hitting_coach": options["coach"] == "hitting",
                "pitching_coach": options["coach"] == "pitching",
                "extended": options["playoffs"] == "extended",
                "once_a_half": options["coach-die"] == "once-a-half",
                "bans_gain": options["banned-tokens"] == "not-gained",
                "flip_alone": options["finals-flip"] == "alone",
            }
        return _tables(tuple((name, int(value)) for name, value in house.items()))


@cache
def _tables(house: tuple[tuple[str, int], ...]) -> Tables:
    """Tables are large and never change, so all matches under the same house rules share them."""
    return with_judgement(tables(STANDARD, **dict(house)))


GAME = Stretch()
