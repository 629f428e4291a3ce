//! Taking back what was confirmed: only where one person plays with bots, and only after a question.

use art::Icon;
use leptos::prelude::*;

use super::play::Play;
use crate::parts::{IconButton, Show, TextButton};

/// The button, and the question that it puts first.
#[component]
pub(super) fn TakeBack(play: Play) -> impl IntoView {
    let shell = play.shell;
    let asking = RwSignal::new(false);
    let alone = move || play.persons() == 1;
    let can = Signal::derive(move || {
        play.looking.get().is_none()
            && !play.standing.get().is_over
            && play.server.is_none_or(|server| !server.is_asked.get() && !server.is_left.get())
            && play.any_table().can_take_back()
    });
    let really = move || match play.server {
        Some(_) => shell.texts().people.undo_really,
        None => shell.texts().help.take_back_really,
    };
    let take_back = move || {
        asking.set(false);
        // Whoever thinks about what comes next thinks about something that won't be.
        play.bots.stop();
        play.take_back();
    };
    view! {
        <Show when=alone>
            <div class="take-back">
                <IconButton icon=Icon::Back label=|shell| shell.texts().game.take_back press=move || asking.set(true)
                    disabled=Signal::derive(move || !can.get())/>
                <Show when=move || asking.get() && can.get()>
                    <div class="question" role="alertdialog" aria-label=move || shell.texts().game.take_back>
                        <p>{really}</p>
                        <div class="deeds">
                            <TextButton icon=Icon::Back label=|shell| shell.texts().help.take_it_back strong=true press=take_back/>
                            <TextButton icon=Icon::Close label=|shell| shell.texts().help.leave_it press=move || asking.set(false)/>
                        </div>
                    </div>
                </Show>
            </div>
        </Show>
    }
}
