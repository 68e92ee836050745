"""Leagues on a server: founded, kept in the store, played on in a process of their own, shown a page at a time.

What is kept of a league are the pieces of its file with the scorecards that belong to them; whichever worker is asked
for it reads the pieces that it lacks. That a league is to be played on is kept too, as the last day that is wanted: one
worker takes that up, looks after every piece whether it still holds, and another goes on where that worker has died.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing, suppress
from typing import Any, TypeVar

from rainout.bots.elsewhere import Elsewhere
from rainout.core.match import Match
from rainout.leagues.annals import (
    Annals,
    Declined,
    Errand,
    Following,
    Founding,
    Piece,
    game_played,
    run_errand,
)
from rainout.leagues.founding import Wish
from rainout.leagues.league import Year
from rainout.leagues.playing import match_before, match_of
from rainout.leagues.results import Fixture
from rainout.server import seats, show_leagues
from rainout.server.errors import (
    Busy,
    CannotFound,
    LeagueBusy,
    NotCommissioner,
    NotDue,
    NoToken,
    NotYourClub,
    SeasonOver,
    StorageFailed,
    UnknownLeague,
    WrongInvitation,
)
from rainout.server.house import House
from rainout.server.protocol import HeldSeat, Opened
from rainout.server.protocol_leagues import (
    ClubPage,
    CoursePage,
    DayPage,
    Founded,
    FoundLeague,
    GamePage,
    Invited,
    LeadersPage,
    LeagueLine,
    LeagueShown,
    ManagerLine,
    Managing,
    PeoplesGame,
    PlayerPage,
    PlayLeague,
    TakeClub,
)
from rainout.server.records import Course, LeagueRecord, Taken, now
from rainout.server.store import Store

log = logging.getLogger(__name__)

T = TypeVar("T")

MOST_KEPT = 8
"""Leagues that are kept in memory: some ten megabytes each."""
MOST_PAGES = 200
"""Pages of a league that are kept until it has changed."""
AT_ONCE = 2
"""Leagues that are played or founded at the same time."""
MOST_WAITING = 16
"""Schedules that may be waited for; most take a second."""
NICE = 5
"""How far leagues give way to tables and bots."""
KEPT_IDLE = 300.0
"""Seconds after which a process that has nothing to do goes, and its memory with it."""
SEED_BITS = 128
"""Dice of games to come follow from the seed, so nobody must be able to guess it."""
PATIENCE = 5.0
"""Seconds that whoever stops a league waits for the piece that is being played."""
TO_THE_END = 1_000_000
"""A day that no season reaches."""


class Kept:
    """A league as this worker knows it. Whoever reads or changes it must hold ``lock``."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.annals = Annals()
        self.pieces = 0
        self._pages: dict[Hashable, Any] = {}

    def add(self, pieces: Sequence[Piece]) -> None:
        """What was played since."""
        self.annals.add(pieces)
        self.pieces += len(pieces)
        self._pages.clear()

    def page(self, what: Hashable, make: Callable[[Annals], T]) -> T:
        """A page, made when it is asked for first."""
        if what not in self._pages:
            if len(self._pages) >= MOST_PAGES:
                self._pages.clear()
            self._pages[what] = make(self.annals)
        found: T = self._pages[what]
        return found


class Leagues:
    """The leagues of a server."""

    def __init__(self, store: Store, house: House) -> None:
        self._store, self._house = store, house
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._listening = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="league")
        self._players: list[Elsewhere] = []
        """All processes that were started for leagues."""
        self._idle: list[Elsewhere] = []
        self._leaving: dict[Elsewhere, asyncio.TimerHandle] = {}
        """When those that have nothing to do will go."""
        self._beside: asyncio.Task[None] | None = None
        self._asked = 0
        """How many wait for a schedule."""
        self._stopped = threading.Event()

    async def close(self) -> None:
        """Stop playing; what was played is kept, and what was wanted is gone on with another time."""
        self._stopped.set()
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *filter(None, [self._beside]), return_exceptions=True)
        for leaving in self._leaving.values():
            leaving.cancel()
        for player in self._players:
            player.kill()
        self._listening.shutdown(wait=False)

    # --- Founding ---

    async def found(self, wish: FoundLeague, language: str) -> Founded:
        """A new league; what cannot be played is refused."""
        made = await self._made(Founding(wished(wish), language))
        kept = Kept()
        await self._house.aside.do(kept.add, [made])
        league = kept.annals.league
        token, at = seats.new_secret(), now()
        record = LeagueRecord(
            league=seats.new_name(),
            token=seats.digest(token),
            name=league.terms.name,
            game=league.game.id,
            listed=wish.listed,
            pieces=1,
            course=show_leagues.course_of(league),
            created=at,
            updated=at,
        )
        await self._store.add_league(record, made)
        return Founded(record.league, token)

    # --- Looking ---

    async def listed(self) -> list[LeagueLine]:
        """Leagues that everybody is shown, the one that was played last first; whoever looks may want to found one."""
        self._expect()
        return [line_of(each) for each in await self._store.leagues(self._house.settings.lines_shown)]

    async def line(self, league: str) -> LeagueLine:
        """How far a league is."""
        record = await self._record(league)
        self._take_up(record)
        return line_of(record)

    async def front(self, league: str, season: int | None, tokens: Sequence[str]) -> LeagueShown:
        """The front page of a season; of the one that is played, or was played last, unless told."""
        record = await self._record(league)
        mine = bool(tokens) and is_commissioner(record, tokens)
        shown = await self._page(record, ("front", season), lambda a: show_leagues.show_front(a, season))
        managers, awaited = await self._people(record, season, tokens)
        self._take_up(record, any(each.over for each in awaited))
        if mine:
            self._expect()
        return shown(line_of(record), mine, managers, awaited)

    async def day(self, league: str, season: int | None, day: int) -> DayPage:
        """All games of a day."""
        record = await self._record(league)
        return await self._page(record, ("day", season, day), lambda a: show_leagues.show_day(a, season, day))

    async def leaders(self, league: str, season: int | None) -> LeadersPage:
        """Who leads in what, and what people tell of."""
        record = await self._record(league)
        return await self._page(record, ("leaders", season), lambda a: show_leagues.show_leaders(a, season))

    async def course(self, league: str, season: int | None) -> CoursePage:
        """How the standings came about, day by day."""
        record = await self._record(league)
        return await self._page(record, ("course", season), lambda a: show_leagues.show_course(a, season))

    async def club(self, league: str, season: int | None, club: str) -> ClubPage:
        """A club, its games and its players."""
        record = await self._record(league)
        return await self._page(
            record, ("club", season, club), lambda a: show_leagues.show_club(a, season, club)
        )

    async def player(self, league: str, season: int | None, club: str, place: int) -> PlayerPage:
        """A player's season."""
        record = await self._record(league)
        return await self._page(
            record,
            ("player", season, club, place),
            lambda a: show_leagues.show_player(a, season, club, place),
        )

    async def game(self, league: str, season: int | None, number: int) -> GamePage:
        """A game with its box score."""
        record = await self._record(league)
        return await self._page(
            record, ("game", season, number), lambda a: show_leagues.show_game(a, season, number)
        )

    async def file(self, league: str, tokens: Sequence[str]) -> tuple[str, str]:
        """The league's file, and what to call it; for its commissioner, since dice to come follow from it."""
        record = await self._record(league)
        require_commissioner(record, tokens)
        return await self._page(record, "file", lambda annals: annals.text), f"{record.game}-{league}.league"

    async def open_game(self, league: str, season: int | None, number: int) -> Opened:
        """A game as a match, at a table of its own at which it can be looked back at; asked twice, it is the same."""
        record = await self._record(league)

        def replayed(annals: Annals) -> tuple[int, Match, list[tuple[str, str]]]:
            year = show_leagues.year_of(annals.league, season)
            match = match_of(annals.league, year, number)
            clubs = [annals.league.clubs[club] for club in year.played[number - 1].clubs]
            return year.number, match, [(club.name, club.level) for club in clubs]

        kept = await self._open(record)
        async with kept.lock:
            of, match, players = await self._house.aside.do(replayed, kept.annals)
        return await self._house.keep_match(seats.name_of(f"{league} {of} {number}"), match, players)

    # --- Playing on ---

    async def play(self, league: str, wish: PlayLeague, tokens: Sequence[str]) -> LeagueLine:
        """Play so many days, or to the champion; returns before that is done."""
        record = await self._record(league)
        require_commissioner(record, tokens)
        if record.goal and not record.waiting:
            raise LeagueBusy
        if record.course.champion is not None:
            raise SeasonOver
        goal = TO_THE_END
        if wish.days is not None:
            kept = await self._open(record)
            async with kept.lock:
                goal = kept.annals.league.year.due[0].day + wish.days - 1
        await self._store.set_goal(league, goal)
        return await self.line(league)

    async def stop(self, league: str, tokens: Sequence[str]) -> LeagueLine:
        """Play no further than what is being played this moment."""
        record = await self._record(league)
        require_commissioner(record, tokens)
        await self._store.set_goal(league, 0)
        if task := self._playing.get(league):
            await asyncio.wait({task}, timeout=PATIENCE)
        return await self.line(league)

    async def begin_season(self, league: str, tokens: Sequence[str]) -> LeagueLine:
        """The next season, with the same clubs."""
        record = await self._record(league)
        require_commissioner(record, tokens)
        kept = await self._open(record)
        piece = await self._made(Following(kept.annals.text))
        async with kept.lock:
            course = await self._house.aside.do(played_on, kept, piece)
            try:
                await self._store.play_league_on(league, kept.pieces - 1, piece, course)
            except BaseException as error:
                self._kept.pop(league, None)  # it is ahead of the store
                if not isinstance(error, Taken):  # asked twice at once, it is the same season
                    raise
        return await self.line(league)

    def _take_up(self, record: LeagueRecord, ended: bool = False) -> None:
        """Play a league on that is to be, or enter a game that people have ended, unless that is being done here."""
        wanted = record.goal or record.waiting or ended
        if wanted and record.league not in self._playing and not self._stopped.is_set():
            task = asyncio.create_task(self._play_on(record.league), name=f"league {record.league}")
            self._playing[record.league] = task
            task.add_done_callback(lambda _: self._playing.pop(record.league, None))

    async def _play_on(self, league: str) -> None:
        """Play as far as is wanted, if no other worker does."""
        duty, mine = f"league {league}", False
        try:
            mine = await self._house.has_duty(duty)
            while mine and await self._play_some(league) and not self._stopped.is_set():
                pass
        except (Taken, StorageFailed):
            log.warning("league %s: somebody else plays it on, or it cannot be kept", league)
        except Exception:
            log.exception("league %s cannot be played on", league)
            with suppress(StorageFailed):
                await self._store.set_goal(league, 0)
        finally:
            if mine:
                with suppress(StorageFailed):
                    await self._store.give_up_duty(duty)

    async def _play_some(self, league: str) -> bool:
        """Do what is next; False if there is nothing to be done now."""
        record = await self._record(league)
        kept = await self._open(record)
        errand, due = await self._next(record, kept)
        if due and errand.awaits(due[0]):
            if await self._enter(record, kept, due[0]):
                return True
            if record.goal and record.waiting != due[0].number:
                await self._store.wait_for(league, due[0].number)
            return False
        if not record.goal:
            return False
        if not due or due[0].day > record.goal:
            await self._store.reached(league, record.goal)
            return True
        try:
            await self._run(kept, record, errand)
        except BaseException:
            self._kept.pop(league, None)  # it may be ahead of the store
            raise
        return True

    async def _next(self, record: LeagueRecord, kept: Kept) -> tuple[Errand, list[Fixture]]:
        """What is to be played by bots, and all games of the next day."""
        people = [each.club for each in await self._store.managers(record.league) if each.token]
        async with kept.lock:
            year = kept.annals.league.year
            tables = await self._store.league_tables(record.league, year.number)
            let = frozenset(number for number, table in tables.items() if table is None)
            return Errand(kept.annals.text, record.goal, frozenset(people), let), year.due

    # --- People ---

    async def invite(self, league: str, club: str, tokens: Sequence[str]) -> Invited:
        """Let somebody take a club, by a link from the commissioner; whoever had it has it no more."""
        record = await self._record(league)
        require_commissioner(record, tokens)
        kept = await self._open(record)
        place, invitation = kept.annals.league.club(club), seats.new_secret()
        await self._store.invite_manager(league, place, seats.digest(invitation))
        return Invited(kept.annals.league.clubs[place].sign, invitation)

    async def take_club(self, league: str, wish: TakeClub) -> Managing:
        """Take the club that an invitation is for; it is used up by that."""
        record = await self._record(league)
        token, name = seats.new_secret(), seats.player_name(wish.name)
        place = await self._store.manage(league, seats.digest(wish.invitation), seats.digest(token), name)
        if place is None:
            raise WrongInvitation
        return Managing((await self._open(record)).annals.league.clubs[place].sign, token)

    async def release(self, league: str, club: str, tokens: Sequence[str]) -> LeagueLine:
        """Give a club back to its bot: its manager may, and the commissioner."""
        record = await self._record(league)
        kept = await self._open(record)
        place = kept.annals.league.club(club)
        await self._require_manager(record, {place}, tokens)
        await self._store.release_club(league, place)
        return await self.line(league)

    async def sit(self, league: str, number: int, tokens: Sequence[str]) -> Opened:
        """Sit down to a game of today: people play it at a table of the server, and bots for clubs without anybody."""
        record = await self._record(league)
        kept = await self._open(record)
        year, fixture = await self._due(record, kept, number)
        managers = {each.club: each for each in await self._store.managers(league) if each.token}
        mine = {seats.digest(token): token for token in tokens}
        clubs = [kept.annals.league.clubs[club] for club in (fixture.home, fixture.away)]
        held = tuple(
            HeldSeat(seat, token=mine[managers[club].token or ""])
            for seat, club in enumerate((fixture.home, fixture.away))
            if club in managers and managers[club].token in mine
        )
        if not held:
            raise NotYourClub
        async with kept.lock:
            match = await self._house.aside.do(match_before, kept.annals.league, year, fixture)
        sitting = tuple(
            seats.Seat("human", managers[place].name or club.name, token=managers[place].token)
            if place in managers
            else seats.Seat("bot", club.name, club.level)
            for place, club in zip((fixture.home, fixture.away), clubs, strict=True)
        )
        people = " ".join(each.token or "" for each in sitting)
        name = seats.name_of(f"{league} {year.number} {number} {people}")
        await self._house.open_match(name, match, sitting, listed=record.listed)
        await self._store.seat_league_game(league, year.number, number, name)
        return Opened(name, held)

    async def let(self, league: str, number: int, tokens: Sequence[str]) -> LeagueLine:
        """Have the bots play a game of today: its managers may, and the commissioner, if nobody comes."""
        record = await self._record(league)
        kept = await self._open(record)
        year, fixture = await self._due(record, kept, number)
        await self._require_manager(record, {fixture.home, fixture.away}, tokens)
        await self._store.seat_league_game(league, year.number, number, None)
        await self._store.wait_for(league, 0)
        return await self.line(league)

    async def _due(self, record: LeagueRecord, kept: Kept, number: int) -> tuple[Year, Fixture]:
        """A game of today that people play themselves; refused if it is none."""
        errand, due = await self._next(record, kept)
        fixture = next((each for each in due if each.number == number and errand.awaits(each)), None)
        if fixture is None:
            raise NotDue
        return kept.annals.league.year, fixture

    async def _require_manager(self, record: LeagueRecord, clubs: set[int], tokens: Sequence[str]) -> None:
        """Refuse everybody but the commissioner and whoever manages one of these clubs."""
        if not tokens:
            raise NoToken
        shown = {seats.digest(token) for token in tokens}
        known = {each.token for each in await self._store.managers(record.league) if each.club in clubs}
        if not shown & {record.token, *known}:
            raise NotYourClub

    async def _enter(self, record: LeagueRecord, kept: Kept, fixture: Fixture) -> bool:
        """Enter a game that people have played to its end; False if they have not."""
        season = kept.annals.league.year.number
        table = (await self._store.league_tables(record.league, season)).get(fixture.number)
        match = table and await self._house.finished(table)
        if not match:
            return False
        async with kept.lock:
            piece = await self._house.aside.do(game_played, kept.annals.league, fixture, match)
            try:
                course = await self._house.aside.do(played_on, kept, piece)
                await self._store.play_league_on(record.league, kept.pieces - 1, piece, course)
            except BaseException:
                self._kept.pop(record.league, None)  # it may be ahead of the store
                raise
        return True

    async def _people(
        self, record: LeagueRecord, season: int | None, tokens: Sequence[str]
    ) -> tuple[tuple[ManagerLine, ...], tuple[PeoplesGame, ...]]:
        """Who manages clubs, and what they have to play today."""
        known = await self._store.managers(record.league)
        if not known:
            return (), ()
        kept = await self._open(record)
        league = kept.annals.league
        shown = {seats.digest(token) for token in tokens}
        managers = tuple(
            ManagerLine(league.clubs[each.club].sign, each.name, each.token is not None, each.token in shown)
            for each in known
        )
        if season not in (None, league.year.number):
            return managers, ()
        errand, due = await self._next(record, kept)
        tables = await self._store.league_tables(record.league, league.year.number)
        mine = {each.club for each in known if each.token in shown}
        awaited = [each for each in due if errand.awaits(each)]
        games = [
            PeoplesGame(
                number=each.number,
                home=league.clubs[each.home].sign,
                away=league.clubs[each.away].sign,
                match=tables.get(each.number),
                over=bool((table := tables.get(each.number)) and await self._house.finished(table)),
                mine=not mine.isdisjoint((each.home, each.away)),
            )
            for each in awaited
        ]
        return managers, tuple(games)

    async def _run(self, kept: Kept, record: LeagueRecord, errand: Errand) -> None:
        """Play on as far as was wanted, or until that is wanted no more."""
        async with aclosing(self._errand(errand)) as played:
            async for piece in played:
                if isinstance(piece, Declined):
                    raise CannotFound(*piece)
                async with kept.lock:
                    course = await self._house.aside.do(played_on, kept, piece)
                    goal = await self._store.play_league_on(record.league, kept.pieces - 1, piece, course)
                if goal != record.goal:
                    return

    # --- Elsewhere ---

    async def _made(self, errand: Founding | Following) -> Piece:
        """A league or a season with its schedule; refused where it cannot be, or too many wait for theirs."""
        if self._asked >= MOST_WAITING:
            raise Busy(wait=5)
        self._asked += 1
        try:
            [made] = [each async for each in self._errand(errand)]
        finally:
            self._asked -= 1
        if isinstance(made, Declined):
            raise CannotFound(*made)
        assert isinstance(made, Piece)
        return made

    async def _errand(self, errand: Errand | Founding | Following) -> AsyncGenerator[Any, None]:
        """What an errand comes to, one thing after the other, once a process is free."""
        loop, stopped = asyncio.get_running_loop(), threading.Event()
        async with self._turn:
            player = await self._player()
            number = await loop.run_in_executor(self._listening, player.begin, errand)
            try:
                while (
                    found := await loop.run_in_executor(self._listening, player.next, number, stopped)
                ) is not None:
                    yield found
            finally:
                stopped.set()
                player.stop(number)
                self._rest(player)

    async def _player(self) -> Elsewhere:
        """A process that founds leagues and plays them, started when it is first needed."""
        while self._idle:
            player = self._idle.pop()
            if leaving := self._leaving.pop(player, None):
                leaving.cancel()
            if player.alive:
                return player
        player = await asyncio.to_thread(Elsewhere, run_errand, "rainout.leagues.annals", NICE)
        self._players = [*(each for each in self._players if each.alive), player]
        return player

    def _expect(self) -> None:
        """Somebody may soon want something done that takes a process."""
        if not any(each.alive for each in self._players) and (self._beside is None or self._beside.done()):
            self._beside = asyncio.create_task(self._have_player(), name="league")

    async def _have_player(self) -> None:
        """Have one of them soon, for somebody will want it."""
        self._rest(await self._player())

    def _rest(self, player: Elsewhere) -> None:
        """A process has nothing to do; if that is so for long, it goes."""

        def dismiss() -> None:
            if player in self._idle:
                self._idle.remove(player)
                player.kill()

        self._idle.append(player)
        self._leaving[player] = asyncio.get_running_loop().call_later(KEPT_IDLE, dismiss)

    # --- Reading ---

    async def _record(self, league: str) -> LeagueRecord:
        record = await self._store.league(league)
        if record is None:
            raise UnknownLeague
        return record

    async def _open(self, record: LeagueRecord) -> Kept:
        """A league, with all that was played."""
        kept = self._kept.setdefault(record.league, Kept())
        self._kept.move_to_end(record.league)
        async with kept.lock:
            if kept.pieces < record.pieces:
                pieces = await self._store.league_pieces(record.league, kept.pieces)
                await self._house.aside.do(kept.add, pieces)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return kept

    async def _page(self, record: LeagueRecord, what: Hashable, make: Callable[[Annals], T]) -> T:
        """A page of a league."""
        kept = await self._open(record)
        async with kept.lock:
            return await self._house.aside.do(kept.page, what, make)


def wished(wish: FoundLeague) -> Wish:
    """A wish as leagues are founded by, with names on one line."""
    names = [seats.player_name(each) for each in wish.entrants]
    return Wish(
        game=wish.game,
        name=seats.player_name(wish.name) or "",
        kind=wish.kind,
        clubs=wish.clubs,
        games=wish.games,
        divisions=wish.divisions,
        playoffs=wish.playoffs,
        seed=secrets.randbits(SEED_BITS),
        level=wish.level,
        draft=wish.draft,
        entrants=tuple((name, None) for name in names if name),
        options=wish.options,
    )


def played_on(kept: Kept, piece: Piece) -> Course:
    """A league with one more piece, and how far it is then."""
    kept.add([piece])
    return show_leagues.course_of(kept.annals.league)


def line_of(record: LeagueRecord) -> LeagueLine:
    """A league as lists show it."""
    course = record.course
    return LeagueLine(
        league=record.league,
        name=record.name,
        game=record.game,
        kind=course.kind,
        clubs=course.clubs,
        season=course.season,
        day=course.day,
        games=course.games,
        left=course.left,
        champion=course.champion,
        playing=record.goal > 0 and not record.waiting,
        waiting=record.waiting > 0,
        updated=record.updated,
    )


def is_commissioner(record: LeagueRecord, tokens: Sequence[str]) -> bool:
    """Whether one of these secrets is the league's."""
    return record.token in {seats.digest(token) for token in tokens}


def require_commissioner(record: LeagueRecord, tokens: Sequence[str]) -> None:
    """Refuse everybody but the league's commissioner."""
    if not tokens:
        raise NoToken
    if not is_commissioner(record, tokens):
        raise NotCommissioner
