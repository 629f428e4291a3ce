//! What a bot weighs: each action with how often it was tried and what it promises.

use ::yangtze::{Action, Commitment};
use leptos::prelude::*;
use words::screen::fill;
use worker_talk::Candidate;

use super::play::Play;
use super::tray;

/// More can't be followed while it changes.
const MOST: usize = 6;

/// The most promising actions, with a bar each. The list keeps its height, however many there are.
#[component]
pub(crate) fn Candidates(play: Play, list: Signal<Vec<Candidate>>) -> impl IntoView {
    let shell = play.shell;
    let row = move |number: usize| {
        let action = Memo::new(move |_| {
            list.with(|list| list.get(number).and_then(|candidate| candidate.action.parse::<Action>().ok()))
        });
        let what =
            move || action.get().map(|action| view! { {tray::sign(&action)}<span>{label(play, &action)}</span> });
        let numbers = move || list.with(|list| list.get(number).map(|candidate| (candidate.visits, candidate.value)));
        let part = move || {
            let most = list.with(|list| list.iter().map(|candidate| candidate.visits).max().unwrap_or(0)).max(1);
            let tried = numbers().map_or(0, |(visits, _)| u64::from(visits));
            format!("{}%", 100 * tried / u64::from(most))
        };
        let value = move || {
            numbers().map(|(_, value)| words::play::percentage(shell.language.get(), 100.0 * value.clamp(0.0, 1.0)))
        };
        let visits = move || numbers().filter(|(visits, _)| *visits > 0).map(|(visits, _)| format!("{visits}×"));
        view! {
            <li>
                <span class="what">{what}</span>
                <span class="value">{value}</span>
                <span class="bar" aria-hidden="true"><span style:width=part></span></span>
                <span class="visits">{visits}</span>
            </li>
        }
    };
    view! {
        <ol class="candidates" aria-label=move || shell.texts().help.weighed>{(0..MOST).map(row).collect_view()}</ol>
    }
}

/// What an action is called, and where it is.
fn label(play: Play, action: &Action) -> String {
    let (said, texts) = (tray::said(play.shell, action), play.shell.texts());
    let given = |commitment: Commitment| {
        let count = fill(texts.fight.commit, &[("count", &commitment.tiles)]);
        if commitment.leader { format!("{count} {}", texts.fight.with_leader) } else { count }
    };
    match action {
        Action::Commit(commitment) => given(*commitment),
        Action::Support { side: Some((state, commitment)) } => format!("{state}: {}", given(*commitment)),
        Action::Support { side: None } => texts.fight.support_none.to_owned(),
        Action::Tile { space, .. } | Action::Leader { space, .. } | Action::Riot { space, .. } => {
            format!("{said} {space}")
        }
        _ => said,
    }
}
