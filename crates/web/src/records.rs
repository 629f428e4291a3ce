//! Games from files: chosen, or dropped anywhere on the page.

use art::Icon;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use words::screen::fill;

use crate::later::{self, Unopened};
use crate::parts::{FileButton, Show, TextButton};
use crate::settings::Shell;
use crate::{browser, files};

/// Games that come from a file: chosen, or dropped on the page.
#[derive(Clone, Copy)]
struct Coming {
    shell: Shell,
    problem: RwSignal<Option<String>>,
    /// The games of a file that has more than one.
    several: RwSignal<Vec<String>>,
    chosen: RwSignal<usize>,
    dragging: RwSignal<bool>,
}

impl Coming {
    /// Takes what is dropped anywhere on the page.
    fn listen() -> Self {
        let this = Self {
            shell: Shell::get(),
            problem: RwSignal::new(None),
            several: RwSignal::new(Vec::new()),
            chosen: RwSignal::new(1),
            dragging: RwSignal::new(false),
        };
        let over = window_event_listener(ev::dragover, move |event| {
            if !files::brings(&event) {
                return;
            }
            files::offer(&event, "copy");
            this.dragging.set(true);
        });
        let left = window_event_listener(ev::dragleave, move |event| {
            if event.related_target().is_none() {
                this.dragging.set(false);
            }
        });
        let dropped = window_event_listener(ev::drop, move |event| {
            this.dragging.set(false);
            // Somebody else may have taken it already: a board for a new game.
            if !event.default_prevented() {
                files::read_first(files::dropped(&event), move |text| this.take(text));
            }
        });
        on_cleanup(move || {
            over.remove();
            left.remove();
            dropped.remove();
        });
        this
    }

    /// Forgets what came.
    fn clear(self) {
        self.problem.set(None);
        self.several.set(Vec::new());
        self.chosen.set(1);
    }

    fn take(self, text: Option<String>) {
        self.clear();
        let texts = self.shell.texts_untracked();
        let Some(text) = text else { return self.problem.set(Some(texts.start.no_text.to_owned())) };
        match table::games(&text)[..] {
            [] => self.problem.set(Some(texts.after.problems.empty.to_owned())),
            [game] => self.look(game.to_owned()),
            ref games => self.several.set(games.iter().map(|game| (*game).to_owned()).collect()),
        }
    }

    fn look(self, game: String) {
        let (language, texts) = (self.shell.language.get_untracked(), self.shell.texts_untracked());
        spawn_local(async move {
            match later::open_record(language, game).await {
                Ok(address) => browser::go(&address),
                Err(Unopened::Problems(problems)) => self.problem.set(problems.into_iter().next()),
                Err(Unopened::NotLoaded) => self.problem.set(Some(texts.shell.not_loaded.to_owned())),
            }
        });
    }

    fn is_empty(self) -> bool {
        self.problem.with(Option::is_none) && self.several.with(Vec::is_empty)
    }

    /// What is wrong with a file, or which of its games is wanted.
    fn said(self) -> impl IntoView {
        let Self { shell, several, chosen, .. } = self;
        let problem = self.problem.get().map(|why| {
            let text = fill(shell.texts().start.unreadable, &[("why", &why)]);
            let place = NodeRef::<leptos::html::P>::new();
            // A file can be dropped anywhere on the page.
            place.on_load(|place| place.scroll_into_view());
            view! { <p class="notice" role="alert" node_ref=place>{text}</p> }
        });
        let count = several.with(Vec::len);
        let choice = (count > 0).then(|| {
            let texts = shell.texts();
            let open = move || {
                let game = several.with_untracked(|games| games.get(chosen.get_untracked() - 1).cloned());
                self.look(game.unwrap_or_default());
            };
            view! {
                <div class="several-games deeds" role="group">
                    <p role="status">{fill(texts.after.several_games, &[("count", &count)])}</p>
                    <label>
                        <span>{texts.after.which_game}</span>
                        <input type="number" min="1" max=count.to_string() prop:value="1"
                            on:input:target=move |event| {
                                let number = event.target().value().parse().unwrap_or(1);
                                chosen.set(number.clamp(1, count));
                            }/>
                    </label>
                    <TextButton icon=Icon::Eye label=|shell| shell.texts().after.open press=open/>
                </div>
            }
        });
        (choice, problem)
    }
}

/// A game from a file: to look at it, or to go on with it at one screen.
#[component]
pub(crate) fn OpenRecord() -> impl IntoView {
    let coming = Coming::listen();
    let shell = coming.shell;
    view! {
        <section class="offer record" class:dragging=coming.dragging>
            <h2>{move || shell.texts().start.open_record}</h2>
            <Show when=move || coming.dragging.get()>
                <p>{move || shell.texts().after.drop_here}</p>
            </Show>
            <FileButton about=|shell| shell.texts().start.open_record_about accept=".json,.jsonl,.txt,application/json"
                take=move |chosen| files::read_first(chosen, move |text| coming.take(text))/>
            {move || coming.said()}
        </section>
    }
}

/// A game that is dropped on another one is looked at. What there is to say about it lies over the page.
#[component]
pub(crate) fn DroppedRecord() -> impl IntoView {
    let coming = Coming::listen();
    let shell = coming.shell;
    view! {
        <Show when=move || coming.dragging.get() || !coming.is_empty()>
            <section class="offer record dropped" class:dragging=coming.dragging role="dialog"
                aria-label=move || shell.texts().start.open_record>
                <Show when=move || coming.dragging.get()>
                    <p>{move || shell.texts().after.drop_here}</p>
                </Show>
                {move || coming.said()}
                <Show when=move || !coming.is_empty()>
                    <TextButton icon=Icon::Close label=|shell| shell.texts().shell.close press=move || coming.clear()/>
                </Show>
            </section>
        </Show>
    }
}
