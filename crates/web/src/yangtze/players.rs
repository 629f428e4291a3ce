//! What everybody may know of a player.

use ::yangtze::Colour;
use kernel::{Observer, Seat};
use leptos::prelude::*;
use words::screen::fill;
use words::yangtze::Label;

use super::Yangtze;
use crate::parts::Sign;

/// Somebody's tiles by number, leaders off the board, and points if they may be known.
pub(super) fn details(play: Yangtze, seat: Seat) -> AnyView {
    let shell = play.shell;
    let count = move || play.position().open().hand_size(seat);
    let hand = move || fill(shell.texts().game.hand_size, &[("count", &count())]);
    let points = move || {
        let known = play.any_table().has_open_scores()
            || play.is_finished()
            || play.observer.get() == Observer::Seat(seat)
            || play.position().outcome().is_some();
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
    let told = move || {
        let (open, language) = (*play.position().open(), shell.language.get());
        let off = Colour::ALL.into_iter().filter(|colour| !open.has_leader(seat, *colour));
        let off = off.map(|colour| words::yangtze::leader(language, colour)).collect::<Vec<_>>().join(", ");
        format!("{}: {off}", words::yangtze::label(language, Label::LeadersOff))
    };
    view! {
        <span class="hand-size" title=hand>
            <span class="long">{hand}</span>
            <span class="short" aria-hidden="true">{count}</span>
        </span>
        <span class="unseen">{told}</span>
        <div class="known">
            <b aria-hidden="true">{move || play.player(seat)}</b>
            <span class="off-board">{leaders}</span>
            <ul class="points">{points}</ul>
        </div>
    }
    .into_any()
}

/// Somebody's points by colour, as items of a list.
pub(crate) fn points_of(play: Yangtze, seat: Seat) -> impl IntoView + use<> {
    let language = play.shell.language.get();
    let points = play.position().open().points(seat);
    let item = |colour: Colour| {
        let ours = |point: &&(Seat, Colour, u32)| (point.0, point.1) == (seat, colour);
        let untold: u32 = play.own.untold.with(|all| all.iter().filter(ours).map(|(_, _, points)| points).sum());
        view! {
            <li data-colour=colour.letter().to_string() title=words::yangtze::colour(language, colour)>
                <Sign id=art::role_id(colour)/>
                <span>{points[colour.index()].saturating_sub(untold)}</span>
            </li>
        }
    };
    Colour::ALL.map(item).collect_view()
}
