"""CLUTCH: two players, twenty cards and a die. Put your hens in order before the other player does.

| players | 2 |
| --- | --- |
| chance | the deal, the die, draws from the deck |
| hidden | nothing but the order of the deck |
| ends | when a corral shows 10 J Q K A |
| payoff | 1 to the winner, -1 to the loser; victory points are in the position |
"""

from __future__ import annotations

from collections.abc import Mapping

from rainout.core.game import Game
from rainout.core.levels import Level
from rainout.core.options import OptionValue, choice, flag, number
from rainout.core.state import Bot
from rainout.games.hens import scenario, words
from rainout.games.hens.actions import Act, Told
from rainout.games.hens.design import HensDesign
from rainout.games.hens.foresight import HensForesight
from rainout.games.hens.observing import OBSERVED
from rainout.games.hens.state import STATE, Series, Tables, tables
from rainout.games.hens.view import HensView, view


class Hens(Game):
    """The hen game's facts."""

    id = "hens"
    version = 1
    seats = (2, 2)
    minutes = (5, 15)
    depth = 1
    hidden = False
    contract = "rainout.games.hens.contract"
    state = STATE
    acts = Act
    told = Told
    most_options = 64
    dice = Act.range("roll")
    most_turns = 50_000  # CH-INF-05
    points = "total"
    options = (
        choice("block-lasts", "stay", "one-round"),  # CH-OPT-01
        choice("blocks", "up-to-five", "one"),  # CH-OPT-02
        flag("may-decline", False),  # CH-OPT-03
        choice("renewal", "choose-first", "look-first"),  # CH-OPT-04
        flag("six-robs", True),  # CH-OPT-05
        choice("series", "single", "points", "games"),  # CH-OPT-06
        number("target-points", 100, 10, 1000, shown_when={"series": "points"}),
        choice("best-of", "3", "5", "7", "9", shown_when={"series": "games"}),
    )
    feat_names = words.FEATS
    observed = OBSERVED
    levels = (
        Level("rookie", Bot.NOVICE, slips=0.3),
        Level("veteran", Bot.NOVICE, slips=0.05),
        Level("all-star", Bot.ADVISE),
        Level("hall-of-famer", Bot.WEIGH),
    )
    view_type = HensView
    foresight = HensForesight()
    design = HensDesign("block-lasts", "blocks", "may-decline", "renewal", "six-robs")

    view = staticmethod(view)
    prompt = staticmethod(words.prompt)
    why_not = staticmethod(words.why_not)
    roller = staticmethod(words.roller)
    outcome = staticmethod(words.outcome)
    feats = staticmethod(words.feats)
    resigned = staticmethod(words.resigned)
    place = staticmethod(scenario.place)
    facts = staticmethod(scenario.facts)

    def tables(self, options: Mapping[str, OptionValue], seats: int) -> Tables:
        """The house rules as the rules read them."""
        series = Series[str(options["series"]).upper()]
        goals = {Series.POINTS: int(options["target-points"]), Series.GAMES: int(options["best-of"]) // 2 + 1}
        return tables(
            one_round=options["block-lasts"] == "one-round",
            one_block=options["blocks"] == "one",
            may_decline=bool(options["may-decline"]),
            look_first=options["renewal"] == "look-first",
            rolled_robberies=not options["six-robs"],
            series=series,
            goal=goals.get(series, 0),
        )


GAME = Hens()
