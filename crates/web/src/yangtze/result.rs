//! How the game ended, and what can be kept of it.

use ::yangtze::{Colour, spread_yellow};
use art::Icon;
use kernel::Seat;
use leptos::prelude::*;

use super::play::Play;
use crate::parts::{Sign, TextButton};
use crate::settings::Shell;
use crate::{browser, keepsake};

/// The result, once there is one.
#[component]
pub(crate) fn Result(play: Play) -> impl IntoView {
    let shell = Shell::get();
    move || {
        let outcome = play.table.with(|table| table.settled().outcome()).filter(|_| play.looking.get().is_none());
        outcome.map(|outcome| {
            let (language, names) = (shell.language.get(), play.names());
            let settled = play.table.with(table::Table::settled);
            let rows = Seat::all(settled.open().players())
                .map(|seat| {
                    let points = settled.open().points(seat);
                    let spread = spread_yellow(points);
                    let won = outcome.winners.contains(&seat.index());
                    let cells = Colour::ALL
                        .map(|colour| view! { <td>{points[colour.index()]}</td> })
                        .collect_view();
                    view! {
                        <tr class:won=won>
                            <th scope="row"><Sign id=art::crest_id(seat)/>{words::yangtze::name(language, &names, seat).to_owned()}</th>
                            {cells}
                            <td class="score">{spread[0]}</td>
                        </tr>
                    }
                })
                .collect_view();
            let heads = Colour::ALL.map(|colour| view! { <th scope="col"><Sign id=art::role_id(colour)/></th> }).collect_view();
            let record = move || {
                if let Ok(text) = play.table.with_untracked(|table| table.record(true)) {
                    keepsake::download("yellow-yangtze.json", "application/json", &(text + "\n"));
                }
            };
            let again = move || browser::go("/");
            view! {
                <section class="result" role="region" aria-label=shell.texts().game.over>
                    <h2>{words::yangtze::victory(language, &names, &outcome)}</h2>
                    <table>
                        <thead><tr><td></td>{heads}<th scope="col">{shell.texts().game.score}</th></tr></thead>
                        <tbody>{rows}</tbody>
                    </table>
                    <div class="deeds">
                        <TextButton icon=Icon::Play label=|texts| texts.game.again strong=true press=again/>
                        <TextButton icon=Icon::Download label=|texts| texts.game.download press=record/>
                    </div>
                </section>
            }
        })
    }
}
