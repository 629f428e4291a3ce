//! Who sits at the table, with what everybody may know of them.

use ::yangtze::Colour;
use art::Icon;
use kernel::{Observer, Seat};
use leptos::prelude::*;
use table::Plays;
use words::screen::fill;

use super::play::Play;
use crate::parts::{IconSign, Sign};
use crate::settings::Shell;

/// All players, in seat order.
#[component]
pub(crate) fn Players(play: Play, open_points: Signal<bool>) -> impl IntoView {
    let players = play.table.with_untracked(|table| table.sitters().len());
    view! {
        <ol class="players" tabindex="0">
            {Seat::all(players).map(|seat| view! { <Player play seat open_points/> }).collect_view()}
        </ol>
    }
}

#[component]
fn Player(play: Play, seat: Seat, open_points: Signal<bool>) -> impl IntoView {
    let shell = Shell::get();
    let decides = move || play.position().open().pending().seat() == Some(seat);
    let active = move || play.position().open().active() == seat;
    let name = move || words::yangtze::name(shell.language.get(), &play.names(), seat).to_owned();
    let who = move || {
        play.table.with(|table| match &table.sitters()[seat.index()].plays {
            Plays::Person => shell.texts().game.person_word.to_owned(),
            Plays::Bot(bot) => {
                bot.parse().map_or_else(|_| bot.clone(), |bot| words::play::bot(shell.language.get(), bot))
            }
        })
    };
    let icon = play
        .table
        .with_untracked(|table| if table.sitters()[seat.index()].is_person() { Icon::Person } else { Icon::Robot });
    let count = move || play.position().open().hand_size(seat);
    let hand = move || fill(shell.texts().game.hand_size, &[("count", &count())]);
    let points = move || {
        let position = play.position();
        let known = open_points.get() || play.observer.get() == Observer::Seat(seat) || position.outcome().is_some();
        known.then(|| points_of(play, seat))
    };
    let leaders = move || {
        let open = *play.position().open();
        Colour::ALL
            .into_iter()
            .filter(|colour| !open.has_leader(seat, *colour))
            .map(|colour| view! { <Sign id=art::leader_id(seat, colour)/> })
            .collect_view()
    };
    view! {
        <li class="player" class:decides=decides class:active=active data-seat=seat.to_string()
            aria-current=move || decides().then_some("true")>
            <span class="crest"><Sign id=art::crest_id(seat)/></span>
            <div class="who">
                <strong>{name}</strong>
                <span class="kind"><IconSign icon/>{who}</span>
            </div>
            <span class="hand-size" title=hand>
                <span class="long">{hand}</span>
                <span class="short" aria-hidden="true">{count}</span>
            </span>
            <span class="off-board">{leaders}</span>
            <ul class="points">{points}</ul>
        </li>
    }
}

/// Somebody's points by colour, as items of a list.
pub(crate) fn points_of(play: Play, seat: Seat) -> impl IntoView + use<> {
    let language = play.shell.language.get();
    let points = play.position().open().points(seat);
    let item = |colour: Colour| {
        view! {
            <li data-colour=colour.letter().to_string() title=words::yangtze::colour(language, colour)>
                <Sign id=art::role_id(colour)/>
                <span>{points[colour.index()]}</span>
            </li>
        }
    };
    Colour::ALL.map(item).collect_view()
}
