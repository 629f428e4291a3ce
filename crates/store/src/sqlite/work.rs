//! One transaction of the connection that writes.

use std::ops::{Deref, DerefMut};
use std::sync::atomic::Ordering;

use sqlx::pool::PoolConnection;
use sqlx::sqlite::{Sqlite as Database, SqliteConnection};

use super::Sqlite;
use crate::Result;

/// What is no version of the data: it counts as changed.
const NONE: i64 = -1;

/// Something that is kept as a whole once it is committed, and not at all if it is dropped before.
///
/// A full disk or a broken one ends a transaction without a word to whoever counts them. So a connection on which
/// something went wrong is never used again: with it goes whatever it thought to be in.
pub(super) struct Work<'a> {
    store: &'a Sqlite,
    connection: PoolConnection<Database>,
    committed: bool,
}

impl Sqlite {
    /// Begins to write.
    pub(super) async fn begin(&self) -> Result<Work<'_>> {
        let connection = self.write.acquire().await?;
        let mut work = Work { store: self, connection, committed: false };
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *work).await?;
        Ok(work)
    }
}

impl Work<'_> {
    /// Keeps it: it is on the disk when this returns.
    pub(super) async fn commit(mut self) -> Result<()> {
        sqlx::query("COMMIT").execute(&mut *self).await?;
        self.committed = true;
        Ok(())
    }
}

impl Drop for Work<'_> {
    fn drop(&mut self) {
        if !self.committed {
            self.connection.close_on_drop();
            // The next connection counts the changes of others anew.
            self.store.others.store(NONE, Ordering::Relaxed);
        }
    }
}

impl Deref for Work<'_> {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.connection
    }
}

impl DerefMut for Work<'_> {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }
}
