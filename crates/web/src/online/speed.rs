//! How much time there is at a new table: a pace, and numbers for it.

use leptos::prelude::*;
use protocol::{MOST_SECONDS, Pace, Speed};

use super::forms::{choice, number};
use super::parts::{Text, live, nothing, told};
use super::row::time;
use crate::settings::Shell;

/// What the two numbers of a pace count in, in seconds.
const UNITS: [(Pace, u32, u32); 3] = [(Pace::Live, 60, 1), (Pace::Move, 86_400, 0), (Pace::Bank, 86_400, 3_600)];
/// What is offered of each; the second is the usual one.
const USUAL: [&[(u32, u32)]; 3] =
    [&[(10, 10), (20, 15), (45, 30)], &[(1, 0), (2, 0), (7, 0)], &[(5, 6), (10, 12), (20, 24)]];

/// What is chosen. The numbers of each pace are kept when another is looked at.
#[derive(Clone, Copy)]
pub(crate) struct SpeedChoice {
    pace: RwSignal<usize>,
    numbers: [[RwSignal<String>; 2]; 3],
}

impl SpeedChoice {
    /// The usual one.
    pub(crate) fn usual() -> Self {
        let numbers = USUAL.map(|usual| {
            let (one, other) = usual[1];
            [one, other].map(|number| RwSignal::new(number.to_string()))
        });
        Self { pace: RwSignal::new(0), numbers }
    }

    /// The speed itself.
    pub(crate) fn speed(self) -> Speed {
        let at = self.pace.get_untracked().min(2);
        let (pace, unit, more) = UNITS[at];
        let number = |number: RwSignal<String>| number.get_untracked().trim().parse::<u32>().unwrap_or_default();
        let [one, other] = self.numbers[at].map(number);
        Speed { pace, seconds: one.saturating_mul(unit), increment: other.saturating_mul(more) }
    }
}

/// The choice, with buttons for what is usual.
pub(crate) fn choices(speed: SpeedChoice) -> AnyView {
    const PACES: &[Text] = &[
        |shell| shell.together().online.live,
        |shell| shell.together().online.per_decision,
        |shell| shell.together().online.bank,
    ];
    let numbers = live(move || {
        let at = speed.pace.get().min(2);
        let [one, other] = speed.numbers[at];
        let more = match at {
            0 => number(|shell| shell.together().online.more_seconds, other, [0, MOST_SECONDS]),
            1 => nothing(),
            _ => number(|shell| shell.together().online.more_hours, other, [0, MOST_SECONDS / 3_600]),
        };
        let first: Text = if at == 0 {
            |shell| shell.together().online.minutes
        } else {
            |shell| shell.together().online.number_of_days
        };
        view! { <div class="deeds usual">{usual(at, one, other)}</div><div class="filters">{number(first, one, [1, MOST_SECONDS / UNITS[at].1])}{more}</div> }.into_any()
    });
    view! { <div class="speeds">{choice(|shell| shell.together().online.speed, "pace", speed.pace, PACES)}{numbers}</div> }
        .into_any()
}

fn usual(at: usize, one: RwSignal<String>, other: RwSignal<String>) -> Vec<AnyView> {
    let shell = Shell::get();
    let (_, unit, more) = UNITS[at];
    let button = |&(first, second): &(u32, u32)| {
        let label = told(move || {
            let texts = shell.together();
            let all = time(texts, first * unit);
            if second == 0 { all } else { format!("{all} + {}", time(texts, second * more)) }
        });
        let chosen = move || one.get() == first.to_string() && other.get() == second.to_string();
        view! {
            <button type="button" class="choice" class:held=chosen aria-pressed=move || chosen().to_string()
                on:click=move |_| {
                    one.set(first.to_string());
                    other.set(second.to_string());
                }>{label}</button>
        }
        .into_any()
    };
    USUAL[at].iter().map(button).collect()
}
