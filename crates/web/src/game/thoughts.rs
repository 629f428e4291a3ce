//! What a bot weighs: each action with how often it was tried and what it promises.

use leptos::prelude::*;
use worker_talk::Candidate;

use super::play::Play;
use crate::parts::Sign;

/// More can't be followed while it changes.
const MOST: usize = 6;

/// The most promising actions, with a bar each. The list keeps its height, however many there are.
#[component]
pub(super) fn Candidates(play: Play, list: Signal<Vec<Candidate>>) -> impl IntoView {
    let shell = play.shell;
    let row = move |number: usize| {
        let action = Memo::new(move |_| list.with(|list| list.get(number).map(|candidate| candidate.action.clone())));
        let what = move || {
            let (sign, name) = play.any_table().weighed(&play.reader(), &action.get()?)?;
            Some(view! { <Sign id=sign/><span>{name}</span> })
        };
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
