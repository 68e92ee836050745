"""Every transaction of the store, said once for both databases.

A transaction is a generator: it yields what it asks the database, is sent the rows that were found, and returns what it
was for. Nothing here knows which database answers; what both understand is

- numbered places for values, ``$1`` and on. A place may be named more than once;
- ``list($1)`` in place of a table, with a row for each text of a list: its ``place``, from 0 on, and its ``value``;
- truth as the numbers 0 and 1.

A row that breaks a key undoes the transaction, and whoever wanted it gets :class:`~rainout.server.records.Taken`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from rainout.core.options import OptionValue
from rainout.core.table import Outcome
from rainout.leagues.annals import Piece
from rainout.server.errors import DamagedMatch
from rainout.server.glicko import Rating
from rainout.server.protocol import Rank, RatedMatch, RatingShown, ReportSeat, ReportShown
from rainout.server.records import (
    PERIOD,
    Accord,
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
    Told,
    Wait,
    told,
)
from rainout.server.seats import Seat

_log = logging.getLogger(__name__)

T = TypeVar("T")
Value: TypeAlias = str | int | float | bytes | Sequence[str] | None
Rows: TypeAlias = Sequence[Sequence[Any]]


class Ask(NamedTuple):
    """One statement, and a value for each of its places."""

    sql: str
    values: tuple[Value, ...]


Transaction: TypeAlias = Generator[Ask, Rows, T]

_options = msgspec.json.Decoder(dict[str, OptionValue]).decode
_outcome = msgspec.json.Decoder(Outcome).decode
_accord = msgspec.json.Decoder(Accord).decode
_course = msgspec.json.Decoder(Course).decode


def ask(sql: str, *values: Value) -> Ask:
    """A statement with its values."""
    return Ask(sql, values)


def only_answer(reading: Transaction[T], rows: Rows) -> T:
    """What a reading makes of the rows it has asked for."""
    try:
        reading.send(rows)
    except StopIteration as done:
        found: T = done.value
        return found
    raise AssertionError("a reading asks once, so that all it finds was so at one moment")


# --- Matches and their logs ---

ADD_MATCH = """
INSERT INTO matches (
    match, game, rules, options, own_dice, listed, seed, created, follows, accord, ply, actor, outcome, updated
)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $8)
"""
ADD_SEAT = """
INSERT INTO seats (match, seat, kind, name, level, guest, token, invitation, away, player)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
"""
ADD_ENTRIES = """
INSERT INTO log (match, ply, entry, at)
SELECT $1, $2 + place, value, CAST($4 AS BIGINT) FROM list($3) AS entries
"""
KEEP = """
INSERT INTO bookmarks (match, ply, log, program, past) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (match) DO UPDATE SET
    ply = excluded.ply, log = excluded.log, program = excluded.program, past = excluded.past
"""
SEAT = "kind, name, level, guest, token, invitation, away, player"
RECORD = f"""
SELECT matches.match, game, rules, options, own_dice, listed, seed, created, follows, accord,
    (SELECT later.match FROM matches AS later WHERE later.follows = matches.match) AS rematch, {SEAT}
FROM matches LEFT JOIN seats ON seats.match = matches.match
WHERE matches.match = $1 ORDER BY seat
"""


def add(
    record: Record, entries: Sequence[str], standing: Standing, bookmark: Bookmark | None, at: int
) -> Transaction[None]:
    """A new match with the first entries of its log."""
    yield ask(
        ADD_MATCH,
        record.match,
        record.game,
        record.rules,
        _json(record.options),
        int(record.own_dice),
        int(record.listed),
        record.seed,
        record.created,
        record.follows,
        _json(record.accord),
        len(entries),
        *_standing_values(standing),
    )
    for number, seat in enumerate(record.seats):
        kind, name, level, guest, token, invitation, away, player, wished = msgspec.structs.astuple(seat)
        held = kind, name, level, int(guest), token, invitation, away_as(away, wished), player
        yield ask(ADD_SEAT, record.match, number, *held)
    yield ask(ADD_ENTRIES, record.match, 0, entries, at)
    yield from _keep(record.match, bookmark)


def append(
    match: str,
    ply: int,
    entries: Sequence[str],
    standing: Standing,
    bookmark: Bookmark | None,
    at: int,
    updated: str,
) -> Transaction[None]:
    """More entries, and where the match stands with them."""
    yield ask(ADD_ENTRIES, match, ply, entries, at)
    yield ask(
        "UPDATE matches SET ply = $2, actor = $3, outcome = $4, updated = $5 WHERE match = $1",
        match,
        ply + len(entries),
        *_standing_values(standing),
        updated,
    )
    yield from _keep(match, bookmark)


def record(match: str) -> Transaction[Record | None]:
    """A match by name."""
    if not is_name(match):
        return None
    rows = yield ask(RECORD, match)
    if not rows:
        return None
    name, game, rules, options, own_dice, listed, seed, created, follows, accord, rematch, *_ = rows[0]
    return Record(
        match=name,
        game=game,
        rules=rules,
        options=decoded(_options, options),
        own_dice=bool(own_dice),
        listed=bool(listed),
        seed=seed,
        created=created,
        follows=follows,
        rematch=rematch,
        seats=_seats(row[11:] for row in rows),
        accord=_agreed(accord),
    )


def log(match: str, since: int) -> Transaction[list[Entry]]:
    """The log of a match from an entry on."""
    rows = yield ask("SELECT entry, at FROM log WHERE match = $1 AND ply >= $2 ORDER BY ply", match, since)
    return [Entry(text, at) for text, at in rows]


def bookmark(match: str) -> Transaction[Bookmark | None]:
    """Where a match stood when that was last kept."""
    rows = yield ask("SELECT ply, log, program, past FROM bookmarks WHERE match = $1", match)
    for ply, digest, program, past in rows:
        return Bookmark(ply=ply, log=digest, program=program, past=past)
    return None


def keep(match: str, bookmark: Bookmark) -> Transaction[None]:
    """Keep where a match stands."""
    yield from _keep(match, bookmark)


def _keep(match: str, bookmark: Bookmark | None) -> Transaction[None]:
    if bookmark:
        yield ask(KEEP, match, bookmark.ply, bookmark.log, bookmark.program, bookmark.past)


# --- Seats ---

CLAIM = """
UPDATE seats SET kind = 'human', token = $2, invitation = NULL, name = coalesce($3, name), player = $4
WHERE invitation = $1 RETURNING match
"""


def claim(invitation: str, token: str, name: str | None, player: str | None) -> Transaction[bool]:
    """Turn an invitation into a token."""
    rows = yield ask(CLAIM, invitation, token, name, player)
    return bool(rows)


TAKE = """
UPDATE seats SET kind = 'human', token = $3, name = coalesce($4, name), player = $5
WHERE match = $1 AND seat = $2 AND kind = 'open' AND invitation IS NULL RETURNING seat
"""
OFFER = """
UPDATE seats SET invitation = NULL
WHERE match = $1 AND seat = $2 AND kind = 'open' AND invitation IS NOT NULL RETURNING seat
"""


def take(match: str, seat: int, token: str, name: str | None, player: str | None) -> Transaction[bool]:
    """Somebody sits down in a free seat."""
    rows = yield ask(TAKE, match, seat, token, name, player)
    return bool(rows)


def offer(match: str, seat: int) -> Transaction[bool]:
    """A seat that was kept for a friend is free from now on."""
    rows = yield ask(OFFER, match, seat)
    return bool(rows)


def set_listed(match: str, listed: bool) -> Transaction[None]:
    """Show a match to everyone, or do so no more."""
    yield ask("UPDATE matches SET listed = $2 WHERE match = $1", match, int(listed))


def set_away(match: str, seat: int, away: bool, wished: bool) -> Transaction[None]:
    """A player leaves the seat to a bot, or takes it back."""
    yield ask("UPDATE seats SET away = $3 WHERE match = $1 AND seat = $2", match, seat, away_as(away, wished))


def away_as(away: bool, wished: bool) -> int:
    """How it is kept that a bot plays for somebody: 1 if others wanted that, 2 if they did."""
    return int(away) + int(away and wished)


# --- Workers ---


def nothing() -> Transaction[None]:
    """Nothing is to be kept: it goes with a notice."""
    yield from ()


BEAT = """
INSERT INTO workers (worker, beat) VALUES ($1, 1)
ON CONFLICT (worker) DO UPDATE SET beat = workers.beat + 1
"""
LEASE = """
INSERT INTO leases (match, worker) VALUES ($1, $2)
ON CONFLICT (match) DO UPDATE SET match = excluded.match RETURNING worker
"""


def beat(worker: str) -> Transaction[dict[str, int]]:
    """A worker lives; how often all those there are have said so."""
    yield ask(BEAT, worker)
    return (yield from workers())


def workers() -> Transaction[dict[str, int]]:
    """The same, without a word of one's own."""
    rows = yield ask("SELECT worker, beat FROM workers")
    return {row[0]: row[1] for row in rows}


def bury(worker: str, beat: int | None = None) -> Transaction[bool]:
    """A worker is no more, and what it had to itself is free; False if it was, or has said a word since that beat."""
    if beat is None:
        rows = yield ask("DELETE FROM workers WHERE worker = $1 RETURNING worker", worker)
    else:
        rows = yield ask("DELETE FROM workers WHERE worker = $1 AND beat = $2 RETURNING worker", worker, beat)
    return bool(rows)


def lease(match: str, worker: str) -> Transaction[bool]:
    """The bots of a match are a worker's to think for; False if they are another's."""
    ((holder,),) = yield ask(LEASE, match, worker)
    return bool(holder == worker)


def give_up_lease(match: str, worker: str) -> Transaction[None]:
    """A worker is done with the bots of a match."""
    yield ask("DELETE FROM leases WHERE match = $1 AND worker = $2", match, worker)


# --- Lists ---

LINES = "SELECT match, game, options, ply, actor, outcome, updated, accord FROM matches"
LISTED = f"""
SELECT lines.match, game, options, ply, actor, outcome, updated, accord, {SEAT}
FROM (
    {LINES} WHERE listed = 1 AND (updated >= $1 OR match IN (SELECT value FROM list($2) AS attended))
    ORDER BY (outcome IS NOT NULL), updated DESC LIMIT $3
) AS lines LEFT JOIN seats ON seats.match = lines.match
ORDER BY (outcome IS NOT NULL), updated DESC, lines.match, seat
"""
LISTINGS = f"""
SELECT lines.match, game, options, ply, actor, outcome, updated, accord, {SEAT}
FROM ({LINES} WHERE match IN (SELECT value FROM list($1) AS wanted)) AS lines
LEFT JOIN seats ON seats.match = lines.match
ORDER BY updated DESC, lines.match, seat
"""


FREE = f"""
SELECT lines.match, game, options, ply, actor, outcome, updated, accord, {SEAT}
FROM (
    {LINES} WHERE outcome IS NULL
        AND match IN (SELECT match FROM seats WHERE kind = 'open' AND invitation IS NULL)
        AND (updated >= $1 OR match IN (SELECT value FROM list($2) AS attended))
    ORDER BY updated DESC LIMIT $3
) AS lines LEFT JOIN seats ON seats.match = lines.match
ORDER BY updated DESC, lines.match, seat
"""


def free(most: int, since: str, attended: Sequence[str]) -> Transaction[list[Listing]]:
    """Unfinished matches with a free seat."""
    return _listings((yield ask(FREE, since, attended, most)))


def listed(most: int, since: str, attended: Sequence[str]) -> Transaction[list[Listing]]:
    """Tables to be shown to everyone."""
    return _listings((yield ask(LISTED, since, attended, most)))


def listings(matches: Sequence[str]) -> Transaction[list[Listing]]:
    """Some matches by name."""
    return _listings((yield ask(LISTINGS, [match for match in matches if is_name(match)])))


def _listings(rows: Rows) -> list[Listing]:
    """Matches from rows of which each holds one of its seats."""
    found = []
    for match, group in groupby(rows, key=lambda row: row[0]):
        sitting = list(group)
        try:
            found.append(_listing(sitting))
        except DamagedMatch:  # the others can be shown all the same
            _log.error("match %s is damaged: see “rainout store check”", match)
    return found


def _listing(sitting: Rows) -> Listing:
    match, game, options, ply, actor, outcome, updated, accord, *_ = sitting[0]
    return Listing(
        match=match,
        game=game,
        options=decoded(_options, options),
        ply=ply,
        standing=Standing(actor, decoded(_outcome, outcome) if outcome else None),
        updated=updated,
        accord=_agreed(accord),
        seats=_seats(row[8:] for row in sitting),
    )


# --- Ratings ---

KNOW = """
INSERT INTO players (player, name) VALUES ($1, $2)
ON CONFLICT (player) DO UPDATE SET name = coalesce(excluded.name, players.name)
"""
BEGIN_RATING = """
INSERT INTO ratings (player, game, rating, deviation, volatility, matches, updated)
VALUES ($1, $2, $3, $4, $5, 0, $6) ON CONFLICT (player, game) DO NOTHING
"""
HOLD_RATING = """
UPDATE ratings SET matches = matches + 1 WHERE player = $1 AND game = $2
RETURNING rating, deviation, volatility, updated
"""
SET_RATING = """
UPDATE ratings SET rating = $3, deviation = $4, volatility = $5, updated = $6 WHERE player = $1 AND game = $2
"""
ADD_RATED = """
INSERT INTO rated (match, player, game, at, score, rating, deviation) VALUES ($1, $2, $3, $4, $5, $6, $7)
"""
BEST = """
SELECT ratings.player, name, rating, deviation, matches
FROM ratings JOIN players ON players.player = ratings.player
WHERE game = $1 AND deviation <= $2 ORDER BY rating DESC, ratings.player LIMIT $3
"""
RATINGS = """
SELECT name, game, rating, deviation, matches
FROM players LEFT JOIN ratings ON ratings.player = players.player WHERE players.player = $1 ORDER BY game
"""
HISTORY = """
SELECT match, game, at, score, rating, deviation FROM rated WHERE player = $1 ORDER BY at DESC, match LIMIT $2
"""


def rate(match: str, game: str, played: Sequence[Played], winner: int | None, at: int) -> Transaction[bool]:
    """Let a match count, once: whoever comes second finds it counted.

    Rows are held in one order, by everybody, so that two matches of the same people wait for each other and no more.
    """
    if (yield ask("SELECT player FROM rated WHERE match = $1", match)):
        return False
    new, before = Rating(), dict[str, Rating]()
    for each in sorted(played, key=lambda each: each.player):
        yield ask(KNOW, each.player, each.name)
        yield ask(BEGIN_RATING, each.player, game, new.rating, new.deviation, new.volatility, at)
        [(rating, deviation, volatility, updated)] = yield ask(HOLD_RATING, each.player, game)
        rested = max(0, at - updated) / PERIOD
        before[each.player] = Rating(rating, deviation, volatility).rested(rested)
    for each in played:
        score = each.score(winner)
        others = [(before[other.player], score) for other in played if other.counts_against(each, winner)]
        now = before[each.player].after(others)
        yield ask(SET_RATING, each.player, game, now.rating, now.deviation, now.volatility, at)
        yield ask(ADD_RATED, match, each.player, game, at, score, now.rating, now.deviation)
    return True


def best(game: str, widest: float, most: int) -> Transaction[list[Rank]]:
    """The best players of a game, as far as they are known."""
    rows = yield ask(BEST, game, widest, most)
    return [Rank(player, name, round(r), round(d), matches) for player, name, r, d, matches in rows]


def ratings(player: str) -> Transaction[tuple[str | None, tuple[RatingShown, ...]]]:
    """What somebody is called, and how well they play what."""
    rows = yield ask(RATINGS, player)
    shown = tuple(RatingShown(game, round(r), round(d), n) for _, game, r, d, n in rows if game)
    return (rows[0][0] if rows else None), shown


def history(player: str, most: int) -> Transaction[tuple[RatedMatch, ...]]:
    """The latest matches of somebody that counted."""
    rows = yield ask(HISTORY, player, most)
    return tuple(
        RatedMatch(match, game, told(at), score, round(rating), round(deviation))
        for match, game, at, score, rating, deviation in rows
    )


# --- Reports and blocks ---

REPORT = """
INSERT INTO reports (match, seat, about, kind, words, at) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (match, seat, about) DO UPDATE SET kind = excluded.kind, words = excluded.words, done = NULL
"""
REPORTS = """
SELECT reports.match, reports.seat, about, name, reports.kind, words, at, done
FROM reports JOIN seats ON seats.match = reports.match AND seats.seat = about
ORDER BY (done IS NOT NULL), at DESC, reports.match LIMIT $1
"""
BLOCKED = """
SELECT player FROM blocks
WHERE player IN (SELECT value FROM list($1) AS these) AND other IN (SELECT value FROM list($1) AS those)
"""
LATEST = f"""
SELECT lines.match, game, options, ply, actor, outcome, updated, accord, {SEAT}
FROM ({LINES} ORDER BY updated DESC LIMIT $1) AS lines LEFT JOIN seats ON seats.match = lines.match
ORDER BY updated DESC, lines.match, seat
"""


def report(match: str, told: ReportSeat, at: int) -> Transaction[None]:
    """Keep what somebody tells of somebody; told twice, the last counts."""
    yield ask(REPORT, match, told.seat, told.about, told.kind, told.words, at)


def reports(most: int) -> Transaction[tuple[ReportShown, ...]]:
    """What was told: first what nothing was done about."""
    rows = yield ask(REPORTS, most)
    return tuple(
        ReportShown(match, seat, about, name, kind, words, told(at), done)
        for match, seat, about, name, kind, words, at, done in rows
    )


def settle(match: str, seat: int, about: int, done: str) -> Transaction[bool]:
    """Something was done about a report; False if there is none."""
    rows = yield ask(
        "UPDATE reports SET done = $4 WHERE match = $1 AND seat = $2 AND about = $3 RETURNING match",
        match,
        seat,
        about,
        done,
    )
    return bool(rows)


def block(player: str, other: str, blocked: bool) -> Transaction[None]:
    """Somebody wants to play with somebody no more, or again."""
    if blocked:
        yield ask("INSERT INTO blocks (player, other) VALUES ($1, $2) ON CONFLICT DO NOTHING", player, other)
    else:
        yield ask("DELETE FROM blocks WHERE player = $1 AND other = $2", player, other)


def at_odds(players: Sequence[str]) -> Transaction[bool]:
    """Whether one of these has blocked another of them."""
    return bool((yield ask(BLOCKED, players)))


def latest(most: int) -> Transaction[list[Listing]]:
    """The tables at which something has happened last, whoever may see them."""
    return _listings((yield ask(LATEST, most)))


# --- Calls ---

ADD_CONTACT = """
INSERT INTO contacts (
    contact, kind, address, account, sealing, origin, language, stop, confirm, failures, retry, seen
)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, 0, $10)
"""
WAIT_AT = """
INSERT INTO waits (contact, seat)
SELECT DISTINCT CAST($1 AS TEXT), value FROM list($2) AS wanted
WHERE EXISTS (SELECT 1 FROM seats WHERE seats.token = value)
    AND (SELECT count(*) FROM waits AS others WHERE others.seat = value) < CAST($3 AS BIGINT)
ON CONFLICT (contact, seat) DO NOTHING
"""
MOST_CONTACTS = 8
"""For one seat."""
MAY_CALL = """
INSERT INTO called (account, at) VALUES ($1, $2)
ON CONFLICT (account) DO UPDATE SET at = excluded.at WHERE called.at <= $3 RETURNING at
"""
CONTACT = (
    "contacts.contact, contacts.kind, address, contacts.account, sealing, origin, language, stop, failures"
)
WAITING = """
FROM waits
    JOIN contacts ON contacts.contact = waits.contact
    JOIN seats ON seats.token = waits.seat
    JOIN matches ON matches.match = seats.match
    LEFT JOIN called ON called.account = contacts.account
WHERE confirm IS NULL AND retry <= $1 AND (called.at IS NULL OR called.at <= $2)
    AND outcome IS NULL AND actor = seats.seat AND updated <= $3 AND seats.kind = 'human' AND away = 0
    AND NOT EXISTS (SELECT 1 FROM seats AS empty WHERE empty.match = matches.match AND empty.kind = 'open')
    AND EXISTS (
        SELECT 1 FROM seats AS guests
        WHERE guests.match = matches.match AND guests.kind = 'human' AND guests.guest = 1
    )
"""
"""Tables that wait for somebody who can be called: between people at different screens, all of whom have come."""
NEWS = f"""
SELECT DISTINCT contacts.account {WAITING}
    AND (told IS NULL OR told <> matches.match OR waits.ply <> matches.ply OR again <= $1)
ORDER BY contacts.account LIMIT $4
"""
WAITS = f"""
SELECT {CONTACT}, matches.match, seats.seat, matches.ply, waits.seat, updated,
    CASE WHEN told = matches.match AND waits.ply = matches.ply AND (again IS NULL OR again > $1) THEN 0 ELSE 1 END
{WAITING} AND contacts.account = $4
ORDER BY updated, matches.match, seats.seat LIMIT $5
"""


def add_contact(
    contact: Contact, confirm: str | None, tokens: Sequence[str], now: int, hour_ago: int
) -> Transaction[bool]:
    """Somebody wants to be called, for some seats; False if word of it went to that address of late.

    A browser has one address for pushes: what was known of it counts no more.
    """
    if confirm and not (yield ask(MAY_CALL, f"confirm {contact.account}", now, hour_ago)):
        return False
    if contact.kind == "push":
        yield ask("DELETE FROM contacts WHERE account = $1", contact.account)
    each = contact
    known = each.contact, each.kind, each.address, each.account, each.sealing, each.origin, each.language
    yield ask(ADD_CONTACT, *known, each.stop, confirm, now)
    yield ask(WAIT_AT, contact.contact, tokens, MOST_CONTACTS)
    return True


def wait_at(contact: str, tokens: Sequence[str], now: int) -> Transaction[tuple[str, bool] | None]:
    """For which seats a contact is meant from now on; its kind and whether it is confirmed, None if there is none."""
    rows = yield ask("UPDATE contacts SET seen = $2 WHERE contact = $1 RETURNING kind, confirm", contact, now)
    if not rows:
        return None
    yield ask(
        "DELETE FROM waits WHERE contact = $1 AND seat NOT IN (SELECT value FROM list($2) AS wanted)",
        contact,
        tokens,
    )
    yield ask(WAIT_AT, contact, tokens, MOST_CONTACTS)
    [(kind, confirm)] = rows
    return kind, confirm is None


def confirm(code: str) -> Transaction[bool]:
    """What was sent to an address has come back."""
    return bool((yield ask("UPDATE contacts SET confirm = NULL WHERE confirm = $1 RETURNING contact", code)))


def forget_account(account: str) -> Transaction[None]:
    """Nobody can be called at an address."""
    yield ask("DELETE FROM contacts WHERE account = $1", account)


def forget_contact(contact: str) -> Transaction[bool]:
    """Somebody wants to be called there no more."""
    return bool((yield ask("DELETE FROM contacts WHERE contact = $1 RETURNING contact", contact)))


def stop_calling(stop: str) -> Transaction[bool]:
    """The same, from what was sent there: of all that leads to that address."""
    rows = yield ask(
        "DELETE FROM contacts WHERE account IN (SELECT account FROM contacts WHERE stop = $1) RETURNING contact",
        stop,
    )
    return bool(rows)


def due(now: int, hour_ago: int, quiet_since: str, most: int) -> Transaction[list[str]]:
    """The accounts to be called for which there is news."""
    return [account for (account,) in (yield ask(NEWS, now, hour_ago, quiet_since, most))]


def waits(account: str, now: int, hour_ago: int, quiet_since: str, most: int) -> Transaction[list[Wait]]:
    """All tables that wait for whoever has an account, those that have waited longest first."""
    rows = yield ask(WAITS, now, hour_ago, quiet_since, account, most)
    return [
        Wait(_contact(row[:9]), match, seat, ply, token, updated, bool(news))
        for row in rows
        for match, seat, ply, token, updated, news in [row[9:]]
    ]


def _contact(row: Sequence[Any]) -> Contact:
    contact, kind, address, account, sealing, origin, language, stop, failures = row
    return Contact(
        contact=contact,
        kind=kind,
        address=address,
        account=account,
        sealing=sealing,
        origin=origin,
        language=language,
        stop=stop,
        failures=failures,
    )


def may_call(account: str, now: int, hour_ago: int) -> Transaction[bool]:
    """An account is called, unless it was of late; whoever asks this and is told yes has to do it now or not at all."""
    return bool((yield ask(MAY_CALL, account, now, hour_ago)))


def called(told: Sequence[Told], reached: bool) -> Transaction[None]:
    """Of some turns somebody was told, or need not be; where they were reached, earlier failures are forgotten."""
    for each in told:
        yield ask(
            "UPDATE waits SET told = $3, ply = $4, again = $5 WHERE contact = $1 AND seat = $2",
            each.contact,
            each.token,
            each.match,
            each.ply,
            each.again,
        )
    for contact in dict.fromkeys(each.contact for each in told if reached):
        yield ask("UPDATE contacts SET failures = 0, retry = 0 WHERE contact = $1", contact)


def not_called(account: str, failures: int, retry: int) -> Transaction[None]:
    """An account could not be reached, and is left alone until a moment."""
    yield ask("UPDATE contacts SET failures = $2, retry = $3 WHERE account = $1", account, failures, retry)


def never_called(account: str) -> Transaction[None]:
    """What was to be sent to an account was not."""
    yield ask("DELETE FROM called WHERE account = $1", account)


def forget_old_contacts(unconfirmed: int, unseen: int, called: int) -> Transaction[None]:
    """Clear away what was never confirmed, what nobody uses any more, and what counts no more."""
    yield ask("DELETE FROM contacts WHERE confirm IS NOT NULL AND seen < $1", unconfirmed)
    yield ask("DELETE FROM contacts WHERE seen < $1", unseen)
    yield ask("DELETE FROM called WHERE at < $1", called)
    yield ask("DELETE FROM waits WHERE seat NOT IN (SELECT token FROM seats WHERE token IS NOT NULL)")


def house_key(name: str, fresh: str) -> Transaction[str]:
    """A secret of the house: the one it has, or a fresh one for good."""
    yield ask(
        "INSERT INTO house_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", name, fresh
    )
    [(value,)] = yield ask("SELECT value FROM house_keys WHERE name = $1", name)
    return str(value)


def known_house_key(name: str) -> Transaction[str | None]:
    """The same, if there is one."""
    rows = yield ask("SELECT value FROM house_keys WHERE name = $1", name)
    return rows[0][0] if rows else None


DUTY = """
INSERT INTO duties (duty, worker) VALUES ($1, $2)
ON CONFLICT (duty) DO UPDATE SET duty = excluded.duty RETURNING worker
"""


def give_up_duty(what: str, worker: str) -> Transaction[None]:
    """A worker is done with something that one alone does."""
    yield ask("DELETE FROM duties WHERE duty = $1 AND worker = $2", what, worker)


def duty(what: str, worker: str) -> Transaction[bool]:
    """Something that one worker alone does is this one's to do; False if it is another's."""
    ((holder,),) = yield ask(DUTY, what, worker)
    return bool(holder == worker)


# --- Passkeys ---


def add_passkey(passkey: Passkey, now: int) -> Transaction[None]:
    """Keep a key that a passkey has sealed."""
    yield ask(
        "INSERT INTO passkeys (credential, public, sealed, host, signs, seen) VALUES ($1, $2, $3, $4, $5, $6)",
        *passkey,
        now,
    )


def passkey(credential: str) -> Transaction[Passkey | None]:
    """What is known of a passkey."""
    rows = yield ask(
        "SELECT credential, public, sealed, host, signs FROM passkeys WHERE credential = $1", credential
    )
    return Passkey(*rows[0]) if rows else None


def used_passkey(credential: str, signs: int, now: int) -> Transaction[None]:
    """A passkey has signed."""
    yield ask("UPDATE passkeys SET signs = $2, seen = $3 WHERE credential = $1", credential, signs, now)


def forget_passkey(credential: str) -> Transaction[None]:
    """A passkey opens nothing here any more."""
    yield ask("DELETE FROM passkeys WHERE credential = $1", credential)


# --- Leagues ---

LEAGUE = "league, token, name, game, listed, goal, pieces, course, created, updated, waiting"
ADD_LEAGUE = f"INSERT INTO leagues ({LEAGUE}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0)"
GO_ON = """
UPDATE leagues SET pieces = $2, course = $3, updated = $4, waiting = 0 WHERE league = $1 RETURNING goal
"""


def add_league(record: LeagueRecord, piece: Piece) -> Transaction[None]:
    """A new league, with the first piece of its file."""
    yield ask(
        ADD_LEAGUE,
        record.league,
        record.token,
        record.name,
        record.game,
        int(record.listed),
        record.goal,
        record.pieces,
        _json(record.course),
        record.created,
        record.updated,
    )
    yield _add_piece(record.league, 0, piece)


def league(league: str) -> Transaction[LeagueRecord | None]:
    """A league by its id."""
    if not is_name(league):
        return None
    rows = yield ask(f"SELECT {LEAGUE} FROM leagues WHERE league = $1", league)
    return _league(rows[0]) if rows else None


def leagues(most: int) -> Transaction[list[LeagueRecord]]:
    """Leagues that everybody is shown, the one that was played last first."""
    rows = yield ask(
        f"SELECT {LEAGUE} FROM leagues WHERE listed = 1 ORDER BY updated DESC, league LIMIT $1", most
    )
    return [_league(row) for row in rows]


def league_pieces(league: str, since: int) -> Transaction[list[Piece]]:
    """The pieces of a league's file from one on."""
    rows = yield ask(
        "SELECT said, cards FROM league_pieces WHERE league = $1 AND place >= $2 ORDER BY place",
        league,
        since,
    )
    return [Piece(said, bytes(cards)) for said, cards in rows]


def play_league_on(league: str, place: int, piece: Piece, course: Course, updated: str) -> Transaction[int]:
    """The next piece of a league's file; the last day that is to be played, as things are now."""
    yield _add_piece(league, place, piece)
    [(goal,)] = yield ask(GO_ON, league, place + 1, _json(course), updated)
    return int(goal)


def set_goal(league: str, goal: int) -> Transaction[None]:
    """The last day of a league that is to be played now."""
    yield ask("UPDATE leagues SET goal = $2 WHERE league = $1", league, goal)


def reached(league: str, goal: int) -> Transaction[None]:
    """A league was played as far as was wanted, unless something else is wanted by now."""
    yield ask("UPDATE leagues SET goal = 0 WHERE league = $1 AND goal = $2", league, goal)


def wait_for(league: str, number: int) -> Transaction[None]:
    """A league waits for a game that people play themselves."""
    yield ask("UPDATE leagues SET waiting = $2 WHERE league = $1", league, number)


INVITE = """
INSERT INTO managers (league, club, name, token, invitation) VALUES ($1, $2, NULL, NULL, $3)
ON CONFLICT (league, club) DO UPDATE SET name = NULL, token = NULL, invitation = excluded.invitation
"""
MANAGE = """
UPDATE managers SET name = $4, token = $3, invitation = NULL WHERE league = $1 AND invitation = $2 RETURNING club
"""


def invite_manager(league: str, club: int, invitation: str) -> Transaction[None]:
    """Somebody may take a club; whoever had it has it no more."""
    yield ask(INVITE, league, club, invitation)


def manage(league: str, invitation: str, token: str, name: str | None) -> Transaction[int | None]:
    """Take the club that an invitation is for; it is used up by that."""
    rows = yield ask(MANAGE, league, invitation, token, name)
    return rows[0][0] if rows else None


def release_club(league: str, club: int) -> Transaction[None]:
    """A club is its bot's again."""
    yield ask("DELETE FROM managers WHERE league = $1 AND club = $2", league, club)


def managers(league: str) -> Transaction[list[Manager]]:
    """Who manages clubs of a league, or is invited to."""
    rows = yield ask("SELECT club, name, token FROM managers WHERE league = $1 ORDER BY club", league)
    return [Manager(*row) for row in rows]


def league_tables(league: str, season: int) -> Transaction[dict[int, str | None]]:
    """By its number, the table of each game of a season that people play; None where they let it be played."""
    rows = yield ask(
        "SELECT number, table_name FROM league_tables WHERE league = $1 AND season = $2", league, season
    )
    return {row[0]: row[1] for row in rows}


def seat_league_game(league: str, season: int, number: int, table: str | None) -> Transaction[None]:
    """The table at which a game is played, or that it is let be played."""
    yield ask(
        "INSERT INTO league_tables (league, season, number, table_name) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (league, season, number) DO UPDATE SET table_name = excluded.table_name",
        league,
        season,
        number,
        table,
    )


def _add_piece(league: str, place: int, piece: Piece) -> Ask:
    return ask(
        "INSERT INTO league_pieces (league, place, said, cards) VALUES ($1, $2, $3, $4)",
        league,
        place,
        piece.text,
        piece.cards,
    )


def _league(row: Sequence[Any]) -> LeagueRecord:
    league, token, name, game, listed, goal, pieces, course, created, updated, waiting = row
    return LeagueRecord(
        league=league,
        token=token,
        name=name,
        game=game,
        listed=bool(listed),
        goal=goal,
        waiting=waiting,
        pieces=pieces,
        course=decoded(_course, course),
        created=created,
        updated=updated,
    )


# --- Values ---


def decoded(decode: Callable[[str], T], text: str) -> T:
    """What a column holds as JSON."""
    try:
        return decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise DamagedMatch from error


def is_name(match: str) -> bool:
    """Whether a text can be the name of a match: others come from strangers, and no database need be asked."""
    return match.isascii() and match.isprintable()


def _seats(rows: Iterable[Sequence[Any]]) -> tuple[Seat, ...]:
    """Seats from their columns; a match without any has one row of nothing."""
    return tuple(
        Seat(
            kind, name, level, bool(guest), token, invitation, bool(away), player, away == away_as(True, True)
        )
        for kind, name, level, guest, token, invitation, away, player in rows
        if kind is not None
    )


def _standing_values(standing: Standing) -> tuple[int | None, str | None]:
    return standing.actor, _json(standing.outcome) if standing.outcome else None


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _agreed(accord: str | None) -> Accord:
    """What was agreed; nothing at tables that are older than this column."""
    return decoded(_accord, accord) if accord else Accord()
