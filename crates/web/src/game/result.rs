//! How the game ended, how it came about, and what can be kept of it.

use art::Icon;
use leptos::prelude::*;

use super::picture::{self, Drawn};
use super::play::Play;
use crate::browser;
use crate::parts::{Show, TextButton};

/// The result, once there is one and everybody has seen how it came.
#[component]
pub(super) fn Result(play: Play, totals: ViewFn, course: ViewFn, drawn: Drawn) -> impl IntoView {
    let shell = play.shell;
    let drawn = StoredValue::new(drawn);
    let keep = move |drawing: bool| picture::keep_picture(play, &drawn.get_value(), drawing);
    view! {
        <Show when=move || play.is_finished()>
            <section class="result" role="region" aria-label=move || shell.texts().game.over>
                {totals.run()}
                <div class="deeds">
                    <TextButton icon=Icon::Play label=|texts| texts.game.again strong=true press=|| browser::go("/")/>
                    <TextButton icon=Icon::Download label=|texts| texts.game.download
                        press=move || picture::keep_record(play)/>
                    <div class="deeds" role="group" aria-label=move || shell.texts().game.picture>
                        <TextButton icon=Icon::Download label=|texts| texts.after.picture_svg press=move || keep(true)/>
                        <TextButton icon=Icon::Download label=|texts| texts.after.picture_png press=move || keep(false)/>
                    </div>
                </div>
                {course.run()}
            </section>
        </Show>
    }
}
