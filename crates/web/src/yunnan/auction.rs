//! The auction in the tray: the own money, whether somebody was outbid, and what comes of what is proposed.

use ::yunnan::{Action, Event};
use kernel::Observer;
use leptos::prelude::*;
use table::Placing as _;
use table::yunnan::outbid;
use words::screen::fill;

use super::Yunnan;
use super::about::About;
use super::conversion::{conversion, leads_to};
use super::shown::said;
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
        let Observer::Seat(seat) = play.observer.get() else { return Vec::new() };
        play.table.with(|table| {
            let since = table.steps().iter().rev().take_while(|step| step.seat() != Some(seat));
            let mut beaten: Vec<Event> = since.filter_map(|step| outbid(&step.events, seat).copied()).collect();
            beaten.reverse();
            beaten
        })
    });
    let beaten = move || {
        let beaten = beaten.get();
        (!beaten.is_empty()).then(|| {
            let (language, names) = (play.shell.language.get(), play.names());
            let say = |event: &Event| words::yunnan::event(language, &names, event);
            let text = beaten.iter().map(say).collect::<Vec<_>>().join(" ");
            view! {
                <p class="outbid" role="alert">
                    <IconSign icon=art::Icon::Warning/>
                    <strong>{words::yunnan::page(language).auction.you_are_outbid}</strong>" "{text}
                </p>
            }
        })
    };
    view! { {beaten}{money} }
}

/// What is proposed: in the auction with what it costs and gives, and what is lost by it. Nobody has to look for that on
/// the board, where fingers can't ask.
pub(super) fn proposal(play: Yunnan) -> Option<impl IntoView> {
    if !play.is_present() {
        return None;
    }
    let (before, action) = play.table.with(|table| table.proposal().map(|step| (step.before, step.action)))?;
    let about = About::of(play, before);
    let mut consequences = Vec::new();
    if let (Some(auction), Some(place)) = (about.auction(), action.places().first()) {
        let loss = play.table.with_untracked(|table| auction.loss(table.board(), &action));
        if loss > 0 {
            let texts = &words::yunnan::page(about.reader.language).auction;
            consequences.push(fill(texts.recall_loses, &[("loss", &loss)]));
        }
        match action {
            Action::Market { .. } => (),
            // What is lost comes first.
            Action::Bank { .. } => consequences.extend(about.phrases(*place).into_iter().rev()),
            _ => consequences.extend(about.phrases(*place)),
        }
    }
    if let (Action::Pass, Observer::Seat(seat)) = (action, about.reader.observer) {
        let supply = before.player(seat).supply();
        if supply > 0 {
            let traders = words::yunnan::traders(about.reader.language, supply);
            let texts = &words::yunnan::page(about.reader.language).auction;
            consequences.push(fill(texts.pass_sends, &[("traders", &traders)]));
        }
    }
    if let Action::Convert { points } = action {
        let conversion = conversion(play, &before, points).filter(|_| play.helps());
        consequences.extend(conversion.map(|it| leads_to(about.reader.language, &it)));
    }
    let rest = (!consequences.is_empty()).then(|| format!(" · {}", consequences.join(" · ")));
    Some(view! { <p class="proposal"><strong>{said(&about.reader, &action)}</strong>{rest}</p> })
}
