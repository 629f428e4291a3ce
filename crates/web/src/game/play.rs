//! A game on the screen, whichever it is: who looks at it, what the screen shows at the moment, and what can be done with
//! it. It is small and handed to every part; what it says of the table follows the table.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use kernel::{Observer, Seat};
use leptos::prelude::*;
use table::Sitter;
use words::Names;
use worker_talk::Candidate;

use super::any_table::{AnyTable, Change, Reader, Standing, Whose};
use super::keep::{self, Slot};
use super::server::Server;
use crate::bots::Bots;
use crate::settings::Shell;

/// How many steps what is shown may be behind a game at a server.
const MOST_BEHIND: usize = 8;

/// Whether it was said that the browser keeps nothing.
static UNKEPT: AtomicBool = AtomicBool::new(false);

/// A game on the screen.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub(crate) shell: Shell,
    pub(crate) bots: Bots,
    /// Where it is kept.
    pub(crate) slot: Slot,
    /// The table of a server at which it is played, if it is.
    pub(crate) server: Option<Server>,
    /// Whose eyes the game is shown to.
    pub(crate) observer: RwSignal<Observer>,
    /// Who has to come to the screen before anything secret is shown.
    pub(crate) curtain: RwSignal<Option<Seat>>,
    /// What somebody should know: why something can't be done.
    pub(crate) notice: RwSignal<Option<Notice>>,
    /// After how many steps the game is looked at, if not at its end.
    pub(crate) looking: RwSignal<Option<usize>>,
    /// How many steps have been shown; the rest is still to come.
    pub(crate) shown: RwSignal<usize>,
    /// Whether what is looked back at runs on by itself.
    pub(crate) running: RwSignal<bool>,
    /// After how many steps bots among themselves stop, if they are to wait.
    pub(crate) pause: RwSignal<Option<usize>>,
    /// What a bot thinks of, the best first; only where nobody plays who could learn from it.
    pub(crate) thoughts: RwSignal<Vec<Candidate>>,
    /// Whether something is being shown that what comes next mustn't overtake.
    pub(crate) holding: RwSignal<bool>,
    /// What is being told about; the board marks where it is.
    pub(crate) told: RwSignal<Told>,
    /// Whether the whole board is drawn.
    pub(crate) drawn: RwSignal<bool>,
    /// How far the game is.
    pub(crate) standing: Memo<Standing>,
    /// Whom the position waits for that is shown.
    pub(crate) whose: Memo<Whose>,
    /// The steps of all turns, those included that haven't been shown yet.
    pub(super) all_turns: Memo<Vec<Range<usize>>>,
    is_present: Memo<bool>,
    is_ours: Memo<bool>,
    table: StoredValue<Arc<dyn AnyTable>>,
    /// Who sits at the table.
    sitters: RwSignal<Vec<Sitter>>,
}

/// Something that somebody should know, with the rule it follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub(crate) text: String,
    pub(crate) rule: Option<&'static str>,
}

/// What is being told about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Told {
    Nothing,
    /// What the step with this number brought.
    Step(usize),
    /// An action that could be done, by its text.
    Action(String),
}

impl Play {
    pub(super) fn new(
        table: Arc<dyn AnyTable>,
        slot: Slot,
        server: Option<Server>,
        observer: RwSignal<Observer>,
    ) -> Self {
        let sitters = RwSignal::new(table.sitters());
        let table = StoredValue::new(table);
        let standing = Memo::new(move |_| table.get_value().standing());
        let all_turns = Memo::new(move |_| table.get_value().turns());
        let steps = standing.with_untracked(|standing| standing.steps);
        let moment_of = |record: &str| keep::moment(record).map(|at| at.min(steps));
        let looking = RwSignal::new(if slot == Slot::Record { moment_of(table.get_value().name()) } else { None });
        let shown = RwSignal::new(steps);
        let curtain = RwSignal::new(None);
        let is_present = Memo::new(move |_| looking.get().is_none() && shown.get() >= standing.get().steps);
        let is_ours = Memo::new(move |_| {
            is_present.get()
                && curtain.get().is_none()
                && server.is_none_or(|server| !server.is_left.get() && !server.is_held.get())
                && standing.get().decider.is_some_and(|seat| {
                    sitters.with(|sitters| sitters[seat.index()].is_person()) && observer.get() == Observer::Seat(seat)
                })
        });
        let whose = Memo::new(move |_| {
            let moment = moment(is_present, looking, shown);
            table.get_value().whose(moment)
        });
        Self {
            shell: Shell::get(),
            bots: Bots::new(),
            slot,
            server,
            observer,
            curtain,
            notice: RwSignal::new(None),
            looking,
            shown,
            running: RwSignal::new(false),
            pause: RwSignal::new(None),
            thoughts: RwSignal::new(Vec::new()),
            holding: RwSignal::new(false),
            told: RwSignal::new(Told::Nothing),
            drawn: RwSignal::new(false),
            standing,
            whose,
            all_turns,
            is_present,
            is_ours,
            table,
            sitters,
        }
    }

    /// The table.
    pub(crate) fn any_table(self) -> Arc<dyn AnyTable> {
        self.table.get_value()
    }

    /// Whether the page was left: nothing of the game can be asked any more.
    pub(crate) fn is_gone(self) -> bool {
        self.shown.try_get_untracked().is_none()
    }

    /// Whether the present is shown: nothing is looked at again, and everything that happened was shown.
    pub(crate) fn is_present(self) -> bool {
        self.is_present.get()
    }

    /// Whether the game is over and its end was shown: nothing of it is a secret any more.
    pub(crate) fn is_finished(self) -> bool {
        let standing = self.standing.get();
        standing.is_over && self.shown.get() >= standing.steps
    }

    /// Whether it was left unfinished at a server: nothing of it can be done any more.
    fn is_left(self) -> bool {
        self.server.is_some_and(|server| server.is_left.get())
    }

    /// Whether what was confirmed hasn't arrived at the server yet.
    pub(super) fn is_held(self) -> bool {
        self.server.is_some_and(|server| server.is_held.get())
    }

    /// Whether a time line is of use: somebody looks back, or nothing else can be done.
    pub(crate) fn is_looked_at(self) -> bool {
        self.looking.get().is_some() || self.is_finished() || self.is_left()
    }

    /// Looks at the position after so many steps; the end of a finished game is its present.
    pub(crate) fn look_at(self, step: usize) {
        let (last, finished) = untrack(|| (self.shown.get(), self.is_finished() || self.is_left()));
        self.lay_down();
        self.looking.set((step < last || !finished).then_some(step.min(last)));
    }

    /// Whether help is wanted: not at a pure table.
    pub(crate) fn helps(self) -> bool {
        !self.shell.settings.with(|settings| settings.pure)
    }

    /// Asks about those who sit at the table.
    pub(crate) fn with_sitters<T>(self, ask: impl FnOnce(&[Sitter]) -> T) -> T {
        self.sitters.with(|sitters| ask(sitters))
    }

    /// How many persons sit at this screen.
    pub(crate) fn persons(self) -> usize {
        self.with_sitters(|sitters| sitters.iter().filter(|sitter| sitter.is_person()).count())
    }

    /// Whether somebody at this screen decides for a seat.
    pub(crate) fn is_person(self, seat: Seat) -> bool {
        self.with_sitters(|sitters| sitters[seat.index()].is_person())
    }

    /// Whether only bots play: then nobody at the screen has anything to hide, or to learn from what they think.
    pub(crate) fn is_watched(self) -> bool {
        self.persons() == 0
    }

    /// The number of steps after which the game is shown.
    pub(crate) fn at(self) -> usize {
        self.looking.get().unwrap_or_else(|| self.shown.get())
    }

    /// The same, or nothing if the present is shown with what is being tried out.
    pub(crate) fn moment(self) -> Option<usize> {
        moment(self.is_present, self.looking, self.shown)
    }

    /// The steps of the turns that have been shown.
    pub(crate) fn turns(self) -> Vec<Range<usize>> {
        let shown = self.shown.get();
        self.all_turns.with(|turns| {
            let seen = turns.iter().filter(|steps| steps.start < shown);
            seen.map(|steps| steps.start..steps.end.min(shown)).collect()
        })
    }

    /// What the players are called.
    pub(crate) fn names(self) -> Names {
        self.with_sitters(|sitters| Names::new(sitters.iter().map(|sitter| sitter.name.clone().unwrap_or_default())))
    }

    /// Who is told what happens.
    pub(crate) fn reader(self) -> Reader {
        let language = self.shell.language.get();
        Reader { language, names: self.names(), observer: self.observer.get(), helps: self.helps() }
    }

    /// What somebody is called.
    pub(crate) fn player(self, seat: Seat) -> String {
        self.any_table().player(&self.reader(), seat)
    }

    /// Whether whoever looks has to decide now.
    pub(crate) fn is_ours(self) -> bool {
        self.is_ours.get()
    }

    /// Keeps the game as it is.
    pub(crate) fn keep(self) {
        match self.server {
            Some(server) => {
                let steps = self.standing.get_untracked().steps;
                keep::keep_draft(&server.id.get_value(), steps, &self.any_table().draft());
            }
            // Whoever plays in a browser that keeps nothing is told so once.
            None => {
                if !self.any_table().keep(self.slot) && !UNKEPT.swap(true, Ordering::Relaxed) {
                    let text = self.shell.texts_untracked().game.not_kept.to_owned();
                    self.notice.set(Some(Notice { text, rule: None }));
                }
            }
        }
    }

    /// Lays down whatever is held.
    pub(crate) fn lay_down(self) {
        self.any_table().lay_down();
        self.notice.set(None);
    }

    /// Tries out the action of a text.
    pub(crate) fn try_out_text(self, text: &str) {
        let _ = self.took_text(text);
    }

    /// Tries out the action of a text; whether it is legal.
    pub(super) fn took_text(self, text: &str) -> bool {
        !untrack(|| self.is_held()) && self.took(self.any_table().try_out(self.shell.language.get_untracked(), text))
    }

    /// Something was tried out, or refused; whether it is legal.
    pub(super) fn took(self, tried: Result<(), Notice>) -> bool {
        if let Err(notice) = tried {
            self.notice.set(Some(notice));
            return false;
        }
        self.lay_down();
        self.keep();
        true
    }

    /// The table has taken what happened at a server, which may be what was sent from here, or have happened while nobody
    /// could hear of it here.
    pub(crate) fn heard(self, own: bool, late: bool) {
        self.lay_down();
        let steps = self.standing.get_untracked().steps;
        // The own answers have been seen while they were tried out; what was taken back can't be seen any more.
        if own || late || document().hidden() || self.shown.get_untracked() > steps {
            self.shown.set(steps);
        }
        self.catch_up();
        if self.looking.get_untracked().is_some_and(|at| at > steps) {
            self.looking.set(None);
        }
        self.keep();
    }

    /// Takes the record of a game that has ended at a server.
    pub(crate) fn take_record(self, record: &str) {
        self.lay_down();
        self.any_table().take_record(record);
        self.catch_up();
    }

    /// Whoever is far behind where the game is goes there at once: what happened can be shown again.
    fn catch_up(self) {
        let steps = self.standing.get_untracked().steps;
        if steps.saturating_sub(self.shown.get_untracked()) > MOST_BEHIND {
            self.shown.set(steps);
        }
    }

    /// Others sit at the table.
    pub(crate) fn seat(self, sitters: Vec<Sitter>) {
        if self.sitters.with_untracked(|before| *before != sitters) {
            self.any_table().seat(sitters.clone());
            self.sitters.set(sitters);
        }
    }

    /// What was being tried out at a server's table when the page was left.
    pub(crate) fn kept_draft(self) -> Vec<String> {
        let steps = self.standing.get_untracked().steps;
        self.server.map_or_else(Vec::new, |server| keep::draft(&server.id.get_value(), steps))
    }

    /// Tries it out again.
    pub(super) fn restore_draft(self) {
        for text in self.kept_draft() {
            let draft = !self.standing.get_untracked().is_proposed && untrack(|| self.is_ours());
            if !draft || self.any_table().try_out(self.shell.language.get_untracked(), &text).is_err() {
                break;
            }
        }
    }

    /// Goes on with the game as another tab has left it.
    pub(super) fn take_over(self) {
        if !self.any_table().take_over(self.slot) {
            return;
        }
        self.lay_down();
        self.looking.set(None);
        self.shown.set(self.standing.get_untracked().steps);
    }

    fn change(self, change: Change) {
        if untrack(|| self.is_held()) {
            return;
        }
        self.lay_down();
        self.any_table().change(change);
        self.keep();
    }

    /// Makes everything count that was tried out.
    pub(crate) fn confirm(self) {
        if let Some(server) = self.server {
            server.act.run(self.any_table().draft());
            return;
        }
        self.change(Change::Confirm);
        // The own answers have been seen while they were tried out.
        self.shown.set(self.standing.get_untracked().steps);
    }

    /// Goes back to the last choice that was confirmed.
    pub(crate) fn take_back(self) {
        self.looking.set(None);
        if let Some(server) = self.server {
            if let Some(to) = self.any_table().last_choice() {
                server.undo.run(to);
            }
            return;
        }
        self.change(Change::TakeBack);
        self.shown.set(self.standing.get_untracked().steps);
    }

    pub(crate) fn undo(self) {
        self.change(Change::Undo);
    }

    pub(crate) fn redo(self) {
        self.change(Change::Redo);
    }

    pub(crate) fn reset(self) {
        self.change(Change::Reset);
    }
}

fn moment(is_present: Memo<bool>, looking: RwSignal<Option<usize>>, shown: RwSignal<usize>) -> Option<usize> {
    if is_present.get() { None } else { Some(looking.get().unwrap_or_else(|| shown.get())) }
}

/// Whose eyes a game is shown to first: the only person's, or else everybody's.
pub(super) fn first_observer(sitters: &[Sitter]) -> Observer {
    let mut persons = Seat::all(sitters.len()).filter(|seat| sitters[seat.index()].is_person());
    match (persons.next(), persons.next()) {
        (Some(person), None) => Observer::Seat(person),
        _ => Observer::Spectator,
    }
}
