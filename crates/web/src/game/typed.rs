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
        // Whoever is refused can mend what was typed.
        if play.took_text(&written(&text.get_untracked())) {
            text.set(String::new());
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

/// What is meant as actions are written, whatever its capitals and blanks: only the letters of spaces are large.
pub(crate) fn written(typed: &str) -> String {
    let words: Vec<String> = typed.split_whitespace().map(str::to_ascii_lowercase).collect();
    let text = words.join(" ");
    let letters: Vec<char> = text.chars().collect();
    let written = letters.iter().enumerate().map(|(number, sign)| {
        let alone = number.checked_sub(1).is_none_or(|before| !letters[before].is_alphanumeric());
        let of_space = alone && letters.get(number + 1).is_some_and(char::is_ascii_digit);
        if of_space { sign.to_ascii_uppercase() } else { *sign }
    });
    written.collect()
}

/// The first few actions that begin like this.
fn completions(play: Play, typed: &str) -> impl IntoView + use<> {
    /// A longer list helps nobody.
    const MOST: usize = 12;
    let most = if play.helps() { MOST } else { 0 };
    let texts = play.any_table().completions(typed.trim_start(), most);
    texts.into_iter().map(|text| view! { <option value=text></option> }).collect_view()
}
