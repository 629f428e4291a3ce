//! Tables, what happened at them, and what was said and written there.

use std::collections::HashMap;

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{QueryBuilder, Row, query};

use super::Sqlite;
use crate::{Entry, Result, Said, StoreError, Table, TableState, Wanted, Written};

impl Sqlite {
    pub(super) async fn insert_table(&self, table: &Table) -> Result<i64> {
        let mut work = self.begin().await?;
        let insert = query(
            "INSERT INTO tables (id, game, state, public, speed, open_seats, created, changed, revision, header, board)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        );
        let number = insert
            .bind(&table.id)
            .bind(&table.game)
            .bind(table.state.text())
            .bind(table.public)
            .bind(&table.speed)
            .bind(table.open_seats)
            .bind(table.created)
            .bind(table.changed)
            .bind(table.revision)
            .bind(&table.header)
            .bind(&table.board)
            .execute(&mut *work)
            .await?
            .last_insert_rowid();
        insert_sitters(number, &table.users, &mut work).await?;
        work.commit().await?;
        Ok(number)
    }

    pub(super) async fn find_table(&self, id: &str) -> Result<Option<Table>> {
        let row = query("SELECT * FROM tables WHERE id = ?").bind(id).fetch_optional(&self.read).await?;
        let Some(row) = row else { return Ok(None) };
        Ok(self.with_users(vec![table(&row)?]).await?.pop())
    }

    pub(super) async fn list_tables(&self, wanted: &Wanted) -> Result<Vec<Table>> {
        let mut select = QueryBuilder::new(
            "SELECT number, id, game, state, public, speed, open_seats, created, changed, revision, header, NULL AS board
             FROM tables WHERE 1",
        );
        if let Some(state) = wanted.state {
            select.push(" AND state = ").push_bind(state.text());
        }
        if wanted.public {
            select.push(" AND public");
        }
        if let Some(game) = &wanted.game {
            select.push(" AND game = ").push_bind(game.clone());
        }
        if let Some(speed) = &wanted.speed {
            select.push(" AND speed = ").push_bind(speed.clone());
        }
        if wanted.open_seats {
            select.push(" AND open_seats > 0");
        }
        if let Some(user) = &wanted.user {
            select.push(" AND number IN (SELECT table_number FROM sitters WHERE user = ").push_bind(user.clone());
            select.push(")");
        }
        if let Some(before) = &wanted.before {
            select.push(" AND number < (SELECT number FROM tables WHERE id = ").push_bind(before.clone()).push(")");
        }
        select.push(" ORDER BY number DESC LIMIT ").push_bind(wanted.most);
        let rows = select.build().fetch_all(&self.read).await?;
        self.with_users(rows.iter().map(table).collect::<Result<_>>()?).await
    }

    /// All of them by one question.
    async fn with_users(&self, mut tables: Vec<Table>) -> Result<Vec<Table>> {
        let numbers: Vec<i64> = tables.iter().map(|table| table.number).collect();
        let numbers = serde_json::to_string(&numbers).map_err(|error| StoreError::Broken(error.to_string()))?;
        let select = "SELECT table_number, user FROM sitters
                      WHERE table_number IN (SELECT value FROM json_each(?)) ORDER BY user";
        let mut users: HashMap<i64, Vec<String>> = HashMap::new();
        for row in query(select).bind(numbers).fetch_all(&self.read).await? {
            users.entry(row.try_get(0)?).or_default().push(row.try_get(1)?);
        }
        for table in &mut tables {
            table.users = users.remove(&table.number).unwrap_or_default();
        }
        Ok(tables)
    }

    pub(super) async fn update_table(&self, table: &Table, entries: &[Entry]) -> Result<()> {
        let mut work = self.begin().await?;
        let update = query(
            "UPDATE tables SET state = ?, public = ?, speed = ?, open_seats = ?, changed = ?, revision = ?, header = ?,
                    board = coalesce(?, board)
             WHERE number = ? AND revision = ?",
        );
        let changed = update
            .bind(table.state.text())
            .bind(table.public)
            .bind(&table.speed)
            .bind(table.open_seats)
            .bind(table.changed)
            .bind(table.revision)
            .bind(&table.header)
            .bind(&table.board)
            .bind(table.number)
            .bind(table.revision - 1)
            .execute(&mut *work)
            .await?
            .rows_affected();
        if changed == 0 {
            return Err(StoreError::Changed);
        }
        query("DELETE FROM sitters WHERE table_number = ?").bind(table.number).execute(&mut *work).await?;
        insert_sitters(table.number, &table.users, &mut work).await?;
        insert_entries(entries, &mut work).await?;
        work.commit().await
    }

    pub(super) async fn list_entries(&self, number: i64, after: i64) -> Result<Vec<Entry>> {
        let select = "SELECT version, at, entry FROM entries WHERE table_number = ? AND version > ? ORDER BY version";
        let rows = query(select).bind(number).bind(after).fetch_all(&self.read).await?;
        let entry = |row: &SqliteRow| {
            Ok(Entry { table: number, version: row.try_get(0)?, at: row.try_get(1)?, entry: row.try_get(2)? })
        };
        rows.iter().map(entry).collect()
    }

    pub(super) async fn insert_said(&self, number: i64, said: &Said) -> Result<i64> {
        let insert = query("INSERT INTO chat (table_number, room, at, user, said) VALUES (?, ?, ?, ?, ?)");
        let insert = insert.bind(number).bind(&said.room).bind(said.at).bind(&said.user).bind(&said.said);
        Ok(insert.execute(&self.write).await?.last_insert_rowid())
    }

    pub(super) async fn list_said(&self, number: i64, room: &str, most: u32) -> Result<Vec<Said>> {
        let select = query("SELECT * FROM chat WHERE table_number = ? AND room = ? ORDER BY number DESC LIMIT ?");
        let rows = select.bind(number).bind(room).bind(most).fetch_all(&self.read).await?;
        rows.iter().rev().map(said).collect()
    }

    pub(super) async fn list_said_by(&self, user: &str) -> Result<Vec<Said>> {
        let rows = query("SELECT * FROM chat WHERE user = ? ORDER BY number").bind(user).fetch_all(&self.read).await?;
        rows.iter().map(said).collect()
    }

    pub(super) async fn replace_private(&self, number: i64, user: &str, kind: &str, text: &str) -> Result<()> {
        if text.is_empty() {
            let delete = query("DELETE FROM private WHERE table_number = ? AND user = ? AND kind = ?");
            delete.bind(number).bind(user).bind(kind).execute(&self.write).await?;
        } else {
            let put = query(
                "INSERT INTO private (table_number, user, kind, text) VALUES (?, ?, ?, ?)
                 ON CONFLICT (table_number, user, kind) DO UPDATE SET text = excluded.text",
            );
            put.bind(number).bind(user).bind(kind).bind(text).execute(&self.write).await?;
        }
        Ok(())
    }

    pub(super) async fn list_written_by(&self, user: &str) -> Result<Vec<Written>> {
        let select = "SELECT tables.id, kind, text FROM private JOIN tables ON number = table_number
                      WHERE user = ? ORDER BY number, kind";
        let rows = query(select).bind(user).fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| Ok(Written { table: row.try_get(0)?, kind: row.try_get(1)?, text: row.try_get(2)? }))
            .collect()
    }

    pub(super) async fn list_private(&self, number: i64, kind: &str) -> Result<Vec<(String, String)>> {
        let select = query("SELECT user, text FROM private WHERE table_number = ? AND kind = ? ORDER BY user");
        let rows = select.bind(number).bind(kind).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }
}

async fn insert_sitters(number: i64, users: &[String], connection: &mut SqliteConnection) -> Result<()> {
    for user in users {
        // The same person may have two seats, and a user may have been removed meanwhile.
        let insert = query("INSERT OR IGNORE INTO sitters (table_number, user) SELECT ?, id FROM users WHERE id = ?");
        insert.bind(number).bind(user).execute(&mut *connection).await?;
    }
    Ok(())
}

/// In one statement that is always the same: what many tables wait for has to be quick.
pub(super) async fn insert_entries(entries: &[Entry], connection: &mut SqliteConnection) -> Result<()> {
    if entries.is_empty() {
        return Ok(());
    }
    let rows: Vec<_> = entries.iter().map(|one| (one.table, one.version, one.at, &one.entry)).collect();
    let rows = serde_json::to_string(&rows).map_err(|error| StoreError::Broken(error.to_string()))?;
    let insert = "INSERT INTO entries (table_number, version, at, entry)
                  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)";
    query(insert).bind(rows).execute(connection).await?;
    Ok(())
}

fn said(row: &SqliteRow) -> Result<Said> {
    Ok(Said {
        number: row.try_get("number")?,
        room: row.try_get("room")?,
        at: row.try_get("at")?,
        user: row.try_get("user")?,
        said: row.try_get("said")?,
    })
}

fn table(row: &SqliteRow) -> Result<Table> {
    let state: String = row.try_get("state")?;
    Ok(Table {
        number: row.try_get("number")?,
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        state: TableState::of_text(&state).ok_or_else(|| StoreError::Broken(format!("no state {state}")))?,
        public: row.try_get("public")?,
        speed: row.try_get("speed")?,
        open_seats: row.try_get("open_seats")?,
        created: row.try_get("created")?,
        changed: row.try_get("changed")?,
        revision: row.try_get("revision")?,
        header: row.try_get("header")?,
        board: row.try_get("board")?,
        users: Vec::new(),
    })
}

impl TableState {
    fn text(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
        }
    }

    fn of_text(text: &str) -> Option<Self> {
        [Self::Open, Self::Running, Self::Over].into_iter().find(|state| state.text() == text)
    }
}
