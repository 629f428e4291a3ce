//! The browser app: its pages, and what they need of the browser.

mod asking;
mod assets;
mod bots;
mod browser;
mod chance;
mod files;
mod game;
mod hero;
mod keepsake;
mod later;
mod new_game;
mod online;
mod parts;
mod records;
mod rules;
mod settings;
mod settings_page;
mod sign;
mod sound;
mod start;
mod storage;
mod thinker;
mod yangtze;
mod yunnan;

use leptos::prelude::*;
use leptos_router::components::{FlatRoutes, Route, Router};
use leptos_router::{Lazy, path};

use later::{Meeting, Yangtze, Yunnan};
use rules::RulesPage;
use settings::Shell;
use settings_page::SettingsPage;
use start::StartPage;

fn main() {
    // A panic would be silent otherwise.
    std::panic::set_hook(Box::new(|panic| leptos::logging::error!("{panic}")));
    leptos::mount::mount_to_body(App);
}

/// The whole app.
#[component]
fn App() -> impl IntoView {
    let shell = Shell::provide();
    files::keep_out();
    view! {
        // Not `display: none`: the pieces would lose their gradients.
        <svg class="paints" width="0" height="0" aria-hidden="true" inner_html=art::paints()/>
        <svg class="symbols" aria-hidden="true" inner_html=art::symbols()/>
        <Router>
            <FlatRoutes fallback=move || view! { <main class="nowhere"><h1>{shell.texts().shell.not_found}</h1><a href="/">{shell.texts().shell.to_start}</a></main> }>
                <Route path=path!("/") view=StartPage/>
                <Route path=path!("/yellow-yangtze") view={Lazy::<Yangtze>::new()}/>
                <Route path=path!("/yunnan") view={Lazy::<Yunnan>::new()}/>
                <Route path=path!("/tables") view={Lazy::<Meeting>::new()}/>
                <Route path=path!("/tables/new") view={Lazy::<Meeting>::new()}/>
                <Route path=path!("/table/:id") view={Lazy::<Meeting>::new()}/>
                <Route path=path!("/game/:id") view={Lazy::<Meeting>::new()}/>
                <Route path=path!("/game/:id/at/:step") view={Lazy::<Meeting>::new()}/>
                <Route path=path!("/players/:id") view={Lazy::<Meeting>::new()}/>
                <Route path=path!("/account") view={Lazy::<Meeting>::new()}/>
                <Route path=path!("/rules/:game") view=RulesPage/>
                <Route path=path!("/settings") view=SettingsPage/>
            </FlatRoutes>
        </Router>
    }
}
