//! What somebody has at hand: traders, constructions, and what can be done now.

use ::yunnan::{Action, Construction, Decision, Source};
use art::Icon;
use art::yunnan::Piece;
use kernel::{Observer, Seat};
use leptos::prelude::*;
use table::yunnan::{Pick, Place};
use words::screen::fill;
use words::yunnan::{Label, label};

use super::about::About;
use super::auction::{Money, proposal};
use super::conversion::Split;
use super::players::tracks;
use super::shown::{asked, capital, said, sign};
use super::travel::Outlook;
use super::{Yunnan, hands};
use crate::browser;
use crate::game::Confirm;
use crate::parts::{Show, Sign, TextButton};

/// The own tray: pieces, what they could bring, and actions.
#[component]
pub(crate) fn Tray(play: Yunnan) -> impl IntoView {
    let shell = play.shell;
    let seat = Memo::new(move |_| match play.observer.get() {
        Observer::Seat(seat) => Some(seat),
        Observer::Spectator => None,
    });
    let decision = Memo::new(move |_| if play.is_ours() { asked(&play.position()) } else { None });
    let panel = move || match decision.get() {
        Some(Decision::Auction) => view! { <Money play/> }.into_any(),
        Some(Decision::Travel | Decision::Yard | Decision::Teahouse) => view! { <Outlook play/> }.into_any(),
        Some(Decision::Conversion) => view! { <Split play/> }.into_any(),
        None => ().into_any(),
    };
    let pieces = move || words::yunnan::page(shell.language.get()).travel.your_pieces;
    view! {
        <Show when=move || seat.get().is_some()>
            <section class="tray goods" aria-label=pieces>
                <ul class="hand" aria-label=pieces>{move || seat.get().map(|seat| at_hand(play, seat))}</ul>
                <ul class="own-points">{move || seat.get().map(|seat| tracks(play, seat))}</ul>
                <div class="panel">{move || proposal(play)}{panel}</div>
                <div class="deeds-place"><Deeds play/></div>
            </section>
        </Show>
    }
}

/// What can be picked up: traders of the supply and on the road, and what can be built. What there is none of isn't shown.
fn at_hand(play: Yunnan, seat: Seat) -> impl IntoView {
    // As it is without what is proposed: nothing moves for that.
    let position = play.position();
    let about = About::of(play, position);
    let player = position.player(seat);
    let language = about.reader.language;
    let picks = hands::choices(play).picks();
    let ours = play.is_ours();
    let mut items: Vec<(Pick, u8)> = vec![(Pick::Trader(Source::Supply), player.supply())];
    for kind in Construction::ALL {
        items.push((Pick::Construction(kind), player.stock().of(kind)));
    }
    items.retain(|(_, count)| *count > 0);
    let travellers = position.not_travelled().filter(|_| asked(&position) == Some(Decision::Travel));
    for pick in picks.iter().copied() {
        if let Pick::Trader(Source::Province(from)) = pick {
            items.push((pick, travellers.unwrap_or_else(|| player.traders())[from]));
        }
    }
    let item = |(pick, count): (Pick, u8)| {
        let can = ours && picks.contains(&pick);
        let held = move || play.own.pick.get() == Some(pick);
        let (piece, name) = match pick {
            Pick::Trader(Source::Supply) => (Piece::Trader(seat), label(language, Label::Supply)),
            Pick::Trader(Source::Province(from)) => (Piece::Trader(seat), words::yunnan::province(language, from)),
            Pick::Construction(kind) => (built(kind, seat), words::yunnan::construction(language, kind)),
        };
        let from = if let Pick::Trader(from) = pick { Some(from) } else { None };
        let loss = about.auction().zip(from).and_then(|(auction, from)| auction.source(from)).map_or(0, |it| it.loss);
        let loss = (loss > 0).then(|| fill(words::yunnan::page(language).auction.recall_loses, &[("loss", &loss)]));
        let text = format!(
            "{}{}{count}{}",
            capital(name),
            language.colon(),
            loss.as_ref().map(|loss| format!(", {loss}")).unwrap_or_default()
        );
        let tell = move |_| {
            if !can {
                hands::pick_up(play, pick);
            }
        };
        view! {
            <li>
                <button class="piece goods" type="button" class:held=held class:can=can aria-disabled=(!can).to_string()
                    aria-pressed=move || held().to_string() aria-label=text.clone() title=text
                    data-pick=picked(pick) on:focus=tell on:click=move |_| hands::pick_up(play, pick)>
                    <Sign id=piece.symbol()/>
                    <span class="count">"×"{count}</span>
                    <span class="from">{name}{loss.map(|loss| view! { <em>{loss}</em> })}</span>
                </button>
            </li>
        }
    };
    items.into_iter().map(item).collect_view()
}

/// What a button for something to pick up is called.
fn picked(pick: Pick) -> &'static str {
    match pick {
        Pick::Trader(Source::Supply) => "supply",
        Pick::Trader(Source::Province(from)) => from.id(),
        Pick::Construction(kind) => kind.id(),
    }
}

pub(super) fn built(kind: Construction, seat: Seat) -> Piece {
    match kind {
        Construction::Post => Piece::Post(seat),
        Construction::Bridge => Piece::Bridge(seat),
        Construction::Teahouse => Piece::Teahouse(seat),
    }
}

/// What can be done without a place, or has to be chosen among several.
#[component]
fn Deeds(play: Yunnan) -> impl IntoView {
    move || {
        let proposed = play.table.with(|table| table.proposal().is_some());
        if proposed && play.is_present() {
            // Made anew for every proposal: the time to confirm it by itself begins anew too.
            return view! { <div class="deeds"><Confirm play=*play/></div> }.into_any();
        }
        if !play.is_ours() {
            return ().into_any();
        }
        let several = play.own.place.get().map(|place| view! { <Several play place/> });
        let actions: Vec<Action> = play.choices.with(|choices| choices.placeless().collect());
        let reader = play.reader();
        let buttons: Vec<AnyView> =
            actions.into_iter().map(|action| deed(play, Some(action), said(&reader, &action))).collect();
        view! { {several}<div class="deeds">{buttons}</div> }.into_any()
    }
}

/// A button for an action; without one for what can't be done.
fn deed(play: Yunnan, action: Option<Action>, text: String) -> AnyView {
    let id = action.map_or(Icon::Warning.id(), |action| sign(&action));
    let press = move |_| action.into_iter().for_each(|action| play.try_out(action));
    view! {
        <button class="text" type="button" disabled=action.is_none() on:click=press
            data-action=action.map(|action| action.to_string())>
            <Sign id=id.to_owned()/>
            <span>{text}</span>
        </button>
    }
    .into_any()
}

/// Several things could be meant at a place: all of them, each with a button.
#[component]
fn Several(play: Yunnan, place: Place) -> impl IntoView {
    let question = move || {
        let language = play.shell.language.get();
        match place {
            Place::Province(province) => {
                let province = words::yunnan::in_province(language, province);
                fill(words::yunnan::page(language).travel.what_here, &[("in_province", &province)])
            }
            _ => About::new(play).title(place),
        }
    };
    let about = About::new(play);
    let actions = play.choices.with(|choices| choices.at(play.own.pick.get(), place));
    let mut buttons: Vec<AnyView> =
        actions.iter().map(|action| deed(play, Some(*action), said(&about.reader, action))).collect();
    if let Place::Province(province) = place {
        let closed = about.pushes(province).into_iter().filter(|(_, closed)| *closed);
        buttons.extend(closed.map(|(text, _)| deed(play, None, capital(&text))));
    }
    // Its buttons had the focus, and are gone: keys go on at the place.
    on_cleanup(|| browser::focus_on(":root:not(:has(:focus)) .spot[tabindex='0']"));
    view! {
        <div class="several" role="group" aria-label=question>
            <p>{question}</p>
            {buttons}
            <TextButton icon=Icon::Close label=|shell| shell.texts().shell.close press=move || play.lay_down()/>
        </div>
    }
}
