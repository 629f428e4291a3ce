//! The browser app: its pages, and what they need of the browser.

mod browser;

use leptos::prelude::*;
use words::Language;

fn main() {
    // A panic would be silent otherwise.
    std::panic::set_hook(Box::new(|panic| leptos::logging::error!("{panic}")));
    leptos::mount::mount_to_body(App);
}

/// The whole app.
#[component]
fn App() -> impl IntoView {
    let language = RwSignal::new(browser::language());
    Effect::new(move || browser::set_language(language.get()));
    let other = move |_| {
        language.update(|language| {
            let at = Language::ALL.iter().position(|one| one == language).unwrap_or_default();
            *language = Language::ALL[(at + 1) % Language::ALL.len()];
        });
    };
    view! {
        <main>
            <h1>"pagoda"</h1>
            <button on:click=other>{move || language.get().name()}</button>
        </main>
    }
}
