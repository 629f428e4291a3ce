//! Whether the deal of a game that is over was fair: what was promised, what was added, and the check.

use std::sync::Arc;

use leptos::prelude::*;

use super::Visit;
use crate::game::Play;
use crate::parts::{Show, TextButton};
use crate::settings::Text;

/// Whether the deal of the game on the screen follows from what was promised and added.
pub(super) type Holds = Arc<dyn Fn(&protocol::fair::Fair) -> bool + Send + Sync>;

/// What everybody has added; bots, and whoever has no program that does, add nothing.
fn nonces(nonces: &[String]) -> String {
    let said: Vec<&str> = nonces.iter().map(|nonce| if nonce.is_empty() { "–" } else { nonce }).collect();
    said.join(" · ")
}

/// What was promised and added, and the check.
#[component]
pub(super) fn Fair(play: Play, visit: Visit, holds: Holds) -> impl IntoView {
    let shell = play.shell;
    let fair = move || {
        visit
            .with(|table| {
                let (commitment, nonces) = (table.commitment.clone(), table.nonces.clone());
                table.seed.clone().map(|seed| protocol::fair::Fair { seed, commitment, nonces })
            })
            .flatten()
    };
    let verdict = RwSignal::new(None);
    let holds = StoredValue::new(holds);
    let check = move || {
        let fair = untrack(fair);
        verdict.set(fair.map(|fair| holds.get_value()(&fair)));
    };
    let item = move |label: Text, text: String| {
        view! { <dt>{move || label(shell)}</dt><dd><code>{text}</code></dd> }
    };
    let list = move || {
        fair().map(|fair| {
            view! {
                <dl>
                    {item(|shell| shell.together().at_table.commitment, fair.commitment)}
                    {item(|shell| shell.together().at_table.seed, fair.seed)}
                    {item(|shell| shell.together().at_table.nonces, nonces(&fair.nonces))}
                </dl>
            }
        })
    };
    let said = move || {
        let texts = shell.together();
        verdict.get().map(|holds| if holds { texts.at_table.fair_holds } else { texts.at_table.fair_fails })
    };
    view! {
        <Show when=move || fair().is_some()>
            <details class="fair">
                <summary>{move || shell.together().at_table.fair}</summary>
                <p>{move || shell.together().at_table.fair_about}</p>
                {list}
                <TextButton icon=art::Icon::Confirm label=|shell| shell.together().at_table.fair_check press=check/>
                <p class="notice" class:holds=move || verdict.get() == Some(true) role="status">{said}</p>
            </details>
        </Show>
    }
}
