//! What happened, turn by turn, in sentences.

use leptos::prelude::*;
use table::Turn;

use super::any_table::Line;
use super::play::Play;
use crate::parts::IconSign;
use crate::rules::RuleLink;

/// The log, the newest turn first.
#[component]
pub(super) fn Log(play: Play) -> impl IntoView {
    let list = move || {
        let mut list = play.turns();
        list.reverse();
        list
    };
    view! {
        <section class="log" aria-label=move || play.shell.texts().game.log>
            <For each=list key=|turn| (turn.steps.start, turn.steps.end) let:turn>
                <TurnOfLog play turn/>
            </For>
        </section>
    }
}

#[component]
fn TurnOfLog(play: Play, turn: Turn) -> impl IntoView {
    let seat = turn.seat.to_string();
    let lines = turn
        .steps
        .clone()
        .flat_map(|step| {
            play.any_table().lines(step).into_iter().map(move |line| view! { <LineOfLog play step line/> })
        })
        .collect_view();
    let heading = move || play.any_table().heading(&play.reader(), &turn);
    view! {
        <article class="turn" data-seat=seat>
            <h3>{heading}</h3>
            <ul>{lines}</ul>
        </article>
    }
}

#[component]
fn LineOfLog(play: Play, step: usize, line: Line) -> impl IntoView {
    let Line { event, icon, rule } = line;
    let text = move || play.any_table().line(&play.reader(), step, event);
    view! {
        <li>
            <IconSign icon/>
            <button type="button" class="line" title=move || play.shell.texts().game.look_here
                on:click=move |_| play.look_at(step + 1)>{text}</button>
            <RuleLink number=rule/>
        </li>
    }
}
