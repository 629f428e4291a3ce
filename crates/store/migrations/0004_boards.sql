-- The text of a board that doesn't come with its game: long, and of no use in lists.
ALTER TABLE tables ADD COLUMN board TEXT;
