//! All tables that anybody is at, or that wait for somebody's clock.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use protocol::{Code, Message, Problem, Room, State};
use store::{Store, TableState, Time, Wanted};
use tokio::sync::{Mutex, MutexGuard, OnceCell, Semaphore, mpsc};

use super::entry::Entry;
use super::journal::Journal;
use super::listener::{Listener, written};
use super::now;
use super::table::{Happened, Table};

/// How often the server notes that it runs: as exactly clocks are known after it was killed.
const HEARTBEAT: Duration = Duration::from_millis(400);
/// How often tables that nobody is at are forgotten.
const TIDY: Duration = Duration::from_secs(60);
/// How long guests are known who never came back and sit nowhere.
const GUESTS_STAY: Time = 400 * 24 * 60 * 60 * 1000;
/// Something said that is told to those who come later.
const CHAT: u32 = 100;

/// A table with the lock of whoever writes to it.
pub(crate) struct Slot {
    table: Mutex<Table>,
}

impl Slot {
    pub(crate) async fn lock(&self) -> MutexGuard<'_, Table> {
        self.table.lock().await
    }
}

/// All tables.
pub(crate) struct Hub {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) journal: Journal,
    slots: std::sync::Mutex<HashMap<String, Arc<OnceCell<Arc<Slot>>>>>,
    /// Bots that may think at once.
    pub(super) thinkers: Arc<Semaphore>,
    /// Nothing goes on by itself: another program does that.
    pub(super) asleep: bool,
    /// When to look at a table's clock.
    wakes: mpsc::UnboundedSender<(Time, String)>,
    /// Those who want to know when a table begins to wait for somebody.
    pub(crate) turns: tokio::sync::broadcast::Sender<(String, String)>,
    numbers: AtomicU64,
    pub(crate) connections: AtomicU64,
}

/// Something couldn't be kept or found because the store failed.
pub(crate) fn broken(error: &store::StoreError) -> Problem {
    tracing::error!(%error, "the store fails");
    Problem::new(Code::Internal, "something went wrong here")
}

impl Hub {
    fn new(store: Arc<dyn Store>, thinkers: usize) -> (Self, mpsc::UnboundedReceiver<(Time, String)>) {
        let (wakes, woken) = mpsc::unbounded_channel();
        let hub = Self {
            journal: Journal::start(Arc::clone(&store)),
            store,
            slots: std::sync::Mutex::default(),
            thinkers: Arc::new(Semaphore::new(thinkers)),
            asleep: thinkers == 0,
            wakes,
            turns: tokio::sync::broadcast::channel(4096).0,
            numbers: AtomicU64::new(1),
            connections: AtomicU64::new(0),
        };
        (hub, woken)
    }

    /// All tables, at which nothing goes on by itself.
    pub(crate) fn asleep(store: Arc<dyn Store>) -> Arc<Self> {
        Arc::new(Self::new(store, 0).0)
    }

    /// Takes up all tables that are played at. So many bots may think at once.
    pub(crate) async fn start(store: Arc<dyn Store>, thinkers: usize) -> store::Result<Arc<Self>> {
        let (hub, woken) = Self::new(store, thinkers.max(1));
        let hub = Arc::new(hub);
        tokio::spawn(Arc::clone(&hub).watch_clocks(woken));
        hub.resume().await?;
        tokio::spawn(Arc::clone(&hub).beat());
        tokio::spawn(Arc::clone(&hub).tidy());
        Ok(hub)
    }

    /// Goes on with all tables that were played at when the server last ran.
    async fn resume(self: &Arc<Self>) -> store::Result<()> {
        let alive = self.store.alive().await?;
        let wanted = Wanted { state: Some(TableState::Running), most: u32::MAX, ..Wanted::default() };
        // All together: what is kept of them is kept at once.
        let mut tables = tokio::task::JoinSet::new();
        for row in self.store.tables(&wanted).await? {
            tables.spawn(Arc::clone(self).take_up(row.id, alive));
        }
        tables.join_all().await;
        self.store.set_alive(now()).await
    }

    async fn take_up(self: Arc<Self>, id: String, alive: Option<Time>) {
        let Ok(slot) = self.slot(&id).await else { return };
        let mut table = slot.lock().await;
        let begun = alive.map_or(0, |alive| alive.max(table.last()));
        let away = now() - begun;
        if begun > 0 && away > 0 && table.watch.deadline().is_some() {
            // If it can't be kept nobody's clock forgives anything, and the game goes on all the same.
            let _ = self.commit(&mut table, vec![Entry::Away { milliseconds: away }], None).await;
        }
        self.go_on(&slot, &mut table).await;
    }

    async fn beat(self: Arc<Self>) {
        loop {
            tokio::time::sleep(HEARTBEAT).await;
            let beaten = self.store.set_alive(now()).await;
            if let Err(error) = beaten {
                tracing::error!(%error, "the store fails");
            }
            if let Err(error) = self.store.tidy().await {
                tracing::error!(%error, "the store fails");
            }
            if self.store.changed_elsewhere().await.unwrap_or(false) {
                self.look_again().await;
            }
        }
    }

    /// Another program has changed the data: tables that aren't as they are kept are forgotten, and whoever is there comes
    /// back.
    async fn look_again(&self) {
        let all: Vec<Arc<Slot>> = self.slots().values().filter_map(|cell| cell.get().map(Arc::clone)).collect();
        for slot in all {
            let mut table = slot.lock().await;
            let kept = self.store.table(&table.id).await;
            let more = self.store.entries(table.number, table.version() as i64).await;
            let same = matches!(&kept, Ok(Some(row)) if row.revision == table.revision);
            if !same || more.is_ok_and(|more| !more.is_empty()) {
                self.forget(&table.id);
                table.tell_all(&Message::Bye { retry: 100 });
                table.listeners.clear();
                table.lost = true;
            }
        }
    }

    /// Forgets tables that nobody is at. They are loaded again when somebody comes, or when a clock runs down.
    async fn tidy(self: Arc<Self>) {
        loop {
            tokio::time::sleep(TIDY).await;
            if let Err(error) = self.store.remove_old_guests(now() - GUESTS_STAY).await {
                tracing::error!(%error, "the store fails");
            }
            let idle = now() - TIDY.as_millis() as Time;
            let mut slots = self.slots();
            slots.retain(|_, cell| {
                let Some(slot) = cell.get() else { return true };
                // Nobody else holds it, so nobody can be about to write.
                let unused = Arc::strong_count(cell) == 1 && Arc::strong_count(slot) == 1;
                let busy = slot
                    .table
                    .try_lock()
                    .map_or(true, |table| !table.listeners.is_empty() || table.last() > idle && table.changed > idle);
                !unused || busy
            });
        }
    }

    fn slots(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<OnceCell<Arc<Slot>>>>> {
        // Whoever panicked while holding it has left it whole: every change is one call.
        self.slots.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Bots that may think and don't.
    pub(crate) fn thinkers(&self) -> usize {
        self.thinkers.available_permits()
    }

    /// Tables in memory.
    pub(crate) fn loaded(&self) -> usize {
        self.slots().len()
    }

    /// The table of this id.
    pub(crate) async fn slot(&self, id: &str) -> Result<Arc<Slot>, Problem> {
        let cell = Arc::clone(self.slots().entry(id.to_owned()).or_default());
        let slot = cell.get_or_try_init(|| self.load(id)).await.map(Arc::clone);
        if slot.is_err() {
            self.forget(id);
        }
        slot
    }

    async fn load(&self, id: &str) -> Result<Arc<Slot>, Problem> {
        let row = self.store.table(id).await.map_err(|error| broken(&error))?;
        let row = row.ok_or_else(|| Problem::not_found("table"))?;
        let entries = self.store.entries(row.number, 0).await.map_err(|error| broken(&error))?;
        let mut table = Table::load(&row, &entries).map_err(|error| {
            tracing::error!(table = id, error, "a table can't be read");
            Problem::new(Code::Internal, "this table can't be read")
        })?;
        for (user, text) in self.store.written_down(row.number, "plan").await.map_err(|error| broken(&error))? {
            if let (Some(seat), Ok(plan)) = (table.header.seat_of(&user), serde_json::from_str(&text)) {
                table.plans[usize::from(seat)] = plan;
            }
        }
        Ok(Arc::new(Slot { table: Mutex::new(table) }))
    }

    /// Forgets a table: what is kept of it counts.
    pub(crate) fn forget(&self, id: &str) {
        self.slots().remove(id);
    }

    /// Somebody comes to a table: what they hear, beginning with where it is. With a version, what happened since.
    pub(crate) async fn listen(
        self: &Arc<Self>,
        id: &str,
        user: Option<&str>,
        since: Option<u64>,
    ) -> Result<(Arc<Slot>, u64, mpsc::Receiver<axum::extract::ws::Utf8Bytes>), Problem> {
        let slot = self.slot(id).await?;
        let mut table = slot.lock().await;
        let observer = table.observer(user);
        let (listener, receiver) = Listener::new(self.numbers.fetch_add(1, Ordering::Relaxed), observer);
        let number = listener.id;
        let seat = listener.seat();
        let room = if listener.room() == Room::Players { "players" } else { "spectators" };
        let said = self.store.said(table.number, room, CHAT).await.map_err(|error| broken(&error))?;
        let chat = said.iter().filter_map(super::command::chat_of).collect();
        let (plan, time) = (seat.map_or_else(Vec::new, |seat| table.plans[usize::from(seat)].clone()), now());
        let welcome =
            Message::Welcome { protocol: protocol::VERSION, table: Box::new(table.told(user, time)), seat, plan, chat };
        listener.tell(&written(&welcome));
        if let Some(news) = table.news_since(since.unwrap_or(u64::MAX - 1), observer, time) {
            listener.tell(&news);
        }
        let was_there = seat.is_none() || table.listeners.iter().any(|other| other.seat() == seat);
        table.listeners.push(listener);
        if !was_there {
            let seats = table.seats();
            table.tell_all(&Message::Seats { seats });
        }
        self.connections.fetch_add(1, Ordering::Relaxed);
        // A table that was forgotten in the middle of something goes on when somebody comes.
        if table.asked.is_none() {
            self.go_on(&slot, &mut table).await;
        }
        drop(table);
        Ok((slot, number, receiver))
    }

    /// Somebody has left a table.
    pub(crate) async fn leave(&self, slot: &Slot, listener: u64) {
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
            self.forget(&table.id);
            table.tell_all(&Message::Bye { retry: 1000 });
            table.listeners.clear();
            table.lost = true;
            return Err(Problem::new(Code::Internal, "it couldn't be kept: look at the table again"));
        }
        let happened: Vec<Happened> = entries.into_iter().map(|entry| table.take(at, entry)).collect();
        table.tell(&happened, author, at);
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
            self.forget(&table.id);
            table.tell_all(&Message::Bye { retry: 1000 });
            table.listeners.clear();
            table.lost = true;
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
        if table.header.state == State::Running {
            table.header.state = State::Finished;
        }
        if self.save(table, Vec::new()).await.is_ok() {
            let told = table.told(None, now());
            table.tell_all(&Message::Table { table: Box::new(told) });
        }
    }

    /// Looks at the clock of a table when it has run down, unless somebody does so before.
    pub(super) fn wake(&self, table: &mut Table) {
        if let Some((_, deadline)) = table.watch.deadline()
            && table.wakes.is_none_or(|wakes| deadline < wakes)
        {
            table.wakes = Some(deadline);
            let _ = self.wakes.send((deadline, table.id.clone()));
        }
    }

    async fn watch_clocks(self: Arc<Self>, mut woken: mpsc::UnboundedReceiver<(Time, String)>) {
        let mut waiting: BinaryHeap<Reverse<(Time, String)>> = BinaryHeap::new();
        loop {
            let wait = waiting.peek().map_or(HEARTBEAT.as_millis() as Time * 1000, |Reverse((at, _))| at - now());
            tokio::select! {
                asked = woken.recv() => match asked {
                    Some(asked) => waiting.push(Reverse(asked)),
                    None => return,
                },
                () = tokio::time::sleep(Duration::from_millis(wait.max(0) as u64)) => {
                    while let Some(Reverse((at, _))) = waiting.peek() && *at <= now() {
                        let Some(Reverse((_, id))) = waiting.pop() else { break };
                        tokio::spawn(Arc::clone(&self).look_at_clock(id));
                    }
                }
            }
        }
    }

    async fn look_at_clock(self: Arc<Self>, id: String) {
        let Ok(slot) = self.slot(&id).await else { return };
        let mut table = slot.lock().await;
        table.wakes = None;
        match table.watch.deadline() {
            Some((seat, deadline)) if deadline <= now() => {
                let timed_out = Entry::TimedOut { seat, level: super::next::STAND_IN };
                if self.commit(&mut table, vec![timed_out], None).await.is_ok() {
                    let seats = table.seats();
                    table.tell_all(&Message::Seats { seats });
                    self.go_on(&slot, &mut table).await;
                }
            }
            Some(_) => self.wake(&mut table),
            None => {}
        }
    }
}
