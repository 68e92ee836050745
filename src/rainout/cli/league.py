"""``rainout league``: found a league, play it, and see how it stands."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import ceil, log2
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rainout.cli.output import console, print_json
from rainout.cli.simulate import progress_bar
from rainout.cli.story import draw_report
from rainout.cli.trouble import CommandError, Exit, read_text
from rainout.cli.voice import Voice
from rainout.core import matchfile
from rainout.core.registry import get
from rainout.core.words import Message, message
from rainout.diamond.box import innings_of
from rainout.diamond.game import BallGame
from rainout.diamond.newspaper import as_text
from rainout.diamond.scorecard import Bat, Pitch
from rainout.leagues.almanac import AWARDS, BATTING, PITCHING, Almanac, Deed, Player, lines_of, printed
from rainout.leagues.clubs import Club, gather, sign_for
from rainout.leagues.file import ENDING, Book
from rainout.leagues.league import SEATS, Kind, League, NoSuchGame, Terms, Year, found
from rainout.leagues.playing import Office, is_scored, match_of, plain_levels
from rainout.leagues.results import Fixture, Result
from rainout.leagues.standings import Record
from rainout.leagues.telling import standing_of

if TYPE_CHECKING:
    from rich.table import Table

Told = dict[str, str | int]
"""What a sentence is told with."""
USUAL_GAMES = 162
USUAL_CLUBS = 8
DIVISIONS = ("east", "west", "north", "south", "central", "coast")
"""Words: ``cli-league-division-…``."""
CLUBS_OF_DIVISION = 5
WIDE = 100
"""So many columns a terminal needs for all that newspapers print."""
BEST_OF = (3, 5, 7)
"""Of the last three rounds of playoffs."""


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
    game = get(wanted.game)
    seed = secrets.randbits(32) if wanted.seed is None else wanted.seed
    usual = game.workshop.usual if game.workshop else {}
    agreed = game.agree({**usual, **dict(wanted.option)}, SEATS)
    options = {
        option.name: agreed[option.name] for option in game.options if agreed[option.name] != option.default
    }
    kind: Kind = wanted.kind or ("season" if game.workshop else "round-robin")
    clubs = _clubs(wanted, agreed, kind, seed)
    division_count = wanted.divisions or (_usual_divisions(len(clubs)) if kind == "season" else 1)
    terms = Terms(
        name=wanted.name or voice.say("cli-league-usual-name"),
        game=game.id,
        rules=game.version,
        seed=seed,
        kind=kind,
        games=wanted.games or _usual_games(kind, len(clubs)),
        playoffs=_playoffs(wanted.playoffs, len(clubs)) if kind == "season" else 0,
        best_of=wanted.best_of or _usual_best_of(kind, _playoffs(wanted.playoffs, len(clubs))),
        options=options,
        divisions=_division_names(division_count, voice) if division_count > 1 else (),
    )
    league = found(terms, clubs)
    path = Path(wanted.file or f"rainout{ENDING}")
    try:
        Book(path).create(league)
    except FileExistsError:
        raise CommandError(message("cli-league-there", path=str(path))) from None
    screen = console()
    _show_terms(league, voice)
    screen.print(voice.say("cli-league-founded", path=str(path)), style="green", soft_wrap=True)
    return Exit.WELL


def _clubs(wanted: Namespace, agreed: dict[str, Any], kind: str, seed: int) -> list[Club]:
    """Who plays: those that were named, or clubs of the game."""
    game = get(wanted.game)
    level = wanted.level or plain_levels(game)[-1]
    if wanted.entrant:
        clubs: list[Club] = []
        ready = (
            gather(game, agreed, len(wanted.entrant), seed, level, draft=wanted.draft)
            if game.workshop
            else []
        )
        for place, (name, of_level) in enumerate(wanted.entrant):
            sign = sign_for(name, [each.sign for each in clubs])
            team = {"ready": ready[place].ready, "sheet": ready[place].sheet} if ready else {}
            clubs.append(Club(sign, name, of_level or level, **team))
        return clubs
    sheets = [read_text(Path(each)) for each in wanted.team]
    return gather(
        game, agreed, wanted.clubs or max(USUAL_CLUBS, len(sheets)), seed, level, sheets, wanted.draft
    )


def _usual_games(kind: str, clubs: int) -> int:
    if kind == "swiss":
        return ceil(log2(clubs)) + 2
    return {"season": USUAL_GAMES, "round-robin": 2, "ladder": 2 * clubs}.get(kind, 1)


def _usual_divisions(clubs: int) -> int:
    return 1 if clubs < 2 * CLUBS_OF_DIVISION else 2 if clubs < 16 else 4 if clubs < 24 else 6


def _division_names(count: int, voice: Voice) -> tuple[str, ...]:
    named = [voice.say(f"cli-league-division-{name}") for name in DIVISIONS[:count]]
    return (*named, *(str(number) for number in range(len(named) + 1, count + 1)))


def _playoffs(asked: int | None, clubs: int) -> int:
    if asked is not None:
        return asked
    return 8 if clubs >= 16 else 4 if clubs >= 6 else 2 if clubs >= 3 else 0


def _usual_best_of(kind: str, playoffs: int) -> tuple[int, ...]:
    if kind == "cup" or playoffs < 2:
        return (3,)
    return BEST_OF[-min(len(BEST_OF), (playoffs - 1).bit_length()) :]


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
        with progress_bar(league.game, _games_left(year), voice) as move_bar:
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


def _games_left(year: Year) -> int:
    known = len(getattr(year.format, "fixtures", ()))
    rounds = getattr(year.format, "rounds", 0) * (len(year.format.clubs) // 2)
    return max(known, rounds, len(year.played) + 1) - len(year.played)


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
    fixtures: list[Fixture] = list(getattr(year.format, "fixtures", []))
    fixtures += [each.fixture for each in year.played[len(fixtures) :]]
    fixtures += [each for each in year.due if each.number > len(fixtures)]
    shown = 0
    for each in fixtures:
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
    almanac, names = _almanac(book, league, year), Names(league, voice)
    screen = console()
    for part in (BATTING, PITCHING):
        for figure in part:
            best = almanac.leaders(figure)
            if best:
                screen.print(voice.say(f"league-figure-{figure}"), style="bold", highlight=False)
            for each in best:
                screen.print(f"  {each.text:>6}  {names.of(each.player)}", highlight=False)
    if year.champion is not None:
        for award in AWARDS:
            for each in almanac.leaders(award, 1):
                told: Told = {"player": names.of(each.player), "value": each.text}
                screen.print(voice.say(f"league-award-{award}", **told), style="bold green", highlight=False)
    if almanac.deeds:
        screen.print(voice.say("cli-league-deeds"), style="bold", highlight=False)
    for deed in almanac.deeds:
        screen.print("  " + names.deed(deed), highlight=False, soft_wrap=True)
    return Exit.WELL


def one_club(wanted: Namespace, voice: Voice) -> int:
    """A club's players with their lines."""
    book = _book(wanted)
    league = book.read()
    year = _year(league, wanted.season)
    club = league.club(wanted.club)
    almanac, names = _almanac(book, league, year), Names(league, voice)
    record = next(each for each in year.format.standings(year.played) if each.club == club)
    screen = console()
    screen.print(league.clubs[club].name, style="bold", highlight=False)
    screen.print(voice.say("cli-league-club-record", won=record.won, lost=record.lost, day=_day(year)))
    places = lines_of(almanac, club)
    batted = [place for place in places if almanac.batting[club, place, Bat.PA]]
    pitched = [place for place in places if almanac.pitching[club, place, Pitch.GAMES]]
    screen.print(_lines(names, club, batted, almanac.batting, BATTING_COLUMNS, voice))
    screen.print(_lines(names, club, pitched, almanac.pitching, PITCHING_COLUMNS, voice))
    return Exit.WELL


def _lines(names: Names, club: int, places: Sequence[int], lines: Any, columns: Any, voice: Voice) -> Table:
    from rich import box
    from rich.table import Table

    made = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    made.add_column(voice.say("cli-league-column-player"), no_wrap=True)
    for key, _ in columns:
        made.add_column(voice.say(f"league-column-{key}"), justify="right", no_wrap=True)
    for place in places:
        line = lines[club, place]
        made.add_row(names.alone(Player(club, place)), *(figure(line) for _, figure in columns))
    return made


def _number(column: int) -> Callable[[Any], str]:
    return lambda line: str(line[column])


def _average(line: Any) -> str:
    return printed(line[Bat.HITS] / max(1, line[Bat.AB]), 3)


def _earned_average(line: Any) -> str:
    return printed(27 * line[Pitch.EARNED] / line[Pitch.OUTS], 2) if line[Pitch.OUTS] else "-"


BATTING_COLUMNS = (
    *((name, _number(column)) for name, column in {
        "games": Bat.GAMES, "at-bats": Bat.AB, "runs": Bat.RUNS, "hits": Bat.HITS, "doubles": Bat.DOUBLES,
        "triples": Bat.TRIPLES, "homers": Bat.HOMERS, "batted-in": Bat.BATTED_IN, "walks": Bat.WALKS,
        "strikeouts": Bat.STRIKEOUTS, "steals": Bat.STEALS,
    }.items()),
    ("average", _average),
)  # fmt: skip
PITCHING_COLUMNS = (
    *((name, _number(column)) for name, column in {
        "games": Pitch.GAMES, "starts": Pitch.STARTS, "wins": Pitch.WINS, "losses": Pitch.LOSSES, "saves": Pitch.SAVES,
    }.items()),
    ("innings", lambda line: innings_of(int(line[Pitch.OUTS]))),
    *((name, _number(column)) for name, column in {
        "hits": Pitch.HITS, "earned": Pitch.EARNED, "walks": Pitch.WALKS, "strikeouts": Pitch.STRIKEOUTS,
    }.items()),
    ("earned-average", _earned_average),
)  # fmt: skip


def _almanac(book: Book, league: League, year: Year) -> Almanac:
    """The season's lines, where somebody keeps score of clubs whose players stay together."""
    if not is_scored(league) or not league.game.workshop:
        raise CommandError(message("cli-league-unscored"))
    return book.almanac(league, year)


class Names:
    """What players and their deeds are called."""

    def __init__(self, league: League, voice: Voice) -> None:
        self.league, self.voice = league, voice
        self.office = Office(league)

    def alone(self, player: Player) -> str:
        """A player's name."""
        game, other = self.league.game, (player.club + 1) % len(self.league.clubs)
        assert isinstance(game, BallGame)
        name = game.man(self.office.tables(player.club, other), player.place)
        return self.voice.say(name) if isinstance(name, Message) else name

    def of(self, player: Player) -> str:
        """A player with his club."""
        return f"{self.alone(player)} ({self.league.clubs[player.club].sign})"

    def deed(self, deed: Deed) -> str:
        """What somebody did."""
        club = self.league.clubs[deed.club].name
        who = club if deed.place is None else self.of(Player(deed.club, deed.place))
        told: Told = {"who": who, "day": deed.day, "number": deed.number, "count": deed.count}
        return self.voice.say(f"league-deed-{deed.kind}", **told)


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
    made.add_column(voice.say("cli-league-column-club"), no_wrap=True)
    for column in (*columns, *more):
        made.add_column(voice.say(f"cli-league-column-{column}"), justify="right", no_wrap=True)
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
    return voice.say(
        "cli-league-streak", kind="won" if record.streak > 0 else "lost", count=abs(record.streak)
    )


def _show_bracket(league: League, year: Year, voice: Voice) -> None:
    bracket = year.format.bracket(year.played)
    for number, ties in enumerate(bracket.rounds if bracket else (), 1):
        title = voice.say("cli-league-round", number=number, left=2 * len(ties))
        console().print(title, style="bold", highlight=False)
        for tie in ties:
            upper = league.clubs[tie.upper].name
            if tie.lower is None:
                console().print("  " + voice.say("cli-league-bye", club=upper), highlight=False)
                continue
            told: Told = {"upper": upper, "lower": league.clubs[tie.lower].name}
            wins: Told = {"first": tie.upper_wins, "second": tie.lower_wins}
            console().print("  " + voice.say("cli-league-tie", **told, **wins), highlight=False)


def _tell_champion(league: League, year: Year, voice: Voice) -> None:
    if (champion := year.champion) is not None:
        told: Told = {"club": league.clubs[champion].name, "season": year.number}
        console().print(voice.say("cli-league-champion", **told), style="bold green", highlight=False)


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
