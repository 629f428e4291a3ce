//! Time as it is told: what a clock shows.

use std::time::Duration;

use leptos::prelude::*;
use words::screen::{Together, fill};

use super::Visit;

/// What is left to a seat in milliseconds, and whether it runs; nothing before somebody has arrived.
pub(super) fn left(visit: Visit, seat: usize, now: f64) -> Option<(f64, bool)> {
    visit.clocks.with(|(clocks, since)| {
        let clock = clocks.seats.get(seat)?;
        let run = if clock.runs { now - since } else { 0.0 };
        Some(((clock.left as f64 - run).max(0.0), clock.runs))
    })
}

/// As a clock shows it: to the second if it is less than an hour.
pub(super) fn shown(texts: &'static Together, milliseconds: f64) -> String {
    let seconds = (milliseconds / 1000.0).ceil() as u64;
    let (minutes, hours) = (seconds / 60, seconds / 3600);
    if hours >= 48 {
        fill(texts.at_table.days, &[("days", &(hours / 24)), ("hours", &(hours % 24))])
    } else if hours > 0 {
        format!("{hours}:{:02} h", minutes % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

/// The time by this browser's clock, every half second.
pub(super) fn now() -> ReadSignal<f64> {
    let (now, set) = signal(js_sys::Date::now());
    let tick = set_interval_with_handle(move || set.set(js_sys::Date::now()), Duration::from_millis(500));
    on_cleanup(move || tick.into_iter().for_each(|tick| tick.clear()));
    now
}
