//! A table in memory: everything follows from its header and its entries.

use std::collections::{BTreeSet, HashMap};

use axum::extract::ws::Utf8Bytes;
use kernel::{Observer, Seat};
use protocol::{Code, Legal, Message, News, Problem, Sitting, State, Step, Summary, Undo, What};
use store::Time;

use super::clock::Watch;
use super::entry::Entry;
use super::header::Header;
use super::listener::{Listener, written};
use crate::game::{Game, Told, each};

/// A table that somebody is at, or that waits for somebody.
pub(crate) struct Table {
    pub(crate) number: i64,
    pub(crate) id: String,
    created: Time,
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

/// Something that has just happened, as it can be told to everybody.
pub(crate) struct Happened {
    version: u64,
    at: Time,
    entry: Entry,
    pub(crate) told: Option<Told>,
}

impl Happened {
    fn step(&self, observer: Observer) -> Option<Step> {
        let what = match &self.entry {
            Entry::Began => What::Began,
            Entry::Action { seat, by, .. } => {
                let told = self.told.as_ref()?;
                let (action, events) = (told.action(observer), told.events(observer));
                What::Action { seat: *seat, action, by: *by, events }
            }
            Entry::Undone { seat, to } => What::Undone { seat: *seat, to: *to },
            Entry::UndoAsked { seat, to } => What::UndoAsked { seat: *seat, to: *to },
            Entry::UndoRefused { seat } => What::UndoRefused { seat: *seat },
            Entry::Resigned { seat, level } => What::Resigned { seat: *seat, level: *level },
            Entry::TimedOut { seat, level } => What::TimedOut { seat: *seat, level: *level },
            Entry::CameBack { seat } => What::CameBack { seat: *seat },
            Entry::Away { milliseconds } => What::Away { milliseconds: *milliseconds },
            Entry::Abandoned => What::Abandoned,
            Entry::UndoAgreed { .. } | Entry::Abandon { .. } => return None,
        };
        Some(Step { version: self.version, at: self.at, what })
    }
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
        let moves = |entry: &Entry| matches!(entry, Entry::Began | Entry::Action { .. } | Entry::Undone { .. });
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
        Happened { version, at, entry, told }
    }

    /// What happened after a version, told once more.
    fn since(&self, version: u64) -> Vec<Happened> {
        let mut game = self.game.as_ref().map(Game::restarted);
        let mut happened = Vec::new();
        for (number, (at, entry)) in self.entries.iter().enumerate() {
            let told = match (&mut game, entry) {
                (Some(game), Entry::Action { text, .. }) => each!(game, played => played.answer(text)),
                (Some(game), Entry::Undone { to, .. }) => {
                    each!(game, played => played.take_back(*to));
                    None
                }
                _ => None,
            };
            if number as u64 >= version {
                happened.push(Happened { version: number as u64 + 1, at: *at, entry: entry.clone(), told });
            }
        }
        happened
    }

    /// Everything after a version, for somebody; from the beginning if there is no such version.
    pub(crate) fn news_since(&self, version: u64, observer: Observer, now: Time) -> Option<Utf8Bytes> {
        let from = if version > self.version() { 0 } else { version };
        self.news(&self.since(from), observer, None, now)
    }

    /// What is told of this to an observer; nothing before the game has begun.
    fn news(&self, happened: &[Happened], observer: Observer, key: Option<&str>, now: Time) -> Option<Utf8Bytes> {
        let game = self.game.as_ref()?;
        Some(written(&Message::News(News {
            version: self.version(),
            key: key.map(str::to_owned),
            steps: happened.iter().filter_map(|one| one.step(observer)).collect(),
            view: each!(game, played => played.view(observer)),
            decides: self.pending(),
            clocks: self.watch.told(now),
        })))
    }

    /// Tells everybody what happened. Whoever asked for it is told so with their key.
    pub(crate) fn tell(&mut self, happened: &[Happened], author: Option<(u64, &str)>, now: Time) {
        let mut texts: Vec<(Observer, Option<Utf8Bytes>)> = Vec::new();
        let mut gone = Vec::new();
        for listener in &self.listeners {
            let key = author.filter(|(id, _)| *id == listener.id).map(|(_, key)| key);
            let text = match (key, texts.iter().find(|(observer, _)| *observer == listener.observer)) {
                (Some(_), _) => self.news(happened, listener.observer, key, now),
                (None, Some((_, text))) => text.clone(),
                (None, None) => {
                    let text = self.news(happened, listener.observer, None, now);
                    texts.push((listener.observer, text.clone()));
                    text
                }
            };
            if text.is_some_and(|text| !listener.tell(&text)) {
                gone.push(listener.id);
            }
        }
        self.listeners.retain(|listener| !gone.contains(&listener.id));
    }

    /// Tells everybody something else.
    pub(crate) fn tell_all(&mut self, message: &Message) {
        let text = written(message);
        self.listeners.retain(|listener| listener.tell(&text));
    }

    /// Who sits where, and who is there.
    pub(crate) fn seats(&self) -> Vec<protocol::Seat> {
        let seat = |(number, chair): (usize, &super::header::Chair)| protocol::Seat {
            sitting: chair.sitting.clone(),
            stand_in: self.stand_ins[number],
            present: self.listeners.iter().any(|listener| listener.seat().map(usize::from) == Some(number)),
        };
        self.header.seats.iter().enumerate().map(seat).collect()
    }

    /// The table as it is listed for somebody.
    pub(crate) fn summary(&self, user: Option<&str>) -> Summary {
        let header = &self.header;
        let (seat, decides) = (user.and_then(|user| header.seat_of(user)), self.pending());
        Summary {
            id: self.id.clone(),
            game: header.game.clone(),
            board: header.board.clone(),
            options: header.options.clone(),
            seats: self.seats(),
            speed: header.speed,
            public: header.public,
            state: header.state,
            host: header.host.clone(),
            created: self.created,
            changed: self.changed,
            decides,
            waits_for_me: seat.is_some() && decides == seat && seat.is_some_and(|seat| self.bot(seat).is_none()),
        }
    }

    /// Everything that everybody may know of it, but for the position.
    pub(crate) fn told(&self, user: Option<&str>, now: Time) -> protocol::Table {
        let header = &self.header;
        protocol::Table {
            summary: self.summary(user),
            board_file: header.board_file.clone(),
            rules: header.rules,
            open_scores: header.open_scores,
            forced: header.forced,
            commitment: header.commitment(),
            nonces: header.nonces(),
            seed: header.seed(),
            version: self.version(),
            clocks: self.watch.told(now),
            undo: self.undo.clone(),
            abandon: self.abandon.iter().copied().collect(),
            result: header.result.clone(),
            rematch: header.rematch.clone(),
        }
    }

    /// What a user can answer, if it is for them to decide: the answers from a number on, at most so many.
    pub(crate) fn legal(&self, user: &str, from: usize, most: usize) -> Result<Legal, Problem> {
        let seat = self.header.seat_of(user);
        let seat = seat.ok_or_else(|| Problem::new(Code::Forbidden, "only those with a seat can do that"))?;
        let Some(game) = self.game.as_ref().filter(|_| self.is_running()) else {
            return Err(Problem::new(Code::NotNow, "nothing is decided now"));
        };
        if self.pending() != Some(seat) || self.bot(seat).is_some() {
            return Err(Problem::new(Code::NotYourTurn, "another seat decides, or a bot for yours"));
        }
        let (count, actions) = each!(game, played => played.legal(from, most));
        Ok(Legal { version: self.version(), count, actions })
    }

    /// The record of the game, for those who may have it: all once it is over.
    pub(crate) fn record(&self) -> Result<String, Problem> {
        #[derive(serde::Serialize)]
        struct Beside<'a> {
            #[serde(skip_serializing_if = "Option::is_none")]
            seed: Option<String>,
            commitment: String,
            nonces: Vec<String>,
            names: Vec<&'a str>,
            table: &'a str,
            ended: Time,
        }
        let over = matches!(self.header.state, State::Finished | State::Abandoned);
        let Some(game) = self.game.as_ref().filter(|_| over) else {
            return Err(Problem::new(Code::NotNow, "the record can be had once the game is over"));
        };
        let names = self.header.seats.iter().map(|chair| match &chair.sitting {
            Sitting::Person { name, .. } | Sitting::Invited { name, .. } => name.as_str(),
            Sitting::Bot { level } => bots::Level::of_number(usize::from(*level)).map_or("", bots::Level::name),
            Sitting::Open => "",
        });
        let beside = Beside {
            seed: self.header.seed(),
            commitment: self.header.commitment(),
            nonces: self.header.nonces(),
            names: names.collect(),
            table: &self.id,
            ended: self.last(),
        };
        each!(game, played => played.record(&beside)).map_err(|error| Problem::new(Code::Internal, error.to_string()))
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
