//! A game on the screen: the table, who looks at it, what is picked up, and what the screen shows at the moment.

use ::yangtze::{Action, Event, Position, Space, View};
use kernel::{Observer, Seat};
use leptos::prelude::*;
use table::yangtze::{Choices, Pick, Story};
use table::{Step, Table};
use words::Names;
use worker_talk::Candidate;

use super::keep::{self, Slot};
use crate::settings::Shell;

/// A game on the screen.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub(crate) shell: Shell,
    pub(crate) table: RwSignal<Table<Position>>,
    /// Where it is kept.
    pub(crate) slot: Slot,
    /// Whose eyes the game is shown to.
    pub(crate) observer: RwSignal<Observer>,
    /// Who has to come to the screen before anything secret is shown.
    pub(crate) curtain: RwSignal<Option<Seat>>,
    /// What somebody holds.
    pub(crate) pick: RwSignal<Option<Pick>>,
    /// The space that was chosen first.
    pub(crate) space: RwSignal<Option<Space>>,
    /// Tiles that are marked to be replaced, by colour.
    pub(crate) replacing: RwSignal<Option<[u8; 5]>>,
    /// What somebody should know: why something can't be done.
    pub(crate) notice: RwSignal<Option<Notice>>,
    /// After how many steps the game is looked at, if not at its end.
    pub(crate) looking: RwSignal<Option<usize>>,
    /// How many steps have been shown; the rest is still to come.
    pub(crate) shown: RwSignal<usize>,
    /// Whether what is looked back at runs on by itself.
    pub(crate) running: RwSignal<bool>,
    /// How the game came about; for those who may know it.
    pub(crate) story: Memo<Story>,
    /// After how many steps bots among themselves stop, if they are to wait.
    pub(crate) pause: RwSignal<Option<usize>>,
    /// What a bot thinks of, the best first; only where nobody plays who could learn from it.
    pub(crate) thoughts: RwSignal<Vec<Candidate>>,
    /// Whether something is being shown that what comes next mustn't overtake.
    pub(crate) holding: RwSignal<bool>,
    /// The spaces that are being told about.
    pub(crate) told: RwSignal<Vec<Space>>,
    /// What can be done.
    pub(crate) choices: Memo<Choices>,
    // What many ask for and seldom changes.
    names: Memo<Names>,
    is_present: Memo<bool>,
    is_ours: Memo<bool>,
}

/// Something that somebody should know, with the rule it follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub(crate) text: String,
    pub(crate) rule: Option<&'static str>,
}

impl Play {
    /// Puts a game on the screen.
    pub(crate) fn new(table: Table<Position>, slot: Slot) -> Self {
        let observer = first_observer(&table);
        let shown = table.steps().len();
        let table = RwSignal::new(table);
        let observer = RwSignal::new(observer);
        let choices = Memo::new(move |_| {
            table.with(|table| match observer.get() {
                seat @ Observer::Seat(_) if table.proposal().is_none() => {
                    Choices::new(table.board(), &table.view(seat))
                }
                _ => Choices::default(),
            })
        });
        let names = Memo::new(move |_| {
            table.with(|table| Names::new(table.sitters().iter().map(|sitter| sitter.name.clone().unwrap_or_default())))
        });
        // A record is looked at from its start.
        let looking = RwSignal::new((slot == Slot::Record).then_some(0));
        let (shown, curtain) = (RwSignal::new(shown), RwSignal::new(None));
        let is_present =
            Memo::new(move |_| looking.get().is_none() && shown.get() >= table.with(|table| table.steps().len()));
        let is_ours = Memo::new(move |_| {
            is_present.get()
                && curtain.get().is_none()
                && table.with(|table| {
                    table
                        .decider()
                        .is_some_and(|(seat, sitter)| sitter.is_person() && observer.get() == Observer::Seat(seat))
                })
        });
        Self {
            shell: Shell::get(),
            table,
            slot,
            observer,
            curtain,
            pick: RwSignal::new(None),
            space: RwSignal::new(None),
            replacing: RwSignal::new(None),
            notice: RwSignal::new(None),
            looking,
            running: RwSignal::new(false),
            story: Memo::new(move |_| table.with(Story::of)),
            shown,
            pause: RwSignal::new(None),
            thoughts: RwSignal::new(Vec::new()),
            holding: RwSignal::new(false),
            told: RwSignal::new(Vec::new()),
            choices,
            names,
            is_present,
            is_ours,
        }
    }

    /// Whether the page was left: nothing of the game can be asked any more.
    pub(crate) fn is_gone(self) -> bool {
        self.table.try_with_untracked(|_| ()).is_none()
    }

    /// Whether the present is shown: nothing is looked at again, and everything that happened was shown.
    pub(crate) fn is_present(self) -> bool {
        self.is_present.get()
    }

    /// Whether the game is over and its end was shown: nothing of it is a secret any more.
    pub(crate) fn is_finished(self) -> bool {
        self.table.with(|table| table.is_over() && self.shown.get() >= table.steps().len())
    }

    /// Whether a time line is of use: somebody looks back, or nothing else can be done.
    pub(crate) fn is_looked_at(self) -> bool {
        self.looking.get().is_some() || self.is_finished()
    }

    /// Looks at the position after so many steps; the end of a finished game is its present.
    pub(crate) fn look_at(self, step: usize) {
        let (last, finished) = untrack(|| (self.shown.get(), self.is_finished()));
        self.lay_down();
        self.looking.set((step < last || !finished).then_some(step.min(last)));
    }

    /// Whether help is wanted: not at a pure table.
    pub(crate) fn helps(self) -> bool {
        !self.shell.settings.with(|settings| settings.pure)
    }

    /// Whether only bots play: then nobody at the screen has anything to hide, or to learn from what they think.
    pub(crate) fn is_watched(self) -> bool {
        self.table.with(|table| table.persons().next().is_none())
    }

    /// The number of steps after which the game is shown.
    pub(crate) fn at(self) -> usize {
        self.looking.get().unwrap_or_else(|| self.shown.get())
    }

    /// The position that is shown.
    pub(crate) fn position(self) -> Position {
        let at = self.at();
        let present = self.is_present();
        self.table.with(|table| if present { table.position() } else { table.at(at) })
    }

    /// What is shown of it.
    pub(crate) fn view(self) -> View {
        self.position().view(self.observer.get())
    }

    /// The last thing that happened before what is shown.
    pub(crate) fn last_step(self) -> Option<Step<Position>> {
        let at = self.at();
        let present = self.is_present();
        self.table.with(|table| {
            let tried = if present { table.draft().last() } else { None };
            tried.or_else(|| at.checked_sub(1).and_then(|last| table.steps().get(last))).cloned()
        })
    }

    /// What the players are called.
    pub(crate) fn names(self) -> Names {
        self.names.get()
    }

    /// An event as whoever looks may know it.
    pub(crate) fn observed(self, event: &Event) -> Event {
        event.seen_by(self.observer.get())
    }

    /// Whether whoever looks has to decide now.
    pub(crate) fn is_ours(self) -> bool {
        self.is_ours.get()
    }

    /// Tries an answer out.
    pub(crate) fn try_out(self, action: Action) {
        let _ = self.took(action);
    }

    /// Tries an answer out; whether it is legal.
    pub(crate) fn took(self, action: Action) -> bool {
        let language = self.shell.language.get_untracked();
        let tried = self.table.try_update(|table| table.try_out(action));
        if let Some(Err(refused)) = tried {
            let rule = match refused {
                kernel::Refused::Rule(rule) => Some(rule.number()),
                _ => None,
            };
            let text = words::yangtze::refusal(language, &refused);
            self.notice.set(Some(Notice { text, rule }));
            return false;
        }
        self.lay_down();
        keep::write(self);
        true
    }

    /// Goes on with the game as another tab has left it.
    pub(crate) fn take_over(self, table: Table<Position>) {
        self.lay_down();
        let steps = table.steps().len();
        self.looking.set(None);
        self.table.set(table);
        self.shown.set(steps);
    }

    /// Lays down whatever is held.
    pub(crate) fn lay_down(self) {
        self.pick.set(None);
        self.space.set(None);
        self.replacing.set(None);
        self.notice.set(None);
    }

    /// Makes everything count that was tried out.
    pub(crate) fn confirm(self) {
        self.lay_down();
        self.table.update(|table| {
            table.confirm();
        });
        // The own answers have been seen while they were tried out.
        self.shown.set(self.table.with_untracked(|table| table.steps().len()));
        keep::write(self);
    }

    /// Goes back to the last choice that was confirmed.
    pub(crate) fn take_back(self) {
        self.lay_down();
        self.looking.set(None);
        self.table.update(|table| {
            table.take_back();
        });
        self.shown.set(self.table.with_untracked(|table| table.steps().len()));
        keep::write(self);
    }

    pub(crate) fn undo(self) {
        self.lay_down();
        self.table.update(|table| {
            table.undo();
        });
        keep::write(self);
    }

    pub(crate) fn redo(self) {
        self.lay_down();
        self.table.update(|table| {
            table.redo();
        });
        keep::write(self);
    }

    pub(crate) fn reset(self) {
        self.lay_down();
        self.table.update(|table| {
            table.reset();
        });
        keep::write(self);
    }
}

/// Whose eyes a game is shown to first: the only person's, or else everybody's.
fn first_observer(table: &Table<Position>) -> Observer {
    let mut persons = table.persons();
    match (persons.next(), persons.next()) {
        (Some(person), None) => Observer::Seat(person),
        _ => Observer::Spectator,
    }
}
