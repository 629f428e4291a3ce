//! Actions in their canonical text, typed.

use ::yangtze::{Action, Misread};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::play::{Notice, Play};

/// A line in which an action is typed: `leader b@K2`.
#[component]
pub(crate) fn Typed(play: Play) -> impl IntoView {
    let shell = play.shell;
    let text = RwSignal::new(String::new());
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let typed = text.get_untracked();
        match read(&typed) {
            // Whoever is refused can mend what was typed.
            Ok(action) if play.took(action) => text.set(String::new()),
            Ok(_) => (),
            Err(misread) => {
                let text = words::yangtze::misread(shell.language.get_untracked(), misread);
                play.notice.set(Some(Notice { text, rule: None }));
            }
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

/// The action that is meant, whatever its capitals and blanks: only the letters of spaces are large.
fn read(typed: &str) -> Result<Action, Misread> {
    let words: Vec<String> = typed.split_whitespace().map(str::to_ascii_lowercase).collect();
    let text = words.join(" ");
    let letters: Vec<char> = text.chars().collect();
    let written = letters.iter().enumerate().map(|(number, sign)| {
        let alone = number.checked_sub(1).is_none_or(|before| !letters[before].is_alphanumeric());
        let of_space = alone && letters.get(number + 1).is_some_and(char::is_ascii_digit);
        if of_space { sign.to_ascii_uppercase() } else { *sign }
    });
    written.collect::<String>().parse()
}

/// The first few actions that begin like this.
fn completions(play: Play, typed: &str) -> impl IntoView + use<> {
    /// A longer list helps nobody.
    const MOST: usize = 12;
    let typed = typed.trim_start();
    let most = if play.helps() { MOST } else { 0 };
    play.choices.with(|choices| {
        let texts = choices.actions().iter().map(ToString::to_string).filter(|text| begins(text, typed));
        texts.take(most).map(|text| view! { <option value=text></option> }).collect_view()
    })
}

/// Whether a text begins with what was typed, whatever the capitals.
fn begins(text: &str, typed: &str) -> bool {
    text.get(..typed.len()).is_some_and(|start| start.eq_ignore_ascii_case(typed))
}
