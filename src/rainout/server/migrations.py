"""The schema, as the steps that led to it; there is no way back.

A database knows at which step it is. Whoever opens it takes the steps that it lacks, in one transaction, and leaves
alone one that is further on. A step that was released is never changed: what was wrong in it, a later one puts right.

Steps are said once for both databases, which differ in a few words (:class:`Words`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Words(NamedTuple):
    """What a database calls things that the other calls differently."""

    blob: str
    """Bytes."""
    compact: str
    """After a table whose rows are to lie in its key."""
    counted: str
    """A number that each new row has one more of."""


STEPS = (
    """
    CREATE TABLE matches (
        match TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        options TEXT NOT NULL,
        own_dice INTEGER NOT NULL,
        listed INTEGER NOT NULL,
        seed {blob} NOT NULL,
        created TEXT NOT NULL,
        follows TEXT UNIQUE REFERENCES matches,
        ply INTEGER NOT NULL,
        actor INTEGER,
        outcome TEXT,
        updated TEXT NOT NULL
    );
    CREATE INDEX matches_listed ON matches ((outcome IS NOT NULL), updated DESC) WHERE listed = 1;
    CREATE TABLE seats (
        match TEXT NOT NULL REFERENCES matches,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        name TEXT,
        level TEXT,
        guest INTEGER NOT NULL,
        token TEXT,
        invitation TEXT,
        away INTEGER NOT NULL,
        PRIMARY KEY (match, seat)
    ) {compact};
    CREATE INDEX seats_invitation ON seats (invitation) WHERE invitation IS NOT NULL;
    CREATE TABLE log (
        match TEXT NOT NULL REFERENCES matches,
        ply INTEGER NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (match, ply)
    ) {compact}
    """,
    """
    CREATE TABLE bookmarks (
        match TEXT PRIMARY KEY REFERENCES matches,
        ply INTEGER NOT NULL,
        log {blob} NOT NULL,
        program TEXT NOT NULL,
        past {blob} NOT NULL
    )
    """,
    # When an entry was written. The index was made with a condition that only SQLite understands.
    """
    ALTER TABLE log ADD COLUMN at BIGINT;
    DROP INDEX matches_listed;
    CREATE INDEX matches_listed ON matches ((outcome IS NOT NULL), updated DESC) WHERE listed = 1
    """,
    # Seats that anybody may take.
    """
    CREATE INDEX seats_free ON seats (match) WHERE kind = 'open' AND invitation IS NULL
    """,
    # Workers: who is there, whose bots think where, and what they tell each other where the database cannot carry it.
    """
    CREATE TABLE workers (
        worker TEXT PRIMARY KEY,
        beat BIGINT NOT NULL
    );
    CREATE TABLE leases (
        match TEXT PRIMARY KEY REFERENCES matches,
        worker TEXT NOT NULL REFERENCES workers ON DELETE CASCADE
    );
    CREATE INDEX leases_worker ON leases (worker);
    CREATE TABLE notices (
        number {counted} PRIMARY KEY,
        worker TEXT NOT NULL,
        said TEXT NOT NULL
    )
    """,
    # What was agreed besides the rules.
    """
    ALTER TABLE matches ADD COLUMN accord TEXT
    """,
    # Ratings of those who want them.
    """
    ALTER TABLE seats ADD COLUMN player TEXT;
    CREATE TABLE players (
        player TEXT PRIMARY KEY,
        name TEXT
    );
    CREATE TABLE ratings (
        player TEXT NOT NULL REFERENCES players,
        game TEXT NOT NULL,
        rating DOUBLE PRECISION NOT NULL,
        deviation DOUBLE PRECISION NOT NULL,
        volatility DOUBLE PRECISION NOT NULL,
        matches INTEGER NOT NULL,
        updated BIGINT NOT NULL,
        PRIMARY KEY (player, game)
    );
    CREATE INDEX ratings_best ON ratings (game, rating DESC);
    CREATE TABLE rated (
        match TEXT NOT NULL REFERENCES matches,
        player TEXT NOT NULL REFERENCES players,
        game TEXT NOT NULL,
        at BIGINT NOT NULL,
        score DOUBLE PRECISION NOT NULL,
        rating DOUBLE PRECISION NOT NULL,
        deviation DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (match, player)
    );
    CREATE INDEX rated_player ON rated (player, at)
    """,
    # What people tell the host of each other, and with whom they do not want to play.
    """
    CREATE TABLE reports (
        match TEXT NOT NULL REFERENCES matches,
        seat INTEGER NOT NULL,
        about INTEGER NOT NULL,
        kind TEXT NOT NULL,
        words TEXT NOT NULL,
        at BIGINT NOT NULL,
        done TEXT,
        PRIMARY KEY (match, seat, about)
    );
    CREATE TABLE blocks (
        player TEXT NOT NULL,
        other TEXT NOT NULL,
        PRIMARY KEY (player, other)
    )
    """,
    # Where people want to be called when a table waits for them, for which seats, and when each was called last;
    # secrets of the house itself; and what one worker alone is to do.
    """
    CREATE TABLE contacts (
        contact TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        address TEXT NOT NULL,
        account TEXT NOT NULL,
        sealing TEXT,
        origin TEXT NOT NULL,
        language TEXT NOT NULL,
        stop TEXT NOT NULL UNIQUE,
        confirm TEXT UNIQUE,
        failures INTEGER NOT NULL,
        retry BIGINT NOT NULL,
        seen BIGINT NOT NULL
    );
    CREATE INDEX contacts_account ON contacts (account);
    CREATE TABLE waits (
        contact TEXT NOT NULL REFERENCES contacts ON DELETE CASCADE,
        seat TEXT NOT NULL,
        told TEXT,
        ply INTEGER,
        again BIGINT,
        PRIMARY KEY (contact, seat)
    ) {compact};
    CREATE INDEX waits_seat ON waits (seat);
    CREATE TABLE called (
        account TEXT PRIMARY KEY,
        at BIGINT NOT NULL
    );
    CREATE TABLE house_keys (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
    );
    CREATE TABLE duties (
        duty TEXT PRIMARY KEY,
        worker TEXT NOT NULL REFERENCES workers ON DELETE CASCADE
    );
    CREATE INDEX seats_token ON seats (token) WHERE token IS NOT NULL
    """,
    # Keys of people, sealed with what only their passkeys yield.
    """
    CREATE TABLE passkeys (
        credential TEXT PRIMARY KEY,
        public {blob} NOT NULL,
        sealed {blob} NOT NULL,
        host TEXT NOT NULL,
        signs BIGINT NOT NULL,
        seen BIGINT NOT NULL
    )
    """,
    # Leagues, each with the pieces of its file and the scorecards that belong to them.
    """
    CREATE TABLE leagues (
        league TEXT PRIMARY KEY,
        token TEXT NOT NULL,
        name TEXT NOT NULL,
        game TEXT NOT NULL,
        listed INTEGER NOT NULL,
        goal INTEGER NOT NULL,
        pieces INTEGER NOT NULL,
        course TEXT NOT NULL,
        created TEXT NOT NULL,
        updated TEXT NOT NULL
    );
    CREATE INDEX leagues_listed ON leagues (updated DESC) WHERE listed = 1;
    CREATE TABLE league_pieces (
        league TEXT NOT NULL REFERENCES leagues,
        place INTEGER NOT NULL,
        said TEXT NOT NULL,
        cards {blob} NOT NULL,
        PRIMARY KEY (league, place)
    )
    """,
    # People who manage clubs of leagues, and the tables at which they play: none where they let a game be played.
    """
    ALTER TABLE leagues ADD COLUMN waiting INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE managers (
        league TEXT NOT NULL REFERENCES leagues,
        club INTEGER NOT NULL,
        name TEXT,
        token TEXT,
        invitation TEXT,
        PRIMARY KEY (league, club)
    );
    CREATE TABLE league_tables (
        league TEXT NOT NULL REFERENCES leagues,
        season INTEGER NOT NULL,
        number INTEGER NOT NULL,
        table_name TEXT,
        PRIMARY KEY (league, season, number)
    )
    """,
)
"""What leads from each version of the schema to the next, beginning with nothing."""

VERSION = len(STEPS)


def since(version: int, words: Words) -> Iterator[str]:
    """The statements that lead from a version to the newest."""
    for step in STEPS[version:]:
        yield from step.format(**words._asdict()).split(";")
