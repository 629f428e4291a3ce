//! What happens, said to those who don't see it.

use leptos::prelude::*;

use super::happening::Happened;
use super::play::Play;
use super::prompt;

/// A region that screen readers read aloud whenever it changes: what happened, and who has to decide what.
#[component]
pub(super) fn Announcer(play: Play, happened: RwSignal<Happened>) -> impl IntoView {
    let text = RwSignal::new(String::new());
    Effect::new(move |before: Option<u32>| {
        let asked = if play.looking.get().is_some() { String::new() } else { prompt::asked(play) };
        happened.with(|happened| {
            let mut sentences: Vec<String> = Vec::new();
            if before != Some(happened.number) {
                sentences.clone_from(&happened.told);
            }
            // Whoever looks back is told what happened then, and needn't decide anything.
            sentences.extend((!asked.is_empty()).then_some(asked));
            text.set(sentences.join(" "));
            happened.number
        })
    });
    view! { <p class="unseen announced" role="status" aria-live="polite" aria-atomic="true">{text}</p> }
}
