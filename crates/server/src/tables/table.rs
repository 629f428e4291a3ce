//! A table in memory: everything follows from its header and its entries.

use std::collections::{BTreeSet, HashMap};

use kernel::{Observer, Seat};
use protocol::{Sitting, State, Undo};
use store::Time;

use super::clock::Watch;
use super::entry::Entry;
use super::header::Header;
use super::listener::Listener;
use super::telling::Happened;
use crate::game::{Game, each};

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
    pub(crate) undo: Option<Undo>,
    pub(crate) abandon: BTreeSet<u8>,
    /// Requests that were carried out, by seat and key.
    keys: HashMap<(u8, String), u64>,
    /// What each seat plans to answer.
    pub(crate) plans: Vec<Vec<String>>,
    pub(crate) listeners: Vec<Listener>,
    /// When somebody looks at the clock again.
    pub(crate) wakes: Option<Time>,
    /// The version at which a bot was asked, or a single answer is about to be given.
    pub(crate) asked: Option<u64>,
    /// Whether it has been forgotten, and isn't what is kept any longer.
    pub(crate) lost: bool,
}

impl Table {
    /// A table as it is kept.
    pub(crate) fn load(row: &store::Table, entries: &[store::Entry]) -> Result<Self, String> {
        let header: Header = serde_json::from_str(&row.header).map_err(|error| error.to_string())?;
        let players = header.seats.len();
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
            undo: None,
            abandon: BTreeSet::new(),
            keys: HashMap::new(),
            plans: vec![Vec::new(); players],
            listeners: Vec::new(),
            wakes: None,
            asked: None,
            lost: false,
        };
        for entry in entries {
            let read = serde_json::from_str(&entry.entry).map_err(|error| error.to_string())?;
            table.take(entry.at, read);
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

    /// Whether the game is where it was at this version: all that has happened since is that somebody came, went or asked.
    pub(crate) fn is_as_at(&self, version: u64) -> bool {
        let moves = |entry: &Entry| entry.moves_on() || matches!(entry, Entry::Undone { .. });
        let since = usize::try_from(version).ok().and_then(|version| self.entries.get(version..));
        since.is_some_and(|since| !since.iter().any(|(_, entry)| moves(entry)))
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

    /// What was answered to a request before, if it is sent again.
    pub(crate) fn answered(&self, seat: u8, key: &str) -> Option<u64> {
        self.keys.get(&(seat, key.to_owned())).copied()
    }

    /// Carries out what happened.
    pub(crate) fn take(&mut self, at: Time, entry: Entry) -> Happened {
        let version = self.version() + 1;
        let mut told = None;
        match &entry {
            Entry::Began => {
                self.header.state = State::Running;
                self.game = self.header.begin().ok();
            }
            Entry::Action { seat, text, key, .. } => {
                told = self.game.as_mut().and_then(|game| each!(game, played => played.answer(text)));
                if let Some(key) = key {
                    self.keys.insert((*seat, key.clone()), version);
                }
                self.undo = None;
                for seat in told.iter().flat_map(|told| &told.upset) {
                    self.plans[usize::from(*seat)].clear();
                }
            }
            Entry::Undone { to, .. } => {
                if let Some(game) = &mut self.game {
                    each!(game, played => played.take_back(*to));
                }
                self.undo = None;
                self.plans.iter_mut().for_each(Vec::clear);
            }
            Entry::UndoAsked { seat, to } => self.undo = Some(Undo { seat: *seat, to: *to, agreed: vec![*seat] }),
            Entry::UndoAgreed { seat } => {
                if let Some(undo) = &mut self.undo {
                    undo.agreed.push(*seat);
                }
            }
            Entry::UndoRefused { .. } => self.undo = None,
            Entry::Resigned { seat, level } | Entry::TimedOut { seat, level } => {
                self.stand_ins[usize::from(*seat)] = Some(*level);
                self.plans[usize::from(*seat)].clear();
            }
            Entry::CameBack { seat } => {
                self.stand_ins[usize::from(*seat)] = None;
                self.watch.comes_back(*seat);
            }
            Entry::Abandon { seat, agree: true } => drop(self.abandon.insert(*seat)),
            Entry::Abandon { seat, agree: false } => drop(self.abandon.remove(seat)),
            Entry::Abandoned => self.header.state = State::Abandoned,
            Entry::Away { milliseconds } => self.watch.forgives(*milliseconds),
        }
        let timed = self.pending().filter(|seat| self.bot(*seat).is_none());
        self.watch.passes_to(timed, at);
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
