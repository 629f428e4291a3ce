//! The browser app: its pages, and what they need of the browser.

mod app;
mod assets;
mod browser;
mod thinker;

fn main() {
    // A panic would be silent otherwise.
    std::panic::set_hook(Box::new(|panic| leptos::logging::error!("{panic}")));
    leptos::mount::mount_to_body(app::App);
}
