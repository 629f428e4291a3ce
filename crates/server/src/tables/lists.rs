//! Lists of tables, and what users have at them.

use std::sync::Arc;
use std::time::Duration;

use protocol::{Chat, Code, LONGEST_NOTE, Message, Problem, Sitting, State, Summary};
use store::{TableState, User, Wanted};

use super::command::chat_of;
use super::entry::Entry;
use super::hub::{Hub, broken};
use super::now;
use super::table::Table;
use crate::secret;

/// The most tables of one list.
const MOST: u32 = 500;

/// How often something is tried at a table that another program changes meanwhile.
const TRIES: usize = 50;

/// Whether something is to be tried once more, after a while: the table has changed since it was loaded, and is loaded anew.
async fn once_more<T>(done: &Result<T, Problem>) -> bool {
    let changed = matches!(done, Err(Problem { code: Code::Internal | Code::Stale, .. }));
    if changed {
        tokio::time::sleep(Duration::from_millis(secret::below(20))).await;
    }
    changed
}

impl Hub {
    /// The tables that are wanted, as they are listed for somebody.
    pub(crate) async fn summaries(&self, wanted: &Wanted, user: Option<&str>) -> Result<Vec<Summary>, Problem> {
        if let Some(before) = &wanted.before
            && self.store.table(before).await.map_err(|error| broken(&error))?.is_none()
        {
            return Err(Problem::not_found("table"));
        }
        let rows = self.store.tables(wanted).await.map_err(|error| broken(&error))?;
        let mut summaries = Vec::with_capacity(rows.len());
        for row in rows {
            // Whose turn it is follows from everything that happened.
            if row.state == TableState::Running {
                if let Ok(slot) = self.slot(&row.id).await {
                    summaries.push(slot.lock().await.summary(user));
                }
            } else if let Ok(table) = Table::listed(&row) {
                summaries.push(table.summary(user));
            }
        }
        Ok(summaries)
    }

    /// The tables that a user has to do with, a page of them: those made before one of them, or the last ones.
    pub(crate) async fn tables_of(
        &self,
        user: &str,
        state: Option<TableState>,
        before: Option<String>,
    ) -> Result<Vec<Summary>, Problem> {
        let wanted = Wanted { user: Some(user.to_owned()), state, before, most: MOST, ..Wanted::default() };
        self.summaries(&wanted, Some(user)).await
    }

    /// All tables that a user has to do with.
    pub(crate) async fn all_tables_of(&self, user: &str, state: Option<TableState>) -> Result<Vec<Summary>, Problem> {
        let mut all: Vec<Summary> = Vec::new();
        loop {
            let page = self.tables_of(user, state, all.last().map(|table| table.id.clone())).await?;
            if page.is_empty() {
                return Ok(all);
            }
            all.extend(page);
        }
    }

    async fn number(&self, id: &str) -> Result<i64, Problem> {
        let slot = self.slot(id).await?;
        let table = slot.lock().await;
        Ok(table.number)
    }

    /// What a user has written down at a table.
    pub(crate) async fn note(&self, id: &str, user: &str) -> Result<Option<String>, Problem> {
        let notes = self.store.written_down(self.number(id).await?, "note").await.map_err(|error| broken(&error))?;
        Ok(notes.into_iter().find(|(whose, _)| whose == user).map(|(_, note)| note))
    }

    /// What a user plans to answer at a table.
    pub(crate) async fn plan(&self, id: &str, user: &str) -> Option<Vec<String>> {
        let slot = self.slot(id).await.ok()?;
        let table = slot.lock().await;
        table.header.seat_of(user).map(|seat| table.plans[usize::from(seat)].clone())
    }

    /// Everything that a user has said.
    pub(crate) async fn said_by(&self, user: &str) -> Result<Vec<Chat>, Problem> {
        let said = self.store.said_by(user).await.map_err(|error| broken(&error))?;
        Ok(said.iter().filter_map(chat_of).collect())
    }

    pub(crate) async fn write_note(&self, id: &str, user: &str, text: &str) -> Result<(), Problem> {
        if text.chars().count() > LONGEST_NOTE {
            return Err(Problem::new(Code::TooLarge, format!("at most {LONGEST_NOTE} signs")));
        }
        let slot = self.slot(id).await?;
        // What is written in several windows is told in the order in which it is kept.
        let mut table = slot.lock().await;
        self.store.write_down(table.number, user, "note", text).await.map_err(|error| broken(&error))?;
        table.tell_user(user, &Message::Note { text: text.to_owned() });
        Ok(())
    }

    /// Somebody has another name: tables that aren't over show it.
    pub(crate) async fn rename(&self, user: &User) {
        let wanted = Wanted { user: Some(user.id.clone()), most: MOST, ..Wanted::default() };
        for row in self.store.tables(&wanted).await.unwrap_or_default() {
            if row.state == TableState::Over {
                continue;
            }
            let Ok(slot) = self.slot(&row.id).await else { continue };
            let mut table = slot.lock().await;
            // If it can't be kept, the old name stays there.
            let _ = self
                .change(&mut table, |header| {
                    for chair in &mut header.seats {
                        if let Sitting::Person { user: Some(id), name } = &mut chair.sitting
                            && *id == user.id
                        {
                            name.clone_from(&user.name);
                        }
                    }
                })
                .await;
        }
    }

    /// Somebody leaves for good: bots play on, seats before the game become free, and what is over forgets who they were.
    pub(crate) async fn remove_user(self: &Arc<Self>, user: &str) -> Result<(), Problem> {
        loop {
            let wanted = Wanted { user: Some(user.to_owned()), most: MOST, ..Wanted::default() };
            let rows = self.store.tables(&wanted).await.map_err(|error| broken(&error))?;
            if rows.is_empty() {
                break;
            }
            for row in rows {
                self.remove_from(user, &row.id).await?;
            }
        }
        self.store.remove_user(user).await.map_err(|error| broken(&error))?;
        self.sessions.end_others(user, |_| false);
        Ok(())
    }

    async fn remove_from(self: &Arc<Self>, user: &str, id: &str) -> Result<(), Problem> {
        for _ in 1..TRIES {
            let removed = self.try_to_remove_from(user, id).await;
            if !once_more(&removed).await {
                // A table that isn't there any longer has nobody.
                return removed.or_else(|problem| if problem.code == Code::NotFound { Ok(()) } else { Err(problem) });
            }
        }
        self.try_to_remove_from(user, id).await
    }

    async fn try_to_remove_from(self: &Arc<Self>, user: &str, id: &str) -> Result<(), Problem> {
        let slot = match self.slot(id).await {
            Err(problem) if problem.code == Code::NotNow => return self.remove_from_unread(user, id).await,
            slot => slot?,
        };
        let mut table = slot.lock().await;
        let state = table.header.state;
        if let Some(seat) =
            table.header.seat_of(user).filter(|seat| state == State::Running && table.bot(*seat).is_none())
        {
            let resigned = Entry::Resigned { seat, level: table.stand_in() };
            self.commit(&mut table, vec![resigned], None).await?;
            self.settle_abandon(&mut table).await?;
        }
        // Nobody else is at it, and nobody could begin it.
        let others = table.header.seats.iter().any(|chair| chair.user().is_some_and(|other| other != user));
        if state == State::Open && !others {
            return self.remove_for_good(&mut table).await;
        }
        self.change(&mut table, |header| header.remove_user(user)).await?;
        self.go_on(&slot, &mut table).await;
        Ok(())
    }

    /// The same at a table with which this program can't go on: what it is about can be read.
    async fn remove_from_unread(&self, user: &str, id: &str) -> Result<(), Problem> {
        let row = self.store.table(id).await.map_err(|error| broken(&error))?;
        let row = row.ok_or_else(|| Problem::not_found("table"))?;
        let mut table = Table::listed(&row).map_err(|_| Problem::not_now("this program can't read the table"))?;
        self.change(&mut table, |header| header.remove_user(user)).await
    }

    /// Ends a table, whatever is going on there.
    pub(crate) async fn close(&self, id: &str) -> Result<(), Problem> {
        for _ in 1..TRIES {
            let closed = self.try_to_close(id).await;
            if !once_more(&closed).await {
                return closed;
            }
        }
        self.try_to_close(id).await
    }

    async fn try_to_close(&self, id: &str) -> Result<(), Problem> {
        let slot = self.slot(id).await?;
        let mut table = slot.lock().await;
        match table.header.state {
            State::Open => self.change(&mut table, |header| header.state = State::Abandoned).await,
            State::Running => {
                self.commit(&mut table, vec![Entry::Abandoned], None).await?;
                self.finish(&mut table).await;
                Ok(())
            }
            State::Finished | State::Abandoned => Err(Problem::new(Code::NotNow, "the table is closed already")),
        }?;
        table.tell_table(now());
        Ok(())
    }
}
