//! Who sits at the table, with what everybody may know of them.

use std::sync::Arc;

use art::Icon;
use kernel::Seat;
use leptos::prelude::*;
use table::Plays;

use super::keep::Slot;
use super::play::Play;
use crate::parts::{IconSign, Sign};

/// What a game shows of a player, beside who it is.
pub(crate) type Details = Arc<dyn Fn(Seat) -> AnyView + Send + Sync>;

/// All players, in seat order.
#[component]
pub(super) fn Players(play: Play, details: Details) -> impl IntoView {
    let players = play.with_sitters(<[_]>::len);
    view! {
        <ol class="players" class:three={players > 2} class:four={players > 3} tabindex="0">
            {Seat::all(players).map(move |seat| view! { <Player play seat details=details(seat)/> }).collect_view()}
        </ol>
    }
}

#[component]
fn Player(play: Play, seat: Seat, details: AnyView) -> impl IntoView {
    let shell = play.shell;
    // Where a game was left it is nobody's turn.
    let is_left = move || play.server.is_some_and(|server| server.is_left.get());
    let decides = move || play.whose.get().decision == Some(seat) && !is_left();
    let active = move || play.whose.get().turn == Some(seat) && !is_left();
    let plays = move || play.with_sitters(|sitters| sitters[seat.index()].plays.clone());
    let icon = move || if let Plays::Bot(_) = plays() { Icon::Robot } else { Icon::Person };
    let who = move || match plays() {
        Plays::Person if play.slot == Slot::Record && play.is_looked_at() => shell.texts().after.recorded.to_owned(),
        Plays::Person if play.server.is_some() => shell.texts().people.you.to_owned(),
        Plays::Person => shell.texts().game.person_word.to_owned(),
        Plays::Bot(bot) => bot.parse().map_or_else(|_| bot.clone(), |bot| words::play::bot(shell.language.get(), bot)),
        Plays::Elsewhere => String::new(),
    };
    view! {
        <li class="player" class:decides=decides class:active=active data-seat=seat.to_string()
            aria-current=move || decides().then_some("true")>
            <span class="crest"><Sign id=play.any_table().crest(seat)/></span>
            <div class="who">
                <strong>{move || play.player(seat)}</strong>
                <span class="kind">{move || view! { <IconSign icon=icon()/> }}{who}</span>
                {play.server.map(|server| server.views.with_value(|views| (views.seat)(seat)))}
            </div>
            {details}
        </li>
    }
}
