//! The keys of this game: pieces by number and letter.

use ::yangtze::{Action, Colour};
use leptos::prelude::*;
use table::yangtze::Pick;

use super::{Yangtze, hands};
use crate::game::keys::OwnKeys;

/// What they do, for the list of keys.
pub(super) const KEYS: OwnKeys = OwnKeys {
    picks: &[("1 – 6", |shell| shell.texts().keys.tile), ("K R B G Y", |shell| shell.texts().keys.leader)],
    answers: &[("E", |shell| shell.texts().game.end_turn)],
};

/// Does what a key stands for; whether it stands for something.
pub(super) fn press(play: Yangtze, key: &str) -> bool {
    match key {
        "e" if can(play, &Action::End) => {
            play.try_out(Action::End);
            true
        }
        _ => pick(play, key),
    }
}

fn can(play: Yangtze, action: &Action) -> bool {
    untrack(|| play.is_ours()) && play.choices.with_untracked(|choices| choices.has(action))
}

/// Picks up the tile with this number in the hand, or the leader with this letter.
fn pick(play: Yangtze, key: &str) -> bool {
    let Some(sign) = key.chars().next().filter(|_| key.chars().count() == 1 && untrack(|| play.is_ours())) else {
        return false;
    };
    let picked = match sign.to_digit(10) {
        Some(number) => {
            let hand = untrack(|| play.view()).hand().unwrap_or_default();
            let mut tiles = hand.iter().flat_map(|(colour, count)| (0..count).map(move |_| colour));
            (number as usize).checked_sub(1).and_then(|before| tiles.nth(before)).map(Pick::Tile)
        }
        None => Colour::ALL.into_iter().find(|colour| colour.letter() == sign).map(Pick::Leader),
    };
    if let Some(picked) = picked {
        hands::pick_up(play, picked);
    }
    picked.is_some()
}
