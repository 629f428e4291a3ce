//! What a touch does: piece and then space, or space and then piece.

use ::yangtze::{Action, Position, Rule, Space};
use kernel::{Game as _, Observer, Pending, Refused};
use leptos::prelude::*;
use table::Placing as _;
use table::yangtze::{Choices, Pick};

use super::Yangtze;
use crate::browser;
use crate::game::{Notice, Shown as _};

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
        ([], _) => {
            play.own.space.set(None);
            match own_leader(play, space).filter(|_| matches!(pick, None | Some(Pick::Leader(_)))) {
                Some(leader) => pick_up(play, leader),
                None => refuse(play, pick, space),
            }
        }
        ([only], Some(_)) => play.try_out(*only),
        ([only], None) if about_spaces => play.try_out(*only),
        // Which of several, or with which piece: the tray asks.
        _ => {
            play.own.space.set(Some(space));
            browser::focus_on(".several button");
        }
    }
}

/// The own leader on a space, if it can be picked up.
fn own_leader(play: Yangtze, space: Space) -> Option<Pick> {
    let found = play.table.with_untracked(|table| table.position().open().leader_at(table.board(), space));
    let (_, colour) = found.filter(|(seat, _)| play.observer.get_untracked() == Observer::Seat(*seat))?;
    // A leader that can go nowhere can still go home.
    play.choices.with_untracked(|choices| choices.has(&Action::Withdraw { colour })).then_some(Pick::Leader(colour))
}

/// Says why what is held, or anything, can't go to a space.
fn refuse(play: Yangtze, held: Option<Pick>, space: Space) {
    let language = play.shell.language.get_untracked();
    let notice = match why_not(play, held, space) {
        Some(rule) => Notice { text: words::yangtze::rule(language, rule), rule: Some(rule.number()) },
        None => match untrack(|| play.position()).pending() {
            Pending::Decision { decision, .. } => Notice {
                text: words::yangtze::refusal(language, &Refused::NotNow(decision)),
                rule: Position::rule_asking(decision),
            },
            Pending::Over => return,
        },
    };
    play.notice.set(Some(notice));
}

/// The rule that keeps something from a space; none if it isn't spaces that are asked for.
fn why_not(play: Yangtze, held: Option<Pick>, space: Space) -> Option<Rule> {
    let piece = match held {
        Some(Pick::Riot) => return Some(Rule::NoTileThere),
        Some(Pick::Pagoda) => return Some(Rule::NotATriangle),
        Some(held) => held.piece(),
        None => {
            let actions = play.choices.with_untracked(|choices| choices.actions().to_vec());
            let asked = actions.iter().find_map(|action| match action {
                Action::Build { .. } => Some(Rule::TriangleNotNew),
                Action::Winner { .. } => Some(Rule::NotStrongest),
                Action::Lose { .. } => Some(Rule::NotWinnersRed),
                _ => None,
            });
            if asked.is_some() {
                return asked;
            }
            // Something that could go elsewhere.
            actions.iter().find_map(|action| action.pick()?.piece())
        }
    };
    let view = untrack(|| play.view());
    piece.and_then(|piece| play.table.with_untracked(|table| view.why_not(table.board(), piece, space)))
}
