//! Everything in one file, by SQLite.

mod folder;
mod tables;
mod users;
mod work;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Row, query};

use crate::{Entry, Hash, Key, Record, Result, Said, Store, StoreError, Table, Time, User, Wanted, Written};

pub use folder::{Lock, restore};

/// The name of the file in the folder of the data.
const FILE: &str = "pagoda.db";
/// Connections that read.
const READERS: u32 = 4;
/// Pages of the log, of 4 KiB, after which it is begun anew: 64 MiB.
const LONG_LOG: i64 = 16_384;
/// How long somebody waits for a connection, or for the other program that writes to the file.
const PATIENCE: Duration = Duration::from_secs(10);

/// Bytes for which there has to be room on the disk.
const ROOM: i64 = 16 * 1024;

/// A folder with the data of a server.
pub struct Sqlite {
    /// One connection: who writes does so alone anyway, and waits here in a queue.
    write: SqlitePool,
    read: SqlitePool,
    /// One connection that brings what was written to its place.
    tidy: SqlitePool,
    file: PathBuf,
    /// What the file counts of other programs' changes.
    others: AtomicI64,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => Self::Taken,
            sqlx::Error::PoolClosed => Self::Closed,
            sqlx::Error::PoolTimedOut => Self::Busy,
            _ => Self::Broken(error.to_string()),
        }
    }
}

impl Sqlite {
    /// Opens the data in a folder, and makes it if there is none.
    ///
    /// # Errors
    /// If the folder can't be written to, or what is there isn't the data of a server.
    pub async fn open(folder: &Path) -> Result<Self> {
        folder::make(folder)?;
        let file = folder.join(FILE);
        // With WAL and FULL every commit is on the disk before it returns.
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE);
        let pool = |most, options| {
            // Whoever waits for the one that writes waits for others, which is no fault.
            let quiet = SqlitePoolOptions::new().acquire_slow_threshold(PATIENCE);
            // What the file counts of others' changes is counted by each connection for itself: they stay.
            let lasting = quiet.max_lifetime(None).idle_timeout(None);
            lasting.max_connections(most).acquire_timeout(PATIENCE).connect_with(options)
        };
        // Who writes waits for the disk as little as can be: what is in the log is brought to its place beside that.
        let write = pool(1, options.clone().pragma("wal_autocheckpoint", "0")).await?;
        sqlx::migrate!().run(&write).await.map_err(|error| StoreError::Broken(error.to_string()))?;
        let tidy = pool(1, options.clone()).await?;
        let read = pool(READERS, options.read_only(true)).await?;
        let others = query("PRAGMA data_version").fetch_one(&write).await?.try_get(0)?;
        Ok(Self { write, read, tidy, file, others: AtomicI64::new(others) })
    }

    /// Whether there are data in a folder.
    pub fn is_in(folder: &Path) -> bool {
        folder.join(FILE).exists()
    }

    /// How the connection that writes keeps what it writes: the pragmas `journal_mode` and `synchronous`.
    ///
    /// # Errors
    /// If it can't be asked.
    pub async fn durability(&self) -> Result<(String, i64)> {
        let mode = query("PRAGMA journal_mode").fetch_one(&self.write).await?.try_get(0)?;
        Ok((mode, query("PRAGMA synchronous").fetch_one(&self.write).await?.try_get(0)?))
    }

    /// Copies everything as it is at one moment into a new file, while others go on writing.
    ///
    /// # Errors
    /// If the file is there already or can't be written.
    pub async fn back_up(&self, to: &Path) -> Result<()> {
        if to.exists() {
            return Err(StoreError::Broken(format!("{} is there already", to.display())));
        }
        let text = to.to_str().ok_or_else(|| StoreError::Broken(format!("{}: no plain name", to.display())))?;
        // There are seeds and hashes in it: nobody else looks into it, not even while it is written.
        folder::private_file(to)?;
        let copied = query("VACUUM INTO ?").bind(text).execute(&self.read).await;
        if copied.is_err() {
            let _ = std::fs::remove_file(to);
        }
        copied?;
        Ok(())
    }

    /// Finishes what is being written and closes the file.
    pub async fn close(&self) {
        self.read.close().await;
        self.tidy.close().await;
        self.write.close().await;
    }

    /// Where the data are.
    pub fn file(&self) -> &Path {
        &self.file
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn add_user(&self, user: &User, key: &Key) -> Result<()> {
        self.insert_user(user, key).await
    }

    async fn user(&self, id: &str) -> Result<Option<User>> {
        self.find_user("SELECT * FROM users WHERE id = ?", id).await
    }

    async fn user_of_account(&self, account: &str) -> Result<Option<User>> {
        self.find_user("SELECT * FROM users WHERE account = ?", account).await
    }

    async fn users(&self, guests: bool, most: u32) -> Result<Vec<User>> {
        self.list_users(guests, most).await
    }

    async fn rename_user(&self, id: &str, name: &str) -> Result<()> {
        query("UPDATE users SET name = ? WHERE id = ?").bind(name).bind(id).execute(&self.write).await?;
        Ok(())
    }

    async fn set_password(&self, id: &str, password: &str) -> Result<()> {
        query("UPDATE users SET password = ? WHERE id = ?").bind(password).bind(id).execute(&self.write).await?;
        Ok(())
    }

    async fn claim_account(&self, id: &str, account: &str, password: &str) -> Result<()> {
        self.update_account(id, account, password).await
    }

    async fn remove_user(&self, id: &str) -> Result<()> {
        self.delete_user(id).await
    }

    async fn remove_old_guests(&self, before: Time) -> Result<u64> {
        self.delete_old_guests(before).await
    }

    async fn set_recovery_codes(&self, user: &str, codes: &[Hash]) -> Result<()> {
        self.replace_recovery_codes(user, codes).await
    }

    async fn use_recovery_code(&self, user: &str, code: &Hash) -> Result<bool> {
        let delete = query("DELETE FROM recovery_codes WHERE user = ? AND hash = ?").bind(user).bind(&code[..]);
        Ok(delete.execute(&self.write).await?.rows_affected() > 0)
    }

    async fn add_key(&self, key: &Key) -> Result<()> {
        users::insert_key(key, &mut *self.write.acquire().await?).await
    }

    async fn key(&self, hash: &Hash) -> Result<Option<(Key, User)>> {
        self.find_key(hash).await
    }

    async fn keys(&self, user: &str) -> Result<Vec<Key>> {
        self.list_keys(user).await
    }

    async fn remove_key(&self, user: &str, id: &str) -> Result<bool> {
        let delete = query("DELETE FROM keys WHERE user = ? AND id = ?").bind(user).bind(id);
        Ok(delete.execute(&self.write).await?.rows_affected() > 0)
    }

    async fn key_seen(&self, id: &str, at: Time) -> Result<()> {
        self.note_key(id, at).await
    }

    async fn add_table(&self, table: &Table) -> Result<i64> {
        self.insert_table(table).await
    }

    async fn table(&self, id: &str) -> Result<Option<Table>> {
        self.find_table(id).await
    }

    async fn tables(&self, wanted: &Wanted) -> Result<Vec<Table>> {
        self.list_tables(wanted).await
    }

    async fn save_table(&self, table: &Table, entries: &[Entry]) -> Result<()> {
        self.update_table(table, entries).await
    }

    async fn remove_table(&self, number: i64) -> Result<()> {
        query("DELETE FROM tables WHERE number = ?").bind(number).execute(&self.write).await?;
        Ok(())
    }

    async fn append(&self, entries: &[Entry]) -> Result<()> {
        let mut work = self.begin().await?;
        tables::insert_entries(entries, &mut work).await?;
        work.commit().await
    }

    async fn entries(&self, table: i64, after: i64) -> Result<Vec<Entry>> {
        self.list_entries(table, after).await
    }

    async fn say(&self, table: i64, said: &Said) -> Result<i64> {
        self.insert_said(table, said).await
    }

    async fn said(&self, table: i64, room: &str, most: u32) -> Result<Vec<Said>> {
        self.list_said(table, room, most).await
    }

    async fn said_by(&self, user: &str) -> Result<Vec<Said>> {
        self.list_said_by(user).await
    }

    async fn write_down(&self, table: i64, user: &str, kind: &str, text: &str) -> Result<()> {
        self.replace_private(table, user, kind, text).await
    }

    async fn written_down(&self, table: i64, kind: &str) -> Result<Vec<(String, String)>> {
        self.list_private(table, kind).await
    }

    async fn written_by(&self, user: &str) -> Result<Vec<Written>> {
        self.list_written_by(user).await
    }

    async fn add_record(&self, id: &str, user: Option<&str>, at: Time, text: &str) -> Result<()> {
        let insert = query("INSERT INTO records (id, at, user, text) VALUES (?, ?, ?, ?)");
        insert.bind(id).bind(at).bind(user).bind(text).execute(&self.write).await?;
        Ok(())
    }

    async fn record(&self, id: &str) -> Result<Option<String>> {
        let row = query("SELECT text FROM records WHERE id = ?").bind(id).fetch_optional(&self.read).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    async fn records_of(&self, user: &str) -> Result<Vec<Record>> {
        let select = query("SELECT id, at, text FROM records WHERE user = ? ORDER BY at, id").bind(user);
        let record = |row: &SqliteRow| Ok(Record { id: row.try_get(0)?, at: row.try_get(1)?, text: row.try_get(2)? });
        select.fetch_all(&self.read).await?.iter().map(record).collect()
    }

    async fn size_of_records(&self, user: &str) -> Result<(u64, u64)> {
        let select =
            query("SELECT count(*), coalesce(sum(octet_length(text)), 0) FROM records WHERE user = ?").bind(user);
        let row = select.fetch_one(&self.read).await?;
        let (number, bytes): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        Ok((number.unsigned_abs(), bytes.unsigned_abs()))
    }

    async fn set_alive(&self, at: Time) -> Result<()> {
        let put =
            "INSERT INTO server (one, alive) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET alive = excluded.alive";
        query(put).bind(at).execute(&self.write).await?;
        Ok(())
    }

    async fn alive(&self) -> Result<Option<Time>> {
        let row = query("SELECT alive FROM server").fetch_optional(&self.read).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    async fn tidy(&self) -> Result<()> {
        let row = query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&self.tidy).await?;
        // Somebody who never stops writing would let the log grow without end: then they have to wait once.
        let pages: i64 = row.try_get(1)?;
        if pages > LONG_LOG {
            query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&self.write).await?;
        }
        Ok(())
    }

    async fn changed_elsewhere(&self) -> Result<bool> {
        // It counts what others than this connection commit, and nobody else writes in this program.
        let now: i64 = query("PRAGMA data_version").fetch_one(&self.write).await?.try_get(0)?;
        Ok(self.others.swap(now, Ordering::Relaxed) != now)
    }

    async fn check(&self) -> Result<()> {
        query("SELECT 1").fetch_one(&self.read).await?;
        let mut work = self.begin().await?;
        query("INSERT INTO room (bytes) VALUES (zeroblob(?))").bind(ROOM).execute(&mut *work).await?;
        work.commit().await?;
        // Whoever writes next has this room.
        let mut work = self.begin().await?;
        query("DELETE FROM room").execute(&mut *work).await?;
        work.commit().await
    }
}
