//! What comes next at a table without anybody asking: bots, plans and answers without a choice.

use std::sync::Arc;
use std::time::Duration;

use bots::Level;
use protocol::{By, Forced, Message};

use super::entry::Entry;
use super::hub::{Hub, Slot};
use super::table::Table;
use crate::game::each;
use crate::secret;

/// The level of bots that play for those who ran out of time or resigned.
pub(super) const STAND_IN: u8 = 3;
/// How long it takes at least until a single answer is given for a seat, and at most: it tells nothing about a hand.
const PAUSE: std::ops::Range<u64> = 400..1500;

impl Hub {
    /// After something has happened: asks a bot, follows a plan, or waits for somebody.
    pub(super) async fn go_on(self: &Arc<Self>, slot: &Arc<Slot>, table: &mut Table) {
        loop {
            if !table.is_running() || table.lost || self.asleep {
                return;
            }
            let Some(game) = &table.game else { return };
            let Some(seat) = each!(game, played => played.pending()) else {
                self.finish(table).await;
                return;
            };
            let first = table.asked.replace(table.version()) != Some(table.version());
            if let Some(level) = table.bot(seat) {
                if first {
                    self.think(slot, table, level);
                }
                return;
            }
            if self.follow_plan(table, seat).await {
                continue;
            }
            if first && table.header.forced == Forced::Auto {
                self.answer_later(slot, table);
            }
            self.wake(table);
            if let Some(user) = table.header.seats[usize::from(seat)].user() {
                let _ = self.turns.send((user.to_owned(), table.id.clone()));
            }
            return;
        }
    }

    /// Plays the first of a seat's planned answers if it is legal, and drops all if it isn't; whether it was played.
    async fn follow_plan(self: &Arc<Self>, table: &mut Table, seat: u8) -> bool {
        let plan = &mut table.plans[usize::from(seat)];
        if plan.is_empty() {
            return false;
        }
        let first = plan.remove(0);
        let rest = plan.clone();
        let Some(game) = &table.game else { return false };
        let accepted = each!(game, played => played.acceptable(seat, &[first]));
        let played = match accepted {
            Ok(texts) => {
                let entries = texts.into_iter().map(|text| Entry::Action { seat, text, by: By::Plan, key: None });
                self.commit(table, entries.collect(), None).await.is_ok()
            }
            Err(_) => false,
        };
        if !played {
            table.plans[usize::from(seat)].clear();
        }
        let left = if played { rest } else { Vec::new() };
        self.keep_plan(table, seat, &left).await;
        played
    }

    /// Keeps a plan, and tells its seat what is left of it.
    pub(super) async fn keep_plan(&self, table: &mut Table, seat: u8, plan: &[String]) {
        let Some(user) = table.header.seats[usize::from(seat)].user().map(str::to_owned) else { return };
        let text = if plan.is_empty() { String::new() } else { serde_json::to_string(plan).unwrap_or_default() };
        if let Err(error) = self.store.write_down(table.number, &user, "plan", &text).await {
            tracing::error!(%error, "a plan couldn't be kept");
        }
        let told = super::listener::written(&Message::Plan { actions: plan.to_vec() });
        table.listeners.iter().filter(|listener| listener.seat() == Some(seat)).for_each(|listener| {
            listener.tell(&told);
        });
    }

    /// Lets a bot think about the decision at hand. Only so many think at once; the others wait.
    fn think(self: &Arc<Self>, slot: &Arc<Slot>, table: &Table, level: u8) {
        let (Some(game), Some(level)) = (&table.game, Level::of_number(usize::from(level))) else { return };
        let version = table.version();
        let seed = table.header.chance(version);
        let Some(thought) = each!(game, played => played.thought(level, seed)) else { return };
        let (hub, slot, thinkers) = (Arc::clone(self), Arc::clone(slot), Arc::clone(&self.thinkers));
        tokio::spawn(async move {
            let Ok(permit) = thinkers.acquire_owned().await else { return };
            let answer = tokio::task::spawn_blocking(thought).await;
            drop(permit);
            match answer {
                Ok(Some(text)) => hub.answer_for(&slot, version, text, By::Bot).await,
                _ => tracing::error!("a bot has no answer"),
            }
        });
    }

    /// Gives the only answer to the decision at hand, if there is only one, after a while.
    fn answer_later(self: &Arc<Self>, slot: &Arc<Slot>, table: &Table) {
        let only = table.game.as_ref().and_then(|game| each!(game, played => played.only_answer()));
        let Some(text) = only else { return };
        let (hub, slot, version) = (Arc::clone(self), Arc::clone(slot), table.version());
        tokio::spawn(async move {
            let pause = PAUSE.start + secret::below(PAUSE.end - PAUSE.start);
            tokio::time::sleep(Duration::from_millis(pause)).await;
            hub.answer_for(&slot, version, text, By::Server).await;
        });
    }

    /// Answers for the deciding seat, unless something has happened since.
    async fn answer_for(self: &Arc<Self>, slot: &Arc<Slot>, version: u64, text: String, by: By) {
        let mut table = slot.lock().await;
        if table.version() != version {
            return;
        }
        let (Some(seat), Some(game)) = (table.pending(), &table.game) else { return };
        let accepted = each!(game, played => played.acceptable(seat, &[text]));
        let Ok(texts) = accepted else {
            tracing::error!("a bot's answer is refused");
            return;
        };
        let entries = texts.into_iter().map(|text| Entry::Action { seat, text, by, key: None }).collect();
        if self.commit(&mut table, entries, None).await.is_ok() {
            self.go_on(slot, &mut table).await;
        }
    }
}
