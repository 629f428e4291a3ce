//! Who sits at a table of a server: there or not, with how much time, and whether a bot plays for them.

use art::Icon;
use bots::Level;
use kernel::Seat;
use leptos::prelude::*;
use protocol::Sitting;
use table::{Plays, Sitter};
use words::Language;
use words::screen::fill;

use super::Visit;
use super::time;
use crate::parts::IconSign;
use crate::settings::Shell;

/// What a level is called.
fn level(language: Language, number: u8) -> String {
    let level = Level::of_number(usize::from(number));
    level.map_or_else(String::new, |level| words::play::bot(language, bots::Bot::Level(level)))
}

/// That a bot of this level plays for somebody, or did when the game ended.
pub(super) fn stands_in(visit: Visit, shell: Shell, number: u8) -> String {
    let texts = &shell.together().at_table;
    let text = if visit.is_over() { texts.stood_in } else { texts.stand_in };
    fill(text, &[("level", &level(shell.language.get(), number))])
}

impl Visit {
    /// Who sits where, as the screen has to know it: whoever is here decides here, unless a bot does for them.
    pub(crate) fn sitters(self) -> Vec<Sitter> {
        let own = self.seat.get();
        let sitter = |(number, seat): (usize, &protocol::Seat)| {
            let (name, plays) = match &seat.sitting {
                Sitting::Person { user: None, .. } => {
                    (Some(self.shell.together().online.gone.to_owned()), Plays::Elsewhere)
                }
                Sitting::Person { name, .. } if own == Some(number as u8) && seat.stand_in.is_none() => {
                    (Some(name.clone()), Plays::Person)
                }
                Sitting::Person { name, .. } | Sitting::Invited { name, .. } => (Some(name.clone()), Plays::Elsewhere),
                Sitting::Bot { level } => {
                    let level = Level::of_number(usize::from(*level));
                    (None, Plays::Bot(level.map_or("", Level::name).to_owned()))
                }
                Sitting::Open => (None, Plays::Elsewhere),
            };
            Sitter { name, plays }
        };
        self.with(|table| table.summary.seats.iter().enumerate().map(sitter).collect()).unwrap_or_default()
    }
}

/// Whether somebody is there, how much time they have, and who plays for them.
#[component]
pub(crate) fn SeatSign(visit: Visit, seat: Seat) -> impl IntoView {
    let shell = Shell::get();
    let number = seat.index();
    let now = time::now();
    let of = move |ask: fn(&protocol::Seat) -> Option<u8>| {
        visit.with(|table| table.summary.seats.get(number).and_then(ask)).flatten()
    };
    let is_person = move || of(|seat| matches!(seat.sitting, Sitting::Person { .. }).then_some(0)).is_some();
    // Bots have all the time they need.
    let left = move || time::left(visit, number, now.get()).filter(|_| is_person() && !visit.is_over());
    let clock = move || left().map(|(left, _)| time::shown(shell.together(), left));
    let said = move || clock().map(|time| fill(shell.together().at_table.time_left, &[("time", &time)]));
    let short = move || left().is_some_and(|(left, runs)| runs && left < 30_000.0);
    // The own presence and that of bots is plain.
    let present = move || {
        of(|seat| matches!(seat.sitting, Sitting::Person { .. }).then_some(u8::from(seat.present)))
            .filter(|_| visit.seat.get().map(usize::from) != Some(number) && !visit.is_over())
    };
    let stand_in = move || of(|seat| seat.stand_in);
    let plays_for = move |number| {
        let said = move || stands_in(visit, shell, number);
        view! { <span class="stand-in" title=said><IconSign icon=Icon::Robot/><span>{said}</span></span> }.into_any()
    };
    let presence = move |there| {
        let label = move || {
            let texts = shell.together();
            if there == 1 { texts.online.present } else { texts.online.away }
        };
        view! { <span class="presence" class:there=there == 1 title=label><span>{label}</span></span> }.into_any()
    };
    view! {
        <span class="seat-sign">
            {move || stand_in().map(plays_for).or_else(|| present().map(presence))}
            {move || clock().map(|clock| view! {
                <span class="clock" class:runs=move || left().is_some_and(|(_, runs)| runs) class:short=short
                    title=said>{clock}</span>
            })}
        </span>
    }
}
