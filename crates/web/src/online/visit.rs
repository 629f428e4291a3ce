//! Being at a table of a server: the [connection], which mends itself, and all that is [told](telling) of the table but the
//! game.

mod connection;
mod saying;
mod telling;

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use protocol::{Chat, Clocks, News, Request, State};

use super::api::Failed;
use super::socket::Socket;
use crate::game::{Notice, Play};
use crate::settings::Shell;

/// How long answers may be on their way before that is told.
const HOLD: Duration = Duration::from_millis(400);

/// How far somebody has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Nothing is known yet.
    Coming,
    /// There is no such table.
    NoTable,
    /// This page can't talk to the server.
    Older,
    /// The game hasn't begun.
    Waiting,
    /// There is a game.
    Game,
}

/// What of a game is shown first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum First {
    /// Where it is now.
    Now,
    /// What happened since the own last turn, if the game is played over days.
    Recap,
    /// The position after so many steps.
    Step(usize),
}

/// The game on the screen, and how what is told is brought to it.
#[derive(Clone)]
struct OnPage {
    play: Play,
    hear: Arc<dyn Fn(&News) -> bool + Send + Sync>,
}

/// Being at a table.
#[derive(Clone, Copy)]
pub(crate) struct Visit {
    pub(super) shell: Shell,
    id: StoredValue<String>,
    pub(crate) stage: RwSignal<Stage>,
    /// What everybody may know of the table; there once somebody has arrived.
    pub(crate) table: RwSignal<Option<protocol::Table>>,
    /// The own seat.
    pub(crate) seat: RwSignal<Option<u8>>,
    pub(crate) chat: RwSignal<Vec<Chat>>,
    /// What is being typed to be said.
    pub(super) to_say: RwSignal<String>,
    pub(crate) plan: RwSignal<Vec<String>>,
    /// What is written down here, as it was told last.
    pub(super) note: RwSignal<Option<String>>,
    /// How often the connection has come about.
    pub(super) arrivals: RwSignal<u32>,
    /// What somebody did beside the game. It stays until it is put away, or whoever reads it answers.
    pub(super) beside: RwSignal<Option<String>>,
    /// How much time everybody had, and when that was by this browser's clock.
    pub(crate) clocks: RwSignal<(Clocks, f64)>,
    pub(crate) is_lost: RwSignal<bool>,
    /// Answers are on their way.
    is_sending: RwSignal<bool>,
    /// They have been for a while: what was confirmed stays as it is until they have arrived.
    pub(crate) is_held: RwSignal<bool>,
    /// Whoever had a seat here isn't logged in any more.
    pub(crate) lost_seat: RwSignal<bool>,
    /// The version up to which everything has been heard.
    version: StoredValue<u64>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    /// Everything is to be heard from its beginning: nothing before the next connection counts.
    anew: StoredValue<bool>,
    /// What is heard first after connecting happened before.
    late: StoredValue<bool>,
    tries: StoredValue<u32>,
    /// Whether anything was heard since it was last looked.
    alive: StoredValue<bool>,
    /// What was asked and isn't answered yet: it is asked once more when the connection is back.
    pub(super) unanswered: RwSignal<Vec<Request>>,
    /// What was told from the beginning, until the game is on the screen.
    told: StoredValue<Option<News>>,
    /// The record of a game that is over.
    record: StoredValue<Option<String>>,
    has_ended: StoredValue<bool>,
    play: StoredValue<Option<OnPage>>,
    /// What of the game is to be shown first.
    pub(super) first: StoredValue<First>,
}

impl Visit {
    /// Goes to a table, and stays there as long as the page does.
    pub(super) fn begin(id: String, first: First) -> Self {
        let left = saying::left(&id);
        let visit = Self {
            shell: Shell::get(),
            id: StoredValue::new(id),
            stage: RwSignal::new(Stage::Coming),
            table: RwSignal::new(None),
            seat: RwSignal::new(None),
            chat: RwSignal::new(Vec::new()),
            to_say: RwSignal::new(String::new()),
            plan: RwSignal::new(Vec::new()),
            note: RwSignal::new(None),
            arrivals: RwSignal::new(0),
            beside: RwSignal::new(None),
            clocks: RwSignal::new((Clocks::default(), 0.0)),
            is_lost: RwSignal::new(false),
            is_sending: RwSignal::new(false),
            is_held: RwSignal::new(false),
            lost_seat: RwSignal::new(false),
            version: StoredValue::new(0),
            socket: StoredValue::new_local(None),
            anew: StoredValue::new(false),
            late: StoredValue::new(true),
            tries: StoredValue::new(0),
            alive: StoredValue::new(true),
            unanswered: RwSignal::new(left),
            told: StoredValue::new(None),
            record: StoredValue::new(None),
            has_ended: StoredValue::new(false),
            play: StoredValue::new(None),
            first: StoredValue::new(first),
        };
        visit.keep_said();
        visit.stay();
        visit
    }

    pub(crate) fn id(self) -> String {
        self.id.get_value()
    }

    /// Asks about the table; nothing before somebody has arrived.
    pub(crate) fn with<T>(self, ask: impl FnOnce(&protocol::Table) -> T) -> Option<T> {
        self.table.with(|table| table.as_ref().map(ask))
    }

    /// Whether the game is played by people who don't sit at this screen, also if bots play for them at the moment.
    pub(crate) fn has_others(self) -> bool {
        self.has_other(|_| true)
    }

    /// Whether any of them plays now: they would have to agree.
    pub(super) fn others_play(self) -> bool {
        self.has_other(|seat| seat.stand_in.is_none())
    }

    fn has_other(self, counts: fn(&protocol::Seat) -> bool) -> bool {
        let own = self.seat.get();
        let other = |(number, seat): (usize, &protocol::Seat)| {
            own != Some(number as u8) && matches!(seat.sitting, protocol::Sitting::Person { .. }) && counts(seat)
        };
        self.with(|table| table.summary.seats.iter().enumerate().any(other)).unwrap_or(true)
    }

    fn state(self) -> Option<State> {
        self.table.with_untracked(|table| table.as_ref().map(|table| table.summary.state))
    }

    /// Whether the game is over, or was left.
    pub(crate) fn is_over(self) -> bool {
        self.with(|table| matches!(table.summary.state, State::Finished | State::Abandoned)).unwrap_or(false)
    }

    /// Gives answers, which follow where the game is on this screen.
    pub(crate) fn act(self, actions: Vec<String>) {
        if actions.is_empty() || self.is_sending.get_untracked() {
            return;
        }
        self.is_sending.set(true);
        self.beside.set(None);
        let hold = move || {
            if let Some(sending) = self.is_sending.try_get_untracked() {
                self.is_held.set(sending);
            }
        };
        // Most answers arrive before anybody would notice.
        set_timeout(hold, HOLD);
        self.ask(Request::Act { key: self.key(), version: self.version.get_value(), actions });
    }

    /// Asks to go back to where there were so many actions.
    pub(crate) fn undo(self, to: usize) {
        self.ask(Request::Undo { key: self.key(), version: self.version.get_value(), to });
    }

    /// Whether a bot plays for whoever looks.
    pub(crate) fn is_replaced(self) -> bool {
        let seat = self.seat.get().map(usize::from);
        self.with(|table| table.summary.seats.get(seat?)?.stand_in).flatten().is_some()
    }

    /// Whether that is so because there was no time left.
    pub(super) fn is_out_of_time(self) -> bool {
        let seat = self.seat.get().map(usize::from);
        self.clocks.with(|(clocks, _)| clocks.seats.get(seat?).map(|clock| clock.left <= 0)).unwrap_or(false)
    }

    /// Tells why something couldn't be done.
    pub(crate) fn tell_failed(self, failed: &Failed) {
        self.tell(failed.said(self.shell.together_untracked()).to_owned());
    }

    /// Tells something that whoever plays should know.
    pub(crate) fn tell(self, text: String) {
        if let Some(OnPage { play, .. }) = self.on_page() {
            play.notice.set(Some(Notice { text, rule: None }));
        }
    }

    /// What was told from the beginning, or the record.
    pub(super) fn take_told(self) -> (Option<News>, Option<String>) {
        let told = self.told.try_update_value(Option::take).flatten();
        (told, self.record.try_update_value(Option::take).flatten())
    }

    /// The game is on the screen: it hears what happens.
    pub(super) fn shows(self, play: Play, hear: impl Fn(&News) -> bool + Send + Sync + 'static) {
        self.play.set_value(Some(OnPage { play, hear: Arc::new(hear) }));
    }

    /// Looks at the position after so many steps, if the game is on the screen.
    pub(super) fn look_at(self, step: Option<usize>) {
        if let (Some(OnPage { play, .. }), Some(step)) = (self.on_page(), step) {
            play.look_at(step);
        }
    }

    fn on_page(self) -> Option<OnPage> {
        self.play.get_value().filter(|page| !page.play.is_gone())
    }
}
