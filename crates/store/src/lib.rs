//! What a server keeps: users, tables and what happened at them.
//!
//! [`Store`] says what has to be kept, and one suite of tests what every way of keeping it has to pass. What a table is
//! about, its header and its entries, are texts here: they are the server's to read.

mod sqlite;

use async_trait::async_trait;
use thiserror::Error;

pub use sqlite::{Lock, Sqlite, restore};

/// Milliseconds since 1970.
pub type Time = i64;
/// SHA-256 of a secret.
pub type Hash = [u8; 32];

/// Somebody who plays or watches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// A name that nobody chose and that never changes.
    pub id: String,
    /// What somebody wants to be called.
    pub name: String,
    /// What somebody logs in with; guests have none.
    pub account: Option<String>,
    /// The hash of the password, as Argon2 writes it.
    pub password: Option<String>,
    /// When they first came.
    pub created: Time,
    /// When they were last here, as far as anybody wrote it down.
    pub seen: Time,
}

/// What a request proves its user by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// What it is spoken of by.
    pub id: String,
    /// Whose it is.
    pub user: String,
    /// The hash of the secret.
    pub hash: Hash,
    /// Where it is used.
    pub kind: KeyKind,
    /// What its user knows it by: the browser, or a name.
    pub label: String,
    /// What it allows, in words with spaces between them.
    pub scopes: String,
    /// When it was made.
    pub created: Time,
    /// When it was last used, as far as anybody wrote it down.
    pub seen: Time,
}

/// Where a key is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyKind {
    /// A browser's cookie.
    LogIn,
    /// A program's token.
    Token,
}

/// A table without what happened at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its number here; 0 before it is added.
    pub number: i64,
    /// The name in its address, which nobody can guess.
    pub id: String,
    /// The game.
    pub game: String,
    /// Whether it waits for players, is played at, or is over.
    pub state: TableState,
    /// Whether everybody may find it.
    pub public: bool,
    /// How fast is played.
    pub speed: String,
    /// Seats that anybody may take.
    pub open_seats: u8,
    /// When it was made.
    pub created: Time,
    /// When this was last changed.
    pub changed: Time,
    /// How often this was changed.
    pub revision: i64,
    /// Everything else that is of use in lists.
    pub header: String,
    /// The text of its own board, if it has one. Lists come without.
    pub board: Option<String>,
    /// The users who have to do with it: at its seats, invited to them, or its host.
    pub users: Vec<String>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableState {
    /// It waits for players.
    Open,
    /// It is played at.
    Running,
    /// The game has ended, one way or another.
    Over,
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The number of the table.
    pub table: i64,
    /// Its place among what happened there: 1 for the first.
    pub version: i64,
    /// When it happened.
    pub at: Time,
    /// What it was.
    pub entry: String,
}

/// Which tables are asked for, those made last first: an order that never changes, so that pages of it have no gaps.
#[derive(Clone, Default, Debug)]
pub struct Wanted {
    /// Of this state.
    pub state: Option<TableState>,
    /// Only those that everybody may find.
    pub public: bool,
    /// Only of this game.
    pub game: Option<String>,
    /// Only of this speed.
    pub speed: Option<String>,
    /// Only with an open seat.
    pub open_seats: bool,
    /// Only those that this user has to do with.
    pub user: Option<String>,
    /// Only those made before the table of this id.
    pub before: Option<String>,
    /// At most so many.
    pub most: u32,
}

/// Something that somebody wrote down at a table for themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// The id of the table.
    pub table: String,
    /// What kind of thing it is: a note, a plan.
    pub kind: String,
    /// What.
    pub text: String,
}

/// A record that somebody uploaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The name in its address.
    pub id: String,
    /// When it was uploaded.
    pub at: Time,
    /// Its line.
    pub text: String,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Its number, which grows.
    pub number: i64,
    /// Who may read it: players or spectators.
    pub room: String,
    /// When it was said.
    pub at: Time,
    /// Who said it, unless they have left for good.
    pub user: Option<String>,
    /// What was said, and under which name.
    pub said: String,
}

/// Why something wasn't kept or found.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else has this already: an account's name, an entry's place.
    #[error("it is taken")]
    Taken,
    /// Somebody else changed it meanwhile.
    #[error("it was changed meanwhile")]
    Changed,
    /// Too many want something at once.
    #[error("too many want something at once")]
    Busy,
    /// The data have been closed.
    #[error("the data are closed")]
    Closed,
    /// What is kept can't be read, or nothing can be kept.
    #[error("the data can't be used: {0}")]
    Broken(String),
}

/// Short for what can fail like that.
pub type Result<T> = std::result::Result<T, StoreError>;

/// Somewhere to keep things. What a call has returned from is kept even if the power fails.
#[async_trait]
pub trait Store: Send + Sync {
    /// Adds somebody, with the first key.
    async fn add_user(&self, user: &User, key: &Key) -> Result<()>;
    /// Somebody by id.
    async fn user(&self, id: &str) -> Result<Option<User>>;
    /// Somebody by what they log in with, however it is capitalised.
    async fn user_of_account(&self, account: &str) -> Result<Option<User>>;
    /// Everybody with an account, or also guests; those that were here last first.
    async fn users(&self, guests: bool, most: u32) -> Result<Vec<User>>;
    /// Changes what somebody is called, and nothing else.
    async fn rename_user(&self, id: &str, name: &str) -> Result<()>;
    /// Changes a password, and nothing else.
    async fn set_password(&self, id: &str, password: &str) -> Result<()>;
    /// Gives somebody without an account one, with its password.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if the account is somebody else's, or they have one.
    async fn claim_account(&self, id: &str, account: &str, password: &str) -> Result<()>;
    /// Removes somebody with all their keys, notes and plans, what they have said and the records they have uploaded.
    async fn remove_user(&self, id: &str) -> Result<()>;
    /// Removes guests who were last here before, sit at no table and have no key that was used since; how many.
    async fn remove_old_guests(&self, before: Time) -> Result<u64>;
    /// Gives somebody these recovery codes instead of those they had.
    async fn set_recovery_codes(&self, user: &str, codes: &[Hash]) -> Result<()>;
    /// Uses a recovery code up; whether there was one.
    async fn use_recovery_code(&self, user: &str, code: &Hash) -> Result<bool>;

    /// Adds a key.
    async fn add_key(&self, key: &Key) -> Result<()>;
    /// The key of a secret, with its user.
    async fn key(&self, hash: &Hash) -> Result<Option<(Key, User)>>;
    /// All keys of a user, those used last first.
    async fn keys(&self, user: &str) -> Result<Vec<Key>>;
    /// Removes a key of a user; whether there was one.
    async fn remove_key(&self, user: &str, id: &str) -> Result<bool>;
    /// Notes that a key was used.
    async fn key_seen(&self, id: &str, at: Time) -> Result<()>;

    /// Adds a table; its number.
    async fn add_table(&self, table: &Table) -> Result<i64>;
    /// A table.
    async fn table(&self, id: &str) -> Result<Option<Table>>;
    /// Tables, those made last first.
    async fn tables(&self, wanted: &Wanted) -> Result<Vec<Table>>;
    /// Changes a table, and says with it what happened.
    ///
    /// # Errors
    /// [`StoreError::Changed`] if its revision isn't one more than the one that is kept.
    async fn save_table(&self, table: &Table, entries: &[Entry]) -> Result<()>;
    /// Removes a table and what happened at it.
    async fn remove_table(&self, number: i64) -> Result<()>;
    /// Keeps what happened, at any number of tables, all or nothing.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if something of this version has happened already.
    async fn append(&self, entries: &[Entry]) -> Result<()>;
    /// What happened at a table after a version.
    async fn entries(&self, table: i64, after: i64) -> Result<Vec<Entry>>;

    /// Keeps something said; its number.
    async fn say(&self, table: i64, said: &Said) -> Result<i64>;
    /// The last things said at a table, in order.
    async fn said(&self, table: i64, room: &str, most: u32) -> Result<Vec<Said>>;
    /// Everything that a user has said, in order.
    async fn said_by(&self, user: &str) -> Result<Vec<Said>>;
    /// Keeps what a user wrote down at a table; an empty text removes it.
    async fn write_down(&self, table: i64, user: &str, kind: &str, text: &str) -> Result<()>;
    /// What users wrote down of one kind at a table.
    async fn written_down(&self, table: i64, kind: &str) -> Result<Vec<(String, String)>>;
    /// Everything that a user wrote down at any table.
    async fn written_by(&self, user: &str) -> Result<Vec<Written>>;

    /// Keeps a record.
    async fn add_record(&self, id: &str, user: Option<&str>, at: Time, text: &str) -> Result<()>;
    /// A record.
    async fn record(&self, id: &str) -> Result<Option<String>>;
    /// All records that a user has uploaded, the oldest first.
    async fn records_of(&self, user: &str) -> Result<Vec<Record>>;
    /// How many records a user has uploaded, and how many bytes they have together.
    async fn size_of_records(&self, user: &str) -> Result<(u64, u64)>;

    /// Notes that the server runs.
    async fn set_alive(&self, at: Time) -> Result<()>;
    /// When the server last ran.
    async fn alive(&self) -> Result<Option<Time>>;
    /// Does what can be done beside the work. It is called every now and then.
    async fn tidy(&self) -> Result<()>;
    /// Whether another program may have changed anything since this was last asked.
    async fn changed_elsewhere(&self) -> Result<bool>;
    /// Whether it answers, and keeps what it is given.
    async fn check(&self) -> Result<()>;
}
