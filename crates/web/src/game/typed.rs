//! Actions in their canonical text, typed.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::play::Play;
use crate::parts::Show;

/// A line in which an action is typed: `leader b@K2`.
#[component]
pub(super) fn Typed(play: Play) -> impl IntoView {
    let shell = play.shell;
    let text = RwSignal::new(String::new());
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        match play.any_table().read(shell.language.get_untracked(), &text.get_untracked()) {
            Ok(action) => {
                text.set(String::new());
                play.try_out_text(&action);
            }
            Err(misread) => play.notice.set(Some(misread)),
        }
    };
    view! {
        <Show when=move || play.is_ours()>
            <form class="typed" on:submit=submit>
                <input type="text" spellcheck="false" autocapitalize="off" autocomplete="off" list="typed-actions"
                    prop:value=move || text.get() on:input:target=move |event| text.set(event.target().value())
                    placeholder=move || shell.texts().game.type_here aria-label=move || shell.texts().game.type_here/>
                <datalist id="typed-actions">{move || completions(play, &text.get())}</datalist>
            </form>
        </Show>
    }
}

/// The first few actions that begin like this.
fn completions(play: Play, typed: &str) -> impl IntoView + use<> {
    /// A longer list helps nobody.
    const MOST: usize = 12;
    let most = if play.helps() { MOST } else { 0 };
    let texts = play.any_table().completions(typed.trim_start(), most);
    texts.into_iter().map(|text| view! { <option value=text></option> }).collect_view()
}
