//! What is told of a table: to those who are there, to whoever asks, and once the game is over.

use axum::extract::ws::Utf8Bytes;
use kernel::{Observer, Seat};
use protocol::{By, Code, Legal, Message, News, Problem, Sitting, State, Step, Summary, What};
use store::Time;

use super::entry::Entry;
use super::listener::{Listener, written};
use super::table::Table;
use crate::game::{Form, Game, Sight, Told, each};

/// Something that has just happened, as it can be told to everybody.
pub(crate) struct Happened {
    pub(super) version: u64,
    pub(super) at: Time,
    pub(super) entry: Entry,
    pub(crate) told: Option<Told>,
    /// Where the game then was, if it moved on.
    pub(super) sight: Option<Sight>,
}

impl Happened {
    /// Whether a bot took a seat over.
    pub(super) fn takes_over(&self) -> bool {
        matches!(self.entry, Entry::Resigned { .. } | Entry::TimedOut { .. })
    }

    /// With the position, unless that is told beside it.
    fn step(&self, observer: Observer, form: Form, last: bool) -> Option<Step> {
        let what = match &self.entry {
            Entry::Began => What::Began,
            Entry::Action { seat, by, .. } => {
                let told = self.told.as_ref()?;
                let (action, events) = (told.action(observer), told.events(observer, form));
                // That somebody had no choice would tell what is in their hand, and a plan what they think of.
                let own = observer == Observer::Seat(Seat::new(*seat));
                let by = if own || *by == By::Bot { *by } else { By::Person };
                What::Action { seat: *seat, action, by, events }
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
        let view = self.sight.as_ref().filter(|_| !last).map(|sight| sight(observer, form));
        Some(Step { version: self.version, at: self.at, what, view })
    }
}

/// The game as it was between two parts of what happened, which have brought it to where it is.
fn game_after(game: &Game, before: &[(Time, Entry)], after: &[(Time, Entry)]) -> Game {
    if !after.iter().any(|(_, entry)| matches!(entry, Entry::Undone { .. })) {
        let since = after.iter().filter(|(_, entry)| matches!(entry, Entry::Action { .. })).count();
        return game.at(each!(game, played => played.actions()).saturating_sub(since));
    }
    let mut game = game.at(0);
    for (_, entry) in before {
        match entry {
            Entry::Action { text, .. } => each!(&mut game, played => played.pass_over(text)),
            Entry::Undone { to, .. } => each!(&mut game, played => played.take_back(*to)),
            _ => {}
        }
    }
    game
}

impl Table {
    /// What happened after a version, told once more.
    fn since(&self, version: u64) -> Vec<Happened> {
        let (before, after) = self.entries().split_at(self.entries().len().min(version as usize));
        let mut game = self.game.as_ref().map(|game| game_after(game, before, after));
        let mut happened = Vec::new();
        for (number, (at, entry)) in (before.len()..).zip(after) {
            let told = match (&mut game, entry) {
                (Some(game), Entry::Action { text, .. }) => each!(game, played => played.answer(text)),
                (Some(game), Entry::Undone { to, .. }) => {
                    each!(game, played => played.take_back(*to));
                    None
                }
                _ => None,
            };
            let moved = game.as_ref().filter(|_| entry.moves_on());
            let sight = moved.map(|game| each!(game, played => played.sight()));
            happened.push(Happened { version: number as u64 + 1, at: *at, entry: entry.clone(), told, sight });
        }
        happened
    }

    /// Everything after a version, for somebody; from the beginning if there is no such version.
    pub(crate) fn news_since(&self, version: u64, observer: Observer, form: Form, now: Time) -> Option<Utf8Bytes> {
        let from = if version > self.version() { 0 } else { version };
        self.news(&self.since(from), observer, form, None, now)
    }

    /// What is told of this to an observer; nothing before the game has begun.
    fn news(
        &self,
        happened: &[Happened],
        observer: Observer,
        form: Form,
        key: Option<&str>,
        now: Time,
    ) -> Option<Utf8Bytes> {
        let game = self.game.as_ref()?;
        let last = happened.last().map(|one| one.version);
        let steps = happened.iter().filter_map(|one| one.step(observer, form, Some(one.version) == last)).collect();
        Some(written(&Message::News(News {
            version: self.version(),
            key: key.map(str::to_owned),
            steps,
            view: each!(game, played => played.view(observer, form)),
            decides: self.pending(),
            clocks: self.watch.told(now),
        })))
    }

    /// Tells everybody what happened. Whoever asked for it is told so with their key.
    pub(crate) fn tell(&mut self, happened: &[Happened], author: Option<(u64, &str)>, now: Time) {
        let mut texts: Vec<((Observer, Form), Option<Utf8Bytes>)> = Vec::new();
        let mut gone = Vec::new();
        for listener in &self.listeners {
            let key = author.filter(|(id, _)| *id == listener.id).map(|(_, key)| key);
            let (observer, form) = (listener.observer, listener.form);
            let text = match (key, texts.iter().find(|(whose, _)| *whose == (observer, form))) {
                (Some(_), _) => self.news(happened, observer, form, key, now),
                (None, Some((_, text))) => text.clone(),
                (None, None) => {
                    let text = self.news(happened, observer, form, None, now);
                    texts.push(((observer, form), text.clone()));
                    text
                }
            };
            if text.is_some_and(|text| !listener.tell(&text)) {
                gone.push(listener.id);
            }
        }
        self.listeners.retain(|listener| !gone.contains(&listener.id));
    }

    /// Lets those come back who sit elsewhere than when they came: what a seat may know is for whoever sits there now.
    pub(crate) fn let_change_seats(&mut self) {
        let bye = written(&Message::Bye { retry: 0 });
        let listeners = std::mem::take(&mut self.listeners);
        let stays = |listener: &Listener| self.observer(listener.user.as_deref()) == listener.observer;
        let (stay, go): (Vec<_>, Vec<_>) = listeners.into_iter().partition(stays);
        self.listeners = stay;
        for listener in go {
            listener.tell(&bye);
        }
    }

    /// Tells everybody something else.
    pub(crate) fn tell_all(&mut self, message: &Message) {
        let text = written(message);
        self.listeners.retain(|listener| listener.tell(&text));
    }

    /// Tells everybody how the table is now. Its board is known from the welcome: what waits for those who take their time
    /// shouldn't be long.
    pub(crate) fn tell_table(&mut self, now: Time) {
        let table = Box::new(protocol::Table { board_file: None, ..self.told(None, now) });
        self.tell_all(&Message::Table { table });
    }

    /// Tells somebody something, in all their windows.
    pub(crate) fn tell_user(&mut self, user: &str, message: &Message) {
        let text = written(message);
        self.listeners.retain(|listener| listener.user.as_deref() != Some(user) || listener.tell(&text));
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
}
