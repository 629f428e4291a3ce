//! Which tiles whoever looks has seen, and so how many of each colour are still to come.

use ::yangtze::{Colour, Tiles};
use art::Icon;
use kernel::{Observer, Seat};
use leptos::prelude::*;
use table::yangtze::Seen;
use words::screen::fill;

use super::super::Yangtze;
use super::is_on;
use crate::parts::{IconButton, Show, Sign};
use crate::settings::Text;

/// A row of the table: what it is called and what it counts.
type Row = (Text, fn(&Seen) -> Tiles);

const ROWS: [Row; 7] = [
    (|shell| shell.texts().help.on_board, |seen| seen.board),
    (|shell| shell.texts().help.in_market, |seen| seen.market),
    (|shell| shell.texts().help.in_hand, |seen| seen.hand),
    (|shell| shell.texts().help.in_other_hands, |seen| seen.known),
    (|shell| shell.texts().help.out, |seen| seen.gone),
    (|shell| shell.texts().help.unseen_tiles, |seen| seen.unseen),
    (|shell| shell.texts().help.in_all, |_| Tiles::ALL),
];

/// The row with what is unseen: it has the bars.
const UNSEEN: usize = 5;

/// The panel, if it is wanted; not while the screen is passed on.
#[component]
pub(crate) fn Unseen(play: Yangtze) -> impl IntoView {
    let shell = play.shell;
    let seen = Memo::new(move |_| Seen::of(&play.view()));
    let cell = move |number: usize, count: fn(&Seen) -> Tiles, colour: Colour| {
        let value = move || seen.with(|seen| count(seen)[colour]);
        let part = move || format!("{}%", 100 * u32::from(value()) / u32::from(Tiles::ALL[colour]));
        let bar = (number == UNSEEN).then(|| view! { <span class="bar"><span style:width=part></span></span> });
        view! { <td data-colour=colour.to_string()>{value}{bar}</td> }
    };
    let row = move |(number, (label, count)): (usize, Row)| {
        let cells = Colour::ALL.map(|colour| cell(number, count, colour)).collect_view();
        view! { <tr class:strong=number == UNSEEN><th scope="row">{move || label(shell)}</th>{cells}</tr> }
    };
    let head = move |colour: Colour| {
        let name = move || words::yangtze::tile(shell.language.get(), colour);
        view! { <th scope="col" title=name aria-label=name><Sign id=art::tile_id(colour)/></th> }
    };
    let rest = move || {
        let open = *play.view().open();
        let hidden = |seat: Seat| open.hand_size(seat).saturating_sub(open.known_in_hand(seat).total());
        let own = |seat: &Seat| play.observer.get() == Observer::Seat(*seat);
        let hands: usize = Seat::all(open.players()).filter(|seat| !own(seat)).map(hidden).sum();
        let texts = &shell.texts().help;
        let text = fill(texts.where_unseen, &[("bag", &open.bag_size()), ("hands", &hands)]);
        // What others have replaced, and the box of a short game.
        let elsewhere = seen.with(|seen| seen.unseen.total()).saturating_sub(open.bag_size() + hands);
        if elsewhere == 0 { text } else { text + " " + &fill(texts.unseen_elsewhere, &[("count", &elsewhere)]) }
    };
    let close = move || shell.settings.update(|settings| settings.overlays.unseen = false);
    view! {
        <Show when=move || is_on(play, |overlays| overlays.unseen) && play.curtain.get().is_none()>
            <section class="unseen-tiles" role="region" aria-label=move || shell.texts().help.unseen_tiles>
                <table>
                    <thead><tr><td></td>{Colour::ALL.map(head).collect_view()}</tr></thead>
                    <tbody>{ROWS.into_iter().enumerate().map(row).collect_view()}</tbody>
                </table>
                <p>{rest}</p>
                <IconButton icon=Icon::Close label=|shell| shell.texts().shell.close press=close/>
            </section>
        </Show>
    }
}
