//! Keeping what happens: entries of many tables in one transaction, and nobody hears of them before it is on the disk.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use store::{Entry, Store, StoreError};
use tokio::sync::{mpsc, oneshot};

/// Requests that wait to be kept.
const WAITING: usize = 4096;
/// Entries of one transaction.
const MOST: usize = 2048;

struct Work {
    entries: Vec<Entry>,
    done: oneshot::Sender<bool>,
}

/// Where entries are brought.
#[derive(Clone)]
pub(crate) struct Journal {
    sender: mpsc::Sender<Work>,
    pub(crate) counts: Arc<Counts>,
}

/// What was kept so far.
#[derive(Default)]
pub(crate) struct Counts {
    pub(crate) entries: AtomicU64,
    pub(crate) transactions: AtomicU64,
}

impl Journal {
    pub(crate) fn start(store: Arc<dyn Store>) -> Self {
        let (sender, receiver) = mpsc::channel(WAITING);
        let counts = Arc::new(Counts::default());
        tokio::spawn(run(store, receiver, Arc::clone(&counts)));
        Self { sender, counts }
    }

    /// Keeps entries; whether they are on the disk now. If not, nobody knows.
    pub(crate) async fn keep(&self, entries: Vec<Entry>) -> bool {
        let (done, kept) = oneshot::channel();
        self.sender.send(Work { entries, done }).await.is_ok() && kept.await.unwrap_or(false)
    }
}

async fn run(store: Arc<dyn Store>, mut receiver: mpsc::Receiver<Work>, counts: Arc<Counts>) {
    let mut waiting: Vec<Work> = Vec::new();
    while receiver.recv_many(&mut waiting, MOST).await > 0 {
        let all: Vec<Entry> = waiting.iter().flat_map(|work| work.entries.iter().cloned()).collect();
        let mut number = all.len() as u64;
        match store.append(&all).await {
            Ok(()) => waiting.drain(..).for_each(|work| {
                let _ = work.done.send(true);
            }),
            // One of them may be to blame: the others shall not suffer.
            Err(_) => {
                number = 0;
                for work in waiting.drain(..) {
                    let kept = store.append(&work.entries).await;
                    if let Err(error) = &kept
                        && !matches!(error, StoreError::Closed)
                    {
                        tracing::error!(%error, "something that happened at a table couldn't be kept");
                    }
                    number += if kept.is_ok() { work.entries.len() as u64 } else { 0 };
                    let _ = work.done.send(kept.is_ok());
                }
            }
        }
        counts.entries.fetch_add(number, Ordering::Relaxed);
        counts.transactions.fetch_add(1, Ordering::Relaxed);
    }
}
