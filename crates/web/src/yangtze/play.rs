//! A game on the screen: the table, who looks at it, what is picked up, and what the screen shows at the moment.

use ::yangtze::{Action, Event, Position, Space, View};
use kernel::{Observer, Seat};
use leptos::prelude::*;
use table::yangtze::{Choices, Pick};
use table::{Step, Table};
use words::Names;

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
    /// Whether something is being shown that what comes next mustn't overtake.
    pub(crate) holding: RwSignal<bool>,
    /// The spaces that are being told about.
    pub(crate) told: RwSignal<Vec<Space>>,
    /// Whether all states are outlined.
    pub(crate) states_shown: RwSignal<bool>,
    /// What can be done.
    pub(crate) choices: Memo<Choices>,
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
        Self {
            shell: Shell::get(),
            table,
            slot,
            observer,
            curtain: RwSignal::new(None),
            pick: RwSignal::new(None),
            space: RwSignal::new(None),
            replacing: RwSignal::new(None),
            notice: RwSignal::new(None),
            looking: RwSignal::new(None),
            shown: RwSignal::new(shown),
            holding: RwSignal::new(false),
            told: RwSignal::new(Vec::new()),
            states_shown: RwSignal::new(false),
            choices,
        }
    }

    /// Whether the present is shown: nothing is looked at again, and everything that happened was shown.
    pub(crate) fn is_present(self) -> bool {
        self.looking.get().is_none() && self.shown.get() >= self.table.with(|table| table.steps().len())
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
        self.table
            .with(|table| Names::new(table.sitters().iter().map(|sitter| sitter.name.clone().unwrap_or_default())))
    }

    /// An event as whoever looks may know it.
    pub(crate) fn observed(self, event: &Event) -> Event {
        event.seen_by(self.observer.get())
    }

    /// Whether whoever looks has to decide now.
    pub(crate) fn is_ours(self) -> bool {
        self.is_present()
            && self.curtain.get().is_none()
            && self.table.with(|table| {
                table
                    .decider()
                    .is_some_and(|(seat, sitter)| sitter.is_person() && self.observer.get() == Observer::Seat(seat))
            })
    }

    /// Tries an answer out.
    pub(crate) fn try_out(self, action: Action) {
        let language = self.shell.language.get_untracked();
        let tried = self.table.try_update(|table| table.try_out(action));
        if let Some(Err(refused)) = tried {
            let rule = match refused {
                kernel::Refused::Rule(rule) => Some(rule.number()),
                _ => None,
            };
            let text = words::yangtze::refusal(language, &refused);
            self.notice.set(Some(Notice { text, rule }));
            return;
        }
        self.lay_down();
        keep::write(self);
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
