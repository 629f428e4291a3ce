//! What lies beside the board: the market and the bag.

use art::Icon;
use leptos::prelude::*;

use super::Yangtze;
use crate::parts::{IconSign, Sign};

/// The market tiles, and how many tiles are left in the bag.
#[component]
pub(crate) fn Supplies(play: Yangtze) -> impl IntoView {
    let shell = play.shell;
    let market = move || {
        let market = play.position().open().market();
        let tiles = market.iter().flat_map(|(colour, count)| (0..count).map(move |_| colour));
        tiles
            .map(|colour| {
                let name = move || words::yangtze::tile(shell.language.get(), colour);
                view! { <li><span title=name aria-label=name role="img"><Sign id=art::tile_id(colour)/></span></li> }
            })
            .collect_view()
    };
    let bag = move || play.position().open().bag_size();
    view! {
        <section class="supplies">
            <span class="label"><IconSign icon=Icon::Market/>{move || shell.texts().game.market}</span>
            <ul>{market}</ul>
            <span class="label"><IconSign icon=Icon::Bag/>{move || shell.texts().game.bag}</span>
            <strong>{bag}</strong>
        </section>
    }
}
