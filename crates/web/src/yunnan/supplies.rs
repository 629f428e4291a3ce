//! What lies beside the board: the round, what goes on in it, and the order of seats.

use kernel::Seat;
use leptos::prelude::*;
use table::yunnan::{Heading, Phase};
use words::yunnan::{Label, label};

use super::Yunnan;
use super::shown::{capital, phase};
use crate::parts::Sign;

/// The round with its phase, and everybody's crest in the order of the phase.
#[component]
pub(crate) fn Supplies(play: Yunnan) -> impl IntoView {
    let shell = play.shell;
    let round = move || format!("{} {}", capital(label(shell.language.get(), Label::Round)), play.position().round());
    let phase = move || Heading::of(&play.position()).map(|heading| phase(&play.reader(), heading.phase));
    let order = move || {
        let position = play.position();
        let bids = Heading::of(&position).is_none_or(|heading| heading.phase == Phase::Auction);
        let text = label(shell.language.get(), if bids { Label::AuctionOrder } else { Label::TravelOrder });
        let crest = |seat: Seat| {
            let name = play.player(seat);
            view! { <li><span role="img" title=name.clone() aria-label=name><Sign id=art::yunnan::crest_id(seat)/></span></li> }
        };
        let crests = position.order().iter().map(crest).collect_view();
        view! { <span class="label order">{capital(text)}</span><ol>{crests}</ol> }
    };
    view! {
        <section class="supplies rounds">
            <strong>{round}</strong>
            <span class="phase">{phase}</span>
            {order}
        </section>
    }
}
