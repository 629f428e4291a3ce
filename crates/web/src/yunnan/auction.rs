//! The auction in the tray: the own money, and whether somebody was outbid.

use kernel::Observer;
use leptos::prelude::*;
use table::yunnan::outbid;
use words::screen::fill;

use super::Yunnan;
use super::about::About;
use crate::parts::IconSign;

/// What is left of the own money, and what was outbid since the own last answer.
#[component]
pub(super) fn Money(play: Yunnan) -> impl IntoView {
    let money = move || {
        let about = About::new(play);
        let Observer::Seat(seat) = about.reader.observer else { return None };
        let language = about.reader.language;
        let yuan = words::yunnan::yuan(language, about.position.player(seat).yuan());
        let texts = &words::yunnan::page(language).auction;
        let auction = about.auction()?;
        // All of it is seen among the own tracks.
        let pledged = Some(auction.pledged).filter(|pledged| *pledged > 0)?;
        let money = fill(texts.money, &[("yuan", &yuan), ("pledged", &pledged)]);
        let left = about.money_left(auction.left, auction.penalty);
        Some(view! { <p class="money">{money}{language.colon()}{left}</p> })
    };
    let beaten = Memo::new(move |_| {
        let Observer::Seat(seat) = play.observer.get() else { return None };
        play.table.with(|table| {
            let since = table.steps().iter().rev().take_while(|step| step.seat() != Some(seat));
            since.filter_map(|step| outbid(&step.events, seat).copied()).next()
        })
    });
    let beaten = move || {
        beaten.get().map(|event| {
            let (language, names) = (play.shell.language.get(), play.names());
            let text = words::yunnan::event(language, &names, &event);
            view! {
                <p class="outbid">
                    <IconSign icon=art::Icon::Warning/>
                    <strong>{words::yunnan::page(language).auction.you_are_outbid}</strong>" "{text}
                </p>
            }
        })
    };
    view! { {beaten}{money} }
}
