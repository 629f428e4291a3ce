//! A table in memory: everything follows from its header and its entries.

use std::collections::{BTreeSet, HashMap, VecDeque};

use kernel::{Observer, Seat};
use protocol::{By, Sitting, State, Undo};
use serde::{Deserialize, Serialize};
use store::Time;

use super::clock::Watch;
use super::entry::Entry;
use super::header::{Chair, Header};
use super::listener::Listener;
use super::telling::Happened;
use crate::game::{Game, each};

/// The level of bots that play for those who ran out of time or resigned, where no other bot is.
const STAND_IN: u8 = 3;

/// Keys of things said that are remembered: who isn't answered says it again within moments.
const KEYS_OF_SAID: usize = 200;

/// What a seat plans to answer, as it is kept. What became of it since follows from what happened.
#[derive(Serialize, Deserialize)]
pub(crate) struct Plan {
    /// How far the table was when it was made.
    pub(crate) version: u64,
    pub(crate) actions: Vec<String>,
}

/// A table that somebody is at, or that waits for somebody.
pub(crate) struct Table {
    pub(crate) number: i64,
    pub(crate) id: String,
    pub(crate) created: Time,
    pub(crate) changed: Time,
    pub(crate) revision: i64,
    pub(crate) header: Header,
    /// Once it has begun.
    pub(crate) game: Option<Game>,
    entries: Vec<(Time, Entry)>,
    pub(crate) watch: Watch,
    pub(crate) stand_ins: Vec<Option<u8>>,
    /// How many actions there were when a bot last took each seat over.
    taken_over: Vec<usize>,
    /// Of each action that counts, whether a bot gave it.
    by_bots: Vec<bool>,
    pub(crate) undo: Option<Undo>,
    pub(crate) abandon: BTreeSet<u8>,
    /// Requests that were carried out, by seat and key.
    keys: HashMap<(u8, String), u64>,
    /// The last things said, each by whom and with which key.
    said: VecDeque<(String, String)>,
    /// What each seat plans to answer.
    pub(crate) plans: Vec<Vec<String>>,
    pub(crate) listeners: Vec<Listener>,
    /// When somebody looks at the clock again.
    pub(crate) wakes: Option<Time>,
    /// Whether somebody has seen to what comes next since it was loaded.
    pub(crate) taken_up: bool,
    /// Whether a bot thinks, or waits to: one at a time, also if what it thinks about has been overtaken.
    pub(crate) thinks: bool,
    /// The move after which an answer is about to be given: a single one, or a bot's while nobody plays.
    pub(crate) answers_after: Option<u64>,
    /// The version of the last entry that moved the game.
    moved: u64,
    /// Seats that ran out of time and haven't come back, each with whether it has been answered for since.
    out: Vec<Option<bool>>,
    /// Whether it has been forgotten, and isn't what is kept any longer.
    pub(crate) lost: bool,
}

impl Table {
    /// A table as it is kept, without what happened there.
    pub(crate) fn listed(row: &store::Table) -> Result<Self, String> {
        Self::load(row, &[], &[])
    }

    /// A table as it is kept.
    pub(crate) fn load(row: &store::Table, entries: &[store::Entry], plans: &[(u8, Plan)]) -> Result<Self, String> {
        let mut header: Header = serde_json::from_str(&row.header).map_err(|error| error.to_string())?;
        header.board_file = row.board.clone().or(header.board_file);
        let (players, state) = (header.seats.len(), header.state);
        let mut table = Self {
            number: row.number,
            id: row.id.clone(),
            created: row.created,
            changed: row.changed,
            revision: row.revision,
            watch: Watch::new(header.speed, players),
            header,
            game: None,
            entries: Vec::new(),
            stand_ins: vec![None; players],
            taken_over: vec![0; players],
            by_bots: Vec::new(),
            undo: None,
            abandon: BTreeSet::new(),
            keys: HashMap::new(),
            said: VecDeque::new(),
            plans: vec![Vec::new(); players],
            listeners: Vec::new(),
            wakes: None,
            taken_up: false,
            thinks: false,
            answers_after: None,
            moved: 0,
            out: vec![None; players],
            lost: false,
        };
        for entry in entries {
            let read: Entry = serde_json::from_str(&entry.entry).map_err(|error| error.to_string())?;
            let (begins, acts) = (read == Entry::Began, matches!(read, Entry::Action { .. }));
            let happened = table.take(entry.at, read);
            // Whatever came after it would be another game.
            if begins && table.game.is_none() || acts && happened.told.is_none() {
                return Err(format!("entry {} can't be carried out", entry.version));
            }
            let version = table.version();
            for (seat, plan) in plans.iter().filter(|(_, plan)| plan.version == version) {
                table.plans[usize::from(*seat)].clone_from(&plan.actions);
            }
        }
        if entries.is_empty() && table.header.stand_ins.len() == players {
            table.stand_ins.clone_from(&table.header.stand_ins);
        }
        // That a game is over stands in the header; what happened before it ended says that it runs.
        if matches!(state, State::Finished | State::Abandoned) {
            table.header.state = state;
            table.changed = row.changed;
        }
        Ok(table)
    }

    pub(crate) fn version(&self) -> u64 {
        self.entries.len() as u64
    }

    /// What happened, and when.
    pub(crate) fn entries(&self) -> &[(Time, Entry)] {
        &self.entries
    }

    /// The version of the last entry that moved the game: as long as it stays, so does the decision at hand.
    pub(crate) fn moved(&self) -> u64 {
        self.moved
    }

    /// Whether the game is where it was at this version: all that has happened since is that somebody came, went or asked.
    pub(crate) fn is_as_at(&self, version: u64) -> bool {
        (self.moved..=self.version()).contains(&version)
    }

    /// Whether a seat ran out of time and nothing has been answered for it since that still counts.
    pub(crate) fn is_out(&self, seat: u8) -> bool {
        self.out[usize::from(seat)] == Some(false)
    }

    /// Whether a seat's person ran out of time and is expected back.
    pub(crate) fn may_come_back(&self, seat: u8) -> bool {
        self.out[usize::from(seat)].is_some() && self.header.seats[usize::from(seat)].user().is_some()
    }

    /// How many actions count.
    pub(crate) fn actions(&self) -> usize {
        self.by_bots.len()
    }

    /// Whether a seat may take back everything after so many actions without asking anybody.
    pub(crate) fn may_take_back(&self, seat: u8, to: usize) -> bool {
        let Some(game) = &self.game else { return false };
        // What a bot has answered for a seat isn't its person's to take back.
        !self.by_bots.iter().skip(to).any(|bot| *bot) && each!(game, played => played.may_take_back(seat, to))
    }

    /// How far the game can go back if those who play agree: no further than where a bot last took a seat over whose person
    /// isn't there to be asked.
    pub(crate) fn goes_back_to(&self) -> usize {
        let replaced = self.stand_ins.iter().zip(&self.taken_over).filter(|(stand_in, _)| stand_in.is_some());
        replaced.map(|(_, actions)| *actions).max().unwrap_or(0)
    }

    /// When something last happened.
    pub(crate) fn last(&self) -> Time {
        self.entries.last().map_or(self.created, |(at, _)| *at)
    }

    pub(crate) fn is_running(&self) -> bool {
        self.header.state == State::Running
    }

    /// The seat that decides, while the game runs.
    pub(crate) fn pending(&self) -> Option<u8> {
        let game = self.game.as_ref().filter(|_| self.is_running())?;
        each!(game, played => played.pending())
    }

    /// The level of the bot that decides for a seat, if one does.
    pub(crate) fn bot(&self, seat: u8) -> Option<u8> {
        let place = usize::from(seat);
        match self.header.seats.get(place)?.sitting {
            Sitting::Bot { level } => Some(level),
            _ => self.stand_ins.get(place).copied().flatten(),
        }
    }

    /// The level of a bot that plays for somebody: that of the best bot here, so that the others have as good a game.
    pub(crate) fn stand_in(&self) -> u8 {
        let level = |chair: &Chair| match chair.sitting {
            Sitting::Bot { level } => Some(level),
            _ => None,
        };
        self.header.seats.iter().filter_map(level).max().unwrap_or(STAND_IN)
    }

    /// What was answered to a request before, if it is sent again.
    pub(crate) fn answered(&self, seat: u8, key: &str) -> Option<u64> {
        self.keys.get(&(seat, key.to_owned())).copied()
    }

    /// Whether somebody has said something with this key a while ago.
    pub(crate) fn was_said(&self, user: &str, key: &str) -> bool {
        !key.is_empty() && self.said.iter().any(|(who, said)| who == user && said == key)
    }

    pub(crate) fn note_said(&mut self, user: &str, key: String) {
        if self.said.len() >= KEYS_OF_SAID {
            self.said.pop_front();
        }
        self.said.push_back((user.to_owned(), key));
    }

    /// Carries out what happened.
    pub(crate) fn take(&mut self, at: Time, entry: Entry) -> Happened {
        let version = self.version() + 1;
        let mut told = None;
        let before = self.undo.take_if(|_| entry.moves_on() || matches!(entry, Entry::Undone { .. }));
        match &entry {
            Entry::Began => {
                self.header.state = State::Running;
                self.game = self.header.begin().ok();
            }
            Entry::Action { seat, text, by, key } => {
                told = self.game.as_mut().and_then(|game| each!(game, played => played.answer(text)));
                if let Some(key) = key {
                    self.keys.insert((*seat, key.clone()), version);
                }
                self.by_bots.push(*by == By::Bot);
                if let Some(answered) = &mut self.out[usize::from(*seat)] {
                    *answered = true;
                }
                let plan = &mut self.plans[usize::from(*seat)];
                plan.drain(..if *by == By::Plan { plan.len().min(1) } else { plan.len() });
                for seat in told.iter().flat_map(|told| &told.upset) {
                    self.plans[usize::from(*seat)].clear();
                }
            }
            Entry::Undone { seat, to } => {
                if let Some(game) = &mut self.game {
                    each!(game, played => played.take_back(*to));
                }
                self.by_bots.truncate(*to);
                self.taken_over.iter_mut().for_each(|actions| *actions = *to.min(actions));
                self.out.iter_mut().flatten().for_each(|answered| *answered = false);
                self.plans.iter_mut().for_each(Vec::clear);
                let agreed = before.is_some_and(|undo| (undo.seat, undo.to) == (*seat, *to));
                let decides = self.pending();
                self.watch.goes_back(*to, decides, Some(*seat).filter(|_| !agreed), at);
            }
            Entry::UndoAsked { seat, to } => self.undo = Some(Undo { seat: *seat, to: *to, agreed: vec![*seat] }),
            Entry::UndoAgreed { seat } => {
                if let Some(undo) = &mut self.undo {
                    undo.agreed.push(*seat);
                }
            }
            Entry::UndoRefused { .. } => self.undo = None,
            Entry::Resigned { seat, level } | Entry::TimedOut { seat, level } => {
                if let Entry::TimedOut { .. } = entry {
                    self.out[usize::from(*seat)] = Some(false);
                }
                self.stand_ins[usize::from(*seat)] = Some(*level);
                self.taken_over[usize::from(*seat)] = self.actions();
                // Whoever is gone can't be asked any longer.
                self.undo = None;
                self.plans[usize::from(*seat)].clear();
            }
            Entry::CameBack { seat } => {
                self.stand_ins[usize::from(*seat)] = None;
                if self.out[usize::from(*seat)].take().is_some() {
                    self.watch.comes_back(*seat);
                }
            }
            Entry::Abandon { seat, agree: true } => drop(self.abandon.insert(*seat)),
            // Who wanted to leave doesn't any longer; who never did refuses, and nobody is asked any more.
            Entry::Abandon { seat, agree: false } => {
                if !self.abandon.remove(seat) {
                    self.abandon.clear();
                }
            }
            Entry::Abandoned => self.header.state = State::Abandoned,
            Entry::Away { milliseconds } => self.watch.forgives(*milliseconds),
        }
        if entry.moves_on() || matches!(entry, Entry::Undone { .. }) {
            self.moved = version;
        }
        let decides = self.pending();
        let person = decides.is_some_and(|seat| self.bot(seat).is_none());
        self.watch.passes_to(decides, person, self.actions(), at);
        self.changed = at;
        self.entries.push((at, entry.clone()));
        let sight = self.game.as_ref().filter(|_| entry.moves_on()).map(|game| each!(game, played => played.sight()));
        Happened { version, at, entry, told, sight }
    }

    /// How it is kept now.
    pub(crate) fn row(&self, now: Time) -> store::Table {
        let row = self.header.row(&self.id, self.created, now);
        store::Table { number: self.number, revision: self.revision, ..row }
    }

    /// Who looks at it, if this is their user.
    pub(crate) fn observer(&self, user: Option<&str>) -> Observer {
        let seat = user.and_then(|user| self.header.seat_of(user));
        seat.map_or(Observer::Spectator, |seat| Observer::Seat(Seat::new(seat)))
    }
}
