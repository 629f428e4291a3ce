//! What a touch does: piece and then place, or place and then what is meant there.

use ::yunnan::{Action, Construction, Decision, Province, Source};
use art::Point;
use art::yunnan::Piece;
use kernel::{Observer, Refused};
use leptos::prelude::*;
use table::yunnan::{Choices, Pick, Place, why_not, why_nowhere};

use super::Yunnan;
use super::scene::Scene;
use super::shown::asked;
use crate::browser;
use crate::game::Notice;

/// What can be done, also in place of what is proposed.
pub(super) fn choices(play: Yunnan) -> Choices {
    let proposed = play.table.with(|table| {
        let is_proposed = table.proposal().is_some();
        is_proposed.then(|| Choices::new(table.board(), &table.view(play.observer.get())))
    });
    proposed.unwrap_or_else(|| play.choices.get())
}

/// Picks something up, or lays it down if it is held already.
pub(super) fn pick_up(play: Yunnan, pick: Pick) {
    if !untrack(|| play.is_ours()) || !untrack(|| choices(play)).can_pick(pick) {
        return play.notice.set(Some(why_not_now(play, pick)));
    }
    give_way(play);
    play.notice.set(None);
    if let Some(place) = play.own.place.get_untracked() {
        let actions = untrack(|| choices(play)).at(Some(pick), place);
        if let [only] = actions[..] {
            return play.try_out(only);
        }
    }
    play.own.place.set(None);
    play.own.lifted.set(false);
    play.own.pick.update(|held| *held = (*held != Some(pick)).then_some(pick));
}

/// Why something can't be picked up.
pub(super) fn why_not_now(play: Yunnan, pick: Pick) -> Notice {
    let (reader, moment) = untrack(|| (play.reader(), play.moment()));
    let ours = untrack(|| play.is_ours());
    let refused = play
        .table
        .with_untracked(|table| ours.then(|| why_nowhere(table.board(), &table.view(reader.observer), pick)).flatten());
    match refused {
        Some(refused) => Notice {
            text: words::yunnan::refusal(reader.language, &refused),
            rule: if let Refused::Rule(rule) = refused { Some(rule.number()) } else { None },
        },
        None => {
            let asked = untrack(|| play.any_table().asked(&reader, moment));
            let text = asked.map_or_else(|| reader.texts().game.over.to_owned(), |asked| asked.waiting);
            Notice { text, rule: None }
        }
    }
}

/// What is proposed gives way to whatever else is begun.
fn give_way(play: Yunnan) {
    if play.table.with_untracked(|table| table.proposal().is_some()) {
        play.undo();
    }
}

/// A place is touched.
pub(super) fn touch(play: Yunnan, place: Place) {
    if !untrack(|| play.is_ours()) {
        return;
    }
    let pick = play.own.pick.get_untracked();
    play.notice.set(None);
    let choices = untrack(|| choices(play));
    let actions = choices.at(pick, place);
    let trader = match place {
        Place::Province(province) => Some(Pick::Trader(Source::Province(province))),
        _ => None,
    };
    let can_lift = trader.is_some_and(|trader| choices.can_pick(trader));
    let begins = if pick.is_some() { trader == pick } else { can_lift };
    if actions.is_empty() && !begins {
        // Nothing comes of it: what is proposed stays.
        return play.notice.set(Some(refused(play, pick, place)));
    }
    give_way(play);
    play.own.lifted.set(true);
    match (&actions[..], pick) {
        // What stands where it was taken from isn't moved.
        (_, Some(held)) if trader == Some(held) => play.lay_down(),
        (_, None) if can_lift && is_travelling(play) => play.own.pick.set(trader),
        ([], _) => play.own.pick.set(trader),
        ([only], Some(_)) => play.try_out(*only),
        ([only], None) if !is_travelling(play) => play.try_out(*only),
        // Without another choice traders come from the supply.
        (several, None) if several.iter().any(from_supply) => {
            if let Some(action) = several.iter().find(|action| from_supply(action)) {
                play.try_out(*action);
            }
        }
        // Which of several: the tray asks.
        _ => {
            play.own.place.set(Some(place));
            browser::focus_on(".several button");
        }
    }
}

/// What somebody means who touches a place with nothing in hand.
fn meant(play: Yunnan, place: Place) -> Pick {
    match (untrack(|| asked(&play.position())), place) {
        (Some(Decision::Travel), Place::Site(_)) => Pick::Construction(Construction::Bridge),
        (Some(Decision::Teahouse), _) => Pick::Construction(Construction::Teahouse),
        (Some(Decision::Auction), Place::Province(Province::Puer)) => Pick::Trader(Source::Supply),
        // Its traders, from there.
        (_, Place::Province(province)) => Pick::Trader(Source::Province(province)),
        _ => Pick::Trader(Source::Supply),
    }
}

fn is_travelling(play: Yunnan) -> bool {
    untrack(|| asked(&play.position())) == Some(Decision::Travel)
}

fn from_supply(action: &Action) -> bool {
    matches!(
        action,
        Action::Bid { from: Source::Supply, .. }
            | Action::Bank { from: Source::Supply, .. }
            | Action::Market { from: Source::Supply }
    )
}

/// Why what is held can't go to a place, or else why nothing can be done there.
fn refused(play: Yunnan, held: Option<Pick>, place: Place) -> Notice {
    let language = play.shell.language.get_untracked();
    let pick = held.unwrap_or_else(|| meant(play, place));
    let rule = play.table.with_untracked(|table| {
        let view = table.view(play.observer.get_untracked());
        why_not(table.board(), &view, pick, place)
    });
    let texts = &words::yunnan::page(language).travel;
    let text = match (rule, held, place) {
        (Some(rule), ..) => {
            return Notice { text: words::yunnan::rule(language, rule), rule: Some(rule.number()) };
        }
        (_, Some(Pick::Construction(Construction::Bridge)), Place::Province(_)) => texts.needs_site,
        (_, Some(_), Place::Site(_)) if is_travelling(play) => texts.needs_province,
        (_, None, Place::Province(_)) => return why_not_now(play, pick),
        _ => words::screen::screen(language).game.nothing_here,
    };
    Notice { text: text.to_owned(), rule: None }
}

/// The own trader that can be lifted at a point of the sheet, with its size; it is held if it is really carried.
pub(super) fn lift(play: Yunnan, scene: &Scene, at: Point, carried: bool) -> Option<(String, f64)> {
    let Observer::Seat(seat) = play.observer.get_untracked() else { return None };
    if !untrack(|| play.is_ours()) {
        return None;
    }
    let here = |province: &Province| scene.camp(*province, seat).contains(at);
    let pick = Pick::Trader(Source::Province(Province::ALL.into_iter().find(here)?));
    if !untrack(|| choices(play)).can_pick(pick) {
        return None;
    }
    if carried {
        play.own.place.set(None);
        play.own.lifted.set(true);
        play.own.pick.set(Some(pick));
    }
    Some((Piece::Trader(seat).symbol(), 60.0))
}
