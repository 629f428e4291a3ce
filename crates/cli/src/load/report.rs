//! What was measured, as it is told.

use std::time::Duration;

use crate::tables::{self, say};

/// What was measured.
pub(super) struct Measured {
    pub(super) accepted: u64,
    pub(super) elapsed: Duration,
    pub(super) games: u64,
    pub(super) times: Vec<Duration>,
    /// Transactions of the server.
    pub(super) transactions: Option<u64>,
    /// Bytes of memory that the server had before and has with everybody connected.
    pub(super) memory: Option<(u64, u64)>,
}

pub(super) fn tell(measured: &Measured) {
    let Measured { accepted, elapsed, games, transactions, memory, .. } = measured;
    let seconds = elapsed.as_secs_f64();
    let mut times = measured.times.clone();
    times.sort_unstable();
    let part = |part: f64| {
        let place = (part * times.len() as f64) as usize;
        times.get(place.min(times.len().saturating_sub(1))).map_or(0.0, |time| 1000.0 * time.as_secs_f64())
    };
    say!(
        "{} actions accepted in {seconds:.1} s: {:.0} a second",
        tables::whole(*accepted as f64),
        *accepted as f64 / seconds
    );
    say!("{games} games played");
    say!(
        "from sending to seeing it: half within {:.1} ms, 99 of 100 within {:.1} ms, the slowest {:.1} ms",
        part(0.5),
        part(0.99),
        part(1.0)
    );
    if let Some(transactions) = transactions.filter(|number| *number > 0) {
        let each = *accepted as f64 / transactions as f64;
        say!("{:.0} transactions a second, {each:.1} actions in each", transactions as f64 / seconds);
    }
    if let Some((before, with)) = memory {
        let mega = |bytes: u64| bytes as f64 / 1_048_576.0;
        say!("the server's memory: {:.0} MiB before, {:.0} MiB with everybody connected", mega(*before), mega(*with));
    }
}
