-- Times are milliseconds since 1970. Of secrets only hashes are kept.

CREATE TABLE users (
    id       TEXT    NOT NULL PRIMARY KEY,
    name     TEXT    NOT NULL,
    -- What somebody logs in with; guests have none.
    account  TEXT    UNIQUE COLLATE NOCASE,
    password TEXT,
    created  INTEGER NOT NULL,
    seen     INTEGER NOT NULL
) STRICT;

-- Codes that set a new password, once each.
CREATE TABLE recovery_codes (
    user TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    hash BLOB NOT NULL,
    PRIMARY KEY (user, hash)
) STRICT, WITHOUT ROWID;

-- What a request proves its user by: the cookie of a log-in, or a token of a program.
CREATE TABLE keys (
    id      TEXT    NOT NULL PRIMARY KEY,
    user    TEXT    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    hash    BLOB    NOT NULL UNIQUE,
    kind    TEXT    NOT NULL,
    label   TEXT    NOT NULL,
    scopes  TEXT    NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL
) STRICT;
CREATE INDEX keys_of_user ON keys (user);

CREATE TABLE tables (
    number     INTEGER NOT NULL PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    state      TEXT    NOT NULL,
    public     INTEGER NOT NULL,
    speed      TEXT    NOT NULL,
    open_seats INTEGER NOT NULL,
    created    INTEGER NOT NULL,
    changed    INTEGER NOT NULL,
    revision   INTEGER NOT NULL,
    header     TEXT    NOT NULL
) STRICT;
CREATE INDEX tables_by_state ON tables (state, public, changed);

-- Who sits at a table, or sat there.
CREATE TABLE sitters (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    user         TEXT    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (table_number, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_of_user ON sitters (user);

-- Everything that happened at a table, in order.
CREATE TABLE entries (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    version      INTEGER NOT NULL,
    at           INTEGER NOT NULL,
    entry        TEXT    NOT NULL,
    PRIMARY KEY (table_number, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    number       INTEGER NOT NULL PRIMARY KEY,
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    room         TEXT    NOT NULL,
    at           INTEGER NOT NULL,
    user         TEXT    REFERENCES users (id) ON DELETE SET NULL,
    said         TEXT    NOT NULL
) STRICT;
CREATE INDEX chat_of_table ON chat (table_number, room, number);
CREATE INDEX chat_of_user ON chat (user);

-- What one user has written down at a table, for nobody else: private notes, planned actions.
CREATE TABLE private (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    user         TEXT    NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind         TEXT    NOT NULL,
    text         TEXT    NOT NULL,
    PRIMARY KEY (table_number, user, kind)
) STRICT, WITHOUT ROWID;

-- Records that somebody uploaded to be looked at.
CREATE TABLE records (
    id   TEXT    NOT NULL PRIMARY KEY,
    at   INTEGER NOT NULL,
    user TEXT    REFERENCES users (id) ON DELETE SET NULL,
    text TEXT    NOT NULL
) STRICT;

-- When the server was last known to run.
CREATE TABLE server (
    one   INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    alive INTEGER NOT NULL
) STRICT;
