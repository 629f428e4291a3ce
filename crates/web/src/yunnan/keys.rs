//! The keys of this game: pieces by letter and number.

use ::yunnan::{Action, Construction, Province, Source};
use leptos::prelude::*;
use table::yunnan::Pick;

use super::{Yunnan, hands};
use crate::game::keys::OwnKeys;

/// What they do, for the list of keys.
pub(super) const KEYS: OwnKeys = OwnKeys {
    picks: &[
        ("T", |shell| shell.texts().keys.trader),
        ("1 – 6", |shell| shell.texts().keys.trader_of),
        ("O B H", |shell| shell.texts().keys.construction),
    ],
    answers: &[("E", |shell| shell.texts().keys.pass)],
};

/// Does what a key stands for; whether it stands for something.
pub(super) fn press(play: Yunnan, key: &str) -> bool {
    if !untrack(|| play.is_ours()) {
        return false;
    }
    let pick = match key {
        "e" => {
            let end = [Action::Pass, Action::Done, Action::Keep];
            let end = end.into_iter().find(|end| play.choices.with_untracked(|choices| choices.has(end)));
            if let Some(end) = end {
                play.try_out(end);
            }
            return end.is_some();
        }
        "t" => Pick::Trader(Source::Supply),
        "o" => Pick::Construction(Construction::Post),
        "b" => Pick::Construction(Construction::Bridge),
        "h" => Pick::Construction(Construction::Teahouse),
        _ => match key.parse::<usize>().ok().and_then(|number| Province::ALL.get(number.checked_sub(1)?)) {
            Some(province) => Pick::Trader(Source::Province(*province)),
            None => return false,
        },
    };
    hands::pick_up(play, pick);
    true
}
