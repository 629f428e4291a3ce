//! A link to the moment of a game that somebody looks at.

use art::Icon;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

use super::Visit;
use crate::game::Play;
use crate::parts::IconSign;

/// The address of a moment.
fn address(visit: Visit, step: usize) -> String {
    format!("{}/game/{}/at/{step}", window().location().origin().unwrap_or_default(), visit.id())
}

/// Copies the link. Where browsers don't let it be copied it can be followed, and copied from there.
#[component]
pub(super) fn Moment(play: Play, visit: Visit) -> impl IntoView {
    let shell = play.shell;
    let copied = RwSignal::new(None);
    let is_copied = move || copied.get() == Some(play.at());
    let label = move || {
        let texts = shell.together();
        if is_copied() { texts.online.copied } else { texts.at_table.link }
    };
    let press = move |event: leptos::ev::MouseEvent| {
        let (step, clipboard) = (untrack(|| play.at()), window().navigator().clipboard());
        if clipboard.is_undefined() {
            return;
        }
        event.prevent_default();
        let copying = clipboard.write_text(&address(visit, step));
        spawn_local(async move {
            if JsFuture::from(copying).await.is_ok() {
                let _ = copied.try_set(Some(step));
            }
        });
    };
    let icon = move || if is_copied() { Icon::Confirm } else { Icon::Share };
    view! {
        <a class="button icon" href=move || address(visit, play.at()) target="_blank" rel="noopener" title=label
            aria-label=label on:click=press>
            {move || view! { <IconSign icon=icon()/> }}
        </a>
    }
}
