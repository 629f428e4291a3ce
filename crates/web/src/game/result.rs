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
    // Whoever looks at a record from its start isn't told how it ends; nor what is to come, whoever looks back.
    let told = RwSignal::new(false);
    Effect::new(move || {
        if play.is_finished() && play.is_present() {
            told.set(true);
        }
    });
    let again = move || match play.server {
        Some(server) => server.show(play, |views| views.again),
        None => view! {
            <TextButton icon=Icon::Play label=|shell| shell.texts().game.again strong=true press=|| browser::go("/")/>
        }
        .into_any(),
    };
    let keep = move |drawing: bool| picture::keep_picture(play, &drawn.get_value(), drawing);
    view! {
        <Show when=move || play.is_finished()>
            <section class="result" role="region" aria-label=move || shell.texts().game.over>
                {
                    let totals = totals.clone();
                    view! { <Show when=move || play.is_present()>{totals.run()}</Show> }
                }
                <div class="deeds">
                    {again}
                    <TextButton icon=Icon::Download label=|shell| shell.texts().game.download
                        press=move || picture::keep_record(play)/>
                    <div class="deeds" role="group" aria-label=move || shell.texts().game.picture>
                        <TextButton icon=Icon::Download label=|shell| shell.texts().after.picture_svg press=move || keep(true)/>
                        <TextButton icon=Icon::Download label=|shell| shell.texts().after.picture_png press=move || keep(false)/>
                    </div>
                </div>
                {play.server.map(|server| server.show(play, |views| views.fair))}
                {
                    let course = course.clone();
                    view! { <Show when=move || told.get()>{course.run()}</Show> }
                }
            </section>
        </Show>
    }
}
