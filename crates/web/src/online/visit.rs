//! Being at a table of a server: the connection, which mends itself, and all that is told of the table but the game.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Chat, Clocks, Code, Message, News, Problem, Request, State, What};
use words::screen::fill;

use super::socket::{Heard, Socket};
use crate::game::{Notice, Play};
use crate::settings::Shell;
use crate::{browser, chance, storage};

/// How often it is looked whether the other side is still there.
const LOOK: Duration = Duration::from_secs(15);
/// How long to wait before the connection is tried again, at first and at most, in milliseconds.
const SOON: u64 = 300;
const LATE: u64 = 10_000;

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
    /// There is a game; the number is another one when it has to be shown anew.
    Game(u32),
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
    shell: Shell,
    id: StoredValue<String>,
    pub(crate) stage: RwSignal<Stage>,
    /// What everybody may know of the table; there once somebody has arrived.
    pub(crate) table: RwSignal<Option<protocol::Table>>,
    /// The own seat.
    pub(crate) seat: RwSignal<Option<u8>>,
    pub(crate) chat: RwSignal<Vec<Chat>>,
    pub(crate) plan: RwSignal<Vec<String>>,
    /// How much time everybody had, and when that was by this browser's clock.
    pub(crate) clocks: RwSignal<(Clocks, f64)>,
    pub(crate) is_lost: RwSignal<bool>,
    /// Answers are on their way.
    pub(crate) is_sending: RwSignal<bool>,
    /// The version up to which everything has been heard.
    version: StoredValue<u64>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    tries: StoredValue<u32>,
    /// Whether anything was heard since it was last looked.
    alive: StoredValue<bool>,
    /// What was asked and isn't answered yet: it is asked once more when the connection is back.
    unanswered: StoredValue<Vec<Request>>,
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
        let visit = Self {
            shell: Shell::get(),
            id: StoredValue::new(id),
            stage: RwSignal::new(Stage::Coming),
            table: RwSignal::new(None),
            seat: RwSignal::new(None),
            chat: RwSignal::new(Vec::new()),
            plan: RwSignal::new(Vec::new()),
            clocks: RwSignal::new((Clocks::default(), 0.0)),
            is_lost: RwSignal::new(false),
            is_sending: RwSignal::new(false),
            version: StoredValue::new(0),
            socket: StoredValue::new_local(None),
            tries: StoredValue::new(0),
            alive: StoredValue::new(true),
            unanswered: StoredValue::new(Vec::new()),
            told: StoredValue::new(None),
            record: StoredValue::new(None),
            has_ended: StoredValue::new(false),
            play: StoredValue::new(None),
            first: StoredValue::new(first),
        };
        visit.connect();
        let back = window_event_listener(leptos::ev::online, move |_| visit.connect_if_lost());
        let seen = window_event_listener(leptos::ev::visibilitychange, move |_| visit.connect_if_lost());
        let look = set_interval_with_handle(move || visit.look(), LOOK);
        on_cleanup(move || {
            back.remove();
            seen.remove();
            look.into_iter().for_each(|look| look.clear());
            visit.socket.try_update_value(|socket| *socket = None);
        });
        visit
    }

    pub(crate) fn id(self) -> String {
        self.id.get_value()
    }

    /// Asks about the table; nothing before somebody has arrived.
    pub(crate) fn with<T>(self, ask: impl FnOnce(&protocol::Table) -> T) -> Option<T> {
        self.table.with(|table| table.as_ref().map(ask))
    }

    /// Whether the game is played by people who don't sit at this screen.
    pub(crate) fn has_others(self) -> bool {
        let seat = self.seat.get();
        let other = |(number, seat_of): (usize, &protocol::Seat)| {
            seat != Some(number as u8) && matches!(seat_of.sitting, protocol::Sitting::Person { .. })
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

    /// Connects, or once more as somebody else.
    pub(super) fn connect(self) {
        // What came before isn't heard any more.
        if self.socket.try_update_value(|socket| *socket = None).is_none() {
            // The page is gone.
            return;
        }
        let address =
            format!("{}/tables/{}/socket?compact=true&since={}", protocol::PREFIX, self.id(), self.version.get_value());
        // Later: a socket can't be dropped while it tells something.
        let hear = move |heard| match heard {
            Heard::Text(text) => self.heard(&text),
            Heard::Closed => set_timeout(move || self.closed(), Duration::ZERO),
        };
        let socket = Socket::open(&address, hear);
        self.socket.update_value(|place| *place = socket);
    }

    fn connect_if_lost(self) {
        if self.is_lost.get_untracked() {
            self.connect();
        }
    }

    fn closed(self) {
        let Some(tries) = self.tries.try_get_value() else { return };
        self.tries.set_value(tries + 1);
        if self.stage.get_untracked() == Stage::Coming && tries == 0 {
            let address = format!("{}/tables/{}", protocol::PREFIX, self.id());
            spawn_local(async move {
                if browser::status(&address).await == Some(404) {
                    self.stage.try_set(Stage::NoTable);
                }
            });
        }
        // One that breaks and is back at once needn't be told of.
        if tries > 0 {
            self.is_lost.set(true);
        }
        let wait = (SOON << tries.min(6)).min(LATE);
        let again = move || {
            if self.tries.try_get_value() == Some(tries + 1) && self.stage.get_untracked() != Stage::NoTable {
                self.connect();
            }
        };
        set_timeout(again, Duration::from_millis(wait));
    }

    /// Whether the other side is still there.
    fn look(self) {
        if self.alive.get_value() {
            self.alive.set_value(false);
            self.send(&Request::Ping { key: String::new() });
        } else if !self.is_lost.get_untracked() {
            self.is_lost.set(true);
            self.connect();
        }
    }

    fn send(self, request: &Request) -> bool {
        let Ok(text) = serde_json::to_string(request) else { return false };
        self.socket.with_value(|socket| socket.as_ref().is_some_and(|socket| socket.send(&text)))
    }

    /// Asks for something. If the connection breaks before the answer it is asked once more.
    pub(crate) fn ask(self, request: Request) {
        self.send(&request);
        self.unanswered.update_value(|all| all.push(request));
    }

    /// Something that nobody has asked with yet.
    pub(crate) fn key(self) -> String {
        format!("{:x}", chance::number())
    }

    /// Gives answers, which follow where the game is on this screen.
    pub(crate) fn act(self, actions: Vec<String>) {
        if actions.is_empty() || self.is_sending.get_untracked() {
            return;
        }
        self.is_sending.set(true);
        self.ask(Request::Act { key: self.key(), version: self.version.get_value(), actions });
    }

    /// Asks to go back to where there were so many actions.
    pub(crate) fn undo(self, to: usize) {
        self.ask(Request::Undo { key: self.key(), version: self.version.get_value(), to });
    }

    /// The request with this key is answered; what it was.
    fn answered(self, key: &str) -> Option<Request> {
        let request = self.unanswered.try_update_value(|all| {
            let at = all.iter().position(|request| request.key() == key)?;
            Some(all.remove(at))
        })??;
        if let Request::Act { .. } = request {
            self.is_sending.set(false);
        }
        Some(request)
    }

    fn heard(self, text: &str) {
        if self.alive.try_set_value(true).is_some() {
            // The page is gone.
            return;
        }
        match serde_json::from_str(text) {
            Ok(message) => self.take(message),
            // Within a version only kinds of messages are added: what isn't known is passed over.
            Err(error) => leptos::logging::warn!("{error}"),
        }
    }

    fn take(self, message: Message) {
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
            Message::Plan { actions } => self.plan.set(actions),
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
        let moved = self.seat.get_untracked() != seat && matches!(self.stage.get_untracked(), Stage::Game(_));
        self.seat.set(seat);
        self.set_table(table);
        if moved {
            self.begin_anew();
            return;
        }
        if self.state() == Some(State::Open) {
            self.stage.set(Stage::Waiting);
        }
        self.unanswered.with_value(|all| {
            for request in all {
                self.send(request);
            }
        });
    }

    fn set_table(self, table: protocol::Table) {
        let over = matches!(table.summary.state, State::Finished | State::Abandoned);
        self.table.set(Some(table));
        if over {
            self.end();
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
        for step in news.steps.iter().filter(|step| step.version > known) {
            self.note(&step.what);
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
    }

    /// What a step changes at the table.
    fn note(self, what: &What) {
        let stand_in = |seat: u8, level: Option<u8>| {
            self.change(|table| {
                if let Some(seat) = table.summary.seats.get_mut(usize::from(seat)) {
                    seat.stand_in = level;
                }
            });
        };
        match *what {
            What::Resigned { seat, level } | What::TimedOut { seat, level } => stand_in(seat, Some(level)),
            What::CameBack { seat } => stand_in(seat, None),
            What::Action { .. } | What::Undone { .. } | What::UndoRefused { .. } => {
                self.change(|table| table.undo = None);
            }
            What::Abandoned => self.change(|table| table.summary.state = State::Abandoned),
            What::Began | What::UndoAsked { .. } | What::Away { .. } => (),
        }
    }

    /// Brings news to the game on the screen, or keeps them until it is there.
    fn deliver(self, news: News, own: bool) {
        match self.on_page() {
            Some(OnPage { play, hear }) => {
                if hear(&news) {
                    play.heard(own);
                } else {
                    self.begin_anew();
                }
            }
            None => {
                self.told.set_value(Some(news));
                self.show();
            }
        }
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
        if !matches!(self.stage.get_untracked(), Stage::Game(_)) {
            self.stage.set(Stage::Game(0));
        }
    }

    /// Forgets the game and hears of it from its beginning.
    fn begin_anew(self) {
        self.play.set_value(None);
        self.version.set_value(0);
        self.told.set_value(None);
        self.stage.update(|stage| {
            if let Stage::Game(number) = *stage {
                *stage = Stage::Game(number + 1);
            }
        });
        set_timeout(move || self.connect(), Duration::from_millis(SOON));
    }

    fn refused(self, key: &str, problem: &Problem) {
        let Some(request) = self.answered(key) else { return };
        let texts = self.shell.together_untracked();
        let text = match (problem.code, request) {
            (Code::Stale, _) => texts.at_table.moved_on.to_owned(),
            (_, Request::Ping { .. }) => return,
            _ => fill(texts.at_table.not_sent, &[("why", &problem.message)]),
        };
        self.tell(text);
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

    fn on_page(self) -> Option<OnPage> {
        self.play.get_value().filter(|page| !page.play.is_gone())
    }

    /// The server is newer, or older, than this page: the one that it has now can talk to it.
    fn reload(self) {
        const KEY: &str = "pagoda reloaded";
        self.stage.set(Stage::Older);
        let now = js_sys::Date::now();
        let last = storage::read(KEY).and_then(|text| text.parse::<f64>().ok());
        // Whoever was loaded a moment ago is as new as can be.
        if last.is_none_or(|last| now - last > 60_000.0) {
            storage::write(KEY, &now.to_string());
            set_timeout(|| drop(window().location().reload()), Duration::from_secs(2));
        }
    }
}
