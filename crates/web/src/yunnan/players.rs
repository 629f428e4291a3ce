//! What everybody may know of a player: everything (YN-1.3).

use art::yunnan::{Piece, Sign as Symbol};
use kernel::Seat;
use leptos::prelude::*;
use table::yunnan::Phase;
use words::yunnan::{Label, label};

use super::Yunnan;
use super::board::seen;
use crate::parts::Sign;

/// Somebody's points, money, levels, presents and traders at hand, and whether the auction goes on without them.
pub(super) fn details(play: Yunnan, seat: Seat) -> AnyView {
    let shell = play.shell;
    let points = move || words::signed(seen(play).player(seat).points());
    let yuan = move || seen(play).player(seat).yuan();
    let passed = move || {
        // The auction is over once something else is told.
        let bids = play.own.beat.with(|beat| beat.then.is_none_or(|then| then.heading.phase == Phase::Auction));
        (bids && seen(play).passed().has(seat)).then(|| {
            let text = label(shell.language.get(), Label::Passed);
            view! { <span class="passed" title=text><Sign id=Symbol::Passed.id().to_owned()/><span>{text}</span></span> }
        })
    };
    view! {
        <span class="hand-size">
            <span class="long">{passed}</span>
            <span class="short"><Sign id=Symbol::Points.id().to_owned()/>{points}<br/><Sign id=Symbol::Yuan.id().to_owned()/>{yuan}</span>
        </span>
        <ul class="points tracks">{move || tracks(play, seat)}</ul>
    }
    .into_any()
}

/// Somebody's tracks, as items of a list.
pub(super) fn tracks(play: Yunnan, seat: Seat) -> impl IntoView + use<> {
    let (language, position) = (play.shell.language.get(), seen(play));
    let player = position.player(seat);
    let item = |symbol: String, it: Label, number: i64| {
        let text = label(language, it);
        view! { <li title=text><Sign id=symbol/><span class="unseen">{text}</span><span>{words::signed(number)}</span></li> }
    };
    let sign = |symbol: Symbol, it: Label, number: i64| item(symbol.id().to_owned(), it, number);
    [
        sign(Symbol::Points, Label::Points, player.points()),
        sign(Symbol::Yuan, Label::Yuan, player.yuan().into()),
        sign(Symbol::Customs, Label::Customs, player.customs().into()),
        sign(Symbol::Dragon, Label::Influence, player.influence().into()),
        sign(Symbol::Present, Label::Presents, player.presents().into()),
        item(Piece::Trader(seat).symbol(), Label::Supply, player.supply().into()),
    ]
    .into_iter()
    .collect_view()
}
