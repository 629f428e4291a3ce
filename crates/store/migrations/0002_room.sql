-- Written to and emptied again to find out whether there is room on the disk.
CREATE TABLE room (
    number INTEGER NOT NULL PRIMARY KEY,
    bytes  BLOB    NOT NULL
) STRICT;
