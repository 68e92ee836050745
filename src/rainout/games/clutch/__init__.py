"""CLUTCH Baseball: two managers, player cards, three dice, and a deck of strategies.

| players | 2 |
| --- | --- |
| chance | every die, every card drawn |
| hidden | the hands, and what lies in the decks |
| ends | after nine innings or more, or when a series is won |
| payoff | 1 to the winner, -1 to the loser |
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from rainout.core.batting import Batting
from rainout.core.course import Course
from rainout.core.errors import BadOption
from rainout.core.ladder import Rung
from rainout.core.levels import Level
from rainout.core.options import OptionValue, choice, flag, text
from rainout.core.state import Bot
from rainout.diamond.feats import FEATS
from rainout.diamond.game import BallGame
from rainout.diamond.scorecard import scorecard_type, totals_type
from rainout.games.clutch import scenario, words
from rainout.games.clutch.actions import Act, Told
from rainout.games.clutch.cards import FOLDER, read_set
from rainout.games.clutch.decks import AGREED, AGREEMENTS, PRESETS, Format, format_of, printed_texts, tables
from rainout.games.clutch.design import ClutchDesign
from rainout.games.clutch.foresight import ClutchForesight
from rainout.games.clutch.judgement import with_judgement
from rainout.games.clutch.naming import player_name
from rainout.games.clutch.observing import OBSERVED
from rainout.games.clutch.proof import proof
from rainout.games.clutch.reasons import why_not
from rainout.games.clutch.report import feats, hero, story
from rainout.games.clutch.rules.pitchers import arrive
from rainout.games.clutch.rules.play import roller
from rainout.games.clutch.season import LONGEST_REST, read_rest, write_rest
from rainout.games.clutch.state import CARRIED, PLAYERS, ROSTER, STATE, TEXTS, Phase, Tables, put_all
from rainout.games.clutch.view import ClutchView, view
from rainout.games.clutch.workshop import (
    LONGEST_SHEET,
    OWN_DECK,
    REST,
    ClutchWorkshop,
    Side,
    settled,
    sides_of,
    team_of,
)

CARDS = read_set(FOLDER)
CLUBS = {club.id: club.name for club in CARDS.clubs.values()}
"""The clubs of the set and their names."""
ALWAYS_ASKED = frozenset(
    {
        *(Phase.STARTER, Phase.ASSIGN, Phase.ORDER, Phase.MULLIGAN, Phase.UNDER),
        *(Phase.FIELD, Phase.BENCH, Phase.RUN, Phase.INFIELD, Phase.STEAL_THROW, Phase.THROW),
    }
)
"""Questions that come whatever anybody holds, with no moment for cards before them."""
DECKS = (OWN_DECK, *CARDS.decks)
HOME = {"roll": 0, "first": 1, "second": 2}
"""What ``house.home`` holds."""


class Clutch(BallGame):
    """The flagship's facts."""

    id = "clutch"
    version = 2
    seats = (2, 2)
    minutes = (60, 120)
    depth = 5
    hidden = True
    contract = "rainout.games.clutch.contract"
    state = STATE
    scorecard = scorecard_type(PLAYERS)
    totals = totals_type(PLAYERS)
    acts = Act
    told = Told
    batting = Batting("up", "card", "pitcher", frozenset({"side", "won"}))
    observed = OBSERVED
    course = Course(
        rounds=30,
        first_rounds=30,
        positions=60_000,
        kept=4,
        hidden=(64, 32),
        width=40,
        caution=2.0,
        through=1,
        explore=0.0,
        noted=0.04,
        ways=(
            (2, {}),
            (2, {"cards": "learning"}),
            (2, {"first-club": "drummers", "second-club": "kites"}),
            (2, {"first-club": "mapmakers", "second-club": "ferrymen", "first-deck": "running"}),
            (2, {"games": "3", "weather": True}),
            (2, {"first-club": "clockmakers", "second-club": "sledders", "cards": "learning"}),
        ),
        kinds=((2, {"cards": "learning"}), (2, {})),
    )
    levels = (
        Level("rookie", Bot.NOVICE, slips=0.2),
        Level("veteran", Bot.NOVICE),
        Level("all-star", Bot.ADVISE, slips=0.05),
        Level("hall-of-famer", Bot.ADVISE),
    )
    carries = CARRIED
    most_options = 192
    dice = Act.range("roll")
    most_turns = 600
    points = "points"
    options = (
        choice("cards", "full", "learning"),  # CB-1-1, CB-1-2
        choice("first-club", *CLUBS, names=CLUBS),
        choice("second-club", *reversed(CLUBS), names=CLUBS),
        text("first-team", LONGEST_SHEET),
        text("second-team", LONGEST_SHEET),
        choice("preset", *PRESETS, AGREED),  # CB-2.1-10 to CB-2.1-12
        *AGREEMENTS,
        choice("first-deck", *DECKS, shown_when={"cards": "full"}),
        choice("second-deck", *DECKS, shown_when={"cards": "full"}),
        choice("games", "1", "3", "5", "7"),  # CB-3.2.A-2
        choice("starters", "choose", "roll", shown_when={"games": "1"}),  # CB-3.2.C-3
        choice("home", "roll", "first", "second"),  # CB-3.2.A-1
        flag("tired-pitchers", False),  # CB-3.4.C-1, CB-4.4-1
        text("first-rest", LONGEST_REST, shown_when={"tired-pitchers": "true"}),
        text("second-rest", LONGEST_REST, shown_when={"tired-pitchers": "true"}),
        flag("automatic-runners", False),
        flag("weather", False, shown_when={"cards": "full"}),
        choice("windows", "fitting", "always", shown_when={"cards": "full"}),
    )
    rungs = (
        Rung("learning", {"cards": "learning", "games": "1"}),
        Rung("full", {"cards": "full", "games": "1"}),
        Rung("series", {"cards": "full", "games": "3"}),
    )
    feat_names = FEATS
    view_type = ClutchView
    foresight = ClutchForesight()
    design = ClutchDesign("cards", "weather", "automatic-runners", "starters", "windows")
    workshop = ClutchWorkshop()

    view = staticmethod(view)
    prompt = staticmethod(words.prompt)
    choice = staticmethod(words.choice)
    why_not = staticmethod(why_not)
    roller = staticmethod(roller)
    outcome = staticmethod(words.outcome)
    resigned = staticmethod(words.resigned)
    story = staticmethod(story)
    feats = staticmethod(feats)
    hero = staticmethod(hero)
    proof = staticmethod(proof)
    place = staticmethod(scenario.place)
    facts = staticmethod(scenario.facts)

    def secret(self, t: Tables, g: Any, seat: int) -> bool:
        """CB-5-38: a hand is for its owner's eyes only; without cards nothing is."""
        return bool(t.house.cards)

    def told_hidden(self, t: Tables, g: Any, seat: int) -> bool:
        """R-20: whether the other manager was asked for a card, or passed over, tells of his hand."""
        if not t.house.cards or t.house.ask_always or g.actor == seat:
            return False
        return g.phase not in ALWAYS_ASKED

    def check_options(self, options: dict[str, OptionValue], seats: int) -> dict[str, OptionValue]:
        """Only teams that may play; CB-3.2.C-3: a die names starters in a single game, a series has rotations."""
        if options["starters"] == "roll" and options["games"] != "1":
            raise BadOption("error-clutch-starters", games=str(options["games"]))
        return settled(options)

    def in_season(
        self, options: Mapping[str, OptionValue], carried: Sequence[Sequence[int]] = ()
    ) -> dict[str, OptionValue]:
        """CB-4.4-1: the first seat is home, and pitchers owe the rest they owe."""
        teams = (team_of(side, format_of(options)) for side in sides_of(options))
        rests = [write_rest(each, team) for each, team in zip(carried, teams, strict=False)] or ["", ""]
        home: dict[str, OptionValue] = {"home": "first", "tired-pitchers": any(rests)}
        return {**options, **home, **dict(zip(REST, rests, strict=True))}

    def man(self, t: Tables, man: int) -> str:
        """A player's name."""
        return player_name(t, man)

    def seat_of_man(self, man: int) -> int:
        """The manager whose roster he is in."""
        return man // ROSTER

    def most_games(self, options: Mapping[str, OptionValue], seats: int) -> int:
        """Series have several."""
        return int(options["games"])

    def tables(self, options: Mapping[str, OptionValue], seats: int) -> Tables:
        """The cards of both managers, and the house rules as the rules read them."""
        full = options["cards"] == "full"
        shared = _tables(
            sides_of(options),
            format_of(options),
            cards=int(full),
            weather=int(full and bool(options["weather"])),
            games=int(options["games"]),
            roll_starters=int(options["starters"] == "roll"),
            automatic=int(bool(options["automatic-runners"])),
            ask_always=int(options["windows"] == "always"),
            home=HOME[str(options["home"])],
        )
        t = shared.copy()
        if options["tired-pitchers"]:
            for seat, (side, rest) in enumerate(zip(sides_of(options), REST, strict=True)):
                arrive(t, seat, read_rest(str(options[rest]), team_of(side, format_of(options)), rest))
        return t


@lru_cache(maxsize=64)
def _tables(sides: tuple[Side, ...], format: Format, **house: int) -> Tables:
    """Made once; a match gets a copy of its own, whose numbers a position written by hand may change."""
    teams = [team_of(side, format) for side in sides]
    return with_judgement(_with_every_card(tables(teams, FOLDER, **house)))


def _with_every_card(t: Tables) -> Tables:
    """The Strategy cards that are in neither deck, as far as there is room: positions written by hand may name them."""
    printed = printed_texts(FOLDER)
    first = 1 + max(
        int(used.max()) for used in (t.deck, t.staff, t.parks, t.skies if t.sky_count else t.deck)
    )
    there = set(t.texts.title[:first].tolist())
    title_of = printed.texts.title.tolist()
    others = [source for source in printed.strategy.values() if title_of[source] not in there]
    put_all(t.texts, first, printed.texts[others[: TEXTS - first]])
    return t


GAME = Clutch()
