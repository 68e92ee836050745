"""``rainout league``: found a league, play it, and see how it stands."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rainout.cli.output import console, print_json
from rainout.cli.simulate import progress_bar
from rainout.cli.story import draw_report
from rainout.cli.trouble import CommandError, Exit, read_text
from rainout.cli.voice import Voice
from rainout.core import matchfile
from rainout.core.words import message
from rainout.diamond.newspaper import as_text, called
from rainout.diamond.scorecard import Pitch
from rainout.leagues import lines
from rainout.leagues.almanac import AWARDS, BATTING, PITCHING, Almanac, Player, lines_of
from rainout.leagues.file import ENDING, Book
from rainout.leagues.founding import Wish, found_as
from rainout.leagues.league import League, NoSuchGame, Year
from rainout.leagues.naming import Names
from rainout.leagues.playing import Office, is_scored, match_of
from rainout.leagues.results import Fixture, Result
from rainout.leagues.standings import Record
from rainout.leagues.telling import standing_of

if TYPE_CHECKING:
    from rich.table import Table

Told = dict[str, str | int]
"""What a sentence is told with."""
WIDE = 100
"""So many columns a terminal needs for all that newspapers print."""


def run(wanted: Namespace, voice: Voice) -> int:
    """Do what is asked with a league's file."""
    return {
        "new": new,
        "play": play,
        "season": season,
        "standings": standings,
        "schedule": schedule,
        "show": show,
        "game": one_game,
        "leaders": leaders,
        "club": one_club,
    }[wanted.what](wanted, voice)


# --- Founding --------------------------------------------------------------------------------------------------------


def new(wanted: Namespace, voice: Voice) -> int:
    """A new league in a new file."""
    wish = Wish(
        game=wanted.game,
        name=wanted.name or "",
        kind=wanted.kind,
        clubs=wanted.clubs,
        games=wanted.games,
        divisions=wanted.divisions,
        playoffs=wanted.playoffs,
        best_of=wanted.best_of,
        seed=wanted.seed,
        level=wanted.level,
        draft=wanted.draft,
        sheets=tuple(read_text(Path(each)) for each in wanted.team),
        entrants=tuple(wanted.entrant),
        options=dict(wanted.option),
    )
    league = found_as(wish, voice.say)
    path = Path(wanted.file or f"rainout{ENDING}")
    try:
        Book(path).create(league)
    except FileExistsError:
        raise CommandError(message("cli-league-there", path=str(path))) from None
    screen = console()
    _show_terms(league, voice)
    screen.print(voice.say("cli-league-founded", path=str(path)), style="green", soft_wrap=True)
    return Exit.WELL


# --- Playing ---------------------------------------------------------------------------------------------------------


def play(wanted: Namespace, voice: Voice) -> int:
    """Play on by so many days; what was played is kept whatever happens."""
    book = _book(wanted)
    league = book.read()
    year, screen = league.year, console()
    if year.champion is not None:
        _tell_champion(league, year, voice)
        screen.print(voice.say("cli-league-over", season=year.number), style="dim", soft_wrap=True)
        return Exit.WELL
    before, kept, last = len(year.played), 0, list[Result]()
    office = Office(league, wanted.processes, wanted.engine, wanted.address)
    try:
        with progress_bar(league.game, year.games_left, voice) as move_bar:
            for last, cards in office.play(
                None if wanted.all else wanted.days, lambda done: move_bar(done - before)
            ):
                book.add(league, last, cards)
                kept += len(last)
    except KeyboardInterrupt:
        screen.print(voice.say("cli-league-interrupted", games=kept), style="yellow")
        return Exit.INTERRUPTED
    screen.print(voice.say("cli-league-played", games=kept, day=_day(year)))
    if last and not wanted.all:
        _tell_day(league, last, voice)
    _show_standings(league, year, voice)
    _tell_champion(league, year, voice)
    return Exit.WELL


def _day(year: Year) -> int:
    return year.played[-1].day if year.played else 0


def season(wanted: Namespace, voice: Voice) -> int:
    """Begin the next season."""
    book = _book(wanted)
    league = book.read()
    league.begin_season()
    book.add_season(league)
    console().print(voice.say("cli-league-season-begun", season=league.year.number), style="green")
    return Exit.WELL


# --- Looking ---------------------------------------------------------------------------------------------------------


def standings(wanted: Namespace, voice: Voice) -> int:
    """The table."""
    league = _book(wanted).read()
    year = _year(league, wanted.season)
    if wanted.json:
        print_json(standing_of(league, year))
        return Exit.WELL
    _show_standings(league, year, voice)
    _show_bracket(league, year, voice)
    _tell_champion(league, year, voice)
    return Exit.WELL


def schedule(wanted: Namespace, voice: Voice) -> int:
    """What is played when: a club's season, or some days of all."""
    league = _book(wanted).read()
    year = _year(league, wanted.season)
    club = league.club(wanted.club) if wanted.club else None
    day = wanted.day or (year.due[0].day if year.due else 1)
    results = {each.fixture.number: each for each in year.played}
    shown = 0
    for each in year.fixtures:
        mine = club in (each.home, each.away) if club is not None else day <= each.day < day + wanted.days
        if mine:
            shown += 1
            console().print(_line(league, each, results.get(each.number), voice), highlight=False)
    if not shown:
        console().print(voice.say("cli-league-nothing-then"), style="dim")
    return Exit.WELL


def _line(league: League, fixture: Fixture, result: Result | None, voice: Voice) -> str:
    home, away = league.clubs[fixture.home].name, league.clubs[fixture.away].name
    if result is None:
        return voice.say("cli-league-due", day=fixture.day, number=fixture.number, home=home, away=away)
    told: Told = {"day": fixture.day, "number": fixture.number, "home": home, "away": away}
    told["scored"], told["allowed"] = result.score
    return voice.say("cli-league-result", **told)


def show(wanted: Namespace, voice: Voice) -> int:
    """What the league has agreed on, and how far it is."""
    league = _book(wanted).read()
    _show_terms(league, voice)
    for year in league.years:
        champion = year.champion
        name = league.clubs[champion].name if champion is not None else ""
        told: Told = {"season": year.number, "games": len(year.played), "champion": name}
        console().print(voice.say("cli-league-year", over="yes" if name else "no", **told), highlight=False)
    return Exit.WELL


def one_game(wanted: Namespace, voice: Voice) -> int:
    """A game's story, and its match file."""
    league = _book(wanted).read()
    year = _year(league, wanted.season)
    number = _number_of(league, year, wanted.which)
    match = match_of(league, year, number)
    fixture = year.played[number - 1].fixture
    names = [league.clubs[club].name for club in (fixture.home, fixture.away)]
    voice.names = names
    screen = console()
    if wanted.output:
        path = Path(wanted.output)
        path.write_text(matchfile.save(match, names), encoding="utf-8")
        screen.print(voice.say("cli-league-saved", path=str(path)), style="green", soft_wrap=True)
        return Exit.WELL
    screen.print(_line(league, fixture, year.played[number - 1], voice), style="bold", highlight=False)
    if boxes := match.boxes:
        screen.print(as_text(boxes[0], voice), highlight=False, markup=False, soft_wrap=True)
    elif report := match.report:
        screen.print(draw_report(report, voice))
    return Exit.WELL


# --- Players ---------------------------------------------------------------------------------------------------------


def leaders(wanted: Namespace, voice: Voice) -> int:
    """Who leads in what, and what people tell of."""
    book = _book(wanted)
    league = book.read()
    year = _year(league, wanted.season)
    almanac, names = _almanac(book, league, year), Names(league)
    screen = console()
    for part in (BATTING, PITCHING):
        for figure in part:
            best = almanac.leaders(figure)
            if best:
                screen.print(voice.say(f"league-figure-{figure}"), style="bold", highlight=False)
            for each in best:
                screen.print(f"  {each.text:>6}  {voice.say(names.of(each.player))}", highlight=False)
    if year.champion is not None:
        for award in AWARDS:
            for each in almanac.leaders(award, 1):
                told: Told = {"player": voice.say(names.of(each.player)), "value": each.text}
                screen.print(voice.say(f"league-award-{award}", **told), style="bold green", highlight=False)
    if almanac.deeds:
        screen.print(voice.say("cli-league-deeds"), style="bold", highlight=False)
    for deed in almanac.deeds:
        screen.print("  " + voice.say(names.deed(deed)), highlight=False, soft_wrap=True)
    return Exit.WELL


def one_club(wanted: Namespace, voice: Voice) -> int:
    """A club's players with their lines."""
    book = _book(wanted)
    league = book.read()
    year = _year(league, wanted.season)
    club = league.club(wanted.club)
    almanac, names = _almanac(book, league, year), Names(league)
    record = next(each for each in year.format.standings(year.played) if each.club == club)
    screen = console()
    screen.print(league.clubs[club].name, style="bold", highlight=False)
    screen.print(voice.say("cli-league-club-record", won=record.won, lost=record.lost, day=_day(year)))
    places = lines_of(almanac, club)
    batted = [place for place in places if lines.has_batted(almanac.batting[club, place])]
    pitched = [place for place in places if almanac.pitching[club, place, Pitch.GAMES]]
    screen.print(_lines(names, club, batted, almanac.batting, lines.BATTING, voice))
    screen.print(_lines(names, club, pitched, almanac.pitching, lines.PITCHING, voice))
    return Exit.WELL


def _lines(names: Names, club: int, places: Sequence[int], counted: Any, columns: Any, voice: Voice) -> Table:
    from rich import box
    from rich.table import Table

    made = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    made.add_column(voice.say("league-table-player"), no_wrap=True)
    for key, _ in columns:
        made.add_column(voice.say(f"league-column-{key}"), justify="right", no_wrap=True)
    for place in places:
        line = counted[club, place]
        made.add_row(called(names.alone(Player(club, place)), voice), *lines.cells(columns, line))
    return made


def _almanac(book: Book, league: League, year: Year) -> Almanac:
    """The season's lines, where somebody keeps score of clubs whose players stay together."""
    if not is_scored(league) or not league.game.workshop:
        raise CommandError(message("cli-league-unscored"))
    return book.almanac(league, year)


def _number_of(league: League, year: Year, which: str) -> int:
    """A game by its number, or by its day and one of its clubs."""
    day, slash, name = which.partition("/")
    if not day.isdecimal() or len(day) > 6:
        raise CommandError(message("cli-league-which", which=which[:40]))
    if not slash:
        return int(day)
    club = league.club(name)
    for each in year.played:
        if each.day == int(day) and club in each.clubs:
            return each.fixture.number
    raise NoSuchGame("league-error-no-game-then", day=int(day), club=league.clubs[club].name)


# --- On the screen ---------------------------------------------------------------------------------------------------


def _show_terms(league: League, voice: Voice) -> None:
    terms, screen = league.terms, console()
    screen.print(terms.name, style="bold", highlight=False)
    game = voice.say(f"{terms.game}-title")
    told: Told = {"clubs": len(league.clubs), "games": terms.games, "seed": str(terms.seed)}
    screen.print(voice.say(f"cli-league-kind-{terms.kind}", game=game, **told), highlight=False)
    if terms.playoffs:
        best_of = ", ".join(map(str, terms.best_of))
        screen.print(
            voice.say("cli-league-has-playoffs", count=terms.playoffs, most=best_of), highlight=False
        )
    for place, members in enumerate(league.divisions):
        if terms.divisions:
            screen.print(terms.divisions[place], style="bold", highlight=False)
        for club in (league.clubs[member] for member in members):
            level = voice.say("cli-league-manager", level=club.level)
            screen.print(f"  {club.sign}  {club.name}, {level}", highlight=False)


def _tell_day(league: League, results: Sequence[Result], voice: Voice) -> None:
    for each in results:
        console().print(_line(league, each.fixture, each, voice), highlight=False)
    console().print()


def _show_standings(league: League, year: Year, voice: Voice) -> None:
    from rich.text import Text

    for title, table in _tables(league, year, voice):
        if title:
            console().print(Text(title, "bold"))
        console().print(table)
        console().print()


def _tables(league: League, year: Year, voice: Voice) -> Iterator[tuple[str, Table]]:
    names = league.terms.divisions or ("",)
    for name, members in zip(names, league.divisions, strict=True):
        records = year.format.standings(year.played, members)
        yield name, _table(league, records, voice)


def _table(league: League, records: Sequence[Record], voice: Voice) -> Table:
    from rich import box
    from rich.table import Table

    level = any(each.level for each in records)
    columns = ("won", "lost", *(("level",) if level else ()), "share", "behind")
    wide = console().width >= WIDE
    more = (*(("home", "away") if wide else ()), "scored", "allowed", *(("last",) if wide else ()), "streak")
    made = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    made.add_column(voice.say("league-table-club"), no_wrap=True)
    for column in (*columns, *more):
        made.add_column(voice.say(f"league-table-{column}"), justify="right", no_wrap=True)
    for each in records:
        cells = [str(each.won), str(each.lost), *([str(each.level)] if level else [])]
        cells += [_share(each.share) if each.games else "", _behind(each.behind(records[0]))]
        cells += ["-".join(map(str, pair)) for pair in (each.home, each.away)] if wide else []
        cells += [str(each.scored), str(each.allowed)]
        cells += ["-".join(map(str, each.last_ten))] if wide else []
        cells.append(_streak(each, voice))
        made.add_row(league.clubs[each.club].name, *cells)
    return made


def _share(share: Fraction) -> str:
    """As newspapers print it.

    >>> _share(Fraction(5, 8)), _share(Fraction(1))
    ('.625', '1.000')
    """
    text = f"{float(share):.3f}"
    return text if share >= 1 else text[1:]


def _behind(games: Fraction) -> str:
    whole, half = divmod(abs(games), 1)
    sign = "+" if games < 0 else ""
    return f"{sign}{whole or ('' if half else 0)}{'½' if half else ''}" if games else "-"


def _streak(record: Record, voice: Voice) -> str:
    if not record.streak:
        return ""
    return voice.say("league-streak", kind="won" if record.streak > 0 else "lost", count=abs(record.streak))


def _show_bracket(league: League, year: Year, voice: Voice) -> None:
    bracket = year.format.bracket(year.played)
    for number, ties in enumerate(bracket.rounds if bracket else (), 1):
        title = voice.say("league-round", number=number, left=2 * len(ties))
        console().print(title, style="bold", highlight=False)
        for tie in ties:
            upper = league.clubs[tie.upper].name
            if tie.lower is None:
                console().print("  " + voice.say("league-bye", club=upper), highlight=False)
                continue
            told: Told = {"upper": upper, "lower": league.clubs[tie.lower].name}
            wins: Told = {"first": tie.upper_wins, "second": tie.lower_wins}
            console().print("  " + voice.say("league-tie", **told, **wins), highlight=False)


def _tell_champion(league: League, year: Year, voice: Voice) -> None:
    if (champion := year.champion) is not None:
        told: Told = {"club": league.clubs[champion].name, "season": year.number}
        console().print(voice.say("league-champion", **told), style="bold green", highlight=False)


# --- Which file, which season ----------------------------------------------------------------------------------------


def _book(wanted: Namespace) -> Book:
    """The file that was named, or the only one of its kind that is here."""
    if wanted.file:
        return Book(Path(wanted.file))
    here = sorted(Path().glob(f"*{ENDING}"))
    if len(here) != 1:
        key = "cli-league-several" if here else "cli-league-none"
        raise CommandError(message(key, files=", ".join(str(each) for each in here)))
    return Book(here[0])


def _year(league: League, number: int | None) -> Year:
    if number is None:
        return league.year
    if number > len(league.years):
        raise NoSuchGame("league-error-no-season", season=number, seasons=len(league.years))
    return league.years[number - 1]
