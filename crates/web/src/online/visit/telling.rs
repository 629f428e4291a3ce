//! What is told at a table: each message changes what is known of it, or is brought to the game on the screen.

use std::time::Duration;

use kernel::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{By, Chat, Code, Message, News, Problem, Request, State, What};
use words::screen::fill;

use super::connection::{LATE, SOON};
use super::{OnPage, Stage, Visit};
use crate::browser;
use crate::online::api::Failed;

impl Visit {
    /// Takes a message.
    pub(super) fn take(self, message: Message) {
        match message {
            Message::Welcome { protocol, .. } if protocol != protocol::VERSION => self.reload(),
            Message::Welcome { table, seat, plan, chat, .. } => self.arrive(*table, seat, plan, chat),
            Message::News(news) => self.news(news),
            Message::Table { table } => {
                self.clocks.set((table.clocks.clone(), js_sys::Date::now()));
                self.set_table(*table);
            }
            Message::Seats { seats } => self.change(|table| table.summary.seats = seats),
            Message::Chat(chat) => self.chat.update(|all| all.push(chat)),
            Message::Plan { actions } => self.plan_changed(actions),
            Message::Note { text } => self.note.set(Some(text)),
            Message::Done { key, .. } => drop(self.answered(&key)),
            Message::Refused { key, problem } => self.refused(&key, &problem),
            // It closes the connection.
            Message::Bye { .. } => (),
        }
    }

    fn arrive(self, table: protocol::Table, seat: Option<u8>, plan: Vec<String>, chat: Vec<Chat>) {
        self.tries.set_value(0);
        self.is_lost.set(false);
        self.clocks.set((table.clocks.clone(), js_sys::Date::now()));
        self.plan.set(plan);
        self.chat.set(chat);
        let before = self.seat.get_untracked();
        let moved = before != seat && self.stage.get_untracked() == Stage::Game;
        self.lost_seat.update(|lost| *lost = seat.is_none() && (*lost || (moved && before.is_some())));
        self.seat.set(seat);
        self.set_table(table);
        if moved {
            self.begin_anew();
            return;
        }
        // Whoever waits already stays where they are.
        if self.state() == Some(State::Open) && self.stage.get_untracked() != Stage::Waiting {
            self.stage.set(Stage::Waiting);
        }
        self.unanswered.with_untracked(|all| {
            for request in all {
                self.send(request);
            }
        });
        self.arrivals.update(|arrivals| *arrivals += 1);
    }

    /// What is planned, as the server has it. What was dropped there is told, unless that was wanted.
    fn plan_changed(self, actions: Vec<String>) {
        let dropped = actions.is_empty() && !self.plan.with_untracked(Vec::is_empty);
        if dropped && !self.has_asked(|request| matches!(request, Request::Plan { .. })) {
            self.beside.set(Some(self.shell.together_untracked().at_table.plan_dropped.to_owned()));
        }
        self.plan.set(actions);
    }

    /// Whether something of the kind was asked and isn't answered yet.
    fn has_asked(self, kind: fn(&Request) -> bool) -> bool {
        self.unanswered.with_untracked(|all| all.iter().any(kind))
    }

    fn set_table(self, mut table: protocol::Table) {
        // A board is told once.
        let board = self.table.with_untracked(|before| before.as_ref().and_then(|table| table.board_file.clone()));
        table.board_file = table.board_file.or(board);
        let state = table.summary.state;
        let wanted = self.table.with_untracked(|before| before.as_ref().is_some_and(|table| !table.abandon.is_empty()));
        let fell = wanted && table.abandon.is_empty() && state == State::Running;
        if fell && !self.has_asked(|request| matches!(request, Request::Abandon { .. })) {
            self.beside.set(Some(self.shell.together_untracked().at_table.abandon_fell.to_owned()));
        }
        self.table.set(Some(table));
        match (state, self.stage.get_untracked()) {
            // Its host has removed it before the game.
            (State::Abandoned, Stage::Waiting) => self.stage.set(Stage::NoTable),
            (State::Finished | State::Abandoned, _) => self.end(),
            _ => (),
        }
    }

    fn change(self, change: impl FnOnce(&mut protocol::Table)) {
        self.table.update(|table| {
            if let Some(table) = table {
                change(table);
            }
        });
    }

    fn news(self, news: News) {
        self.clocks.set((news.clocks.clone(), js_sys::Date::now()));
        let own = news.key.as_deref().is_some_and(|key| self.answered(key).is_some());
        // What happened before somebody arrived is in what they were told of the table.
        let known = self.table.with_untracked(|table| table.as_ref().map_or(0, |table| table.version));
        let mut said = None;
        for step in news.steps.iter().filter(|step| step.version > known) {
            let asked = self.table.with_untracked(|table| table.as_ref().is_some_and(|table| table.undo.is_some()));
            self.changed_by(&step.what);
            said = self.said_of(&step.what, asked).or(said);
        }
        let (decides, version) = (news.decides, news.version);
        self.change(|table| {
            table.summary.decides = decides;
            table.version = version;
            if table.summary.state == State::Open {
                table.summary.state = State::Running;
            }
        });
        self.version.set_value(news.version);
        // How it ended is told with the table, and the record tells everything then.
        if news.decides.is_some() && self.state() == Some(State::Running) {
            self.deliver(news, own);
        }
        // The game may go on at once: it stays to be read.
        if said.is_some() {
            self.beside.set(said);
        }
    }

    /// What others do beside the game, in a sentence; and that whoever was asked to go back isn't any longer, unless that is
    /// plain.
    fn said_of(self, what: &What, asked: bool) -> Option<String> {
        let texts = &self.shell.together_untracked().at_table;
        let (text, seat) = match *what {
            What::Undone { seat, .. } => (texts.undone, seat),
            What::UndoRefused { seat } => (texts.undo_refused, seat),
            What::Resigned { seat, .. } => (texts.resigned, seat),
            What::TimedOut { seat, .. } => (texts.timed_out, seat),
            What::CameBack { seat } => (texts.came_back, seat),
            What::Action { seat, .. } if asked => (texts.undo_fell, seat),
            _ => return None,
        };
        let OnPage { play, .. } = self.on_page().filter(|_| self.seat.get_untracked() != Some(seat))?;
        let said = fill(text, &[("player", &untrack(|| play.player(Seat::new(seat))))]);
        let fell = asked && matches!(what, What::Resigned { .. } | What::TimedOut { .. });
        Some(if fell { format!("{said} {}", texts.undo_fell) } else { said })
    }

    /// What a step changes at the table.
    fn changed_by(self, what: &What) {
        let stand_in = |seat: u8, level: Option<u8>| {
            self.change(|table| {
                if let Some(seat) = table.summary.seats.get_mut(usize::from(seat)) {
                    seat.stand_in = level;
                }
            });
        };
        match *what {
            What::Resigned { seat, level } | What::TimedOut { seat, level } => {
                self.change(|table| table.undo = None);
                stand_in(seat, Some(level));
            }
            What::CameBack { seat } => stand_in(seat, None),
            What::Action { seat, by, .. } => {
                self.change(|table| table.undo = None);
                // Of what was planned this was the first, or it was something else and there is no plan any more.
                if Some(seat) == self.seat.get_untracked() {
                    self.plan
                        .update(|plan| drop(plan.drain(..if by == By::Plan { plan.len().min(1) } else { plan.len() })));
                }
            }
            What::Undone { .. } | What::UndoRefused { .. } => self.change(|table| table.undo = None),
            What::Abandoned => self.change(|table| table.summary.state = State::Abandoned),
            What::Began | What::UndoAsked { .. } | What::Away { .. } => (),
        }
    }

    /// Brings news to the game on the screen, or keeps them until it is there.
    fn deliver(self, news: News, own: bool) {
        match self.on_page() {
            Some(OnPage { play, hear }) => {
                let late = self.late.try_update_value(|late| std::mem::replace(late, false)).unwrap_or(false);
                let plans = play.server.is_some_and(|server| server.is_planning.get_untracked());
                let tried = !plans && play.standing.get_untracked().can_undo();
                if hear(&news) {
                    play.heard(own, late);
                    if tried && !own && !play.standing.get_untracked().can_undo() && self.is_answered(&news) {
                        self.tell(self.shell.together_untracked().at_table.answered_elsewhere.to_owned());
                    }
                } else {
                    self.begin_anew();
                }
            }
            None => {
                self.late.set_value(false);
                self.told.set_value(Some(news));
                self.show();
            }
        }
    }

    /// Whether whoever is here has answered, be it from elsewhere. The server answers only where there is nothing to choose.
    fn is_answered(self, news: &News) -> bool {
        let own = self.seat.get_untracked();
        let answers =
            |what: &What| matches!(what, What::Action { seat, by, .. } if Some(*seat) == own && *by != By::Server);
        !untrack(|| self.is_replaced()) && news.steps.iter().any(|step| answers(&step.what))
    }

    /// The game is over: its record tells everything, also what was hidden.
    fn end(self) {
        if self.has_ended.get_value() {
            return;
        }
        self.has_ended.set_value(true);
        let address = format!("{}/tables/{}/record", protocol::PREFIX, self.id());
        spawn_local(async move {
            let record = browser::fetch(&address).await;
            if self.has_ended.try_get_value().is_none() {
                return;
            }
            let Some(record) = record else {
                self.has_ended.set_value(false);
                set_timeout(move || self.end(), Duration::from_millis(LATE));
                return;
            };
            match self.on_page() {
                Some(page) => page.play.take_record(&record),
                None => {
                    self.record.set_value(Some(record));
                    self.show();
                }
            }
        });
    }

    fn show(self) {
        if self.stage.get_untracked() != Stage::Game {
            self.stage.set(Stage::Game);
        }
    }

    /// Forgets the game and hears of it from its beginning.
    fn begin_anew(self) {
        self.play.set_value(None);
        self.version.set_value(0);
        self.told.set_value(None);
        self.has_ended.set_value(false);
        self.anew.set_value(true);
        self.stage.set(Stage::Coming);
        set_timeout(move || self.connect(), Duration::from_millis(SOON));
    }

    fn refused(self, key: &str, problem: &Problem) {
        let Some(request) = self.answered(key) else { return };
        let texts = self.shell.together_untracked();
        let text = match (problem.code, request) {
            (Code::Stale, _) => texts.at_table.moved_on,
            (_, Request::Ping { .. }) => return,
            (_, Request::Say { text: Some(text), .. }) => {
                // It can be said later, or otherwise.
                if self.to_say.with_untracked(String::is_empty) {
                    self.to_say.set(text);
                }
                return self.tell_failed(&Failed::Problem(problem.clone()));
            }
            _ => return self.tell_failed(&Failed::Problem(problem.clone())),
        };
        self.tell(text.to_owned());
    }
}
