//! All tables that anybody is at, or that wait for somebody's clock.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use protocol::{Code, Message, Problem, Room, State};
use store::{Store, TableState, Time};
use tokio::sync::{Mutex, MutexGuard, OnceCell, mpsc};

use super::entry::Entry;
use super::header::Header;
use super::journal::Journal;
use super::listener::{Listener, written};
use super::now;
use super::pool::Pool;
use super::table::Table;
use super::telling::Happened;
use crate::game::Form;
use crate::secret;
use crate::sessions::Sessions;

/// Something said that is told to those who come later.
const CHAT: u32 = 100;

/// How long until a table that was forgotten is taken up again.
pub(super) const LOOK_AGAIN: Time = 1000;

/// No time at all.
const NOT_YET: Time = Time::MAX;

/// A table with the lock of whoever writes to it.
pub(crate) struct Slot {
    pub(super) table: Mutex<Table>,
}

impl Slot {
    pub(crate) async fn lock(&self) -> MutexGuard<'_, Table> {
        self.table.lock().await
    }
}

/// Somebody is at a table, until this is dropped: also if their connection never came about.
pub(crate) struct Presence {
    hub: Arc<Hub>,
    pub(crate) slot: Arc<Slot>,
    pub(crate) listener: u64,
}

impl Drop for Presence {
    fn drop(&mut self) {
        let (hub, slot, listener) = (Arc::clone(&self.hub), Arc::clone(&self.slot), self.listener);
        // Without a runtime the server has ended.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { hub.leave(&slot, listener).await });
        }
    }
}

/// All tables.
pub(crate) struct Hub {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) journal: Journal,
    slots: std::sync::Mutex<HashMap<String, Arc<OnceCell<Arc<Slot>>>>>,
    /// Bots that may think at once.
    pub(super) thinkers: Arc<Pool>,
    /// And of those who don't look ahead.
    pub(super) quick: Arc<Pool>,
    /// Nothing goes on by itself: another program does that.
    pub(super) asleep: bool,
    /// When to look at a table's clock.
    pub(super) wakes: mpsc::UnboundedSender<(Time, String)>,
    /// Those who want to know when a table begins to wait for somebody.
    pub(crate) turns: tokio::sync::broadcast::Sender<(String, String)>,
    numbers: AtomicU64,
    /// Held by whoever makes a table.
    pub(super) making: Mutex<()>,
    pub(crate) connections: AtomicU64,
    /// What is open in somebody's name.
    pub(crate) sessions: Arc<Sessions>,
    /// When the server last ran before, when it was started, and when it had taken all games up.
    pub(super) alive: Option<Time>,
    pub(super) launched: Time,
    pub(super) ready: AtomicI64,
}

/// Notes that the store failed, unless it has been closed: then the server is about to end, and nothing is wrong.
pub(super) fn failed(error: &store::StoreError) {
    if !matches!(error, store::StoreError::Closed) {
        tracing::error!(%error, "the store fails");
    }
}

/// Something couldn't be kept or found because the store failed.
pub(crate) fn broken(error: &store::StoreError) -> Problem {
    failed(error);
    match error {
        store::StoreError::Closed => Problem::new(Code::Unavailable, "the server is about to stop"),
        store::StoreError::Busy => Problem::new(Code::Unavailable, "too many ask for something: try again"),
        _ => Problem::new(Code::Internal, "something went wrong here"),
    }
}

impl Hub {
    fn new(
        store: Arc<dyn Store>,
        thinkers: usize,
        alive: Option<Time>,
    ) -> (Self, mpsc::UnboundedReceiver<(Time, String)>) {
        let (wakes, woken) = mpsc::unbounded_channel();
        let hub = Self {
            journal: Journal::start(Arc::clone(&store)),
            store,
            slots: std::sync::Mutex::default(),
            thinkers: Pool::new(thinkers),
            quick: Pool::new(thinkers),
            asleep: thinkers == 0,
            wakes,
            turns: tokio::sync::broadcast::channel(4096).0,
            numbers: AtomicU64::new(1),
            making: Mutex::default(),
            connections: AtomicU64::new(0),
            sessions: Arc::default(),
            alive,
            launched: now(),
            ready: AtomicI64::new(NOT_YET),
        };
        (hub, woken)
    }

    /// All tables, at which nothing goes on by itself.
    pub(crate) fn asleep(store: Arc<dyn Store>) -> Arc<Self> {
        Arc::new(Self::new(store, 0, None).0)
    }

    /// All tables. Those that are played at are taken up one after the other, or when somebody comes. So many bots may
    /// think at once.
    pub(crate) async fn start(store: Arc<dyn Store>, thinkers: usize) -> store::Result<Arc<Self>> {
        let alive = store.alive().await?;
        let (hub, woken) = Self::new(store, thinkers.max(1), alive);
        let hub = Arc::new(hub);
        tokio::spawn(Arc::clone(&hub).watch_clocks(woken));
        tokio::spawn({
            let hub = Arc::clone(&hub);
            async move {
                hub.resume().await;
                // From here on it is known until when the server ran, also if it ends before the first beat.
                if let Err(error) = hub.store.set_alive(now()).await {
                    failed(&error);
                }
                hub.ready.store(now(), Ordering::Relaxed);
                tokio::spawn(Arc::clone(&hub).beat());
                hub.tidy().await;
            }
        });
        Ok(hub)
    }

    /// Whether all games that were played at have been taken up.
    pub(crate) fn is_ready(&self) -> bool {
        self.ready.load(Ordering::Relaxed) != NOT_YET
    }

    pub(super) fn slots(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<OnceCell<Arc<Slot>>>>> {
        // Whoever panicked while holding it has left it whole: every change is one call.
        self.slots.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Bots that may think and don't.
    pub(crate) fn thinkers(&self) -> usize {
        self.thinkers.free()
    }

    /// Tables in memory.
    pub(crate) fn loaded(&self) -> usize {
        self.slots().len()
    }

    /// The table of this id.
    pub(crate) async fn slot(&self, id: &str) -> Result<Arc<Slot>, Problem> {
        if !secret::is_id(id) {
            return Err(Problem::not_found("table"));
        }
        let cell = Arc::clone(self.slots().entry(id.to_owned()).or_default());
        let slot = cell.get_or_try_init(|| self.load(id)).await.map(Arc::clone);
        // Somebody else may have loaded it meanwhile.
        if slot.is_err() && cell.get().is_none() {
            self.forget(id);
        }
        slot
    }

    async fn load(&self, id: &str) -> Result<Arc<Slot>, Problem> {
        let row = self.store.table(id).await.map_err(|error| broken(&error))?;
        let row = row.ok_or_else(|| Problem::not_found("table"))?;
        let entries = self.store.entries(row.number, 0).await.map_err(|error| broken(&error))?;
        let unread = |error: String| {
            tracing::error!(table = id, error, "a table can't be read");
            Problem::new(Code::NotNow, "this program can't read the table")
        };
        let header: Header = serde_json::from_str(&row.header).map_err(|error| unread(error.to_string()))?;
        let plans = self.store.written_down(row.number, "plan").await.map_err(|error| broken(&error))?;
        let plans =
            plans.iter().filter_map(|(user, text)| Some((header.seat_of(user)?, serde_json::from_str(text).ok()?)));
        let mut table = Table::load(&row, &entries, &plans.collect::<Vec<_>>()).map_err(unread)?;
        // It was killed before it could say in the header that the game is over.
        if row.state == TableState::Running && table.header.state == State::Abandoned && !self.asleep {
            self.finish(&mut table).await;
        }
        self.forgive(&mut table).await?;
        Ok(Arc::new(Slot { table: Mutex::new(table) }))
    }

    /// Forgets a table: what is kept of it counts.
    pub(crate) fn forget(&self, id: &str) {
        self.slots().remove(id);
    }

    /// Forgets a table that isn't what is kept, lets everybody there come back, and goes on with it by itself.
    pub(super) fn lose(&self, table: &mut Table, retry: u64) {
        self.forget(&table.id);
        table.tell_all(&Message::Bye { retry });
        table.listeners.clear();
        table.lost = true;
        let _ = self.wakes.send((now() + LOOK_AGAIN, table.id.clone()));
    }

    /// Somebody comes to a table: what they hear, beginning with where it is. With a version, what happened since.
    pub(crate) async fn listen(
        self: &Arc<Self>,
        id: &str,
        user: Option<&str>,
        since: Option<u64>,
        form: Form,
        count: impl Fn(Utf8Bytes) -> Result<Utf8Bytes, Problem>,
    ) -> Result<(Presence, mpsc::Receiver<Utf8Bytes>), Problem> {
        let slot = self.slot(id).await?;
        let mut table = slot.lock().await;
        // It was forgotten, or removed, while this waited: nothing would ever be told there.
        if table.lost {
            drop(table);
            self.slot(id).await?;
            return Err(Problem::new(Code::Unavailable, "the table is being looked up again: come back"));
        }
        let observer = table.observer(user);
        let id = self.numbers.fetch_add(1, Ordering::Relaxed);
        let (listener, receiver) = Listener::new(id, user.map(str::to_owned), observer, form);
        let seat = listener.seat();
        let room = if listener.room() == Room::Players { "players" } else { "spectators" };
        let said = self.store.said(table.number, room, CHAT).await.map_err(|error| broken(&error))?;
        let chat = said.iter().filter_map(super::command::chat_of).collect();
        let (plan, time) = (seat.map_or_else(Vec::new, |seat| table.plans[usize::from(seat)].clone()), now());
        let welcome =
            Message::Welcome { protocol: protocol::VERSION, table: Box::new(table.told(user, time)), seat, plan, chat };
        listener.tell(&written(&welcome));
        if let Some(news) = table.news_since(since.unwrap_or(u64::MAX - 1), observer, form, time) {
            listener.tell(&count(news)?);
        }
        let was_there = seat.is_none() || table.listeners.iter().any(|other| other.seat() == seat);
        table.listeners.push(listener);
        if !was_there {
            let seats = table.seats();
            table.tell_all(&Message::Seats { seats });
        }
        self.connections.fetch_add(1, Ordering::Relaxed);
        // A table that was forgotten in the middle of something goes on when somebody comes.
        // Beside this: whoever comes may be gone before it is done.
        if !table.taken_up {
            let (hub, slot) = (Arc::clone(self), Arc::clone(&slot));
            tokio::spawn(async move { hub.go_on(&slot, &mut *slot.lock().await).await });
        }
        drop(table);
        Ok((Presence { hub: Arc::clone(self), slot, listener: id }, receiver))
    }

    /// Somebody has left a table.
    async fn leave(&self, slot: &Slot, listener: u64) {
        let mut table = slot.lock().await;
        let seat = table.listeners.iter().find(|one| one.id == listener).and_then(Listener::seat);
        table.listeners.retain(|one| one.id != listener);
        if seat.is_some() && !table.listeners.iter().any(|one| one.seat() == seat) {
            let seats = table.seats();
            table.tell_all(&Message::Seats { seats });
        }
        self.connections.fetch_sub(1, Ordering::Relaxed);
    }

    /// Keeps what happens and then tells everybody. It has to be awaited to its end: what is on the disk has happened.
    pub(super) async fn commit(
        &self,
        table: &mut Table,
        entries: Vec<Entry>,
        author: Option<(u64, &str)>,
    ) -> Result<Vec<Happened>, Problem> {
        let at = now().max(table.last());
        let row = |(number, entry): (usize, &Entry)| store::Entry {
            table: table.number,
            version: (table.version() + number as u64 + 1) as i64,
            at,
            entry: entry.written(),
        };
        let rows = entries.iter().enumerate().map(row).collect();
        if !self.journal.keep(rows).await {
            // Nobody knows what is on the disk now: everybody has to look again.
            self.lose(table, 1000);
            return Err(Problem::new(Code::Internal, "it couldn't be kept: look at the table again"));
        }
        let (plans, asked, leaves) = (table.plans.clone(), table.undo.is_some(), !table.abandon.is_empty());
        let happened: Vec<Happened> = entries.into_iter().map(|entry| table.take(at, entry)).collect();
        table.tell(&happened, author, at);
        // Nothing that happened says that nobody asks any longer.
        let undo_fell = asked && table.undo.is_none() && happened.iter().any(Happened::takes_over);
        if undo_fell || (leaves && table.abandon.is_empty()) {
            table.tell_table(at);
        }
        for (seat, plan) in (0..).zip(plans) {
            if table.plans[usize::from(seat)] != plan {
                self.plan_changed(table, seat).await;
            }
        }
        Ok(happened)
    }

    /// Keeps a change of what a table is about.
    pub(super) async fn save(&self, table: &mut Table, entries: Vec<Entry>) -> Result<Vec<Happened>, Problem> {
        let at = now().max(table.last());
        table.revision += 1;
        table.changed = at;
        let began = entries.contains(&Entry::Began);
        let mut row = table.row(at);
        if began {
            row.state = TableState::Running;
        }
        let first = table.version() as i64 + 1;
        let kept: Vec<store::Entry> = (first..)
            .zip(&entries)
            .map(|(version, entry)| store::Entry { table: table.number, version, at, entry: entry.written() })
            .collect();
        if let Err(error) = self.store.save_table(&row, &kept).await {
            self.lose(table, 1000);
            return Err(match error {
                store::StoreError::Changed => Problem::new(Code::Stale, "the table was changed meanwhile"),
                other => broken(&other),
            });
        }
        Ok(entries.into_iter().map(|entry| table.take(at, entry)).collect())
    }

    /// The game has come to its end: that is kept with the table.
    pub(super) async fn finish(&self, table: &mut Table) {
        use crate::game::each;
        if let Some(game) = &table.game {
            table.header.result = each!(game, played => played.result());
            table.header.winners = each!(game, played => played.winners());
        }
        if table.stand_ins.iter().any(Option::is_some) {
            table.header.stand_ins.clone_from(&table.stand_ins);
        }
        if table.header.state == State::Running {
            table.header.state = State::Finished;
        }
        if self.save(table, Vec::new()).await.is_ok() {
            table.tell_table(now());
        }
    }
}
