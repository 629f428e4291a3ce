-- Lists are in the order in which tables were made.
DROP INDEX tables_by_state;
CREATE INDEX tables_by_state ON tables (state, public);
CREATE INDEX records_of_user ON records (user);
CREATE INDEX private_of_user ON private (user);
