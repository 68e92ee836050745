"""What is shown of a league: its front page, a day, a club, a player, a game; no more than is needed there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from rainout.core.words import Message
from rainout.diamond.game import BallGame
from rainout.diamond.newspaper import closing_words, line_cells, tables_of
from rainout.diamond.scorecard import Pitch
from rainout.leagues import lines
from rainout.leagues.almanac import AWARDS, BATTING, PITCHING, Almanac, Deed, Player, lines_of
from rainout.leagues.annals import Annals
from rainout.leagues.league import SEATS, League, NoSuchGame, Year
from rainout.leagues.naming import Names
from rainout.leagues.news import Newsroom
from rainout.leagues.results import Fixture, Result
from rainout.leagues.telling import Row, standing_of
from rainout.server.errors import NoLines
from rainout.server.protocol_leagues import (
    ClubLine,
    ClubPage,
    CourseLine,
    CoursePage,
    Day,
    DayPage,
    DeedLine,
    GameLine,
    GameLog,
    GamePage,
    InningsLine,
    LeaderLine,
    LeadersPage,
    Leading,
    LeagueLine,
    LeagueShown,
    Lines,
    ManagerLine,
    PeoplesGame,
    PlayedLine,
    PlayerLine,
    PlayerPage,
    SeasonLine,
    TieLine,
)
from rainout.server.records import Course

FRONT = ("average", "homers", "batted-in", "earned-average", "wins", "strikeouts")
"""What the front page says who leads in."""
FRONT_LEADERS, LEADERS = 3, 10
FRONT_DEEDS, DEEDS = 8, 200


def year_of(league: League, season: int | None) -> Year:
    """A season by its number; the latest unless told."""
    if season is None:
        return league.year
    if not 1 <= season <= len(league.years):
        raise NoSuchGame("league-error-no-season", season=season, seasons=len(league.years))
    return league.years[season - 1]


def course_of(league: League) -> Course:
    """How far a league is."""
    year = league.year
    champion = year.champion
    return Course(
        kind=league.terms.kind,
        clubs=len(league.clubs),
        season=year.number,
        day=year.played[-1].day if year.played else 0,
        games=len(year.played),
        left=0 if champion is not None else year.games_left,
        champion=None if champion is None else league.clubs[champion].name,
    )


# --- The front page --------------------------------------------------------------------------------------------------


Shown = Callable[[LeagueLine, bool, tuple[ManagerLine, ...], tuple[PeoplesGame, ...]], LeagueShown]
"""A front page, once it is known how far the league is, who looks, and what people have to play."""


def show_front(annals: Annals, season: int | None) -> Shown:
    """The front page of a season, but for what changes by the moment and by who looks."""
    league, terms = annals.league, annals.league.terms
    year, names = year_of(league, season), Names(league)
    almanac = annals.almanac(year) if annals.has_lines else None
    standing = standing_of(league, year)
    latest = _latest(annals, year, names)
    due = year.due if year is league.year else []
    next_day = Day(due[0].day, tuple(_due_line(league, each) for each in due), None) if due else None
    leaders = tuple(_leading(almanac, names, FRONT, FRONT_LEADERS)) if almanac else ()
    deeds = tuple(_deeds(almanac, names, FRONT_DEEDS)) if almanac else ()
    awards = tuple(_awards(almanac, names, year)) if almanac else ()
    clubs = tuple(_club(league, place) for place in range(len(league.clubs)))
    seasons = tuple(_season(league, each) for each in league.years)
    rounds = tuple(tuple(ties) for ties in _rounds(league, year))

    def shown(
        line: LeagueLine,
        commissioner: bool,
        managers: tuple[ManagerLine, ...],
        awaited: tuple[PeoplesGame, ...],
    ) -> LeagueShown:
        return LeagueShown(
            line=line,
            season=year.number,
            seasons=seasons,
            games=terms.games,
            playoffs=terms.playoffs,
            best_of=terms.best_of,
            clubs=clubs,
            day=standing.day,
            divisions=standing.divisions,
            rounds=rounds,
            champion=standing.champion,
            latest=latest,
            next=next_day,
            leaders=leaders,
            awards=awards,
            deeds=deeds,
            has_lines=annals.has_lines,
            commissioner=commissioner,
            managers=managers,
            awaited=awaited,
        )

    return shown


def _latest(annals: Annals, year: Year, names: Names) -> Day | None:
    return _day(annals, year, names, year.played[-1].day) if year.played else None


def _day(annals: Annals, year: Year, names: Names, day: int) -> Day:
    """A day's games that were played, each with a line in words."""
    played = [each for each in year.played if each.day == day]
    if not played:
        return Day(day, (), None)
    first, last = played[0].fixture.number, played[-1].fixture.number
    cards = dict(annals.cards(year, first, last))
    newsroom = Newsroom(annals.league, names)
    told, best, most = [], None, float("-inf")
    for result in played:
        number = result.fixture.number
        story = newsroom.story(result, cards.get(number))
        told.append(_played_line(annals.league, result, story.words))
        if story.worth > most:
            best, most = number, story.worth
    return Day(day, tuple(told), best if len(told) > 1 else None)


def _played_line(league: League, result: Result, words: Message | None = None) -> GameLine:
    return _line(league, result.fixture, result.score, words)


def _due_line(league: League, fixture: Fixture) -> GameLine:
    return _line(league, fixture, None, None)


def _line(league: League, fixture: Fixture, score: tuple[int, int] | None, words: Message | None) -> GameLine:
    home, away = (league.clubs[club].sign for club in (fixture.home, fixture.away))
    return GameLine(fixture.number, fixture.day, fixture.round, home, away, score, words)


def _club(league: League, place: int) -> ClubLine:
    club = league.clubs[place]
    return ClubLine(club.sign, club.name, club.level)


def _season(league: League, year: Year) -> SeasonLine:
    champion = year.champion
    return SeasonLine(year.number, None if champion is None else league.clubs[champion].sign)


def _rounds(league: League, year: Year) -> Iterator[Iterator[TieLine]]:
    bracket = year.format.bracket(year.played)

    def sign(club: int | None) -> str | None:
        return None if club is None else league.clubs[club].sign

    for ties in bracket.rounds if bracket else ():
        yield (
            TieLine(
                league.clubs[tie.upper].sign,
                sign(tie.lower),
                tie.upper_wins,
                tie.lower_wins,
                tie.best_of,
                sign(tie.winner),
            )
            for tie in ties
        )


# --- Leaders and deeds -----------------------------------------------------------------------------------------------


def _leading(almanac: Almanac, names: Names, figures: Iterable[str], most: int) -> Iterator[Leading]:
    for figure in figures:
        found = tuple(
            LeaderLine(
                names.league.clubs[each.player.club].sign,
                each.player.place,
                names.alone(each.player),
                each.text,
            )
            for each in almanac.leaders(figure, most)
        )
        if found:
            yield Leading(figure, found)


def _awards(almanac: Almanac, names: Names, year: Year) -> Iterator[Message]:
    if year.champion is None:
        return
    for award in AWARDS:
        for each in almanac.leaders(award, 1):
            yield Message(f"league-award-{award}", {"player": names.of(each.player), "value": each.text})


def _deeds(
    almanac: Almanac, names: Names, most: int, whose: Callable[[Deed], bool] = lambda deed: True
) -> Iterator[DeedLine]:
    wanted = [deed for deed in almanac.deeds if whose(deed)]
    for deed in reversed(wanted[-most:]):
        yield DeedLine(deed.number, names.deed(deed))


def show_leaders(annals: Annals, season: int | None) -> LeadersPage:
    """Who leads in what, and what people tell of."""
    year, names = year_of(annals.league, season), Names(annals.league)
    almanac = _almanac(annals, year)
    return LeadersPage(
        season=year.number,
        leaders=tuple(_leading(almanac, names, (*BATTING, *PITCHING), LEADERS)),
        awards=tuple(_awards(almanac, names, year)),
        deeds=tuple(_deeds(almanac, names, DEEDS)),
    )


def _almanac(annals: Annals, year: Year) -> Almanac:
    if not annals.has_lines:
        raise NoLines
    return annals.almanac(year)


# --- A day -----------------------------------------------------------------------------------------------------------


def show_day(annals: Annals, season: int | None, day: int) -> DayPage:
    """All games of a day: those that were played with what is told of them, those to come with who meets."""
    league = annals.league
    year = year_of(league, season)
    played = _day(annals, year, Names(league), day)
    numbers = {each.number for each in played.games}
    fixtures = year.fixtures
    coming = [each for each in fixtures if each.day == day and each.number not in numbers]
    days = sorted({each.day for each in fixtures})
    shown = Day(day, (*played.games, *(_due_line(league, each) for each in coming)), played.best)
    return DayPage(
        season=year.number,
        first=days[0] if days else 1,
        last=days[-1] if days else 1,
        before=max((each for each in days if each < day), default=None),
        after=min((each for each in days if each > day), default=None),
        shown=shown,
    )


# --- Day by day ----------------------------------------------------------------------------------------------------


def show_course(annals: Annals, season: int | None) -> CoursePage:
    """How the standings came about."""
    league = annals.league
    year = year_of(league, season)
    days: list[int] = []
    now = [0] * len(league.clubs)
    after: list[list[int]] = []
    for result in year.played:
        if result.fixture.round:
            continue
        if not days or result.day != days[-1]:
            days.append(result.day)
            after.append([])
        for club, won in zip(result.clubs, (result.won, -result.won), strict=True):
            now[club] += won
        after[-1] = list(now)
    tables = standing_of(league, year).divisions
    return CoursePage(
        season=year.number,
        days=tuple(days),
        divisions=tuple(
            tuple(CourseLine(row.sign, tuple(each[league.club(row.sign)] for each in after)) for row in rows)
            for rows in tables
        ),
        names=tuple(rows[0].division for rows in tables),
    )


# --- A club and its players ------------------------------------------------------------------------------------------


def show_club(annals: Annals, season: int | None, sign: str) -> ClubPage:
    """A club: how it stands, its games, its players."""
    league = annals.league
    year, place = year_of(league, season), league.club(sign)
    club = _club(league, place)
    table = next(rows for rows in standing_of(league, year).divisions if _rank(rows, club.sign))
    results = {each.fixture.number: each for each in year.played}
    games = tuple(
        _played_line(league, results[each.number]) if each.number in results else _due_line(league, each)
        for each in year.fixtures
        if place in (each.home, each.away)
    )
    batting = pitching = None
    if annals.has_lines:
        almanac, names = annals.almanac(year), Names(league)
        men = lines_of(almanac, place)
        batted = [man for man in men if lines.has_batted(almanac.batting[place, man])]
        pitched = [man for man in men if almanac.pitching[place, man, Pitch.GAMES]]
        batting = _lines(names, place, batted, almanac.batting[place], lines.BATTING)
        pitching = _lines(names, place, pitched, almanac.pitching[place], lines.PITCHING)
    rank = _rank(table, club.sign)
    return ClubPage(year.number, club, table[rank - 1], rank, games, batting, pitching)


def _rank(rows: Sequence[Row], sign: str) -> int:
    """The place of a club in a table, from 1; 0 where it is not in it."""
    return next((number for number, row in enumerate(rows, 1) if row.sign == sign), 0)


def _lines(
    names: Names, club: int, places: Sequence[int], counted: Any, columns: Sequence[lines.Column]
) -> Lines:
    return Lines(
        tuple(name for name, _ in columns),
        tuple(
            PlayerLine(place, names.alone(Player(club, place)), lines.cells(columns, counted[place]))
            for place in places
        ),
    )


def show_player(annals: Annals, season: int | None, sign: str, place: int) -> PlayerPage:
    """A player: his line of the season, and of each game."""
    league = annals.league
    year, club = year_of(league, season), league.club(sign)
    almanac, names = _almanac(annals, year), Names(league)
    if place >= almanac.men or place not in lines_of(almanac, club):
        raise NoLines
    batting: list[PlayedLine] = []
    pitching: list[PlayedLine] = []
    for number, card in annals.cards(year):
        result = year.played[number - 1]
        if club in result.clubs:
            seat = result.clubs.index(club)
            man = seat * almanac.men + place
            if lines.has_batted(card.batting[man]):
                batting.append(_log_line(league, result, seat, lines.BATTED, card.batting[man]))
            if card.pitching[man, Pitch.GAMES]:
                pitching.append(_log_line(league, result, seat, lines.PITCHED, card.pitching[man]))
    deeds = _deeds(almanac, names, DEEDS, lambda deed: (deed.club, deed.place) == (club, place))
    return PlayerPage(
        season=year.number,
        club=_club(league, club),
        place=place,
        name=names.alone(Player(club, place)),
        batting=_log(lines.BATTING, almanac.batting[club, place], lines.BATTED, batting) if batting else None,
        pitching=_log(lines.PITCHING, almanac.pitching[club, place], lines.PITCHED, pitching)
        if pitching
        else None,
        deeds=tuple(deeds),
    )


def _log_line(
    league: League, result: Result, seat: int, columns: Sequence[lines.Column], line: Any
) -> PlayedLine:
    fixture, other = result.fixture, result.clubs[1 - seat]
    score = result.score if seat == 0 else (result.score[1], result.score[0])
    sign = league.clubs[other].sign
    return PlayedLine(fixture.number, fixture.day, sign, seat == 0, score, lines.cells(columns, line))


def _log(
    columns: Sequence[lines.Column],
    season: Any,
    game_columns: Sequence[lines.Column],
    games: Sequence[PlayedLine],
) -> GameLog:
    return GameLog(
        tuple(name for name, _ in columns),
        lines.cells(columns, season),
        tuple(name for name, _ in game_columns),
        tuple(reversed(games)),
    )


# --- A game ----------------------------------------------------------------------------------------------------------


def show_game(annals: Annals, season: int | None, number: int) -> GamePage:
    """A game with its box score, where somebody keeps score."""
    league = annals.league
    year = year_of(league, season)
    if not 1 <= number <= len(year.played):
        raise NoSuchGame("league-error-no-game", number=number, played=len(year.played))
    result, card = year.played[number - 1], annals.card(year, number)
    story = Newsroom(league, Names(league)).story(result, card).words
    home, away = (league.clubs[club] for club in result.clubs)
    innings, tables, closing, first = (), (), (), 1  # type: tuple[Any, ...], tuple[Any, ...], tuple[Any, ...], int
    if card is not None:
        game = league.game
        assert isinstance(game, BallGame)
        box = game.box(game.tables(league.options_of(result.fixture), SEATS), card)
        signs = home.sign, away.sign
        innings = tuple(
            InningsLine(
                signs[team.seat or 0] if team.seat is not None else signs[team.side != "home"],
                tuple(line_cells(box, team)),
                team.runs,
                team.hits,
                team.errors,
            )
            for team in box.teams
        )
        tables, closing, first = tables_of(box), tuple(closing_words(box)), box.first_inning
    return GamePage(
        season=year.number,
        line=_played_line(league, result, story),
        names=(home.name, away.name),
        first_inning=first,
        innings=innings,
        tables=tables,
        closing=closing,
        before=number - 1 if number > 1 else None,
        after=number + 1 if number < len(year.played) else None,
    )
