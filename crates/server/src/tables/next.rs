//! What comes next at a table without anybody asking: bots, plans and answers without a choice.

use std::sync::Arc;
use std::time::Duration;

use bots::{Budget, Level};
use protocol::{By, Forced, Message};

use super::entry::Entry;
use super::hub::{Hub, Slot, failed};
use super::table::{Plan, Table};
use crate::game::{Thought, each};
use crate::secret;

/// However many wait, a bot may think for so long.
const SHORTEST_THOUGHT: Duration = Duration::from_millis(50);
/// The part of everybody's time that passes before each answer of a bot while nobody plays and somebody could come back,
/// and what it is at least and at most.
const WAITS_FOR_SOMEBODY: u32 = 100;
const WAITS_BETWEEN: std::ops::RangeInclusive<u32> = 2..=600;
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
            table.taken_up = true;
            if let Some(level) = table.bot(seat) {
                match table.waits_for_somebody(seat) {
                    Some(pause) => self.think_later(slot, table, level, pause),
                    None => self.think(slot, table, level),
                }
                return;
            }
            if self.follow_plan(table, seat).await {
                continue;
            }
            if table.lost {
                return;
            }
            if table.header.forced == Forced::Auto {
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
        let Some(first) = table.plans[usize::from(seat)].first().cloned() else { return false };
        let Some(game) = &table.game else { return false };
        if let Ok(texts) = each!(game, played => played.acceptable(seat, &[first])) {
            let entries = texts.into_iter().map(|text| Entry::Action { seat, text, by: By::Plan, key: None });
            return self.commit(table, entries.collect(), None).await.is_ok();
        }
        table.plans[usize::from(seat)].clear();
        self.plan_changed(table, seat).await;
        false
    }

    /// Tells a seat what is left of its plan. What is kept needs no change: with what happened since it comes to the same.
    pub(super) async fn plan_changed(&self, table: &Table, seat: u8) {
        let plan = &table.plans[usize::from(seat)];
        if plan.is_empty()
            && let Err(error) = self.keep_plan(table, seat).await
        {
            failed(&error);
        }
        let told = super::listener::written(&Message::Plan { actions: plan.clone() });
        table.listeners.iter().filter(|listener| listener.seat() == Some(seat)).for_each(|listener| {
            listener.tell(&told);
        });
    }

    /// Keeps what a seat plans.
    pub(super) async fn keep_plan(&self, table: &Table, seat: u8) -> store::Result<()> {
        let Some(user) = table.header.seats[usize::from(seat)].user() else { return Ok(()) };
        let actions = table.plans[usize::from(seat)].clone();
        let plan = Plan { version: table.version(), actions };
        let text = if plan.actions.is_empty() { None } else { serde_json::to_string(&plan).ok() };
        self.store.write_down(table.number, user, "plan", &text.unwrap_or_default()).await
    }

    /// Lets a bot think about the decision at hand. Only so many think at once, and one at each table; the others wait, and
    /// the more there are the shorter each thinks. Those who don't look ahead are done at once, and wait for nobody who does.
    fn think(self: &Arc<Self>, slot: &Arc<Slot>, table: &mut Table, level: u8) {
        let Some(level) = Level::of_number(usize::from(level)) else { return };
        if std::mem::replace(&mut table.thinks, true) {
            return;
        }
        let (hub, slot, moved) = (Arc::clone(self), Arc::clone(slot), table.moved());
        let whose = table.header.host.clone().unwrap_or_else(|| table.id.clone());
        tokio::spawn(async move {
            let pool = if level <= Level::Wanderer { &hub.quick } else { &hub.thinkers };
            let place = pool.place(&whose).await;
            let mut budget = level.budget();
            budget.time = budget.time.map(|time| (time / pool.crowd() as u32).max(SHORTEST_THOUGHT));
            // It may have been overtaken while it waited.
            let thought = slot.lock().await.thought(moved, level, budget);
            let asked = thought.is_some();
            let answer = match thought {
                Some(thought) => tokio::task::spawn_blocking(thought).await.ok().flatten(),
                None => None,
            };
            drop(place);
            let mut table = slot.lock().await;
            table.thinks = false;
            match answer {
                Some(text) if table.thought_is_wanted(moved) => {
                    hub.answer_for(&slot, &mut table, text, By::Bot).await;
                }
                // It would have none the next time either.
                None if asked && table.thought_is_wanted(moved) => tracing::error!("a bot has no answer"),
                _ => hub.go_on(&slot, &mut table).await,
            }
        });
    }

    /// Lets a bot think after a while, unless somebody is back before.
    fn think_later(self: &Arc<Self>, slot: &Arc<Slot>, table: &mut Table, level: u8, pause: Duration) {
        let moved = table.moved();
        if table.answers_after.replace(moved) == Some(moved) {
            return;
        }
        let (hub, slot) = (Arc::clone(self), Arc::clone(slot));
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let mut table = slot.lock().await;
            if table.answers_after == Some(moved) {
                table.answers_after = None;
                if table.thought_is_wanted(moved) {
                    hub.think(&slot, &mut table, level);
                }
            }
        });
    }

    /// Gives the only answer to the decision at hand, if there is only one, after a while.
    fn answer_later(self: &Arc<Self>, slot: &Arc<Slot>, table: &mut Table) {
        let moved = table.moved();
        if table.answers_after == Some(moved) {
            return;
        }
        let only = table.game.as_ref().and_then(|game| each!(game, played => played.only_answer()));
        let Some(text) = only else { return };
        table.answers_after = Some(moved);
        let (hub, slot) = (Arc::clone(self), Arc::clone(slot));
        tokio::spawn(async move {
            let pause = PAUSE.start + secret::below(PAUSE.end - PAUSE.start);
            tokio::time::sleep(Duration::from_millis(pause)).await;
            let mut table = slot.lock().await;
            if table.answers_after == Some(moved) {
                table.answers_after = None;
                let person = table.pending().is_some_and(|seat| table.bot(seat).is_none());
                if table.moved() == moved && person && !table.lost {
                    hub.answer_for(&slot, &mut table, text, By::Server).await;
                }
            }
        });
    }

    /// Answers for the deciding seat.
    async fn answer_for(self: &Arc<Self>, slot: &Arc<Slot>, table: &mut Table, text: String, by: By) {
        let (Some(seat), Some(game)) = (table.pending(), &table.game) else { return };
        let accepted = each!(game, played => played.acceptable(seat, &[text]));
        let Ok(texts) = accepted else {
            tracing::error!("a bot's answer is refused");
            return;
        };
        let entries = texts.into_iter().map(|text| Entry::Action { seat, text, by, key: None }).collect();
        if self.commit(table, entries, None).await.is_ok() {
            self.go_on(slot, table).await;
        }
    }
}

impl Table {
    /// How long a bot waits before it answers for a seat, if nobody plays any longer and somebody whose time ran out could
    /// come back: they would else find the game over. Who ran out here and now has to be answered for first.
    fn waits_for_somebody(&self, seat: u8) -> Option<Duration> {
        let mut seats = 0..self.header.seats.len() as u8;
        let nobody_plays = seats.clone().all(|seat| self.bot(seat).is_some());
        if !nobody_plays || self.is_out(seat) || !seats.any(|seat| self.may_come_back(seat)) {
            return None;
        }
        let part = self.header.speed.seconds / WAITS_FOR_SOMEBODY;
        let seconds = part.clamp(*WAITS_BETWEEN.start(), *WAITS_BETWEEN.end());
        Some(Duration::from_secs(u64::from(seconds)))
    }

    /// Whether a bot still decides what it was asked after this move.
    fn thought_is_wanted(&self, moved: u64) -> bool {
        !self.lost && self.moved() == moved && self.pending().is_some_and(|seat| self.bot(seat).is_some())
    }

    /// What a bot is asked, if nothing has overtaken it.
    fn thought(&self, moved: u64, level: Level, budget: Budget) -> Option<Thought> {
        let game = self.game.as_ref().filter(|_| self.thought_is_wanted(moved))?;
        each!(game, played => played.thought(level, budget, self.header.chance(moved)))
    }
}
