"""Where a server keeps what it must remember: matches, their seats, and an append-only log with the key (match, ply).

Two writers racing for the same ply cannot both win: the key decides, and the loser gets
:class:`~rainout.server.records.Taken`.

There are two databases and one of everything else. A database is told apart only by how it runs a transaction
(:meth:`Store.read`, :meth:`Store.write`); what transactions there are is said once, in
:mod:`rainout.server.statements`, and what tables there are in :mod:`rainout.server.migrations`. To keep something new,

1. add a step to ``migrations.STEPS`` that makes its table, in the words both databases know;
2. write its transactions in ``statements``: generators that yield an :class:`~rainout.server.statements.Ask` and are
   sent the rows it found. What only reads asks once, so that what it finds was so at one moment;
3. add a method below for each, one line long.

The tests of the store (``tests/server/test_store.py``) run on both.
"""

from __future__ import annotations

import os
import secrets
import socket
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, TypeVar

from rainout.leagues.annals import Piece
from rainout.server import statements
from rainout.server.notices import Heard, Missed, Moved, Notice
from rainout.server.protocol import PlayerShown, Rank, ReportSeat, ReportShown
from rainout.server.records import (
    Bookmark,
    Contact,
    Course,
    Entry,
    LeagueRecord,
    Listing,
    Manager,
    Passkey,
    Played,
    Record,
    Standing,
    Taken,
    Told,
    Wait,
    moment,
    now,
)
from rainout.server.statements import Transaction

T = TypeVar("T")


class Store(ABC):
    """Where matches are kept. What a coroutine here has returned from is durable."""

    shared = True
    """Whether other workers can be at the same store."""
    others = False
    """Whether there are any now: else nobody need be told of moves."""
    COLUMNS: ClassVar[str]
    """Asks for the names of a table's columns."""

    def __init__(self) -> None:
        self.worker = f"{socket.gethostname()[:40]} {os.getpid()} {secrets.token_hex(4)}"
        """By which name the worker that has opened this store is known to others."""

    @abstractmethod
    async def read(self, reading: Transaction[T]) -> T:
        """What a transaction finds that asks once and changes nothing."""

    @abstractmethod
    async def write(self, transaction: Transaction[T], *told: Notice) -> T:
        """Have a transaction done, wholly or not at all, and others told; returns once it is durable."""

    @abstractmethod
    async def snapshot(self, reading: Transaction[T]) -> T:
        """What a transaction finds that asks often and changes nothing, all of it as it was at one moment."""

    async def flaws(self) -> list[str]:
        """What the database itself finds wrong with what it has on its disk, where it can look for that."""
        return []

    @abstractmethod
    async def listen(self, heard: Heard, missed: Missed) -> None:
        """Hear what other workers tell, until cancelled."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked for and let go."""

    # --- Matches and their logs ---

    async def add(
        self,
        record: Record,
        entries: Sequence[str],
        standing: Standing,
        bookmark: Bookmark | None = None,
        at: int | None = None,
    ) -> None:
        """A new match with the first entries of its log; ``Taken`` if its predecessor has a successor."""
        at = moment() if at is None else at
        await self.write(statements.add(record, entries, standing, bookmark, at))

    async def record(self, match: str) -> Record | None:
        """A match by name."""
        return await self.read(statements.record(match))

    async def entries(self, match: str, since: int) -> list[str]:
        """The log of a match from an entry on."""
        return [entry.text for entry in await self.log(match, since)]

    async def log(self, match: str, since: int) -> list[Entry]:
        """The same, and when each entry was written."""
        return await self.read(statements.log(match, since))

    async def append(
        self,
        match: str,
        ply: int,
        entries: Sequence[str],
        standing: Standing,
        bookmark: Bookmark | None = None,
        at: int | None = None,
    ) -> None:
        """Entries number ``ply`` and on, all or none; ``Taken`` if there is an entry ``ply`` already.

        They are written ``at`` a moment: now, unless whoever judged by the clock says which moment that was.
        """
        at = moment() if at is None else at
        told = [Moved(match, ply + len(entries))] if self.others else []
        await self.write(statements.append(match, ply, entries, standing, bookmark, at, now()), *told)

    async def bookmark(self, match: str) -> Bookmark | None:
        """Where a match stood when that was last kept."""
        return await self.read(statements.bookmark(match))

    async def keep(self, match: str, bookmark: Bookmark) -> None:
        """Keep where a match stands, in place of where it stood before."""
        await self.write(statements.keep(match, bookmark))

    # --- Seats ---

    async def claim(self, invitation: str, token: str, name: str | None, player: str | None = None) -> bool:
        """Turn an invitation into a token, wherever it was carried along; False if it is not to be had."""
        return await self.write(statements.claim(invitation, token, name, player))

    async def take(
        self, match: str, seat: int, token: str, name: str | None, player: str | None = None
    ) -> bool:
        """Somebody sits down in a free seat; False if it is free no more."""
        return await self.write(statements.take(match, seat, token, name, player))

    async def offer(self, match: str, seat: int) -> bool:
        """A seat that was kept for a friend is free from now on; False if it was not kept."""
        return await self.write(statements.offer(match, seat))

    async def set_listed(self, match: str, listed: bool) -> None:
        """Show a match to everyone, or do so no more."""
        await self.write(statements.set_listed(match, listed))

    async def set_away(self, match: str, seat: int, away: bool, wished: bool = False) -> None:
        """A player leaves the seat to a bot, by their own wish or others', or takes it back."""
        await self.write(statements.set_away(match, seat, away, wished))

    # --- Ratings ---

    async def rate(
        self, match: str, game: str, played: Sequence[Played], winner: int | None, at: int
    ) -> bool:
        """Let a match count; False if it has been counted."""
        try:
            return await self.write(statements.rate(match, game, played, winner, at))
        except Taken:
            return False

    async def best(self, game: str, widest: float, most: int) -> list[Rank]:
        """The best players of a game, of those whose rating is no more uncertain than this."""
        return await self.read(statements.best(game, widest, most))

    async def player(self, player: str, most: int) -> PlayerShown:
        """What is known of somebody, with their latest matches."""
        if not statements.is_name(player):
            return PlayerShown(player, None, (), ())
        name, ratings = await self.read(statements.ratings(player))
        return PlayerShown(player, name, ratings, await self.read(statements.history(player, most)))

    # --- Workers ---

    async def tell(self, *told: Notice) -> None:
        """Have others told what need not be kept."""
        if told:
            await self.write(statements.nothing(), *told)

    async def beat(self, *told: Notice) -> dict[str, int]:
        """This worker lives; how often each that there is has said so."""
        return await self.write(statements.beat(self.worker), *told)

    async def workers(self) -> dict[str, int]:
        """The same, without a word of one's own."""
        return await self.read(statements.workers())

    async def bury(self, worker: str, beat: int | None = None, *told: Notice) -> bool:
        """A worker is no more, and what it had to itself is free; False if it was, or has lived on since a beat."""
        return await self.write(statements.bury(worker, beat), *told)

    async def lease(self, match: str) -> bool:
        """The bots of a match are this worker's to think for; False if they are another's."""
        return await self.write(statements.lease(match, self.worker))

    async def give_up_lease(self, match: str) -> None:
        """This worker is done with the bots of a match."""
        await self.write(statements.give_up_lease(match, self.worker))

    # --- Reports and blocks ---

    async def report(self, match: str, told: ReportSeat, at: int) -> None:
        """Keep what somebody tells the host."""
        await self.write(statements.report(match, told, at))

    async def reports(self, most: int) -> tuple[ReportShown, ...]:
        """What was told, first what nothing was done about."""
        return await self.read(statements.reports(most))

    async def settle(self, match: str, seat: int, about: int, done: str) -> bool:
        """Something was done about a report; False if there is none."""
        return await self.write(statements.settle(match, seat, about, done))

    async def block(self, player: str, other: str, blocked: bool) -> None:
        """Somebody wants to play with somebody no more, or again."""
        await self.write(statements.block(player, other, blocked))

    async def at_odds(self, players: Sequence[str]) -> bool:
        """Whether one of these has blocked another of them."""
        return await self.read(statements.at_odds(players))

    async def latest(self, most: int) -> list[Listing]:
        """The tables at which something has happened last, whoever may see them."""
        return await self.read(statements.latest(most))

    # --- Calls ---

    async def add_contact(
        self, contact: Contact, confirm: str | None, tokens: Sequence[str], now: int, hour_ago: int
    ) -> bool:
        """Somebody wants to be called for some seats; False if word of it went to that address of late."""
        return await self.write(statements.add_contact(contact, confirm, tokens, now, hour_ago))

    async def wait_at(self, contact: str, tokens: Sequence[str], now: int) -> tuple[str, bool] | None:
        """For which seats a contact is meant; its kind and whether it is confirmed, None if there is none."""
        return await self.write(statements.wait_at(contact, tokens, now))

    async def confirm(self, code: str) -> bool:
        """What was sent to an address has come back."""
        return await self.write(statements.confirm(code))

    async def forget_contact(self, contact: str) -> bool:
        """Nobody is to be called there any more; False if nobody was."""
        return await self.write(statements.forget_contact(contact))

    async def stop_calling(self, stop: str) -> bool:
        """The same, from what was sent there."""
        return await self.write(statements.stop_calling(stop))

    async def due(self, now: int, hour_ago: int, quiet_since: str, most: int) -> list[str]:
        """The accounts to be called for which there is news."""
        return await self.read(statements.due(now, hour_ago, quiet_since, most))

    async def waits(self, account: str, now: int, hour_ago: int, quiet_since: str, most: int) -> list[Wait]:
        """All tables that wait for whoever has an account."""
        return await self.read(statements.waits(account, now, hour_ago, quiet_since, most))

    async def may_call(self, account: str, now: int, hour_ago: int) -> bool:
        """An account is called now; False if it was of late."""
        return await self.write(statements.may_call(account, now, hour_ago))

    async def called(self, told: Sequence[Told], reached: bool = True) -> None:
        """Of some turns somebody was told, or need not be."""
        await self.write(statements.called(told, reached))

    async def never_called(self, account: str) -> None:
        """What was to be sent to an account was not."""
        await self.write(statements.never_called(account))

    async def forget_account(self, account: str) -> None:
        """Nobody can be called at an address."""
        await self.write(statements.forget_account(account))

    async def not_called(self, account: str, failures: int, retry: int) -> None:
        """An account could not be reached."""
        await self.write(statements.not_called(account, failures, retry))

    async def forget_old_contacts(self, unconfirmed: int, unseen: int, called: int) -> None:
        """Clear away what is older than some moments and counts no more."""
        await self.write(statements.forget_old_contacts(unconfirmed, unseen, called))

    async def house_key(self, name: str, fresh: Callable[[], str]) -> str:
        """A secret of the house, made where there is none yet."""
        known = await self.read(statements.known_house_key(name))
        return known if known is not None else await self.write(statements.house_key(name, fresh()))

    async def duty(self, what: str) -> bool:
        """Something is this worker's to do alone; False if it is another's."""
        return await self.write(statements.duty(what, self.worker))

    async def give_up_duty(self, what: str) -> None:
        """This worker is done with something that one alone does."""
        await self.write(statements.give_up_duty(what, self.worker))

    # --- Leagues ---

    async def add_league(self, record: LeagueRecord, piece: Piece) -> None:
        """A new league, with the first piece of its file."""
        await self.write(statements.add_league(record, piece))

    async def league(self, league: str) -> LeagueRecord | None:
        """A league by its id."""
        return await self.read(statements.league(league))

    async def leagues(self, most: int) -> list[LeagueRecord]:
        """Leagues that everybody is shown, the one that was played last first."""
        return await self.read(statements.leagues(most))

    async def league_pieces(self, league: str, since: int) -> list[Piece]:
        """The pieces of a league's file from one on."""
        return await self.read(statements.league_pieces(league, since))

    async def play_league_on(self, league: str, place: int, piece: Piece, course: Course) -> int:
        """Piece number ``place`` of a league's file, and the last day to be played now; ``Taken`` if it is there."""
        return await self.write(statements.play_league_on(league, place, piece, course, now()))

    async def set_goal(self, league: str, goal: int) -> None:
        """The last day of a league that is to be played now; 0 to stop."""
        await self.write(statements.set_goal(league, goal))

    async def wait_for(self, league: str, number: int) -> None:
        """A league waits for a game that people play themselves."""
        await self.write(statements.wait_for(league, number))

    async def invite_manager(self, league: str, club: int, invitation: str) -> None:
        """Somebody may take a club; whoever had it has it no more."""
        await self.write(statements.invite_manager(league, club, invitation))

    async def manage(self, league: str, invitation: str, token: str, name: str | None) -> int | None:
        """Take the club that an invitation is for; None if it is not to be had."""
        return await self.write(statements.manage(league, invitation, token, name))

    async def release_club(self, league: str, club: int) -> None:
        """A club is its bot's again."""
        await self.write(statements.release_club(league, club))

    async def managers(self, league: str) -> list[Manager]:
        """Who manages clubs of a league, or is invited to."""
        return await self.read(statements.managers(league))

    async def league_tables(self, league: str, season: int) -> dict[int, str | None]:
        """By its number, the table of each game that people play; None where they let it be played."""
        return await self.read(statements.league_tables(league, season))

    async def seat_league_game(self, league: str, season: int, number: int, table: str | None) -> None:
        """The table at which a game is played, or that it is let be played."""
        await self.write(statements.seat_league_game(league, season, number, table))

    async def reached(self, league: str, goal: int) -> None:
        """A league was played as far as was wanted."""
        await self.write(statements.reached(league, goal))

    # --- Passkeys ---

    async def add_passkey(self, passkey: Passkey, now: int) -> None:
        """Keep a key that a passkey has sealed; ``Taken`` if the passkey is known."""
        await self.write(statements.add_passkey(passkey, now))

    async def passkey(self, credential: str) -> Passkey | None:
        """What is known of a passkey."""
        return await self.read(statements.passkey(credential))

    async def used_passkey(self, credential: str, signs: int, now: int) -> None:
        """A passkey has signed."""
        await self.write(statements.used_passkey(credential, signs, now))

    async def forget_passkey(self, credential: str) -> None:
        """A passkey opens nothing here any more."""
        await self.write(statements.forget_passkey(credential))

    # --- Lists ---

    async def listed(self, most: int, since: str, attended: Sequence[str]) -> list[Listing]:
        """Tables to be shown to everyone: those in progress first, the latest first.

        Of those at which nothing has happened since a moment, only the attended ones.
        """
        return await self.read(statements.listed(most, since, attended))

    async def free(self, most: int, since: str, attended: Sequence[str]) -> list[Listing]:
        """Unfinished matches with a free seat, the latest first.

        Of those at which nothing has happened since a moment, only the attended ones.
        """
        return await self.read(statements.free(most, since, attended))

    async def listings(self, matches: Sequence[str]) -> list[Listing]:
        """Some matches by name, the latest first; unknown names are passed over."""
        return await self.read(statements.listings(matches))
