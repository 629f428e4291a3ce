//! How the game ended, how it came about, and what can be kept of it.

use ::yangtze::{Colour, spread_yellow};
use art::Icon;
use kernel::Seat;
use leptos::prelude::*;

use super::course::Course;
use super::picture;
use super::play::Play;
use crate::browser;
use crate::parts::{Sign, TextButton};
use crate::settings::Shell;

/// The result, once there is one and everybody has seen how it came.
#[component]
pub(crate) fn Result(play: Play) -> impl IntoView {
    let shell = Shell::get();
    view! {
        <Show when=move || play.is_finished()>
            <section class="result" role="region" aria-label=move || shell.texts().game.over>
                <Totals play/>
                <div class="deeds">
                    <TextButton icon=Icon::Play label=|texts| texts.game.again strong=true press=|| browser::go("/")/>
                    <TextButton icon=Icon::Download label=|texts| texts.game.download
                        press=move || picture::keep_record(play)/>
                    <div class="deeds" role="group" aria-label=move || shell.texts().game.picture>
                        <TextButton icon=Icon::Download label=|texts| texts.after.picture_svg
                            press=move || picture::keep_picture(play, true)/>
                        <TextButton icon=Icon::Download label=|texts| texts.after.picture_png
                            press=move || picture::keep_picture(play, false)/>
                    </div>
                </div>
                <Course play/>
            </section>
        </Show>
    }
}

/// Who has won, and everybody's points.
#[component]
fn Totals(play: Play) -> impl IntoView {
    let shell = Shell::get();
    move || {
        let settled = play.table.with(table::Table::settled);
        settled.outcome().map(|outcome| {
            let (language, names) = (shell.language.get(), play.names());
            let rows = Seat::all(settled.open().players())
                .map(|seat| {
                    let points = settled.open().points(seat);
                    let won = outcome.winners.contains(&seat.index());
                    let cells = Colour::ALL.map(|colour| view! { <td>{points[colour.index()]}</td> }).collect_view();
                    view! {
                        <tr class:won=won>
                            <th scope="row"><Sign id=art::crest_id(seat)/>{words::yangtze::name(language, &names, seat).to_owned()}</th>
                            {cells}
                            <td class="score">{spread_yellow(points)[0]}</td>
                        </tr>
                    }
                })
                .collect_view();
            let head = |colour: Colour| {
                let name = words::yangtze::colour(language, colour);
                view! { <th scope="col" data-colour=colour.letter().to_string() title=name aria-label=name><Sign id=art::role_id(colour)/></th> }
            };
            view! {
                <h2>{words::yangtze::victory(language, &names, &outcome)}</h2>
                <table>
                    <thead><tr><td></td>{Colour::ALL.map(head).collect_view()}<th scope="col">{shell.texts().game.score}</th></tr></thead>
                    <tbody>{rows}</tbody>
                </table>
            }
        })
    }
}
