//! Planning on the board: whoever waits tries answers out there as in their own turn, and leaves them to be given when their
//! time comes. The table passes the others over; the game goes on meanwhile and is heard of.

use std::sync::Arc;
use std::time::Duration;

use art::Icon;
use kernel::Seat;
use leptos::prelude::*;
use protocol::{Request, State};
use words::screen::fill;

use super::Visit;
use crate::game::Play;
use crate::parts::{IconButton, IconSign, Show, TextButton};
use crate::settings::Text;

/// Lets a seat plan, or nobody any more; whether somebody plans then.
type Lets = Arc<dyn Fn(Option<Seat>) -> bool + Send + Sync>;

/// The plan that is made on the board, if one is.
#[derive(Clone, Copy)]
pub(super) struct Planning {
    visit: Visit,
    pub(super) is_on: RwSignal<bool>,
    /// The game on the screen, once it is there.
    on_page: StoredValue<Option<(Play, Lets)>>,
}

impl Planning {
    pub(super) fn new(visit: Visit) -> Self {
        Self { visit, is_on: RwSignal::new(false), on_page: StoredValue::new(None) }
    }

    /// The game is on the screen.
    pub(super) fn takes(self, play: Play, set: impl Fn(Option<Seat>) -> bool + Send + Sync + 'static) {
        self.on_page.set_value(Some((play, Arc::new(set))));
        // Whoever doesn't play any more has nothing to plan.
        Effect::new(move || {
            if self.is_on.get() && !self.plays() {
                self.end();
            }
        });
    }

    /// Whether somebody at this screen plays.
    fn plays(self) -> bool {
        let own = |table: &protocol::Table| {
            let seat = self.visit.seat.get().and_then(|seat| table.summary.seats.get(usize::from(seat)));
            table.summary.state == State::Running && seat.is_some_and(|seat| seat.stand_in.is_none())
        };
        self.visit.with(own).unwrap_or(false)
    }

    /// Whether a plan can be begun: somebody else decides.
    fn can_begin(self, play: Play) -> bool {
        let decides = play.standing.get().decider.map(|seat| seat.index() as u8);
        !self.is_on.get() && self.plays() && play.looking.get().is_none() && decides != self.visit.seat.get()
    }

    /// Begins with what was laid out when the page was left, or with what is planned already.
    pub(super) fn begin(self) {
        let Some((play, set)) = self.on_page.get_value() else { return };
        if !untrack(|| self.can_begin(play)) {
            return;
        }
        let laid_out = play.kept_draft();
        play.lay_down();
        if !set(self.visit.seat.get_untracked().map(Seat::new)) {
            self.visit.tell(play.shell.together_untracked().at_table.plan_never.to_owned());
            return;
        }
        self.is_on.set(true);
        let planned = if laid_out.is_empty() { self.visit.plan.get_untracked() } else { laid_out };
        let fits = |text: &String| {
            let is_proposed = play.standing.get_untracked().is_proposed;
            !is_proposed && play.any_table().try_out(play.shell.language.get_untracked(), text).is_ok()
        };
        if planned.iter().take_while(|text| fits(text)).count() < planned.len() {
            self.visit.tell(play.shell.together_untracked().at_table.plan_moved.to_owned());
        }
        play.keep();
    }

    /// Shows the game again.
    fn end(self) {
        let Some((play, set)) = self.on_page.get_value() else { return };
        self.is_on.set(false);
        play.lay_down();
        set(None);
        play.keep();
    }

    /// Leaves what is laid out to be given when its time comes.
    pub(super) fn leave(self, actions: Vec<String>) {
        self.end();
        self.visit.ask(Request::Plan { key: self.visit.key(), actions });
    }

    /// How many answers are laid out, if a plan is made.
    pub(super) fn laid_out(self) -> Option<usize> {
        let (play, _) = self.on_page.get_value()?;
        self.is_on.get_untracked().then(|| play.any_table().draft().len())
    }

    /// The game has moved on. Of the answers that were laid out some may be left, or all; and the plan goes on, or it is now for
    /// whoever made it to decide.
    pub(super) fn heard(self, before: usize, goes_on: bool) {
        let Some((play, _)) = self.on_page.get_value() else { return };
        self.is_on.set(goes_on);
        let left = play.any_table().draft().len();
        let texts = play.shell.together_untracked();
        let said = match (goes_on, left) {
            (false, 1..) => texts.at_table.plan_yours,
            _ if left < before => texts.at_table.plan_moved,
            _ => return,
        };
        // What was said before is gone by then.
        set_timeout(move || self.visit.tell(said.to_owned()), Duration::ZERO);
    }
}

/// What is asked, said so that it is plain that it is planned.
pub(super) fn asked(play: Play, asked: &str) -> String {
    let texts = play.shell.together();
    let last = if play.standing.get().is_proposed { play.any_table().draft().pop() } else { None };
    match last.and_then(|last| play.any_table().weighed(&play.reader(), &last)) {
        Some((_, deed)) => fill(texts.at_table.plan_ends, &[("deed", &deed)]),
        None => fill(texts.at_table.plan_asked, &[("asked", &asked)]),
    }
}

/// How a plan is begun, or the one that was left is taken up; and what becomes of one that is being made.
#[component]
pub(super) fn PlanButtons(planning: Planning, play: Play) -> impl IntoView {
    let shell = play.shell;
    let count = move || planning.visit.plan.with(Vec::len);
    let label = move || {
        let texts = shell.together();
        if count() > 0 { texts.at_table.plan_change } else { texts.at_table.plan_here }
    };
    let badge = move || (count() > 0).then(|| view! { <b class="badge">{count()}</b> });
    let nothing = Signal::derive(move || !play.standing.get().can_undo());
    let leave: Text = |shell| shell.together().at_table.plan_leave;
    view! {
        <Show when=move || planning.can_begin(play)>
            <button class="text plan-here" type="button" on:click=move |_| planning.begin()>
                <IconSign icon=Icon::TurnForward/><span>{label}</span>{badge}
            </button>
        </Show>
        <Show when=move || planning.is_on.get()>
            <div class="planning" role="group" aria-label=move || shell.together().at_table.plan>
                <IconButton icon=Icon::Close label=|shell| shell.together().at_table.plan_cancel press=move || planning.end()/>
                <TextButton icon=Icon::Confirm label=leave strong=true disabled=nothing
                    press=move || planning.leave(play.any_table().draft())/>
            </div>
        </Show>
    }
}
