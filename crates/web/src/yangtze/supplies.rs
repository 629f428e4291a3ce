//! What lies beside the board: the market, the bag, and pagodas.

use ::yangtze::Colour;
use art::Icon;
use leptos::prelude::*;
use words::yangtze::{Label, label};

use super::Yangtze;
use crate::parts::{IconSign, Sign};

/// The market tiles, how many tiles are left in the bag, and which pagodas can be built without moving one.
#[component]
pub(crate) fn Supplies(play: Yangtze) -> impl IntoView {
    let shell = play.shell;
    let market = move || {
        let market = play.position().open().market();
        let tiles = market.iter().flat_map(|(colour, count)| (0..count).map(move |_| colour));
        let name = |colour| words::yangtze::tile(shell.language.get(), colour);
        tiles.map(|colour| sign(name(colour), art::tile_id(colour))).collect_view()
    };
    let pagodas = move || {
        let open = *play.position().open();
        let beside = |colour: Colour| std::iter::repeat_n(colour, open.pagodas_beside(colour));
        let name = |colour| words::yangtze::pagoda(shell.language.get(), colour);
        Colour::ALL.into_iter().flat_map(beside).map(|colour| sign(name(colour), art::pagoda_id(colour))).collect_view()
    };
    let beside = move || label(shell.language.get(), Label::PagodasBeside);
    let bag = move || play.position().open().bag_size();
    view! {
        <section class="supplies">
            <span class="label"><IconSign icon=Icon::Market/>{move || shell.texts().game.market}</span>
            <ul>{market}</ul>
            <span class="label"><IconSign icon=Icon::Bag/>{move || shell.texts().game.bag}</span>
            <strong>{bag}</strong>
            <span class="label" title=beside><IconSign icon=Icon::Pagoda/>{move || shell.texts().game.build}</span>
            <ul class="beside" aria-label=beside>{pagodas}</ul>
        </section>
    }
}

/// A piece with its name.
fn sign(name: &'static str, id: String) -> impl IntoView {
    view! { <li><span title=name aria-label=name role="img"><Sign id/></span></li> }
}
