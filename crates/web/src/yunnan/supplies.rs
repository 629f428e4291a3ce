//! What lies beside the board: the round, what goes on in it, and the order of seats.

use ::yunnan::Variant;
use kernel::Seat;
use leptos::prelude::*;
use table::yunnan::Heading;
use words::screen::fill;
use words::yunnan::{Label, label, page};

use super::Yunnan;
use super::board::now;
use super::shown::{capital, phase};
use crate::parts::Sign;

/// The round with its phase, and everybody's crest in the order of the phase.
#[component]
pub(crate) fn Supplies(play: Yunnan) -> impl IntoView {
    let shell = play.shell;
    let told = move || play.own.beat.with(|beat| beat.then.map(|then| (then.heading, then.bids)));
    let round = move || format!("{} {}", capital(label(shell.language.get(), Label::Round)), now(play).round());
    let phase = move || {
        let heading = told().map(|(heading, _)| heading).or_else(|| Heading::of(&play.position()));
        heading.map(|heading| phase(&play.reader(), heading.phase))
    };
    // What it costs to have bid more than one has (YN-5.2).
    let penalty = move || {
        let position = now(play);
        let points = play.table.with_untracked(|table| table.board().penalty(position.round()));
        let (language, pro) = (shell.language.get(), position.variant() == Variant::Pro);
        let points = words::yunnan::points(language, points.into());
        pro.then(|| view! { <span class="label">{fill(page(language).auction.penalty, &[("points", &points)])}</span> })
    };
    let order = move || {
        let position = now(play);
        let bids = told().map_or(position.order() != position.travel_order(), |(_, bids)| bids);
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
            {penalty}
            {order}
        </section>
    }
}
