CREATE TABLE matches (
    match TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    own_dice INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    seed BLOB NOT NULL,
    created TEXT NOT NULL,
    follows TEXT UNIQUE REFERENCES matches,
    ply INTEGER NOT NULL,
    actor INTEGER,
    outcome TEXT,
    updated TEXT NOT NULL
);
CREATE INDEX matches_listed ON matches (outcome IS NOT NULL, updated DESC) WHERE listed;
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
) WITHOUT ROWID;
CREATE INDEX seats_invitation ON seats (invitation) WHERE invitation IS NOT NULL;
CREATE TABLE log (
    match TEXT NOT NULL REFERENCES matches,
    ply INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (match, ply)
) WITHOUT ROWID;
INSERT INTO matches VALUES (
    'kept', 'hens', 1, '{"series":"single"}', 1, 1, X'00736563726574', '2026-01-01T00:00:00.000Z', NULL, 3, 1, NULL,
    '2026-01-01T00:10:00.000Z'
);
INSERT INTO seats VALUES ('kept', 0, 'human', 'Ana', NULL, 0, 't', NULL, 0);
INSERT INTO seats VALUES ('kept', 1, 'open', NULL, NULL, 1, NULL, 'i', 0);
INSERT INTO log VALUES ('kept', 0, 'roll 3');
INSERT INTO log VALUES ('kept', 1, 'roll 4');
INSERT INTO log VALUES ('kept', 2, 'draw');
CREATE TABLE bookmarks (
    match TEXT PRIMARY KEY REFERENCES matches,
    ply INTEGER NOT NULL,
    log BLOB NOT NULL,
    program TEXT NOT NULL,
    past BLOB NOT NULL
);
INSERT INTO bookmarks VALUES ('kept', 2, X'6C', 'p', X'78');
