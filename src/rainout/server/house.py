"""What people do here: open tables, take seats, move, take back, give up, play again, save and load.

Every change goes the same way: the table is one's own, the ply named is the ply it is at, the match takes the change,
the store makes it durable, and only then is anyone told.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial

import msgspec

from rainout.bots.graph import picture
from rainout.bots.thinkers import BrokenOff
from rainout.core import matchfile
from rainout.core.errors import IllegalAction
from rainout.core.fair import FairDice
from rainout.core.match import CannotUndo, Match
from rainout.core.preview import foresee
from rainout.core.registry import get
from rainout.core.words import Speaker
from rainout.diamond.newspaper import FORMS, MEDIA
from rainout.server import consent, metrics, seats
from rainout.server.analysing import Analyses
from rainout.server.aside import Aside
from rainout.server.bots import Bots, Turn, bot_due
from rainout.server.coaching import Coaching
from rainout.server.crew import Crew
from rainout.server.errors import (
    AtOdds,
    CannotAsk,
    CannotRate,
    Closed,
    HiddenYet,
    JustLeft,
    MatchOver,
    NeedsConsent,
    NobodyScores,
    NoCoach,
    NoKey,
    NoReport,
    NotGone,
    NothingAsked,
    NothingToChoose,
    NotKept,
    NotOver,
    NotYourSeat,
    NotYourTurn,
    Paused,
    Seated,
    SeatTaken,
    Stale,
    TableRolls,
    TimeUp,
    TooManyEmotes,
    UnknownPly,
    WrongInvitation,
)
from rainout.server.live import Live, Subscriber
from rainout.server.lobby import Glance
from rainout.server.notices import Moved, Notice, Resettled, Said, Saw
from rainout.server.presence import Presence
from rainout.server.protocol import (
    Act,
    Advised,
    AnalyseFile,
    Answer,
    Ask,
    Block,
    Claim,
    Consult,
    Emote,
    Emoted,
    EmoteName,
    Foretold,
    Fork,
    HeldSeat,
    Leave,
    LoadTable,
    NewTable,
    Offer,
    Opened,
    Overview,
    PlayerShown,
    Preview,
    Rank,
    Rematch,
    Replay,
    ReportSeat,
    Resign,
    Return,
    SeatWish,
    Settle,
    Showing,
    Table,
    TableLine,
    Take,
    Undo,
    Wish,
)
from rainout.server.records import Accord, Listing, Played, Record, Taken, moment, now
from rainout.server.settings import Settings
from rainout.server.show import (
    against_bots,
    eyes,
    show_listing,
    show_moment,
    show_seats,
    show_table,
    wishes,
)
from rainout.server.statements import is_name
from rainout.server.store import Store
from rainout.server.tables import CLOSED, UNRATED, LiveTable, Tables
from rainout.server.timers import Timers

Change = Callable[[LiveTable], list[str]]
"""Changes a table's match and says which entries that adds to the log."""
Tokens = Sequence[str]
NOTHING_AGREED = Accord()
WIDEST_SHOWN = 200.0
"""The deviation up to which somebody stands on a leaderboard."""
MOST_HISTORY = 200


class House:
    """All tables of one server, and what may be done at them."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], int] = moment) -> None:
        self.settings = settings
        self.clock = clock
        self.live = Live()
        self._store = store
        self._tables = Tables(store, settings.table_room, clock)
        self._timers = Timers(self.keep_time)
        self._analyses = Analyses()
        self._crew = Crew(store, self.live, self._hear, self._look_at, self._wake_all)
        self._bots = Bots(self._tables, settings.bot_pause, self._bot_moves, self._lease)
        self._coaching = Coaching()
        self._lobby = Glance(self._look_for_free)
        self.aside = Aside()
        self._presence = Presence(settings.gone_after)
        self._tables.caught_up = self.live.push
        self.live.left = self._presence.saw
        self.live.push_soon = lambda match: self._crew.do(self._show(match))

    async def reach_store(self) -> None:
        """See whether the store answers; it fails if not."""
        await self._store.record("")

    def take_stock(self) -> None:
        """Note for the metrics what is true of this moment."""
        metrics.TABLES.set(len(self._tables))
        metrics.ATTENDED.set(self.live.seated_here)
        metrics.BOTS.set(self._bots.thinking)

    async def begin(self) -> None:
        """Work beside whoever else serves these tables."""
        await self._crew.begin()

    async def close(self) -> None:
        """Let the bots stop and the store finish."""
        await self._timers.close()
        await self._bots.close()
        await self._crew.end()
        await self._store.close()

    # --- What other workers do ---

    def _hear(self, notice: Notice) -> None:
        """Another worker has changed something."""
        match notice:
            case Moved(match, ply):
                table = self._tables.known(match)
                behind = self.live.is_attended_here(match) and (table is None or table.ply < ply)
                if behind or self._crew.leases(match):
                    self._crew.do(self._look_in(match))
            case Resettled(match):
                self._lobby.forget()
                if self._tables.known(match) or self._crew.leases(match):
                    self._crew.do(self._show(match, reread=True))
            case Said(match, seat, emote):
                self.live.emote(match, Emoted(seat, emote))
            case Saw(match, sitting):
                self._presence.saw(match, sitting)

    async def _look_in(self, match: str) -> None:
        """Catch up with a table's log, tell whoever is there through this worker, and wake its bots."""
        async with self.at(match):
            pass

    async def _show(self, match: str, reread: bool = False) -> None:
        """Tell whoever is at a table through this worker how it stands, with the same people or others in its seats."""
        async with self.at(match) as table:
            if reread:
                await self._tables.reread(table)
                self._wake(table)
            self.live.push(table)

    async def _look_at(self, matches: Iterable[str]) -> None:
        """See whether some tables are as the store says."""
        for listing in await self._store.listings(list(matches)):
            table = self._tables.known(listing.match)
            if not table or (table.ply, table.record.seats) != (listing.ply, listing.seats):
                await self._show(listing.match, reread=True)

    def _wake_all(self) -> None:
        """Somebody who let bots think is gone, or was not heard."""
        for match in self.live.tables:
            table = self._tables.known(match)
            if table and bot_due(table):
                self._crew.do(self._look_in(match))

    async def _lease(self, match: str) -> bool:
        """Whether this worker is to think for a table's bots; whoever does otherwise is told that they are due."""
        mine = await self._crew.lease(match)
        table = self._tables.known(match)
        if not mine and table:
            self._crew.tell(Moved(match, table.ply))
        return mine

    # --- Opening tables ---

    async def open(self, wish: NewTable) -> Opened:
        """A new table, dealt and waiting for its first player."""
        match = Match(get(wish.game), wish.options, seats=len(wish.seats), own_dice=wish.own_dice)
        sitting, held = seats.seat_everyone(match.game, wish.seats)
        if wish.rated:
            sitting = rated_seats(wish, sitting)
        match.settle()
        accord = Accord(wish.pace, wish.consent, wish.rated)
        return await self._open(match, sitting, held, wish.listed, accord)

    async def load(self, wish: LoadTable) -> Opened:
        """The match in a file: goes on, with dice of its own, where it was left, or is there to be replayed."""
        match, wishes = await self.aside.do(read_file, wish.file)
        sitting, held = seats.seat_everyone(match.game, wishes)
        return await self._open(match, sitting, held, listed=False)

    async def fork(self, match: str, wish: Fork) -> Opened:
        """A table of one's own that begins as a finished match did; nothing happens to that one."""
        async with self.at(match) as table:
            now = table.match
            if not now.over:
                raise NotOver
            if wish.ply > now.ply:
                raise UnknownPly(plies=now.ply)
            if wish.seat >= now.seats:
                raise NotYourSeat(seat=wish.seat + 1)
            then = now.at(wish.ply)
        if then.over:
            raise MatchOver
        then.dice = FairDice.new()
        then.settle()
        wishes = [SeatWish("bot", level=wish.level)] * then.seats
        wishes[wish.seat] = SeatWish("me", name=wish.name)
        sitting, held = seats.seat_everyone(then.game, wishes)
        return await self._open(then, sitting, held, listed=False)

    async def _open(
        self,
        match: Match,
        sitting: tuple[seats.Seat, ...],
        held: tuple[HeldSeat, ...],
        listed: bool,
        accord: Accord = NOTHING_AGREED,
    ) -> Opened:
        record = new_record(match, sitting, listed, accord)
        await self._add(record, match)
        return Opened(record.match, held)

    async def _add(self, record: Record, match: Match) -> None:
        table = LiveTable(record, self.clock)
        table.match = match
        entries, at = written(match, 0), self.clock()
        if match.last_words:
            entries.append(match.last_words)
        if table.rings(at):  # everybody is there
            entries.append("table start")
        clocks = table.clocks_after(entries, at, None)
        bookmark = table.bookmark(entries, clocks)
        await self._store.add(record, entries, table.standing, bookmark, at)
        table.note(entries, clocks)
        table.bookmark_is_kept(bookmark)
        self._tables.keep(table)
        self._wake(table)
        self._lobby.forget()

    async def keep_match(self, name: str, match: Match, players: Sequence[tuple[str, str]]) -> Opened:
        """A finished match that was played by bots elsewhere, each with its name and level, to be looked back at here.

        One that is kept already stays as it is.
        """
        sitting = tuple(seats.Seat("bot", called, level) for called, level in players)
        await self.open_match(name, match, sitting, listed=False)
        return Opened(name, ())

    async def open_match(
        self, name: str, match: Match, sitting: tuple[seats.Seat, ...], listed: bool
    ) -> None:
        """A table of that name for a match from elsewhere, such as a game of a league; one that is there stays."""
        if await self._store.record(name) is None:
            if not match.over:
                match.settle()
            record = msgspec.structs.replace(new_record(match, sitting, listed), match=name)
            with suppress(Taken):
                await self._add(record, match)

    async def finished(self, match: str) -> Match | None:
        """A match that is over, as it stands; None while it is on."""
        [*listings] = await self._store.listings([match])
        return await self._finished(match) if listings and listings[0].standing.outcome else None

    async def claim(self, match: str, wish: Claim) -> HeldSeat:
        """Take the seat an invitation is for; it is used up by that."""
        invitation, token = seats.digest(wish.invitation), seats.new_secret()
        async with self.at(match) as table:
            await self._tables.reread(table)
            invited = [n for n, seat in enumerate(table.record.seats) if seat.invitation == invitation]
            require_open(table)
            name, player = seats.player_name(wish.name), rated_player(table, wish.key)
            await self._require_peace(table, player)
            if not invited or not await self._store.claim(invitation, seats.digest(token), name, player):
                raise WrongInvitation
            await self._resettle(table)
            return HeldSeat(invited[0], token)

    async def take(self, match: str, wish: Take, tokens: Tokens) -> HeldSeat:
        """Sit down where anybody may."""
        token, name = seats.new_secret(), seats.player_name(wish.name)
        async with self.at(match) as table:
            await self._tables.reread(table)
            if await self._held(table, tokens):
                raise Seated
            if table.match.over:
                raise MatchOver
            require_open(table)
            player = rated_player(table, wish.key)
            await self._require_peace(table, player)
            for number, seat in enumerate(table.record.seats):
                wanted = seat.free and wish.seat in (None, number)
                if wanted and await self._store.take(match, number, seats.digest(token), name, player):
                    await self._resettle(table)
                    return HeldSeat(number, token)
        raise SeatTaken

    async def _require_peace(self, table: LiveTable, player: str | None) -> None:
        """Refuse to seat people together of whom one has blocked the other."""
        others = [seat.player for seat in table.record.seats if seat.player]
        if player and await self._store.at_odds([player, *others]):
            raise AtOdds

    async def offer(self, match: str, asked: Offer, tokens: Tokens) -> None:
        """The friend does not come: let anybody take the seat that was kept."""
        async with self.at(match) as table:
            held = await self._held(table, tokens)
            seats.require(held, held[0] if held else asked.seat)
            if not await self._store.offer(match, asked.seat):
                raise NotKept
            await self._resettle(table)

    async def show(self, match: str, asked: Showing, tokens: Tokens) -> None:
        """Let everyone watch a table, or only those who have its link."""
        async with self.at(match) as table:
            held = await self._held(table, tokens)
            seats.require(held, held[0] if held else 0)
            await self._store.set_listed(match, asked.listed)
            await self._resettle(table)

    async def _resettle(self, table: LiveTable) -> None:
        """Who sits at a table, or who may look on, has changed."""
        await self._tables.reread(table)
        self._crew.tell(Resettled(table.name))
        self.live.push(table)
        await self._keep_time(table)
        self._lobby.forget()

    # --- Looking ---

    @asynccontextmanager
    async def at(self, match: str) -> AsyncIterator[LiveTable]:
        """A table, up to date, its bots awake, and for the moment one's own."""
        async with self._tables.at(match) as table:
            await self._keep_time(table)
            self._wake(table)
            yield table

    async def keep_time(self, match: str) -> None:
        """Look at the clock of a table."""
        async with self.at(match):
            pass

    async def _keep_time(self, table: LiveTable) -> None:
        """Enter what the clock has to say, if another worker has not done so; bots take over from who is late."""
        while rings := table.rings(self.clock()):
            entry, at = rings
            with suppress(Stale):
                await self._make(table, partial(ring, entry=entry), at)
        for seat in table.late:
            if not table.record.seats[seat].away:
                await self._set_away(table, seat, True)
        await self._count(table)

    async def _count(self, table: LiveTable) -> None:
        """Let a match that is over count for the ratings; after a fall, when somebody looks at it again."""
        outcome = table.standing.outcome
        if not table.rated or outcome is None or table.is_counted:
            return
        sitting = show_seats(table.record, ())
        played = [Played(seat.player, seat.name, seat.side) for seat in sitting if seat.player]
        if len(played) == len(sitting):
            await self._store.rate(table.name, table.match.game.id, played, outcome.winner, self.clock())
        table.is_counted = True

    # --- Looking after the house ---

    async def report(self, match: str, told: ReportSeat, tokens: Tokens) -> None:
        """Keep for the host what somebody tells of somebody else at the table."""
        async with self.at(match) as table:
            seats.require(await self._held(table, tokens), told.seat)
            if told.about >= len(table.record.seats) or table.record.seats[told.about].kind != "human":
                raise NotYourSeat(seat=told.about + 1)
            seen = msgspec.structs.replace(told, words=seats.on_one_line(told.words))
            await self._store.report(match, seen, self.clock())

    async def block(self, wish: Block) -> None:
        """Somebody wants to meet somebody at rated tables no more, or again."""
        await self._store.block(seats.player_of(wish.key), wish.player, wish.blocked)

    async def overview(self) -> Overview:
        """What a host wants to see: load, tables and reports."""
        return Overview(
            tables=len(self._tables),
            attended=self.live.seated_here,
            bots=self._bots.thinking,
            sockets=self.live.sockets,
            memory=metrics.memory(),
            lines=tuple(self._line(each) for each in await self._store.latest(self.settings.lines_shown)),
            reports=await self._store.reports(MOST_HISTORY),
        )

    async def settle(self, wish: Settle) -> None:
        """A host has dealt with a report."""
        known = is_name(wish.match)
        if not known or not await self._store.settle(wish.match, wish.seat, wish.about, wish.done):
            raise NoReport

    async def shut(self, match: str) -> None:
        """Close a table: nobody moves there or sits down any more, and nobody is shown it."""
        async with self.at(match) as table:
            if not table.closed:
                await self._make(table, lambda _: [CLOSED])
                await self._store.set_listed(match, False)
                await self._resettle(table)

    async def leaderboard(self, game: str) -> list[Rank]:
        """Who plays a game best, of those of whom enough is known."""
        get(game)
        return await self._store.best(game, WIDEST_SHOWN, self.settings.lines_shown)

    async def player(self, player: str) -> PlayerShown:
        """What is known of somebody."""
        return await self._store.player(player, MOST_HISTORY)

    async def look(self, match: str, tokens: Tokens, since: int | None = 0) -> Table:
        """A table with all that happened at it since some entries of its log; None: with how it stands only."""
        async with self.at(match) as table:
            held = await self._held(table, tokens)
            since = table.ply if since is None else since
            sitting = show_seats(table.record, self.live.present(match))
            return show_table(table, held, since, sitting, watching=self.live.watching(match))

    async def listed(self) -> list[TableLine]:
        """Tables anyone may watch."""
        since, attended = now(ago=self.settings.abandoned_after), self.live.attended
        listings = await self._store.listed(self.settings.lines_shown, since, attended)
        return [self._line(listing) for listing in listings]

    async def free(self) -> list[TableLine]:
        """Tables with a seat that anybody may take, as long as somebody waits there."""
        return await self._lobby.now()

    async def _look_for_free(self) -> list[TableLine]:
        since, attended = now(ago=self.settings.lobby_keeps), self.live.attended
        listings = await self._store.free(self.settings.lines_shown, since, attended)
        return [self._line(listing) for listing in listings]

    def _line(self, listing: Listing) -> TableLine:
        match = listing.match
        return show_listing(listing, self.live.present(match), self.live.watching(match))

    async def mine(self, matches: Sequence[str]) -> list[TableLine]:
        """Some tables by name."""
        listings = await self._store.listings(list(dict.fromkeys(matches)))
        return [self._line(listing) for listing in listings]

    async def moment(self, match: str, ply: int, tokens: Tokens) -> tuple[Replay, bool]:
        """A match as it stood after ``ply`` actions, and whether that will never change again.

        Everyone is shown what their eyes saw then, so a spectator may look back at a match that is still played.
        """
        async with self.at(match) as table:
            held = await self._held(table, tokens)
            now = table.match
            if ply > now.ply:
                raise UnknownPly(plies=now.ply)
            still, over, seat = table.still, now.over, eyes(table, held)
        if over:
            self._analyses.expect()
        return await self.aside.do(show_moment, still, ply, match, seat), over

    async def file(self, match: str) -> tuple[str, str]:
        """A match as a file, and what to call it. It tells all cards, so not before a game with hidden ones is over."""
        async with self.at(match) as table:
            if table.match.game.hidden and not table.match.over:
                raise HiddenYet
            players = seats.write_players(table.record.seats)
            text = matchfile.save(table.match, players, date=table.record.created[:10])
            return text, f"{table.record.game}-{table.name}.txt"

    async def look_back(self, match: str) -> AsyncIterator[bytes]:
        """Analyses of a finished match, line by line; while it is played they would be a coach against people."""
        return await self._analyses.of(await self._finished(match), match)

    async def draw(self, match: str, language: str) -> tuple[str, str]:
        """The graph of a finished match, and what to call it."""
        still = await self._finished(match)
        analysis = await self._analyses.last(still, match)
        async with self.at(match) as table:
            sitting = table.record.seats
        speaker = Speaker(language)
        speaker.names = [seats.called(seat, number, speaker) for number, seat in enumerate(sitting)]
        return picture(analysis, speaker), f"{analysis.game}-{match}.svg"

    async def box(self, match: str, form: str, language: str) -> tuple[str, str, str]:
        """The box scores of a finished match in one of their forms, its media type and what to call it."""
        still = await self._finished(match)
        boxes = await self.aside.do(lambda: still.boxes)
        if not boxes:
            raise NobodyScores
        async with self.at(match) as table:
            sitting = table.record.seats
        speaker = Speaker(language)
        speaker.names = [seats.called(seat, number, speaker) for number, seat in enumerate(sitting)]
        media, ending = MEDIA[form]
        return FORMS[form](boxes, speaker), media, f"{still.game.id}-{match}-box.{ending}"

    async def _finished(self, match: str) -> Match:
        """A match that is over, as it stands."""
        async with self.at(match) as table:
            if not table.match.over:
                raise NotOver
            return table.match.snapshot()

    async def look_back_at_file(self, wish: AnalyseFile) -> AsyncIterator[bytes]:
        """The same of the match in a file; whoever has that knows all of it."""
        match = await self.aside.do(matchfile.load, wish.file)
        return await self._analyses.of(match)

    async def foresee(self, match: str, asked: Preview, tokens: Tokens) -> Foretold:
        """What an action of a seat would do, worked out aside from a copy: the table goes on meanwhile."""
        async with self.at(match) as table:
            seats.require(await self._held(table, tokens), asked.seat)
            if asked.ply != table.ply:
                raise Stale(table.ply)
            what = asked.seat, " ".join(asked.action.lower().split())
            if what in table.foreseen:
                return Foretold(asked.ply, asked.seat, table.foreseen[what])
            still = table.match.snapshot()
        foreseen = await self.aside.do(foresee, still, *what)
        if table.ply == asked.ply:
            table.foreseen[what] = foreseen
        return Foretold(asked.ply, asked.seat, foreseen)

    async def consult(self, match: str, asked: Consult, tokens: Tokens) -> Advised:
        """What the coach says to the seat that must act; he is asked once about a position, in a process of its own."""
        await self._consulted(match, asked, tokens)  # what is refused need not wait
        async with self._coaching.turn:
            table, still = await self._consulted(match, asked, tokens)
            try:
                advice = table.advice or await self._coaching.think(match, asked.ply, still)
            except BrokenOff:
                raise Stale(table.ply) from None
        if table.ply != asked.ply:
            raise Stale(table.ply)
        if advice.options:  # before that he is still warming up
            table.advice = advice
        return Advised(asked.ply, asked.seat, advice)

    async def _consulted(self, match: str, asked: Consult, tokens: Tokens) -> tuple[LiveTable, Match]:
        """The table at which the coach is asked, and its match as it stands."""
        async with self.at(match) as table:
            seats.require(await self._held(table, tokens), asked.seat)
            seats.require_present(table.record.seats, asked.seat)
            if not against_bots(show_seats(table.record, ()), asked.seat):
                raise NoCoach
            if asked.ply != table.ply:
                raise Stale(table.ply)
            if table.match.over:
                raise MatchOver
            if table.standing.actor != asked.seat:
                raise NotYourTurn(seat=(table.standing.actor or 0) + 1)
            if table.asked != "act":
                raise NothingToChoose
            return table, table.match.snapshot()

    # --- Live ---

    async def join(self, match: str, subscriber: Subscriber, tokens: Tokens, since: int) -> None:
        """Sit down at a table, or watch it, through a socket."""
        async with self.at(match) as table:
            held = await self._held(table, tokens)
            # Whoever opens the page has come back; a line that was down for a moment ends nothing that was wished.
            await self._take_back(table, [n for n in held if since == 0 or not table.record.seats[n].wished])
            self.live.join(table, subscriber, held, since)

    async def leave(self, match: str, subscriber: Subscriber) -> None:
        """The socket is gone."""
        self._presence.saw(match, subscriber.you)
        if self.live.leave(match, subscriber):
            async with self.at(match) as table:
                self.live.push(table)

    async def refresh(self, match: str, subscriber: Subscriber, since: int = 0) -> None:
        """Send a subscriber the table again: the whole of it, or what happened since."""
        async with self.at(match) as table:
            self.live.catch_up(table, subscriber, since)

    # --- Playing: everybody at the table is sent how it stands then; who talks without a socket may look ---

    async def act(self, match: str, asked: Act, tokens: Tokens) -> None:
        """A player's action, or the roll of a die."""
        with metrics.timed(metrics.MOVES, by="player"):
            await self._change(
                match, asked.ply, asked.seat, tokens, lambda t: act(t, asked.seat, asked.action)
            )

    async def undo(self, match: str, asked: Undo, tokens: Tokens) -> None:
        """Take back a seat's last action."""
        await self._change(match, asked.ply, asked.seat, tokens, lambda t: undo(t, asked.seat))

    async def ask(self, match: str, asked: Ask, tokens: Tokens) -> None:
        """A seat asks the others to agree to something; who holds several seats agrees with all of them."""

        def change(table: LiveTable) -> list[str]:
            if Wish(asked.what, asked.seat) not in wishes(table, (asked.seat,)):
                raise CannotAsk
            mine = seats.held_by(table.record.seats, tokens)
            also = [seat for seat in mine if seat in table.people and seat != asked.seat]
            return agreed(
                table, f"table ask {asked.what} {asked.seat + 1}", *(f"table agree {n + 1}" for n in also)
            )

        await self._change(match, asked.ply, asked.seat, tokens, change)

    async def answer(self, match: str, given: Answer, tokens: Tokens) -> None:
        """A seat agrees to what was asked, or does not."""

        def change(table: LiveTable) -> list[str]:
            question = table.question
            if question is None or given.seat not in (question.seat, *question.awaits(table.people)):
                raise NothingAsked
            if given.yes:
                return agreed(table, f"table agree {given.seat + 1}")
            return [f"table decline {given.seat + 1}"]

        await self._change(match, given.ply, given.seat, tokens, change)

    async def resign(self, match: str, asked: Resign, tokens: Tokens) -> None:
        """A seat gives the match up."""
        await self._change(match, asked.ply, asked.seat, tokens, lambda t: resign(t, asked.seat))

    async def rematch(self, match: str, asked: Rematch, tokens: Tokens) -> None:
        """Play again with the same players, tokens and options; asked twice, it is the same match."""
        async with self.at(match) as table:
            held = await self._held(table, tokens)
            seats.require(held, asked.seat)
            if not table.match.over:
                raise NotOver
            if table.record.rematch is None:
                await self._follow(table, asked.swap)
                self._crew.tell(Resettled(match))
            self.live.push(table)

    async def stand_in(self, match: str, asked: Leave, tokens: Tokens) -> None:
        """Let a bot play for someone: for whoever asks, or for a player who is gone."""
        async with self.at(match) as table:
            held = await self._held(table, tokens)
            if asked.seat not in held:
                seats.require(held, held[0] if held else asked.seat)
                if asked.seat >= len(table.record.seats) or table.record.seats[asked.seat].kind != "human":
                    raise NotYourSeat(seat=asked.seat + 1)
                self._require_gone(match, asked.seat)
            await self._set_away(table, asked.seat, True, wished=asked.seat in held)

    async def come_back(self, match: str, asked: Return, tokens: Tokens) -> None:
        """Take one's seat back from the bot."""
        async with self.at(match) as table:
            held = await self._held(table, tokens)
            seats.require(held, asked.seat)
            if asked.seat in table.late:
                raise TimeUp
            await self._set_away(table, asked.seat, False)

    async def emote(self, match: str, asked: Emote, tokens: Tokens) -> None:
        """Say something to everybody at a table, now and then."""
        async with self.at(match) as table:
            seats.require(await self._held(table, tokens), asked.seat)
        if not self.live.may_emote(match, asked.seat):
            raise TooManyEmotes
        self._emote(match, asked.seat, asked.emote)

    def _emote(self, match: str, seat: int, emote: EmoteName) -> None:
        """Everybody at a table is told what a player says."""
        self.live.emote(match, Emoted(seat, emote))
        self._crew.tell(Said(match, seat, emote))

    async def _held(self, table: LiveTable, tokens: Tokens) -> tuple[int, ...]:
        """The seats these tokens hold; their holders are there."""
        held = await self._tables.held(table, tokens)
        self._presence.saw(table.name, held)
        self._crew.saw(table.name, held)
        return held

    def is_there(self, match: str, seat: int) -> bool:
        """Whether the holder of a seat is at the table, or was a moment ago."""
        return seat in self.live.present(match) or self._presence.due_back(match, seat) > 0

    async def has_duty(self, what: str) -> bool:
        """Whether something that one worker alone does is this one's to do."""
        return await self._crew.duty(what)

    def _require_gone(self, match: str, seat: int) -> None:
        """Refuse to replace somebody who is at the table, or was a moment ago."""
        if seat in self.live.present(match):
            raise NotGone
        due_back = self._presence.due_back(match, seat)
        if due_back:
            raise JustLeft(due_back)

    async def _take_back(self, table: LiveTable, held: Sequence[int]) -> None:
        """Somebody is back: the bots that play for them stop."""
        for seat in held:
            if seat not in table.late:
                await self._set_away(table, seat, False)

    async def _set_away(self, table: LiveTable, seat: int, away: bool, wished: bool = False) -> None:
        now = table.record.seats[seat]
        if (now.away, now.wished) != (away, wished):
            if away and table.rated and not table.match.over:
                await self._make(table, lambda _: [UNRATED])
            await self._store.set_away(table.name, seat, away, wished)
            await self._tables.reread(table)
            self._crew.tell(Resettled(table.name))
            self.live.push(table)
            self._bots.wake(table)

    async def _follow(self, table: LiveTable, swap: bool) -> None:
        old, game = table.record, table.match.game
        sitting, options = seats.moved_on(old.seats, old.options, game) if swap else (old.seats, old.options)
        again = Match(game, options, seats=len(sitting), own_dice=old.own_dice)
        again.settle()
        with suppress(Taken):  # another worker was first
            await self._add(new_record(again, sitting, old.listed, old.accord, follows=old.match), again)
        await self._tables.reread(table)

    def _wake(self, table: LiveTable) -> None:
        """A table is looked at or has changed: whose turn it is may think, and nobody about how it stood before."""
        self._bots.wake(table)
        self._coaching.moved_on(table)
        self._timers.set(table.name, table.rings_in)

    async def _bot_moves(self, match: str, turn: Turn, action: str | None) -> None:
        async with self._tables.at(match) as table:
            if table.ply != turn.ply or bot_due(table) != turn.level:  # a person may be back
                raise Stale(table.ply)
            with metrics.timed(metrics.MOVES, by="bot"):
                await self._make(table, lambda t: roll(t.match) if action is None else play(t.match, action))

    async def _change(self, match: str, ply: int, seat: int, tokens: Tokens, change: Change) -> None:
        """A change to a match by the holder of a seat, who takes it back by that if a bot was playing."""
        async with self.at(match) as table:
            held = await self._held(table, tokens)
            seats.require(held, seat)
            await self._take_back(table, (seat,))
            if ply != table.ply:
                raise Stale(table.ply)
            if seat in table.late:
                raise TimeUp
            require_open(table)
            await self._make(table, change)

    async def _make(self, table: LiveTable, change: Change, at: int | None = None) -> None:
        """Change a match, make it durable, then tell everyone; what fails on the way leaves the log as it was.

        What is refused before anything has changed costs nothing; only a match that differs from its log is read again.
        """
        before, asked = table.match.revision, table.standing.actor
        at = self.clock() if at is None else at
        try:
            entries = change(table)
            table.forget_shown()
            clocks = table.clocks_after(entries, at, asked)
            bookmark = table.bookmark(entries, clocks)
            await self._store.append(table.name, table.ply, entries, table.standing, bookmark, at)
        except Taken:
            table.reset()
            await self._tables.refresh(table)
            raise Stale(table.ply) from None
        except BaseException:
            if table.match.revision != before:
                table.reset()
            raise
        table.note(entries, clocks)
        table.bookmark_is_kept(bookmark)
        self.live.push(table)
        self._wake(table)
        await self._count(table)
        if table.match.over:
            for number, seat in enumerate(table.record.seats):
                if seat.kind == "bot":
                    self._emote(table.name, number, "good-game")
            self._crew.do(self._crew.give_up(table.name))


# --- New matches ---


def new_record(
    match: Match,
    sitting: tuple[seats.Seat, ...],
    listed: bool,
    accord: Accord = NOTHING_AGREED,
    follows: str | None = None,
) -> Record:
    """What is settled when a match begins."""
    return Record(
        match=seats.new_name(),
        game=match.game.id,
        rules=match.game.version,
        options=match.options_agreed,
        own_dice=match.own_dice,
        listed=listed,
        seed=match.dice.seed,
        created=now(),
        follows=follows,
        seats=sitting,
        accord=accord,
    )


def require_open(table: LiveTable) -> None:
    """Refuse what is to change at a table that the host has closed."""
    if table.closed:
        raise Closed


def rated_seats(wish: NewTable, sitting: tuple[seats.Seat, ...]) -> tuple[seats.Seat, ...]:
    """The seats of a rated table: I with my key, and others who are to come with theirs; dice are the table's."""
    others = [seat.kind for seat in wish.seats if seat.kind != "me"]
    alone = len(wish.seats) - len(others) != 1 or not others or not {*others} <= {"link", "anyone"}
    if alone or wish.own_dice:
        raise CannotRate
    if wish.key is None:
        raise NoKey
    mine = seats.player_of(wish.key)
    return tuple(
        msgspec.structs.replace(seat, player=mine) if seat.kind == "human" else seat for seat in sitting
    )


def rated_player(table: LiveTable, key: str | None) -> str | None:
    """Who sits down at a rated table; elsewhere nobody wants to know."""
    if not table.record.accord.rated:
        return None
    if key is None:
        raise NoKey
    player = seats.player_of(key)
    if any(seat.player == player for seat in table.record.seats):
        raise Seated
    return player


def read_file(text: str) -> tuple[Match, list[SeatWish]]:
    """The match in a file and who is to sit where; dice for what is still to come are new, whatever the file says."""
    match = matchfile.load(text)
    if not match.over:
        match.dice = FairDice.new()
        match.settle()
    return match, seats.read_players(match, matchfile.players(text))


# --- Changes to a match, and the entries they add to its log ---


def act(table: LiveTable, seat: int, action: str) -> list[str]:
    """A player's action and what CHANCE adds to it; or a roll, by the table's die or as the player tells it."""
    match = table.match
    if match.over:
        raise MatchOver
    if table.paused:
        raise Paused
    if table.standing.actor != seat:
        raise NotYourTurn(seat=(table.standing.actor or 0) + 1)
    bare_roll = action.strip().lower() == "roll"
    if table.asked == "roll":
        if not bare_roll:
            raise TableRolls
        return roll(match)
    if bare_roll and table.asked != "tell-roll":
        raise IllegalAction("error-no-roll")
    return play(match, action)


def play(match: Match, action: str) -> list[str]:
    """An action, and what CHANCE deals and draws after it."""
    before = match.ply
    match.play(action)
    return written(match, before)


def roll(match: Match) -> list[str]:
    """A roll of the table's die, and what CHANCE deals and draws after it."""
    before = match.ply
    match.throw()
    return written(match, before)


def undo(table: LiveTable, seat: int) -> list[str]:
    """Back to a seat's last decision."""
    if table.needs_consent:
        raise NeedsConsent
    return take_back(table, seat)


def take_back(table: LiveTable, seat: int) -> list[str]:
    """The same, once nobody has anything against it."""
    point = table.undo_point(seat)
    if point is None:
        raise CannotUndo("error-cannot-undo")
    table.match.rewind(point)
    return [f"undo {point}"]


def resign(table: LiveTable, seat: int) -> list[str]:
    """The end of a match by giving up."""
    if table.match.over:
        raise MatchOver
    table.match.resign(seat)
    return [f"resign {seat + 1}"]


def agreed(table: LiveTable, *entries: str) -> list[str]:
    """What somebody has asked or agreed to, and what is done about it once nobody is left to agree."""
    question = table.question
    for entry in entries:
        question = consent.after(question, entry)
    if question is None or question.awaits(table.people):
        return list(entries)
    if question.what == "undo":
        return [*entries, *take_back(table, question.seat)]
    return [*entries, "table pause" if question.what == "pause" else "table start"]


def ring(table: LiveTable, entry: str) -> list[str]:
    """What the clock says; only a flag is the match's business."""
    if entry.startswith("flag"):
        table.match.enter(entry)
    return [entry]


def written(match: Match, since: int) -> list[str]:
    """The actions of a match from one on, in notation."""
    return [match.game.notation.write(action) for action in match.actions[since:]]
