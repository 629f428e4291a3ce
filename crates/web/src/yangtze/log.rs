//! What happened, turn by turn, in sentences.

use ::yangtze::Event;
use art::Icon;
use kernel::Seat;
use leptos::prelude::*;
use table::{Turn, turns};
use words::screen::fill;

use super::play::Play;
use crate::parts::IconSign;
use crate::rules::RuleLink;
use crate::settings::Shell;

/// The log, the newest turn first.
#[component]
pub(crate) fn Log(play: Play) -> impl IntoView {
    let shell = Shell::get();
    let list = move || {
        let shown = play.shown.get();
        let mut list = play.table.with(|table| turns(&table.steps()[..shown.min(table.steps().len())]));
        list.reverse();
        list
    };
    view! {
        <section class="log" aria-label=move || shell.texts().game.log>
            <For each=list key=|turn| (turn.steps.start, turn.steps.end) let:turn>
                <TurnOfLog play turn/>
            </For>
        </section>
    }
}

#[component]
fn TurnOfLog(play: Play, turn: Turn<Seat>) -> impl IntoView {
    let shell = Shell::get();
    let Turn { heading: seat, steps } = turn;
    let heading = move || {
        let (language, names) = (shell.language.get(), play.names());
        fill(shell.texts().game.turn_of, &[("player", &words::yangtze::name(language, &names, seat))])
    };
    let lines = steps
        .flat_map(|number| {
            let events = play
                .table
                .with_untracked(|table| table.steps().get(number).map(|step| step.events.clone()).unwrap_or_default());
            events.into_iter().filter(|event| !matches!(event, Event::TurnBegan { .. })).map(move |event| {
                view! { <Line play number event/> }
            })
        })
        .collect_view();
    view! {
        <article class="turn" data-seat=seat.to_string()>
            <h3>{heading}</h3>
            <ul>{lines}</ul>
        </article>
    }
}

#[component]
fn Line(play: Play, number: usize, event: Event) -> impl IntoView {
    let shell = Shell::get();
    let text = move || words::yangtze::event(shell.language.get(), &play.names(), &play.observed(&event));
    view! {
        <li>
            <IconSign icon=icon(&event)/>
            <button type="button" class="line" title=move || shell.texts().game.look_here
                on:click=move |_| play.look_at(number + 1)>{text}</button>
            <RuleLink number=event.rule()/>
        </li>
    }
}

/// What stands for an event.
fn icon(event: &Event) -> Icon {
    match event {
        Event::RevoltBegan { .. } | Event::Committed { .. } | Event::RevoltEnded { .. } => Icon::Revolt,
        Event::WarBegan { .. }
        | Event::Supported { .. }
        | Event::WarWon { .. }
        | Event::LoserTileRemoved { .. }
        | Event::WinnerTileRemoved { .. } => Icon::War,
        Event::Riot { .. } => Icon::Riot,
        Event::MarketTaken { .. } | Event::MarketFilled { .. } => Icon::Market,
        Event::Drawn { .. } | Event::Replaced { .. } => Icon::Bag,
        Event::LeaderReturned { .. } | Event::PagodaLost { .. } => Icon::Warning,
        _ => Icon::Log,
    }
}
