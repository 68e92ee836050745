"""The newsroom: a line in words about each game, from what its scorecard says, and which game of a day was the best.

Words are those of the catalogs; nothing here is made up.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from rainout.core.box import Name
from rainout.core.words import Message, message
from rainout.diamond.scorecard import MOST_LOGGED, Bat, Entry, Pitch, read_entry
from rainout.diamond.state import Team
from rainout.leagues.almanac import BATTED, OUT_COSTS, Almanac, Player, almanac_of
from rainout.leagues.league import League
from rainout.leagues.naming import Names
from rainout.leagues.results import Result

USUAL_INNINGS = 9
FAR_BEHIND = 3
"""Runs that a club was behind and won all the same."""
FAR_AHEAD, MANY_RUNS = 8, 17
MANY_STRIKEOUTS, MANY_BATTED_IN = 9, 4
WORTH = {"perfect": 100, "no-hitter": 80, "cycle": 30, "homers": 30, "batted-in": 25, "strikeouts": 25}
"""How much a deed does to make a game the game of the day."""


class Story(NamedTuple):
    """What is told of a game."""

    words: Message
    worth: float
    """How good a game it was, beside others of the day."""


class Newsroom:
    """Writes about the games of a league."""

    def __init__(self, league: League, names: Names) -> None:
        self.league, self.names = league, names

    def story(self, result: Result, card: Any | None) -> Story:
        """A line about a game, with its scorecard where somebody kept one."""
        home, away = (self.league.clubs[club].name for club in result.clubs)
        if result.winner is None or result.loser is None:
            return Story(message("league-story-level", home=home, away=away), 0)
        clubs = {
            "winner": self.league.clubs[result.winner].name,
            "loser": self.league.clubs[result.loser].name,
        }
        if card is None:
            return Story(message("league-story-beat", **clubs), -abs(result.score[0] - result.score[1]))
        return _Reporter(self.league, self.names, result, card, clubs).story()


class _Reporter:
    """Somebody who looks at one scorecard."""

    def __init__(
        self, league: League, names: Names, result: Result, card: Any, clubs: dict[str, str]
    ) -> None:
        self.league, self.names, self.result, self.card, self.clubs = league, names, result, card, clubs
        self.winner = Team.HOME if result.won > 0 else Team.VISITOR
        self.loser = Team.HOME if self.winner == Team.VISITOR else Team.VISITOR
        self.men = len(card.side) // 2
        self.runs = int(card.runs[self.winner]), int(card.runs[self.loser])
        almanac = almanac_of(len(league.clubs), [(result.fixture, card)], league.game.scorecard)
        self.almanac: Almanac = almanac

    def who(self, man: int) -> Name | None:
        """What somebody is called, by his number on the card; None for nobody, and where players have no names."""
        if man < 0 or self.league.game.workshop is None:
            return None
        return self.names.alone(Player(self.result.clubs[man // self.men], man % self.men))

    def story(self) -> Story:
        """What happened, and who did most for it."""
        headline, hero = next(self._headlines())
        bat = self._best_bat()
        words = headline
        if bat is not None and bat != hero and (said := self._bat(bat)):
            words = message("league-story-both", first=headline, second=said)
        return Story(words, self._worth())

    def _headlines(self) -> Iterator[tuple[Message, int | None]]:
        """What could be said of it, the rarest first, with the man it is about."""
        card, (won, lost) = self.card, self.runs
        if card.forfeited or not card.over:
            yield self._say("forfeit"), None
        for deed in self.almanac.deeds:
            if deed.kind in ("perfect", "no-hitter"):
                man = None if deed.place is None else self._man(deed.club, deed.place)
                who = self.who(man) if man is not None else None
                yield self._say(deed.kind, who=who or self.league.clubs[deed.club].name), man
        if self._walked_off():
            last = self._last_batter()
            who = self.who(last)
            if who is not None:
                yield self._say("walk-off-by", who=who, inning=int(card.innings)), None
            yield self._say("walk-off", inning=int(card.innings)), None
        behind = self._most_behind()
        if behind >= FAR_BEHIND:
            yield self._say("comeback", count=behind), None
        pitchers = np.flatnonzero((card.side == self.winner) & (card.mound > 0)).tolist()
        if lost == 0 and len(pitchers) == 1 and (who := self.who(pitchers[0])):
            yield self._say("shut-out-by", who=who), pitchers[0]
        if lost == 0:
            yield self._say("shut-out"), None
        if card.innings > USUAL_INNINGS:
            yield self._say("extra", innings=int(card.innings)), None
        if won - lost >= FAR_AHEAD:
            yield self._say("blowout", runs=won, hits=int(card.hits[self.winner])), None
        if won + lost >= MANY_RUNS:
            yield self._say("slugfest", runs=won + lost), None
        yield from self._about_one(pitchers)
        yield self._say("beat"), None

    def _about_one(self, pitchers: list[int]) -> Iterator[tuple[Message, int | None]]:
        """What somebody did for the winner."""
        card, (won, lost) = self.card, self.runs
        for man in pitchers:
            count = int(card.pitching[man, Pitch.STRIKEOUTS])
            if count >= MANY_STRIKEOUTS and (who := self.who(man)):
                yield self._say("strikeouts", who=who, count=count), man
        for man in np.flatnonzero(card.side == self.winner).tolist():
            homers, runs = (int(card.batting[man, column]) for column in (Bat.HOMERS, Bat.BATTED_IN))
            if homers >= 2 and (who := self.who(man)):
                yield self._say("homers", who=who, count=homers), man
            if runs >= MANY_BATTED_IN and (who := self.who(man)):
                yield self._say("batted-in", who=who, count=runs), man
        if won - lost == 1 and (who := self.who(int(card.saving))):
            yield self._say("saved", who=who), int(card.saving)
        if who := self.who(int(card.winning)):
            yield self._say("won-by", who=who), int(card.winning)

    def _say(self, kind: str, **args: Name | int) -> Message:
        return message(f"league-story-{kind}", **self.clubs, **args)

    def _man(self, club: int, place: int) -> int:
        return self.result.clubs.index(club) * self.men + place

    def _bat(self, man: int) -> Message | None:
        """What a batter did."""
        line, who = self.card.batting[man], self.who(man)
        if who is None:
            return None
        told = {"hits": Bat.HITS, "at-bats": Bat.AB, "homers": Bat.HOMERS, "runs": Bat.BATTED_IN}
        return message(
            "league-story-bat",
            who=who,
            **{name.replace("-", "_"): int(line[column]) for name, column in told.items()},
        )

    def _best_bat(self) -> int | None:
        """The batter of the winner whose bat brought most; nobody where none did much."""
        b = self.card.batting
        made = sum(worth * b[:, column] for column, worth in BATTED.items())
        made = made - OUT_COSTS * (b[:, Bat.AB] - b[:, Bat.HITS]) + 0.2 * b[:, Bat.BATTED_IN]
        made = np.where((self.card.side == self.winner) & (b[:, Bat.HITS] > 1), made, -np.inf)
        best = int(made.argmax())
        return best if made[best] > 0 else None

    def _walked_off(self) -> bool:
        card = self.card
        return bool(self.winner == Team.HOME and card.over and card.half_open and card.last_half == Team.HOME)

    def _last_batter(self) -> int:
        """Who batted last, if that brought runs in."""
        count = min(int(self.card.logged), MOST_LOGGED)
        if not count or self.card.logged > MOST_LOGGED:
            return -1
        entry = self.card.log[count - 1 : count]
        return int(read_entry(entry, Entry.BATTER)[0]) if read_entry(entry, Entry.BATTED_IN)[0] else -1

    def _leads(self) -> list[int]:
        """By how much the winner was ahead after each half."""
        card, leads, lead = self.card, list[int](), 0
        for inning in range(min(int(card.innings), card.line.shape[1])):
            for team in Team:
                lead += int(card.line[team, inning]) * (1 if team == self.winner else -1)
                leads.append(lead)
        return leads

    def _most_behind(self) -> int:
        return max(0, -min(self._leads(), default=0))

    def _worth(self) -> float:
        """How good a game it was: close, long, turned round, won at the end, with deeds that people tell of."""
        leads, (won, lost) = self._leads(), self.runs
        turned = sum(1 for one, other in pairwise(leads) if one <= 0 < other)
        worth = 12.0 / max(1, won - lost) + 3 * turned + 3 * self._most_behind()
        worth += 15 * self._walked_off() + 4 * max(0, int(self.card.innings) - USUAL_INNINGS)
        return worth + sum(WORTH.get(deed.kind, 10) for deed in self.almanac.deeds)
