"""A league as a readable text file, to which results are added as games are played.

rainout league
name: Copper and Tin
game: clutch
rules: 2
seed: 7
kind: season
games: 162
playoffs: 4, best of 5 7
option cards: learning
division: East                        the clubs that follow are in it
club BEE: Larkspur Beekeepers
level: hall-of-famer
ready: beekeepers
club HOL: Oakhollow Millers
level: hall-of-famer
sheet: Oakhollow Millers              a team goes on in lines that are set in
    Line-up:
    …

season 1
series 1: KIT at BEE, 3               from day 1 on; in the order of the schedule
…
games
1 BEE 5 KIT 3 | 13:4 21:1+ | 14:4     game 1, and the rest that pitchers owe afterwards
    start 3; roll 14; …               what people did who played it themselves

Games are in their order. What clubs bring along is written as place and number; a ``+`` adds that a second list
has a 1 there. A last line that was cut short is a game that was not played.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from rainout.core.errors import BadFile, RainoutError
from rainout.core.options import OptionValue, tidy
from rainout.core.registry import get
from rainout.leagues.almanac import Almanac, almanac_of
from rainout.leagues.cards import CardFile
from rainout.leagues.clubs import Club
from rainout.leagues.league import KINDS, League, Terms, Year, found
from rainout.leagues.playing import Office
from rainout.leagues.results import Carried, Fixture, Result
from rainout.leagues.schedule import Series

FIRST_LINE = "rainout league"
ENDING = ".league"
INDENT = "    "
ACTIONS = 8
"""Actions on a line."""
SEASON = re.compile(r"season \d+")
SERIES = re.compile(r"series (?P<day>\d+): (?P<away>\S+) at (?P<home>\S+), (?P<games>\d+)")
GAME = re.compile(
    r"(?P<number>\d+) (?P<home>\S+) (?P<scored>\d+) (?P<away>\S+) (?P<allowed>\d+)(?P<level> level)?"
    r"(?: \|(?P<first>[\d:+ ]*)\|(?P<second>[\d:+ ]*))?"
)


# --- Writing ---------------------------------------------------------------------------------------------------------


def write(league: League) -> str:
    """The whole league as text."""
    return "".join(f"{line}\n" for line in _lines(league))


def _lines(league: League) -> Iterator[str]:
    terms = league.terms
    yield FIRST_LINE
    for name in ("name", "game", "rules", "seed", "kind", "games"):
        yield f"{name}: {getattr(terms, name)}"
    if terms.playoffs or terms.kind == "cup":
        yield f"playoffs: {terms.playoffs}, best of {' '.join(map(str, terms.best_of))}"
    for name, value in terms.options.items():
        yield f"option {name}: {_set_in(str(value).lower() if isinstance(value, bool) else str(value))}"
    for place, members in enumerate(league.divisions):
        if terms.divisions:
            yield f"division: {terms.divisions[place]}"
        for club in (league.clubs[member] for member in members):
            yield f"club {club.sign}: {club.name}"
            yield f"level: {club.level}"
            if club.ready:
                yield f"ready: {club.ready}"
            if club.sheet:
                yield f"sheet: {_set_in(club.sheet)}"
    for year in league.years:
        yield from _year_lines(league, year)


def _set_in(text: str) -> str:
    return text.replace("\n", f"\n{INDENT}")


def _year_lines(league: League, year: Year) -> Iterator[str]:
    yield from _head_lines(league, year)
    for result in year.played:
        yield from _game_lines(league, result)


def _head_lines(league: League, year: Year) -> Iterator[str]:
    yield ""
    yield f"season {year.number}"
    for each in year.schedule:
        yield f"series {each.day}: {league.clubs[each.away].sign} at {league.clubs[each.home].sign}, {each.games}"
    yield "games"


def season_text(league: League) -> str:
    """What is added to the file when the season has begun that is played now."""
    return "".join(f"{line}\n" for line in _head_lines(league, league.year))


def games_text(league: League, results: Sequence[Result]) -> str:
    """What is added for games that were played."""
    return "".join(f"{line}\n" for each in results for line in _game_lines(league, each))


def _game_lines(league: League, result: Result) -> Iterator[str]:
    """A game that was played; what people have done in it goes on in lines that are set in."""
    yield game_line(league, result)
    for start in range(0, len(result.actions), ACTIONS):
        yield INDENT + "; ".join(result.actions[start : start + ACTIONS])


def game_line(league: League, result: Result) -> str:
    """A game that was played."""
    fixture, (scored, allowed) = result.fixture, result.score
    home, away = league.clubs[fixture.home].sign, league.clubs[fixture.away].sign
    level = " level" if result.won == 0 else ""
    rest = ""
    if league.game.carries:
        rest = "".join(f" | {_write_carried(each)}".rstrip() for each in result.carried)
    return f"{fixture.number} {home} {scored} {away} {allowed}{level}{rest}"


def _write_carried(carried: Carried) -> str:
    half = len(carried) // 2
    return " ".join(
        f"{place}:{carried[place]}{'+' * carried[half + place]}"
        for place in range(half)
        if carried[place] or carried[half + place]
    )


class Book:
    """A league's file, to which games are added."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def create(self, league: League) -> None:
        """Write a new file; one that is there already is left as it is."""
        with self.path.open("x", encoding="utf-8") as file:
            file.write(write(league))

    def add(self, league: League, results: Sequence[Result], cards: Any = ()) -> None:
        """Add games that were played, and their scorecards."""
        self._append(games_text(league, results))
        if len(cards):
            self.cards(league).add(league.year.number, results[0].fixture.number, cards)

    def cards(self, league: League) -> CardFile:
        """The file of scorecards beside this one."""
        return CardFile(self.path, league.game)

    def almanac(self, league: League, year: Year) -> Almanac:
        """What the scorecards of a season come to; those that are missing are made anew, and kept."""
        kept = dict(self.cards(league).read(year.number)) if self.cards(league).path.exists() else {}
        first = next((n for n in range(1, len(year.played) + 1) if n not in kept), 0)
        if first:
            made = dict(Office(league).cards_again(year, first))
            self.cards(league).add(year.number, first, np.array(list(made.values()), league.game.scorecard))
            kept |= made
        games = ((each.fixture, kept[each.fixture.number]) for each in year.played)
        return almanac_of(len(league.clubs), games, league.game.scorecard)

    def add_season(self, league: League) -> None:
        """Add the season that was begun."""
        self._append(season_text(league))

    def _append(self, text: str) -> None:
        with self.path.open("r+b") as file:
            file.seek(0, os.SEEK_END)
            file.truncate(_whole(file.tell(), self.path))
            file.seek(0, os.SEEK_END)
            file.write(text.encode())

    def read(self) -> League:
        """The league in the file."""
        return read(self.path.read_text(encoding="utf-8"))


def _whole(size: int, path: Path) -> int:
    """How much of a file is whole lines."""
    with path.open("rb") as file:
        file.seek(max(0, size - 4096))
        tail = file.read()
    return size - (len(tail) - tail.rfind(b"\n") - 1)


# --- Reading ---------------------------------------------------------------------------------------------------------


def read(text: str) -> League:
    """The league in a text; what does not fit is refused, with its line."""
    lines = text.split("\n")[:-1]
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadFile("league-error-first-line", expected=FIRST_LINE)
    seasons = [number for number, line in enumerate(lines) if SEASON.fullmatch(line)]
    league = _read_head(lines[: seasons[0] if seasons else None])
    league.years.clear()
    for start, end in zip(seasons, [*seasons[1:], len(lines)], strict=True):
        _read_season(league, lines, start, end)
    if not league.years:
        league.begin_season()
    return league


def _read_head(lines: Sequence[str]) -> League:
    values: dict[str, str] = {}
    options: dict[str, Any] = {}
    divisions: list[str] = []
    clubs: list[dict[str, str]] = []
    division: list[int] = []
    at: dict[str, Any] = values
    name = ""
    for number, line in enumerate(lines[1:], 2):
        if line.startswith(INDENT) and name and name in at:
            at[name] = f"{at[name]}\n{line[len(INDENT) :]}"
            continue
        if not line.strip():
            continue
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not colon:
            raise BadFile("league-error-line", number=number, line=line[:80])
        if name.startswith("option "):
            at, name = options, name.removeprefix("option ").strip()
        elif name == "division":
            divisions.append(value)
            continue
        elif name.startswith("club "):
            clubs.append({"sign": name.removeprefix("club ").strip(), "name": value})
            division.append(max(0, len(divisions) - 1))
            at = clubs[-1]
            continue
        at[name] = value
    return _made(values, options, divisions, clubs, division)


def _made(
    values: dict[str, str],
    options: dict[str, OptionValue],
    divisions: list[str],
    clubs: list[dict[str, str]],
    division: list[int],
) -> League:
    playoffs, _, best_of = values.get("playoffs", "0").partition(", best of ")
    known = {"name", "game", "rules", "seed", "kind", "games", "playoffs"}
    missing = next(
        (name for name in ("name", "game", "rules", "seed", "kind", "games") if name not in values), None
    )
    if missing or values.keys() - known:
        raise BadFile("league-error-header", name=missing or min(values.keys() - known))
    if values["kind"] not in KINDS:
        raise BadFile("league-error-kind", kind=values["kind"][:40], known=", ".join(KINDS))
    try:
        rules, seed, games = (int(values[name]) for name in ("rules", "seed", "games"))
        rounds = tuple(map(int, best_of.split())) or (3,)
        many = int(playoffs)
    except ValueError:
        raise BadFile("league-error-number") from None
    if rules != get(values["game"]).version:
        raise BadFile("error-file-rules", theirs=rules, ours=get(values["game"]).version)
    terms = Terms(
        name=values["name"],
        game=values["game"],
        rules=rules,
        seed=seed,
        kind=values["kind"],
        games=games,
        playoffs=many,
        best_of=rounds,
        options=options,
        divisions=tuple(divisions),
    )
    members = [
        Club(
            each["sign"],
            each["name"],
            each.get("level", ""),
            each.get("ready", ""),
            tidy(each.get("sheet", "")),
        )
        for each in clubs
    ]
    return found(terms, members, division, begin=False)


def _read_season(league: League, lines: Sequence[str], start: int, end: int) -> None:
    clubs = {club.sign: place for place, club in enumerate(league.clubs)}
    games_from = next((n for n in range(start, end) if lines[n] == "games"), end)
    schedule = []
    for number in range(start + 1, games_from):
        if not lines[number]:
            continue
        matched = SERIES.fullmatch(lines[number])
        if not matched or matched["home"] not in clubs or matched["away"] not in clubs:
            raise BadFile("league-error-line", number=number + 1, line=lines[number][:80])
        home, away = clubs[matched["home"]], clubs[matched["away"]]
        schedule.append(Series(int(matched["day"]), home, away, int(matched["games"])))
    league.begin_season(schedule or None)
    _read_games(league, lines, games_from + 1, end)


def _read_games(league: League, lines: Sequence[str], start: int, end: int) -> None:
    clubs = {club.sign: place for place, club in enumerate(league.clubs)}
    year = league.year
    due: Iterator[Fixture] = iter(())
    for number in range(start, end):
        if not lines[number]:
            continue
        if lines[number].startswith(INDENT) and year.played:
            last = year.played[-1]
            year.played[-1] = last._replace(actions=(*last.actions, *lines[number].strip().split("; ")))
            continue
        fixture = next(due, None)
        if fixture is None:
            due = iter(year.due)
            fixture = next(due, None)
        year.played.append(_read_game(league, clubs, fixture, lines[number], number + 1))


def read_on(league: League, text: str) -> None:
    """What was added to a league's file: games that were played, or the season after the last."""
    lines = text.split("\n")[:-1]
    begun = next((number for number, line in enumerate(lines) if SEASON.fullmatch(line)), None)
    _read_games(league, lines, 0, len(lines) if begun is None else begun)
    if begun is not None:
        _read_season(league, lines, begun, len(lines))


def _read_game(
    league: League, clubs: dict[str, int], fixture: Fixture | None, line: str, number: int
) -> Result:
    matched = GAME.fullmatch(line)
    if not matched:
        raise BadFile("league-error-line", number=number, line=line[:80])
    if fixture is None:
        raise BadFile("league-error-no-more", number=number)
    told = int(matched["number"]), clubs.get(matched["home"]), clubs.get(matched["away"])
    if told != (fixture.number, fixture.home, fixture.away):
        signs = [league.clubs[club].sign for club in (fixture.home, fixture.away)]
        raise BadFile(
            "league-error-other-game",
            number=number,
            due=f"{fixture.number} {signs[0]} {signs[1]}",
            line=line[:40],
        )
    scored, allowed = int(matched["scored"]), int(matched["allowed"])
    won = 0 if matched["level"] else 1 if scored > allowed else -1
    carried = (_read_carried(league, matched["first"]), _read_carried(league, matched["second"]))
    return Result(fixture, (scored, allowed), won, carried)


def _read_carried(league: League, text: str | None) -> Carried:
    width = league.game.carries
    if not width:
        return ()
    carried = [0] * width
    for part in (text or "").split():
        place, _, number = part.partition(":")
        if int(place) >= width // 2:
            raise RainoutError("league-error-number")
        carried[int(place)] = int(number.rstrip("+"))
        carried[width // 2 + int(place)] = int(number.endswith("+"))
    return tuple(carried)
