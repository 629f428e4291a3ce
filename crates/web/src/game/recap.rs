//! What happened since the own last turn, shown again with captions.

use std::time::Duration;

use art::Icon;
use kernel::Observer;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use words::screen::fill;

use super::play::{Play, Told};
use crate::browser;
use crate::parts::{IconButton, Show, TextButton};
use crate::settings::Speed;

/// A recap that is being shown.
#[derive(Clone, Copy)]
pub(super) struct Recap {
    play: Play,
    /// The steps that are told, one after the other.
    steps: RwSignal<Vec<usize>>,
    at: RwSignal<usize>,
    paused: RwSignal<bool>,
}

impl Recap {
    pub(super) fn new(play: Play) -> Self {
        let recap = Self { play, steps: RwSignal::new(Vec::new()), at: RwSignal::new(0), paused: RwSignal::new(false) };
        // Whoever goes back to the game by another way has seen enough.
        Effect::new(move || {
            if play.looking.get().is_none() {
                recap.steps.set(Vec::new());
            }
        });
        Effect::new(move || {
            let at = recap.at.get();
            let more = recap.steps.with(|steps| at + 1 < steps.len());
            let pace = pace(recap);
            if more && pace > 0 && !recap.paused.get() {
                let timer = set_timeout_with_handle(move || recap.step(true), Duration::from_millis(pace));
                on_cleanup(move || timer.into_iter().for_each(|timer| timer.clear()));
            }
        });
        Effect::new(move || {
            let at = recap.at.get();
            let step = recap.steps.with(|steps| steps.get(at).copied());
            play.told.set(step.map_or(Told::Nothing, Told::Step));
        });
        let escape = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
            if recap.is_on_untracked() && event.key() == "Escape" {
                recap.end();
            }
        });
        on_cleanup(move || escape.remove());
        recap
    }

    fn is_on_untracked(self) -> bool {
        !self.steps.with_untracked(Vec::is_empty)
    }

    pub(super) fn is_on(self) -> bool {
        !self.steps.with(Vec::is_empty)
    }

    /// What there is to tell to whoever looks.
    fn there_is(self) -> Vec<usize> {
        match self.play.observer.get() {
            Observer::Seat(seat) => self.play.any_table().since_last_turn(seat),
            Observer::Spectator => Vec::new(),
        }
    }

    /// Begins as soon as there is a board to show it on.
    pub(super) fn begin_when_drawn(self) {
        Effect::new(move |begun: Option<bool>| {
            let begins = self.play.drawn.get() && begun != Some(true);
            if begins && untrack(|| self.play.is_ours()) {
                self.begin();
            }
            begins || begun == Some(true)
        });
    }

    fn begin(self) {
        let steps = untrack(|| self.there_is());
        let Some(first) = steps.first() else { return };
        self.play.lay_down();
        self.play.looking.set(Some(first + 1));
        self.at.set(0);
        // Nothing goes on by itself for those who want everything at once.
        self.paused.set(self.play.shell.settings.with_untracked(|settings| settings.speed == Speed::Instant));
        self.steps.set(steps);
        browser::focus_on(".recap .controls button");
    }

    /// To the next picture, or back; after the last the recap ends.
    fn step(self, forwards: bool) {
        let at = self.at.get_untracked();
        let next = if forwards { at + 1 } else { at.saturating_sub(1) };
        match self.steps.with_untracked(|steps| steps.get(next).copied()) {
            Some(step) => {
                self.at.set(next);
                self.play.looking.set(Some(step + 1));
            }
            None => self.end(),
        }
    }

    fn end(self) {
        self.steps.set(Vec::new());
        self.play.looking.set(None);
    }
}

/// How long a caption is shown.
fn pace(recap: Recap) -> u64 {
    match recap.play.shell.settings.with(|settings| settings.speed) {
        // Those who step by hand go on by themselves at a calm pace if they ask for it.
        Speed::Instant | Speed::Normal => 2_600,
        Speed::Fast => 1_400,
        Speed::Slow => 4_500,
    }
}

/// The button that begins a recap, and the bar with its caption.
#[component]
pub(super) fn RecapBar(play: Play, recap: Recap) -> impl IntoView {
    let shell = play.shell;
    let offered = Memo::new(move |_| {
        !recap.is_on() && play.is_ours() && !play.standing.get().can_undo() && !recap.there_is().is_empty()
    });
    let caption = move || {
        let step = recap.steps.with(|steps| steps.get(recap.at.get()).copied());
        step.map(|step| play.any_table().told(&play.reader(), step..step + 1).join(" "))
    };
    let count = move || {
        let all = recap.steps.with(Vec::len);
        fill(shell.texts().recap.count, &[("at", &(recap.at.get() + 1)), ("all", &all)])
    };
    let keys = move |event: KeyboardEvent| match event.key().as_str() {
        "ArrowRight" => recap.step(true),
        "ArrowLeft" => recap.step(false),
        _ => (),
    };
    let go_on = move || recap.paused.update(|paused| *paused = !*paused);
    let first = Signal::derive(move || recap.at.get() == 0);
    view! {
        <Show when=move || offered.get()>
            <div class="recap-offer">
                <TextButton icon=Icon::Play label=|shell| shell.texts().recap.since_last_turn press=move || recap.begin()/>
            </div>
        </Show>
        <Show when=move || recap.is_on()>
            <section class="recap" role="region" aria-label=move || shell.texts().recap.since_last_turn on:keydown=keys>
                <p class="caption"><span class="count">{count}</span>" "{caption}</p>
                <div class="controls">
                    <Show when=move || recap.paused.get() fallback=move || view! {
                        <IconButton icon=Icon::Pause label=|shell| shell.texts().recap.pause press=go_on/>
                    }>
                        <IconButton icon=Icon::Play label=|shell| shell.texts().recap.go_on press=go_on/>
                    </Show>
                    <IconButton icon=Icon::Back label=|shell| shell.texts().recap.previous press=move || recap.step(false) disabled=first/>
                    <IconButton icon=Icon::Forward label=|shell| shell.texts().recap.next press=move || recap.step(true)/>
                    <TextButton icon=Icon::Close label=|shell| shell.texts().recap.skip press=move || recap.end()/>
                </div>
            </section>
        </Show>
    }
}
