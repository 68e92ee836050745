"""A league as it is kept in pieces: what is added to its file, and the scorecards that belong to that.

The texts of all pieces, one after the other, are the league's file. A server keeps pieces, and plays on in a process of
its own, which is handed the file and hands back pieces.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from rainout.core.errors import BadFile, RainoutError
from rainout.core.match import Match
from rainout.core.words import Message, Speaker
from rainout.leagues import file
from rainout.leagues.almanac import Almanac
from rainout.leagues.cards import SMALL, Pack, layout_of, packed, packs
from rainout.leagues.founding import Wish, found_as
from rainout.leagues.league import League, Year
from rainout.leagues.playing import Day, Office, card_of, is_scored, result_of
from rainout.leagues.results import Fixture

TOGETHER = 0.25
"""Seconds for which days are gathered in one piece."""


class Piece(NamedTuple):
    """What is kept at once."""

    text: str
    """What is added to the league's file."""
    cards: bytes = b""
    """The layout of scorecards, and those of the games in the text; nothing where nobody keeps score."""
    games: int = 0
    """How many games were played by it."""


def beginning(league: League) -> Piece:
    """A league as it was founded."""
    return Piece(file.write(league))


def new_season(league: League) -> Piece:
    """The season that was begun."""
    return Piece(file.season_text(league))


def days_played(league: League, days: Sequence[Day]) -> Piece:
    """Days that were played one after the other."""
    results = [result for day in days for result in day.results]
    cards = b""
    if days and len(days[0].cards):
        written = np.concatenate([day.cards for day in days])
        cards = layout_of(league.game) + packed(league.year.number, results[0].fixture.number, written, SMALL)
    return Piece(file.games_text(league, results), cards, len(results))


def game_played(league: League, fixture: Fixture, match: Match) -> Piece:
    """A game that people have played at a table."""
    result = result_of(league, league.year, fixture, match)
    cards = b""
    if is_scored(league):
        card = np.frombuffer(card_of(match), league.game.scorecard).view(np.recarray)
        cards = layout_of(league.game) + packed(league.year.number, fixture.number, card, SMALL)
    return Piece(file.games_text(league, [result]), cards, 1)


# --- Playing on ------------------------------------------------------------------------------------------------------


class Errand(NamedTuple):
    """A league to be played on, in plain values."""

    text: str
    """Its file."""
    last: int
    """The last day that is to be played."""
    people: frozenset[int] = frozenset()
    """The clubs whose games people play themselves."""
    let: frozenset[int] = frozenset()
    """The numbers of games that they let be played."""

    def awaits(self, fixture: Fixture) -> bool:
        """Whether a game is played by somebody who takes his time."""
        return fixture.number not in self.let and not self.people.isdisjoint((fixture.home, fixture.away))


class Founding(NamedTuple):
    """A league to be founded."""

    wish: Wish
    language: str
    """In which it is named as usual."""


class Following(NamedTuple):
    """A league whose next season is to begin."""

    text: str


class Declined(NamedTuple):
    """Why that cannot be done."""

    code: str
    message: Message


def run_errand(
    errand: Errand | Founding | Following, stopped: Callable[[], bool]
) -> Iterator[Piece | Declined]:
    """What an errand comes to: a league or a season with its schedule, or what is played, a piece after the other."""
    try:
        if isinstance(errand, Founding):
            yield beginning(found_as(errand.wish, Speaker(errand.language).say))
        elif isinstance(errand, Following):
            league = file.read(errand.text)
            league.begin_season()
            yield new_season(league)
        else:
            yield from play_pieces(errand, stopped)
    except RainoutError as refused:
        yield Declined(refused.code, refused.message)


def play_pieces(errand: Errand, stopped: Callable[[], bool]) -> Iterator[Piece]:
    """What is played of a league, until its last day is over or somebody has stopped it."""
    league = file.read(errand.text)
    began, days = time.monotonic(), list[Day]()
    for day in Office(league).play(None, last=errand.last, awaited=errand.awaits):
        days.append(day)
        if stopped():
            return
        if time.monotonic() - began > TOGETHER:
            yield days_played(league, days)
            began, days = time.monotonic(), []
    if days:
        yield days_played(league, days)


# --- Reading ---------------------------------------------------------------------------------------------------------


class Annals:
    """A league, and what its scorecards tell; pieces are added as they are played."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._league: League | None = None
        self._packs: dict[int, list[Pack]] = {}
        self._almanacs: dict[int, tuple[int, Almanac]] = {}
        """By season, with how many games are in it."""

    @property
    def league(self) -> League:
        """The league as it stands."""
        if self._league is None:
            raise BadFile("league-error-first-line", expected=file.FIRST_LINE)
        return self._league

    @property
    def text(self) -> str:
        """The league's file."""
        return "".join(self._texts)

    @property
    def has_lines(self) -> bool:
        """Whether there are lines of players: somebody keeps score, of clubs whose players stay together."""
        return is_scored(self.league) and self.league.game.workshop is not None

    def add(self, pieces: Iterable[Piece]) -> None:
        """What was played since."""
        fresh = list(pieces)
        if not fresh:
            return
        text = "".join(piece.text for piece in fresh)
        if self._league is None:
            self._league = file.read(text)
        else:
            file.read_on(self._league, text)
        self._texts.append(text)
        head = layout_of(self._league.game)
        for piece in fresh:
            if piece.cards.startswith(head):  # others kept score otherwise: what is missing is made anew
                for pack in packs(piece.cards[len(head) :]):
                    self._packs.setdefault(pack.season, []).append(pack)

    def cards(self, year: Year, first: int = 1, last: int | None = None) -> Iterator[tuple[int, Any]]:
        """The scorecards of a season's games from one number to another; those that are missing are made anew."""
        for number, cards in self._unpacked(year, first, last):
            yield from ((number + place, cards[place]) for place in range(len(cards)))

    def _unpacked(self, year: Year, first: int = 1, last: int | None = None) -> Iterator[tuple[int, Any]]:
        """The same, as many at once as were kept together, after the number of the first of them."""
        if not is_scored(self.league):
            return
        last = len(year.played) if last is None else min(last, len(year.played))
        self._complete(year, last)
        for pack in self._packs.get(year.number, []):
            begin, end = max(first, pack.first), min(last + 1, pack.first + pack.games)
            if begin < end:
                yield begin, pack.cards(self.league.game)[begin - pack.first : end - pack.first]

    def card(self, year: Year, number: int) -> Any:
        """The scorecard of one game, or None where nobody keeps score."""
        return next((card for _, card in self.cards(year, number, number)), None)

    def _complete(self, year: Year, last: int) -> None:
        """Have the cards of all games up to one, without gaps."""
        known = self._packs.setdefault(year.number, [])
        known.sort(key=lambda pack: pack.first)
        upto = 0
        for place, pack in enumerate(known):
            if pack.first > upto + 1:
                del known[place:]
                break
            upto = pack.first + pack.games - 1
        if upto < last:
            made = [card for _, card in Office(self.league).cards_again(year, upto + 1)]
            written = packed(year.number, upto + 1, np.array(made, self.league.game.scorecard))
            known.extend(packs(written))

    def almanac(self, year: Year) -> Almanac:
        """What the scorecards of a season come to, as far as it was played."""
        men = self.league.game.scorecard["side"].shape[0]
        upto, almanac = self._almanacs.get(year.number, (0, Almanac(len(self.league.clubs), men)))
        for number, cards in self._unpacked(year, upto + 1):
            games = year.played[number - 1 : number - 1 + len(cards)]
            almanac.add([each.fixture for each in games], cards)
        self._almanacs[year.number] = len(year.played), almanac
        return almanac
