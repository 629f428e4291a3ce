//! What a server does by itself as long as it runs: it takes games up, watches clocks, and tidies.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use protocol::{Code, Message, Problem};
use store::{TableState, Time, Wanted};
use tokio::sync::{Semaphore, mpsc};

use super::entry::Entry;
use super::hub::{Hub, LOOK_AGAIN, Slot, failed};
use super::now;
use super::table::Table;

/// How often the server notes that it runs: as exactly clocks are known after it was killed.
const HEARTBEAT: Duration = Duration::from_millis(400);
/// Tables that are taken up at once: not so many that they wait long for the store.
const AT_ONCE: usize = 16;
/// Tables that are looked up at once.
const PAGE: u32 = 500;
/// How often tables that nobody is at are forgotten.
const TIDY: Duration = Duration::from_secs(60);
/// How long guests are known who never came back and sit nowhere.
const GUESTS_STAY: Time = 400 * 24 * 60 * 60 * 1000;

impl Hub {
    /// Goes on with all tables that were played at when the server last ran, a few at a time. What can't be done now is
    /// tried again until it can.
    pub(super) async fn resume(self: &Arc<Self>) {
        let places = Arc::new(Semaphore::new(AT_ONCE));
        let mut before = None;
        loop {
            let state = Some(TableState::Running);
            let wanted = Wanted { state, before: before.clone(), most: PAGE, ..Wanted::default() };
            let rows = match self.store.tables(&wanted).await {
                Ok(rows) => rows,
                Err(error) => {
                    failed(&error);
                    tokio::time::sleep(HEARTBEAT).await;
                    continue;
                }
            };
            let Some(last) = rows.last() else { break };
            before = Some(last.id.clone());
            for row in rows {
                let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
                let hub = Arc::clone(self);
                tokio::spawn(async move {
                    hub.look_at_clock(row.id).await;
                    drop(place);
                });
            }
        }
        // When all places are free again, the last ones have come to their end.
        let _ = places.acquire_many(AT_ONCE as u32).await;
    }

    /// Gives the time back in which the server was away, once, before anything else happens at a table.
    pub(super) async fn forgive(&self, table: &mut Table) -> Result<(), Problem> {
        let Some(alive) = self.alive.filter(|_| !self.asleep) else { return Ok(()) };
        if table.watch.deadline().is_none() || table.last() >= self.launched {
            return Ok(());
        }
        let until = now().min(self.ready.load(Ordering::Relaxed));
        let away = until - alive.max(table.last());
        if away > 0 {
            self.commit(table, vec![Entry::Away { milliseconds: away }], None).await?;
        }
        Ok(())
    }

    pub(super) async fn beat(self: Arc<Self>) {
        loop {
            let beaten = self.store.set_alive(now()).await;
            if let Err(error) = beaten {
                failed(&error);
            }
            if let Err(error) = self.store.tidy().await {
                failed(&error);
            }
            if self.store.changed_elsewhere().await.unwrap_or(false) {
                self.look_again().await;
            }
            tokio::time::sleep(HEARTBEAT).await;
        }
    }

    /// Another program has changed the data: tables that aren't as they are kept are forgotten, and whoever is there comes
    /// back.
    async fn look_again(&self) {
        for user in self.sessions.users() {
            if let Ok(keys) = self.store.keys(&user).await {
                self.sessions.end_others(&user, |key| keys.iter().any(|one| one.id == key));
            }
        }
        let all: Vec<Arc<Slot>> = self.slots().values().filter_map(|cell| cell.get().map(Arc::clone)).collect();
        for slot in all {
            let mut table = slot.lock().await;
            let kept = self.store.table(&table.id).await;
            let more = self.store.entries(table.number, table.version() as i64).await;
            let same = matches!(&kept, Ok(Some(row)) if row.revision == table.revision);
            if !same || more.is_ok_and(|more| !more.is_empty()) {
                self.lose(&mut table, 100);
            }
        }
    }

    /// Forgets tables that nobody is at. They are loaded again when somebody comes, or when a clock runs down.
    pub(super) async fn tidy(self: Arc<Self>) {
        loop {
            tokio::time::sleep(TIDY).await;
            if let Err(error) = self.store.remove_old_guests(now() - GUESTS_STAY).await {
                failed(&error);
            }
            self.forget_idle(now() - TIDY.as_millis() as Time);
        }
    }

    /// Forgets tables at which nothing has happened since.
    fn forget_idle(&self, idle: Time) {
        self.slots().retain(|_, cell| {
            // Whoever asked for it went away before it was found, and perhaps there is no such table.
            let Some(slot) = cell.get() else { return Arc::strong_count(cell) > 1 };
            // Nobody else holds it, so nobody can be about to write.
            let unused = Arc::strong_count(cell) == 1 && Arc::strong_count(slot) == 1;
            let busy = slot
                .table
                .try_lock()
                .map_or(true, |table| !table.listeners.is_empty() || table.last() > idle && table.changed > idle);
            !unused || busy
        });
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

    pub(super) async fn watch_clocks(self: Arc<Self>, mut woken: mpsc::UnboundedReceiver<(Time, String)>) {
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

    /// Looks at the clock of a table, and goes on there if nobody has done so since it was loaded.
    async fn look_at_clock(self: Arc<Self>, id: String) {
        let slot = match self.slot(&id).await {
            Ok(slot) => slot,
            Err(problem) => {
                if problem.code == Code::Internal {
                    let _ = self.wakes.send((now() + LOOK_AGAIN, id));
                }
                return;
            }
        };
        let mut table = slot.lock().await;
        table.wakes = None;
        match table.watch.deadline() {
            Some((seat, deadline)) if deadline <= now() => {
                let timed_out = Entry::TimedOut { seat, level: table.stand_in() };
                if self.commit(&mut table, vec![timed_out], None).await.is_ok() {
                    let seats = table.seats();
                    table.tell_all(&Message::Seats { seats });
                    // If it can't be kept the table is taken up anew.
                    let _ = self.settle_abandon(&mut table).await;
                    self.go_on(&slot, &mut table).await;
                }
            }
            Some(_) => self.wake(&mut table),
            None => {}
        }
        if !table.taken_up {
            self.go_on(&slot, &mut table).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secret;

    #[tokio::test]
    async fn whoever_asks_for_a_table_and_goes_away_leaves_nothing_behind() {
        let data = tempfile::tempdir().expect("a folder");
        let hub = Hub::asleep(Arc::new(store::Sqlite::open(data.path()).await.expect("a store")));
        // One of them is still waited for.
        let waits = Arc::clone(hub.slots().entry(secret::id()).or_default());
        for _ in 0..10 {
            hub.slots().entry(secret::id()).or_default();
        }
        hub.forget_idle(0);
        assert_eq!(hub.loaded(), 1);
        drop(waits);
        hub.forget_idle(0);
        assert_eq!(hub.loaded(), 0);
        assert!(hub.slot("../etc").await.is_err() && hub.loaded() == 0);
    }
}
