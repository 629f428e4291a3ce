//! What a touch does: piece and then space, or space and then piece.

use ::yangtze::{Action, Space};
use leptos::prelude::*;
use table::yangtze::{Choices, Pick};

use super::Yangtze;
use crate::game::Notice;

/// Whether a decision is answered by touching a space, without anything to pick up first: a pagoda, a chain, a winner, a
/// tile that is lost.
pub(crate) fn is_about_spaces(choices: &Choices) -> bool {
    choices
        .actions()
        .iter()
        .any(|action| matches!(action, Action::Build { .. } | Action::Winner { .. } | Action::Lose { .. }))
        || chain(choices)
}

/// Whether only blue tiles or nothing can follow.
fn chain(choices: &Choices) -> bool {
    choices.has(&Action::Skip) && choices.actions().iter().any(|action| matches!(action, Action::Tile { .. }))
}

/// Picks something up, or lays it down if it is held already.
pub(crate) fn pick_up(play: Yangtze, pick: Pick) {
    play.notice.set(None);
    play.own.replacing.set(None);
    if let Some(space) = play.own.space.get_untracked() {
        let actions = play.choices.with_untracked(|choices| choices.at(Some(pick), space));
        if let [only] = actions[..] {
            play.try_out(only);
            return;
        }
    }
    play.own.space.set(None);
    play.own.pick.update(|held| *held = (*held != Some(pick)).then_some(pick));
}

/// A space is touched.
pub(crate) fn touch(play: Yangtze, space: Space) {
    if !play.is_ours() {
        return;
    }
    play.notice.set(None);
    let pick = play.own.pick.get_untracked();
    let (actions, about_spaces) =
        play.choices.with_untracked(|choices| (choices.at(pick, space), is_about_spaces(choices)));
    match (&actions[..], pick) {
        ([], Some(held)) => refuse(play, held, space),
        ([], None) => {
            play.own.space.set(None);
            let text = words::screen::screen(play.shell.language.get_untracked()).game.nothing_here.to_owned();
            play.notice.set(Some(Notice { text, rule: None }));
        }
        ([only], Some(_)) => play.try_out(*only),
        ([only], None) if about_spaces => play.try_out(*only),
        // Which of several, or with which piece: the tray asks.
        _ => play.own.space.set(Some(space)),
    }
}

/// Says why what is held can't go to a space.
fn refuse(play: Yangtze, held: Pick, space: Space) {
    let language = play.shell.language.get_untracked();
    let rule = held.piece().and_then(|piece| {
        play.table.with_untracked(|table| {
            let view = table.view(play.observer.get_untracked());
            view.why_not(table.board(), piece, space)
        })
    });
    let notice = match rule {
        Some(rule) => Notice { text: words::yangtze::rule(language, rule), rule: Some(rule.number()) },
        None => {
            let texts = words::screen::screen(language);
            let text = match held {
                Pick::Riot => texts.game.no_riot_here,
                _ => texts.game.nothing_here,
            };
            Notice { text: text.to_owned(), rule: None }
        }
    };
    play.notice.set(Some(notice));
}
